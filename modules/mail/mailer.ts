/** A mail to one person: plain text, wrapped by nobody. */
export type Email = {
  /** What kind it is, in kebab-case: `account-approved`, `password-link` ... Names the outbox file. */
  kind: string;
  /** Whom it is about; their mails go when they are erased. */
  userId: string;
  /** One bare address. */
  to: string;
  /** One line. */
  subject: string;
  text: string;
};

/** The kind of the letter that outlives its account. */
export const erasureConfirmationKind = 'account-erased';

/** The code of the `RetryableError` of a letter that is not taken for now, while others are. */
export const deferred = 'mail-put-off';

/**
 * Where mails leave. Throws `TerminalError` when this letter will never be taken (an address that nobody has) and
 * `RetryableError` when it may be later (a server that is away); neither says anything personal.
 */
export interface Mailer {
  /**
   * The same `id` is delivered once, however often it is sent and whatever happened in between; one that may have been
   * delivered is not sent again. `signal` ends an attempt that cannot be made soon enough.
   */
  send(id: string, letter: Email, signal?: AbortSignal): Promise<void>;
  /** Takes away what is kept of a person's mails; a farewell stays, without its address. */
  deleteMailsOf(userId: string): Promise<void>;
  close(): Promise<void>;
}
