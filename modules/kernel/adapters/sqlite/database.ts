import { createRequire } from 'node:module';
import type {
  DatabaseSyncInstance,
  DatabaseSyncOptions,
  StatementSyncInstance,
} from '@photostructure/sqlite';

export type Database = DatabaseSyncInstance;
export type Statement = StatementSyncInstance;
type Driver = { DatabaseSync: new (location: string | URL, options?: DatabaseSyncOptions) => Database };

/** Format version of the files of a data folder (`PRAGMA user_version`); a file of a newer version is not opened. */
export const dataFormat = 1;

/** How long a writer blocks its thread while another process holds the lock of the file, in milliseconds. */
const busyTimeoutMs = 5_000;

const load = createRequire(import.meta.url);

/** Node's own SQLite from Node 24 on, else the package with the same API: Node 22 warns in every process that its own is experimental. */
function loadDriver(): Driver & { from: string } {
  const [major = 0] = process.versions.node.split('.').map(Number);
  return named(major >= 24 ? 'node:sqlite' : '@photostructure/sqlite');
}

const named = (from: string) => ({ ...(load(from) as Driver), from });

let driver: (Driver & { from: string }) | undefined;
const sqlite = () => (driver ??= loadDriver());

/** The name of the SQLite package in use, for a worker thread that loads it itself. */
export const driverName = (): string => sqlite().from;

export type DatabaseOptions = {
  /** FULL: committed data survives a power cut. NORMAL and OFF are for data that can be rebuilt. */
  synchronous: 'FULL' | 'NORMAL' | 'OFF';
  /** Overwrites deleted content with zeros. */
  secureDelete?: boolean;
  /** The file may not grow beyond this many pages. */
  maxPages?: number;
  /** Memory for pages, in KiB: 2,000 by default. */
  cacheKb?: number;
  /** Size of the write-ahead log, in MB, at which a checkpoint writes its pages into the file. */
  checkpointMb?: number;
  /** WAL by default; DELETE keeps everything in one file, for a file that no other process has open. */
  journal?: 'WAL' | 'DELETE';
};

/** Opens (or creates) a file for reading and writing, in WAL mode by default, and sets the current format version. */
export function openDatabase(file: string, options: DatabaseOptions): Database {
  const db = new (sqlite().DatabaseSync)(file);
  try {
    db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    if (options.cacheKb) db.exec(`PRAGMA cache_size = -${options.cacheKb}`);
    patiently(() => db.exec(`PRAGMA journal_mode = ${options.journal ?? 'WAL'}`));
    db.exec(`PRAGMA synchronous = ${options.synchronous}`);
    if (options.secureDelete) db.exec('PRAGMA secure_delete = ON');
    if (options.checkpointMb)
      db.exec(`PRAGMA wal_autocheckpoint = ${pagesOf(db, options.checkpointMb * 1_000_000)}`);
    if (options.maxPages) db.exec(`PRAGMA max_page_count = ${options.maxPages}`);
    if (pragma(db, 'user_version') === 0) db.exec(`PRAGMA user_version = ${dataFormat}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The number of pages of so many bytes. A file keeps the page size it was created with. */
const pagesOf = (db: Database, bytes: number) => Math.ceil(bytes / Number(pragma(db, 'page_size')));

/**
 * Makes a lock that another connection holds an immediate error (SQLITE_BUSY) instead of a wait that blocks the thread:
 * the caller waits off the event loop.
 */
export function disableBusyTimeout(db: Database): void {
  db.exec('PRAGMA busy_timeout = 0');
}

/** Opens a file without writers read-only, without leaving a lock file behind. */
export function openUntouched(file: URL): Database {
  const address = new URL(file);
  address.search = 'immutable=1';
  return new (sqlite().DatabaseSync)(address.href, { readOnly: true });
}

/**
 * Closes, after a checkpoint of the write-ahead log. SQLite does that by itself for the last connection, but the package
 * releases prepared statements, and with them the file, only at garbage collection.
 */
export function closeDatabase(db: Database): void {
  try {
    disableBusyTimeout(db);
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // Another connection uses the file: it, or the next to open the file, will checkpoint.
  }
  db.close();
}

/** Quotes a text for statements that take no parameters. */
export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Reads a pragma. */
export function pragma(db: Database, name: string): unknown {
  const row = db.prepare(`PRAGMA ${name}`).get() as Record<string, unknown> | undefined;
  return row && Object.values(row)[0];
}

/** Runs work in a write transaction; rolls back when it throws. */
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

/** The switch to WAL needs exclusive access, and SQLite's busy timeout does not apply to it. */
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

/** SQLite's primary result code; undefined for other errors. */
export function primaryCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined;
  return error.errcode & 0xff;
}
