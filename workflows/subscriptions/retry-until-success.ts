import { backoffMs } from '../../modules/kernel/backoff';
import type { Sleep } from '../../modules/kernel/sleep';
import type { Opened } from '../../modules/kernel/events/event-log';
import { RetryableError } from '../../modules/kernel/errors';
import type { Log } from '../../modules/kernel/ports';

/**
 * Reacts to one event. May be called again after a crash, so a repeat must be harmless. `span`: of this attempt, the
 * parent for what it causes.
 */
export type Reaction = (event: Opened, signal: AbortSignal, span?: string) => Promise<void>;

const pauses = { firstMs: 200, maxMs: 30_000 };

/**
 * Retries a reaction until it succeeds; returns undefined then. Stops at a failure for which `shouldRetry` is false, or
 * when aborted, and answers the error.
 */
export function createRetryLoop({ react, logger, wait }: { react: Reaction; logger: Log; wait: Sleep }) {
  async function attemptOnce(
    event: Opened,
    attempt: number,
    signal: AbortSignal,
  ): Promise<Error | undefined> {
    try {
      await react(event, signal);
      return undefined;
    } catch (error) {
      const about = { eventId: event.id, type: event.event.type, attempt, error: String(error) };
      if (!signal.aborted) logger.error(about, 'reaction failed, retrying');
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  return async function retryUntilSuccess(
    event: Opened,
    signal: AbortSignal,
    shouldRetry: (failure: Error) => boolean = () => true,
  ): Promise<Error | undefined> {
    for (let attempt = 1; !signal.aborted; attempt += 1) {
      const failure = await attemptOnce(event, attempt, signal);
      if (!failure || !shouldRetry(failure)) return failure;
      await wait(retryDelayMs(attempt, failure), signal);
    }
    return new Error('stopped');
  };
}

/** The delay after a failed attempt (from 1): doubling, and never less than Retry-After. */
export function retryDelayMs(attempt: number, failure: Error): number {
  const askedFor = failure instanceof RetryableError ? (failure.retryAfterMs ?? 0) : 0;
  return Math.max(askedFor, backoffMs(pauses, attempt));
}
