import type { Refusal } from '../refusal';

/**
 * How often an action may be done in a minute, and per what it is counted: `person` counts per account, else per address.
 */
export type RateLimitRule = { perMinute: number; by: 'address' | 'account' | 'person' };

/**
 * The limited actions. Contract section 5. Our additions are `reset` (requests for links to set a password), `pdf` and
 * `own-data`: a PDF takes more than a tenth of a second of a processor, and one caller gets a quarter of a processor at
 * most; a personal data export reads everything an account ever did.
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

/** Counts actions and refuses excess ones; stored in the vault, so that a restart loses nothing. */
export interface RateLimiter {
  /**
   * Counts one action, or returns the refusal `too-many-requests` with `retryAfter`, the whole seconds until one more is
   * taken; refused ones are not counted. `who` is an IP address or an account id, depending on the rule.
   */
  take(name: RateLimitName, who: string): Promise<Refusal | undefined>;
  /** Writes the counts that are only in memory yet. */
  close(): Promise<void>;
}
