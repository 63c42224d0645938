import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readStores, type Place } from '../tests/doubles/read-store-adapters';
import type { Document, ModelSpec, ReadStore } from './read-store';

const first: ModelSpec = { name: 'reports', version: 1, indexes: ['owner'] };
const put = (id: string, doc: Document) => ({ put: id, doc: { id, ...doc } });
const all = { items: [{ id: 'a', owner: 'ada', words: 1 }], total: 1 };

describe.each(readStores)('a read model of another version on $name', ({ place }) => {
  let home: Place;
  let before: ReadStore;
  let after: ReadStore;
  beforeEach(async () => {
    home = place();
    before = await home.open();
    await before.open([first]);
    await before.commit([
      { model: 'reports', from: 0, to: 5, writes: [put('a', { owner: 'ada', words: 1 })] },
    ]);
    after = await home.open();
  });
  afterEach(async () => {
    await before.close();
    await after.close();
    await home.remove();
  });

  describe.each([
    ['another version', { ...first, version: 2 }],
    ['other fields to look up', { ...first, indexes: ['words'] }],
    ['both', { ...first, version: 2, indexes: ['words'] }],
  ])('with %s', (_, second) => {
    const swapIn = async (position: number) => {
      const staged = await after.stage(second);
      await staged.write([put('b', { owner: 'bo', words: 2 })]);
      await staged.swap(position);
    };

    test('answers unchanged, for both versions, until a staged model replaces it', async () => {
      expect(await after.open([second])).toEqual({ reports: 5 });
      expect(await after.statusOf('reports')).toMatchObject({ position: 5, isOutdated: true });
      for (const store of [before, after]) {
        expect(await store.get('reports', 'a')).toEqual(all.items[0]);
        expect(await store.find('reports', { where: { owner: 'ada' } })).toEqual(all);
        expect(await store.find('reports', { where: { words: 1 }, sort: 'words' })).toEqual(all);
        expect((await store.size('reports')).documents).toBe(1);
      }
      await swapIn(9);
      expect(await after.statusOf('reports')).toMatchObject({ position: 9, isOutdated: false });
      expect(await after.get('reports', 'a')).toBeUndefined();
      expect((await after.find('reports', { where: { words: 2 } })).total).toBe(1);
    });

    test('accepts no commits until then, and those of the new version afterwards', async () => {
      await after.open([second]);
      const commit = (from: number) =>
        after.commit([
          { model: 'reports', from, to: from + 1, writes: [put('c', { owner: 'cy', words: 3 })] },
        ]);
      expect(await commit(5)).toBe(false);
      await swapIn(9);
      expect(await commit(9)).toBe(true);
      expect(await after.find('reports', { where: { words: { gte: 3 } } })).toMatchObject({ total: 1 });
    });

    test('is read in the new version by every process of that version that opened it before', async () => {
      const third = await home.open();
      await third.open([second]);
      await after.open([second]);
      await swapIn(9);
      expect((await third.get('reports', 'b'))?.owner).toBe('bo');
      expect((await third.find('reports', { where: { words: 2 } })).total).toBe(1);
      const writes = [put('c', { owner: 'cy', words: 3 })];
      expect(await third.commit([{ model: 'reports', from: 9, to: 10, writes }])).toBe(true);
      expect((await after.get('reports', 'c'))?.owner).toBe('cy');
      await third.close();
    });
  });

  test('rejects reads of the old version with a message once it is replaced', async () => {
    const second = { ...first, version: 2 };
    await after.open([second]);
    await (await after.stage(second)).swap(9);
    const said = 'The read store is not available: another version of the product makes reports now.';
    await expect(before.get('reports', 'a')).rejects.toThrow(said);
    await expect(before.find('reports', {})).rejects.toThrow(said);
    expect(await before.commit([{ model: 'reports', from: 9, to: 10, writes: [] }])).toBe(false);
  });

  test('fences off writes folded from replaced documents, even at the same position', async () => {
    const { position, swaps } = await before.statusOf('reports');
    await after.open([first]);
    await (await after.stage(first)).swap(position);
    const stale = { model: 'reports', from: position, to: 6, writes: [put('a', { owner: 'stale' })] };
    expect(await before.commit([{ ...stale, swaps }])).toBe(false);
    expect(await after.get('reports', 'a')).toBeUndefined();
    const now = await before.statusOf('reports');
    expect(await before.commit([{ ...stale, swaps: now.swaps }])).toBe(true);
  });

  test('takes over the parked events of a staged model', async () => {
    const parked = {
      model: 'reports',
      position: 3,
      eventId: 'e',
      type: 'T',
      stream: 's',
      error: 'no',
      at: 'now',
    };
    await (await before.stage(first)).swap(9, [parked]);
    expect(await before.parked('reports')).toEqual([parked]);
  });
});
