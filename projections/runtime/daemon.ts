import { backoffMs } from '../../modules/kernel/backoff';
import { sleep } from '../../modules/kernel/sleep';
import type { Batch, EventLog } from '../../modules/kernel/events/event-log';
import type { Clock, Log } from '../../modules/kernel/ports';
import {
  instant,
  secondsSince,
  silentTelemetry,
  type Telemetry,
} from '../../modules/kernel/telemetry/telemetry';
import { personalTypesOf, typesOf } from './fold-batch';
import { openProjections, type ProjectionRunner } from './projection-runner';
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
  const daemon = new ProjectionDaemon(deps);
  return {
    run: (signal) => daemon.run(signal),
    reached: (position, signal) => daemon.reached(position, signal),
  };
}

class ProjectionDaemon implements Daemon {
  readonly #deps: DaemonDeps;
  readonly #milestones = createPositionWaiters();
  #isRunning = false;
  #hasWritten = false;

  constructor(deps: DaemonDeps) {
    this.#deps = deps;
  }

  async run(signal: AbortSignal): Promise<void> {
    const { store, projections } = this.#deps;
    await store.open(projections);
    const outdated = await outdatedModels(this.#deps);
    if (outdated.length > 0) await this.#replace(outdated, signal);
    this.#isRunning = true;
    await this.#keepUpUntil(projections, signal).finally(() => {
      this.#isRunning = false;
      this.#milestones.giveUp();
    });
  }

  async reached(position: number, signal?: AbortSignal): Promise<void> {
    const { store, projections } = this.#deps;
    while (!this.#milestones.has(position)) {
      signal?.throwIfAborted();
      if (this.#isRunning) await this.#milestones.wait(position, signal);
      else if (await othersReached(store, projections, position)) return;
      else await sleep(50);
    }
  }

  /** Keeps the others current during the rebuild of outdated models. */
  async #replace(outdated: readonly string[], signal: AbortSignal): Promise<void> {
    const replaced = new AbortController();
    const others = this.#deps.projections.filter(({ name }) => !outdated.includes(name));
    const until = AbortSignal.any([signal, replaced.signal]);
    await Promise.all([
      replaceOutdated(this.#deps, outdated, signal).finally(() => replaced.abort()),
      others.length > 0 && this.#keepUpUntil(others, until),
    ]);
  }

  async #keepUpUntil(projections: readonly Projection[], signal: AbortSignal): Promise<void> {
    for (let fences = 0, failures = 0; !signal.aborted;) {
      this.#hasWritten = false;
      try {
        await this.#keepUp(projections, signal);
        fences = this.#hasWritten ? 1 : fences + 1;
        failures = 0;
      } catch (error) {
        if (signal.aborted) return;
        this.#deps.logger.error({ err: error }, 'read models not updated, retrying');
        failures += 1;
        await sleep(backoffMs(retryPauses, failures), signal);
      }
      if (!signal.aborted && fences > maxFences)
        throw new Error('The read models are being written by another process, so this one stops.');
    }
  }

  /** From the models' positions, until aborted or until another process has moved one of them. */
  async #keepUp(projections: readonly Projection[], signal: AbortSignal): Promise<void> {
    const { log, store, clock } = this.#deps;
    const stop = new AbortController();
    const abort = () => stop.abort();
    signal.addEventListener('abort', abort, { once: true });
    const skipped = await readSkipped(log);
    const models = await openProjections({ store, projections, skipped, clock, fenced: abort });
    try {
      await this.#follow(models, projections, stop.signal);
    } finally {
      signal.removeEventListener('abort', abort);
      await models.close();
    }
  }

  /** Resolves when aborted or fenced. */
  async #follow(
    models: ProjectionRunner,
    projections: readonly Projection[],
    signal: AbortSignal,
  ): Promise<void> {
    const { log, telemetry = silentTelemetry } = this.#deps;
    const types = typesOf(projections);
    const personal = personalTypesOf(projections);
    // The backlog by its subscribed events alone; then all of the log, so that positions keep up with it.
    for await (const page of log.readAll({ from: models.lowest(), types, personal, batch }))
      if (!(await this.#apply(models, page, signal))) return;
    this.#reach(models.lowest());
    for await (const page of log.follow({ from: models.lowest(), personal, batch, signal })) {
      const began = instant();
      if (!(await this.#apply(models, page, signal))) return;
      traceBatch(telemetry, page.events, began);
    }
  }

  /** False when aborted or fenced. */
  async #apply(models: ProjectionRunner, page: Batch, signal: AbortSignal): Promise<boolean> {
    const { telemetry = silentTelemetry } = this.#deps;
    const began = instant();
    if (signal.aborted || !(await models.apply(page))) return false;
    telemetry.measure('evident_projection_batch_duration_seconds', secondsSince(began), {});
    this.#hasWritten = true;
    this.#reach(models.lowest());
    return true;
  }

  /** Not during the replacement of outdated models: these are not ready yet. */
  #reach(position: number): void {
    if (this.#isRunning) this.#milestones.reach(position);
  }
}

/** Waits for positions to be reached. */
function createPositionWaiters() {
  const waiting = new Set<{ position: number; resolve: () => void }>();
  let reached = -1;
  const release = (due: (position: number) => boolean) => {
    for (const waiter of waiting) {
      if (!due(waiter.position)) continue;
      waiting.delete(waiter);
      waiter.resolve();
    }
  };
  return {
    has: (position: number) => position <= reached,
    reach(position: number): void {
      reached = position;
      release((wanted) => wanted <= position);
    },
    /** Resolves when reached, when this process stops following the log, or when aborted. */
    wait: (position: number, signal?: AbortSignal) =>
      new Promise<void>((resolve) => {
        const waiter = { position, resolve };
        waiting.add(waiter);
        signal?.addEventListener('abort', () => (waiting.delete(waiter), resolve()), { once: true });
      }),
    giveUp(): void {
      reached = -1;
      release(() => true);
    },
  };
}

/** When the daemon runs in another process, the store has its positions. */
async function othersReached(store: ReadStore, projections: readonly Projection[], position: number) {
  for (const { name } of projections) if ((await store.position(name)) < position) return false;
  return true;
}
