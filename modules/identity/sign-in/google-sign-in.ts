import type { Context } from '../../kernel/events/event-log';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal';
import type { Account } from '../accounts/accounts';
import { nameLength, type GoogleProfile } from '../contract';
import type { SignedIn } from './login';
import { revokeAccess } from './revoke-access';
import type { IdentityDependencies } from '../dependencies';

/**
 * Starts a session for a Google profile. Takes the account linked to its `sub`; else the account of its address, if
 * Google verified it, which then loses its password; else a new account. Contract section 5.
 */
export function createGoogleSignIn(parts: IdentityDependencies) {
  const { accounts, login, mutex, open } = parts;

  /** Claims the `sub` for the account. First releases a claim whose account has no link to it, left by a crash. */
  async function claimSubject(subject: string, userId: string, context: Context): Promise<boolean> {
    const google = { of: 'google', hash: subject } as const;
    const before = await accounts.ownerOf('google', subject);
    if (before !== undefined && before !== userId && !(await accounts.ofGoogle(subject)))
      await accounts.handleClaim({ type: 'Release', ...google, userId: before }, context);
    const result = await accounts.handleClaim({ type: 'Claim', ...google, userId }, context);
    return !isRefusal(result) && result.state.owner === userId;
  }

  async function linkAccount(
    profile: GoogleProfile,
    subject: string,
    context: Context,
  ): Promise<Account | Refusal> {
    const { account } = await open({ email: profile.email, name: nameOf(profile) }, context);
    if (account.google !== null && account.google !== subject) return refuse('google-refused');
    if (!account.isActive) return refuse('account-inactive');
    if (!(await claimSubject(subject, account.id, context))) return refuse('google-refused');
    const link = { userId: account.id, subjectHash: subject, picture: profile.picture ?? null };
    const result = await accounts.handle({ type: 'LinkGoogle', ...link }, context);
    if (isRefusal(result)) return result;
    if (result.events.some(({ type }) => type === 'PasswordDropped'))
      await revokeAccess(parts, account.id, account.credentialId);
    return (await accounts.find(account.id)) ?? refuse('google-refused');
  }

  return async function signInWithGoogle(
    profile: GoogleProfile,
    context: Context,
    replaces?: string,
  ): Promise<SignedIn | Refusal> {
    const subject = await accounts.subjectHash(profile.sub);
    return mutex(`google-${subject}`, async () => {
      const existing = await accounts.ofGoogle(subject);
      if (existing) return login.begin('google', existing, replaces);
      if (!profile.email_verified) return login.deny('google', refuse('google-refused'));
      const account = await linkAccount(profile, subject, context);
      return isRefusal(account) ? login.deny('google', account) : login.begin('google', account, replaces);
    });
  };
}

/** The name from Google, or the local part of the address, without control characters. */
function nameOf({ name = '', email }: GoogleProfile): string {
  const clean = (text = '') =>
    text
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, nameLength)
      .replace(/\p{Surrogate}/gu, '');
  return clean(name) || clean(email.split('@')[0]);
}
