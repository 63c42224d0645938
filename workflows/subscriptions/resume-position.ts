import { min } from 'd3-array';
import type { EventStore } from '../../modules/kernel/events/event-store';
import type { Engine } from '../engine';

const ends = ['SearchCompleted', 'SearchFailed', 'SearchCancelled', 'SearchDeleted'];
const types = ['SearchRequested', 'UserErased', ...ends];

/**
 * The checkpoint of reactions for a log that moves to an engine without its runs: `reached`, or less when a workflow from
 * before has not ended, so that the reaction starts it again. Every reaction may be repeated, and a workflow of a finished
 * search ends at its first step.
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
  // The engine alone knows whether an erasure is done to the last byte.
  for (const userId of [...erasures.keys()])
    if ((await engine.state(`erase-${String(userId)}`)).status !== 'running') erasures.delete(userId);
  const first = min([...searches.values(), ...erasures.values()]) ?? Number.POSITIVE_INFINITY;
  return Math.min(reached, first - 1);
}
