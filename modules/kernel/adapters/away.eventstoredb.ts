import { AccessDeniedError, convertToCommandError, ErrorType, isCommandError } from '@eventstore/db-client';
import { StoreUnavailable } from '../event-store';

/** No answer in time; thrown by ourselves. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** What passes by itself: a server that is away, busy, slow, or not the one that leads. */
const passing = new Set<string>([
  ErrorType.UNAVAILABLE,
  ErrorType.CANCELLED,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.TIMEOUT,
  ErrorType.NOT_LEADER,
]);

/**
 * Failures that have no type of their own: of a server without a leader, of a connection that broke while it carried a call,
 * of a client between two connections, and of a cluster that no node of which answers.
 */
const passingWords =
  /No leader info|RST_STREAM|Connection dropped|Channel (?:has been shut down|closed)|Failed to discover|write after end/;

/** Whether trying again may help. */
export function isPassing(error: unknown): boolean {
  if (error instanceof NoAnswer || error instanceof StoreUnavailable) return true;
  if (!(error instanceof Error)) return false;
  const known = convertToCommandError(error);
  if (isCommandError(known) && passing.has((known as { type: string }).type)) return true;
  return passingWords.test(error.message);
}

/** What the client says about a server that is away or refuses us, as `StoreUnavailable`; any other error as it is. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof StoreUnavailable) return error;
  if (isPassing(error))
    return new StoreUnavailable('The log is not available: EventStoreDB does not answer.', { cause: error });
  if (error instanceof Error && convertToCommandError(error) instanceof AccessDeniedError)
    return new StoreUnavailable('The log is not available: EventStoreDB refuses the name or password.', {
      cause: error,
    });
  return error;
}
