import { hash, verify } from '@node-rs/argon2';
import type { Vault } from '../kernel/vault';

/** argon2id, 19 MiB, two passes (OWASP Password Storage). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const collection = 'credentials';

export type Credentials = ReturnType<typeof createCredentials>;

/** Password hashes, kept in the vault and never in the log. */
export function createCredentials(vault: Vault) {
  let decoy: Promise<string> | undefined;
  return {
    async set(userId: string, password: string): Promise<void> {
      await vault.put(collection, userId, await hash(password, cost));
    },
    has: async (userId: string): Promise<boolean> => (await vault.get(collection, userId)) !== undefined,
    async remove(userId: string): Promise<void> {
      await vault.delete(collection, userId);
    },
    /** Takes the same time for an account that does not exist, so that time tells nothing. */
    async matches(userId: string | undefined, password: string): Promise<boolean> {
      const stored = userId === undefined ? undefined : await vault.get(collection, userId);
      decoy ??= hash('nobody has this password', cost);
      const matches = await verify(typeof stored === 'string' ? stored : await decoy, password);
      return matches && typeof stored === 'string';
    },
  };
}
