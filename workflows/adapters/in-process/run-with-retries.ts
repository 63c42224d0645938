import type { Log } from '../../../modules/kernel/ports';
import type { RetryPolicy } from '../../engine';
import type { StepAttemptFailed, StepFailed, StepFinished } from '../../events';
import { nextDelay } from '../../retry';
import { classifyAttempt, runAttempt, type StepAttempt } from '../attempt';

/** One step of one run, with what it takes to retry it. */
export type Job = StepAttempt & {
  step: { workflowId: string; key: string; name: string; inputHash: string };
  policy: RetryPolicy;
  /** Attempts that failed before this runner. */
  failedBefore: number;
  /** Aborted when no further attempt may begin. */
  signal: AbortSignal;
  random: () => number;
  logger: Log;
  /** Called before each attempt. */
  begin(attempt: number): Promise<void>;
  record(event: StepAttemptFailed): Promise<void>;
  pause(ms: number): Promise<void>;
};

/** Retries until the step is done or has failed for good; answers nothing when stopped in between. */
export async function runWithRetries(job: Job): Promise<StepFinished | StepFailed | undefined> {
  for (let attempt = job.failedBefore + 1; !job.signal.aborted; attempt += 1) {
    await job.begin(attempt);
    if (job.signal.aborted) return undefined;
    const outcome = await runAttempt(job, attempt);
    if ('result' in outcome) return { type: 'StepFinished', ...job.step, result: outcome.result };
    if (job.signal.aborted) return undefined;
    const { code, message, final, retryAfterMs } = classifyAttempt(job, attempt, outcome.error);
    if (final || attempt >= job.policy.maxAttempts)
      return { type: 'StepFailed', ...job.step, attempt, code, message };
    const retryInMs = nextDelay(job.policy, attempt, retryAfterMs, job.random);
    await job.record({ type: 'StepAttemptFailed', ...job.step, attempt, code, message, retryInMs });
    await job.pause(retryInMs);
  }
  return undefined;
}
