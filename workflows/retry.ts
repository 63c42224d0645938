import { backoffMs } from '../modules/kernel/backoff';
import { RetryableError, TerminalError } from '../modules/kernel/errors';
import type { RetryPolicy, WorkflowDefinition } from './engine';

/**
 * The retry policy of model calls. The provider limits the time of a call; this limit is wider, since a step also waits
 * for its turn and may ask once more.
 */
export const modelCallPolicy: RetryPolicy = {
  maxAttempts: 4,
  firstDelayMs: 250,
  maxDelayMs: 30_000,
  timeoutMs: 15 * 60_000,
};

/** The retry policy of drafting queries: a report waits for them, and continues without them if they fail. */
export const queryDraftPolicy: RetryPolicy = {
  maxAttempts: 2,
  firstDelayMs: 250,
  maxDelayMs: 5_000,
  timeoutMs: 60_000,
};

/** The retry policy of a second reading: a report waits for it, and continues without it if it fails. */
export const secondReadingPolicy: RetryPolicy = { ...queryDraftPolicy, timeoutMs: 120_000 };

/** The retry policy of a request to a provider of evidence: a report waits for it. */
export const providerCallPolicy: RetryPolicy = {
  maxAttempts: 3,
  firstDelayMs: 500,
  maxDelayMs: 5_000,
  timeoutMs: 45_000,
};

/** The retry policy of reading found sources, which limits its own time; this limit is wider. */
export const retrievalPolicy: RetryPolicy = { ...providerCallPolicy, timeoutMs: 210_000 };

/** The retry policy of a request about a gap: a report waits a second time, and continues without it if it fails. */
export const gapCallPolicy: RetryPolicy = { ...providerCallPolicy, maxAttempts: 2, timeoutMs: 15_000 };

/** The retry policy of reading sources found for gaps. */
export const gapReadingPolicy: RetryPolicy = { ...retrievalPolicy, maxAttempts: 2, timeoutMs: 120_000 };

/** The retry policy of our own stores: disk, log, read models. */
export const storePolicy: RetryPolicy = {
  maxAttempts: 5,
  firstDelayMs: 200,
  maxDelayMs: 5_000,
  timeoutMs: 60_000,
};

/**
 * The retry policy of work over evidence. It runs in threads of a lower priority than requests: on a busy machine a large
 * file takes minutes, and a timeout would only begin it again.
 */
export const threadPolicy: RetryPolicy = { ...storePolicy, timeoutMs: 10 * 60_000 };

/** A workflow whose model calls are tried so many times (MODEL_MAX_ATTEMPTS). */
export function withAttempts(workflow: WorkflowDefinition, maxAttempts: number): WorkflowDefinition {
  const retry = Object.entries(workflow.retry).map(([step, policy]) => [
    step,
    policy === modelCallPolicy ? { ...policy, maxAttempts } : policy,
  ]);
  return { ...workflow, retry: Object.fromEntries(retry) as WorkflowDefinition['retry'] };
}

/** The delay after a failed attempt (from 1): doubling, full jitter, never less than Retry-After. */
export function nextDelay(
  policy: RetryPolicy,
  attempt: number,
  retryAfterMs: number | undefined,
  random: () => number,
): number {
  const ceiling = backoffMs({ firstMs: policy.firstDelayMs, maxMs: policy.maxDelayMs }, attempt);
  return Math.max(retryAfterMs ?? 0, Math.round(random() * ceiling));
}

/** A classified failure. `final`: a retry will not help. `isUnexpected`: neither terminal nor retryable. */
export type Failure = {
  code: string;
  message: string;
  final: boolean;
  isUnexpected: boolean;
  retryAfterMs?: number;
};

/** Classifies an error. The message of an unexpected one is left out, for it may carry anything. */
export function classify(error: unknown): Failure {
  if (error instanceof TerminalError)
    return { code: error.code, message: error.message, final: true, isUnexpected: false };
  if (error instanceof RetryableError) {
    const { code, message, retryAfterMs } = error;
    return { code, message, final: false, isUnexpected: false, retryAfterMs };
  }
  return { code: 'surprise', message: 'Something unexpected went wrong.', final: false, isUnexpected: true };
}
