import { RetryableError } from '../../modules/kernel/errors';
import type { Log } from '../../modules/kernel/ports';
import type { Json, RetryPolicy, StepHandlers } from '../engine';
import { classify, type Failure } from '../retry';
import { describeUnexpectedError } from './unexpected-error';

/** What either engine needs for one attempt of a step. */
export type StepAttempt = {
  step: { workflowId: string; key: string };
  input: Json | undefined;
  correlationId: string;
  work: StepHandlers[string];
  policy: Pick<RetryPolicy, 'timeoutMs'>;
  /** Aborted when the step must end. */
  cut: AbortSignal;
};

/** Runs the handler of a step, for at most the time of one attempt; answers what it throws, too. `attempt` is from 1. */
export async function runAttempt(
  trial: StepAttempt,
  attempt: number,
): Promise<{ result: Json } | { error: unknown }> {
  const { workflowId, key } = trial.step;
  const limit = timeLimit(trial);
  const context = {
    actor: { kind: 'system' as const },
    correlationId: trial.correlationId,
    causationId: `${workflowId}/${key}`,
  };
  try {
    const working = trial.work(trial.input, { workflowId, key, attempt, signal: limit.signal, context });
    const result: unknown = await Promise.race([working, limit.passed]);
    // Through JSON, so that the workflow receives the same value now and after a restart.
    return { result: JSON.parse(JSON.stringify(result ?? null)) as Json };
  } catch (error) {
    return { error };
  } finally {
    limit.clear();
  }
}

/** Classifies the error of a failed attempt. The log gets its code and not its message, which may quote a user. */
export function classifyAttempt(
  { step, logger }: Pick<StepAttempt, 'step'> & { logger: Log },
  attempt: number,
  error: unknown,
): Failure {
  const failure = classify(error);
  const about = { workflowId: step.workflowId, key: step.key, attempt, code: failure.code };
  if (failure.isUnexpected)
    logger.error({ ...about, ...describeUnexpectedError(error) }, 'step failed with an unexpected error');
  else logger.warn(about, 'step attempt failed');
  return failure;
}

/** Aborts with the workflow, or when the time for one attempt has passed; `passed` then rejects. */
function timeLimit({ cut, policy }: StepAttempt) {
  const attempt = new AbortController();
  const stop = () => attempt.abort(cut.reason);
  cut.addEventListener('abort', stop, { once: true });
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const late = new RetryableError('step-timeout', 'This took too long.');
      attempt.abort(late);
      reject(late);
    }, policy.timeoutMs);
  });
  const clear = () => {
    clearTimeout(timer);
    cut.removeEventListener('abort', stop);
  };
  return { signal: attempt.signal, passed, clear };
}
