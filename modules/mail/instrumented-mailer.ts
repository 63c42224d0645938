import { TerminalError } from '../kernel/errors';
import { codeOf, type Telemetry } from '../kernel/telemetry/telemetry';
import type { Mailer } from './mailer';

/** Outcomes of the mails of this process since its start. `deferred`: will be retried. */
export type MailFigures = { sent: number; failed: number; deferred: number };

/** Counts the mails of a mailer by kind and outcome. */
export function instrumentedMailer(
  mailer: Mailer,
  telemetry: Telemetry,
): Mailer & { figures(): Readonly<MailFigures> } {
  const figures: MailFigures = { sent: 0, failed: 0, deferred: 0 };
  const count = (kind: string, outcome: string) => telemetry.count('evident_mails_total', { kind, outcome });
  return {
    async send(id, email, signal) {
      try {
        await mailer.send(id, email, signal);
        figures.sent += 1;
        count(email.kind, 'sent');
      } catch (error) {
        if (!signal?.aborted) {
          figures[error instanceof TerminalError ? 'failed' : 'deferred'] += 1;
          count(email.kind, codeOf(error));
        }
        throw error;
      }
    },
    deleteMailsOf: (userId) => mailer.deleteMailsOf(userId),
    close: () => mailer.close(),
    figures: () => figures,
  };
}
