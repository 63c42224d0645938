import { MongoServerError, type Collection, type WithId } from 'mongodb';
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
type Sum = { sum: number; expiresAt: number };

/** The entries of the vault in one collection, under `<collection>/<key>`. `now` is in milliseconds since the epoch. */
export class VaultEntries {
  readonly #mongo: Mongo;
  readonly #entries: Collection<Stored>;
  readonly #now: () => Promise<number>;

  constructor(mongo: Mongo, now: () => Promise<number>) {
    this.#mongo = mongo;
    this.#entries = mongo.collection<Stored>('vault', 'entries');
    this.#now = now;
  }

  /** The server deletes expired entries later; until then they count as absent. */
  prepare(): Promise<string> {
    return this.#entries.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  }

  async get(collection: string, key: string): Promise<unknown> {
    const entry = await this.#live(idOf(collection, key));
    return entry && readable(entry.value);
  }

  async put(collection: string, key: string, value: unknown, expiresAt?: number): Promise<void> {
    const entry = entryOf(collection, key, value, expiresAt);
    const write = () => this.#entries.replaceOne({ _id: entry._id }, entry, { upsert: true });
    // Of two concurrent upserts one may fail with a duplicate key.
    while (await insertOrConflict(write));
  }

  async putIfAbsent(collection: string, key: string, value: unknown, expiresAt?: number): Promise<unknown> {
    const entry = entryOf(collection, key, value, expiresAt);
    for (;;) {
      const present = await this.#live(entry._id);
      if (present) return readable(present.value);
      if (await this.#insertIfAbsent(entry, await this.#now())) return readable(entry.value);
    }
  }

  /** The next entries of a collection after a key, from the beginning without one. */
  async page(collection: string, after: string | null): Promise<Listed[]> {
    const start = idOf(collection, '');
    const behind = after === null ? '' : start + after;
    const stored = await this.#entries
      .find({ _id: { ...startingWith(start), $gt: behind }, expiresAt: liveAt(await this.#now()) })
      .sort({ _id: 1 })
      .limit(pageSize)
      .toArray();
    return stored.map(({ _id, value, expiresAt }) => ({
      key: _id.slice(start.length),
      value: readable(value),
      ...(expiresAt && { expiresAt: expiresAt.getTime() }),
    }));
  }

  async delete(collection: string, key: string): Promise<void> {
    await this.#entries.deleteOne({ _id: idOf(collection, key) });
  }

  async deleteByPrefix(collection: string, prefix: string): Promise<void> {
    await this.#entries.deleteMany({ _id: startingWith(idOf(collection, prefix)) });
  }

  /** Compacts the collection, as far as the server supports it and permits it to the product. */
  async compact(): Promise<void> {
    const compaction = this.#mongo.db.command({ compact: this.#entries.collectionName, force: true });
    await compaction.catch((error: unknown) => {
      if (!(error instanceof MongoServerError) || isUnreachable(error)) throw error;
    });
  }

  async increment(collection: string, { key, by, expiresAt }: Count): Promise<Sum> {
    const id = idOf(collection, key);
    const ends = new Date(expiresAt);
    for (;;) {
      const at = await this.#now();
      const counted = await this.#entries.findOneAndUpdate(
        { _id: id, expiresAt: liveAt(at) },
        [{ $set: { value: { $add: ['$value', by] }, expiresAt: { $ifNull: ['$expiresAt', ends] } } }],
        { returnDocument: 'after' },
      );
      if (counted) return { sum: Number(counted.value), expiresAt: endOf(counted) ?? expiresAt };
      if (await this.#insertIfAbsent({ _id: id, value: by, expiresAt: ends }, at))
        return { sum: by, expiresAt };
    }
  }

  async incrementAll(collection: string, counts: readonly Count[]): Promise<Sum[]> {
    if (counts.length === 0) return [];
    for (;;) {
      let sums: Sum[] = [];
      const isConflict = await insertOrConflict(async () => {
        sums = await this.#incrementTogether(collection, counts);
      });
      if (!isConflict) return sums;
    }
  }

  async #live(id: string): Promise<WithId<Stored> | undefined> {
    const stored = await this.#entries.findOne({ _id: id });
    return stored && isLive(stored, await this.#now()) ? stored : undefined;
  }

  /** Stores a value unless a live entry exists. Returns whether it was stored. */
  async #insertIfAbsent(entry: Stored, at: number): Promise<boolean> {
    // With a live entry the filter matches nothing, and the insert fails with a duplicate key.
    const expired = { _id: entry._id, expiresAt: expiredAt(at) };
    return !(await insertOrConflict(() => this.#entries.replaceOne(expired, entry, { upsert: true })));
  }

  /** Increments in one transaction; fails with a duplicate key when another process inserts one of the keys first. */
  async #incrementTogether(collection: string, counts: readonly Count[]): Promise<Sum[]> {
    const at = await this.#now();
    return transaction(this.#mongo.client, async (session) => {
      const ids = counts.map(({ key }) => idOf(collection, key));
      const stored = await this.#entries.find({ _id: { $in: ids } }, { session }).toArray();
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
      await this.#entries.bulkWrite(writes, { session });
      return sums;
    });
  }
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
