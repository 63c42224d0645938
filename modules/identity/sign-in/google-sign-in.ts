import type { Context } from '../../kernel/events/event-log';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal';
import type { Account } from '../accounts/accounts';
import { nameLength, type GoogleProfile } from '../contract';
import type { SignedIn } from './login';
import { revokeAccess } from './revoke-access';
import type { IdentityDependencies } from '../dependencies';

/**
 * A new session for whoever Google says this is. The account is the one of the Google account's `sub`; failing that the
 * one of the address, when Google has verified it, which then loses its password; failing that a new one. Contract section 5.
 */
export function createGoogleSignIn(parts: IdentityDependencies) {
  const { accounts, entry, inTurn, open } = parts;

  /** The `sub` belongs to one account; a claim whose account does not know of it is what a crash left. */
  async function claimed(subject: string, userId: string, context: Context): Promise<boolean> {
    const google = { of: 'google', hash: subject } as const;
    const before = await accounts.ownerOf('google', subject);
    if (before !== undefined && before !== userId && !(await accounts.ofGoogle(subject)))
      await accounts.tellClaim({ type: 'Release', ...google, userId: before }, context);
    const told = await accounts.tellClaim({ type: 'Claim', ...google, userId }, context);
    return !isRefusal(told) && told.state.owner === userId;
  }

  async function linked(
    profile: GoogleProfile,
    subject: string,
    context: Context,
  ): Promise<Account | Refusal> {
    const { account } = await open({ email: profile.email, name: nameOf(profile) }, context);
    if (account.google !== null && account.google !== subject) return refuse('google-refused');
    if (!account.isActive) return refuse('account-inactive');
    if (!(await claimed(subject, account.id, context))) return refuse('google-refused');
    const link = { userId: account.id, subjectHash: subject, picture: profile.picture ?? null };
    const told = await accounts.tell({ type: 'LinkGoogle', ...link }, context);
    if (isRefusal(told)) return told;
    if (told.events.some(({ type }) => type === 'PasswordDropped'))
      await revokeAccess(parts, account.id, account.credentialId);
    return (await accounts.find(account.id)) ?? refuse('google-refused');
  }

  return async function signInWithGoogle(
    profile: GoogleProfile,
    context: Context,
    replaces?: string,
  ): Promise<SignedIn | Refusal> {
    const subject = await accounts.subjectHash(profile.sub);
    return inTurn(`google-${subject}`, async () => {
      const known = await accounts.ofGoogle(subject);
      if (known) return entry.begin('google', known, replaces);
      if (!profile.email_verified) return entry.turnedAway('google', refuse('google-refused'));
      const account = await linked(profile, subject, context);
      return isRefusal(account)
        ? entry.turnedAway('google', account)
        : entry.begin('google', account, replaces);
    });
  };
}

/** Google's name, or what stands before the @; fit to be shown. */
function nameOf({ name = '', email }: GoogleProfile): string {
  const shown = (text = '') =>
    text
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, nameLength)
      .replace(/\p{Surrogate}/gu, '');
  return shown(name) || shown(email.split('@')[0]);
}
