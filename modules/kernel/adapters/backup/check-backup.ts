import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dataFormat, openUntouched, pragma, primaryCode, type Database } from '../sqlite/database';
import { BackupCancelled, hashed, type BackupProgress } from './files';
import { readManifest, type Manifest } from './manifest';

export type BackupCheck = {
  manifest: Manifest;
  /** The problems found, each as one sentence; empty for a sound backup. */
  problems: string[];
};
type Options = { folder: string; onProgress?: (progress: BackupProgress) => void; signal?: AbortSignal };

/**
 * Checks a whole backup without changing it: every file against its hash, both databases with SQLite's own check, every
 * stream for gaps. Throws `DataFolderError` when the folder is no backup that this version reads.
 */
export async function checkBackup({ folder, onProgress, signal }: Options): Promise<BackupCheck> {
  const manifest = await readManifest(folder);
  const total = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0);
  const problems: string[] = [];
  let done = 0;
  for (const file of manifest.files) {
    if (signal?.aborted) throw new BackupCancelled('The check');
    onProgress?.({ done, total, step: 'Checking the files' });
    const found = await hashed(join(folder, file.name));
    if (!found) problems.push(`${file.name} is missing from the backup.`);
    else if (found.sha256 !== file.sha256) problems.push(`${file.name} is not as it was backed up.`);
    done += file.bytes;
  }
  if (problems.length > 0) return { manifest, problems };
  onProgress?.({ done, total, step: 'Checking the databases' });
  for (const name of ['events.db', 'vault.db']) {
    const problem = inspect(join(folder, name), (db) =>
      name === 'events.db' ? logProblem(db, manifest) : undefined,
    );
    if (problem) problems.push(`${name} ${problem}.`);
  }
  return { manifest, problems };
}

/** The problem of a database, to follow "events.db ..."; undefined for a sound one. */
function inspect(file: string, more: (db: Database) => string | undefined): string | undefined {
  let db: Database | undefined;
  try {
    db = openUntouched(pathToFileURL(file));
    if (Number(pragma(db, 'user_version')) > dataFormat) return 'was written by a newer version';
    return pragma(db, 'integrity_check(1)') === 'ok' ? more(db) : 'is damaged';
  } catch (error) {
    if (primaryCode(error) === undefined) throw error;
    return 'is damaged';
  } finally {
    db?.close();
  }
}

const withGaps = `SELECT stream FROM events GROUP BY stream
  HAVING min(revision) <> 0 OR max(revision) <> count(*) - 1 LIMIT 1`;

function logProblem(db: Database, { log, head }: Manifest): string | undefined {
  const gap = db.prepare(withGaps).get() as { stream: string } | undefined;
  if (gap) return `lacks events of the stream ${gap.stream}`;
  const query = 'SELECT (SELECT identity FROM log) AS log, (SELECT max(position) FROM events) AS head';
  const found = db.prepare(query).get() as { log: string; head: number | null };
  return found.log === log && (found.head ?? 0) === head ? undefined : 'is another log than the backup says';
}
