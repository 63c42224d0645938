import type { Email, Mailer } from './mailer';

/** A mailer that keeps what it was given where it can be found again. */
export type Outbox = Mailer & {
  /** Whether this letter stands in it already. */
  holds(id: string, letter: Email): Promise<boolean>;
};

/**
 * A mailer that takes over from an outbox, once a mail server is named: what the outbox holds was dealt with, even when
 * a crash came before the note that it was, and it goes with its person.
 */
export function withOutbox(outbox: Outbox, mailer: Mailer): Mailer {
  return {
    async send(id, letter, signal) {
      if (!(await outbox.holds(id, letter))) await mailer.send(id, letter, signal);
    },
    async deleteMailsOf(userId) {
      await outbox.deleteMailsOf(userId);
      await mailer.deleteMailsOf(userId);
    },
    async close() {
      await mailer.close();
      await outbox.close();
    },
  };
}
