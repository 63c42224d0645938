import { randomUUID } from 'node:crypto';
import { ApplicationFailureCategory } from '@temporalio/common';
import { ApplicationFailure, Context } from '@temporalio/activity';
import type { EventLog } from '../../../modules/kernel/events/event-log';
import type { Log } from '../../../modules/kernel/ports';
import type { Json, StepHandlers, WorkflowDefinition } from '../../engine';
import { storePolicy, nextDelay } from '../../retry';
import type { WorkflowInstrumentation } from '../../instrumented-workflow';
import { classifyAttempt, runAttempt, type StepAttempt } from '../attempt';
import type { RunExclusively } from '../suspects';
import { countCrashes } from './count-crashes';
import { recordCompletion } from './record-completion';
import { completionActivity, workflowNameOf, workflowTypeOf, type WorkflowCompletion } from './workflow-type';
import { workflowStream, type StepAttemptFailed } from '../../events';
import { inputHash } from '../in-process/input-hash';
import { describeUnexpectedError } from '../unexpected-error';

export type ActivityDeps = {
  log: EventLog;
  workflows: readonly WorkflowDefinition[];
  works: StepHandlers;
  logger: Log;
  watch: WorkflowInstrumentation;
  random: () => number;
  /** Aborted when running steps must end because the worker shuts down. */
  cut: AbortSignal;
  alone: RunExclusively;
  maxCrashes?: number;
};

type Activity = (input: Json, correlationId: string) => Promise<Json>;

/** Heartbeat details: how many attempts have failed so far. A lost attempt does not count. */
type Count = { failed: number };

/** How often a step sends a heartbeat and learns of a cancel, in milliseconds. */
export const heartbeatEveryMs = 1_000;
/** How long a step may take to end after its abort, in milliseconds. */
const abandonAfterMs = 1_000;

/** The step handlers as Temporal activities. Retries are decided here, as in the in-process engine. */
export function createActivities(deps: ActivityDeps): Record<string, Activity> {
  const steps = Object.entries(deps.works).map(([name, work]) => [name, asActivity(deps, name, work)]);
  const report: Activity = async (given, correlationId) => {
    const { workflowExecution, workflowType } = Context.current().info;
    const { startedAt, ...ending } = given as WorkflowCompletion & { startedAt: string };
    const workflowId = workflowExecution?.workflowId ?? '';
    const run = { workflowId, story: workflowNameOf(workflowType ?? ''), correlationId, startedAt };
    await recordCompletion(deps, run, ending);
    return null;
  };
  return { ...(Object.fromEntries(steps) as Record<string, Activity>), [completionActivity]: report };
}

function asActivity(deps: ActivityDeps, name: string, work: StepHandlers[string]): Activity {
  const { workflows, logger, random } = deps;

  return async (input, correlationId) => {
    const current = Context.current();
    const { info, cancellationSignal: cancelled } = current;
    const { failed } = (info.heartbeatDetails as Count | undefined) ?? { failed: 0 };
    const attempt = failed + 1;
    const workflow = workflows.find((each) => workflowTypeOf(each) === info.workflowType);
    const policy = workflow?.retry[name] ?? workflow?.retry.default ?? storePolicy;
    const step = { workflowId: info.workflowExecution?.workflowId ?? '', key: info.activityId };
    const cut = AbortSignal.any([cancelled, deps.cut]);
    if (cut.aborted) throw workerShutdown();

    const heartbeats = setInterval(() => current.heartbeat({ failed } satisfies Count), heartbeatEveryMs);
    const run = randomUUID();
    const trial = { step, input, correlationId, work, policy, cut };
    const attempted = countCrashes(deps, { ...trial, workflow, run, isFirst: info.attempt === 1 }, () =>
      attemptUntilAbandoned(trial, attempt, deps.cut),
    );
    const outcome = await attempted.finally(() => clearInterval(heartbeats));
    if (!outcome) throw deps.cut.aborted ? workerShutdown() : cancelled.reason;
    if ('result' in outcome) return outcome.result;
    if (cancelled.aborted && !deps.cut.aborted) throw cancelled.reason;
    if (deps.cut.aborted) throw workerShutdown();
    const { code, message, final, retryAfterMs } = classifyAttempt({ step, logger }, attempt, outcome.error);
    if (final || attempt >= policy.maxAttempts) throw failure(code, message, { nonRetryable: true });
    const delay = nextDelay(policy, attempt, retryAfterMs, random);
    await recordAttempt(
      deps,
      { ...step, name, input, attempt, code, message, retryInMs: delay, run },
      correlationId,
    );
    current.heartbeat({ failed: attempt } satisfies Count);
    throw failure(code, message, { nextRetryDelay: Math.max(1, delay) });
  };
}

/** One attempt; one that ignores its signal is abandoned. */
async function attemptUntilAbandoned(trial: StepAttempt, attempt: number, cut: AbortSignal) {
  const timeout = abandonTimeout(cut);
  const outcome = await Promise.race([runAttempt(trial, attempt), timeout.passed]);
  timeout.clear();
  return outcome;
}

/** Benign, for Temporal: our own log has the failure, without its message. */
const failure = (type: string, message: string, more: { nonRetryable?: boolean; nextRetryDelay?: number }) =>
  ApplicationFailure.create({ type, message, category: ApplicationFailureCategory.BENIGN, ...more });

/** Makes another worker take the step at once. */
const workerShutdown = () => failure('worker-gone', 'The worker goes down.', { nextRetryDelay: 1 });

/** `passed` resolves when an aborted step had time enough to end; a step that ignores its signal is then abandoned. */
function abandonTimeout(cut: AbortSignal) {
  let timer: NodeJS.Timeout | undefined;
  let begin = () => {};
  const passed = new Promise<{ error: unknown }>((resolve) => {
    begin = () => void (timer = setTimeout(() => resolve({ error: cut.reason }), abandonAfterMs));
    cut.addEventListener('abort', begin, { once: true });
  });
  const clear = () => {
    clearTimeout(timer);
    cut.removeEventListener('abort', begin);
  };
  return { passed, clear };
}

type Attempt = Omit<StepAttemptFailed, 'type' | 'inputHash'> & { input: Json };

/** Records in the log that an attempt failed and when the next one follows, for progress displays and audits. */
async function recordAttempt(
  { log, logger, watch }: { log: EventLog; logger: Log; watch: WorkflowInstrumentation },
  { input, ...about }: Attempt,
  correlationId: string,
): Promise<void> {
  const { workflowId, key, attempt } = about;
  const event: StepAttemptFailed = { type: 'StepAttemptFailed', ...about, inputHash: inputHash(input) };
  const context = {
    actor: { kind: 'system' as const },
    correlationId,
    causationId: `${workflowId}/${key}/${attempt}`,
    span: watch.spanOf(workflowId),
  };
  try {
    await log.append(workflowStream(workflowId), [event], { expected: 'any', context });
  } catch (error) {
    // Temporal counts the attempt all the same: an unreachable log must not cost the step another one.
    logger.warn(
      { workflowId, key, ...describeUnexpectedError(error) },
      'failed attempt not recorded in the log',
    );
  }
}
