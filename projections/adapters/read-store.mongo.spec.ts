import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog, systemClock } from '../../modules/kernel/ports';
import { createMemoryEventStore } from '../../tests/doubles/event-store.memory';
import { openMongoViews, put, reports, type MongoViews } from '../../tests/doubles/mongo-views';
import { books, createShelf, placed, renamed, traffic } from '../../tests/doubles/in-memory-shelf';
import { createDaemon } from '../runtime/daemon';
import { rebuild } from '../runtime/rebuild';
import type { Document } from '../read-store';

describe('the read store in MongoDB', () => {
  let views: MongoViews;
  beforeEach(async () => {
    views = await openMongoViews();
  });
  afterEach(() => views.remove());

  describe('keeps its documents', () => {
    const odd: Document = {
      'a.b': 1,
      $set: { $x: ['$y', { 'c.d': null }] },
      _id: 'mine',
      '': '',
      'nul\0': 'nul\0',
      n: [1, 1.5, -1e21, 2 ** 53],
      lone: '\ud800',
      deep: Array.from({ length: 150 }).reduce((inner) => [inner], 'bottom'),
    };

    it('unchanged, whatever their keys and however deep', async () => {
      const { store, other, commit } = views;
      await commit(store, 0, 1, put('a.$b\0', odd), put('', { not: undefined, there: [undefined] }));
      expect(await other.get('reports', 'a.$b\0')).toEqual(odd);
      expect(JSON.stringify(await other.get('reports', ''))).toBe('{"there":[null]}');
      const staged = await store.stage(reports);
      await staged.write([put('a', odd)]);
      await staged.swap(2);
      expect(await other.get('reports', 'a')).toEqual(odd);
    });

    it('findable by the value of a declared path: lists, objects and keys with dots count as null', async () => {
      const { store, other, commit } = views;
      const docs = [{ name: 'x' }, { name: ['x'] }, { name: { x: 1 } }, [{ name: 'x' }]];
      const writes = docs.map((by, n) => put(`${n}`, { n, by }));
      await commit(store, 0, 1, ...writes, put('4', { n: 4, 'by.name': 'x' }));
      const found = async (where: Record<string, string | null>) =>
        (await other.find('reports', { where })).items.map(({ n }) => n);
      expect(await found({ 'by.name': 'x' })).toEqual([0]);
      expect(await found({ 'by.name': null })).toEqual([1, 2, 3, 4]);
      expect(await found({ 'by.x': null, 'by.name': 'x' })).toEqual([0]);
    });

    it('of a whole batch in one commit', async () => {
      const { store, other, commit } = views;
      const writes = Array.from({ length: 256 }, (_, n) => put(`d${n}`, { n, text: 'x'.repeat(2_000) }));
      expect(await commit(store, 0, 256, ...writes)).toBe(true);
      expect(await other.find('reports', { limit: 1 })).toMatchObject({ items: [{ n: 0 }], total: 256 });
    });
  });

  describe('with two writers', () => {
    it('keeps exactly what the successful commits wrote, each position once', async () => {
      const { store, other, commit } = views;
      const ids = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 });
      const turn = fc.record({ ids, late: fc.boolean() });
      let at = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(turn, turn), { minLength: 1, maxLength: 4 }), async (rounds) => {
          for (const round of rounds) {
            const done = await Promise.all(
              round.map((mine, n) => {
                const writes = mine.ids.map((id) => put(id, { at, n }));
                return commit(n === 0 ? store : other, mine.late ? at - 1 : at, at + 1, ...writes);
              }),
            );
            expect(done.filter(Boolean)).toHaveLength(round.every(({ late }) => late) ? 0 : 1);
            const winner = done.indexOf(true);
            if (winner < 0) continue;
            for (const id of round[winner]?.ids ?? [])
              expect(await store.get('reports', id)).toEqual({ at, n: winner });
            at += 1;
            expect([await store.position('reports'), await other.position('reports')]).toEqual([at, at]);
          }
        }),
        { numRuns: 25 },
      );
    });

    it('shows each event once when two daemons fold it, also beside a rebuild', async () => {
      const { store, other, another } = views;
      const { log, append } = createShelf(createMemoryEventStore());
      const projections = [books, traffic];
      const deps = { log, projections, clock: systemClock };
      const stop = new AbortController();
      const running = [store, other].map((each) =>
        createDaemon({ ...deps, store: each, logger: silentLog })
          .run(stop.signal)
          .catch(() => undefined),
      );
      const third = await another(projections);
      for (let n = 0; n < 30; n += 1) {
        await append(placed(`b${n}`), renamed(`b${n}`, 'new'));
        if (n === 15) await rebuild({ ...deps, store: third, signal: stop.signal });
      }
      const head = await log.head();
      const positions = () => Promise.all(projections.map(({ name }) => store.position(name)));
      await vi.waitFor(async () => expect(await positions()).toEqual([head, head]), { timeout: 15_000 });
      stop.abort();
      await Promise.all(running);
      expect(await store.get('traffic', 'all')).toEqual({ placed: 30 });
      const { items } = await store.find('books', {});
      expect(items).toEqual(items.map(() => ({ title: 'new', names: 2 })));
      expect(items).toHaveLength(30);
    });
  });

  it('notifies two hundred watchers of their own documents, with the reads of one', async () => {
    const { mongo, store, other, commit } = views;
    let asked = 0;
    mongo.client.on('connectionCheckedOut', () => (asked += 1));
    const calls = Array.from({ length: 200 }, () => vi.fn());
    const counts = (...of: number[]) => of.map((n) => calls[n]?.mock.calls.length);
    const stops = calls.map((changed, n) => store.watch('reports', `d${n}`, changed));
    await commit(other, 0, 1, put('d7', {}));
    await vi.waitFor(() => expect(counts(7)).toEqual([1]), 15_000);
    await commit(other, 1, 2, { delete: 'd7' }, put('d8', {}));
    await vi.waitFor(() => expect(counts(7, 8)).toEqual([2, 1]), 15_000);
    expect(calls.filter(({ mock }) => mock.calls.length > 0)).toHaveLength(2);
    expect(asked).toBeLessThan(50);
    for (const stop of stops) stop();
  });

  it('rejects when its documents were removed by hand, and rebuilds at the next start', async () => {
    const { mongo, store, other, commit, collections } = views;
    await commit(store, 0, 3, put('a', {}));
    for (const name of await collections()) await mongo.db.dropCollection(name);
    await expect(store.get('reports', 'a')).rejects.toMatchObject({
      name: 'StoreUnavailable',
      message: 'The read store is not available: the documents of reports have been removed.',
    });
    expect(await other.open([reports])).toEqual({
      reports: 0,
    });
    expect(await store.get('reports', 'a')).toBeUndefined();
  });
});
