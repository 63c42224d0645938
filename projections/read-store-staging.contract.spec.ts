import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readStores, type Place } from '../tests/doubles/read-store-adapters';
import { maxDocumentBytes, type Document, type ModelSpec, type ReadStore, type Write } from './read-store';

const reports: ModelSpec = { name: 'reports', version: 1, indexes: ['owner', 'words'], counts: [['owner']] };
const people: ModelSpec = { name: 'people', version: 1, indexes: [] };
const put = (id: string, doc: Document) => ({ put: id, doc: { id, ...doc } });

describe.each(readStores)('a model staged beside the live one in $name', ({ place }) => {
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
  const commit = (from: number, to: number, ...writes: Write[]) =>
    store.commit([{ model: 'reports', from, to, writes }]);

  test('replaces it at once, with its position, for all readers and watchers', async () => {
    await commit(0, 5, put('old', { words: 1 }), put('both', { words: 1 }));
    const [here, elsewhere] = [vi.fn(), vi.fn()];
    store.watch('reports', 'both', here);
    other.watch('reports', 'both', elsewhere);
    const staged = await store.stage(reports);
    await staged.write([put('both', { words: 2 }), put('new', { words: 3, owner: 'me' })]);
    await staged.write([{ delete: 'never-there' }]);
    expect(await staged.get('both')).toEqual({ id: 'both', words: 2 });
    expect(await other.get('reports', 'both')).toEqual({ id: 'both', words: 1 });
    await staged.swap(8);
    expect(await other.position('reports')).toBe(8);
    expect(await other.get('reports', 'old')).toBeUndefined();
    expect((await other.find('reports', { where: { owner: 'me' } })).total).toBe(1);
    await vi.waitFor(() => {
      expect(here).toHaveBeenCalled();
      expect(elsewhere).toHaveBeenCalled();
    }, 10_000);
  });

  test('can be staged repeatedly, and takes commits from its position afterwards', async () => {
    for (const position of [4, 4, 6]) {
      const staged = await store.stage(reports);
      await staged.write([put('a', { words: position })]);
      await staged.swap(position);
    }
    expect(await commit(5, 7, put('a', {}))).toBe(false);
    expect(await commit(6, 7, put('a', { words: 7 }))).toBe(true);
    expect(await other.get('reports', 'a')).toEqual({ id: 'a', words: 7 });
  });

  test.each([3, 700])('is replaced together with others, of %i documents each', async (documents) => {
    await commit(0, 5, put('old', { words: 1 }));
    const models: ModelSpec[] = [reports, people];
    const staged = await Promise.all(models.map((model) => store.stage(model)));
    const filled = Array.from({ length: documents }, (_, n) => put(`new-${n}`, { words: n, owner: 'me' }));
    await Promise.all(staged.map((model) => model.write(filled)));
    await Promise.all(staged.map((model, index) => model.swap(8 + index)));
    for (const reader of [store, other]) {
      expect([await reader.position('reports'), await reader.position('people')]).toEqual([8, 9]);
      expect(await reader.get('reports', 'old')).toBeUndefined();
      expect((await reader.find('reports', { where: { owner: 'me' }, limit: 1 })).total).toBe(documents);
      expect((await reader.find('people', { limit: 1 })).total).toBe(documents);
    }
    expect(await commit(8, 10, put('new-0', { words: -1 }))).toBe(true);
    expect((await other.find('reports', { where: { words: -1 } })).total).toBe(1);
  });

  test.each([
    { many: 700, words: 'few' },
    { many: 3, words: 'x'.repeat(500_000) },
  ])(
    'holds what was last written of $many documents, before and after they have become too many for memory',
    async ({ many, words }) => {
      const staged = await store.stage(reports);
      await staged.write([put('kept', { words: 1 }), put('gone', { words: 1 }), put('new', { words: 1 })]);
      await staged.write([put('new', { words: 2 }), { delete: 'gone' }]);
      expect(await staged.get('new')).toEqual({ id: 'new', words: 2 });
      expect(await staged.get('gone')).toBeUndefined();
      await staged.write(Array.from({ length: many }, (_, n) => put(`more-${n}`, { words })));
      await staged.write([put('kept', { words: 3 }), { delete: 'more-0' }]);
      expect(await staged.get('kept')).toEqual({ id: 'kept', words: 3 });
      expect(await staged.get('new')).toEqual({ id: 'new', words: 2 });
      expect([await staged.get('gone'), await staged.get('more-0')]).toEqual([undefined, undefined]);
      await staged.swap(8);
      expect((await other.find('reports', { limit: 1 })).total).toBe(many + 1);
      expect(await other.get('reports', 'kept')).toEqual({ id: 'kept', words: 3 });
      expect(await other.get('reports', 'more-0')).toBeUndefined();
    },
  );

  test('keeps what it held when a document of a later write does not fit', async () => {
    const staged = await store.stage(reports);
    await staged.write([put('a', { words: 1 })]);
    const vast = put('vast', { text: 'x'.repeat(maxDocumentBytes) });
    await expect(staged.write([put('a', { words: 2 }), vast])).rejects.toThrow('16 MB at most');
    expect(await staged.get('a')).toEqual({ id: 'a', words: 1 });
    await staged.discard();
  });

  test('replaces nothing of a model whose documents do not fit, while another is replaced', async () => {
    await commit(0, 5, put('old', { words: 1 }));
    const [tooLarge, fitting] = await Promise.all([store.stage(reports), store.stage(people)]);
    const vast = put('vast', { text: 'x'.repeat(maxDocumentBytes) });
    const [first, second] = await Promise.allSettled([
      tooLarge.write([vast]).then(() => tooLarge.swap(8)),
      fitting.write([put('p', {})]).then(() => fitting.swap(9)),
    ]);
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
    await tooLarge.discard();
    expect(await other.get('reports', 'old')).toEqual({ id: 'old', words: 1 });
    expect([await other.position('reports'), await other.position('people')]).toEqual([5, 9]);
    expect(await other.get('people', 'p')).toEqual({ id: 'p' });
  });

  test('leaves the live one unchanged when discarded', async () => {
    await commit(0, 5, put('a', { words: 1 }));
    const staged = await store.stage(reports);
    await staged.write([put('a', { words: 2 })]);
    await staged.discard();
    expect(await store.get('reports', 'a')).toEqual({ id: 'a', words: 1 });
    expect(await store.position('reports')).toBe(5);
  });
});
