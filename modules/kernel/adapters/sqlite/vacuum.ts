import { Worker } from 'node:worker_threads';
import { driverName } from './database';

/** How long the thread waits for a writer in another process, in milliseconds. */
const patienceMs = 5_000;

/** What the thread does: plain Node in a text, so that sources and bundle load the very same. */
const program = `
  const { createRequire } = require('node:module');
  const { workerData } = require('node:worker_threads');
  const { DatabaseSync } = createRequire(workerData.here)(workerData.driver);
  const db = new DatabaseSync(workerData.file);
  try {
    db.exec('PRAGMA busy_timeout = ' + workerData.patienceMs);
    db.exec('VACUUM');
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    db.close();
  }
`;

/**
 * Writes a database file anew from what it holds today; what was deleted or overwritten is not taken along. Seconds
 * for each gigabyte, so in a thread of its own: meanwhile this process may read the file, but must not write to it.
 */
export function compact(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const workerData = { file, patienceMs, driver: driverName(), here: import.meta.url };
    const thread = new Worker(program, { eval: true, workerData });
    thread.once('error', reject);
    thread.once('exit', () => resolve());
  });
}
