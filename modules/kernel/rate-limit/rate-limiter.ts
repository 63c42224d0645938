import { createHmac } from 'node:crypto';
import { createExactLimit } from './sliding-window';
import { createFloodLimit } from './buffered-window';
import { rateLimitRules, rateLimitWindowMs, type RateLimitName, type RateLimiter } from './rules';
import { networkOf } from './ip-network';
import type { Clock } from '../ports';
import { refuse } from '../refusal';
import type { Vault } from '../vault';

const collection = 'limits';
/** What a kill forgets of the general count, at most. */
const writeEveryMs = 500;

/** `secret`: who is counted stands in the vault under a code that only its holder can make. */
type Deps = { vault: Vault; clock: Clock; secret: string };
/** Answers for how many milliseconds there are too many, when there are. */
type Take = (who: string) => Promise<number | undefined>;

/**
 * Limits counted in the vault, shared by all processes on it. Own code, because the libraries for this count in fixed
 * windows, which let twice the limit through around the tick between two, and either commit each request or share
 * nothing.
 */
export function createVaultLimits({ vault, clock, secret }: Deps): RateLimiter {
  const codeOf = (name: RateLimitName, who: string) =>
    `${name}/${createHmac('sha256', secret).update(`${name}/${who}`).digest('base64url')}`;

  function exact(name: RateLimitName): Take {
    const most = rateLimitRules[name].perMinute;
    const take = createExactLimit({ vault, clock, collection, most, withinMs: rateLimitWindowMs });
    return (who) => take(codeOf(name, who));
  }

  const flood = createFloodLimit({
    vault,
    clock,
    collection,
    most: rateLimitRules.request.perMinute,
    withinMs: rateLimitWindowMs,
    writeEveryMs,
    keyOf: (who) => codeOf('request', who),
  });
  const takes: Record<RateLimitName, Take> = {
    request: flood.take,
    write: exact('write'),
    'report-start': exact('report-start'),
    'sign-in': exact('sign-in'),
    'sign-up': exact('sign-up'),
    reset: exact('reset'),
    pdf: exact('pdf'),
    'own-data': exact('own-data'),
  };

  return {
    async take(name, who) {
      const waitMs = await takes[name](rateLimitRules[name].by === 'account' ? who : networkOf(who));
      if (waitMs === undefined) return undefined;
      return refuse('too-many-requests', { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
    },
    close: () => flood.close(),
  };
}
