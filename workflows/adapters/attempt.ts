import { RetryableError } from '../../modules/kernel/errors';
import type { Log } from '../../modules/kernel/ports';
import type { Json, RetryPolicy, StepHandlers } from '../engine';
import { classify, type Failure } from '../retry';
import { describeUnexpectedError } from './unexpected-error';

/** What either engine needs to try a step once. */
export type StepAttempt = {
  step: { workflowId: string; key: string };
  input: Json | undefined;
  correlationId: string;
  work: StepHandlers[string];
  policy: Pick<RetryPolicy, 'timeoutMs'>;
  /** Aborted when the step must end. */
  cut: AbortSignal;
};

/** Does a step's work, for as long as one attempt may take; whatever it throws is an answer. `attempt` is from 1. */
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
    // Through JSON, so that the story sees the very same value now and after a restart.
    return { result: JSON.parse(JSON.stringify(result ?? null)) as Json };
  } catch (error) {
    return { error };
  } finally {
    limit.clear();
  }
}

/** What a failed attempt amounts to; the log line says it without anybody's words. */
export function classifyAttempt(
  { step, logger }: Pick<StepAttempt, 'step'> & { logger: Log },
  attempt: number,
  error: unknown,
): Failure {
  const failure = classify(error);
  const about = { workflowId: step.workflowId, key: step.key, attempt, code: failure.code };
  if (failure.surprise)
    logger.error({ ...about, ...describeUnexpectedError(error) }, 'a step met a surprise');
  else logger.warn(about, 'an attempt of a step failed');
  return failure;
}

/** Aborted with the story, or when the time for one attempt has passed; `passed` then rejects. */
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
