import type { Context } from '../../kernel/events/event-log';
import { isRefusal, type Refusal } from '../../kernel/refusal';
import type { Account } from '../accounts/accounts';
import { revokeAccess } from '../sign-in/revoke-access';
import type { IdentityDependencies } from '../dependencies';

type NewPassword = {
  account: Account;
  password: string;
  /** The epoch in which the user proved the right to change it; refused as `proof-outdated` in a later one. */
  epoch?: number;
};

/** Sets the password of an account; the event ends all its sessions and links. */
export async function setPassword(
  parts: IdentityDependencies,
  { account, password, epoch }: NewPassword,
  context: Context,
): Promise<Refusal | undefined> {
  const { accounts, credentials } = parts;
  const credentialId = await credentials.make(account.id, password);
  const command = { type: 'ChangePassword', userId: account.id, credentialId, epoch } as const;
  const result = await accounts.handle(command, context);
  if (isRefusal(result)) {
    await credentials.remove(credentialId);
    return result;
  }
  await revokeAccess(parts, account.id, account.credentialId);
  return undefined;
}
