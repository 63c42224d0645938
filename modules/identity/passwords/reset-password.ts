import type { Context } from '../../kernel/events/event-log';
import { withMinimumDuration } from '../../kernel/minimum-duration';
import { refuse, type Refusal } from '../../kernel/refusal';
import { checkPasswordPolicy } from './password-policy';
import type { Account } from '../accounts/accounts';
import { PasswordByLink, resetLinkMs, resetSent } from '../contract';
import type { IdentityDependencies } from '../dependencies';
import { setPassword } from './set-password';
import { withParsedInput } from '../../kernel/input/parse-input';

/** Resets a password by a link mailed to the address of the account. */
export function createResetPassword(parts: IdentityDependencies) {
  const { accounts, answerMs, login, failures, mutex, links, mails } = parts;

  async function requestLink(email: string, context: Context): Promise<void> {
    const account = await accounts.ofAddress(await accounts.emailHash(email));
    if (!account?.isActive || !(await mails.take(account.id))) return;
    const { id: userId, epoch } = account;
    const linkId = await links.make({ userId, epoch }, resetLinkMs);
    await accounts.handle({ type: 'RequestPasswordLink', userId, linkId }, context);
  }

  /** The account of a link that is still valid. */
  async function accountOfLink(token: string): Promise<Account | undefined> {
    const link = await links.find(token);
    const account = link && (await accounts.find(link.userId));
    return account?.epoch === link?.epoch ? account : undefined;
  }

  async function setByLink(
    token: string,
    password: string,
    context: Context,
  ): Promise<{ ok: true } | Refusal> {
    const account = await accountOfLink(token);
    if (!account) return login.deny('link', refuse('link-used'));
    const refused = checkPasswordPolicy(password, account);
    if (refused) return refused;
    // A mailed link proves the person: as the actor of the event they get the notice of a changed password.
    const asPerson: Context = { ...context, actor: { kind: 'person', id: account.id } };
    const outdated = await setPassword(parts, { account, password, epoch: account.epoch }, asPerson);
    if (outdated) return login.deny('link', refuse('link-used'), account.id);
    if (account.email !== null) await failures.forget(await accounts.emailHash(account.email));
    return { ok: true };
  }

  return {
    /** Gives the same answer after the same time, whether or not the address has an account. */
    async request(email: string, context: Context): Promise<{ message: string }> {
      await withMinimumDuration(answerMs, requestLink(email, context));
      return { message: resetSent };
    },
    isGood: async (token: string): Promise<boolean> => (await accountOfLink(token)) !== undefined,
    /** Sets the password of the link's account, once; ends all its sessions and other links. */
    async use(token: string, input: unknown, context: Context): Promise<{ ok: true } | Refusal> {
      if (!(await accountOfLink(token))) return login.deny('link', refuse('link-used'));
      return withParsedInput(PasswordByLink, input, ({ password }) =>
        mutex(`link-${token}`, () => setByLink(token, password, context)),
      );
    },
  };
}
