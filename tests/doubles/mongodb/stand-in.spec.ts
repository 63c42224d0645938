import { MongoClient, type Collection, type Db, type Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mongoUrl, startMongo } from './index';

type Thing = Document & { _id: string };

/** Runs over the real server of `MONGODB_URL` when there is one, so that the stand-in behaves like it. */
describe('MongoDB, as the adapters use it', () => {
  let client: MongoClient;
  let db: Db;
  let things: Collection<Thing>;

  beforeAll(async () => {
    client = new MongoClient(await mongoUrl(), { serverSelectionTimeoutMS: 3_000 });
    db = client.db(`stand-in-${crypto.randomUUID().slice(0, 8)}`);
  });
  beforeEach(async () => {
    await db.dropDatabase();
    things = db.collection('things');
  });
  afterAll(async () => {
    await db.dropDatabase();
    await client.close();
  });

  it('returns documents exactly as they were inserted', async () => {
    const thing = {
      _id: 'a',
      at: new Date(5),
      no: null,
      list: [1, 'x', { y: 1.5 }],
      bytes: Buffer.from([0, 200]),
    };
    await things.insertOne(thing);
    const { bytes, ...rest } = (await things.findOne({ _id: 'a' }, { promoteBuffers: true })) ?? { _id: '' };
    expect(rest).toEqual({ _id: 'a', at: new Date(5), no: null, list: [1, 'x', { y: 1.5 }] });
    expect(Buffer.from(bytes as Buffer)).toEqual(Buffer.from([0, 200]));
  });

  it('updates by operators, by replacement, and by pipeline stages', async () => {
    await things.insertOne({ _id: 'a', n: 1, tags: ['x', 'y'], rows: [{ id: 1 }, { id: 2 }] });
    const first = await things.updateOne(
      { _id: 'a', tags: 'y' },
      {
        $inc: { n: 2 },
        $set: { 'in.ner': 1, 'tags.$': 'z', 'rows.$[row].seen': true },
        $push: { more: { $each: [1, 2] } } as Document,
      },
      { arrayFilters: [{ 'row.id': 2 }] },
    );
    expect(first).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
    expect(await things.findOne({ _id: 'a' })).toEqual({
      _id: 'a',
      n: 3,
      tags: ['x', 'z'],
      rows: [{ id: 1 }, { id: 2, seen: true }],
      in: { ner: 1 },
      more: [1, 2],
    });
    expect(await things.updateOne({ _id: 'a' }, { $set: { n: 3 } })).toMatchObject({ modifiedCount: 0 });
    await things.updateMany({}, [
      { $set: { n: { $add: ['$n', 1] }, old: '$n' } },
      { $unset: ['rows', 'more'] },
    ]);
    expect(await things.findOne({ _id: 'a' }, { projection: { n: 1, old: 1 } })).toEqual({
      _id: 'a',
      n: 4,
      old: 3,
    });
    await things.replaceOne({ _id: 'a' }, { only: 'this' });
    expect(await things.find().toArray()).toEqual([{ _id: 'a', only: 'this' }]);
  });

  it('upserts', async () => {
    const answer = await things.updateOne(
      { _id: 'a', kind: 'b' },
      { $set: { n: 1 }, $setOnInsert: { born: true } },
      { upsert: true },
    );
    expect(answer).toMatchObject({ matchedCount: 0, upsertedCount: 1, upsertedId: 'a' });
    await things.updateOne({ _id: 'a' }, { $set: { n: 2 }, $setOnInsert: { born: false } }, { upsert: true });
    expect(await things.findOne()).toEqual({ _id: 'a', kind: 'b', n: 2, born: true });
    const counted = await things.findOneAndUpdate(
      { _id: 'c' },
      [{ $set: { sum: { $add: [{ $ifNull: ['$sum', 0] }, 3] } } }],
      { upsert: true, returnDocument: 'after' },
    );
    expect(counted).toEqual({ _id: 'c', sum: 3 });
    await expect(
      things.updateOne({ _id: 'a', n: 7 }, { $set: { n: 8 } }, { upsert: true }),
    ).rejects.toMatchObject({
      code: 11_000,
    });
  });

  it('finds, sorts, pages, projects, counts and returns batches', async () => {
    await things.insertMany(Array.from({ length: 250 }, (_, n) => ({ _id: `t${n}`, n, odd: n % 2 === 1 })));
    expect(await things.find({ n: { $gte: 10 } }).toArray()).toHaveLength(240);
    const page = things.find(
      { odd: true },
      { sort: { n: -1 }, skip: 1, limit: 2, projection: { _id: 0, n: 1 } },
    );
    expect(await page.toArray()).toEqual([{ n: 247 }, { n: 245 }]);
    expect(await things.countDocuments({ odd: true })).toBe(125);
    expect(await things.estimatedDocumentCount()).toBe(250);
    expect(await things.distinct('odd')).toEqual([false, true]);
    expect(await things.find({ _id: { $in: ['t3', 't1', 'none'] } }).toArray()).toHaveLength(2);
    const sums = things.aggregate([{ $group: { _id: '$odd', n: { $sum: '$n' } } }, { $sort: { _id: 1 } }]);
    expect(await sums.toArray()).toEqual([
      { _id: false, n: 15_500 },
      { _id: true, n: 15_625 },
    ]);
    expect((await things.deleteMany({ _id: /^t1/ })).deletedCount).toBe(111);
  });

  it('enforces unique and partial indexes, and runs bulk writes', async () => {
    await things.createIndex({ mail: 1 }, { unique: true, partialFilterExpression: { open: true } });
    await things.insertOne({ _id: 'a', mail: 'x', open: true });
    await things.insertOne({ _id: 'b', mail: 'x', open: false });
    await expect(things.insertOne({ _id: 'c', mail: 'x', open: true })).rejects.toMatchObject({
      code: 11_000,
      keyPattern: { mail: 1 },
    });
    await things.updateOne({ _id: 'a' }, { $set: { open: false } });
    await things.insertOne({ _id: 'c', mail: 'x', open: true });
    const names = (await things.listIndexes().toArray()).map(({ name }) => String(name));
    expect(names).toEqual(['_id_', 'mail_1']);
    const many = things.bulkWrite(
      [
        { insertOne: { document: { _id: 'd' } } },
        { insertOne: { document: { _id: 'd' } } },
        { updateOne: { filter: { _id: 'e' }, update: { $set: { n: 1 } }, upsert: true } },
        { deleteOne: { filter: { _id: 'b' } } },
      ],
      { ordered: false },
    );
    await expect(many).rejects.toMatchObject({ code: 11_000 });
    expect((await things.find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id)).toEqual([
      'a',
      'c',
      'd',
      'e',
    ]);
    await things.rename('others');
    expect((await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name)).toEqual([
      'others',
    ]);
  });

  it('shows the writes of a transaction after its commit, and none of an aborted one', async () => {
    await things.insertOne({ _id: 'a', n: 0 });
    await client.withSession(async (session) => {
      session.startTransaction();
      await things.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { session });
      await things.insertOne({ _id: 'b', n: 1 }, { session });
      expect(await things.countDocuments({}, { session })).toBe(2);
      expect(await things.find().toArray()).toEqual([{ _id: 'a', n: 0 }]);
      await session.abortTransaction();
      expect(await things.find().toArray()).toEqual([{ _id: 'a', n: 0 }]);
      await session.withTransaction(async () => {
        await things.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { session });
        await things.insertOne({ _id: 'b', n: 1 }, { session });
      });
      expect(await things.find().sort({ _id: 1 }).toArray()).toEqual([
        { _id: 'a', n: 1 },
        { _id: 'b', n: 1 },
      ]);
    });
  });

  it('lets one of two transactions write a document, and fails the other with a transient error', async () => {
    await things.insertOne({ _id: 'a', n: 0 });
    await client.withSession(async (one) => {
      await client.withSession(async (other) => {
        one.startTransaction();
        other.startTransaction();
        await things.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { session: one });
        const second = things.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { session: other });
        await expect(second).rejects.toMatchObject({ code: 112, errorLabels: ['TransientTransactionError'] });
        await one.commitTransaction();
        await other.abortTransaction();
      });
    });
    const add = () =>
      client.withSession((session) =>
        session.withTransaction(async () => {
          const n = Number((await things.findOne({ _id: 'a' }, { session }))?.n);
          await things.updateOne({ _id: 'a' }, { $set: { n: n + 1 } }, { session });
        }),
      );
    await Promise.all(Array.from({ length: 8 }, add));
    expect(await things.findOne({ _id: 'a' })).toEqual({ _id: 'a', n: 9 });
  });

  it('rejects an unknown command', async () => {
    await expect(db.command({ fly: 1 })).rejects.toMatchObject({ code: 59 });
  });
});

describe('the stand-in for MongoDB', () => {
  it('runs a retried write once after a lost answer, and keeps its data while it is away', async () => {
    const mongo = await startMongo();
    const client = new MongoClient(mongo.url, { serverSelectionTimeoutMS: 300, minHeartbeatFrequencyMS: 20 });
    try {
      const things = client.db('x').collection<Thing>('things');
      for (let n = 0; n < 3; n += 1) {
        mongo.loseNextAnswer();
        await things.findOneAndUpdate({ _id: 'a' }, { $inc: { n: 1 } }, { upsert: true });
      }
      expect(await things.findOne({ _id: 'a' })).toEqual({ _id: 'a', n: 3 });
      mongo.cutConnections();
      expect(await things.countDocuments()).toBe(1);
      await mongo.away();
      await expect(things.countDocuments()).rejects.toThrow();
      await mongo.back();
      expect(await things.countDocuments()).toBe(1);
    } finally {
      await client.close();
      await mongo.stop();
    }
  });
});
