import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AskList } from '../composition/application/moderation';
import { isRefusal, refuse, type Refusal } from '../modules/kernel/refusal';
import { decrypt, encrypt } from '../modules/kernel/events/personal-data';
import type { Cursor, Document, Query, ReadStore } from './read-store';

const shape = z.tuple([z.union([z.string(), z.number(), z.boolean(), z.null()]), z.string()]);

export type Cursors = ReturnType<typeof createCursors>;

/**
 * Cursors of lists: the position of a document in the order of its list, as text for URLs. Encrypted, because a list may
 * be sorted by a name, a mail address or a query, which must not be in a URL. Without a secret they are valid for the life
 * of the process.
 */
export function createCursors(secret: string = randomUUID()) {
  const key = createHash('sha256').update(`list-cursor/${secret}`).digest();
  return {
    write(model: string, doc: Document, sort: string | undefined): string {
      const value = sort === undefined ? null : doc[sort.replace(/^-/, '')];
      const sortValue = ['string', 'number', 'boolean'].includes(typeof value) ? value : null;
      return encrypt(key, [sortValue, doc.id], model);
    },
    /** Refuses anything that `write` did not make for this list as `invalid-input` (400), with a message for `after`. */
    read(model: string, text: string): Cursor | Refusal {
      const read = shape.safeParse(opened(key, text, model));
      if (read.success) return { value: read.data[0], id: read.data[1] };
      return refuse(
        'invalid-input',
        {},
        { after: 'This is not the cursor of a page. Begin at the first page.' },
      );
    },
  };
}

function opened(key: Buffer, text: string, model: string): unknown {
  try {
    return decrypt(key, text, model);
  } catch {
    return undefined;
  }
}

type Shown<Item> = (docs: Document[]) => Item[] | Promise<Item[]>;

/**
 * The pages of a list: `asking` makes the query for the read store, `shown` the items of its documents, which hold their
 * own `id`. A page behind a cursor begins there, whatever page number was given.
 */
export function createList<Asked extends { after?: string }, Item>(
  { store, cursors }: { store: Pick<ReadStore, 'find'>; cursors: Cursors },
  model: string,
  asking: (listQuery: Asked) => Query & { limit: number },
  shown: Shown<Item>,
): AskList<Asked, Item> {
  return (async (listQuery: Asked = {} as Asked) => {
    const after = listQuery.after === undefined ? undefined : cursors.read(model, listQuery.after);
    if (isRefusal(after)) return after;
    const { limit, skip, ...query } = asking(listQuery);
    const place = after ? { after } : { skip };
    // One more than shown, to see whether there is a next page.
    const more = limit === 0 ? 0 : limit + 1;
    const { items, total } = await store.find(model, { ...query, ...place, limit: more });
    const page = items.slice(0, limit);
    const last = items.length > limit ? page.at(-1) : undefined;
    return { items: await shown(page), total, ...(last && { next: cursors.write(model, last, query.sort) }) };
  }) as AskList<Asked, Item>;
}
