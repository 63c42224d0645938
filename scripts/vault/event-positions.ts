import type { EventStore } from '../../modules/kernel/events/event-store';

type Store = Pick<EventStore, 'readAll'>;

/** For each of these positions the id of the last event at or before it, null without any; and that of the log's last event. */
export async function findEventIds(
  store: Store,
  positions: readonly number[],
): Promise<{ ids: (string | null)[]; last: string | null }> {
  const ids: (string | null)[] = positions.map(() => null);
  let last: string | null = null;
  for await (const events of store.readAll({ from: 0 }))
    for (const { id, position } of events) {
      last = id;
      for (const [index, wanted] of positions.entries()) if (position <= wanted) ids[index] = id;
    }
  return { ids, last };
}

/** The positions of these events by id, without those missing from the log; and the id of its last event. */
export async function positionsOf(
  store: Store,
  ids: ReadonlySet<string>,
): Promise<{ positions: ReadonlyMap<string, number>; last: string | null }> {
  const positions = new Map<string, number>();
  let last: string | null = null;
  for await (const events of store.readAll({ from: 0 }))
    for (const { id, position } of events) {
      last = id;
      if (ids.has(id)) positions.set(id, position);
    }
  return { positions, last };
}
