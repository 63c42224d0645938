import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Vault } from '../../kernel/vault';

/** The argon2id parameters, and a decoy hash of the same cost that matches no password in use. */
export type Hashing = { cost: { memoryCost: number; timeCost: number; parallelism: number }; decoy: string };

/** argon2id, 19 MiB, two passes (OWASP Password Storage). */
export const owaspHashing: Hashing = {
  cost: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  decoy: '$argon2id$v=19$m=19456,t=2,p=1$3r+0Lz1zsvlmwLVsV+c4JA$ChFbGv8hE2rQoH+jFis7ZcEjoTA7onDCCpJFI1rwSYg',
};

const collection = 'credentials';

export type Credentials = ReturnType<typeof createCredentials>;

/**
 * Password hashes, stored in the vault and never in the log. Each has its own name, `<userId>.<random>`, and is valid
 * only once an event names it, so a hash left by a crash or a lost race is useless.
 */
export function createCredentials(vault: Vault, { cost, decoy } = owaspHashing) {
  const stored = async (credentialId: string | null | undefined) => {
    const hashed = credentialId ? await vault.get(collection, credentialId) : undefined;
    return typeof hashed === 'string' ? hashed : undefined;
  };
  return {
    /** Stores the hash of a password; returns its name. */
    async make(userId: string, password: string): Promise<string> {
      const credentialId = `${userId}.${randomBytes(12).toString('base64url')}`;
      await vault.put(collection, credentialId, await hash(password, cost));
      return credentialId;
    },
    has: async (credentialId: string | null): Promise<boolean> => (await stored(credentialId)) !== undefined,
    /** Compares a decoy if there is no password: equal time prevents account enumeration. */
    async matches(credentialId: string | null | undefined, password: string): Promise<boolean> {
      const hashed = await stored(credentialId);
      const matches = await verify(hashed ?? decoy, password);
      return matches && hashed !== undefined;
    },
    remove: (credentialId: string): Promise<void> => vault.delete(collection, credentialId),
    async removeAll(userId: string): Promise<void> {
      await vault.delete(collection, userId);
      await vault.deleteByPrefix(collection, `${userId}.`);
    },
  };
}
