import { statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { DataFolderError } from '../../errors';
import { pathsIn, refuseUnlessSound } from '../files/data-folder';
import { openEventTable } from '../sqlite/event-table';
import { closeDatabase, openDatabase, quoted, transaction, type Database } from '../sqlite/database';
import { syncFolder } from '../files/atomic-write';
import { checkBackup } from './check-backup';
import { BackupCancelled, copyHashed, asDataFolderError, type BackupProgress } from './files';
import type { Manifest } from './manifest';

export type RestoreOptions = {
  folder: string;
  /** The data folder to be filled; it must hold no file. */
  into: string;
  /** Collections of the vault that are not restored, since the access they granted may have been revoked since. */
  forgotten: readonly string[];
  /**
   * Events to carry over from a newer copy of the same log, in `file` (or in the data folder of that name): those of
   * these types that the backup lacks, in streams that it has. They are appended once, under their own ids.
   */
  since?: { file: string; types: readonly string[] };
  onProgress?: (progress: BackupProgress) => void;
  signal?: AbortSignal;
};

const what = 'The restore';
/** The data folder is filled inside itself, since it may be a mount point, which cannot be renamed. */
const unfinished = '.restoring';

type Carried = { stream: string; id: string; type: string; metadata: string; data: string };

/**
 * Makes a data folder of a backup, after checking all of it. Leases and the `forgotten` collections are left out. Returns
 * how many streams received events of a newer log. Throws `DataFolderError` or `BackupCancelled`, and then the data folder
 * holds no file.
 */
export async function restoreBackup(
  options: RestoreOptions,
): Promise<{ manifest: Manifest; carried: number }> {
  const { folder, onProgress, signal } = options;
  const into = resolve(options.into);
  try {
    await refuseUnlessFresh(into);
    const { manifest, problems } = await checkBackup({ folder, onProgress, signal });
    if (problems[0])
      throw new DataFolderError(`The backup ${folder} is damaged: ${problems[0]} Nothing was restored.`);
    const since = options.since ? newerFacts(options.since, manifest) : [];
    const inside = join(into, unfinished);
    try {
      await rm(inside, { recursive: true, force: true });
      await mkdir(inside, { recursive: true, mode: 0o700 });
      await copyAll(manifest, folder, inside, { onProgress, signal });
      const carried = prepare(inside, options.forgotten, since);
      await refuseUnlessFresh(into);
      await moveUp(inside, into);
      return { manifest, carried };
    } catch (error) {
      await rm(inside, { recursive: true, force: true });
      throw error;
    }
  } catch (error) {
    throw asDataFolderError(what, error);
  }
}

/** Refuses a folder with any file in it, since it may belong to a running product. */
async function refuseUnlessFresh(into: string): Promise<void> {
  const stats = await stat(into).catch(() => undefined);
  if (!stats) return;
  if (!stats.isDirectory()) throw new DataFolderError(`The data folder ${into} is a file, not a folder.`);
  const entries = await readdir(into, { recursive: true, withFileTypes: true });
  const outside = entries.some(
    (entry) => !entry.isDirectory() && !entry.parentPath.startsWith(join(into, unfinished)),
  );
  if (outside)
    throw new DataFolderError(
      `The folder ${into} holds data already: stop what runs on it and move it away, or name another folder with --into.`,
    );
}

async function copyAll(
  { files }: Manifest,
  from: string,
  to: string,
  { onProgress, signal }: Pick<RestoreOptions, 'onProgress' | 'signal'>,
): Promise<void> {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  for (const { name, bytes, sha256 } of files) {
    if (signal?.aborted) throw new BackupCancelled(what);
    onProgress?.({ done, total, step: 'Copying' });
    const copied = await copyHashed(join(from, name), join(to, name));
    if (copied?.sha256 !== sha256)
      throw new DataFolderError(
        `The file ${name} changed while it was being restored; nothing of it was kept.`,
      );
    done += bytes;
  }
  onProgress?.({ done, total, step: 'Done' });
}

/** The events of these types in a newer copy of the log. */
function newerFacts({ file, types }: NonNullable<RestoreOptions['since']>, { log }: Manifest): Carried[] {
  const path = file.endsWith('.db') ? file : pathsIn(file).eventsFile;
  const db = openExisting(path);
  try {
    const identity = db.prepare('SELECT identity FROM log').get() as { identity: string } | undefined;
    if (identity?.identity !== log)
      throw new DataFolderError(
        `The file ${path} is another log than the one of the backup; nothing was restored.`,
      );
    return db
      .prepare(
        `SELECT stream, id, type, metadata, data FROM events
          WHERE type IN (${types.map(quoted).join()}) ORDER BY position`,
      )
      .all() as Carried[];
  } finally {
    closeDatabase(db);
  }
}

/** Opens the log for writing: after an unclean stop the newest events are in the write-ahead log beside the file. */
function openExisting(path: string): Database {
  refuseUnlessSound(path);
  const none = new DataFolderError(`The file ${path} is not a log of this product; nothing was restored.`);
  if (!statSync(path, { throwIfNoEntry: false })?.size) throw none;
  const db = openDatabase(path, { synchronous: 'FULL' });
  if (db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'log'").get()) return db;
  closeDatabase(db);
  throw none;
}

function prepare(inside: string, forgotten: readonly string[], since: readonly Carried[]): number {
  const { eventsFile, vaultFile } = pathsIn(inside);
  const vault = openDatabase(vaultFile, { synchronous: 'FULL', secureDelete: true, journal: 'DELETE' });
  try {
    vault.exec(`DELETE FROM entries WHERE collection IN (${forgotten.map(quoted).join()});
      UPDATE leases SET holder = '', until = 0;
      PRAGMA temp_store = MEMORY;
      VACUUM`);
  } finally {
    vault.close();
  }
  const log = openDatabase(eventsFile, { synchronous: 'FULL', journal: 'DELETE' });
  try {
    return transaction(log, () => carryOver(log, since));
  } finally {
    log.close();
  }
}

function carryOver(log: Database, since: readonly Carried[]): number {
  const table = openEventTable(log);
  const carried = since.filter(({ stream, ...event }) => {
    if (table.readStream(stream, 0).length === 0) return false;
    const outcome = table.append({ stream, expected: 'any', events: [event] });
    return outcome.ok && !outcome.repeated;
  });
  return new Set(carried.map(({ stream }) => stream)).size;
}

/** Moves the log last, since a folder without a log counts as empty. */
async function moveUp(inside: string, into: string): Promise<void> {
  const log = basename(pathsIn(into).eventsFile);
  const names = (await readdir(inside)).sort((a, b) => Number(a === log) - Number(b === log));
  for (const name of names) {
    await syncFolder(join(inside, name));
    await rmdir(join(into, name)).catch(() => {
      // It is not there, which is usual; a folder that holds anything makes the renaming fail.
    });
    await rename(join(inside, name), join(into, name));
  }
  await rm(inside, { recursive: true, force: true });
  await syncFolder(into);
  await syncFolder(dirname(into));
}
