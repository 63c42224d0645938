import { RetryableError, TerminalError } from '../modules/kernel/errors';
import type { RetryPolicy, WorkflowDefinition } from './engine';

/**
 * Patience with a model. The provider limits the time of a call; this limit is wider, since a step also waits for its
 * turn and may ask once more.
 */
export const modelCall: RetryPolicy = {
  maxAttempts: 4,
  firstDelayMs: 250,
  maxDelayMs: 30_000,
  timeoutMs: 15 * 60_000,
};

/** Patience with our own stores: disk, log, read models. */
export const local: RetryPolicy = {
  maxAttempts: 5,
  firstDelayMs: 200,
  maxDelayMs: 5_000,
  timeoutMs: 60_000,
};

/** A story whose model calls are tried so many times (MODEL_MAX_ATTEMPTS). */
export function withAttempts(workflow: WorkflowDefinition, maxAttempts: number): WorkflowDefinition {
  const patience = Object.entries(workflow.retry).map(([step, policy]) => [
    step,
    policy === modelCall ? { ...policy, maxAttempts } : policy,
  ]);
  return { ...workflow, retry: Object.fromEntries(patience) as WorkflowDefinition['retry'] };
}

/** The wait after a failed attempt (from 1): doubling, full jitter, never less than what the other side asked for. */
export function nextDelay(
  policy: RetryPolicy,
  attempt: number,
  retryAfterMs: number | undefined,
  random: () => number,
): number {
  const ceiling = Math.min(policy.maxDelayMs, policy.firstDelayMs * 2 ** (attempt - 1));
  return Math.max(retryAfterMs ?? 0, Math.round(random() * ceiling));
}

/** What is known of a failure. `final`: trying again will not help. `surprise`: nobody named it. */
export type Failure = {
  code: string;
  message: string;
  final: boolean;
  surprise: boolean;
  retryAfterMs?: number;
};

/** Tells failures apart. A surprise keeps its words to itself, for they may carry anything. */
export function classify(error: unknown): Failure {
  if (error instanceof TerminalError)
    return { code: error.code, message: error.message, final: true, surprise: false };
  if (error instanceof RetryableError) {
    const { code, message, retryAfterMs } = error;
    return { code, message, final: false, surprise: false, retryAfterMs };
  }
  return { code: 'surprise', message: 'Something unexpected went wrong.', final: false, surprise: true };
}
