import { createRequire } from 'node:module';
import type {
  DatabaseSyncInstance,
  DatabaseSyncOptions,
  StatementSyncInstance,
} from '@photostructure/sqlite';

export type Database = DatabaseSyncInstance;
export type Statement = StatementSyncInstance;
type Driver = { DatabaseSync: new (location: string | URL, options?: DatabaseSyncOptions) => Database };

/** The format written to the files of a data folder (`PRAGMA user_version`); a file of a newer one is not opened. */
export const dataFormat = 1;

/** How long a writer waits, blocking its thread, for another process to let go of the file, in milliseconds. */
const busyTimeoutMs = 5_000;

const load = createRequire(import.meta.url);

/** Node's own SQLite where it has one, else the package with the same API. */
function loadDriver(): Driver & { from: string } {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major >= 22) {
    try {
      return named('node:sqlite');
    } catch {
      // Early releases of Node 22 hide it behind a flag.
    }
  }
  return named('@photostructure/sqlite');
}

const named = (from: string) => ({ ...(load(from) as Driver), from });

let driver: (Driver & { from: string }) | undefined;
const sqlite = () => (driver ??= loadDriver());

/** The package that SQLite comes from here, for a thread that loads it by itself. */
export const driverName = (): string => sqlite().from;

export type DatabaseOptions = {
  /** FULL: what was committed survives a power cut. NORMAL and OFF are for what can be made anew. */
  synchronous: 'FULL' | 'NORMAL' | 'OFF';
  /** Overwrites deleted content with zeros. */
  secureDelete?: boolean;
  /** The file may not grow beyond this many pages. */
  maxPages?: number;
  /** Bytes of a page of a file that is made now, 4,096 unless said otherwise; one that is there keeps its own. */
  pageBytes?: 8_192 | 16_384 | 32_768;
  /** Memory for pages, in KiB: 2,000 unless said otherwise. */
  cacheKb?: number;
  /** Pages in the write-ahead log before it is folded back into the file. */
  checkpointPages?: number;
  /** WAL unless said otherwise; DELETE keeps everything in the one file, for one that nobody else has open. */
  journal?: 'WAL' | 'DELETE';
};

/** Opens (or makes) a file for reading and writing, in WAL mode unless said otherwise, marked with today's format. */
export function openDatabase(file: string, options: DatabaseOptions): Database {
  const db = new (sqlite().DatabaseSync)(file);
  try {
    db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    if (options.pageBytes) db.exec(`PRAGMA page_size = ${options.pageBytes}`);
    if (options.cacheKb) db.exec(`PRAGMA cache_size = -${options.cacheKb}`);
    patiently(() => db.exec(`PRAGMA journal_mode = ${options.journal ?? 'WAL'}`));
    db.exec(`PRAGMA synchronous = ${options.synchronous}`);
    if (options.secureDelete) db.exec('PRAGMA secure_delete = ON');
    if (options.checkpointPages) db.exec(`PRAGMA wal_autocheckpoint = ${options.checkpointPages}`);
    if (options.maxPages) db.exec(`PRAGMA max_page_count = ${options.maxPages}`);
    if (pragma(db, 'user_version') === 0) db.exec(`PRAGMA user_version = ${dataFormat}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * From now on a lock that another connection holds is an error at once (SQLITE_BUSY) instead of a wait that blocks the
 * thread: the caller waits by itself, off the event loop.
 */
export function leaveWaiting(db: Database): void {
  db.exec('PRAGMA busy_timeout = 0');
}

/** Opens a file that nobody writes to, leaving not even a lock file behind. */
export function openUntouched(file: URL): Database {
  const address = new URL(file);
  address.search = 'immutable=1';
  return new (sqlite().DatabaseSync)(address.href, { readOnly: true });
}

/**
 * Closes, folding the write-ahead log back into the file. SQLite does that by itself for the last to close, but the
 * package lets go of prepared statements, and so of the file, only when the garbage is collected.
 */
export function closeDatabase(db: Database): void {
  try {
    leaveWaiting(db);
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // Somebody else is using the file: they, or the next to open it, will do it.
  }
  db.close();
}

/** A text as SQL writes it, for statements that take no parameters. */
export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The value of a pragma that answers one. */
export function pragma(db: Database, name: string): unknown {
  const row = db.prepare(`PRAGMA ${name}`).get() as Record<string, unknown> | undefined;
  return row && Object.values(row)[0];
}

/** Runs work as one write; whatever it throws, nothing of it is kept. */
export function transaction<T>(db: Database, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    rollback(db);
    throw error;
  }
}

function rollback(db: Database): void {
  try {
    db.exec('ROLLBACK');
  } catch {
    // SQLite rolls back by itself when the disk is full; there is nothing left to undo then.
  }
}

/** The switch to WAL needs the file to itself, and SQLite does not wait for that by its busy timeout. */
function patiently(work: () => void): void {
  const giveUp = Date.now() + busyTimeoutMs;
  for (;;) {
    try {
      work();
      return;
    } catch (error) {
      if (primaryCode(error) !== code.busy || Date.now() > giveUp) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

/** Primary result codes of SQLite. */
export const code = {
  busy: 5,
  locked: 6,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
} as const;

/** SQLite's primary result code of an error, if it is one of SQLite's. */
export function primaryCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined;
  return error.errcode & 0xff;
}
