/**
 * A failure that will not get better by trying again. `code` is kebab-case; the message is a sentence for people
 * and carries no personal data.
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

/** A data folder that must not be used as it is. The message is one sentence for people; nothing in the folder was touched. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/** An engine named by the settings that cannot be used. The message is one sentence for people and ends the start. */
export class BackendUnavailable extends Error {
  override readonly name = 'EngineAway';
}

/** A failure that may pass. `retryAfterMs` is what the other side asked for, when it did. */
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
