/** A mail to one person: plain text, wrapped by nobody. */
export type Letter = {
  /** What kind it is: `account-approved`, `password-link` ... Names the outbox file. */
  kind: string;
  /** Whom it is about; their mails go when they are erased. */
  userId: string;
  to: string;
  subject: string;
  text: string;
};

/**
 * Where mails leave. Throws `TerminalError` when this letter will never be taken (an address that nobody has) and
 * `RetryableError` when it may be later (a server that is away).
 */
export interface Mailer {
  /** The same `id` is delivered once, however often it is sent and whatever happened in between. */
  send(id: string, letter: Letter): Promise<void>;
  /** Takes away what is kept of a person's mails; a farewell stays, without its address. */
  forget(userId: string): Promise<void>;
  close(): Promise<void>;
}
