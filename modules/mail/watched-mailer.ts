import { codeOf, type Telemetry } from '../kernel/telemetry';
import type { Mailer } from './mailer';

/** The same mailer, its mails counted by kind and by what became of them. */
export function watchedMailer(mailer: Mailer, telemetry: Telemetry): Mailer {
  const count = (kind: string, outcome: string) => telemetry.count('evident_mails_total', { kind, outcome });
  return {
    async send(id, letter, signal) {
      try {
        await mailer.send(id, letter, signal);
        count(letter.kind, 'sent');
      } catch (error) {
        if (!signal?.aborted) count(letter.kind, codeOf(error));
        throw error;
      }
    },
    forget: (userId) => mailer.forget(userId),
    close: () => mailer.close(),
  };
}
