import type { Context } from '../../kernel/events/event-log';
import { withMinimumDuration } from '../../kernel/minimum-duration';
import { refuse, type Refusal } from '../../kernel/refusal';
import { unacceptable } from './password-policy';
import type { Account } from '../accounts/accounts';
import { PasswordByLink, resetLinkMs, resetSent } from '../contract';
import type { IdentityDependencies } from '../dependencies';
import { setPassword } from './set-password';
import { withInput } from '../../kernel/input/parse-input';

/** A new password for whoever reads the mail of an account's address. */
export function createResetPassword(parts: IdentityDependencies) {
  const { accounts, answerMs, entry, failures, inTurn, links, mails } = parts;

  async function requested(email: string, context: Context): Promise<void> {
    const account = await accounts.ofAddress(await accounts.emailHash(email));
    if (!account?.isActive || !(await mails.take(account.id))) return;
    const { id: userId, epoch } = account;
    const linkId = await links.make({ userId, epoch }, resetLinkMs);
    await accounts.tell({ type: 'RequestPasswordLink', userId, linkId }, context);
  }

  /** The account that a link still opens. */
  async function opened(token: string): Promise<Account | undefined> {
    const link = await links.find(token);
    const account = link && (await accounts.find(link.userId));
    return account?.epoch === link?.epoch ? account : undefined;
  }

  async function set(token: string, password: string, context: Context): Promise<{ ok: true } | Refusal> {
    const account = await opened(token);
    if (!account) return entry.turnedAway('link', refuse('link-used'));
    const refused = unacceptable(password, account);
    if (refused) return refused;
    // Whoever reads their mail is them, and not the product itself: the fact says so, and a notice follows.
    const theirs: Context = { ...context, actor: { kind: 'person', id: account.id } };
    const outdated = await setPassword(parts, { account, password, epoch: account.epoch }, theirs);
    if (outdated) return entry.turnedAway('link', refuse('link-used'), account.id);
    if (account.email !== null) await failures.forget(await accounts.emailHash(account.email));
    return { ok: true };
  }

  return {
    /** Answers the same sentence after the same time, whether or not the address has an account. */
    async request(email: string, context: Context): Promise<{ message: string }> {
      await withMinimumDuration(answerMs, requested(email, context));
      return { message: resetSent };
    },
    isGood: async (token: string): Promise<boolean> => (await opened(token)) !== undefined,
    /** Sets the password of the link's account, once; all its sessions and other links end. */
    async use(token: string, input: unknown, context: Context): Promise<{ ok: true } | Refusal> {
      if (!(await opened(token))) return entry.turnedAway('link', refuse('link-used'));
      return withInput(PasswordByLink, input, ({ password }) =>
        inTurn(`link-${token}`, () => set(token, password, context)),
      );
    },
  };
}
