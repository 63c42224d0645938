import { randomBytes, randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/events/event-log';
import type { Vault } from '../../kernel/vault';
import type { Identity } from '../index';

export type BootstrapAdmin = {
  userId: string;
  email: string;
  /** Only there when it was made just now: it is to be shown once. */
  password: string | undefined;
};

type Deps = { identity: Identity; vault: Vault };
type Wanted = { email: string; password: string | undefined };

/** The password that was made, until it has been told. */
const kept = { collection: 'secrets', key: 'first-admin-password' };

/**
 * The first admin account of the contract (section 1). With a password given it always exists and can sign in;
 * without one it is made at the first start. Several processes starting at once make the same one.
 */
export async function bootstrapAdmin(deps: Deps, { email, password }: Wanted): Promise<BootstrapAdmin> {
  if (password === undefined) return withMadePassword(deps, email);
  const { userId } = await deps.identity.ensureAdmin(email, password, context());
  return { userId, email, password: undefined };
}

async function withMadePassword({ identity, vault }: Deps, email: string): Promise<BootstrapAdmin> {
  const untold = await vault.get(kept.collection, kept.key);
  const before = untold === undefined ? await adminOf(identity, email) : undefined;
  if (before) return before;
  const fresh = randomBytes(12).toString('base64url');
  const made = String(await vault.putIfAbsent(kept.collection, kept.key, fresh));
  // Whoever finished meanwhile has taken the password they made away, and this one is ours alone.
  const meanwhile = made === fresh ? await adminOf(identity, email) : undefined;
  const { userId } = meanwhile ?? (await identity.ensureAdmin(email, made, context()));
  await vault.delete(kept.collection, kept.key);
  return meanwhile ?? { userId, email, password: made };
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
