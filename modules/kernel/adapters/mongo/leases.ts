import type { Lease } from '../../vault';
import { insertOrConflict } from './duplicate-key';
import type { Mongo } from './connection';

type Stored = { _id: string; holder: string; token: number; until: Date };

/**
 * Leases of the vault: one holder at a time, and a fencing token that grows with each new holder. They are never deleted.
 */
export function createLeases(mongo: Mongo, now: () => Promise<number>) {
  const leases = mongo.collection<Stored>('vault', 'leases');

  return {
    async take(name: string, holder: string, ttlMs: number): Promise<Lease> {
      for (;;) {
        const at = await now();
        const until = new Date(at + ttlMs);
        const taken = await leases.findOneAndUpdate(
          { _id: name, $or: [{ holder }, { until: { $lte: new Date(at) } }] },
          [
            {
              $set: {
                token: {
                  $cond: [{ $eq: ['$holder', { $literal: holder }] }, '$token', { $add: ['$token', 1] }],
                },
                holder: { $literal: holder },
                until,
              },
            },
          ],
          { returnDocument: 'after' },
        );
        if (taken) return { held: true, holder, token: taken.token, until: taken.until.getTime() };
        const rival = await leases.findOne({ _id: name });
        if (rival && rival.holder !== holder && rival.until.getTime() > at)
          return { held: false, holder: rival.holder, token: rival.token, until: rival.until.getTime() };
        const first = { _id: name, holder, token: 1, until };
        if (!rival && !(await insertOrConflict(() => leases.insertOne(first))))
          return { held: true, holder, token: 1, until: until.getTime() };
      }
    },
    async release(name: string, holder: string): Promise<void> {
      await leases.updateOne({ _id: name, holder }, { $set: { holder: '', until: new Date(0) } });
    },
  };
}
