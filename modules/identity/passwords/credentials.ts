import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Vault } from '../../kernel/vault';

/** What a password costs to be tried, and the hash of one that nobody has, at the same cost. */
export type Hashing = { cost: { memoryCost: number; timeCost: number; parallelism: number }; decoy: string };

/** argon2id, 19 MiB, two passes (OWASP Password Storage). */
export const owaspHashing: Hashing = {
  cost: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  decoy: '$argon2id$v=19$m=19456,t=2,p=1$3r+0Lz1zsvlmwLVsV+c4JA$ChFbGv8hE2rQoH+jFis7ZcEjoTA7onDCCpJFI1rwSYg',
};

const collection = 'credentials';

export type Credentials = ReturnType<typeof createCredentials>;

/**
 * Password hashes, kept in the vault and never in the log. Each has a name of its own, `<userId>.<random>`, and opens
 * nothing until a fact names it: what a crash or a lost race leaves behind is of no use to anybody.
 */
export function createCredentials(vault: Vault, { cost, decoy } = owaspHashing) {
  const stored = async (credentialId: string | null | undefined) => {
    const found = credentialId ? await vault.get(collection, credentialId) : undefined;
    return typeof found === 'string' ? found : undefined;
  };
  return {
    /** Keeps the hash of a password; answers the name it is kept under. */
    async make(userId: string, password: string): Promise<string> {
      const credentialId = `${userId}.${randomBytes(12).toString('base64url')}`;
      await vault.put(collection, credentialId, await hash(password, cost));
      return credentialId;
    },
    has: async (credentialId: string | null): Promise<boolean> => (await stored(credentialId)) !== undefined,
    /** Takes the same time where there is no password, so that time tells nothing. */
    async matches(credentialId: string | null | undefined, password: string): Promise<boolean> {
      const found = await stored(credentialId);
      const matches = await verify(found ?? decoy, password);
      return matches && found !== undefined;
    },
    remove: (credentialId: string): Promise<void> => vault.delete(collection, credentialId),
    async removeAll(userId: string): Promise<void> {
      await vault.delete(collection, userId);
      await vault.deleteByPrefix(collection, `${userId}.`);
    },
  };
}
