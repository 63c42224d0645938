import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../kernel/ports';
import { refuse, type Refusal } from '../../kernel/refusal';
import type { Vault } from '../../kernel/vault';
import { failedSignIns } from '../contract';

const collection = 'sign-in-failures';
const { most, withinMs } = failedSignIns;

/** One counted failure; expires from the vault after the window. */
const Failure = z.object({ at: z.number(), by: z.string() });

/** Counts wrong passwords per address, with or without an account: at most ten in any 15 minutes. Contract section 5. */
export function createSignInFailures(vault: Vault, clock: Clock) {
  const slotKeys = (account: string) => Array.from({ length: most }, (_, n) => `${account}/${n}`);
  return {
    /**
     * Call before checking a password: counts the attempt as a failure until `forget`, so that concurrent attempts get
     * no more tries than sequential ones. Refuses if there were too many.
     */
    async attempt(account: string): Promise<Refusal | undefined> {
      const at = clock.now().getTime();
      const mine = { at, by: randomUUID() };
      let oldest = at;
      for (const key of slotKeys(account)) {
        const taken = await vault.putIfAbsent(collection, key, mine, { expiresAt: at + withinMs });
        const failure = Failure.parse(taken);
        if (failure.by === mine.by) return undefined;
        oldest = Math.min(oldest, failure.at);
      }
      const waitMs = oldest + withinMs - at;
      return refuse('too-many-failures', { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
    },
    /** Clears the failures, after the right password or a mailed link. */
    async forget(account: string): Promise<void> {
      for (const key of slotKeys(account))
        if ((await vault.get(collection, key)) !== undefined) await vault.delete(collection, key);
    },
  };
}
