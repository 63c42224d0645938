import { setTimeout as pause } from 'node:timers/promises';
import type { EventLog } from '../../modules/kernel/events/event-log';
import type { Clock, Log } from '../../modules/kernel/ports';
import type { Projection } from '../projection';
import type { ReadStore } from '../read-store';
import { rebuild } from './rebuild';

type Deps = {
  log: EventLog;
  store: ReadStore;
  projections: readonly Projection[];
  clock: Clock;
  logger: Log;
};

/** The names of the models whose documents another version of the product made. */
export async function outdatedModels({
  store,
  projections,
}: Pick<Deps, 'store' | 'projections'>): Promise<string[]> {
  const names: string[] = [];
  for (const { name } of projections) if ((await store.statusOf(name)).isOutdated) names.push(name);
  return names;
}

/**
 * Builds outdated models anew beside the old ones, which answer until each is replaced. Facts that a fold chokes on are
 * parked, as in a live model. Failures are tried again until aborted.
 */
export async function replaceOutdated(
  deps: Deps,
  names: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const { logger } = deps;
  logger.info(
    { models: names },
    'read models of another version found, building them anew beside the old ones',
  );
  for (let wait = 500; !signal.aborted; wait = Math.min(wait * 2, 30_000)) {
    try {
      await rebuild({ ...deps, names, onChoke: 'park', signal });
      logger.info({ models: names }, 'read models of another version replaced');
      return;
    } catch (error) {
      if (signal.aborted) return;
      logger.error({ err: error }, 'read models of another version not replaced, trying again');
      await pause(wait, undefined, { signal }).catch(() => undefined);
    }
  }
}
