import { z } from 'zod';
import { createEventLog } from '../../modules/kernel/events/event-log';
import type { EventStore } from '../../modules/kernel/events/event-store';
import { catalogueOf, defineEvent } from '../../modules/kernel/events/event';
import type { PersonKeys } from '../../modules/kernel/events/personal-data';
import { systemClock } from '../../modules/kernel/ports';
import { maxDocumentBytes } from '../../projections/read-store';
import { projection, type Projection } from '../../projections/projection';

const BookPlaced = defineEvent('BookPlaced', { book: z.string(), title: z.string() });
const BookRenamed = defineEvent('BookRenamed', { book: z.string(), title: z.string() });
const BookTaken = defineEvent('BookTaken', { book: z.string() });
const DustFell = defineEvent('DustFell', { grams: z.number() });
const ShelfEvent = z.discriminatedUnion('type', [BookPlaced, BookRenamed, BookTaken, DustFell]);
export type ShelfEvent = z.infer<typeof ShelfEvent>;

const noKeys: PersonKeys = {
  keyFor: () => Promise.reject(new Error('a shelf knows nobody')),
  find: () => Promise.resolve(undefined),
  destroy: () => Promise.resolve(),
};

/** A small event catalogue: books are placed, renamed and removed; no read model subscribes to `DustFell`. */
export function createShelf(store: EventStore) {
  const log = createEventLog({ store, catalogue: catalogueOf(ShelfEvent), keys: noKeys, clock: systemClock });
  let count = 0;
  return {
    log,
    async append(...events: ShelfEvent[]): Promise<number> {
      const context = {
        actor: { kind: 'system' as const },
        correlationId: 'r',
        causationId: `c-${(count += 1)}`,
      };
      const outcome = await log.append('shelf', events, { expected: 'any', context });
      return outcome.ok ? outcome.position : -1;
    },
  };
}

export const placed = (book: string, title = book): ShelfEvent => ({ type: 'BookPlaced', book, title });
export const renamed = (book: string, title: string): ShelfEvent => ({ type: 'BookRenamed', book, title });
export const taken = (book: string): ShelfEvent => ({ type: 'BookTaken', book });
export const dust: ShelfEvent = { type: 'DustFell', grams: 1 };

/** The books on the shelf. The title `poison` throws after the first write; `vast` makes a document too large for any store. */
export const books = projection<{ title: string; names: number }, ShelfEvent>({
  name: 'books',
  version: 1,
  indexes: ['title'],
  on: {
    BookPlaced: ({ event: { book, title } }, docs) =>
      docs.put(book, { title: title === 'vast' ? 'x'.repeat(maxDocumentBytes) : title, names: 1 }),
    BookRenamed: async ({ event }, docs) => {
      await docs.update(event.book, ({ names }) => ({ title: event.title, names: names + 1 }));
      if (event.title === 'poison') throw new Error('this cannot be swallowed');
    },
    BookTaken: ({ event }, docs) => docs.delete(event.book),
  },
}) as unknown as Projection;

/** The count of placed books, in one document that every such event changes. */
export const traffic = projection<{ placed: number }, ShelfEvent>({
  name: 'traffic',
  version: 1,
  indexes: [],
  on: {
    BookPlaced: (_, docs) => docs.upsert('all', { placed: 0 }, (all) => ({ placed: all.placed + 1 })),
  },
}) as unknown as Projection;
