import { watch, type FSWatcher } from 'node:fs';
import { isLockedOut } from './store-errors';
import type { Database } from './database';

/** Where the file system does not tell of writes, they are seen at this pace. */
const lookEveryMs = 60;
/** The file system tells of our own writes too: many of them are worth one look. */
const gatherMs = 10;

/** Calls back when another connection, in this or another process, has committed to the file. Answers how to stop. */
export function watchOtherCommits(db: Database, file: string, committed: () => void): () => void {
  const version = db.prepare('PRAGMA data_version');
  const now = () => (version.get() as { data_version: number }).data_version;
  let seen = now();
  const look = () => {
    const current = whereUnlocked(now);
    if (current === undefined || current === seen) return;
    seen = current;
    committed();
  };
  const timer = setInterval(look, lookEveryMs);
  let soon: NodeJS.Timeout | undefined;
  const lookSoon = () => {
    soon ??= setTimeout(() => {
      soon = undefined;
      look();
    }, gatherMs);
  };
  const watcher = watchFile(`${file}-wal`, lookSoon);
  return () => {
    clearInterval(timer);
    clearTimeout(soon);
    watcher?.close();
  };
}

/** Undefined while another connection has the file to itself, as after a crash: the timer looks again. */
function whereUnlocked<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if (isLockedOut(error)) return undefined;
    throw error;
  }
}

/** Writes of others are seen at once where the system can tell; the timer is there for where it cannot. */
function watchFile(path: string, changed: () => void): FSWatcher | undefined {
  try {
    const watcher = watch(path, { persistent: false }, changed);
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return undefined;
  }
}
