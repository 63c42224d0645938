import type { ReviewStatus } from '../modules/reviews/contract';
import type { ReviewEvent } from '../modules/reviews/events';
import type { ListQuery } from '../composition/application/moderation';
import { createCursors, createList, type Cursors } from './list-cursor';
import { folded, orderOf } from './list-order';
import { findAuthors } from './authors';
import { projection } from './projection';
import type { ReadStore } from './read-store';
import { waitUntilVisible } from './runtime/wait-until-visible';

/** Spec section 3, Review. `user`: null values once the account is erased. */
export type ReviewItem = {
  id: string;
  userId: string;
  rating: number;
  content: string;
  status: ReviewStatus;
  approvedAt: string | null;
  createdAt: string;
  user: { name: string | null; picture: string | null; email: string | null };
};

/** The filter of the list. `sort`: createdAt, rating, status or approvedAt; `q`: a part of the content. */
export type ReviewListQuery = ListQuery<ReviewStatus>;

/** A review as stored in the read model: no names, with `text` for the search. */
type StoredReview = Omit<ReviewItem, 'user'> & { text: string };

const defaultLimit = 50;

/** Reviews that are not deleted: for the admin's list. */
export const reviews = projection<StoredReview, ReviewEvent>({
  name: 'reviews',
  version: 1,
  indexes: [
    'createdAt',
    ['status', 'createdAt'],
    ['status', 'rating'],
    // A text search reads this index alone to count.
    ['status', 'text'],
  ],
  counts: [['status']],
  on: {
    ReviewSubmitted: ({ event, metadata: { at } }, docs) => {
      const { reviewId: id, userId, rating, content } = event;
      // Its author is erased, and `ReviewDeleted` follows.
      if (content === null) return;
      docs.put(id, {
        ...{ id, userId, rating, content },
        status: 'pending',
        approvedAt: null,
        createdAt: at,
        text: folded(content),
      });
    },
    ReviewApproved: ({ event, metadata: { at } }, docs) =>
      docs.update(event.reviewId, (doc) => ({ ...doc, status: 'approved', approvedAt: at })),
    ReviewRejected: ({ event }, docs) =>
      docs.update(event.reviewId, (doc) => ({ ...doc, status: 'rejected' })),
    ReviewDeleted: ({ event }, docs) => docs.delete(event.reviewId),
  },
});

const sortFields: ReadonlyMap<string, string> = new Map(
  ['createdAt', 'rating', 'status', 'approvedAt'].map((field) => [field, field]),
);

/** The query for the read store; an unknown order becomes newest first. */
function reviewQuery({ page = 1, limit = defaultLimit, sort, q, status }: ReviewListQuery) {
  const text = folded(q?.trim() ?? '');
  return {
    where: { ...(status && { status }), ...(text && { text: { contains: text } }) },
    sort: orderOf(sort, sortFields),
    skip: (page - 1) * limit,
    limit,
  };
}

/** The queries over reviews. Every answer has the present names of authors. */
export function createReviewQueries(
  store: Pick<ReadStore, 'find' | 'get' | 'getMany' | 'watch'>,
  cursors: Cursors = createCursors(),
) {
  return {
    /** All reviews, newest first by default. Contract section 5, admin lists. */
    list: createList<ReviewListQuery, ReviewItem>(
      { store, cursors },
      reviews.name,
      reviewQuery,
      async (items) => {
        const docs = items as StoredReview[];
        const personOf = await findAuthors(store, docs);
        return docs.map(({ text: _text, ...review }) => ({ ...review, user: personOf(review.userId) }));
      },
    ),

    /** Resolves once every list shows this status, or the review was deleted meanwhile. */
    shown: (id: string, status: ReviewStatus) =>
      waitUntilVisible(store, { model: reviews.name, id }, (doc) => !doc || doc.status === status),
    /** Resolves once no list shows it any more. */
    gone: (id: string) => waitUntilVisible(store, { model: reviews.name, id }, (doc) => !doc),
  };
}
