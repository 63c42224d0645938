import { z } from 'zod';
import type { AskList } from '../composition/application/moderation';
import { isRefusal, refuse, type Refusal } from '../modules/kernel/refusal';
import type { Cursor, Document, Query, ReadStore } from './read-store';

const shape = z.tuple([z.union([z.string(), z.number(), z.boolean(), z.null()]), z.string()]);

/** Where a document stands in the order of a list, as text for addresses: base64url of `[value, id]`. */
export function cursorOf(doc: Document, sort: string | undefined): string {
  const value = sort === undefined ? null : doc[sort.replace(/^-/, '')];
  const kept = ['string', 'number', 'boolean'].includes(typeof value) ? value : null;
  return Buffer.from(JSON.stringify([kept, doc.id])).toString('base64url');
}

/** Reads what `cursorOf` wrote; anything else is refused as `invalid-input` (400), with a sentence for `after`. */
export function readCursor(text: string): Cursor | Refusal {
  const bytes = Buffer.from(text, 'base64url');
  const read = shape.safeParse(bytes.toString('base64url') === text ? parsed(bytes) : undefined);
  if (read.success) return { value: read.data[0], id: read.data[1] };
  return refuse('invalid-input', {}, { after: 'This is not the cursor of a page. Begin at the first page.' });
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

type Shown<Item> = (docs: Document[]) => Item[] | Promise<Item[]>;

/**
 * The pages of a list: `asking` makes the question to the read store of what was asked, `shown` the items of its
 * documents, which hold their own `id`. A page behind a cursor begins there, whatever page was asked for.
 */
export function createList<Asked extends { after?: string }, Item>(
  store: Pick<ReadStore, 'find'>,
  model: string,
  asking: (asked: Asked) => Query & { limit: number },
  shown: Shown<Item>,
): AskList<Asked, Item> {
  return (async (asked: Asked = {} as Asked) => {
    const after = asked.after === undefined ? undefined : readCursor(asked.after);
    if (isRefusal(after)) return after;
    const { limit, skip, ...query } = asking(asked);
    const place = after ? { after } : { skip };
    // One more than is shown: whether there is a next page.
    const more = limit === 0 ? 0 : limit + 1;
    const { items, total } = await store.find(model, { ...query, ...place, limit: more });
    const page = items.slice(0, limit);
    const last = items.length > limit ? page.at(-1) : undefined;
    return { items: await shown(page), total, ...(last && { next: cursorOf(last, query.sort) }) };
  }) as AskList<Asked, Item>;
}
