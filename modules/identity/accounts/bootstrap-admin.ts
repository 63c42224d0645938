import { randomBytes, randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/events/event-log';
import type { Vault } from '../../kernel/vault';
import type { Identity } from '../index';

export type BootstrapAdmin = {
  userId: string;
  email: string;
  /** Set only if it was generated just now; show it once. */
  password: string | undefined;
};

type BootstrapDependencies = { identity: Identity; vault: Vault };
type Wanted = { email: string; password: string | undefined };

/** Holds the generated password until a start has returned it. */
const entry = { collection: 'secrets', key: 'first-admin-password' };

/**
 * Ensures the first admin account (contract section 1). With a configured password, every start makes sure that it
 * signs in; without one, the first start generates it. Processes that start at once share one password.
 */
export async function bootstrapAdmin(
  deps: BootstrapDependencies,
  { email, password }: Wanted,
): Promise<BootstrapAdmin> {
  if (password === undefined) return withMadePassword(deps, email);
  const { userId } = await deps.identity.ensureAdmin(email, password, context());
  return { userId, email, password: undefined };
}

async function withMadePassword(
  { identity, vault }: BootstrapDependencies,
  email: string,
): Promise<BootstrapAdmin> {
  const pending = await vault.get(entry.collection, entry.key);
  const before = pending === undefined ? await adminOf(identity, email) : undefined;
  if (before) return before;
  const fresh = randomBytes(12).toString('base64url');
  const password = String(await vault.putIfAbsent(entry.collection, entry.key, fresh));
  // If another process finished and deleted its entry before our putIfAbsent, the account has its password, not ours.
  const meanwhile = password === fresh ? await adminOf(identity, email) : undefined;
  const { userId } = meanwhile ?? (await identity.ensureAdmin(email, password, context()));
  await vault.delete(entry.collection, entry.key);
  return meanwhile ?? { userId, email, password };
}

async function adminOf(identity: Identity, email: string): Promise<BootstrapAdmin | undefined> {
  const account = await identity.accountByEmail(email);
  return account?.isAdmin ? { userId: account.id, email, password: undefined } : undefined;
}

const context = (): Context => ({
  actor: { kind: 'system' },
  correlationId: 'first-admin',
  causationId: randomUUID(),
});
