import { setTimeout as pause } from 'node:timers/promises';
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
const maxPauseMs = 25;

/** The pause before the next attempt while the file is locked, in milliseconds: from 1, doubled each time, up to 25. */
export const nextPauseMs = (pauseMs = 0.5): number => Math.min(pauseMs * 2, maxPauseMs);

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
 * connections that `leaveWaiting` was called on.
 */
export async function serveUnlocked<T>(store: string, work: () => T, timeoutMs = lockTimeoutMs): Promise<T> {
  const giveUp = performance.now() + timeoutMs;
  for (let wait = nextPauseMs(); ; wait = nextPauseMs(wait)) {
    try {
      return work();
    } catch (error) {
      if (!isLockedOut(error) || performance.now() > giveUp) throw toStoreUnavailable(store, error);
    }
    await pause(wait);
  }
}
