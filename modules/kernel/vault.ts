/** How a lease stands once it was asked for. */
export type Lease = {
  /** Whether whoever asked has it now. */
  held: boolean;
  /** Who has it now. */
  holder: string;
  /** Grows each time the holder changes (a fencing token). */
  token: number;
  /** When it ends unless it is renewed, in milliseconds since the epoch. */
  until: number;
};

/** Small secrets and counters that are not facts: sessions, keys of people, limits, checkpoints, leases. */
export interface Vault {
  get(collection: string, key: string): Promise<unknown>;
  put(collection: string, key: string, value: unknown, options?: { expiresAt?: number }): Promise<void>;
  /** Writes only where nothing (or something expired) stands; answers what stands there now. Atomic. */
  putIfAbsent(
    collection: string,
    key: string,
    value: unknown,
    options?: { expiresAt?: number },
  ): Promise<unknown>;
  delete(collection: string, key: string): Promise<void>;
  /** Deletes all entries of a collection whose key starts so; where they stood is overwritten when this answers. */
  deleteByPrefix(collection: string, prefix: string): Promise<void>;
  /**
   * What stands in a collection now, each entry once and in no particular order; nothing that has expired, and no
   * leases. `expiresAt` is there when the entry expires (ms since the epoch). What is written or deleted meanwhile may be
   * seen or not. For moving to another engine: what counts and what holds is never listed by the product itself.
   */
  entries(collection: string): AsyncIterable<{ key: string; value: unknown; expiresAt?: number }>;
  /** When this answers, no byte of anything that was ever deleted or replaced is left in any file. Part of an erasure. */
  purge(): Promise<void>;
  /**
   * Adds to a counter and answers the sum and when it starts anew (ms since the epoch); a missing or expired one starts
   * at 0 and takes `expiresAt`. Atomic.
   */
  increment(
    collection: string,
    key: string,
    by: number,
    options: { expiresAt: number },
  ): Promise<{ sum: number; expiresAt: number }>;
  /** The same for many counters of one collection, as one write; answers in the order asked. */
  incrementAll(
    collection: string,
    counts: readonly { key: string; by: number; expiresAt: number }[],
  ): Promise<{ sum: number; expiresAt: number }[]>;
  /** Takes or renews a lease. */
  lease(name: string, holder: string, ttlMs: number): Promise<Lease>;
  /** Frees a lease if this holder has it. */
  release(name: string, holder: string): Promise<void>;
  close(): Promise<void>;
}
