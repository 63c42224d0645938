import type { Refusal } from '../refusal';

/** How often something may be done in a minute, and whose doing is counted: `person` is an account, or else an address. */
export type RateLimitRule = { perMinute: number; by: 'address' | 'account' | 'person' };

/**
 * What is limited. Contract section 5; `reset`, the asking for links to set a password, `pdf` and `own-data` are
 * additions of ours: a PDF takes more than a tenth of a second of a processor, and nobody alone gets more than a quarter of
 * one; a download of one's own data reads all that an account ever did.
 */
export const rateLimitRules = {
  request: { perMinute: 1_000, by: 'address' },
  write: { perMinute: 300, by: 'account' },
  'report-start': { perMinute: 120, by: 'account' },
  'sign-in': { perMinute: 20, by: 'address' },
  'sign-up': { perMinute: 20, by: 'address' },
  reset: { perMinute: 20, by: 'address' },
  pdf: { perMinute: 120, by: 'person' },
  'own-data': { perMinute: 6, by: 'account' },
} as const satisfies Record<string, RateLimitRule>;
export type RateLimitName = keyof typeof rateLimitRules;

export const rateLimitWindowMs = 60_000;

/** Counts what somebody does and refuses what is too much; kept in the vault, so that a restart forgets nothing. */
export interface RateLimiter {
  /**
   * Counts one, or answers the refusal `too-many-requests` with `retryAfter`, the whole seconds until one more is
   * taken; what is refused is not counted. `who` is an address of the network or an account id, as the rule says.
   */
  take(name: RateLimitName, who: string): Promise<Refusal | undefined>;
  /** Writes down what is only counted in memory yet. */
  close(): Promise<void>;
}
