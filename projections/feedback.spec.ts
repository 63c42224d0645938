import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FeedbackEvent } from '../modules/feedback/events';
import type { UserEvent } from '../modules/identity/events';
import { foldInto } from '../tests/doubles/fold-into';
import { readStores } from '../tests/doubles/read-store-adapters';
import { createFeedbackQueries, feedback, type FeedbackListQuery } from './feedback';
import type { ReadStore } from './read-store';
import { users } from './users';

const about = (id: string, userId = 'ada') => ({ feedbackId: id, userId });
const submitted = (
  id: string,
  rating: number,
  content: string,
  { suggestions = '', userId = 'ada' } = {},
): FeedbackEvent => ({
  ...{ type: 'FeedbackSubmitted', ...about(id, userId), earns: true },
  ...{ rating, content, suggestions },
});
const published = (id: string): FeedbackEvent => ({ type: 'FeedbackPublished', ...about(id), by: 'admin' });
const unpublished = (id: string): FeedbackEvent => ({
  ...{ type: 'FeedbackUnpublished', ...about(id), by: 'admin' },
});
const deleted = (id: string): FeedbackEvent => ({ type: 'FeedbackDeleted', ...about(id) });
const ada: UserEvent = { type: 'UserRegistered', userId: 'ada', email: 'ada@example.org', name: 'Ada' };

describe.each(readStores)('feedback in $name', ({ place }) => {
  let home: ReturnType<typeof place>;
  let store: ReadStore;
  let happened: (...events: (FeedbackEvent | UserEvent)[]) => Promise<void>;
  beforeEach(async () => {
    home = place();
    store = await home.open();
    await store.open([users, feedback]);
    happened = foldInto(store, [users, feedback]);
  });
  afterEach(async () => {
    await store.close();
    await home.remove();
  });
  const questions = () => createFeedbackQueries(store);
  const ids = async (asked: FeedbackListQuery & { after?: undefined } = {}) =>
    (await questions().list(asked)).items.map(({ id }) => id);

  it('is listed as in spec section 3, with the present name of its author', async () => {
    await happened(ada, submitted('f-1', 4, 'Good.', { suggestions: 'More.' }));
    expect(await questions().list()).toEqual({
      items: [
        {
          ...{ id: 'f-1', userId: 'ada', userEmail: 'ada@example.org' },
          ...{ rating: 4, content: 'Good.', suggestions: 'More.' },
          ...{ status: 'draft', publishedAt: null, createdAt: '2026-01-01T00:02:00.000Z' },
          user: { name: 'Ada', picture: null },
        },
      ],
      total: 1,
    });
  });

  it('is public while published, newest publication first, without id or address of its author', async () => {
    await happened(
      ada,
      submitted('f-1', 5, 'One.'),
      submitted('f-2', 3, 'Two.'),
      submitted('f-3', 1, 'Three.'),
    );
    await happened(published('f-2'), published('f-1'), published('f-3'), unpublished('f-3'));
    expect(await questions().published()).toEqual([
      {
        ...{ id: 'f-1', rating: 5, content: 'One.', suggestions: '', status: 'published' },
        ...{ publishedAt: '2026-01-01T00:06:00.000Z', createdAt: '2026-01-01T00:02:00.000Z' },
        user: { name: 'Ada', picture: null },
      },
      expect.objectContaining({ id: 'f-2' }),
    ]);
    expect(JSON.stringify(await questions().published())).not.toMatch(/ada@|"ada"/);
  });

  it('stores no name: an erased one disappears from every list without a fold', async () => {
    await happened(ada, submitted('f-1', 5, 'One.'), published('f-1'), { type: 'UserErased', userId: 'ada' });
    const nobody = { name: null, picture: null };
    expect(await questions().published()).toMatchObject([{ user: nobody }]);
    expect((await questions().list()).items).toMatchObject([{ user: nobody, userEmail: null }]);
  });

  it('of an author without a name has none', async () => {
    await happened({ ...ada, name: null }, submitted('f-1', 5, 'One.'));
    expect((await questions().list()).items).toMatchObject([{ user: { name: null } }]);
  });

  it('that is deleted is in no list and no statistics', async () => {
    await happened(submitted('f-1', 5, 'One.'), published('f-1'), deleted('f-1'));
    expect(await questions().list()).toEqual({ items: [], total: 0 });
    expect(await questions().published()).toEqual([]);
    expect(await questions().ratings()).toEqual({ total: 0, average: 0, positivePercent: 0 });
  });

  it('of an author whose key is destroyed is not listed, even before its deletion is folded', async () => {
    await happened({ ...submitted('f-1', 5, ''), content: null, suggestions: null } as FeedbackEvent);
    await happened(published('f-1'));
    expect(await ids()).toEqual([]);
  });

  it('has statistics of all published feedback, and of nothing else', async () => {
    const stars = [5, 4, 4, 3, 1, 1];
    for (const [n, rating] of stars.entries()) await happened(submitted(`f-${n}`, rating, 'x'));
    for (const n of [0, 1, 2, 3, 4]) await happened(published(`f-${n}`));
    expect(await questions().ratings()).toEqual({ total: 5, average: 3.4, positivePercent: 60 });
  });

  it('can be searched in content and suggestions, narrowed, sorted and paged', async () => {
    await happened(
      submitted('f-1', 2, 'Zebra mussels'),
      submitted('f-2', 5, 'Fine.', { suggestions: 'More MUSSELS' }),
      submitted('f-3', 3, '100 %'),
      published('f-3'),
      published('f-1'),
    );
    expect(await ids()).toEqual(['f-3', 'f-2', 'f-1']);
    expect(await ids({ q: ' mussels ' })).toEqual(['f-2', 'f-1']);
    expect(await ids({ q: '%' })).toEqual(['f-3']);
    expect(await ids({ status: 'draft' })).toEqual(['f-2']);
    expect(await ids({ sort: 'createdAt' })).toEqual(['f-1', 'f-2', 'f-3']);
    expect(await ids({ sort: '-rating' })).toEqual(['f-2', 'f-3', 'f-1']);
    expect(await ids({ sort: 'status' })).toEqual(['f-2', 'f-1', 'f-3']);
    expect(await ids({ sort: '-publishedAt' })).toEqual(['f-1', 'f-3', 'f-2']);
    for (const sort of ['text', '__proto__', 'userId', '-'])
      expect(await ids({ sort }), sort).toEqual(['f-3', 'f-2', 'f-1']);
    expect(await questions().list({ limit: 1, page: 2 })).toMatchObject({ items: [{ id: 'f-2' }], total: 3 });
  });
});
