import type { Log } from '../../modules/kernel/ports';
import { rebuild, type RebuildDeps } from './rebuild';

export type Retries = ReturnType<typeof createRetries>;

type Deps = Pick<RebuildDeps, 'log' | 'store' | 'projections' | 'clock'> & { logger: Log };

/**
 * Builds read models anew in the background of this process, beside the live ones, one build at a time for each: only a
 * build from the first event on keeps the order of events. Events that the folds still choke on are parked again. A build
 * ends with its process and leaves the live model as it was.
 */
export function createRetries({ logger, ...deps }: Deps) {
  const running = new Map<string, Promise<void>>();
  const closing = new AbortController();

  async function build(model: string): Promise<void> {
    logger.info({ model }, 'a read model is built anew for a parked event');
    try {
      await rebuild({ ...deps, names: [model], onChoke: 'park', signal: closing.signal });
      logger.info({ model }, 'a read model was built anew');
    } catch (error) {
      if (!closing.signal.aborted)
        logger.error({ err: error, model }, 'a read model could not be built anew');
    } finally {
      running.delete(model);
    }
  }

  return {
    /** Begins a build; one that runs already for this model takes in the event as well. */
    begin(model: string): void {
      if (!closing.signal.aborted && !running.has(model)) running.set(model, build(model));
    },
    isRunning: (model: string): boolean => running.has(model),
    /** Calls off what runs. */
    async close(): Promise<void> {
      closing.abort();
      await Promise.all(running.values());
    },
  };
}
