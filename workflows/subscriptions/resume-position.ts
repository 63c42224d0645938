import { min } from 'd3-array';
import type { EventStore } from '../../modules/kernel/events/event-store';
import type { Engine } from '../engine';

const ends = ['SearchCompleted', 'SearchFailed', 'SearchCancelled', 'SearchDeleted'];
const types = ['SearchRequested', 'UserErased', ...ends];

/**
 * How far reactions may count as made when the log moves to an engine that knows none of its stories: `reached`, or less
 * when a story has not ended that began before. Whoever follows the log from there starts it anew; every reaction may be
 * repeated, and a story of a search that is over ends at its first step.
 */
export async function resumePosition(
  { store, engine }: { store: Pick<EventStore, 'readAll'>; engine: Pick<Engine, 'state'> },
  reached: number,
): Promise<number> {
  const searches = new Map<unknown, number>();
  const erasures = new Map<unknown, number>();
  for await (const events of store.readAll({ from: 0, types }))
    for (const { type, data, position } of events) {
      if (type === 'SearchRequested') searches.set(data.searchId, position);
      else if (type === 'UserErased') erasures.set(data.userId, position);
      else searches.delete(data.searchId);
    }
  // Whether an erasure is done to the last byte is known to its engine alone.
  for (const userId of [...erasures.keys()])
    if ((await engine.state(`erase-${String(userId)}`)).status !== 'running') erasures.delete(userId);
  const first = min([...searches.values(), ...erasures.values()]) ?? Number.POSITIVE_INFINITY;
  return Math.min(reached, first - 1);
}
