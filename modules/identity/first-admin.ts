import { randomBytes, randomUUID } from 'node:crypto';
import type { Context } from '../kernel/event-log';
import type { Vault } from '../kernel/vault';
import type { Identity } from './index';

export type FirstAdmin = {
  userId: string;
  email: string;
  /** Only there when it was made just now: it is to be shown once. */
  password: string | undefined;
};

type Deps = { identity: Identity; vault: Vault };
type Wanted = { email: string; password: string | undefined };

const kept = { collection: 'secrets', key: 'first-admin-password' };

/**
 * The first admin account of the contract (section 1). With a password given it always exists and can sign in;
 * without one it is made at the first start. Several processes starting at once make the same one.
 */
export async function ensureFirstAdmin(
  { identity, vault }: Deps,
  { email, password }: Wanted,
): Promise<FirstAdmin> {
  const context: Context = {
    actor: { kind: 'system' },
    correlationId: 'first-admin',
    causationId: randomUUID(),
  };
  if (password) {
    const { userId } = await identity.ensureAdmin(email, password, context);
    return { userId, email, password: undefined };
  }
  const existing = await identity.accountByEmail(email);
  if (existing?.isAdmin) return { userId: existing.id, email, password: undefined };
  const made = String(
    await vault.putIfAbsent(kept.collection, kept.key, randomBytes(12).toString('base64url')),
  );
  const { userId } = await identity.ensureAdmin(email, made, context);
  await vault.delete(kept.collection, kept.key);
  return { userId, email, password: made };
}
