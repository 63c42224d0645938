import { backoffMs } from '../../modules/kernel/backoff';
import { sleep } from '../../modules/kernel/sleep';
import type { EventLog } from '../../modules/kernel/events/event-log';
import type { Clock, Log } from '../../modules/kernel/ports';
import {
  instant,
  secondsSince,
  silentTelemetry,
  type Telemetry,
} from '../../modules/kernel/telemetry/telemetry';
import { typesOf } from './fold-batch';
import { openProjections, type OpenProjections } from './projection-runner';
import { createPositionWaiters } from './position-waiters';
import type { Projection } from '../projection';
import type { ReadStore } from '../read-store';
import { outdatedModels, replaceOutdated, retryPauses } from './replace-outdated';
import { readSkipped } from './skipped-events';
import { traceBatch } from './batch-tracing';

export type DaemonDeps = {
  log: EventLog;
  store: ReadStore;
  projections: readonly Projection[];
  logger: Log;
  clock: Clock;
  telemetry?: Telemetry;
};

/** So many fencings in a row, without a write in between, mean that another process writes the same models. */
const maxFences = 5;
const batch = 256;

export type Daemon = {
  /** Folds the backlog and new events into the live models, until aborted. */
  run(signal: AbortSignal): Promise<void>;
  /** Resolves once the live models show everything up to this position; rejects when aborted before. */
  reached(position: number, signal?: AbortSignal): Promise<void>;
};

/** Keeps the read models current with the log. An event that one fold rejects is parked, the others go on. */
export function createDaemon(deps: DaemonDeps): Daemon {
  const { log, store, projections, logger, clock, telemetry = silentTelemetry } = deps;
  const milestones = createPositionWaiters();
  let running = false;
  let written = false;

  /** Not during the replacement of outdated models: these are not ready yet. */
  const reach = (position: number) => {
    if (running) milestones.reach(position);
  };

  /** Resolves when aborted or fenced. */
  async function follow(
    models: OpenProjections,
    types: readonly string[],
    signal: AbortSignal,
  ): Promise<void> {
    const apply = async (found: Parameters<OpenProjections['apply']>[0]) => {
      const began = instant();
      if (signal.aborted || !(await models.apply(found))) return false;
      telemetry.measure('evident_projection_batch_duration_seconds', secondsSince(began), {});
      written = true;
      reach(models.lowest());
      return true;
    };
    // The backlog by its subscribed events alone; then all of the log, so that positions keep up with it.
    for await (const found of log.readAll({ from: models.lowest(), types, batch }))
      if (!(await apply(found))) return;
    reach(models.lowest());
    for await (const found of log.follow({ from: models.lowest(), batch, signal })) {
      const began = instant();
      if (!(await apply(found))) return;
      traceBatch(telemetry, found.events, began);
    }
  }

  /** From the models' positions, until aborted or until another process has moved one of them. */
  async function keepUp(kept: readonly Projection[], signal: AbortSignal): Promise<void> {
    const stop = new AbortController();
    const abort = () => stop.abort();
    signal.addEventListener('abort', abort, { once: true });
    const skipped = await readSkipped(log);
    const models = await openProjections({ store, projections: kept, skipped, clock, fenced: abort });
    try {
      await follow(models, typesOf(kept), stop.signal);
    } finally {
      signal.removeEventListener('abort', abort);
      await models.close();
    }
  }

  async function keepUpUntil(kept: readonly Projection[], signal: AbortSignal): Promise<void> {
    for (let fences = 0, failures = 0; !signal.aborted;) {
      written = false;
      try {
        await keepUp(kept, signal);
        fences = written ? 1 : fences + 1;
        failures = 0;
      } catch (error) {
        if (signal.aborted) return;
        logger.error({ err: error }, 'read models not updated, retrying');
        failures += 1;
        await sleep(backoffMs(retryPauses, failures), signal);
      }
      if (!signal.aborted && fences > maxFences)
        throw new Error('The read models are being written by another process, so this one stops.');
    }
  }

  /** Keeps the others current during the rebuild of outdated models. */
  async function replace(outdated: readonly string[], signal: AbortSignal): Promise<void> {
    const replaced = new AbortController();
    const others = projections.filter(({ name }) => !outdated.includes(name));
    const until = AbortSignal.any([signal, replaced.signal]);
    await Promise.all([
      replaceOutdated(deps, outdated, signal).finally(() => replaced.abort()),
      others.length > 0 && keepUpUntil(others, until),
    ]);
  }

  return {
    async run(signal) {
      await store.open(projections);
      const outdated = await outdatedModels(deps);
      if (outdated.length > 0) await replace(outdated, signal);
      running = true;
      await keepUpUntil(projections, signal).finally(() => {
        running = false;
        milestones.giveUp();
      });
    },
    async reached(position, signal) {
      while (!milestones.has(position)) {
        signal?.throwIfAborted();
        if (running) await milestones.wait(position, signal);
        else if (await othersReached(store, projections, position)) return;
        else await sleep(50);
      }
    },
  };
}

/** When the daemon runs in another process, the store has its positions. */
async function othersReached(store: ReadStore, projections: readonly Projection[], position: number) {
  for (const { name } of projections) if ((await store.position(name)) < position) return false;
  return true;
}
