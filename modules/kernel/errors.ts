/**
 * A failure that a retry cannot fix. `code` is kebab-case; the message is a sentence for people and carries no personal
 * data.
 */
export class TerminalError extends Error {
  override readonly name = 'TerminalError';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The data folder cannot be used in its state. The message is one sentence for people; nothing in the folder was changed.
 */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/** A configured backend cannot be used. The message is one sentence for people and ends the start. */
export class BackendUnavailable extends Error {
  override readonly name = 'EngineAway';
}

/** A failure that a retry may fix. `retryAfterMs` is the delay of a `Retry-After` header, if any. */
export class RetryableError extends Error {
  override readonly name = 'RetryableError';
  constructor(
    readonly code: string,
    message: string,
    readonly retryAfterMs?: number,
  ) {
    super(message);
  }
}
