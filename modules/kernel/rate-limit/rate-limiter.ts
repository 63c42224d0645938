import { createHmac } from 'node:crypto';
import { createSlidingWindow } from './sliding-window';
import { BufferedWindow } from './buffered-window';
import { rateLimitRules, rateLimitWindowMs, type RateLimitName, type RateLimiter } from './rules';
import { networkOf } from './ip-network';
import type { Clock } from '../ports';
import { refuse } from '../refusal';
import type { Vault } from '../vault';

const collection = 'limits';
/** The most that a kill loses of the general count. */
const writeEveryMs = 500;

/** `secret`: key of the hash under which callers are counted in the vault. */
type LimitDependencies = { vault: Vault; clock: Clock; secret: string };
/** Returns the wait in milliseconds when there is no room. */
type Take = (who: string) => Promise<number | undefined>;

/**
 * Rate limits in the vault, shared by all its processes. Own code, because the libraries for this count in fixed windows,
 * which let twice the limit through around a border between two, and either commit each request or share nothing.
 */
export function createRateLimiter({ vault, clock, secret }: LimitDependencies): RateLimiter {
  const codeOf = (name: RateLimitName, who: string) =>
    `${name}/${createHmac('sha256', secret).update(`${name}/${who}`).digest('base64url')}`;

  function exact(name: RateLimitName): Take {
    const most = rateLimitRules[name].perMinute;
    const take = createSlidingWindow({ vault, clock, collection, most, withinMs: rateLimitWindowMs });
    return (who) => take(codeOf(name, who));
  }

  const flood = new BufferedWindow({
    vault,
    clock,
    collection,
    most: rateLimitRules.request.perMinute,
    withinMs: rateLimitWindowMs,
    writeEveryMs,
    keyOf: (who) => codeOf('request', who),
  });
  const takes: Record<RateLimitName, Take> = {
    request: (who) => flood.take(who),
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
