import { createHash } from 'node:crypto';
import type { Limits, LimitName } from './limits';
import type { Clock } from './ports';
import { refuse } from './refusal';
import type { Vault } from './vault';

/** How often in a minute. Contract section 5. */
const perMinute: Record<LimitName, number> = {
  request: 1_000,
  write: 300,
  'report-start': 120,
  'sign-in': 20,
  'sign-up': 20,
  reset: 20,
};
const windowMs = 60_000;

/** Limits counted in the vault. */
export function createVaultLimits({ vault, clock }: { vault: Vault; clock: Clock }): Limits {
  return {
    async take(name, who) {
      const key = `${name}/${createHash('sha256').update(who).digest('base64url')}`;
      const now = clock.now().getTime();
      const { sum, expiresAt } = await vault.increment('limits', key, 1, { expiresAt: now + windowMs });
      if (sum <= perMinute[name]) return undefined;
      return refuse('too-many-requests', { retryAfter: Math.max(1, Math.ceil((expiresAt - now) / 1000)) });
    },
    close: () => Promise.resolve(),
  };
}
