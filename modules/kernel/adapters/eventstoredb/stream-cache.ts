import type { StoredEvent } from '../../events/event-store';

/** Ids kept in all, of the streams used last. */
const defaultLimit = 50_000;

/** The last revision of a stream, -1 when it did not exist, and the revision of each event id up to it. */
type CachedStream = { revision: number; ids: Map<string, number> };

/**
 * What was read and written of streams. Streams only grow, so that it stays true, and an append after a read needs no
 * second look for its ids.
 */
export function createStreamCache(limit = defaultLimit) {
  const streams = new Map<string, CachedStream>();
  let count = 0;

  function touch(name: string, stream: CachedStream): void {
    streams.delete(name);
    streams.set(name, stream);
    for (const [oldest, { ids }] of streams) {
      if (count <= limit || oldest === name) return;
      streams.delete(oldest);
      count -= ids.size + 1;
    }
  }

  return {
    find: (name: string): CachedStream | undefined => streams.get(name),
    /** Events as they follow from a revision on; those behind a gap are left out. */
    learn(name: string, from: number, events: readonly Pick<StoredEvent, 'id' | 'revision'>[]): void {
      const stream = streams.get(name) ?? { revision: -1, ids: new Map<string, number>() };
      if (from > stream.revision + 1) return;
      if (!streams.has(name)) count += 1;
      for (const { id, revision } of events) {
        if (revision <= stream.revision) continue;
        stream.revision = revision;
        if (!stream.ids.has(id)) count += 1;
        stream.ids.set(id, revision);
      }
      touch(name, stream);
    },
  };
}

export type StreamCache = ReturnType<typeof createStreamCache>;
