/** A mail to one person: plain text, not wrapped. */
export type Email = {
  /** Kebab-case, such as `account-approved` or `password-link`; part of the name of the outbox file. */
  kind: string;
  /** The user it is about; erasing the user deletes it. */
  userId: string;
  /** One bare address. */
  to: string;
  /** One line. */
  subject: string;
  text: string;
};

/** The kind of mail that is kept after the erasure of its account. */
export const erasureConfirmationKind = 'account-erased';

/** Code of the `RetryableError` if the server defers this mail but accepts others (greylisting). */
export const deferred = 'mail-put-off';

/**
 * Sends mails. Throws `TerminalError` if this mail can never be sent (an unknown address) and `RetryableError` if it
 * can be sent later (an unavailable server); neither contains personal data.
 */
export interface Mailer {
  /**
   * Delivers an `id` at most once: repeated calls and calls after a crash do not send again a mail that may have been
   * delivered. `signal` aborts the attempt.
   */
  send(id: string, email: Email, signal?: AbortSignal): Promise<void>;
  /** Deletes the stored mails of a person; keeps the erasure confirmation, without its address. */
  deleteMailsOf(userId: string): Promise<void>;
  close(): Promise<void>;
}
