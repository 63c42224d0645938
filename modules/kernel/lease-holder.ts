import type { Lease, Vault } from './vault';

/** Who takes leases, and what it knows of other holders. */
export type LeaseHolder = {
  /** Stands in the vault beside the lease. */
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
  // Frees it only if it is still the dead one's: of several that see this, each takes the lease in turn or not at all.
  await vault.release(name, lease.holder);
  return vault.lease(name, holder.name, ttlMs);
}
