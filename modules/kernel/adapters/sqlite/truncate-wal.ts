import { sleep } from '../../sleep';
import { StoreUnavailable } from '../../events/event-store';
import { withStoreErrors } from './store-errors';
import { pragma, type Database } from './database';

const timeoutMs = 10_000;
/** One attempt blocks the event loop, so it is short. */
const tryMs = 10;

/**
 * Writes the write-ahead log into the file and truncates it, so that no old page remains in it. Waits for running
 * readers.
 */
export async function truncateWal(db: Database, store: string): Promise<void> {
  const giveUp = Date.now() + timeoutMs;
  while (!withStoreErrors(store, () => tryOnce(db))) {
    if (Date.now() > giveUp)
      throw new StoreUnavailable(`${store} could not be purged: another process does not let go of it.`);
    await sleep(20);
  }
}

function tryOnce(db: Database): boolean {
  const usual = Number(pragma(db, 'busy_timeout'));
  db.exec(`PRAGMA busy_timeout = ${tryMs}`);
  try {
    return pragma(db, 'wal_checkpoint(TRUNCATE)') === 0;
  } finally {
    db.exec(`PRAGMA busy_timeout = ${usual}`);
  }
}
