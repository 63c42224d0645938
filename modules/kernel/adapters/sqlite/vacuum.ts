import { Worker } from 'node:worker_threads';
import { driverName } from './database';

/** How long the thread blocks while another process writes, in milliseconds. */
const timeoutMs = 5_000;

/** The code of the thread: plain JavaScript in a string, so that sources and bundle run the same. */
const program = `
  const { createRequire } = require('node:module');
  const { workerData } = require('node:worker_threads');
  const { DatabaseSync } = createRequire(workerData.here)(workerData.driver);
  const db = new DatabaseSync(workerData.file);
  try {
    db.exec('PRAGMA busy_timeout = ' + workerData.timeoutMs);
    db.exec('VACUUM');
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    db.close();
  }
`;

/**
 * Rewrites a database file without deleted or overwritten content. It takes seconds for each gigabyte, so it runs in a
 * thread of its own: meanwhile this process may read the file, but must not write to it.
 */
export function vacuum(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const workerData = { file, timeoutMs, driver: driverName(), here: import.meta.url };
    const thread = new Worker(program, { eval: true, workerData });
    thread.once('error', reject);
    thread.once('exit', () => resolve());
  });
}
