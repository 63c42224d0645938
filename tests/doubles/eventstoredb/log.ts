import { EventEmitter } from 'node:events';
import { openJournal } from './journal';
import { sizeOf, type Proposed, type Recorded } from './record';

export type Expected = number | 'any' | 'no-stream' | 'stream-exists';
export type Appended =
  | { ok: true; revision: number; position: number }
  /** `current` is -1 when the stream does not exist. */
  | { ok: false; current: number };

/** The position of the first event; the server's own records lie before it. */
const firstPosition = 1_604;
/** The server writes system events in between; here one after this many appends, so that tests are deterministic. */
const statsEvery = 7;

const taken = (last: Recorded | undefined): Appended => ({
  ok: true,
  revision: last?.revision ?? -1,
  position: last?.position ?? 0,
});

/** The events of one server, with its rules for expected revisions and repeated event ids. */
export function openLog(file?: string) {
  const journal = file === undefined ? undefined : openJournal(file);
  const events: Recorded[] = [];
  const byStream = new Map<string, Recorded[]>();
  /** In memory only, as on the server: after a restart a repeated append with `any` is written again. */
  const seen = new Map<string, Recorded>();
  const news = new EventEmitter().setMaxListeners(0);
  let flushing: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let appends = 0;

  const keep = (event: Recorded) => {
    events.push(event);
    const stream = byStream.get(event.stream);
    if (stream) stream.push(event);
    else byStream.set(event.stream, [event]);
  };
  const currentOf = (stream: string) => (byStream.get(stream)?.length ?? 0) - 1;

  function write(stream: string, proposed: readonly Proposed[]): Recorded[] {
    let revision = currentOf(stream);
    let position = events.at(-1)?.end ?? firstPosition;
    const created = String(BigInt(Date.now()) * 10_000n);
    const written = proposed.map((event) => {
      const at = position;
      position += sizeOf(stream, event);
      return { ...event, stream, revision: ++revision, position: at, end: position, created };
    });
    journal?.write(written);
    for (const event of written) {
      keep(event);
      seen.set(event.id, event);
    }
    return written;
  }

  const system = (stream: string, type: string) =>
    write(stream, [
      { id: crypto.randomUUID(), type, json: true, data: Buffer.from('{}'), metadata: new Uint8Array() },
    ]);

  /** One flush for all appends that wait for the disk at the same time. */
  async function durable(): Promise<void> {
    if (!journal) return;
    if (flushing) return (next ??= flushing.then(() => ((next = undefined), durable())));
    flushing = journal.flush().finally(() => (flushing = undefined));
    return flushing;
  }

  /** The answer without a write (conflict or repetition); undefined when the append must be written. */
  function decided(stream: string, expected: Expected, ids: readonly string[]): Appended | undefined {
    const current = currentOf(stream);
    const conflict: Appended = { ok: false, current };
    if (expected === 'stream-exists' && current < 0) return conflict;
    if (expected === 'any' || expected === 'stream-exists') {
      const known = ids
        .map((id) => seen.get(id))
        .map((event) => (event?.stream === stream ? event : undefined));
      if (!known[0]) return undefined;
      return known.every(Boolean) ? taken(known.at(-1)) : conflict;
    }
    const after = expected === 'no-stream' ? -1 : expected;
    if (after === current) return undefined;
    if (after > current || ids.length === 0) return conflict;
    const there = byStream.get(stream)?.slice(after + 1, after + 1 + ids.length) ?? [];
    return ids.every((id, index) => there[index]?.id === id) ? taken(there.at(-1)) : conflict;
  }

  for (const event of journal?.events ?? []) keep(event);
  if (events.length === 0) {
    system('$$$users', '$metadata');
    system('$user-admin', '$UserCreated');
  }

  return {
    events: events as readonly Recorded[],
    streamOf: (name: string): readonly Recorded[] => byStream.get(name) ?? [],
    news,
    async append(stream: string, expected: Expected, proposed: readonly Proposed[]): Promise<Appended> {
      const answer = decided(
        stream,
        expected,
        proposed.map(({ id }) => id),
      );
      if (answer) {
        await durable();
        return answer;
      }
      const answered = taken(write(stream, proposed).at(-1));
      if (++appends % statsEvery === 0) system('$stats-127.0.0.1:2113', '$statsCollected');
      await durable();
      news.emit('appended');
      return answered;
    },
    close: () => journal?.close(),
  };
}

export type EventLog = ReturnType<typeof openLog>;
