import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../modules/kernel/refusal';
import { createCursors, createList } from './list-cursor';
import type { Document, Query } from './read-store';

const cursors = createCursors('a secret');

describe('the cursor of a list', () => {
  it('is decoded to what was encoded, with null for values that no index holds', () => {
    const value = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(value, fc.string(), fc.boolean(), (words, id, down) => {
        const text = cursors.write('users', { id, words }, down ? '-words' : 'words');
        expect(text).toMatch(/^[\w.-]+$/);
        expect(cursors.read('users', text)).toEqual({ value: words, id });
      }),
    );
    for (const doc of [{ id: 'a' }, { id: 'a', words: [1] }])
      expect(cursors.read('users', cursors.write('users', doc, 'words'))).toEqual({ value: null, id: 'a' });
    const unsorted = cursors.write('users', { id: 'a' }, undefined);
    expect(cursors.read('users', unsorted)).toEqual({ value: null, id: 'a' });
  });

  it('hides the value that a list is sorted by', () => {
    const text = cursors.write('users', { id: 'a', emailKey: 'ada@example.org' }, 'emailKey');
    const parts = text.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    expect(parts.join()).not.toContain('ada');
  });

  it('of another list, another secret or forged is refused', () => {
    const good = cursors.write('users', { id: 'a' }, undefined);
    const others = [
      ...['', 'x', '%', '....', 'v2.a.b.c', `${good}x`, ` ${good}`, good.slice(0, -4)],
      createCursors('another secret').write('users', { id: 'a' }, undefined),
      cursors.write('reviews', { id: 'a' }, undefined),
    ];
    for (const text of others)
      expect(cursors.read('users', text), text).toMatchObject({
        code: 'invalid-input',
        fields: { after: expect.any(String) as string },
      });
  });
});

describe('a list', () => {
  const docs: Document[] = Array.from({ length: 5 }, (_, n) => ({ id: `d${n}`, words: n }));
  const asked: Query[] = [];
  const list = createList(
    {
      cursors,
      store: {
        find(_model, query) {
          asked.push(query);
          const from = query.after ? Number(query.after.value) + 1 : (query.skip ?? 0);
          return Promise.resolve({ items: docs.slice(from, from + (query.limit ?? 9)), total: docs.length });
        },
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

  it('goes from page to page by cursors, and the last page has none', async () => {
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

  it('refuses a broken cursor before any query, and counts without reading a row', async () => {
    asked.length = 0;
    expect(await list({ after: 'x' })).toMatchObject({ code: 'invalid-input' });
    expect(asked).toEqual([]);
    expect(await list({ limit: 0 })).toEqual({ items: [], total: 5 });
    expect(asked).toMatchObject([{ limit: 0 }]);
  });
});
