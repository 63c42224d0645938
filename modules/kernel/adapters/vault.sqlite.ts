import { StoreUnavailable } from '../events/event-store';
import type { Vault } from '../vault';
import { createSteadyClock, type SteadyClock } from './process/boot';
import { truncateWal } from './sqlite/truncate-wal';
import { createLeases } from './sqlite/leases';
import { withStoreErrors, withLockRetries } from './sqlite/store-errors';
import {
  closeDatabase,
  disableBusyTimeout,
  openDatabase,
  transaction,
  type Database,
} from './sqlite/database';

const name = 'The vault';
const sweepEveryMs = 60_000;

// Without a row id the entry is stored only once, so that deleting it leaves no second copy.
const schema = `
  CREATE TABLE IF NOT EXISTS entries (
    collection TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    expires_at INTEGER,
    PRIMARY KEY (collection, key)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS entries_by_expiry ON entries (expires_at) WHERE expires_at IS NOT NULL;
`;

export type SqliteVaultOptions = {
  file: string;
  /** Milliseconds since the epoch; for tests of expiry. */
  now?: () => number;
  /** The clock of leases; for tests of expiry. */
  steady?: SteadyClock;
};

/** Secrets and counters in one SQLite file, apart from the log. Deleted content is overwritten. */
export function createSqliteVault({
  file,
  now = Date.now,
  steady = createSteadyClock(),
}: SqliteVaultOptions): Vault {
  const { db, entries, leases } = withStoreErrors(name, () => {
    const opened = openDatabase(file, { synchronous: 'FULL', secureDelete: true });
    opened.exec(schema);
    const leases = createLeases(opened, now, steady);
    disableBusyTimeout(opened);
    return { db: opened, entries: createEntries(opened, now), leases };
  });
  let closed = false;

  /**
   * Wraps every call: refused once closed, disk errors become `StoreUnavailable`. Waits for a held lock off the event
   * loop.
   */
  function call<T>(work: () => T): Promise<T> {
    return withLockRetries(name, () => {
      if (closed) throw new StoreUnavailable(`${name} has been closed.`);
      return work();
    });
  }

  return {
    get: (collection, key) => call(() => entries.get(collection, key)),
    put: (collection, key, value, options) =>
      call(() => entries.put(collection, key, value, options?.expiresAt)),
    putIfAbsent: (collection, key, value, options) =>
      call(() => {
        const present = entries.get(collection, key);
        if (present !== undefined) return present;
        return transaction(db, () => entries.putIfAbsent(collection, key, value, options?.expiresAt));
      }),
    delete: (collection, key) => call(() => entries.delete(collection, key)),
    async deleteByPrefix(collection, prefix) {
      await call(() => entries.deleteByPrefix(collection, prefix));
      await truncateWal(db, name);
    },
    entries: (collection) => allPages((after) => call(() => entries.page(collection, after))),
    async purge() {
      // Overwriting deleted content is not enough: a page that was split may hold an older copy. The rewrite must not put
      // the remaining keys into a temporary file.
      await call(() => db.exec('PRAGMA temp_store = MEMORY; VACUUM'));
      await truncateWal(db, name);
    },
    increment: (collection, key, by, { expiresAt }) =>
      call(() => transaction(db, () => entries.increment(collection, key, by, expiresAt))),
    incrementAll: (collection, counts) =>
      call(() =>
        transaction(db, () =>
          counts.map(({ key, by, expiresAt }) => entries.increment(collection, key, by, expiresAt)),
        ),
      ),
    lease: (lease, holder, ttlMs) => call(() => leases.take(lease, holder, ttlMs)),
    release: (lease, holder) => call(() => leases.release(lease, holder)),

    async close() {
      if (!closed) closeDatabase(db);
      closed = true;
    },
  };
}

type Listed = { key: string; value: unknown; expiresAt?: number };
/** Page size of a listing. */
const pageSize = 500;

async function* allPages(read: (after: string | null) => Promise<Listed[]>): AsyncGenerator<Listed> {
  for (let after: string | null = null; ;) {
    const page: Listed[] = await read(after);
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    after = last.key;
  }
}

type Entry = { value: string; expires_at: number | null };

function createEntries(db: Database, now: () => number) {
  const read = db.prepare('SELECT value, expires_at FROM entries WHERE collection = ? AND key = ?');
  const write = db.prepare('INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?)');
  const remove = db.prepare('DELETE FROM entries WHERE collection = ? AND key = ?');
  const removeAll = db.prepare(
    'DELETE FROM entries WHERE collection = ?1 AND key >= ?2 AND substr(key, 1, length(?2)) = ?2',
  );
  const next = db.prepare(`SELECT key, value, expires_at FROM entries
    WHERE collection = ?1 AND (?2 IS NULL OR key > ?2) AND (expires_at IS NULL OR expires_at > ?3)
    ORDER BY key LIMIT ?4`);
  const sweep = db.prepare('DELETE FROM entries WHERE expires_at <= ?');
  let nextSweep = 0;

  function live(collection: string, key: string): Entry | undefined {
    const entry = read.get(collection, key) as Entry | undefined;
    return entry && (entry.expires_at === null || entry.expires_at > now()) ? entry : undefined;
  }

  function put(collection: string, key: string, value: unknown, expiresAt: number | null = null): void {
    const text = JSON.stringify(value) as string | undefined;
    if (text === undefined) throw new TypeError(`nothing to keep under ${collection}`);
    if (now() >= nextSweep) {
      nextSweep = now() + sweepEveryMs;
      sweep.run(now());
    }
    write.run(collection, key, text, expiresAt);
  }

  function get(collection: string, key: string): unknown {
    const entry = live(collection, key);
    return entry && (JSON.parse(entry.value) as unknown);
  }

  return {
    get,
    put,
    /** The value after it; within a transaction. */
    putIfAbsent(collection: string, key: string, value: unknown, expiresAt?: number | null): unknown {
      const rival = get(collection, key);
      if (rival !== undefined) return rival;
      put(collection, key, value, expiresAt);
      return get(collection, key);
    },
    /** The next entries of a collection after a key, from the beginning without one. */
    page(collection: string, after: string | null): Listed[] {
      const rows = next.all(collection, after, now(), pageSize) as (Entry & { key: string })[];
      return rows.map(({ key, value, expires_at }) => ({
        key,
        value: JSON.parse(value) as unknown,
        ...(expires_at !== null && { expiresAt: expires_at }),
      }));
    },
    delete: (collection: string, key: string) => void remove.run(collection, key),
    deleteByPrefix: (collection: string, prefix: string) => void removeAll.run(collection, prefix),
    increment(collection: string, key: string, by: number, expiresAt: number) {
      const entry = live(collection, key);
      const sum = (entry ? Number(JSON.parse(entry.value)) : 0) + by;
      const until = entry?.expires_at ?? expiresAt;
      put(collection, key, sum, until);
      return { sum, expiresAt: until };
    },
  };
}
