import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { EventStore } from '../../modules/kernel/events/event-store';
import type { Catalogue } from '../../modules/kernel/events/event';
import type { OnProgress } from '../log-tables';
import { loadNewEvents, reachedBy } from './load-tables.duckdb';
import { shapeOf } from './tables.duckdb';

type Deps = { store: EventStore; catalogue: Catalogue; folder: string; onProgress?: OnProgress };

/** An unfinished file untouched for so long was left by a crash, in milliseconds. */
const abandonedMs = 60 * 60 * 1_000;
const unfinished = '.unfinished';

/**
 * The tables of a log as a file in the cache folder, up to date when this resolves. A finished file is never written
 * again: newer events go into a copy that is renamed over it, so that any number of commands may read and renew it at
 * once. The folder may be deleted at any time.
 */
export async function refreshTableCache({ store, catalogue, folder, onProgress }: Deps): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const identity = await store.identity();
  const fileName = `${identity}-${shapeOf(catalogue)}.duckdb`;
  const file = join(folder, fileName);
  await tidy(folder, identity, fileName);
  const reached = await usable(file, store);
  if (reached > 0 && reached >= (await store.head())) return file;

  const next = join(folder, `${fileName}.${randomBytes(6).toString('hex')}${unfinished}`);
  try {
    if (reached > 0) await copyFile(file, next, constants.COPYFILE_FICLONE);
    // Checks the copy again: the file may have been renewed in between.
    const from = reached > 0 ? await usable(next, store) : 0;
    if (from === 0) await removeWithLog(next);
    await loadNewEvents(next, from, { store, catalogue, onProgress });
    await chmod(next, 0o600);
    await rename(next, file);
  } finally {
    await removeWithLog(next);
  }
  return file;
}

/**
 * The position up to which a file is valid for this log; 0 when it is missing, damaged, or from before the log was
 * restored from a backup and continued differently.
 */
async function usable(file: string, store: EventStore): Promise<number> {
  const reached = await reachedBy(file);
  if (!reached) return 0;
  const [event] = await store.readStream(reached.stream, reached.revision);
  return event?.id === reached.id && event.position === reached.position ? reached.position : 0;
}

/** Deletes this log's files of another schema, and leftovers of crashes. */
async function tidy(folder: string, identity: string, current: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const outdated = name.startsWith(`${identity}-`) && name.endsWith('.duckdb') && name !== current;
    if (outdated || (name.includes(unfinished) && (await isAbandoned(path)))) await rm(path, { force: true });
  }
}

async function isAbandoned(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  return stats !== undefined && Date.now() - stats.mtimeMs > abandonedMs;
}

const removeWithLog = (file: string) =>
  Promise.all([file, `${file}.wal`].map((path) => rm(path, { force: true })));
