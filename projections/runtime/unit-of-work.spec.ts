import { describe, expect, it } from 'vitest';
import { books, placed, renamed, type ShelfEvent } from '../../tests/doubles/in-memory-shelf';
import { createUnitOfWork } from './unit-of-work';
import { projection, type Projection } from '../projection';

const metadata = { actor: { kind: 'system' as const }, correlationId: 'r', at: '2026-01-01', version: 1 };
const recorded = (event: ShelfEvent) => ({
  ...{ event, id: 'e', stream: 'shelf', revision: 0, position: 1, metadata },
});
/** Renames at once, where `books` waits. */
const titles = projection<{ title: string }, ShelfEvent>({
  name: 'titles',
  version: 1,
  indexes: [],
  on: {
    BookPlaced: ({ event }, docs) => docs.put(event.book, { title: event.title }),
    BookRenamed: ({ event: { book, title } }, docs) => {
      if (title !== 'poison') return docs.update(book, () => ({ title }));
      docs.put(book, { title });
      throw new Error('this cannot be swallowed');
    },
  },
}) as unknown as Projection;

describe('a unit of work', () => {
  it('folds at once where the document is known, and waits where it has to be read', async () => {
    const unit = createUnitOfWork(() => Promise.resolve({ title: 'stored' }));
    const waiting = unit.fold(titles, recorded(renamed('a', 'read')));
    expect(waiting).toBeInstanceOf(Promise);
    expect(await waiting).toBeUndefined();
    expect(unit.fold(titles, recorded(renamed('a', 'changed')))).toBeUndefined();
    expect(unit.take()).toEqual([{ put: 'a', doc: { title: 'changed' } }]);
    expect(unit.fold(titles, recorded(renamed('a', 'handed over')))).toBeUndefined();
    expect(unit.take()).toEqual([{ put: 'a', doc: { title: 'handed over' } }]);
  });

  it('starts from the initial document where there is none, and writes nothing where the document stays', async () => {
    const counting = projection<{ count: number }, ShelfEvent>({
      name: 'counting',
      version: 1,
      indexes: [],
      on: {
        BookPlaced: ({ event: { book } }, docs) =>
          docs.upsert(book, { count: 5 }, (doc) => (doc.count < 7 ? { count: doc.count + 1 } : doc)),
      },
    }) as unknown as Projection;
    const unit = createUnitOfWork((id) => Promise.resolve(id === 'full' ? { count: 7 } : undefined));
    await unit.fold(counting, recorded(placed('new')));
    await unit.fold(counting, recorded(placed('full')));
    expect(unit.take()).toEqual([{ put: 'new', doc: { count: 6 } }]);
    await unit.fold(counting, recorded(placed('new')));
    expect(unit.take()).toEqual([{ put: 'new', doc: { count: 7 } }]);
  });

  it.each([
    ['at once', titles],
    ['after a wait', books],
  ])('leaves no trace of a fold that throws %s', async (_, model) => {
    const unit = createUnitOfWork(() => Promise.resolve({ title: 'stored', names: 1 }));
    await unit.fold(model, recorded(placed('a', 'before')));
    expect(await unit.fold(model, recorded(renamed('a', 'poison')))).toEqual(
      new Error('this cannot be swallowed'),
    );
    expect(await unit.fold(model, recorded(renamed('b', 'poison')))).toBeInstanceOf(Error);
    const [write, ...more] = unit.take();
    expect(write).toMatchObject({ put: 'a', doc: { title: 'before' } });
    expect(more).toEqual([]);
  });
});
