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
    /** Adds events that continue the known revisions; those behind a gap are ignored. */
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
