import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readStores, type Place } from '../tests/doubles/read-store-adapters';
import type { Document, ModelSpec, ReadStore } from './read-store';

const reports: ModelSpec = { name: 'reports', version: 1, indexes: ['owner'] };
const put = (id: string, doc: Document) => ({ put: id, doc: { id, ...doc } });
const secret = 'zyzzyva-weevils';

describe.each(readStores)('a purge of the read store on $name', ({ place }) => {
  let home: Place;
  let store: ReadStore;
  let other: ReadStore;
  beforeEach(async () => {
    home = place();
    store = await home.open();
    other = await home.open();
    await store.open([reports]);
    await other.open([reports]);
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
  const onDisk = (words: string) => home.bytes?.().includes(words);

  test('leaves no byte of deleted or replaced documents, and everything else unchanged', async () => {
    const writes = Array.from({ length: 200 }, (_, n) =>
      put(`d${n}`, { owner: `${secret}-${n}`, text: secret.repeat((n % 7) * 200) }),
    );
    await commit(0, 1, ...writes, put('stays', { owner: 'me', text: 'a quiet word' }));
    const replaced = put('d0', { owner: 'nobody' });
    await commit(1, 2, replaced, ...writes.slice(1).map((write) => ({ delete: write.put })));
    await other.get('reports', 'stays');
    await store.purge();
    if (home.bytes) expect([onDisk(secret), onDisk('a quiet word')]).toEqual([false, true]);
    expect((await other.find('reports', { sort: '-owner' })).items.map(({ id }) => id)).toEqual([
      'd0',
      'stays',
    ]);
    expect(await other.position('reports')).toBe(2);
    expect(await other.commit([{ model: 'reports', from: 2, to: 3, writes: [replaced] }])).toBe(true);
  });

  test('does not block reads, and delays writes until it ends', async () => {
    await commit(0, 1, put('a', { words: 1 }));
    const order: string[] = [];
    const purged = store.purge().then(() => order.push('purged'));
    const written = commit(1, 2, put('a', { words: 2 })).then((done) => order.push(`written: ${done}`));
    expect(await store.get('reports', 'a')).toMatchObject({ words: 1 });
    expect(order).toEqual([]);
    await Promise.all([purged, written, store.purge()]);
    expect(order).toEqual(['purged', 'written: true']);
    expect(await other.get('reports', 'a')).toMatchObject({ words: 2 });
  });

  test('is refused while a staged model is being filled, and covers it afterwards', async () => {
    const staged = await store.stage(reports);
    await staged.write([put('a', { owner: secret })]);
    await expect(other.purge()).rejects.toMatchObject({
      name: 'StoreUnavailable',
      message: 'The read store cannot be purged while a read model is being made anew.',
    });
    await staged.discard();
    await other.purge();
    if (home.bytes) expect(onDisk(secret)).toBe(false);
  });
});
