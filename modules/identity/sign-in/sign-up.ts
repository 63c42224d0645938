import type { Context } from '../../kernel/events/event-log';
import { withMinimumDuration } from '../../kernel/minimum-duration';
import type { Refusal } from '../../kernel/refusal';
import { unacceptable } from '../passwords/password-policy';
import { accountCreated, type Registration } from '../contract';
import type { IdentityDependencies } from '../dependencies';

/** Opens an account that waits for approval; the owner of an address that has one already is told by mail. */
export function createSignUp({ accounts, credentials, mails, open, answerMs }: IdentityDependencies) {
  async function registered(details: Registration, context: Context): Promise<void> {
    const known = await accounts.ofAddress(await accounts.emailHash(details.email));
    const { account, created } = await open(details, context);
    if (created) return;
    if (known) await credentials.matches(undefined, details.password);
    const command = { type: 'RegisterAgain', userId: account.id } as const;
    if (await mails.take(account.id)) await accounts.tell(command, context);
  }

  /** Answers the same sentence after the same time, whether or not the address has an account. */
  return async function register(
    details: Registration,
    context: Context,
  ): Promise<{ message: string } | Refusal> {
    const refused = unacceptable(details.password, details);
    if (refused) return refused;
    await withMinimumDuration(answerMs, registered(details, context));
    return { message: accountCreated };
  };
}
