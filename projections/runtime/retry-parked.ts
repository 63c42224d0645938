import type { Log } from '../../modules/kernel/ports';
import { rebuild, type RebuildDeps } from './rebuild';

export type Retries = ReturnType<typeof createRetries>;

type Deps = Pick<RebuildDeps, 'log' | 'store' | 'projections' | 'clock'> & { logger: Log };

/**
 * Rebuilds read models in the background of this process, beside the live ones, one build at a time for each: only a
 * rebuild keeps the order of events. Events that the folds still reject are parked again. A build ends with its process,
 * and then leaves the live model unchanged.
 */
export function createRetries({ logger, ...deps }: Deps) {
  const running = new Map<string, Promise<void>>();
  const closing = new AbortController();

  async function build(model: string): Promise<void> {
    logger.info({ model }, 'read model rebuild started, to retry a parked event');
    try {
      await rebuild({ ...deps, names: [model], onFoldError: 'park', signal: closing.signal });
      logger.info({ model }, 'read model rebuilt');
    } catch (error) {
      if (!closing.signal.aborted)
        logger.error({ err: error, model }, 'read model rebuild failed, the live one is unchanged');
    } finally {
      running.delete(model);
    }
  }

  return {
    /** Starts a build; a running build of this model takes in the event as well. */
    begin(model: string): void {
      if (!closing.signal.aborted && !running.has(model)) running.set(model, build(model));
    },
    isRunning: (model: string): boolean => running.has(model),
    /** Aborts running builds. */
    async close(): Promise<void> {
      closing.abort();
      await Promise.all(running.values());
    },
  };
}
