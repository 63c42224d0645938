import { takeLease, type LeaseHolder } from '../modules/kernel/lease-holder';
import type { Vault } from '../modules/kernel/vault';
import { CliError } from './cli-context';

/** Long enough to learn whether the lease is free; released at once. */
const heldMs = 1_000;

type Deps = { vault: Pick<Vault, 'lease' | 'release'>; holder: LeaseHolder };

/**
 * Throws a `CliError` while a process of the product is the leader of the background jobs. A process killed on another
 * machine seems to be for a few seconds more.
 */
export async function refuseWhileRunning({ vault, holder }: Deps): Promise<void> {
  const { held } = await takeLease(vault, 'background', holder, heldMs);
  if (!held)
    throw new CliError(
      'The product is running, or was until a few seconds ago; stop every process of it first.',
    );
  await vault.release('background', holder.name);
}
