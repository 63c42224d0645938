import { Binary } from 'mongodb';
import { insertOrConflict } from '../../kernel/adapters/mongo/duplicate-key';
import { translateUnavailable, type Mongo } from '../../kernel/adapters/mongo/connection';
import { memoizeAsync } from '../../kernel/adapters/memoize-async';
import type { PersonKeys } from '../../kernel/events/personal-data';
import type { Snapshots } from '../snapshots';
import { plainId } from './safe-id';
import { seal, unseal } from './aes-gcm';

const name = 'What was read for reports';

/** `_id` is `<userId>/<sha256>`. */
type Snapshot = { _id: string; userId: string; sealed: Binary };

/** Snapshots as documents of `sources.<identity of the log>.snapshots`, sealed with the person's key. */
export function createMongoSnapshots({
  mongo,
  keys,
  collection = 'snapshots',
}: {
  mongo: Mongo;
  keys: PersonKeys;
  /** `blobs` for what the log names by its hash. */
  collection?: 'snapshots' | 'blobs';
}): Snapshots {
  const snapshots = mongo.collection<Snapshot>('sources', collection);
  const prepared = memoizeAsync(() => snapshots.createIndex({ userId: 1 }));
  const idOf = (userId: string, sha256: string) => `${plainId(userId)}/${plainId(sha256)}`;
  const whenPrepared = <T>(work: () => Promise<T>): Promise<T> =>
    translateUnavailable(name, () => prepared().then(work));

  return {
    async keep(userId, sha256, bytes) {
      const _id = idOf(userId, sha256);
      const sealed = seal(await keys.keyFor(userId), bytes);
      const write = () =>
        snapshots.updateOne({ _id }, { $set: { userId, sealed: new Binary(sealed) } }, { upsert: true });
      // On a conflict the existing document has the same bytes.
      await whenPrepared(() => insertOrConflict(write));
    },
    async read(userId, sha256) {
      const _id = idOf(userId, sha256);
      const key = await keys.find(userId);
      const stored = key && (await whenPrepared(() => snapshots.findOne({ _id })));
      return key && stored ? unseal(key, stored.sealed.value()) : undefined;
    },
    async has(userId, sha256) {
      const _id = idOf(userId, sha256);
      return (await whenPrepared(() => snapshots.countDocuments({ _id }, { limit: 1 }))) > 0;
    },
    async remove(userId, sha256) {
      const _id = idOf(userId, sha256);
      // From the hyphen to the character after it: a range that uses the index of ids.
      const beside = { $gte: `${_id}-`, $lt: `${_id}.` };
      await whenPrepared(() => snapshots.deleteMany({ $or: [{ _id }, { _id: beside }] }));
    },
    async removeAllOf(userId) {
      await whenPrepared(() => snapshots.deleteMany({ userId: plainId(userId) }));
    },
  };
}
