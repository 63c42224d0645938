import type { Context } from '../../kernel/events/event-log';
import { refuse, type Refusal } from '../../kernel/refusal';
import { invitationMs, type Invitation } from '../contract';
import type { IdentityDependencies } from '../dependencies';
import { setPassword } from '../passwords/set-password';

/** Accounts that an operator creates, without a sign-up. Contract sections 1 and 2. */
export function createInvitations(parts: IdentityDependencies) {
  const { accounts, credentials, links, open } = parts;

  return {
    /**
     * Creates an approved account, or an admin, without a password; returns the token of the one-time link to set one.
     * An existing account without a sign-in method gets a new link, since the first may have been lost.
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
      await accounts.handle({ type: as === 'admin' ? 'AppointAdmin' : 'Approve', userId }, context);
      const linkToken = await links.token(await links.make({ userId, epoch: account.epoch }, invitationMs));
      return { userId, linkToken };
    },

    /**
     * Ensures an admin account that signs in with this password. Appoints it after changing the password, so that a
     * former owner of the address never holds an admin's session.
     */
    async ensureAdmin(email: string, password: string, context: Context): Promise<{ userId: string }> {
      const { account } = await open({ email, name: 'Admin', password }, context);
      const userId = account.id;
      if (!(await credentials.matches(account.credentialId, password)))
        await setPassword(parts, { account, password }, context);
      await accounts.handle({ type: 'Reactivate', userId }, context);
      await accounts.handle({ type: 'AppointAdmin', userId }, context);
      return { userId };
    },
  };
}
