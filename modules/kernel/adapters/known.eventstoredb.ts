import type { StoredEvent } from '../event-store';

/** Ids kept in all, of the streams used last. */
const defaultLimit = 50_000;

/** Where an event lies; its position where it was told. */
export type Known = { revision: number; position?: number };
/** All events of a stream up to a revision, by id; -1 when it was not there. */
type Stream = { revision: number; ids: Map<string, Known> };

/**
 * What is known of streams. Streams only grow, so what was read once stays true, and an append after a read needs no second
 * look for its ids.
 */
export function createKnown(limit = defaultLimit) {
  const streams = new Map<string, Stream>();
  let count = 0;

  function keep(name: string, stream: Stream): void {
    streams.delete(name);
    streams.set(name, stream);
    for (const [oldest, { ids }] of streams) {
      if (count <= limit || oldest === name) return;
      streams.delete(oldest);
      count -= ids.size + 1;
    }
  }

  return {
    find: (name: string): Stream | undefined => streams.get(name),
    /** Events as they follow from a revision on; what leaves a gap is left out. */
    learn(
      name: string,
      from: number,
      events: readonly (Pick<StoredEvent, 'id' | 'revision'> & { position?: number })[],
    ): void {
      const found = streams.get(name);
      if (!found) count += 1;
      const stream = found ?? { revision: -1, ids: new Map<string, Known>() };
      if (from > stream.revision + 1) {
        if (!found) count -= 1;
        return;
      }
      for (const { id, revision, position } of events) {
        if (revision <= stream.revision) continue;
        stream.revision = revision;
        if (!stream.ids.has(id)) count += 1;
        stream.ids.set(id, { revision, position });
      }
      keep(name, stream);
    },
  };
}

export type KnownStreams = ReturnType<typeof createKnown>;
