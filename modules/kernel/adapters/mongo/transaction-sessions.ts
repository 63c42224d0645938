import { UUID, type ClientSession, type Collection, type MongoClient } from 'mongodb';

/** A session that ran a transaction: its id as hex, and the last hour it was used in by the server's clock. */
export type SessionRow = { _id: string; usedAt: Date };

export type TransactionSessions = ReturnType<typeof createTransactionSessions>;

const hourMs = 3_600_000;
/** An older record belongs to no open transaction: MongoDB ends one after a minute. */
const recordLifetimeMs = 24 * hourMs;

/**
 * Records the sessions of transactions, so that another process can end them. MongoDB keeps the transaction of a killed
 * process, or of a lost connection, open for a minute, and every write of the same documents conflicts with it until then.
 */
export function createTransactionSessions(client: Pick<MongoClient, 'db'>, records: Collection<SessionRow>) {
  const inUse = new Set<string>();
  const recordedAt = new Map<string, number>();

  return {
    /** Records the session before its first transaction, and once an hour. */
    async begin(session: ClientSession): Promise<void> {
      const id = idOf(session);
      if (id === undefined) return;
      inUse.add(id);
      if (performance.now() - (recordedAt.get(id) ?? -Infinity) < hourMs) return;
      await records.updateOne({ _id: id }, { $currentDate: { usedAt: true } }, { upsert: true });
      recordedAt.set(id, performance.now());
    },
    end(session: ClientSession): void {
      inUse.delete(idOf(session) ?? '');
    },
    /** Ends the open transactions of all other recorded sessions. A living process repeats its transaction. */
    async endAbandoned(): Promise<void> {
      const others = (await records.find().toArray()).filter(({ _id }) => !inUse.has(_id));
      if (others.length === 0) return;
      const killSessions = others.map(({ _id }) => ({ id: new UUID(_id) }));
      await client.db('admin').command({ killSessions });
      const forgotten = new Date(Date.now() - recordLifetimeMs);
      await records.deleteMany({ _id: { $in: others.map(({ _id }) => _id) }, usedAt: { $lt: forgotten } });
    },
  };
}

const idOf = ({ id }: ClientSession): string | undefined => id?.id.toString('hex');
