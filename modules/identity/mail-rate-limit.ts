import type { Clock } from '../kernel/ports';
import type { Vault } from '../kernel/vault';

const collection = 'account-mails';
/** Mails about one account that anybody may cause in an hour by naming its address. */
const mailsPerHour = 3;
const hourMs = 60 * 60 * 1000;

/** Keeps strangers from filling a mailbox: sign-up and reset write to an address that somebody merely typed. */
export function createMailRateLimit(vault: Vault, clock: Clock) {
  return {
    /** Takes one of the mails of this hour; false when there is none left. */
    async take(userId: string): Promise<boolean> {
      const expiresAt = clock.now().getTime() + hourMs;
      return (await vault.increment(collection, userId, 1, { expiresAt })).sum <= mailsPerHour;
    },
    forget: (userId: string): Promise<void> => vault.delete(collection, userId),
  };
}
