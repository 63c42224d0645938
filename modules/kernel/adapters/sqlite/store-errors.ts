import { backoffMs, type Backoff } from '../../backoff';
import { sleep } from '../../sleep';
import { StoreUnavailable } from '../../events/event-store';
import { code, primaryCode } from './database';

const reasons: Record<number, string> = {
  [code.busy]: 'another process does not let go of it',
  [code.locked]: 'another process does not let go of it',
  [code.readOnly]: 'it may not be written to',
  [code.ioError]: 'reading or writing the disk failed',
  [code.corrupt]: 'its file is damaged',
  [code.full]: 'the disk is full',
  [code.cannotOpen]: 'its file cannot be opened',
  [code.notADatabase]: 'its file is damaged',
};

/** How long work waits for a lock that another connection holds, in milliseconds. */
export const lockTimeoutMs = 5_000;
/** The pauses between attempts while the file is locked. */
export const lockPauses: Backoff = { firstMs: 1, maxMs: 25 };

/** Whether another connection holds the lock (SQLITE_BUSY). Nothing was written then. */
export const isLockedOut = (error: unknown): boolean => primaryCode(error) === code.busy;

/** Disk and file errors of SQLite as `StoreUnavailable` with a sentence for people; any other error unchanged. */
export function toStoreUnavailable(store: string, error: unknown): unknown {
  const reason = reasons[primaryCode(error) ?? -1];
  return reason ? new StoreUnavailable(`${store} is not available: ${reason}.`, { cause: error }) : error;
}

/** Runs a store's work; disk and file errors become `StoreUnavailable`. */
export function withStoreErrors<T>(store: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw toStoreUnavailable(store, error);
  }
}

/**
 * The same for work that waits for a lock: it is retried between turns of the event loop, for at most 5 s, so that a held
 * lock delays only this work. The work is repeated as a whole, so it must be one transaction, or repeatable. For
 * connections that `disableBusyTimeout` was called on.
 */
export async function withLockRetries<T>(
  store: string,
  work: () => T,
  timeoutMs = lockTimeoutMs,
): Promise<T> {
  const giveUp = performance.now() + timeoutMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return work();
    } catch (error) {
      if (!isLockedOut(error) || performance.now() > giveUp) throw toStoreUnavailable(store, error);
    }
    await sleep(backoffMs(lockPauses, attempt));
  }
}
