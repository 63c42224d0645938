import { watch, type FSWatcher } from 'node:fs';
import { isLockedOut } from './store-errors';
import type { Database } from './database';

/** Polling interval where the file system does not report writes. */
const pollEveryMs = 60;
/** The file system reports our own writes too: many of them cause one check. */
const gatherMs = 10;

/**
 * Calls back when another connection, in this or another process, has committed to the file. Returns a function that
 * stops.
 */
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
  const timer = setInterval(look, pollEveryMs);
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

/** Undefined while another connection has exclusive access, as after a crash: the timer tries again. */
function whereUnlocked<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if (isLockedOut(error)) return undefined;
    throw error;
  }
}

/** File system events show writes of others at once where supported; the timer covers the rest. */
function watchFile(path: string, changed: () => void): FSWatcher | undefined {
  try {
    const watcher = watch(path, { persistent: false }, changed);
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return undefined;
  }
}
