import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openMongoViews, put, reports, type MongoViews } from '../../../tests/doubles/mongo-views';
import type { Document, Write } from '../../read-store';
import { openReadModelCollections, replaced } from './collections';
import { purge } from './purge';
import { stageCollection } from './staged-collection';

describe('a read model in MongoDB that is replaced', () => {
  let views: MongoViews;
  beforeEach(async () => {
    views = await openMongoViews();
  });
  afterEach(() => views.remove());
  const longAgo = () => ({ $set: { beat: new Date(Date.now() - 600_000) } });

  it('is never empty for concurrent readers, who see the new one from then on', async () => {
    const { store, other, another, commit, collections } = views;
    await commit(store, 0, 1, put('a', { owner: 'me' }));
    let over = false;
    let reads = 0;
    const readers = [store, other, await another()].map(async (reader) => {
      while (!over) {
        expect(await reader.get('reports', 'a')).toMatchObject({ owner: 'me' });
        expect((await reader.find('reports', { where: { owner: 'me' } })).total).toBe(1);
        expect((await reader.size('reports')).documents).toBe(1);
        reads += 1;
      }
    });
    for (let n = 2; n < 5; n += 1) {
      const staged = await store.stage(reports);
      await staged.write([put('a', { owner: 'me', n })]);
      await staged.swap(n);
      expect(await other.get('reports', 'a')).toEqual({ owner: 'me', n });
      await commit(store, n, n, put('a', { owner: 'me', n, again: true }));
      await other.purge();
    }
    over = true;
    await Promise.all(readers);
    expect(reads).toBeGreaterThan(5);
    await vi.waitFor(async () => expect(await collections()).toHaveLength(1), 15_000);
  });

  it('is not read from then on, even before its collection is dropped', async () => {
    const { mongo, other, store, commit, collections } = views;
    await commit(store, 0, 1, put('a', { owner: 'me' }));
    const staged = await stageCollection(openReadModelCollections(mongo), 'reports');
    await staged.swap((before) => replaced(reports, 5, before));
    expect(await collections()).toHaveLength(2);
    expect(await other.get('reports', 'a')).toBeUndefined();
    expect(await store.find('reports', {})).toEqual({ items: [], total: 0 });
    expect(await commit(store, 1, 2, put('a', {}))).toBe(false);
  });

  describe('by a rebuild', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd');
    const large = { id: 'large', text: 'x'.repeat(4_100_000) };
    const write: fc.Arbitrary<Write> = fc.oneof(
      { weight: 6, arbitrary: fc.tuple(ids, fc.nat(9)).map(([id, n]) => put(id, { id, n })) },
      { weight: 3, arbitrary: ids.map((id) => ({ delete: id })) },
      { weight: 1, arbitrary: fc.constant(put('large', large)) },
    );

    it('is the same as if written one by one, whatever the batches were', async () => {
      const { store, other } = views;
      let position = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(write, { maxLength: 5 })), async (pieces) => {
          const expected = new Map<string, Document>();
          const staged = await store.stage(reports);
          for (const piece of pieces) {
            await staged.write(piece);
            for (const each of piece)
              if ('put' in each) expected.set(each.put, each.doc);
              else expected.delete(each.delete);
            for (const id of ['a', 'b']) expect(await staged.get(id)).toEqual(expected.get(id));
          }
          await staged.swap((position += 1));
          const items = [...expected].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, doc]) => doc);
          expect(await other.find('reports', {})).toEqual({ items, total: items.length });
        }),
        { numRuns: 8 },
      );
    });

    it('leaves a staging collection after a crash, which is dropped later, but not while it is being filled', async () => {
      const { store, other, begun, collections } = views;
      const dead = await store.stage(reports);
      await dead.write([put('a', { owner: 'ghost' })]);
      await (await other.stage(reports)).discard();
      expect(await collections()).toHaveLength(2);
      await begun.updateMany({}, longAgo());
      await (await other.stage(reports)).discard();
      expect(await collections()).toHaveLength(1);
      await expect(dead.swap(9)).rejects.toThrow('has been cleared away');
      await dead.discard();
      expect(await other.position('reports')).toBe(0);
    });

    it('stays live when the rebuild is discarded after its swap', async () => {
      const { store, other, collections } = views;
      const staged = await store.stage(reports);
      await staged.write([put('a', { n: 1 })]);
      await staged.swap(4);
      expect(await collections()).toHaveLength(1);
      await staged.discard();
      expect(await other.get('reports', 'a')).toEqual({ n: 1 });
    });
  });

  describe('by a purge', () => {
    const parked = {
      model: 'reports',
      position: 2,
      eventId: 'e',
      type: 'T',
      stream: 's',
      error: 'x',
      at: '',
    };

    it('is copied into a new collection with its state and parked events, if changed since the last purge', async () => {
      const { mongo, store, other, commit, collections } = views;
      await commit(store, 0, 1, put('a', { owner: 'me' }), put('b', {}));
      const writes = [{ delete: 'b' }];
      await store.commit([{ model: 'reports', from: 1, to: 2, writes, parked: [parked] }]);
      const before = await collections();
      await store.purge();
      const [after = '', ...more] = await collections();
      expect([before.includes(after), more]).toEqual([false, []]);
      expect(await other.parked('reports')).toEqual([parked]);
      expect((await other.find('reports', { where: { owner: 'me' } })).total).toBe(1);
      expect(await mongo.db.collection(after).indexes()).toHaveLength(1 + 2 * reports.indexes.length);
      await other.purge();
      expect(await collections()).toEqual([after]);
    });

    it('holds up writers of other processes, but not after the purging process died', async () => {
      const { store, other, begun, register, commit } = views;
      await begun.insertOne({ _id: 'reports.copy', beat: new Date() });
      await register.updateOne({ _id: 'reports' }, { $set: { held: 'reports.copy' } });
      let done = false;
      const writing = commit(other, 0, 1, put('a', {})).then((answer) => (done = answer));
      for (let asked = 0; asked < 20; asked += 1) expect(await store.position('reports')).toBe(0);
      expect(done).toBe(false);
      await begun.updateOne({ _id: 'reports.copy' }, longAgo());
      expect(await writing).toBe(true);
      expect(await store.get('reports', 'a')).toEqual({});
    });

    it('does not undo what was committed after another process had ended its hold', async () => {
      const { mongo, store, other, commit, collections } = views;
      await commit(store, 0, 1, put('a', { n: 1 }));
      const open = openReadModelCollections(mongo);
      const { sessions, register } = open;
      const begin: typeof sessions.begin = async (session) => {
        await register.updateOne({ _id: 'reports' }, { $unset: { held: '' } });
        await commit(other, 1, 2, put('a', { n: 2 }));
        await sessions.begin(session);
      };
      await expect(purge({ ...open, sessions: { ...sessions, begin } })).rejects.toMatchObject({
        name: 'StoreUnavailable',
      });
      expect(await store.get('reports', 'a')).toEqual({ n: 2 });
      expect(await collections()).toHaveLength(1);
    });
  });
});
