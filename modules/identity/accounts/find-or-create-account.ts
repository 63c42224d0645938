import type { Context } from '../../kernel/events/event-log';
import type { Ids } from '../../kernel/ports';
import { isRefusal } from '../../kernel/refusal';
import type { Account, Accounts } from './accounts';
import type { Credentials } from '../passwords/credentials';

type Parts = { accounts: Accounts; credentials: Credentials; ids: Ids };
/** Each retry means that the account was erased between two steps of the attempt before. */
const maxAttempts = 16;

type Details = { email: string; name: string; password?: string };
export type FindOrCreateAccount = ReturnType<typeof createFindOrCreateAccount>;

/**
 * Finds the account of an address or creates it. Of concurrent calls the first to register sets name and password;
 * a claim or account that a crash or an erasure left half done is completed.
 */
export function createFindOrCreateAccount({ accounts, credentials, ids }: Parts) {
  /** Claims the address unless an account that is not erased has it; returns the owner's id. */
  async function claimAddress(email: string, context: Context): Promise<string> {
    const address = { of: 'email', hash: await accounts.emailHash(email) } as const;
    const before = await accounts.ownerOf('email', address.hash);
    if (before !== undefined && (await accounts.isErased(before)))
      await accounts.handleClaim({ type: 'Release', ...address, userId: before }, context);
    const result = await accounts.handleClaim({ type: 'Claim', ...address, userId: ids.next() }, context);
    if (isRefusal(result) || result.state.owner === null) throw new Error('address not claimed');
    return result.state.owner;
  }

  async function register(userId: string, details: Details, context: Context): Promise<boolean> {
    const { password, email, name } = details;
    const credentialId = password === undefined ? undefined : await credentials.make(userId, password);
    const command = { type: 'Register', userId, email: email.trim(), name, credentialId } as const;
    const result = await accounts.handle(command, context);
    const isCreated = !isRefusal(result) && result.events.length > 0;
    if (!isCreated && credentialId !== undefined) await credentials.remove(credentialId);
    return isCreated;
  }

  return async function open(
    details: Details,
    context: Context,
  ): Promise<{ account: Account; created: boolean }> {
    let created = false;
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const cause = { ...context, causationId: `${context.causationId}/open-${attempt}` };
      const userId = await claimAddress(details.email, cause);
      const account = await accounts.find(userId);
      if (account) return { account, created };
      created = await register(userId, details, cause);
    }
    throw new Error('account not created, its address changed owners on every attempt');
  };
}
