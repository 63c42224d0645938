import { setMaxListeners } from 'node:events';
import { NativeConnection, Worker } from '@temporalio/worker';
import type { DataConverter } from '@temporalio/common';
import { sleep } from '../../../modules/kernel/sleep';
import type { Log } from '../../../modules/kernel/ports';
import { createSuspects } from '../suspects';
import { describeUnexpectedError } from '../unexpected-error';
import { heartbeatEveryMs, createActivities, type ActivityDeps } from './activities';
import type { Temporal, TemporalAddress } from './connection';
import { prepareNamespace } from './namespace';
import { installRuntime } from './runtime';
import { loadWorkflowBundle } from './workflow-bundle';

export type WorkerDeps = TemporalAddress &
  Omit<ActivityDeps, 'cut' | 'alone'> & {
    temporal: Temporal;
    dataConverter: DataConverter;
    taskQueue: string;
    workflowsPath?: string;
    graceMs: number;
    logger: Log;
  };

/** How long after a worker's death its workflows become free for others, in milliseconds. */
const stickyMs = 2_000;
/** Steps that run at once in this process: several reports, each about ten wide. */
const stepsAtOnce = 100;
/** How long after the grace period a shutdown abandons the worker, in milliseconds: the process has ten seconds. */
const forcedMs = 2_000;
const retryMs = 1_000;
/** How often an unreachable server is logged, in milliseconds. */
const remindMs = 60_000;

/** Runs a Temporal worker until aborted, restarting it after failures; resolves when running steps have stopped. */
export async function runWorker(deps: WorkerDeps, signal: AbortSignal): Promise<void> {
  const { logger, address, taskQueue } = deps;
  installRuntime(logger);
  let loggedAt = -Infinity;
  while (!signal.aborted) {
    try {
      await runWorkerOnce(deps, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (performance.now() - loggedAt > remindMs) {
        loggedAt = performance.now();
        logger.warn(
          { address, taskQueue, ...describeUnexpectedError(error) },
          'Temporal worker failed, restarting',
        );
      }
      await sleep(retryMs, signal);
    }
  }
}

async function runWorkerOnce(deps: WorkerDeps, signal: AbortSignal): Promise<void> {
  const { address, namespace, taskQueue, dataConverter, logger, graceMs } = deps;
  await prepareNamespace(deps.temporal, logger);
  const workflowBundle = await loadWorkflowBundle(deps.workflowsPath);
  if (signal.aborted) return;
  const cut = new AbortController();
  // Every running step adds a listener, and there may be many.
  setMaxListeners(0, cut.signal);
  const connection = await NativeConnection.connect({ address });
  try {
    const worker = await Worker.create({
      connection,
      namespace,
      taskQueue,
      dataConverter,
      workflowBundle,
      activities: createActivities({ ...deps, cut: cut.signal, alone: createSuspects() }),
      maxConcurrentActivityTaskExecutions: stepsAtOnce,
      maxHeartbeatThrottleInterval: heartbeatEveryMs,
      defaultHeartbeatThrottleInterval: heartbeatEveryMs,
      stickyQueueScheduleToStartTimeout: stickyMs,
      workflowThreadPoolSize: 1,
      // The worker's own cancellation comes last: we abort steps first, after the grace period.
      shutdownGraceTime: graceMs + forcedMs / 2,
      shutdownForceTime: graceMs + forcedMs,
      // As in process: a workflow that no longer fits its history fails with a clear message.
      workflowFailureErrorTypes: { '*': ['NondeterminismError'] },
    });
    logger.info({ address, namespace, taskQueue }, 'Temporal worker started');
    await worker.runUntil(aborted(signal).then(() => cutLater(cut, graceMs)));
  } finally {
    cut.abort();
    await connection.close();
  }
}

function cutLater(cut: AbortController, graceMs: number): void {
  setTimeout(() => cut.abort(new Error('the worker goes down')), graceMs).unref();
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
