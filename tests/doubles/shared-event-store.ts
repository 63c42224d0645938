import type { EventStore, ReadAllOptions, StoredEvent } from '../../modules/kernel/events/event-store';

/**
 * One log of several on a server that cannot be emptied: its streams have a prefix, it begins at the server's last position,
 * and it leaves out the events of other logs. The identity is the server's; batches are complete only without other writers.
 */
export function createSharedEventStore(inner: EventStore, prefix: string, begins: number): EventStore {
  const ours = (events: readonly StoredEvent[]) =>
    events.flatMap((event) =>
      event.stream.startsWith(prefix) ? [{ ...event, stream: event.stream.slice(prefix.length) }] : [],
    );
  const after = <T extends ReadAllOptions>(options: T): T => ({
    ...options,
    from: Math.max(options.from, begins),
  });

  async function* only(batches: AsyncIterable<StoredEvent[]>): AsyncGenerator<StoredEvent[]> {
    for await (const batch of batches) {
      const events = ours(batch);
      if (events.length > 0) yield events;
    }
  }

  return {
    append: (stream, events, options) => inner.append(prefix + stream, events, options),
    readStream: async (stream, from, limit) => ours(await inner.readStream(prefix + stream, from, limit)),
    readAll: (options) => only(inner.readAll(after(options))),
    follow: (options) => only(inner.follow(after(options))),
    async head() {
      const head = await inner.head();
      return head > begins ? head : 0;
    },
    identity: () => inner.identity(),
    close: () => inner.close(),
  };
}
