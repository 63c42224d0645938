import { takeLease, type LeaseHolder } from '../modules/kernel/lease-holder';
import type { Vault } from '../modules/kernel/vault';
import { CliError } from './cli-context';

/** Long enough to see that it is ours; given back at once. */
const heldMs = 1_000;

type Deps = { vault: Pick<Vault, 'lease' | 'release'>; holder: LeaseHolder };

/**
 * Throws a sentence while a process of the product holds the background work. One that was killed elsewhere seems to
 * hold it for a few seconds more.
 */
export async function refuseWhileRunning({ vault, holder }: Deps): Promise<void> {
  const { held } = await takeLease(vault, 'background', holder, heldMs);
  if (!held)
    throw new CliError(
      'The product is running, or was until a few seconds ago; stop every process of it first.',
    );
  await vault.release('background', holder.name);
}
