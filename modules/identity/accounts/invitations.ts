import type { Context } from '../../kernel/events/event-log';
import { refuse, type Refusal } from '../../kernel/refusal';
import { invitationMs, type Invitation } from '../contract';
import type { IdentityDependencies } from '../dependencies';
import { setPassword } from '../passwords/set-password';

/** Accounts that nobody signed up for: whoever holds the machine makes them. Contract sections 1 and 2. */
export function createInvitations(parts: IdentityDependencies) {
  const { accounts, credentials, links, open } = parts;

  return {
    /**
     * An approved account, or an admin, without a password; answers the one-time link to set one. An account that
     * nothing opens yet is taken up: its link may have been lost.
     */
    async invite(
      details: Invitation,
      as: 'user' | 'admin',
      context: Context,
    ): Promise<{ userId: string; linkToken: string } | Refusal> {
      const { account, created } = await open(details, context);
      const opens = account.google !== null || (await credentials.has(account.credentialId));
      if (!created && opens) return refuse('address-taken');
      const userId = account.id;
      await accounts.tell({ type: as === 'admin' ? 'AppointAdmin' : 'Approve', userId }, context);
      const linkToken = await links.token(await links.make({ userId, epoch: account.epoch }, invitationMs));
      return { userId, linkToken };
    },

    /**
     * An account that exists, is an admin and opens with this password when the call answers. It becomes one last:
     * whoever had the address before never has an admin's account.
     */
    async ensureAdmin(email: string, password: string, context: Context): Promise<{ userId: string }> {
      const { account } = await open({ email, name: 'Admin', password }, context);
      const userId = account.id;
      if (!(await credentials.matches(account.credentialId, password)))
        await setPassword(parts, { account, password }, context);
      await accounts.tell({ type: 'Reactivate', userId }, context);
      await accounts.tell({ type: 'AppointAdmin', userId }, context);
      return { userId };
    },
  };
}
