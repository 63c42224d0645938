import { backoffMs } from '../../modules/kernel/backoff';
import { sleep } from '../../modules/kernel/sleep';
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

/** The pauses after failures of the read models. */
export const retryPauses = { firstMs: 500, maxMs: 30_000 };

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
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    try {
      await rebuild({ ...deps, names, onFoldError: 'park', signal });
      logger.info({ models: names }, 'outdated read models replaced');
      return;
    } catch (error) {
      if (signal.aborted) return;
      logger.error({ err: error }, 'outdated read models not replaced, retrying');
      await sleep(backoffMs(retryPauses, attempt), signal);
    }
  }
}
