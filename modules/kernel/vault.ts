/** The state of a lease after a request for it. */
export type Lease = {
  /** Whether the requester holds it now. */
  held: boolean;
  /** The current holder. */
  holder: string;
  /** Grows with each new holder (a fencing token). */
  token: number;
  /** Its end without renewal, in milliseconds since the epoch. */
  until: number;
};

/** Small secrets and counters that are not events: sessions, keys of persons, limits, checkpoints, leases. */
export interface Vault {
  get(collection: string, key: string): Promise<unknown>;
  put(collection: string, key: string, value: unknown, options?: { expiresAt?: number }): Promise<void>;
  /** Stores the value unless an unexpired one exists; returns the current value. Atomic. */
  putIfAbsent(
    collection: string,
    key: string,
    value: unknown,
    options?: { expiresAt?: number },
  ): Promise<unknown>;
  delete(collection: string, key: string): Promise<void>;
  /** Deletes all entries of a collection with this key prefix, and overwrites their bytes before it resolves. */
  deleteByPrefix(collection: string, prefix: string): Promise<void>;
  /**
   * Lists the current entries of a collection, each once and in no particular order, without expired ones and without
   * leases. `expiresAt` is set when the entry expires (ms since the epoch). Entries written or deleted meanwhile may be
   * included or not. For moving to another engine: the product itself never lists counters or leases.
   */
  entries(collection: string): AsyncIterable<{ key: string; value: unknown; expiresAt?: number }>;
  /** Removes every byte of deleted or replaced values from all files before it resolves. Part of an erasure. */
  purge(): Promise<void>;
  /**
   * Adds to a counter and returns the sum and its expiry (ms since the epoch); a missing or expired counter starts at 0
   * and takes `expiresAt`. Atomic.
   */
  increment(
    collection: string,
    key: string,
    by: number,
    options: { expiresAt: number },
  ): Promise<{ sum: number; expiresAt: number }>;
  /** The same for many counters of one collection, as one write; returns them in call order. */
  incrementAll(
    collection: string,
    counts: readonly { key: string; by: number; expiresAt: number }[],
  ): Promise<{ sum: number; expiresAt: number }[]>;
  /** Takes or renews a lease. */
  lease(name: string, holder: string, ttlMs: number): Promise<Lease>;
  /** Releases a lease if this holder has it. */
  release(name: string, holder: string): Promise<void>;
  close(): Promise<void>;
}
