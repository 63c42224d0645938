import { refuse, type Refusal } from '../kernel/refusal';
import type { Account, Accounts } from './accounts';
import type { createSessions } from './sessions';

export type SignedIn = { account: Account; sessionToken: string };
export type Entry = ReturnType<typeof createEntry>;

/** Letting somebody in who has proven who they are, and knowing them again by their session. */
export function createEntry(accounts: Accounts, sessions: ReturnType<typeof createSessions>) {
  return {
    /**
     * A new session, never one that was there before; the one it takes the place of ends. `proven` is the account as
     * it stood when the proof was looked at: when its ways in were ended meanwhile, nobody gets in.
     */
    async begin(proven: Account, replaces?: string): Promise<SignedIn | Refusal> {
      if (!proven.isActive) return refuse('account-inactive');
      if (!proven.isApproved) return refuse('account-pending');
      const { id: userId, epoch } = proven;
      const sessionToken = await sessions.begin({ userId, epoch });
      const account = await accounts.find(userId);
      if (account?.epoch !== epoch) {
        await sessions.end(sessionToken);
        return refuse(account?.isActive === false ? 'account-inactive' : 'wrong-credentials');
      }
      if (replaces !== undefined) await sessions.end(replaces);
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
