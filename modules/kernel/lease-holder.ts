import type { Lease, Vault } from './vault';

/** The identity of a lease holder, and a check whether another holder is dead. */
export type LeaseHolder = {
  /** Stored in the vault with the lease. */
  name: string;
  /** Whether another holder is certainly dead; false in doubt. */
  isDead(other: string): boolean;
};

/** Takes or renews a lease for `ttlMs`; one whose holder is certainly dead is taken over at once. */
export async function takeLease(
  vault: Pick<Vault, 'lease' | 'release'>,
  name: string,
  holder: LeaseHolder,
  ttlMs: number,
): Promise<Lease> {
  const lease = await vault.lease(name, holder.name, ttlMs);
  if (lease.held || !holder.isDead(lease.holder)) return lease;
  // Frees the lease only if the dead holder still has it: of several processes that try, one takes it.
  await vault.release(name, lease.holder);
  return vault.lease(name, holder.name, ttlMs);
}
