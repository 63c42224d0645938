import type { Context } from '../../kernel/events/event-log';
import { isRefusal, type Refusal } from '../../kernel/refusal';
import type { Account } from '../accounts/accounts';
import { revokeAccess } from '../sign-in/revoke-access';
import type { IdentityDependencies } from '../dependencies';

type NewPassword = {
  account: Account;
  password: string;
  /** The epoch in which the right to set it was proven: `proof-outdated` when another has begun. */
  epoch?: number;
};

/** Sets the password of an account; all its sessions and links end with the fact. */
export async function setPassword(
  parts: IdentityDependencies,
  { account, password, epoch }: NewPassword,
  context: Context,
): Promise<Refusal | undefined> {
  const { accounts, credentials } = parts;
  const credentialId = await credentials.make(account.id, password);
  const command = { type: 'ChangePassword', userId: account.id, credentialId, epoch } as const;
  const told = await accounts.tell(command, context);
  if (isRefusal(told)) {
    await credentials.remove(credentialId);
    return told;
  }
  await revokeAccess(parts, account.id, account.credentialId);
  return undefined;
}
