import type { Clock } from '../kernel/ports';
import type { Vault } from '../kernel/vault';

const collection = 'account-mails';
/** Mails that requests naming one address can cause in an hour. */
const mailsPerHour = 3;
const hourMs = 60 * 60 * 1000;

/** Limits mails per account, because sign-up and reset write to an address that was merely typed in. */
export function createMailRateLimit(vault: Vault, clock: Clock) {
  return {
    /** Counts one mail; false if the limit of the hour is reached. */
    async take(userId: string): Promise<boolean> {
      const expiresAt = clock.now().getTime() + hourMs;
      return (await vault.increment(collection, userId, 1, { expiresAt })).sum <= mailsPerHour;
    },
    forget: (userId: string): Promise<void> => vault.delete(collection, userId),
  };
}
