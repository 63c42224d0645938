import type { Context } from '../../kernel/events/event-log';
import { withMinimumDuration } from '../../kernel/minimum-duration';
import type { Refusal } from '../../kernel/refusal';
import { checkPasswordPolicy } from '../passwords/password-policy';
import { accountCreated, type Registration } from '../contract';
import type { IdentityDependencies } from '../dependencies';

/** Creates a pending account; if the address has one already, its owner gets a mail. */
export function createSignUp({ accounts, credentials, mails, open, answerMs }: IdentityDependencies) {
  async function registerOrNotify(details: Registration, context: Context): Promise<void> {
    const existing = await accounts.ofAddress(await accounts.emailHash(details.email));
    const { account, created } = await open(details, context);
    if (created) return;
    if (existing) await credentials.matches(undefined, details.password);
    const command = { type: 'RegisterAgain', userId: account.id } as const;
    if (await mails.take(account.id)) await accounts.handle(command, context);
  }

  /** Gives the same answer after the same time, whether or not the address has an account. */
  return async function register(
    details: Registration,
    context: Context,
  ): Promise<{ message: string } | Refusal> {
    const refused = checkPasswordPolicy(details.password, details);
    if (refused) return refused;
    await withMinimumDuration(answerMs, registerOrNotify(details, context));
    return { message: accountCreated };
  };
}
