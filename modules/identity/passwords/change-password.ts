import type { Context } from '../../kernel/events/event-log';
import { refuse, type Refusal } from '../../kernel/refusal';
import { checkPasswordPolicy } from './password-policy';
import type { PasswordChange } from '../contract';
import type { SignedIn } from '../sign-in/login';
import type { IdentityDependencies } from '../dependencies';
import { setPassword } from './set-password';

const notCurrent = refuse('invalid-input', {}, { currentPassword: 'This is not your current password.' });

/** Changes the password of a signed-in user who gives the current one; a wrong one counts as a failed sign-in. */
export function createChangePassword(parts: IdentityDependencies) {
  const { accounts, credentials, login, failures, mutex } = parts;

  return async function changePassword(
    userId: string,
    input: PasswordChange,
    context: Context,
  ): Promise<SignedIn | Refusal> {
    const email = (await accounts.find(userId))?.email ?? '';
    const address = await accounts.emailHash(email);
    return mutex(address, async () => {
      const account = await accounts.find(userId);
      if (!account) return refuse('user-not-found');
      const refused = checkPasswordPolicy(input.password, account) ?? (await failures.attempt(address));
      if (refused) return refused;
      if (!(await credentials.matches(account.credentialId, input.currentPassword)))
        return login.deny('password', notCurrent, userId);
      await failures.forget(address);
      const { password } = input;
      const outdated = await setPassword(parts, { account, password, epoch: account.epoch }, context);
      const changed = outdated ? undefined : await accounts.find(userId);
      return changed ? login.begin('password', changed) : refuse('sign-in-required');
    });
  };
}
