import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../modules/kernel/refusal';
import { createList, cursorOf, readCursor } from './list-cursor';
import type { Document, Query } from './read-store';

const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('the cursor of a list', () => {
  it('is read as it was written, with null for what no order knows', () => {
    const value = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(value, fc.string(), fc.boolean(), (words, id, down) => {
        const text = cursorOf({ id, words }, down ? '-words' : 'words');
        expect(text).toMatch(/^[\w-]+$/);
        expect(readCursor(text)).toEqual({ value: words, id });
      }),
    );
    for (const doc of [{ id: 'a' }, { id: 'a', words: [1] }])
      expect(readCursor(cursorOf(doc, 'words'))).toEqual({ value: null, id: 'a' });
    expect(readCursor(cursorOf({ id: 'a' }, undefined))).toEqual({ value: null, id: 'a' });
  });

  it.each([
    ...['', 'x', '%', '....', 'bm90IGpzb24', `${written(['a', 'b'])}=`, ` ${written(['a', 'b'])}`],
    ...[null, 'a', [], ['a'], ['a', 1], [{}, 'a'], [[], 'a'], ['a', 'b', 'c'], { 0: 'a', 1: 'b' }].map(
      written,
    ),
  ])('that nobody wrote is refused: %s', (text) => {
    const refusal = readCursor(text);
    expect(refusal).toMatchObject({ code: 'invalid-input', fields: { after: expect.any(String) as string } });
  });
});

describe('a list', () => {
  const docs: Document[] = Array.from({ length: 5 }, (_, n) => ({ id: `d${n}`, words: n }));
  const asked: Query[] = [];
  const list = createList(
    {
      find(_model, query) {
        asked.push(query);
        const from = query.after ? Number(query.after.value) + 1 : (query.skip ?? 0);
        return Promise.resolve({ items: docs.slice(from, from + (query.limit ?? 9)), total: docs.length });
      },
    },
    'things',
    ({ page = 1, limit = 2 }: { page?: number; limit?: number; after?: string }) => ({
      sort: 'words',
      skip: (page - 1) * limit,
      limit,
    }),
    (items) => items.map(({ id }) => String(id)),
  );

  it('leads from page to page by cursors, and the last page leads nowhere', async () => {
    const seen: string[][] = [];
    for (let after: string | undefined; ;) {
      const page = await (after === undefined ? list() : list({ after, page: 7 }));
      if (isRefusal(page)) throw new Error(page.code);
      seen.push(page.items);
      expect(page.total).toBe(5);
      after = page.next;
      if (after === undefined || seen.length > 5) break;
    }
    expect(seen).toEqual([['d0', 'd1'], ['d2', 'd3'], ['d4']]);
  });

  it('refuses a broken cursor before it asks anything, and counts without reading a row', async () => {
    asked.length = 0;
    expect(await list({ after: 'x' })).toMatchObject({ code: 'invalid-input' });
    expect(asked).toEqual([]);
    expect(await list({ limit: 0 })).toEqual({ items: [], total: 5 });
    expect(asked).toMatchObject([{ limit: 0 }]);
  });
});
