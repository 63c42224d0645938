import type { Refusal } from './refusal';

/** What is limited. Contract section 5. */
export type LimitName = 'request' | 'write' | 'report-start' | 'sign-in' | 'sign-up' | 'reset';

/** Counts what somebody does and refuses what is too much; kept in the vault, so that a restart forgets nothing. */
export interface Limits {
  /** Counts one; the refusal `too-many-requests` with `retryAfter` in seconds once it is over the limit. `who` is an address or an account id. */
  take(name: LimitName, who: string): Promise<Refusal | undefined>;
  /** Writes down what is only counted in memory yet. */
  close(): Promise<void>;
}
