import { LRUCache } from 'lru-cache';
import type { StoredEvent } from '../../events/event-store';

/** Limit of event ids in total; least recently used streams go first. */
const defaultLimit = 50_000;

/** The last revision of a stream, -1 when it did not exist, and the revision of each event id up to it. */
type CachedStream = { revision: number; ids: Map<string, number> };

/**
 * Caches event ids of streams, read or written. Streams only grow, so that entries stay valid, and an append after a read
 * needs no second lookup of its ids.
 */
export function createStreamCache(limit = defaultLimit) {
  const streams = new LRUCache<string, CachedStream>({
    maxSize: limit,
    // The stream in use stays, however long it is.
    sizeCalculation: ({ ids }) => Math.min(limit, ids.size + 1),
  });

  return {
    find: (name: string): CachedStream | undefined => streams.get(name),
    /** Adds events that continue the known revisions; those behind a gap are ignored. */
    learn(name: string, from: number, events: readonly Pick<StoredEvent, 'id' | 'revision'>[]): void {
      const cached = streams.get(name);
      const ids = cached?.ids ?? new Map<string, number>();
      let revision = cached?.revision ?? -1;
      if (from > revision + 1) return;
      for (const event of events) {
        if (event.revision <= revision) continue;
        revision = event.revision;
        ids.set(event.id, revision);
      }
      // A new object, as the cache does not measure one that it has already.
      streams.set(name, { revision, ids });
    },
  };
}

export type StreamCache = ReturnType<typeof createStreamCache>;
