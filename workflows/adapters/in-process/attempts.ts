import { RetryableError } from '../../../modules/kernel/failure';
import type { Log } from '../../../modules/kernel/ports';
import type { Json, RetryPolicy, StepWorks } from '../../engine';
import type { StepAttemptFailed, StepFailed, StepFinished } from '../../events';
import { classify, nextDelay } from '../../retry';
import { describeSurprise } from './surprise';

/** One step of one story, with all it takes to try it until it is done or has failed for good. */
export type Job = {
  step: { workflowId: string; key: string; name: string; inputHash: string };
  input: Json | undefined;
  work: StepWorks[string];
  policy: RetryPolicy;
  /** Attempts that failed before this runner. */
  failedBefore: number;
  signal: AbortSignal;
  random: () => number;
  logger: Log;
  record(event: StepAttemptFailed): Promise<void>;
  pause(ms: number): Promise<void>;
};

/** Tries until it is done or has failed for good; answers nothing when it was stopped in between. */
export async function perform(job: Job): Promise<StepFinished | StepFailed | undefined> {
  for (let attempt = job.failedBefore + 1; !job.signal.aborted; attempt += 1) {
    const outcome = await tryOnce(job, attempt);
    if ('result' in outcome) return { type: 'StepFinished', ...job.step, result: outcome.result };
    if (job.signal.aborted) return undefined;
    const { code, message, final, retryAfterMs } = judge(job, attempt, outcome.error);
    if (final || attempt >= job.policy.maxAttempts)
      return { type: 'StepFailed', ...job.step, attempt, code, message };
    const retryInMs = nextDelay(job.policy, attempt, retryAfterMs, job.random);
    await job.record({ type: 'StepAttemptFailed', ...job.step, attempt, code, message, retryInMs });
    await job.pause(retryInMs);
  }
  return undefined;
}

function judge({ step, logger }: Job, attempt: number, error: unknown) {
  const failure = classify(error);
  const about = { workflowId: step.workflowId, key: step.key, attempt, code: failure.code };
  if (failure.surprise) logger.error({ ...about, ...describeSurprise(error) }, 'a step met a surprise');
  else logger.warn(about, 'an attempt of a step failed');
  return failure;
}

async function tryOnce(job: Job, attempt: number): Promise<{ result: Json } | { error: unknown }> {
  const { workflowId, key } = job.step;
  const limit = timeLimit(job);
  const context = {
    actor: { kind: 'system' as const },
    correlationId: workflowId,
    causationId: `${workflowId}/${key}`,
  };
  try {
    const working = job.work(job.input, { workflowId, key, attempt, signal: limit.signal, context });
    const result: unknown = await Promise.race([working, limit.passed]);
    // Through JSON, so that the story sees the very same value now and after a restart.
    return { result: JSON.parse(JSON.stringify(result ?? null)) as Json };
  } catch (error) {
    return { error };
  } finally {
    limit.clear();
  }
}

/** Aborted with the story, or when the time for one attempt has passed; `passed` then rejects. */
function timeLimit({ signal, policy }: Job) {
  const attempt = new AbortController();
  const stop = () => attempt.abort(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
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
    signal.removeEventListener('abort', stop);
  };
  return { signal: attempt.signal, passed, clear };
}
