import { sleep } from '../../../modules/kernel/sleep';
import type { EventLog } from '../../../modules/kernel/events/event-log';
import { StoreUnavailable } from '../../../modules/kernel/events/event-store';
import type { Clock, Log } from '../../../modules/kernel/ports';
import type { WorkflowInstrumentation } from '../../instrumented-workflow';
import { describeUnexpectedError } from '../unexpected-error';
import type { Temporal } from './connection';
import { readFailure } from './read-failure';
import { recordCompletion } from './record-completion';
import { workflowNameOf, type WorkflowCompletion } from './workflow-type';

const everyMs = 15_000;
/** How far back the first look goes, and how far each later one goes behind the one before, in milliseconds. */
const firstMs = 8 * 24 * 60 * 60_000;
const overlapMs = 5 * 60_000;

export type ReconcileDependencies = {
  temporal: Temporal;
  taskQueue: string;
  log: EventLog;
  watch: WorkflowInstrumentation;
  clock: Clock;
  logger: Log;
};

/** Records in the log, at intervals, workflows that were ended from outside and could not record it themselves. */
export async function reconcileUntil(deps: ReconcileDependencies, signal: AbortSignal): Promise<void> {
  const { clock, logger } = deps;
  const recorded = new Set<string>();
  let since = clock.now().getTime() - firstMs;
  while (!signal.aborted) {
    const began = clock.now().getTime();
    try {
      await reconcileTerminated(deps, since, recorded);
      since = began - overlapMs;
    } catch (error) {
      // The worker itself reports an unreachable server.
      if (!(error instanceof StoreUnavailable))
        logger.warn(
          describeUnexpectedError(error),
          'terminated workflows not queried, retrying at the next sweep',
        );
    }
    await sleep(everyMs, signal);
  }
}

async function reconcileTerminated(
  { temporal, taskQueue, log, watch }: ReconcileDependencies,
  since: number,
  recordedRuns: Set<string>,
) {
  const query = [
    `TaskQueue = '${taskQueue}'`,
    `ExecutionStatus IN ('Terminated', 'TimedOut', 'Failed', 'Canceled')`,
    `CloseTime > '${new Date(since).toISOString()}'`,
  ].join(' AND ');
  const ended = await temporal.call(async () => {
    const ended: Ended[] = [];
    for await (const workflow of temporal.workflows.list({ query })) ended.push(workflow);
    return ended;
  });
  for (const workflow of ended) {
    if (recordedRuns.has(workflow.runId)) continue;
    const { workflowId, memo, type, startTime } = workflow;
    const ending = await endingOf(temporal, workflow);
    const correlationId = typeof memo?.correlationId === 'string' ? memo.correlationId : workflowId;
    const ofStory = {
      workflowId,
      story: workflowNameOf(type),
      correlationId,
      startedAt: startTime.toISOString(),
    };
    if (ending) await recordCompletion({ log, watch }, ofStory, ending);
    recordedRuns.add(workflow.runId);
  }
}

type Ended = {
  type: string;
  startTime: Date;
  workflowId: string;
  runId: string;
  status: { name: string };
  memo?: Record<string, unknown>;
};

/** Includes a cancel by the product itself: its search is over by then, so no reaction follows. */
async function endingOf(
  temporal: Temporal,
  { workflowId, runId, status }: Ended,
): Promise<WorkflowCompletion | undefined> {
  if (status.name === 'CANCELLED')
    return { outcome: 'cancelled', code: 'cancelled', message: 'It was stopped before it was done.' };
  const failure = await readFailure(temporal, workflowId, runId);
  return failure && { outcome: 'failed', ...failure };
}
