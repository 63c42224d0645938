import type { Context } from '../../kernel/events/event-log';
import type { Ids } from '../../kernel/ports';
import { isRefusal } from '../../kernel/refusal';
import type { Account, Accounts } from './accounts';
import type { Credentials } from '../passwords/credentials';

type Parts = { accounts: Accounts; credentials: Credentials; ids: Ids };
/** Each further attempt means that the account was erased between two steps of the one before. */
const maxAttempts = 16;

type Details = { email: string; name: string; password?: string };
export type FindOrCreateAccount = ReturnType<typeof createFindOrCreateAccount>;

/**
 * The account of an address, made when there is none. Of many at once the first to register has made it, with their
 * name and password; what a crash or an erasure left half done is taken up.
 */
export function createFindOrCreateAccount({ accounts, credentials, ids }: Parts) {
  /** To whom the address belongs: whoever claimed it first. An erased account has no claim any more. */
  async function claimed(email: string, context: Context): Promise<string> {
    const address = { of: 'email', hash: await accounts.emailHash(email) } as const;
    const before = await accounts.ownerOf('email', address.hash);
    if (before !== undefined && (await accounts.isErased(before)))
      await accounts.tellClaim({ type: 'Release', ...address, userId: before }, context);
    const told = await accounts.tellClaim({ type: 'Claim', ...address, userId: ids.next() }, context);
    if (isRefusal(told) || told.state.owner === null) throw new Error('an address could not be claimed');
    return told.state.owner;
  }

  async function registers(userId: string, details: Details, context: Context): Promise<boolean> {
    const { password, email, name } = details;
    const credentialId = password === undefined ? undefined : await credentials.make(userId, password);
    const command = { type: 'Register', userId, email: email.trim(), name, credentialId } as const;
    const told = await accounts.tell(command, context);
    const made = !isRefusal(told) && told.events.length > 0;
    if (!made && credentialId !== undefined) await credentials.remove(credentialId);
    return made;
  }

  return async function open(
    details: Details,
    context: Context,
  ): Promise<{ account: Account; created: boolean }> {
    let created = false;
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const cause = { ...context, causationId: `${context.causationId}/open-${attempt}` };
      const userId = await claimed(details.email, cause);
      const account = await accounts.find(userId);
      if (account) return { account, created };
      created = await registers(userId, details, cause);
    }
    throw new Error('an address changes hands too often to open an account for it');
  };
}
