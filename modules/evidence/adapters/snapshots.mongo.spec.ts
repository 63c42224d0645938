import { Binary } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMongo, type MongoStandIn } from '../../../tests/doubles/mongodb/index';
import { createMemoryVault } from '../../../tests/doubles/vault.memory';
import { openMongo, type Mongo } from '../../kernel/adapters/mongo/connection';
import { StoreUnavailable } from '../../kernel/events/event-store';
import { createPersonKeys } from '../../kernel/events/personal-data';
import type { Snapshots } from '../snapshots';
import { createMongoSnapshots } from './snapshots.mongo';

describe('snapshots in MongoDB', () => {
  let server: MongoStandIn;
  let mongo: Mongo;
  let snapshots: Snapshots;
  beforeEach(async () => {
    server = await startMongo();
    mongo = openMongo({ url: server.url, identity: '0a1b2c3d' });
    snapshots = createMongoSnapshots({ mongo, keys: createPersonKeys(createMemoryVault()) });
    await snapshots.keep('ann', 'abc', Buffer.from('what ann sent'));
  });
  afterEach(async () => {
    await mongo.close();
    await server.stop();
  });
  const kept = () => mongo.collection<{ _id: string; sealed: Binary }>('sources', 'snapshots');

  it('cannot be read or changed with access to the database alone', async () => {
    const found = await kept().findOne({ _id: 'ann/abc' });
    const sealed = Buffer.from(found?.sealed.value() ?? []);
    expect(sealed.includes('ann sent')).toBe(false);
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    await kept().updateOne({ _id: 'ann/abc' }, { $set: { sealed: new Binary(sealed) } });
    await expect(snapshots.read('ann', 'abc')).rejects.toThrow();
  });

  it('are stored separately from the blobs of events', async () => {
    const keys = createPersonKeys(createMemoryVault());
    const blobs = createMongoSnapshots({ mongo, keys, collection: 'blobs' });
    await blobs.keep('ann', 'abc', Buffer.from('a large report'));
    await snapshots.removeAllOf('ann');
    expect(await snapshots.read('ann', 'abc')).toBeUndefined();
    expect(await blobs.read('ann', 'abc')).toEqual(Buffer.from('a large report'));
  });

  it('fail with a sentence while the server is unavailable, and work again afterwards', async () => {
    await server.away();
    const calls = [
      snapshots.keep('ann', 'def', Buffer.from('x')),
      snapshots.read('ann', 'abc'),
      snapshots.removeAllOf('ann'),
    ];
    for (const { reason } of (await Promise.allSettled(calls)) as PromiseRejectedResult[])
      expect(reason).toBeInstanceOf(StoreUnavailable);
    await server.back();
    const read = async () => expect(await snapshots.read('ann', 'abc')).toEqual(Buffer.from('what ann sent'));
    await vi.waitFor(read, { timeout: 15_000 });
  });
});
