import type { Email, Mailer } from './mailer';

/** A mailer that stores its mails and can look them up. */
export type Outbox = Mailer & {
  /** Whether this mail is stored. */
  holds(id: string, email: Email): Promise<boolean>;
};

/**
 * Sends through a mail server configured after an outbox. Skips mails that the outbox holds, since a crash may have
 * prevented their checkpoint; erasing a person also deletes theirs from the outbox.
 */
export function withOutbox(outbox: Outbox, mailer: Mailer): Mailer {
  return {
    async send(id, email, signal) {
      if (!(await outbox.holds(id, email))) await mailer.send(id, email, signal);
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
