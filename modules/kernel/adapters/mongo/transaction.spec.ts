import { MongoServerError, type ClientSession, type MongoClient } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { transaction } from './transaction';

const failure = (code: number, ...errorLabels: string[]) =>
  new MongoServerError({ message: 'no', code, errorLabels });

/** A server whose commits fail with these errors in turn, and then succeed. */
function server(...commits: Error[]) {
  const seen = { begun: 0, commits: 0, aborted: 0 };
  let open = false;
  const session = {
    startTransaction: () => {
      seen.begun += 1;
      open = true;
    },
    commitTransaction: () => {
      seen.commits += 1;
      const error = commits.shift();
      if (error) return Promise.reject(error);
      open = false;
      return Promise.resolve();
    },
    abortTransaction: () => {
      seen.aborted += 1;
      open = false;
      return Promise.resolve();
    },
    inTransaction: () => open,
    endSession: () => Promise.resolve(),
  } as unknown as ClientSession;
  return { seen, client: { startSession: () => session } as Pick<MongoClient, 'startSession'> };
}

describe('a transaction of MongoDB', () => {
  it.each([
    ['labelled as transient', failure(251, 'TransientTransactionError')],
    ['a write conflict', failure(112)],
    ['a lock that was not had in time', failure(24)],
    ['a snapshot that is gone', failure(246)],
  ])('runs its work again after a failure: %s', async (_, error) => {
    const { client, seen } = server();
    const failures = [error, error];
    let done = 0;
    const answer = await transaction(client, () => {
      done += 1;
      const next = failures.shift();
      return next ? Promise.reject(next) : Promise.resolve('kept');
    });
    expect({ answer, done, ...seen }).toEqual({ answer: 'kept', done: 3, begun: 3, commits: 1, aborted: 2 });
  });

  it('repeats only the commit when its outcome is unknown', async () => {
    const unknown = failure(50, 'UnknownTransactionCommitResult');
    const { client, seen } = server(unknown, unknown);
    let done = 0;
    await transaction(client, () => Promise.resolve((done += 1)));
    expect({ done, ...seen }).toEqual({ done: 1, begun: 1, commits: 3, aborted: 0 });
  });

  it('fails with StoreUnavailable when conflicts do not end', async () => {
    const { client } = server();
    const busy = transaction(client, () => Promise.reject(failure(112)), { timeoutMs: 0 });
    await expect(busy).rejects.toMatchObject({
      name: 'StoreUnavailable',
      message: 'The database is busy: others write the same documents.',
    });
  });

  it('passes on other errors after an abort', async () => {
    const { client, seen } = server();
    const duplicate = failure(11_000);
    await expect(transaction(client, () => Promise.reject(duplicate))).rejects.toBe(duplicate);
    expect(seen).toEqual({ begun: 1, commits: 0, aborted: 1 });
  });
});
