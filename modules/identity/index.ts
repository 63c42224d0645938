import type { z } from 'zod';
import type { Context, EventLog } from '../kernel/event-log';
import { createTurns } from '../kernel/in-turn';
import { noSooner } from '../kernel/no-sooner';
import type { PersonKeys } from '../kernel/personal-data';
import type { Clock, Ids } from '../kernel/ports';
import { isRefusal, refuse, type Refusal } from '../kernel/refusal';
import type { Vault } from '../kernel/vault';
import { passwordProblem } from './acceptable-password';
import { createAccounts, type Account } from './accounts';
import {
  accountCreated,
  GoogleProfile,
  Invitation,
  invitationMs,
  Login,
  PasswordByLink,
  PasswordChange,
  Registration,
  resetLinkMs,
  ResetRequest,
  resetSent,
} from './contract';
import { createCredentials } from './credentials';
import type { Decision } from './decider';
import type { UserEvent } from './events';
import { createPasswordLinks } from './password-links';
import { createSessions } from './sessions';
import { createSignInFailures } from './sign-in-failures';

export type { Account } from './accounts';
export type SignedIn = { account: Account; sessionToken: string };
export type Identity = ReturnType<typeof createIdentity>;
type Deps = { log: EventLog; vault: Vault; keys: PersonKeys; clock: Clock; ids: Ids };
type Done = { ok: true };

/** Sign-up and reset answer no sooner than this, in milliseconds: an address that has an account takes as long as one that has none. */
const evenMs = 250;
/** Mails about one address that somebody may cause in an hour. */
const mailsPerHour = 3;
const hourMs = 60 * 60 * 1000;

/** The front door of identity: who somebody is, and how they prove it. */
export function createIdentity({ log, vault, keys, clock, ids }: Deps) {
  const credentials = createCredentials(vault);
  const sessions = createSessions(vault, clock);
  const links = createPasswordLinks(vault, clock);
  const failures = createSignInFailures(vault, clock);
  const inTurn = createTurns();
  const { emailHash, subjectHash, ownerOf, tell, tellClaim, account, accountByEmail, open } = createAccounts({
    log,
    vault,
    ids,
  });

  const withPassword = (details: { email: string; name: string; password: string }, context: Context) =>
    open(details.email, details.name, context, (userId) => credentials.set(userId, details.password));

  async function setPassword(userId: string, password: string, context: Context): Promise<void> {
    await credentials.set(userId, password);
    await tell({ type: 'ChangePassword', userId }, context);
    await sessions.endAll(userId);
    await links.endAll(userId);
  }

  /** At most a few mails an hour about one account, whoever asks for them. */
  async function mayMail(userId: string): Promise<boolean> {
    const expiresAt = clock.now().getTime() + hourMs;
    return (await vault.increment('account-mails', userId, 1, { expiresAt })).sum <= mailsPerHour;
  }

  /** A new session, never one that was there before; the one it takes the place of ends. */
  async function begin(found: Account | undefined, replaces?: string): Promise<SignedIn | Refusal> {
    if (!found) return refuse('wrong-credentials');
    if (!found.isActive) return refuse('account-inactive');
    if (!found.isApproved) return refuse('account-pending');
    if (replaces) await sessions.end(replaces);
    return { account: found, sessionToken: await sessions.begin(found.id) };
  }

  async function registered(details: z.infer<typeof Registration>, context: Context): Promise<void> {
    const { userId, created } = await withPassword(details, context);
    if (created) return;
    await credentials.matches(undefined, details.password);
    if (await mayMail(userId)) await tell({ type: 'RegisterAgain', userId }, context);
  }

  async function linkRequested(email: string, context: Context): Promise<void> {
    const found = await accountByEmail(email);
    if (!found?.isActive || !(await mayMail(found.id))) return;
    const linkId = await links.make(found.id, resetLinkMs);
    await tell({ type: 'RequestPasswordLink', userId: found.id, linkId }, context);
  }

  /** What stands against a new password of this account, as the refusal of its field. */
  function unacceptable(password: string, owner: { email: string | null; name: string | null }) {
    const problem = passwordProblem(password, owner);
    return problem === undefined ? undefined : refuse('invalid-input', {}, { password: problem });
  }

  const done = (result: object): Done | Refusal => (isRefusal(result) ? result : { ok: true });

  return {
    account,
    accountByEmail,
    hasPassword: (userId: string) => credentials.has(userId),

    /** Answers the spec's sentence, and the same for an address that has an account already. */
    async register(input: unknown, context: Context): Promise<{ message: string } | Refusal> {
      const parsed = Registration.safeParse(input);
      if (!parsed.success) return badFields(parsed.error);
      const refused = unacceptable(parsed.data.password, parsed.data);
      if (refused) return refused;
      await noSooner(evenMs, registered(parsed.data, context));
      return { message: accountCreated };
    },

    /** A new session for the right password; the same refusal for an unknown address and a wrong password. */
    async signIn(input: unknown, replaces?: string): Promise<SignedIn | Refusal> {
      const parsed = Login.safeParse(input);
      if (!parsed.success) return badFields(parsed.error);
      const hash = await emailHash(parsed.data.email);
      return inTurn(hash, async () => {
        const tooMany = await failures.tooMany(hash);
        if (tooMany) return tooMany;
        const userId = await ownerOf('email', hash);
        if (userId === undefined || !(await credentials.matches(userId, parsed.data.password))) {
          if (userId === undefined) await credentials.matches(undefined, parsed.data.password);
          await failures.note(hash);
          return refuse('wrong-credentials');
        }
        await failures.forget(hash);
        return begin(await account(userId), replaces);
      });
    },

    /**
     * A new session for whoever Google says this is. The account is the one of the Google account's `sub`; failing
     * that the one of the address, when Google has verified it, which then loses its password; failing that a new one.
     */
    async signInWithGoogle(
      profile: unknown,
      context: Context,
      replaces?: string,
    ): Promise<(SignedIn & { created: boolean }) | Refusal> {
      const parsed = GoogleProfile.safeParse(profile);
      if (!parsed.success) return refuse('google-refused');
      const { sub, email, email_verified: verified, name, picture } = parsed.data;
      const hash = await subjectHash(sub);
      const known = await ownerOf('google', hash);
      if (known !== undefined && (await account(known))?.google === hash) {
        const signedIn = await begin(await account(known), replaces);
        return isRefusal(signedIn) ? signedIn : { ...signedIn, created: false };
      }
      if (!verified) return refuse('google-refused');
      const nameOrAddress = (name?.trim() || email.split('@')[0] || email)
        .replace(/[\p{Cc}\p{Surrogate}]/gu, '')
        .slice(0, 100);
      const { userId, created } = await open(email, nameOrAddress, context, async () => {});
      const found = await account(userId);
      if (!found || (found.google !== null && found.google !== hash)) return refuse('google-refused');
      if (!found.isActive) return refuse('account-inactive');
      const claimed = await tellClaim({ type: 'Claim', of: 'google', hash, userId }, context);
      if (isRefusal(claimed) || claimed.state.owner !== userId) return refuse('google-refused');
      const dropsPassword = !found.isAdmin && (await credentials.has(userId));
      if (dropsPassword) {
        await credentials.remove(userId);
        await sessions.endAll(userId);
        await links.endAll(userId);
      }
      const link = { userId, subjectHash: hash, picture: picture ?? null, dropsPassword };
      const linked = await tell({ type: 'LinkGoogle', ...link }, context);
      if (isRefusal(linked)) return linked;
      const signedIn = await begin(await account(userId), replaces);
      return isRefusal(signedIn) ? signedIn : { ...signedIn, created };
    },

    signOut: (sessionToken: string) => sessions.end(sessionToken),
    signOutEverywhere: (userId: string) => sessions.endAll(userId),

    async accountOfSession(sessionToken: string): Promise<Account | undefined> {
      const userId = await sessions.userOf(sessionToken);
      const found = userId === undefined ? undefined : await account(userId);
      return found?.isActive ? found : undefined;
    },

    /** Answers the same sentence after the same time, whether or not the address has an account. */
    async requestPasswordLink(input: unknown, context: Context): Promise<{ message: string } | Refusal> {
      const parsed = ResetRequest.safeParse(input);
      if (!parsed.success) return badFields(parsed.error);
      await noSooner(evenMs, linkRequested(parsed.data.email, context));
      return { message: resetSent };
    },
    /** The token that a mail carries for a link of the log. */
    linkToken: (linkId: string) => links.token(linkId),
    linkIsGood: async (token: string) => (await links.userOf(token)) !== undefined,

    /** Sets the password of the link's account, once; all its sessions end. */
    async setPasswordByLink(token: string, input: unknown, context: Context): Promise<Done | Refusal> {
      const owner = await account((await links.userOf(token)) ?? '');
      if (!owner) return refuse('link-used');
      const parsed = PasswordByLink.safeParse(input);
      if (!parsed.success) return badFields(parsed.error);
      const refused = unacceptable(parsed.data.password, owner);
      if (refused) return refused;
      if ((await links.use(token)) === undefined) return refuse('link-used');
      await setPassword(owner.id, parsed.data.password, context);
      if (owner.email) await failures.forget(await emailHash(owner.email));
      return { ok: true };
    },

    /** Sets another password; all sessions end, and the one that asked goes on under a new id. */
    async changePassword(userId: string, input: unknown, context: Context): Promise<SignedIn | Refusal> {
      const owner = await account(userId);
      if (!owner) return refuse('user-not-found');
      const parsed = PasswordChange.safeParse(input);
      if (!parsed.success) return badFields(parsed.error);
      const refused = unacceptable(parsed.data.password, owner);
      if (refused) return refused;
      const hash = await emailHash(owner.email ?? '');
      return inTurn(hash, async () => {
        const tooMany = await failures.tooMany(hash);
        if (tooMany) return tooMany;
        if (!(await credentials.matches(userId, parsed.data.currentPassword))) {
          await failures.note(hash);
          return refuse('invalid-input', {}, { currentPassword: 'This is not your current password.' });
        }
        await setPassword(userId, parsed.data.password, context);
        return begin(await account(userId));
      });
    },

    async approve(userId: string, decision: Decision, context: Context): Promise<Done | Refusal> {
      return done(await tell({ type: 'Approve', userId, ...decision }, context));
    },
    /** They may not sign in until they are let in again; their sessions end. */
    async deactivate(userId: string, decision: Decision, context: Context): Promise<Done | Refusal> {
      const result = done(await tell({ type: 'Deactivate', userId, ...decision }, context));
      if (!isRefusal(result)) await sessions.endAll(userId);
      return result;
    },
    async reactivate(userId: string, decision: Decision, context: Context): Promise<Done | Refusal> {
      return done(await tell({ type: 'Reactivate', userId, ...decision }, context));
    },

    /** An approved account, or an admin, without a password; answers the one-time link to set one. Contract section 2. */
    async invite(
      input: unknown,
      as: 'user' | 'admin',
      context: Context,
    ): Promise<{ userId: string; linkToken: string } | Refusal> {
      const parsed = Invitation.safeParse(input);
      if (!parsed.success) return badFields(parsed.error);
      const { userId, created } = await open(parsed.data.email, parsed.data.name, context, async () => {});
      if (!created) return refuse('address-taken');
      await tell({ type: as === 'admin' ? 'AppointAdmin' : 'Approve', userId }, context);
      const linkToken = await links.token(await links.make(userId, invitationMs));
      return { userId, linkToken };
    },

    /** An account that exists, is an admin and has this password when the call answers. Its sessions end when the password changes. */
    async ensureAdmin(email: string, password: string, context: Context): Promise<{ userId: string }> {
      const { userId, created } = await withPassword({ email, name: 'Admin', password }, context);
      await tell({ type: 'AppointAdmin', userId }, context);
      if (!created && !(await credentials.matches(userId, password)))
        await setPassword(userId, password, context);
      return { userId };
    },

    /** The fact of an erasure. From now on nobody signs in; `forget` takes away what is kept. */
    async erase(
      userId: string,
      decision: Decision & { admins: boolean },
      context: Context,
    ): Promise<Done | Refusal> {
      return done(await tell({ type: 'Erase', userId, ...decision }, context));
    },
    /** Everything kept for a person but facts: claims, sessions, password, links, and last the key. May be repeated. */
    async forget(userId: string, context: Context): Promise<void> {
      const { events } = await log.read<UserEvent>(`user-${userId}`);
      for (const { event } of events) {
        if (event.type === 'UserRegistered' && event.email !== null) {
          const hash = await emailHash(event.email);
          await tellClaim({ type: 'Release', of: 'email', hash, userId }, context);
          await failures.forget(hash);
        }
        if (event.type === 'GoogleAccountLinked')
          await tellClaim({ type: 'Release', of: 'google', hash: event.subjectHash, userId }, context);
      }
      await sessions.endAll(userId);
      await links.endAll(userId);
      await credentials.remove(userId);
      await keys.destroy(userId);
    },
  };
}

function badFields(error: z.ZodError): Refusal {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[String(issue.path[0] ?? 'form')] ??= issue.message;
  return refuse('invalid-input', {}, fields);
}
