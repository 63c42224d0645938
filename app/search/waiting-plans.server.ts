import { setTimeout as pause } from 'node:timers/promises';
import type { AppLoadContext } from '@remix-run/node';
import { unavailableRefusal } from '~/api/unavailable.server';
import type { WaitingPlan } from '../../projections/documents';

/** How long a page waits for them: enough unless the store is in trouble. */
const waitMs = 200;

/** The plans that wait for the viewer; none where the read models do not answer in time, as a page can be used without. */
export async function waitingPlans({
  system,
  viewer,
}: Pick<AppLoadContext, 'system' | 'viewer'>): Promise<WaitingPlan[]> {
  if (!viewer) return [];
  const stop = new AbortController();
  const late = pause(waitMs, [], { signal: stop.signal }).catch(() => []);
  try {
    return await Promise.race([system.search.waitingPlans(viewer), late]);
  } catch (thrown) {
    if (unavailableRefusal(thrown)) return [];
    throw thrown;
  } finally {
    stop.abort();
  }
}
