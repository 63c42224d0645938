import { MongoError, type ClientSession, type MongoClient } from 'mongodb';
import { backoffMs } from '../../backoff';
import { sleep } from '../../sleep';
import { StoreUnavailable } from '../../events/event-store';
import { isUnreachable } from './connection';
import type { TransactionSessions } from './transaction-sessions';

/** How long conflicting transactions are retried, in milliseconds. The driver itself would retry for two minutes. */
const defaultTimeoutMs = 4_000;
const pauses = { firstMs: 2, maxMs: 200 };
/** Conflicts that last longer may come from the transaction of a killed process, in milliseconds. */
const abandonedAfterMs = 500;

const options = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority', journal: true },
  readPreference: 'primary',
} as const;

/**
 * Runs work as one transaction: all of it is stored, or nothing. After a conflict the work runs again, so it must check
 * itself whether it still applies; it aborts by throwing an error of its own. Does not wait for an unavailable server.
 * Throws `StoreUnavailable` when conflicts last for `timeoutMs`. `sessions` end what abandoned transactions hold.
 */
export async function transaction<T>(
  client: Pick<MongoClient, 'startSession'>,
  work: (session: ClientSession) => Promise<T>,
  { timeoutMs = defaultTimeoutMs, sessions }: { timeoutMs?: number; sessions?: TransactionSessions } = {},
): Promise<T> {
  const session = client.startSession();
  const giveUp = performance.now() + timeoutMs;
  const endAbandoned = onceAfter(abandonedAfterMs, async () => {
    // A server may refuse the command; then it ends the transaction itself after a minute.
    await sessions?.endAbandoned().catch(() => undefined);
  });
  try {
    await sessions?.begin(session);
    return await retryWhile(isTransient, giveUp, () => attempt(session, work, giveUp), endAbandoned);
  } finally {
    sessions?.end(session);
    // An abort is sent to the server, which may be unavailable.
    void session.endSession();
  }
}

/** Runs the work in the first call after a delay, and not again. */
function onceAfter(delayMs: number, work: () => Promise<void>): () => Promise<void> {
  const dueAt = performance.now() + delayMs;
  let isDone = false;
  return async () => {
    if (isDone || performance.now() < dueAt) return;
    isDone = true;
    await work();
  };
}

/** Retries for a while what fails with a transient error, with growing random pauses. */
async function retryWhile<T>(
  shouldRetry: (error: unknown) => boolean,
  giveUp: number,
  work: () => Promise<T>,
  beforeRetry = () => Promise.resolve(),
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!shouldRetry(error)) throw error;
      if (performance.now() > giveUp)
        throw new StoreUnavailable('The database is busy: others write the same documents.', {
          cause: error,
        });
    }
    await beforeRetry();
    await sleep(Math.random() * backoffMs(pauses, attempt));
  }
}

async function attempt<T>(
  session: ClientSession,
  work: (session: ClientSession) => Promise<T>,
  giveUp: number,
): Promise<T> {
  session.startTransaction(options);
  try {
    const answer = await work(session);
    // The outcome is unknown: repeating the commit is harmless, repeating the work is not.
    await retryWhile(isUnknownCommit, giveUp, () => session.commitTransaction());
    return answer;
  } catch (error) {
    if (session.inTransaction() && !isUnreachable(error)) await session.abortTransaction();
    throw error;
  }
}

/**
 * LockTimeout, WriteConflict, SnapshotUnavailable, NoSuchTransaction: a server under load returns these, not always
 * labelled.
 */
const transientCodes = new Set([24, 112, 246, 251]);

const isTransient = (error: unknown): boolean =>
  error instanceof MongoError &&
  !isUnreachable(error) &&
  (error.hasErrorLabel('TransientTransactionError') || transientCodes.has(Number(error.code)));

const isUnknownCommit = (error: unknown): boolean =>
  error instanceof MongoError &&
  !isUnreachable(error) &&
  error.hasErrorLabel('UnknownTransactionCommitResult');
