import { StoreUnavailable } from '../events/event-store';
import type { Vault } from '../vault';
import { VaultEntries, type Listed } from './mongo/vault-entries';
import { createLeases } from './mongo/leases';
import { translateUnavailable, type Mongo } from './mongo/connection';
import { memoizeAsync } from './memoize-async';
import { createServerTime } from './mongo/server-time';

const name = 'The vault';

export type MongoVaultOptions = {
  mongo: Mongo;
  /** Milliseconds since the epoch; for tests of expiry. By default the time of the server, the same for all processes. */
  now?: () => number;
};

/**
 * Secrets and counters in MongoDB, acknowledged by the journals of the majority. Expiry is judged by the time of the
 * server, so the clocks of processes may be a few seconds off; leases do not depend on them at all.
 *
 * `purge` and `deleteByPrefix` guarantee less than the port asks: MongoDB returns nothing that was deleted, but writes
 * changed pages elsewhere instead of over the old ones. So bytes stay in its data files until their place is reused, in
 * its journal until that is truncated, in its oplog until it has rotated, and in backups. Overwriting an entry before its
 * deletion would only add to these. A purge asks the server to release free space; the operator of the database covers
 * the rest with a short oplog and encrypted disks.
 */
export function createMongoVault({ mongo, now }: MongoVaultOptions): Vault {
  const time = now ? () => Promise.resolve(now()) : createServerTime(mongo);
  const entries = new VaultEntries(mongo, time);
  const leases = createLeases(mongo, time);
  const prepared = memoizeAsync(() => entries.prepare());
  let closed = false;

  /** Wraps every call: refused once closed, and an unavailable server becomes `StoreUnavailable`. */
  async function call<T>(work: () => Promise<T>): Promise<T> {
    if (closed) throw new StoreUnavailable(`${name} has been closed.`);
    return translateUnavailable(name, () => prepared().then(work));
  }

  return {
    get: (collection, key) => call(() => entries.get(collection, key)),
    put: (collection, key, value, options) =>
      call(() => entries.put(collection, key, value, options?.expiresAt)),
    putIfAbsent: (collection, key, value, options) =>
      call(() => entries.putIfAbsent(collection, key, value, options?.expiresAt)),
    delete: (collection, key) => call(() => entries.delete(collection, key)),
    deleteByPrefix: (collection, prefix) => call(() => entries.deleteByPrefix(collection, prefix)),
    async *entries(collection) {
      for (let after: string | null = null; ;) {
        const page: Listed[] = await call(() => entries.page(collection, after));
        yield* page;
        const last = page.at(-1);
        if (!last) return;
        after = last.key;
      }
    },
    purge: () => call(() => entries.compact()),
    increment: (collection, key, by, { expiresAt }) =>
      call(() => entries.increment(collection, { key, by, expiresAt })),
    incrementAll: (collection, counts) => call(() => entries.incrementAll(collection, counts)),
    lease: (lease, holder, ttlMs) => call(() => leases.take(lease, holder, ttlMs)),
    release: (lease, holder) => call(() => leases.release(lease, holder)),

    /** The caller owns the connection pool. */
    async close() {
      closed = true;
    },
  };
}
