import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UserEvent } from '../modules/identity/events';
import type { ReviewEvent } from '../modules/reviews/events';
import { foldInto } from '../tests/doubles/fold-into';
import { readStores } from '../tests/doubles/read-store-adapters';
import type { ReadStore } from './read-store';
import { createReviewQueries, reviews, type ReviewListQuery } from './reviews';
import { users } from './users';

const about = (id: string) => ({ reviewId: id, userId: 'ada' });
const submitted = (id: string, rating: number, content: string): ReviewEvent => ({
  ...{ type: 'ReviewSubmitted', ...about(id), earns: true },
  ...{ rating, content },
});
const event = (type: 'ReviewApproved' | 'ReviewRejected' | 'ReviewDeleted', id: string): ReviewEvent => ({
  type,
  ...about(id),
  by: 'admin',
});
const ada: UserEvent = { type: 'UserRegistered', userId: 'ada', email: 'ada@example.org', name: 'Ada' };

type Asked = ReviewListQuery & { after?: undefined };

describe.each(readStores)('reviews in $name', ({ place }) => {
  let home: ReturnType<typeof place>;
  let store: ReadStore;
  let happened: (...events: (ReviewEvent | UserEvent)[]) => Promise<void>;
  beforeEach(async () => {
    home = place();
    store = await home.open();
    await store.open([users, reviews]);
    happened = foldInto(store, [users, reviews]);
  });
  afterEach(async () => {
    await store.close();
    await home.remove();
  });
  const listed = (asked?: Asked) => createReviewQueries(store).list(asked);
  const ids = async (asked?: Asked) => (await listed(asked)).items.map(({ id }) => id);

  it('are listed as in spec section 3, with the present name of their author', async () => {
    await happened(ada, submitted('r-1', 4, 'Good.'));
    const item = {
      ...{ id: 'r-1', userId: 'ada', rating: 4, content: 'Good.', status: 'pending' },
      ...{ approvedAt: null, createdAt: '2026-01-01T00:02:00.000Z' },
      user: { name: 'Ada', picture: null, email: 'ada@example.org' },
    };
    expect(await listed()).toEqual({ items: [item], total: 1 });
    await happened(event('ReviewApproved', 'r-1'));
    const approved = { ...item, status: 'approved', approvedAt: '2026-01-01T00:03:00.000Z' };
    expect((await listed()).items).toEqual([approved]);
    await happened({ type: 'UserErased', userId: 'ada' });
    expect((await listed()).items).toMatchObject([{ user: { name: null, picture: null, email: null } }]);
  });

  it('that are deleted, or of an author whose key is destroyed, are not listed', async () => {
    await happened(submitted('r-1', 4, 'Good.'), event('ReviewDeleted', 'r-1'));
    await happened({ ...submitted('r-2', 4, ''), content: null } as ReviewEvent);
    expect(await listed()).toEqual({ items: [], total: 0 });
  });

  it('can be searched, narrowed, sorted and paged', async () => {
    await happened(
      submitted('r-1', 2, 'Zebra mussels'),
      submitted('r-2', 5, 'MUSSELS'),
      submitted('r-3', 3, 'x'),
    );
    await happened(event('ReviewApproved', 'r-3'), event('ReviewRejected', 'r-1'));
    expect(await ids({ q: ' mussels' })).toEqual(['r-2', 'r-1']);
    expect(await ids({ status: 'pending' })).toEqual(['r-2']);
    expect(await ids({ status: 'rejected' })).toEqual(['r-1']);
    expect(await ids({ sort: 'rating' })).toEqual(['r-1', 'r-3', 'r-2']);
    expect(await ids({ sort: 'status' })).toEqual(['r-3', 'r-2', 'r-1']);
    expect((await ids({ sort: '-approvedAt' }))[0]).toBe('r-3');
    expect(await ids({ sort: 'content' })).toEqual(['r-3', 'r-2', 'r-1']);
    expect(await listed({ limit: 2, page: 2 })).toMatchObject({ items: [{ id: 'r-1' }], total: 3 });
  });
});
