import fc from 'fast-check';
import { Query as Oracle } from 'mingo';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readStores, type Place } from '../tests/doubles/read-store-adapters';
import {
  maxDocumentBytes,
  type Condition,
  type Document,
  type ModelSpec,
  type Parked,
  type ReadStore,
} from './read-store';

const reports: ModelSpec = { name: 'reports', version: 1, indexes: ['owner', 'words', 'open', 'by.name'] };
const people: ModelSpec = { name: 'people', version: 1, indexes: [] };
const put = (id: string, doc: Document) => ({ put: id, doc: { id, ...doc } });

describe.each(readStores)('the read store on $name', ({ place }) => {
  let home: Place;
  let store: ReadStore;
  let other: ReadStore;
  beforeEach(async () => {
    home = place();
    store = await home.open();
    other = await home.open();
    await store.open([reports, people]);
    await other.open([reports, people]);
  });
  afterEach(async () => {
    await store.close();
    await other.close();
    await home.remove();
  });
  const commit = (
    from: number,
    to: number,
    ...writes: ({ put: string; doc: Document } | { delete: string })[]
  ) => store.commit([{ model: 'reports', from, to, writes }]);

  test('a new model is at position 0, and keeps its position when opened again', async () => {
    expect(await store.open([reports, people])).toEqual({ reports: 0, people: 0 });
    await commit(0, 5, put('a', { words: 1 }));
    expect(await (await home.open()).open([reports, people])).toEqual({ reports: 5, people: 0 });
    expect(await other.get('reports', 'a')).toEqual({ id: 'a', words: 1 });
  });

  test('documents and positions of several models move in one commit', async () => {
    const done = await store.commit([
      { model: 'reports', from: 0, to: 3, writes: [put('a', { words: 1 }), put('b', { words: 2 })] },
      { model: 'people', from: 0, to: 4, writes: [put('p', {})] },
    ]);
    expect(done).toBe(true);
    expect([await other.position('reports'), await other.position('people')]).toEqual([3, 4]);
    await commit(3, 7, put('a', { words: 9 }), { delete: 'b' }, { delete: 'never-there' });
    expect([...(await other.getMany('reports', ['a', 'b', 'c']))]).toEqual([['a', { id: 'a', words: 9 }]]);
  });

  test('a document is found under its id, and not under a prefix of it', async () => {
    await commit(0, 1, put('a', { words: 1 }));
    for (const id of ['a\0', 'a\0b', 'a ', 'A', '']) {
      expect(await other.get('reports', id)).toBeUndefined();
      expect(await other.getMany('reports', [id])).toEqual(new Map());
    }
  });

  test('a commit from another position than that of the model is fenced off as a whole', async () => {
    await commit(0, 3);
    const late = await other.commit([
      { model: 'people', from: 0, to: 2, writes: [put('p', {})] },
      { model: 'reports', from: 0, to: 2, writes: [put('a', {})] },
    ]);
    expect(late).toBe(false);
    expect(await store.get('people', 'p')).toBeUndefined();
    expect([await store.position('people'), await store.position('reports')]).toEqual([0, 3]);
  });

  test('a document too large for one of the engines is refused with its whole commit', async () => {
    await commit(0, 3);
    const late = store.commit([
      { model: 'people', from: 0, to: 4, writes: [put('p', {})] },
      {
        model: 'reports',
        from: 3,
        to: 4,
        writes: [put('huge', { text: 'ä'.repeat(maxDocumentBytes / 2) })],
      },
    ]);
    await expect(late).rejects.toMatchObject({ name: 'TerminalError', code: 'document-too-large' });
    await expect(late).rejects.toThrow('The document huge of the read model reports has 16.0 MB');
    expect(await other.get('people', 'p')).toBeUndefined();
    expect([await store.position('people'), await store.position('reports')]).toEqual([0, 3]);
    const text = 'x'.repeat(maxDocumentBytes - 2_000);
    expect(await commit(3, 4, put('large', { text }))).toBe(true);
    // Compared as one truth value: a difference of 16 MB takes minutes to print.
    expect((await other.get('reports', 'large'))?.text === text).toBe(true);
  });

  test('a model that was not opened throws', async () => {
    await expect(store.get('strangers', 'a')).rejects.toThrow('has not been opened');
    expect(await store.position('strangers')).toBe(0);
  });

  test('parked events are kept with their error until the model is rebuilt', async () => {
    const parkedAt = (position: number): Parked => ({
      model: 'reports',
      position,
      eventId: `e-${position}`,
      type: 'SearchCompleted',
      stream: 'search-1',
      error: 'no such field',
      at: '2025-01-01T00:00:00.000Z',
    });
    await store.commit([
      { model: 'reports', from: 0, to: 9, writes: [], parked: [parkedAt(9), parkedAt(4)] },
    ]);
    expect(await other.parked()).toEqual([parkedAt(4), parkedAt(9)]);
    expect(await other.parked('people')).toEqual([]);
    const staged = await store.stage(reports);
    await staged.swap(9);
    expect(await other.parked('reports')).toEqual([]);
  });

  describe('finding', () => {
    test('sorts by a field either way, ties by id, and gives pages with the total', async () => {
      const docs = [3, 1, 2, 1, 3].map((words, n) => put(`d${n}`, { words }));
      await commit(0, 1, ...docs);
      const ids = async (sort: string | undefined, skip?: number, limit?: number) => {
        const { items, total } = await store.find('reports', { sort, skip, limit });
        return [items.map(({ id }) => id).join(' '), total];
      };
      expect(await ids('words')).toEqual(['d1 d3 d2 d0 d4', 5]);
      expect(await ids('-words')).toEqual(['d0 d4 d2 d1 d3', 5]);
      expect(await ids('-words', 1, 2)).toEqual(['d4 d2', 5]);
      expect(await ids(undefined, 0, 0)).toEqual(['', 5]);
      expect(await ids(undefined, 9)).toEqual(['', 5]);
    });

    test('agrees with MongoDB about every filter, declared field or not', async () => {
      const text = fc.constantFrom('', 'a', 'b', 'ab', "it's", '%', '10', 'Ü');
      const scalar = fc.oneof(
        text,
        fc.integer({ min: -2, max: 12 }),
        fc.constantFrom(1.5, true, false, null),
      );
      const doc = fc.record(
        { owner: scalar, words: scalar, open: scalar, free: scalar, by: fc.record({ name: scalar }) },
        { requiredKeys: [] },
      );
      const bound = fc.oneof(text, fc.integer({ min: -2, max: 12 }));
      const condition: fc.Arbitrary<Condition> = fc.oneof(
        scalar,
        fc.record({ in: fc.array(bound, { maxLength: 3 }) }),
        fc
          .record({ gte: bound, lte: bound, lt: bound, gt: bound }, { requiredKeys: [] })
          .filter((range) => Object.keys(range).length > 0),
        fc.record({ contains: text }),
        fc.record({ not: bound }),
      );
      const field = fc.constantFrom('owner', 'words', 'open', 'free', 'by.name', 'free.none');
      const nameOf = (n: number) => `d${String(n).padStart(2, '0')}`;
      let [at, there] = [0, 0];
      await fc.assert(
        fc.asyncProperty(
          fc.array(doc, { maxLength: 12 }),
          fc.dictionary(field, condition, { maxKeys: 2 }),
          fc.option(fc.tuple(field, fc.boolean())),
          async (docs, where, order) => {
            const before = Array.from({ length: there }, (_, n) => ({ delete: nameOf(n) }));
            const writes = docs.map((each, n) => put(nameOf(n), each));
            expect(await commit(at, at + 1, ...before, ...writes)).toBe(true);
            at += 1;
            there = docs.length;
            const sort = order ? `${order[1] ? '-' : ''}${order[0]}` : undefined;
            const { items, total } = await store.find('reports', { where, sort });
            const cursor = new Oracle(inMongo(where)).find<Document>(writes.map((write) => write.doc));
            const expected = cursor
              .sort(order ? { [order[0]]: order[1] ? -1 : 1, id: 1 } : { id: 1 })
              .all()
              .map(({ id }) => id);
            expect(items.map(({ id }) => id)).toEqual(expected);
            expect(total).toBe(expected.length);
          },
        ),
        { numRuns: 150 },
      );
    });
  });

  describe('watching', () => {
    const soon = { timeout: 15_000, interval: 2 };

    test('calls back for the document or the model, but not for others', async () => {
      const [a, b, any, person] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
      store.watch('reports', 'a', a);
      store.watch('reports', 'b', b);
      store.watch('reports', undefined, any);
      store.watch('people', undefined, person);
      await commit(0, 1, put('a', {}));
      await vi.waitFor(() => expect([a, any].map((each) => each.mock.calls.length)).toEqual([1, 1]), soon);
      await commit(1, 2, { delete: 'a' });
      await vi.waitFor(() => expect([a, any].map((each) => each.mock.calls.length)).toEqual([2, 2]), soon);
      await commit(2, 3);
      expect([a, b, any, person].map((each) => each.mock.calls.length)).toEqual([2, 0, 2, 0]);
    });

    test('calls back for a document that was made and deleted in one commit', async () => {
      const changed = vi.fn();
      store.watch('reports', 'a', changed);
      await commit(0, 1, { delete: 'a' });
      await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), soon);
    });

    test('calls back for each commit made elsewhere, and not for other documents', async () => {
      const [a, b] = [vi.fn(), vi.fn()];
      store.watch('reports', 'a', a);
      store.watch('reports', 'b', b);
      for (let to = 1; to <= 5; to += 1) {
        await other.commit([{ model: 'reports', from: to - 1, to, writes: [put('a', { to })] }]);
        await vi.waitFor(() => expect(a).toHaveBeenCalledTimes(to), soon);
      }
      expect(b).not.toHaveBeenCalled();
    });

    test('ends on request', async () => {
      const [gone, stays] = [vi.fn(), vi.fn()];
      store.watch('reports', 'a', gone)();
      store.watch('reports', 'a', stays);
      await commit(0, 1, put('a', {}));
      await vi.waitFor(() => expect(stays).toHaveBeenCalledTimes(1), soon);
      expect(gone).not.toHaveBeenCalled();
    });
  });

  test('the size of a model counts documents and bytes', async () => {
    await commit(0, 1, put('a', { text: 'äö' }), put('b', {}));
    const bytes = Buffer.byteLength(JSON.stringify({ id: 'a', text: 'äö' }) + JSON.stringify({ id: 'b' }));
    expect(await store.size('reports')).toEqual({ documents: 2, bytes });
    expect(await store.size('people')).toEqual({ documents: 0, bytes: 0 });
  });
});

/** The small filter as a MongoDB query. */
function inMongo(where: Record<string, Condition>): Record<string, unknown> {
  return { $and: [{}, ...Object.entries(where).map(([field, condition]) => ({ [field]: one(condition) }))] };
}

function one(condition: Condition): unknown {
  if (condition === null || typeof condition !== 'object') return condition;
  if ('not' in condition) return { $ne: condition.not };
  if ('contains' in condition) return { $regex: condition.contains.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') };
  const bounds = Object.entries(condition).map(([name, value]) => [`$${name}`, value as unknown]);
  return bounds.length > 0 ? Object.fromEntries(bounds) : { $not: { $type: 'undefined' } };
}
