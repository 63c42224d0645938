import type { AdminDecision } from '../kernel/events/admin-decision';
import type { Context } from '../kernel/events/event-log';
import { isRefusal, refuse, type Refusal } from '../kernel/refusal';
import { createChangePassword } from './passwords/change-password';
import { GoogleProfile, Invitation, Login, PasswordChange, Registration, ResetRequest } from './contract';
import type { SignedIn } from './sign-in/login';
import { createErasePersonalData } from './erase-personal-data';
import { createGoogleSignIn } from './sign-in/google-sign-in';
import { createInvitations } from './accounts/invitations';
import { createDependencies, type IdentityDependencies, type IdentityOptions } from './dependencies';
import { createResetPassword } from './passwords/reset-password';
import { createSignIn } from './sign-in/sign-in';
import { createSignUp } from './sign-in/sign-up';
import { withParsedInput } from '../kernel/input/parse-input';

export type { Account } from './accounts/accounts';
export type { SignedIn };
export type Identity = ReturnType<typeof createIdentity>;
type Done = { ok: true };

/**
 * Public API of identity: accounts and sign-in. The stream of an account decides; the vault keeps passwords, sessions
 * and links, which are valid only if the stream agrees.
 */
export function createIdentity(deps: IdentityOptions) {
  const parts = createDependencies(deps);
  return {
    ...accountQueries(parts),
    ...signInCommands(parts),
    ...passwordCommands(parts),
    ...accountDecisions(parts),
    ...invitationCommands(parts),
    erasePersonalData: createErasePersonalData(parts),
  };
}

const accountQueries = ({ accounts, credentials }: IdentityDependencies) => ({
  account: accounts.find,
  accountByEmail: async (address: string) => accounts.ofAddress(await accounts.emailHash(address)),
  async hasPassword(userId: string): Promise<boolean> {
    return credentials.has((await accounts.find(userId))?.credentialId ?? null);
  },
});

function signInCommands(parts: IdentityDependencies) {
  const { login, sessions } = parts;
  const signUp = createSignUp(parts);
  const signIn = createSignIn(parts);
  const signInWithGoogle = createGoogleSignIn(parts);

  return {
    /** Returns the spec's sentence, also for an address that has an account already. */
    register: (input: unknown, context: Context) =>
      withParsedInput(Registration, input, (details) => signUp(details, context)),

    /** Starts a session for the right password; ends the session `replaces`. */
    signIn: (input: unknown, replaces?: string) =>
      withParsedInput(Login, input, (login) => signIn(login, replaces)),

    /** Starts a session for a Google profile, validated here. */
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
    accountOfSession: login.accountOf,
  };
}

function passwordCommands(parts: IdentityDependencies) {
  const byLink = createResetPassword(parts);
  const changePassword = createChangePassword(parts);

  return {
    /** Requests a mail with a link to set a password; the answer does not reveal whether the address has an account. */
    requestPasswordLink: (input: unknown, context: Context) =>
      withParsedInput(ResetRequest, input, ({ email }) => byLink.request(email, context)),
    /** The signed token that a mail carries for a link id. */
    linkToken: parts.links.token,
    linkIsGood: byLink.isGood,
    /** Sets the password of the link's account, once. */
    setPasswordByLink: byLink.use,

    /** Changes the password and ends all sessions; starts a new one for the caller. */
    changePassword: (userId: string, input: unknown, context: Context) =>
      withParsedInput(PasswordChange, input, (change) => changePassword(userId, change, context)),
  };
}

/** What admins and the owner decide about an account. */
function accountDecisions({ accounts, sessions }: IdentityDependencies) {
  async function decide(
    command: Parameters<typeof accounts.handle>[0],
    context: Context,
  ): Promise<Done | Refusal> {
    const result = await accounts.handle(command, context);
    return isRefusal(result) ? result : { ok: true };
  }

  return {
    approve: (userId: string, decision: AdminDecision, context: Context) =>
      decide({ type: 'Approve', userId, ...decision }, context),
    /** Ends all sessions; the user cannot sign in until reactivated. */
    async deactivate(userId: string, decision: AdminDecision, context: Context): Promise<Done | Refusal> {
      const answer = await decide({ type: 'Deactivate', userId, ...decision }, context);
      if (!isRefusal(answer)) await sessions.endAll(userId);
      return answer;
    },
    reactivate: (userId: string, decision: AdminDecision, context: Context) =>
      decide({ type: 'Reactivate', userId, ...decision }, context),
    /** Records the erasure, which ends every sign-in; `erasePersonalData` then deletes the data. */
    erase: (userId: string, decision: AdminDecision & { admins: boolean }, context: Context) =>
      decide({ type: 'Erase', userId, ...decision }, context),
  };
}

function invitationCommands(parts: IdentityDependencies) {
  const operator = createInvitations(parts);
  return {
    /** Creates an approved account, or an admin, without a password; returns the token of the link to set one. */
    invite: (input: unknown, as: 'user' | 'admin', context: Context) =>
      withParsedInput(Invitation, input, (details) => operator.invite(details, as, context)),
    ensureAdmin: operator.ensureAdmin,
  };
}
