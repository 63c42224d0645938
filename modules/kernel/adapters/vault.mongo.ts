import { StoreUnavailable } from '../events/event-store';
import type { Vault } from '../vault';
import { createEntries, type Listed } from './mongo/vault-entries';
import { createLeases } from './mongo/leases';
import { serve, type Mongo } from './mongo/connection';
import { memoizeAsync } from './memoize-async';
import { createServerTime } from './mongo/server-time';

const name = 'The vault';

export type MongoVaultOptions = {
  mongo: Mongo;
  /** Milliseconds since the epoch; for tests of expiry. Otherwise the time at the server counts, for everybody the same. */
  now?: () => number;
};

/**
 * Secrets and counters in MongoDB, acknowledged by the majority's journals. Ends that callers name are judged by the
 * time at the server, so the clocks of processes may be a few seconds off; leases do not depend on them at all.
 *
 * `purge` and `deleteByPrefix` keep less than the port promises: MongoDB gives out nothing that was deleted, but writes
 * changed pages elsewhere instead of over the old ones, so bytes stay in its data files until their place is used again,
 * in its journal until that is cut, in its oplog until it has turned over, and in backups. Writing over an entry before it
 * is deleted would only add to these. A purge asks for the free space to be given back; the rest is for whoever runs the
 * database: a short oplog and encrypted disks.
 */
export function createMongoVault({ mongo, now }: MongoVaultOptions): Vault {
  const time = now ? () => Promise.resolve(now()) : createServerTime(mongo);
  const entries = createEntries(mongo, time);
  const leases = createLeases(mongo, time);
  const prepared = memoizeAsync(entries.prepare);
  let closed = false;

  /** Every call: refused once closed, and a server that is away put into words. */
  async function door<T>(work: () => Promise<T>): Promise<T> {
    if (closed) throw new StoreUnavailable(`${name} has been closed.`);
    return serve(name, () => prepared().then(work));
  }

  return {
    get: (collection, key) => door(() => entries.get(collection, key)),
    put: (collection, key, value, options) =>
      door(() => entries.put(collection, key, value, options?.expiresAt)),
    putIfAbsent: (collection, key, value, options) =>
      door(() => entries.putIfAbsent(collection, key, value, options?.expiresAt)),
    delete: (collection, key) => door(() => entries.delete(collection, key)),
    deleteByPrefix: (collection, prefix) => door(() => entries.deleteByPrefix(collection, prefix)),
    async *entries(collection) {
      for (let after: string | null = null; ;) {
        const page: Listed[] = await door(() => entries.page(collection, after));
        yield* page;
        const last = page.at(-1);
        if (!last) return;
        after = last.key;
      }
    },
    purge: () => door(() => entries.compact()),
    increment: (collection, key, by, { expiresAt }) =>
      door(() => entries.increment(collection, { key, by, expiresAt })),
    incrementAll: (collection, counts) => door(() => entries.incrementAll(collection, counts)),
    lease: (lease, holder, ttlMs) => door(() => leases.take(lease, holder, ttlMs)),
    release: (lease, holder) => door(() => leases.release(lease, holder)),

    /** The connections are the caller's. */
    async close() {
      closed = true;
    },
  };
}
