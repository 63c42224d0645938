import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../kernel/ports';
import type { Vault } from '../kernel/vault';
import { sessionMs } from './contract';

const collection = 'sessions';

export type Sessions = ReturnType<typeof createSessions>;

/** Sessions on the server; the token in the cookie is `<userId>.<secret>`, and only a hash of it is kept. */
export function createSessions(vault: Vault, clock: Clock) {
  const keyOf = (token: string) => {
    const [userId = '', secret = ''] = token.split('.');
    return `${userId}.${createHash('sha256').update(secret).digest('base64url')}`;
  };
  return {
    /** A new session, never one that was there before. */
    async begin(userId: string): Promise<string> {
      const token = `${userId}.${randomBytes(32).toString('base64url')}`;
      await vault.put(collection, keyOf(token), userId, { expiresAt: clock.now().getTime() + sessionMs });
      return token;
    },
    async userOf(token: string): Promise<string | undefined> {
      const userId = await vault.get(collection, keyOf(token));
      return typeof userId === 'string' ? userId : undefined;
    },
    end: (token: string) => vault.delete(collection, keyOf(token)),
    endAll: (userId: string) => vault.deleteByPrefix(collection, `${userId}.`),
  };
}
