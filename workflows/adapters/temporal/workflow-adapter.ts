import {
  ActivityCancellationType,
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  condition,
  defineQuery,
  defineSignal,
  log,
  proxyActivities,
  setHandler,
  sleep,
  workflowInfo,
} from '@temporalio/workflow';
import { TerminalError } from '../../../modules/kernel/errors';
import { stepCrashed } from '../../crashes';
import type { Json, RetryPolicy, StepHandlers, Steps, WorkflowDefinition } from '../../engine';
import { classify, storePolicy, type Failure } from '../../retry';
import { allSettledOrThrow } from '../../all-settled-or-throw';
import { describeUnexpectedError } from '../unexpected-error';
import {
  heartbeatMs,
  progressQuery,
  receivedSignal,
  completionActivity,
  workflowTypeOf,
  type WorkflowCompletion,
  type Progress,
} from './workflow-type';

/** The activity keeps its own time; this is for one that cannot, in milliseconds. */
const timeoutMarginMs = 60_000;

/**
 * Runs these workflows in Temporal's sandbox: the same functions, their steps as activities, their pauses as timers. A
 * type that is not among them fails the task and not the workflow: another worker may know it.
 */
export function createTemporalWorkflow(workflows: readonly WorkflowDefinition[]) {
  return async (input: Json, correlationId: string): Promise<void> => {
    const { workflowType, startTime } = workflowInfo();
    const workflow = workflows.find((each) => workflowTypeOf(each) === workflowType);
    if (!workflow) throw new Error(`workflow type ${workflowType} unknown to this worker`);
    const steps = createSteps(workflow, correlationId);
    const cancelled = CancellationScope.current().cancelRequested;
    const tools = {
      steps: steps.all,
      all: allSettledOrThrow,
      sleep: steps.sleep,
      waitFor: steps.waitFor,
    };
    const run = Promise.resolve()
      .then(() => workflow.run(tools, input))
      .then(() => undefined, failed);
    const failure = await Promise.race([run, steps.crashed, cancelled]).finally(steps.settled);
    await CancellationScope.nonCancellable(() =>
      activity(
        completionActivity,
        `${completionActivity}#1`,
        storePolicy,
      )({ ...endingOf(failure), startedAt: startTime.toISOString() }, correlationId),
    );
    if (failure) throw ApplicationFailure.nonRetryable(failure.message, failure.code);
  };
}

const endingOf = (failure: Failure | undefined): WorkflowCompletion =>
  failure ? { outcome: 'failed', code: failure.code, message: failure.message } : { outcome: 'completed' };

function failed(error: unknown): Failure {
  const failure = classify(error);
  if (failure.isUnexpected)
    log.error('workflow failed with an unexpected error', describeUnexpectedError(error));
  return failure;
}

/** The steps of one workflow, under keys `name#n` in the order of its calls. After a cancel it receives no result. */
function createSteps(workflow: WorkflowDefinition, correlationId: string) {
  const counts = new Map<string, number>();
  const running = new Map<string, Promise<Json>>();
  let finished = 0;
  const root = CancellationScope.current();
  const scope = new CancellationScope();
  let crash = (_: Failure) => {};
  const crashed = new Promise<Failure>((resolve) => (crash = resolve));
  setHandler(defineQuery<Progress>(progressQuery), (): Progress => ({
    running: [...running.keys()],
    finished,
  }));

  const signals = new Set<string>();
  setHandler(defineSignal<[string]>(receivedSignal), (name) => void signals.add(name));

  function begin(name: string, input: Json | undefined): Promise<Json> {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const key = `${name}#${count}`;
    const work = activity(name, key, workflow.retry[name] ?? workflow.retry.default);
    const ended = scope
      .run(() => work(input ?? null, correlationId))
      .finally(() => {
        running.delete(key);
        finished += 1;
      });
    running.set(key, ended);
    return ended;
  }

  const isOver = () => root.consideredCancelled || scope.consideredCancelled;

  /**
   * Never settles once the workflow is cancelled or one of its steps crashed too often: no code of the workflow may run
   * after that.
   */
  async function unlessOver<T>(work: () => Promise<T>): Promise<T> {
    const silence = new Promise<never>(() => {});
    if (isOver()) return silence;
    try {
      const result = await work();
      return isOver() ? await silence : result;
    } catch (error) {
      if (isOver()) return silence;
      const failure = asTerminalError(error);
      if (failure.code !== stepCrashed) throw failure;
      crash(classify(failure));
      scope.cancel();
      return silence;
    }
  }

  return {
    all: new Proxy(
      {},
      {
        get: (_, name) =>
          typeof name === 'string' ? (input?: Json) => unlessOver(() => begin(name, input)) : undefined,
      },
    ) as Steps<StepHandlers>,
    /** Resolves when a step crashed too often: the workflow could catch a failed step and go on. */
    crashed,
    sleep: (ms: number) => unlessOver(() => sleep(ms)),
    waitFor: (name: string, ms: number) => unlessOver(() => condition(() => signals.has(name), ms)),
    /** Resolves when no step runs any more. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.allSettled(running.values());
    },
  };
}

/**
 * A step as an activity. Its attempts are counted and its waits decided where it runs, by the product's own rules;
 * Temporal's retry is only for attempts that never came back.
 */
function activity(name: string, key: string, { timeoutMs }: RetryPolicy) {
  const run = proxyActivities<Record<string, (input: Json, correlationId: string) => Promise<Json>>>({
    activityId: key,
    startToCloseTimeout: timeoutMs + timeoutMarginMs,
    heartbeatTimeout: heartbeatMs,
    cancellationType: ActivityCancellationType.WAIT_CANCELLATION_COMPLETED,
    retry: { initialInterval: 500, backoffCoefficient: 1.3, maximumInterval: 10_000 },
  })[name];
  if (!run) throw new Error(`there is no activity ${name}`);
  return run;
}

/** The error of a failed step as every workflow sees it: code and message. */
function asTerminalError(error: unknown): TerminalError {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  if (cause instanceof ApplicationFailure && cause.type) return new TerminalError(cause.type, cause.message);
  const { code, message } = classify(cause);
  return new TerminalError(code, message);
}
