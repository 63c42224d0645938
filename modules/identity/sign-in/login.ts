import type { Log } from '../../kernel/ports';
import { refuse, type Refusal } from '../../kernel/refusal';
import type { Account, Accounts } from '../accounts/accounts';
import type { createSessions } from './sessions';

export type SignedIn = { account: Account; sessionToken: string };
/** What somebody proves who they are by. */
export type SignInMethod = 'password' | 'google' | 'link';
type Parts = { accounts: Accounts; sessions: ReturnType<typeof createSessions>; logger: Log };

/**
 * Letting somebody in who has proven who they are, and knowing them again by their session. Who gets in and who does
 * not is logged, by the id of the account when there is one. ASVS 5.0, 16.3.1.
 */
export function createLogin({ accounts, sessions, logger }: Parts) {
  function denySignIn(way: SignInMethod, refusal: Refusal, userId?: string): Refusal {
    logger.warn({ way, code: refusal.code, userId }, 'somebody was not let in');
    return refusal;
  }

  return {
    /** Writes down that somebody was not let in, and why; answers the same refusal. */
    turnedAway: denySignIn,

    /**
     * A new session, never one that was there before; the one it takes the place of ends. `proven` is the account as
     * it stood when the proof was looked at: when its ways in were ended meanwhile, nobody gets in.
     */
    async begin(way: SignInMethod, proven: Account, replaces?: string): Promise<SignedIn | Refusal> {
      const { id: userId, epoch } = proven;
      if (!proven.isActive) return denySignIn(way, refuse('account-inactive'), userId);
      if (!proven.isApproved) return denySignIn(way, refuse('account-pending'), userId);
      const sessionToken = await sessions.begin({ userId, epoch });
      const account = await accounts.find(userId);
      if (account?.epoch !== epoch) {
        await sessions.end(sessionToken);
        const code = account?.isActive === false ? 'account-inactive' : 'wrong-credentials';
        return denySignIn(way, refuse(code), userId);
      }
      if (replaces !== undefined) await sessions.end(replaces);
      logger.info({ way, userId }, 'somebody signed in');
      return { account, sessionToken };
    },

    /** Whose session this is. One of an erased, deactivated or not approved account is none, nor is one of before. */
    async accountOf(sessionToken: string): Promise<Account | undefined> {
      const session = await sessions.find(sessionToken);
      const account = session && (await accounts.find(session.userId));
      const lives = account?.isActive && account.isApproved && account.epoch === session?.epoch;
      return lives ? account : undefined;
    },
  };
}
