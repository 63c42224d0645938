import type {
  AppendOutcome,
  EventStore,
  ExpectedRevision,
  NewEvent,
  ReadAllOptions,
  StoredEvent,
} from '../../modules/kernel/events/event-store';

/** An event store in memory: fulfils the port's contract except durability. */
export function createMemoryEventStore(): EventStore {
  const all: StoredEvent[] = [];
  const waiting = new Set<() => void>();
  const streamOf = (name: string) => all.filter(({ stream }) => stream === name);

  function append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): AppendOutcome {
    const there = streamOf(stream);
    const known = events.map(({ id }) => there.find((event) => event.id === id));
    const repeated = known.at(-1);
    if (repeated && known.every(Boolean))
      return { ok: true, revision: repeated.revision, position: repeated.position, repeated: true };
    const actual = there.length - 1;
    const fits = expected === 'any' || (expected === 'none' ? actual === -1 : actual === expected);
    if (!fits) return { ok: false, actual };
    for (const [index, event] of events.entries())
      all.push({
        ...structuredClone(event),
        stream,
        revision: actual + 1 + index,
        position: all.length + 1,
      });
    for (const wake of waiting) wake();
    return { ok: true, revision: actual + events.length, position: all.length, repeated: false };
  }

  function* batches({ from, types, batch = 100 }: ReadAllOptions): Generator<StoredEvent[]> {
    const matching = all.filter(({ type, position }) => position > from && (types?.includes(type) ?? true));
    for (let start = 0; start < matching.length; start += batch)
      yield structuredClone(matching.slice(start, start + batch));
  }

  const untilAppend = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      waiting.add(wake);
      signal.addEventListener('abort', wake, { once: true });
    });

  return {
    append: (stream, events, { expected }) => Promise.resolve(append(stream, events, expected)),
    readStream: (stream, from = 0, limit) =>
      Promise.resolve(
        structuredClone(
          streamOf(stream)
            .filter(({ revision }) => revision >= from)
            .slice(0, limit),
        ),
      ),
    async *readAll(options) {
      yield* await Promise.resolve(batches(options));
    },
    async *follow({ signal, ...options }) {
      let from = options.from;
      while (!signal.aborted) {
        const news = untilAppend(signal);
        for (const found of batches({ ...options, from })) {
          from = found.at(-1)?.position ?? from;
          yield found;
          if (signal.aborted) return;
        }
        await news;
      }
    },
    head: () => Promise.resolve(all.length),
    identity: () => Promise.resolve('0000feed'),
    close: () => Promise.resolve(),
  };
}
