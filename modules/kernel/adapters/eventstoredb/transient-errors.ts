import { AccessDeniedError, ErrorType, isCommandError } from '@eventstore/db-client';
import { StoreUnavailable } from '../../events/event-store';

/** Thrown when a response does not arrive before the timeout. */
export class ResponseTimeout extends Error {
  override readonly name = 'ResponseTimeout';
}

/** The client's error types for a server that is unavailable, busy, slow, or not the leader. */
const transientTypes = new Set<string>([
  ErrorType.UNAVAILABLE,
  ErrorType.CANCELLED,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.TIMEOUT,
  ErrorType.NOT_LEADER,
]);

/**
 * Patterns of errors without a type of their own: a server without a leader, a connection that broke during a call, a
 * client between two connections, a cluster without a node that answers.
 */
const transientWords =
  /No leader info|RST_STREAM|Connection dropped|Channel (?:has been shut down|closed)|Failed to discover|write after end/;

/** Whether a retry may help. */
export function isTransient(error: unknown): boolean {
  if (error instanceof ResponseTimeout) return true;
  if (!(error instanceof Error)) return false;
  return (isCommandError(error) && transientTypes.has(error.type)) || transientWords.test(error.message);
}

/** `StoreUnavailable` for a server that is unavailable or refuses the credentials; any other error unchanged. */
export function asUnavailable(error: unknown): unknown {
  if (isTransient(error))
    return new StoreUnavailable('The log is not available: EventStoreDB does not answer.', { cause: error });
  if (error instanceof AccessDeniedError)
    return new StoreUnavailable('The log is not available: EventStoreDB refuses the name or password.', {
      cause: error,
    });
  return error;
}
