import type { EventStore, ReadAllOptions, StoredEvent } from '../../modules/kernel/events/event-store';

/** The same log with gaps between its positions, as other stores have. */
export function sparsePositions(store: EventStore, step = 97): EventStore {
  const out = (events: StoredEvent[]) =>
    events.map((event) => ({ ...event, position: event.position * step }));
  const into = <Options extends ReadAllOptions>(options: Options): Options => {
    return { ...options, from: Math.floor(options.from / step) };
  };
  return {
    ...store,
    async append(stream, events, options) {
      const outcome = await store.append(stream, events, options);
      return outcome.ok ? { ...outcome, position: outcome.position * step } : outcome;
    },
    readStream: async (stream, from, limit) => out(await store.readStream(stream, from, limit)),
    async *readAll(options) {
      for await (const events of store.readAll(into(options))) yield out(events);
    },
    async *follow(options) {
      for await (const events of store.follow(into(options))) yield out(events);
    },
    head: async () => (await store.head()) * step,
  };
}
