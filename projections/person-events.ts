import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EventLog, Opened } from '../modules/kernel/events/event-log';
import { personStreams, type PersonStream } from './person-streams';
import type { ReadStore } from './read-store';

export type PersonEvents = ReturnType<typeof createPersonEvents>;
type Deps = { log: EventLog; store: Pick<ReadStore, 'find' | 'position'> };

/** Streams per query. */
const pageSize = 200;

/**
 * Everything in the log about a person, without reading the whole log: from the index of their streams, and from the end
 * of the log for what the index has not folded yet. Yields to the event loop after each stream.
 */
export function createPersonEvents({ log, store }: Deps) {
  async function* indexed(userId: string): AsyncGenerator<string> {
    for (let skip = 0; ; skip += pageSize) {
      const query = { where: { userId }, sort: 'position', skip, limit: pageSize };
      const { items } = await store.find(personStreams.name, query);
      for (const { stream } of items as PersonStream[]) yield stream;
      if (items.length < pageSize) return;
    }
  }

  /** Each stream once, in the order in which they began. */
  async function* streams(userId: string): AsyncGenerator<string> {
    const upTo = await store.position(personStreams.name);
    const named = new Set<string>();
    for await (const stream of indexed(userId)) {
      yield stream;
      named.add(stream);
    }
    for await (const { stream } of log.readAbout(userId, { from: upTo }))
      if (!named.has(stream)) {
        yield stream;
        named.add(stream);
      }
  }

  return {
    /**
     * Every event that names this person as its `userId`, stream by stream; only of streams with this `prefix` when given.
     * Includes the model calls of each search.
     */
    async *read(userId: string, prefix?: string): AsyncGenerator<Opened> {
      const done = new Set<string>();
      for await (const stream of streams(userId)) {
        if (prefix !== undefined && !stream.startsWith(prefix)) continue;
        const calls =
          prefix === undefined && stream.startsWith('search-') ? stream.replace('search', 'calls') : '';
        for (const name of [stream, calls]) {
          if (name === '' || done.has(name)) continue;
          done.add(name);
          yield* (await log.readOpened(name)).filter(({ event }) => event.userId === userId);
          await nextTurn();
        }
      }
    },
  };
}
