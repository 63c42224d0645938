import { closeSync, fsyncSync, openSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, realpath, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DataFolderError } from '../../errors';
import { productName } from '../../product';
import { pathsIn, refuseUnlessSound, type DataFolder } from '../files/data-folder';
import { openEventTable } from '../sqlite/event-table';
import {
  closeDatabase,
  openDatabase,
  openUntouched,
  pragma,
  quoted,
  transaction,
  type Database,
} from '../sqlite/database';
import { syncFolder } from '../files/atomic-write';
import {
  BackupCancelled,
  copyHashed,
  filesBelow,
  hashed,
  asDataFolderError,
  type BackupProgress,
} from './files';
import { writeManifest, type BackedUpFile, type Manifest } from './manifest';

export type BackupOptions = {
  dataDir: string;
  /** The folder to be made; it must not be there, or be empty. */
  target: string;
  now?: () => Date;
  onProgress?: (progress: BackupProgress) => void;
  signal?: AbortSignal;
};

const what = 'The backup';

/**
 * Copies a data folder while the product may run on it. Log and vault are copied as of the same moment, files after it: a
 * key is written before the event it seals, a file before the event that names it, and an erasure is recorded before
 * anything is deleted. So no event in the copied log lacks its key or file, and persons erased by then stay erased. Read
 * models are left out, since they are rebuilt from the log. The folder gets its final name once all is on disk. Throws
 * `DataFolderError` or `BackupCancelled`, and then leaves nothing behind.
 */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  const { dataDir, now = () => new Date() } = options;
  const target = resolve(options.target);
  const places = pathsIn(dataDir);
  try {
    for (const file of [places.eventsFile, places.vaultFile]) {
      if (!isThere(file))
        throw new DataFolderError(`The folder ${dataDir} is not a data folder: it has no ${basename(file)}.`);
      refuseUnlessSound(file);
    }
    await refuseUnlessFree(target, dataDir);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const unfinished = await mkdtemp(`${target}.unfinished-`);
    try {
      const manifest = await fill(unfinished, places, { ...options, now });
      if (isThere(target)) await rmdir(target);
      await rename(unfinished, target);
      await syncFolder(dirname(target));
      return manifest;
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
  } catch (error) {
    throw asDataFolderError(what, error);
  }
}

const isThere = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined;

async function refuseUnlessFree(target: string, dataDir: string): Promise<void> {
  const stats = statSync(target, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory())
    throw new DataFolderError(`The target ${target} is a file: name a new folder.`);
  const way = relative(await realpath(dataDir), await realPlace(target));
  if (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way))
    throw new DataFolderError(`The target ${target} lies in the data folder: name a folder outside of it.`);
  if (stats && (await readdir(target)).length > 0)
    throw new DataFolderError(`The target ${target} is not empty: name a new folder.`);
}

/** Resolves symbolic links in a path of which the last parts may not exist yet. */
async function realPlace(path: string): Promise<string> {
  if (isThere(path) || dirname(path) === path) return realpath(path);
  return join(await realPlace(dirname(path)), basename(path));
}

async function fill(
  into: string,
  places: DataFolder,
  { now, onProgress = () => {}, signal }: BackupOptions & { now: () => Date },
): Promise<Manifest> {
  const root = dirname(places.eventsFile);
  const listed = async () => [
    ...(await filesBelow(root, places.sourcesDir)),
    ...(await filesBelow(root, places.blobsDir)),
    ...(await filesBelow(root, places.outboxDir)),
  ];
  const sum = (sizes: number[]) => sizes.reduce((a, b) => a + b, 0);
  const databases = sum([places.eventsFile, places.vaultFile].map((file) => statSync(file).size));
  // Counts each database twice, since it is copied and then read for its hash.
  const total = 2 * databases + sum((await listed()).map(({ bytes }) => bytes));
  let done = 0;
  const step = (name: string) => {
    if (signal?.aborted) throw new BackupCancelled(what);
    onProgress({ done: Math.min(done, total), total, step: name });
  };

  const madeAt = takeDatabases(places, into, { now, step });
  done += databases;
  const { log, head } = logOf(join(into, basename(places.eventsFile)));
  const files: BackedUpFile[] = [];
  for (const name of [places.eventsFile, places.vaultFile].map((file) => basename(file))) {
    step('Reading the copies');
    const found = await hashed(join(into, name));
    if (found) files.push({ name, ...found });
    done += found?.bytes ?? 0;
  }
  const names = await listed();
  for (const [index, { name, bytes }] of names.entries()) {
    step(`Copying files: ${index} of ${names.length}`);
    const copied = await copyHashed(join(root, name), join(into, name));
    if (copied) files.push({ name, ...copied });
    done += bytes;
  }
  const manifest: Manifest = {
    product: productName,
    format: 1,
    log,
    head,
    madeAt: madeAt.toISOString(),
    files,
  };
  await writeManifest(into, manifest);
  for (const folder of new Set(files.map(({ name }) => dirname(name)))) await syncFolder(join(into, folder));
  done = total;
  step('Done');
  return manifest;
}

type Taking = { now: () => Date; step(name: string): void };

/**
 * Copies both databases as of one moment, which it returns. The log is long, so it is copied first, while it is written
 * to; writers are blocked only while newer events are copied and a snapshot of the vault is opened. The vault is then
 * copied from that snapshot, while it is written to.
 */
function takeDatabases({ eventsFile, vaultFile }: DataFolder, into: string, { now, step }: Taking): Date {
  const copy = (file: string) => join(into, basename(file));
  const log = openDatabase(eventsFile, { synchronous: 'FULL' });
  const vault = openCopy(copy(vaultFile), vaultFile);
  try {
    step('Copying the log');
    // A log of an older version gets its identity here.
    openEventTable(log);
    vacuumInto(log, copy(eventsFile));
    log.exec(`ATTACH ${quoted(copy(eventsFile))} AS copy`);
    const catchUp = () =>
      log.exec(`INSERT INTO copy.events SELECT * FROM main.events
        WHERE position > (SELECT coalesce(max(position), 0) FROM copy.events) ORDER BY position`);
    catchUp();
    const moment = transaction(log, () => {
      catchUp();
      vault.exec('BEGIN');
      // A snapshot begins with the first read.
      vault.prepare('SELECT count(*) FROM original.sqlite_schema').get();
      return now();
    });
    step('Copying the vault');
    copyTables(vault);
    vault.exec('COMMIT');
    for (const file of [eventsFile, vaultFile]) sync(copy(file));
    return moment;
  } finally {
    closeDatabase(vault);
    closeDatabase(log);
  }
}

/** Vacuums into one file, which holds no deleted content and which only its owner may read. */
function vacuumInto(db: Database, file: string): void {
  closeSync(openSync(file, 'wx', 0o600));
  db.exec(`VACUUM INTO ${quoted(file)}`);
}

/** Opens a new file for a database's copy, with the database attached as `original`; only its owner may read it. */
function openCopy(file: string, original: string): Database {
  closeSync(openSync(file, 'wx', 0o600));
  const db = openDatabase(file, { synchronous: 'FULL', journal: 'DELETE' });
  try {
    db.exec(`ATTACH ${quoted(original)} AS original`);
    const format = pragma(db, 'original.user_version');
    if (Number(format) > 0) db.exec(`PRAGMA user_version = ${Number(format)}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Copies `original` row by row within the caller's transaction, where VACUUM is not allowed. The pages are new, so the
 * copy holds no deleted content.
 */
function copyTables(db: Database): void {
  const parts = db
    .prepare(
      `SELECT type, name, sql FROM original.sqlite_schema
        WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY type = 'table' DESC, rowid`,
    )
    .all() as { type: string; name: string; sql: string }[];
  for (const { type, name, sql } of parts) {
    db.exec(sql);
    if (type === 'table')
      db.exec(`INSERT INTO main.${identifier(name)} SELECT * FROM original.${identifier(name)}`);
  }
}

const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`;

function sync(file: string): void {
  const handle = openSync(file, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function logOf(file: string): { log: string; head: number } {
  const db = openUntouched(pathToFileURL(file));
  try {
    const query = 'SELECT (SELECT identity FROM log) AS log, (SELECT max(position) FROM events) AS head';
    const { log, head } = db.prepare(query).get() as { log: string; head: number | null };
    return { log, head: head ?? 0 };
  } finally {
    db.close();
  }
}
