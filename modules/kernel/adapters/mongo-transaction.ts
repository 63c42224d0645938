import { setTimeout as pause } from 'node:timers/promises';
import { MongoError, type ClientSession, type MongoClient } from 'mongodb';
import { isAway } from './mongo';

/** How long rivals for the same documents are tried again, in milliseconds. The driver itself would go on for two minutes. */
const patienceMs = 4_000;
const longestPauseMs = 200;

const options = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority', journal: true },
  readPreference: 'primary',
} as const;

/**
 * Does some work as one transaction: all of it is kept, or nothing. The work is done again when a rival wrote the same
 * documents first, so it must look for itself whether it still applies; it gives up by throwing an error of its own.
 * A server that is away is not waited for.
 */
export async function transaction<T>(
  client: MongoClient,
  work: (session: ClientSession) => Promise<T>,
): Promise<T> {
  const session = client.startSession();
  const giveUp = performance.now() + patienceMs;
  try {
    for (let wait = 2; ; wait = Math.min(wait * 2, longestPauseMs)) {
      try {
        return await attempt(session, work);
      } catch (error) {
        if (!isRivalry(error) || performance.now() > giveUp) throw error;
      }
      await pause(Math.random() * wait);
    }
  } finally {
    // Ending it tells the server, which may not be there.
    void session.endSession();
  }
}

async function attempt<T>(session: ClientSession, work: (session: ClientSession) => Promise<T>): Promise<T> {
  session.startTransaction(options);
  try {
    const answer = await work(session);
    await session.commitTransaction();
    return answer;
  } catch (error) {
    if (session.inTransaction() && !isAway(error)) await session.abortTransaction();
    throw error;
  }
}

const isRivalry = (error: unknown) =>
  error instanceof MongoError && error.hasErrorLabel('TransientTransactionError') && !isAway(error);
