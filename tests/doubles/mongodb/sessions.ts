import { docOf, type Doc, keyOf, numberOf } from './doc';
import { Failure, noSuchTransaction } from './failure';
import { type State, Work } from './work';

type Transaction = {
  number: number;
  state: 'open' | 'committed' | 'aborted';
  work: Work;
};
type Session = { transaction?: Transaction; done?: { number: number; answer: Doc } };
export type Sessions = ReturnType<typeof createSessions>;

/**
 * A session: its transaction, and the answer to its last write for a retry. As in MongoDB, a transaction outlives its
 * connection; the stand-in has no time limit for it.
 */
export function createSessions(state: State) {
  const sessions = new Map<string, Session>();

  function sessionOf(command: Doc): Session {
    const id = keyOf(docOf(command.lsid).id ?? null);
    const present = sessions.get(id) ?? {};
    sessions.set(id, present);
    return present;
  }

  function close(transaction: Transaction | undefined, end: 'committed' | 'aborted'): void {
    if (transaction?.state !== 'open') return;
    transaction.state = end;
    if (end === 'committed') transaction.work.commit();
    else transaction.work.abort();
  }

  return {
    /** The transaction of a command, begun by its first command; undefined outside of one. */
    transactionOf(command: Doc): Transaction | undefined {
      if (command.autocommit !== false) return undefined;
      const session = sessionOf(command);
      const number = numberOf(command.txnNumber);
      if (command.startTransaction === true) {
        close(session.transaction, 'aborted');
        session.transaction = { number, state: 'open', work: new Work(state, true) };
      }
      const { transaction } = session;
      if (transaction?.number !== number) throw noSuchTransaction(number);
      return transaction;
    },
    /** Succeeds for a committed transaction too: a client retries after a lost answer. */
    commit(transaction: Transaction): Doc {
      if (transaction.state === 'aborted') throw noSuchTransaction(transaction.number);
      close(transaction, 'committed');
      return {};
    },
    abort(transaction: Transaction): Doc {
      if (transaction.state === 'aborted') throw noSuchTransaction(transaction.number);
      if (transaction.state === 'committed')
        throw new Failure(256, 'TransactionCommitted', 'the transaction has been committed');
      close(transaction, 'aborted');
      return {};
    },
    fail: (transaction: Transaction | undefined) => close(transaction, 'aborted'),
    /** The stored answer to a retried write. */
    answered(command: Doc): Doc | undefined {
      if (command.txnNumber === undefined || command.autocommit === false) return undefined;
      const { done } = sessionOf(command);
      return done?.number === numberOf(command.txnNumber) ? done.answer : undefined;
    },
    remember(command: Doc, answer: Doc): void {
      if (command.txnNumber === undefined || command.autocommit === false) return;
      sessionOf(command).done = { number: numberOf(command.txnNumber), answer };
    },
    end(ids: readonly Doc[]): void {
      for (const { id } of ids) {
        close(sessions.get(keyOf(id))?.transaction, 'aborted');
        sessions.delete(keyOf(id));
      }
    },
  };
}
