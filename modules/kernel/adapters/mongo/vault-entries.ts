import { MongoServerError, type WithId } from 'mongodb';
import { insertOrConflict } from './duplicate-key';
import { isUnreachable, type Mongo } from './connection';
import { transaction } from './transaction';

/**
 * A number is stored as such, so that it can be incremented; anything else as JSON, whose keys MongoDB does not
 * interpret.
 */
type Stored = { _id: string; value: number | string; expiresAt?: Date };
/** Page size of a listing. */
const pageSize = 500;

/** An entry of a listing. */
export type Listed = { key: string; value: unknown; expiresAt?: number };
type Count = { key: string; by: number; expiresAt: number };

/** The entries of the vault in one collection, under `<collection>/<key>`. `now` is in milliseconds since the epoch. */
export function createEntries(mongo: Mongo, now: () => Promise<number>) {
  const entries = mongo.collection<Stored>('vault', 'entries');

  async function live(id: string): Promise<WithId<Stored> | undefined> {
    const stored = await entries.findOne({ _id: id });
    return stored && isLive(stored, await now()) ? stored : undefined;
  }

  /** Stores a value unless a live entry exists. Returns whether it was stored. */
  async function insertIfAbsent(entry: Stored, at: number): Promise<boolean> {
    // With a live entry the filter matches nothing, and the insert fails with a duplicate key.
    const expired = { _id: entry._id, expiresAt: expiredAt(at) };
    return !(await insertOrConflict(() => entries.replaceOne(expired, entry, { upsert: true })));
  }

  async function increment(id: string, { by, expiresAt }: Count) {
    const ends = new Date(expiresAt);
    for (;;) {
      const at = await now();
      const counted = await entries.findOneAndUpdate(
        { _id: id, expiresAt: liveAt(at) },
        [{ $set: { value: { $add: ['$value', by] }, expiresAt: { $ifNull: ['$expiresAt', ends] } } }],
        { returnDocument: 'after' },
      );
      if (counted) return { sum: Number(counted.value), expiresAt: endOf(counted) ?? expiresAt };
      if (await insertIfAbsent({ _id: id, value: by, expiresAt: ends }, at)) return { sum: by, expiresAt };
    }
  }

  async function incrementAll(collection: string, counts: readonly Count[]) {
    const at = await now();
    return transaction(mongo.client, async (session) => {
      const ids = counts.map(({ key }) => idOf(collection, key));
      const stored = await entries.find({ _id: { $in: ids } }, { session }).toArray();
      const current = new Map(stored.filter((entry) => isLive(entry, at)).map((entry) => [entry._id, entry]));
      const sums = counts.map(({ key, by, expiresAt }) => {
        const _id = idOf(collection, key);
        const before = current.get(_id);
        const ends = (before && endOf(before)) ?? expiresAt;
        const sum = Number(before?.value ?? 0) + by;
        current.set(_id, { _id, value: sum, expiresAt: new Date(ends) });
        return { sum, expiresAt: ends };
      });
      const writes = [...new Set(ids)].flatMap((_id) => {
        const replacement = current.get(_id);
        return replacement ? [{ replaceOne: { filter: { _id }, replacement, upsert: true } }] : [];
      });
      await entries.bulkWrite(writes, { session });
      return sums;
    });
  }

  return {
    /** The server deletes expired entries later; until then they count as absent. */
    prepare: () => entries.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 }),
    async get(collection: string, key: string): Promise<unknown> {
      const entry = await live(idOf(collection, key));
      return entry && readable(entry.value);
    },
    async put(collection: string, key: string, value: unknown, expiresAt?: number): Promise<void> {
      const entry = entryOf(collection, key, value, expiresAt);
      const write = () => entries.replaceOne({ _id: entry._id }, entry, { upsert: true });
      // Of two concurrent upserts one may fail with a duplicate key.
      while (await insertOrConflict(write));
    },
    async putIfAbsent(collection: string, key: string, value: unknown, expiresAt?: number): Promise<unknown> {
      const entry = entryOf(collection, key, value, expiresAt);
      for (;;) {
        const present = await live(entry._id);
        if (present) return readable(present.value);
        if (await insertIfAbsent(entry, await now())) return readable(entry.value);
      }
    },
    /** The next entries of a collection after a key, from the beginning without one. */
    async page(collection: string, after: string | null): Promise<Listed[]> {
      const start = idOf(collection, '');
      const behind = after === null ? '' : start + after;
      const stored = await entries
        .find({ _id: { ...startingWith(start), $gt: behind }, expiresAt: liveAt(await now()) })
        .sort({ _id: 1 })
        .limit(pageSize)
        .toArray();
      return stored.map(({ _id, value, expiresAt }) => ({
        key: _id.slice(start.length),
        value: readable(value),
        ...(expiresAt && { expiresAt: expiresAt.getTime() }),
      }));
    },
    async delete(collection: string, key: string): Promise<void> {
      await entries.deleteOne({ _id: idOf(collection, key) });
    },
    async deleteByPrefix(collection: string, prefix: string): Promise<void> {
      await entries.deleteMany({ _id: startingWith(idOf(collection, prefix)) });
    },
    /** Compacts the collection, as far as the server supports it and permits it to the product. */
    async compact(): Promise<void> {
      const compaction = mongo.db.command({ compact: entries.collectionName, force: true });
      await compaction.catch((error: unknown) => {
        if (!(error instanceof MongoServerError) || isUnreachable(error)) throw error;
      });
    },
    increment: (collection: string, count: Count) => increment(idOf(collection, count.key), count),
    async incrementAll(collection: string, counts: readonly Count[]) {
      if (counts.length === 0) return [];
      for (;;) {
        let sums: Awaited<ReturnType<typeof incrementAll>> = [];
        const isConflict = await insertOrConflict(async () => {
          sums = await incrementAll(collection, counts);
        });
        if (!isConflict) return sums;
      }
    },
  };
}

/** Slashes in names of collections are escaped, so that no two entries share an id. */
const idOf = (collection: string, key: string) => `${encodeURIComponent(collection)}/${key}`;

function entryOf(collection: string, key: string, value: unknown, expiresAt: number | undefined): Stored {
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined) throw new TypeError(`nothing to keep under ${collection}`);
  return {
    _id: idOf(collection, key),
    value: typeof value === 'number' && Number.isFinite(value) ? value : text,
    ...(expiresAt !== undefined && { expiresAt: new Date(expiresAt) }),
  };
}

const readable = (value: Stored['value']): unknown =>
  typeof value === 'number' ? value : (JSON.parse(value) as unknown);

const endOf = ({ expiresAt }: Stored) => expiresAt?.getTime();
const isLive = (entry: Stored, at: number) => (endOf(entry) ?? Infinity) > at;
const expiredAt = (at: number) => ({ $lte: new Date(at) });
const liveAt = (at: number) => ({ $not: expiredAt(at) });

/** The range of ids with this prefix, in byte order: a pattern would have to escape special characters. */
const startingWith = (text: string) => ({ $gte: text, $lt: `${text}\u{10ffff}` });
