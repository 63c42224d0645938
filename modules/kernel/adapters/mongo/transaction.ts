import { setTimeout as pause } from 'node:timers/promises';
import { MongoError, type ClientSession, type MongoClient } from 'mongodb';
import { StoreUnavailable } from '../../events/event-store';
import { isUnreachable } from './connection';

/** How long rivals for the same documents are tried again, in milliseconds. The driver itself would go on for two minutes. */
const defaultTimeoutMs = 4_000;
const longestPauseMs = 200;

const options = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority', journal: true },
  readPreference: 'primary',
} as const;

/**
 * Does some work as one transaction: all of it is kept, or nothing. The work is done again when a rival wrote the same
 * documents first, so it must look for itself whether it still applies; it gives up by throwing an error of its own.
 * A server that is away is not waited for. Throws `StoreUnavailable` when rivals leave no gap for `patienceMs`.
 */
export async function transaction<T>(
  client: Pick<MongoClient, 'startSession'>,
  work: (session: ClientSession) => Promise<T>,
  patienceMs = defaultTimeoutMs,
): Promise<T> {
  const session = client.startSession();
  const giveUp = performance.now() + patienceMs;
  try {
    return await insisting(isTransient, giveUp, () => attempt(session, work, giveUp));
  } finally {
    // Ending it tells the server, which may not be there.
    void session.endSession();
  }
}

/** Tries again what fails for a while, with growing random pauses. */
async function insisting<T>(
  passes: (error: unknown) => boolean,
  giveUp: number,
  work: () => Promise<T>,
): Promise<T> {
  for (let wait = 2; ; wait = Math.min(wait * 2, longestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (!passes(error)) throw error;
      if (performance.now() > giveUp)
        throw new StoreUnavailable('The database is busy: others write the same documents.', {
          cause: error,
        });
    }
    await pause(Math.random() * wait);
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
    // Whether it was kept is not known: to commit once more is harmless, to do the work once more is not.
    await insisting(isUnknownCommit, giveUp, () => session.commitTransaction());
    return answer;
  } catch (error) {
    if (session.inTransaction() && !isUnreachable(error)) await session.abortTransaction();
    throw error;
  }
}

/** LockTimeout, WriteConflict, SnapshotUnavailable, NoSuchTransaction: what a server under load says, not always labelled. */
const transientCodes = new Set([24, 112, 246, 251]);

const isTransient = (error: unknown): boolean =>
  error instanceof MongoError &&
  !isUnreachable(error) &&
  (error.hasErrorLabel('TransientTransactionError') || transientCodes.has(Number(error.code)));

const isUnknownCommit = (error: unknown): boolean =>
  error instanceof MongoError &&
  !isUnreachable(error) &&
  error.hasErrorLabel('UnknownTransactionCommitResult');
