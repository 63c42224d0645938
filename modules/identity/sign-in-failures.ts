import type { Clock } from '../kernel/ports';
import { refuse, type Refusal } from '../kernel/refusal';
import type { Vault } from '../kernel/vault';
import { failedSignIns } from './contract';

const collection = 'sign-in-failures';

/** Counts wrong passwords by account, whether the account exists or not. Contract section 5. */
export function createSignInFailures(vault: Vault, clock: Clock) {
  const count = (account: string, by: number) =>
    vault.increment(collection, account, by, { expiresAt: clock.now().getTime() + failedSignIns.withinMs });
  return {
    /** The refusal of an account that has borne too many. */
    async tooMany(account: string): Promise<Refusal | undefined> {
      if ((await vault.get(collection, account)) === undefined) return undefined;
      const { sum, expiresAt } = await count(account, 0);
      if (sum < failedSignIns.most) return undefined;
      return refuse('too-many-failures', {
        retryAfter: Math.max(1, Math.ceil((expiresAt - clock.now().getTime()) / 1000)),
      });
    },
    note: (account: string) => count(account, 1),
    forget: (account: string) => vault.delete(collection, account),
  };
}
