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

/** The names of the models whose documents are of another version of the product. */
export async function outdatedModels({
  store,
  projections,
}: Pick<Deps, 'store' | 'projections'>): Promise<string[]> {
  const names: string[] = [];
  for (const { name } of projections) if ((await store.statusOf(name)).isOutdated) names.push(name);
  return names;
}

/**
 * Rebuilds outdated models beside the old ones, which answer until each is replaced. Events whose fold throws are parked,
 * as in a live model. Retries failures until aborted.
 */
export async function replaceOutdated(
  deps: Deps,
  names: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const { logger } = deps;
  logger.info({ models: names }, 'outdated read models found, rebuilding them beside the old ones');
  for (let wait = 500; !signal.aborted; wait = Math.min(wait * 2, 30_000)) {
    try {
      await rebuild({ ...deps, names, onChoke: 'park', signal });
      logger.info({ models: names }, 'outdated read models replaced');
      return;
    } catch (error) {
      if (signal.aborted) return;
      logger.error({ err: error }, 'outdated read models not replaced, retrying');
      await pause(wait, undefined, { signal }).catch(() => undefined);
    }
  }
}
