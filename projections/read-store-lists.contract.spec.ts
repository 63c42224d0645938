import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readStores, type Place } from '../tests/doubles/read-store-adapters';
import type { Condition, Cursor, Document, ModelSpec, ReadStore, Write } from './read-store';

const reports: ModelSpec = {
  name: 'reports',
  version: 1,
  indexes: ['words', ['state', 'words'], ['state', '-words']],
  counts: [['state'], ['done', 'state', 'by.name']],
};
const put = (id: string, doc: Document) => ({ put: id, doc: { id, ...doc } });
type Sorted = { sort?: string; where?: Record<string, Condition> };

const scalar = fc.oneof(
  fc.constantFrom('', 'a', 'ab', 'Ü'),
  fc.integer({ min: -1, max: 2 }),
  fc.constantFrom(1.5, true, false, null),
);
const fields = fc.record(
  {
    words: fc.oneof(scalar, fc.constantFrom('a\0b', 'a\0c', [], {})),
    state: fc.constantFrom('draft', 'public', null),
    free: scalar,
  },
  { requiredKeys: [] },
);
const sort = fc.constantFrom('words', '-words', 'free', '-free', 'state', '-state', 'by.name', undefined);

describe.each(readStores)('long lists of the read store on $name', ({ place }) => {
  let home: Place;
  let store: ReadStore;
  let at: number;
  beforeEach(async () => {
    home = place();
    store = await home.open();
    await store.open([reports]);
    at = 0;
  });
  afterEach(async () => {
    await store.close();
    await home.remove();
  });

  async function commit(writes: readonly Write[]): Promise<void> {
    expect(await store.commit([{ model: 'reports', from: at, to: at + 1, writes }])).toBe(true);
    at += 1;
  }
  const all = async (query: Sorted) => (await store.find('reports', query)).items;
  async function onlyThese(docs: readonly Document[]): Promise<void> {
    const old = (await all({})).map(({ id }): Write => ({ delete: String(id) }));
    await commit([...old, ...docs.map((doc, n) => put(nameOf(n), doc))]);
  }

  describe('by cursor', () => {
    test('continue behind any row in any order, also behind a deleted one, with the total of the whole list', async () => {
      const where = fc.constantFrom<Record<string, Condition>>({}, { state: 'draft' }, { free: 1 });
      await fc.assert(
        fc.asyncProperty(fc.array(fields, { maxLength: 10 }), sort, where, async (docs, by, narrowed) => {
          await onlyThese(docs);
          const query = { sort: by, where: narrowed };
          const whole = await all(query);
          for (const [n, doc] of whole.entries()) {
            const asked = { ...query, after: placeOf(doc, by) };
            const behind = await store.find('reports', asked);
            expect(behind).toEqual({ items: whole.slice(n + 1), total: whole.length });
            const { items } = await store.find('reports', { ...asked, skip: 1, limit: 2 });
            expect(items).toEqual(whole.slice(n + 2, n + 4));
          }
          const middle = whole[Math.floor(whole.length / 2)];
          if (!middle) return;
          await commit([{ delete: String(middle.id) }]);
          const { items } = await store.find('reports', { ...query, after: placeOf(middle, by) });
          expect(items).toEqual(whole.slice(whole.indexOf(middle) + 1));
        }),
        { numRuns: 40 },
      );
    });

    test('give each unchanged row exactly once, whatever happens to others meanwhile', async () => {
      const change = fc.oneof(
        fc.record({ add: fc.nat(40), doc: fields }),
        fc.record({ remove: fc.nat(11) }),
        fc.record({ touch: fc.nat(11) }),
      );
      const between = fc.array(change, { maxLength: 4 });
      await fc.assert(
        fc.asyncProperty(
          fc.array(fields, { minLength: 1, maxLength: 12 }),
          sort,
          fc.integer({ min: 1, max: 4 }),
          fc.array(between, { minLength: 1, maxLength: 6 }),
          async (docs, by, limit, turns) => {
            await onlyThese(docs);
            const untouched = new Set((await all({ sort: by })).map(({ id }) => id));
            const seen: unknown[] = [];
            let after: Cursor | undefined;
            for (let turn = 0; ; turn += 1) {
              const { items } = await store.find('reports', { sort: by, limit, after });
              for (const { id } of items) seen.push(id);
              const last = items.at(-1);
              if (!last || items.length < limit) break;
              after = placeOf(last, by);
              for (const what of turns[turn] ?? []) {
                if ('add' in what) await commit([put(`new-${what.add}`, what.doc)]);
                else if ('remove' in what) {
                  await commit([{ delete: nameOf(what.remove) }]);
                  untouched.delete(nameOf(what.remove));
                } else {
                  const doc = await store.get('reports', nameOf(what.touch));
                  if (doc) await commit([{ put: nameOf(what.touch), doc: { ...doc, other: turn } }]);
                }
              }
            }
            const old = seen.filter((id) => untouched.has(id));
            expect(old.sort()).toEqual([...untouched].sort());
          },
        ),
        { numRuns: 40 },
      );
    });

    test('sort null, numbers, texts, false and true in this order', async () => {
      const values = [undefined, null, -1, 0.5, 7, '', 'a', 'b', false, true];
      await onlyThese(values.map((words) => ({ words })));
      const behind = async (value: Cursor['value'], by: string) =>
        (await store.find('reports', { sort: by, after: { value, id: '~' } })).items.map((doc) => doc.words);
      expect(await behind(null, 'words')).toEqual(values.slice(2));
      expect(await behind(0.6, 'words')).toEqual(values.slice(4));
      expect(await behind(8, 'words')).toEqual(values.slice(5));
      expect(await behind('aa', 'words')).toEqual(values.slice(7));
      expect(await behind(false, 'words')).toEqual([true]);
      expect(await behind(true, '-words')).toEqual([false, 'b', 'a', '', 7, 0.5, -1, undefined, null]);
      expect(await behind(-2, '-words')).toEqual([undefined, null]);
      expect(await behind(null, '-words')).toEqual([]);
    });
  });

  test('follow the fields of replaced documents as if these were new', async () => {
    const count = 6;
    const docs = fc.array(fields, { minLength: count, maxLength: count });
    await fc.assert(
      fc.asyncProperty(docs, docs, sort, async (before, after, by) => {
        const lists = async () => ({
          ordered: await all({ sort: by }),
          drafts: await store.find('reports', { where: { state: 'draft' } }),
        });
        await onlyThese(after);
        const expected = await lists();
        await onlyThese(before);
        await commit(after.map((doc, n) => put(nameOf(n), doc)));
        expect(await lists()).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  describe('have the total of their filter', () => {
    const doc = fc.record(
      {
        state: fc.constantFrom('draft', 'public', 1, true, null, [], "it's", 'nul\0a', 'nul\0b'),
        done: fc.constantFrom(true, false),
        by: fc.record({ name: fc.constantFrom('a', 'b') }),
      },
      { requiredKeys: [] },
    );
    const state = fc.constantFrom<Condition>(
      ...['draft', 'nul\0a', 1, true, null],
      { not: 'draft' },
      { in: ['draft', 'public'] },
      { gte: 'e' },
    );
    const where = fc.record(
      { state, done: fc.boolean(), 'by.name': fc.constantFrom('a', 'c') },
      { requiredKeys: [] },
    );
    const write = fc.oneof(
      { weight: 3, arbitrary: fc.tuple(fc.nat(7), doc).map(([n, each]): Write => put(nameOf(n), each)) },
      { weight: 1, arbitrary: fc.nat(7).map((n): Write => ({ delete: nameOf(n) })) },
    );
    const writes = fc.array(write, { maxLength: 8 });

    test('after any writes, also into a staged model, and after its swap', async () => {
      const turn = fc.record({ writes, staged: fc.boolean() });
      const asked = fc.array(where, { minLength: 1, maxLength: 3 });
      await fc.assert(
        fc.asyncProperty(fc.array(turn, { maxLength: 4 }), asked, async (turns, filters) => {
          for (const each of turns) {
            if (!each.staged) await commit(each.writes);
            else {
              const staged = await store.stage(reports);
              await staged.write(each.writes);
              await staged.swap(at);
            }
            for (const filter of [{}, ...filters]) {
              const { items, total } = await store.find('reports', { where: filter });
              expect(total).toBe(items.length);
              expect((await store.find('reports', { where: filter, limit: 0 })).total).toBe(total);
            }
          }
        }),
        { numRuns: 40 },
      );
    });

    test('when another version counts by other fields, before it takes over and after', async () => {
      await commit([put('a', { state: 'draft', done: true }), put('b', { state: 'public', done: true })]);
      const older = await home.open();
      await older.open([reports]);
      const next: ModelSpec = { ...reports, version: 2, counts: [['done']] };
      await store.open([next]);
      const totals = async (from: ReadStore) => [
        (await from.find('reports', { where: { state: 'draft' } })).total,
        (await from.find('reports', { where: { done: true } })).total,
        (await from.find('reports', {})).total,
      ];
      expect(await totals(store)).toEqual([1, 2, 2]);
      await older.commit([
        { model: 'reports', from: at, to: at + 1, writes: [put('c', { state: 'draft', done: true })] },
      ]);
      expect(await totals(store)).toEqual([2, 3, 3]);
      expect(await totals(older)).toEqual([2, 3, 3]);
      const staged = await store.stage(next);
      await staged.write([put('d', { state: 'draft', done: false })]);
      await staged.swap(9);
      expect(await totals(store)).toEqual([1, 0, 1]);
      await store.purge();
      await store.commit([{ model: 'reports', from: 9, to: 10, writes: [put('d', { done: true })] }]);
      expect(await totals(store)).toEqual([0, 1, 1]);
      await older.close();
    });

    test('when an older version made the documents, without counts and indexes of several fields', async () => {
      const old: ModelSpec = { name: 'people', version: 1, indexes: ['state'] };
      await store.open([old]);
      await store.commit([
        { model: 'people', from: 0, to: 1, writes: [put('a', { state: 'on', words: 1 })] },
      ]);
      const newer = await home.open();
      const next: ModelSpec = { ...reports, name: 'people', version: 2 };
      await newer.open([next]);
      const total = async () =>
        (await newer.find('people', { where: { state: 'on' }, sort: '-words' })).total;
      expect(await total()).toBe(1);
      const staged = await newer.stage(next);
      await staged.write([put('a', { state: 'on' }), put('b', { state: 'on' })]);
      await staged.swap(1);
      expect(await total()).toBe(2);
      await newer.close();
    });
  });
});

const nameOf = (n: number) => `d${String(n).padStart(2, '0')}`;

/** The position of a document in an order. */
function placeOf(doc: Document, by: string | undefined): Cursor {
  const value = by === undefined ? null : doc[by.replace(/^-/, '')];
  const isLookedUp = ['string', 'number', 'boolean'].includes(typeof value);
  return { value: isLookedUp ? (value as string) : null, id: String(doc.id) };
}
