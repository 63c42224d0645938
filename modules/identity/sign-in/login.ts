import type { Log } from '../../kernel/ports';
import { refuse, type Refusal } from '../../kernel/refusal';
import type { Account, Accounts } from '../accounts/accounts';
import type { createSessions } from './sessions';

export type SignedIn = { account: Account; sessionToken: string };

export type SignInMethod = 'password' | 'google' | 'link';
type Parts = { accounts: Accounts; sessions: ReturnType<typeof createSessions>; logger: Log };

/**
 * Starts sessions for users who proved their identity, and finds the account of a session. Logs each accepted and
 * rejected sign-in with the id of the account, if there is one. ASVS 5.0, 16.3.1.
 */
export function createLogin({ accounts, sessions, logger }: Parts) {
  function denySignIn(way: SignInMethod, refusal: Refusal, userId?: string): Refusal {
    logger.warn({ way, code: refusal.code, userId }, 'sign-in rejected');
    return refusal;
  }

  return {
    /** Logs a rejected sign-in with its reason; returns the refusal. */
    deny: denySignIn,

    /**
     * Starts a new session and ends the one it replaces. `proven` is the account as loaded for the proof: if its epoch
     * changed meanwhile, the sign-in is rejected.
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
      logger.info({ way, userId }, 'sign-in succeeded');
      return { account, sessionToken };
    },

    /** The account of a session; undefined if it is erased, deactivated, not approved or in another epoch. */
    async accountOf(sessionToken: string): Promise<Account | undefined> {
      const session = await sessions.find(sessionToken);
      const account = session && (await accounts.find(session.userId));
      const isValid = account?.isActive && account.isApproved && account.epoch === session?.epoch;
      return isValid ? account : undefined;
    },
  };
}
