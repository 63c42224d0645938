import { describe, expect, it } from 'vitest';
import { systemClock } from '../../modules/kernel/ports';
import { books, placed, renamed, taken, type ShelfEvent } from '../../tests/doubles/in-memory-shelf';
import { createMemoryReadStore } from '../../tests/doubles/read-store.memory';
import { openProjections } from './projection-runner';

const metadata = { actor: { kind: 'system' as const }, correlationId: 'r', at: '2026-01-01', version: 1 };
const batchOf = (position: number, event: ShelfEvent) => ({
  events: [{ event, id: `e-${position}`, stream: 'shelf', revision: position - 1, position, metadata }],
  upTo: position,
});

async function createWorld() {
  const store = createMemoryReadStore();
  await store.open([books]);
  const reads: string[] = [];
  const counting = {
    ...store,
    get: (model: string, id: string) => {
      reads.push(id);
      return store.get(model, id);
    },
  };
  const open = () => {
    const deps = { projections: [books], skipped: new Set<string>(), clock: systemClock, fenced: () => {} };
    return openProjections({ ...deps, store: counting });
  };
  const title = async (id: string) =>
    ((await store.get('books', id)) as { title?: string } | undefined)?.title;
  return { store, open, reads, title };
}

describe('the models of a daemon', () => {
  it('fold an event into the document last written, without reading it again', async () => {
    const { open, reads, title } = await createWorld();
    const models = await open();
    await models.apply(batchOf(1, placed('a')));
    await models.apply(batchOf(2, renamed('a', 'second')));
    await models.apply(batchOf(3, renamed('a', 'third')));
    expect(reads).toEqual([]);
    expect(await title('a')).toBe('third');
  });

  it('read a document that was deleted', async () => {
    const { open, reads, title } = await createWorld();
    const models = await open();
    await models.apply(batchOf(1, placed('a')));
    await models.apply(batchOf(2, taken('a')));
    await models.apply(batchOf(3, renamed('a', 'gone')));
    expect(reads).toEqual(['a']);
    expect(await title('a')).toBeUndefined();
  });

  it('write nothing from documents that a rebuild has replaced at the same position', async () => {
    const { store, open, title } = await createWorld();
    const models = await open();
    await models.apply(batchOf(1, placed('a')));
    const staged = await store.stage(books);
    await staged.write([{ put: 'a', doc: { title: 'rebuilt', names: 1 } }]);
    await staged.swap(1);
    expect(await models.apply(batchOf(2, renamed('a', 'stale')))).toBe(false);
    expect(await title('a')).toBe('rebuilt');
  });

  it('write nothing from a cached document that another process has changed since', async () => {
    const { store, open, title } = await createWorld();
    const models = await open();
    await models.apply(batchOf(1, placed('a')));
    const writes = [{ put: 'a', doc: { title: 'theirs', names: 9 } }];
    expect(await store.commit([{ model: 'books', from: 1, to: 2, writes }])).toBe(true);
    expect(await models.apply(batchOf(3, renamed('a', 'ours')))).toBe(false);
    expect(await title('a')).toBe('theirs');
  });
});
