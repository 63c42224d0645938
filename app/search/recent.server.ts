import { setTimeout as pause } from 'node:timers/promises';
import type { AppLoadContext } from '@remix-run/node';
import { unavailableRefusal } from '~/api/unavailable.server';
import { recentSearch } from '~/api/recent-search';
import type { Recent } from './use-recent-searches';

/** How long the first bytes of home wait for the panel: enough unless the store is in trouble. */
const waitMs = 50;

/**
 * The newest reports, in the page when they load in time, else streamed after it: home never waits for them. In the
 * page they are visible without scripts too.
 */
export async function loadRecentReports(
  system: AppLoadContext['system'],
): Promise<{ recent: Recent | Promise<Recent> }> {
  const recent = recentReports(system);
  const stop = new AbortController();
  try {
    const late = pause(waitMs, undefined, { signal: stop.signal }).catch(() => undefined);
    return { recent: (await Promise.race([recent, late])) ?? recent };
  } finally {
    stop.abort();
  }
}

async function recentReports({ search }: AppLoadContext['system']): Promise<Recent> {
  try {
    return (await search.recent()).map(recentSearch);
  } catch (thrown) {
    if (unavailableRefusal(thrown)) return 'unavailable';
    throw thrown;
  }
}
