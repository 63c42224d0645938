import type { AdminDecision } from '../kernel/events/admin-decision';
import type { Context } from '../kernel/events/event-log';
import { isRefusal, refuse, type Refusal } from '../kernel/refusal';
import { createChangePassword } from './passwords/change-password';
import { GoogleProfile, Invitation, Login, PasswordChange, Registration, ResetRequest } from './contract';
import type { SignedIn } from './sign-in/login';
import { createErasePersonalData } from './erase-personal-data';
import { createGoogleSignIn } from './sign-in/google-sign-in';
import { createInvitations } from './accounts/invitations';
import { createDependencies, type IdentityOptions } from './dependencies';
import { createResetPassword } from './passwords/reset-password';
import { createSignIn } from './sign-in/sign-in';
import { createSignUp } from './sign-in/sign-up';
import { withInput } from '../kernel/input/parse-input';

export type { Account } from './accounts/accounts';
export type { SignedIn };
export type Identity = ReturnType<typeof createIdentity>;
type Done = { ok: true };

/**
 * The front door of identity: who somebody is, and how they prove it. What is true of an account stands in its stream;
 * the vault keeps passwords, sessions and links, which open nothing unless the stream agrees.
 */
export function createIdentity(deps: IdentityOptions) {
  const parts = createDependencies(deps);
  const { accounts, credentials, entry, links, sessions } = parts;
  const signUp = createSignUp(parts);
  const signIn = createSignIn(parts);
  const signInWithGoogle = createGoogleSignIn(parts);
  const byLink = createResetPassword(parts);
  const changePassword = createChangePassword(parts);
  const operator = createInvitations(parts);

  async function decide(command: Parameters<typeof accounts.tell>[0], context: Context) {
    const told = await accounts.tell(command, context);
    return isRefusal(told) ? told : ({ ok: true } as const);
  }

  return {
    account: accounts.find,
    accountByEmail: async (address: string) => accounts.ofAddress(await accounts.emailHash(address)),
    async hasPassword(userId: string): Promise<boolean> {
      return credentials.has((await accounts.find(userId))?.credentialId ?? null);
    },

    /** Answers the spec's sentence, and the same for an address that has an account already. */
    register: (input: unknown, context: Context) =>
      withInput(Registration, input, (details) => signUp(details, context)),

    /** A new session for the right password; `replaces` is the session that it takes the place of. */
    signIn: (input: unknown, replaces?: string) =>
      withInput(Login, input, (login) => signIn(login, replaces)),

    /** A new session for whoever Google says this is; `profile` as it came. */
    async signInWithGoogle(
      profile: unknown,
      context: Context,
      replaces?: string,
    ): Promise<SignedIn | Refusal> {
      const parsed = GoogleProfile.safeParse(profile);
      return parsed.success ? signInWithGoogle(parsed.data, context, replaces) : refuse('google-refused');
    },

    signOut: sessions.end,
    signOutEverywhere: sessions.endAll,
    accountOfSession: entry.accountOf,

    /** Asks for a mail with a link to set a password; the answer does not tell whether the address has an account. */
    requestPasswordLink: (input: unknown, context: Context) =>
      withInput(ResetRequest, input, ({ email }) => byLink.request(email, context)),
    /** The token that a mail carries for a link of the log. */
    linkToken: links.token,
    linkIsGood: byLink.isGood,
    /** Sets the password of the link's account, once. */
    setPasswordByLink: byLink.use,

    /** Sets another password; all sessions end, and the one that asked goes on under a new id. */
    changePassword: (userId: string, input: unknown, context: Context) =>
      withInput(PasswordChange, input, (change) => changePassword(userId, change, context)),

    approve: (userId: string, decision: AdminDecision, context: Context): Promise<Done | Refusal> =>
      decide({ type: 'Approve', userId, ...decision }, context),
    /** They may not sign in until they are let in again; their sessions end. */
    async deactivate(userId: string, decision: AdminDecision, context: Context): Promise<Done | Refusal> {
      const answer = await decide({ type: 'Deactivate', userId, ...decision }, context);
      if (!isRefusal(answer)) await sessions.endAll(userId);
      return answer;
    },
    reactivate: (userId: string, decision: AdminDecision, context: Context): Promise<Done | Refusal> =>
      decide({ type: 'Reactivate', userId, ...decision }, context),

    /** An approved account, or an admin, without a password; answers the one-time link to set one. */
    invite: (input: unknown, as: 'user' | 'admin', context: Context) =>
      withInput(Invitation, input, (details) => operator.invite(details, as, context)),
    ensureAdmin: operator.ensureAdmin,

    /** The fact of an erasure. From now on nobody signs in; `forget` takes away what is kept. */
    erase: (
      userId: string,
      decision: AdminDecision & { admins: boolean },
      context: Context,
    ): Promise<Done | Refusal> => decide({ type: 'Erase', userId, ...decision }, context),
    erasePersonalData: createErasePersonalData(parts),
  };
}
