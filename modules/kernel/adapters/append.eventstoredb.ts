import { randomUUID } from 'node:crypto';
import {
  StoreUnavailable,
  type AppendOutcome,
  type ExpectedRevision,
  type NewEvent,
  type StoredEvent,
} from '../event-store';
import { checkAppend, notARepeat } from './check-append';
import type { Connection } from './connection.eventstoredb';
import type { KnownStreams } from './known.eventstoredb';
import { appendRequests, positionOf, type Outgoing } from './wire.eventstoredb';

/** Reads a stream from a revision on, and remembers what it saw. */
export type ReadStream = (stream: string, from: number, until: number) => Promise<StoredEvent[]>;

/**
 * Appends as the port wants them. EventStoreDB compares event ids at some expected revisions only, writes a second time at
 * others, and where it recognises ids it does not say that nothing was written. So ours lie in the metadata and are looked
 * for before, every write names the exact revision it follows, and the server's own ids are drawn for each call: they
 * make it recognise the same call sent again after a lost answer, and nothing else. Whoever writes between the look and
 * the write makes it a conflict, after which the look decides.
 */
export function createAppend(connection: Connection, known: KnownStreams, readStream: ReadStream) {
  return async function append(
    stream: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
    until: number,
  ): Promise<AppendOutcome> {
    checkAppend(stream, events);
    const outgoing = events.map(toOutgoing);
    const look = () => readStream(stream, (known.find(stream)?.revision ?? -1) + 1, until);

    if (
      expected === 'any' ? !known.find(stream) : revisionOf(expected) > (known.find(stream)?.revision ?? -1)
    )
      await look();
    for (;;) {
      const repeated = await repeatOf(stream, events, until);
      if (repeated) return repeated;
      const after = expected === 'any' ? (known.find(stream)?.revision ?? -1) : revisionOf(expected);
      const written = await write(stream, after, outgoing, until);
      if (written.ok) {
        const { revision, position } = written;
        const first = revision - events.length + 1;
        const last = events.length - 1;
        known.learn(
          stream,
          first,
          events.map(({ id }, n) => ({
            id,
            revision: first + n,
            position: n === last ? position : undefined,
          })),
        );
        return { ok: true, revision, position, repeated: false };
      }
      await look();
      if (expected !== 'any') return (await repeatOf(stream, events, until)) ?? written;
      if (Date.now() >= until)
        throw new StoreUnavailable('The log is not available: too many write to one stream at once.');
    }
  };

  async function repeatOf(
    stream: string,
    events: readonly NewEvent[],
    until: number,
  ): Promise<AppendOutcome | undefined> {
    const places = events.map(({ id }) => known.find(stream)?.ids.get(id));
    const last = places.findLast((place) => place !== undefined);
    if (!last) return undefined;
    if (!places.every(Boolean)) throw notARepeat(stream);
    const { revision } = last;
    const position = last.position ?? (await readStream(stream, revision, until))[0]?.position ?? 0;
    return { ok: true, revision, position, repeated: true };
  }

  async function write(
    stream: string,
    after: number,
    events: readonly Outgoing[],
    until: number,
  ): Promise<{ ok: true; revision: number; position: number } | { ok: false; actual: number }> {
    const response = await connection.append(appendRequests(stream, after, events), until);
    const conflict = response.getWrongExpectedVersion();
    if (conflict)
      return {
        ok: false,
        actual: conflict.hasCurrentRevision() ? Number(conflict.getCurrentRevision()) : -1,
      };
    const success = response.getSuccess();
    const revision = Number(success?.getCurrentRevision());
    const place = success?.getPosition();
    // A call recognised after a lost answer may come back without its place.
    const position = place
      ? positionOf(place.getCommitPosition(), place.getPreparePosition())
      : (await readStream(stream, revision, until))[0]?.position;
    if (position === undefined)
      throw new Error(`EventStoreDB does not say where it put an append to ${stream}`);
    return { ok: true, revision, position };
  }
}

const revisionOf = (expected: number | 'none') => (expected === 'none' ? -1 : expected);

const toOutgoing = ({ id, type, data, metadata }: NewEvent): Outgoing => ({
  wireId: randomUUID(),
  type,
  data: JSON.stringify(data),
  metadata: JSON.stringify({ id, ...metadata }),
});
