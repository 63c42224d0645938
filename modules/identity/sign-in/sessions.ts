import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../kernel/ports';
import type { Vault } from '../../kernel/vault';
import { sessionMs } from '../contract';

const collection = 'sessions';

/** The user, and the epoch of the account: a session is valid in its epoch only. */
const Session = z.object({ userId: z.string(), epoch: z.number() });
export type Session = z.infer<typeof Session>;

/** Sessions on the server. The cookie holds `<userId>.<secret>`; the vault holds a hash of the secret. */
export function createSessions(vault: Vault, clock: Clock) {
  const keyOf = (token: string) => {
    const [userId = '', secret = ''] = token.split('.');
    return `${userId}.${createHash('sha256').update(secret).digest('base64url')}`;
  };
  return {
    /** Starts a session under a new random token. */
    async begin(session: Session): Promise<string> {
      const token = `${session.userId}.${randomBytes(32).toString('base64url')}`;
      await vault.put(collection, keyOf(token), session, { expiresAt: clock.now().getTime() + sessionMs });
      return token;
    },
    async find(token: string): Promise<Session | undefined> {
      return Session.safeParse(await vault.get(collection, keyOf(token))).data;
    },
    end: (token: string): Promise<void> => vault.delete(collection, keyOf(token)),
    endAll: (userId: string): Promise<void> => vault.deleteByPrefix(collection, `${userId}.`),
  };
}
