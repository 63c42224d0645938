import { DataFolderError } from '../../errors';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { checkDatabase, type IntegrityProblem } from '../sqlite/check-database';
import { dataFormat } from '../sqlite/database';

export type DataFolder = {
  eventsFile: string;
  viewsFile: string;
  vaultFile: string;
  sourcesDir: string;
  blobsDir: string;
  outboxDir: string;
};

/** Only the owner gets access, because keys and mails are not encrypted. An existing folder keeps its permissions. */
const ownerOnly = 0o700;

/** The paths inside a data folder, whether they exist or not. */
export function pathsIn(dir: string): DataFolder {
  const at = (name: string) => join(resolve(dir), name);
  return {
    eventsFile: at('events.db'),
    viewsFile: at('views.db'),
    vaultFile: at('vault.db'),
    sourcesDir: at('sources'),
    blobsDir: at('blobs'),
    outboxDir: at('outbox'),
  };
}

/**
 * Opens the data folder of the embedded default. A new folder is created; a damaged log or vault, or one of a newer
 * format, is refused before anything is written. Damaged views are deleted, since they are rebuilt from the log.
 */
export function openDataFolder(dir: string): DataFolder {
  const folder = pathsIn(dir);
  if (existsSync(dir) && !statSync(dir).isDirectory())
    throw new DataFolderError(`The data folder ${dir} is a file, not a folder.`);
  for (const file of [folder.eventsFile, folder.vaultFile]) refuseUnlessSound(file);
  makeFolders(dir, folder);
  if (checkDatabase(folder.viewsFile, dataFormat) !== 'sound') discard(folder.viewsFile);
  return folder;
}

/** Throws `DataFolderError` for a damaged database file, one of a newer format or one that cannot be read. */
export function refuseUnlessSound(file: string): void {
  const finding = checkDatabase(file, dataFormat);
  if (finding !== 'sound') throw new DataFolderError(sentences[finding](file));
}

const sentences: Record<Exclude<IntegrityProblem, 'sound'>, (file: string) => string> = {
  newer: (file) =>
    `${file} was written by a newer version of Evident (this one knows format ${dataFormat}); nothing was changed, please start the newer version.`,
  damaged: (file) =>
    `${file} is damaged and cannot be used; nothing was changed, please bring the data folder back from a backup.`,
  unreadable: (file) =>
    `${file} cannot be read; nothing was changed, please check who may read the data folder.`,
};

function makeFolders(dir: string, { sourcesDir, blobsDir, outboxDir }: DataFolder): void {
  try {
    for (const made of [sourcesDir, blobsDir, outboxDir]) makeFolder(resolve(made));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    throw new DataFolderError(`The data folder ${dir} cannot be written to (${reason}).`, { cause: error });
  }
}

/**
 * Creates folders one by one: Node's recursive mkdir never returns under paths such as /proc, where none can be created.
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: ownerOnly });
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!existsSync(path)) throw error;
  }
}

function discard(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal'])
    rmSync(file + suffix, { recursive: true, force: true });
}
