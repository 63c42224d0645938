import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../kernel/ports';
import { refuse, type Refusal } from '../../kernel/refusal';
import type { Vault } from '../../kernel/vault';
import { failedSignIns } from '../contract';

const collection = 'sign-in-failures';
const { most, withinMs } = failedSignIns;

/** One of the failures that an account bears, from when it happened until it is too old to count. */
const Failure = z.object({ at: z.number(), by: z.string() });

/**
 * Counts wrong passwords by account, whether the account exists or not: at most ten in any quarter of an hour. Contract
 * section 5.
 */
export function createSignInFailures(vault: Vault, clock: Clock) {
  const places = (account: string) => Array.from({ length: most }, (_, n) => `${account}/${n}`);
  return {
    /**
     * Before a password is looked at: the attempt counts as a failure until `forget` says otherwise, so that many at
     * once get no more tries than one after another. The refusal of an account that has borne too many.
     */
    async attempt(account: string): Promise<Refusal | undefined> {
      const at = clock.now().getTime();
      const mine = { at, by: randomUUID() };
      let oldest = at;
      for (const place of places(account)) {
        const taken = await vault.putIfAbsent(collection, place, mine, { expiresAt: at + withinMs });
        const failure = Failure.parse(taken);
        if (failure.by === mine.by) return undefined;
        oldest = Math.min(oldest, failure.at);
      }
      const waitMs = oldest + withinMs - at;
      return refuse('too-many-failures', { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
    },
    /** The right password, or a link that was mailed: all is well again. */
    async forget(account: string): Promise<void> {
      for (const place of places(account))
        if ((await vault.get(collection, place)) !== undefined) await vault.delete(collection, place);
    },
  };
}
