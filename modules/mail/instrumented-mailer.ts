import { TerminalError } from '../kernel/errors';
import { codeOf, type Telemetry } from '../kernel/telemetry/telemetry';
import type { Mailer } from './mailer';

/** What became of the mails that this process has handed over since it began. `deferred`: tried again later. */
export type MailFigures = { sent: number; failed: number; deferred: number };

/** The same mailer, its mails counted by kind and by what became of them. */
export function instrumentedMailer(
  mailer: Mailer,
  telemetry: Telemetry,
): Mailer & { figures(): Readonly<MailFigures> } {
  const figures: MailFigures = { sent: 0, failed: 0, deferred: 0 };
  const count = (kind: string, outcome: string) => telemetry.count('evident_mails_total', { kind, outcome });
  return {
    async send(id, letter, signal) {
      try {
        await mailer.send(id, letter, signal);
        figures.sent += 1;
        count(letter.kind, 'sent');
      } catch (error) {
        if (!signal?.aborted) {
          figures[error instanceof TerminalError ? 'failed' : 'deferred'] += 1;
          count(letter.kind, codeOf(error));
        }
        throw error;
      }
    },
    deleteMailsOf: (userId) => mailer.deleteMailsOf(userId),
    close: () => mailer.close(),
    figures: () => figures,
  };
}
