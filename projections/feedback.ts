import { ratingClass, type FeedbackStatus } from '../modules/feedback/contract';
import type { FeedbackEvent } from '../modules/feedback/events';
import type { ListQuery } from '../composition/application/moderation';
import { createCursors, createList, type Cursors } from './list-cursor';
import { folded, orderOf } from './list-order';
import { findAuthors, type AuthorProfile } from './authors';
import { projection } from './projection';
import type { ReadStore } from './read-store';
import { waitUntilVisible } from './runtime/wait-until-visible';

/** Spec section 3, Feedback. `user`: null values once the account is erased. */
export type FeedbackItem = {
  id: string;
  rating: number;
  content: string;
  suggestions: string;
  status: FeedbackStatus;
  publishedAt: string | null;
  createdAt: string;
  user: { name: string | null; picture: string | null };
};
/** For admins. */
export type AdminFeedbackItem = FeedbackItem & { userId: string; userEmail: string | null };

/** Spec section 2, Public feedback. `average`: 0 without any; `positivePercent`: a whole number. */
export type Ratings = { total: number; average: number; positivePercent: number };

/** The filter of the list. `sort`: createdAt, rating, status or publishedAt; `q`: a part of content or suggestions. */
export type FeedbackListQuery = ListQuery<FeedbackStatus>;

/** Feedback as stored in the read model: no names, with `text` for the search. */
type StoredFeedback = Omit<FeedbackItem, 'user'> & { userId: string; text: string };

/** Items of the public list at most. */
const maxPublic = 200;
const defaultLimit = 50;

/** Feedback that is not deleted: for the public page and the admin's list. */
export const feedback = projection<StoredFeedback, FeedbackEvent>({
  name: 'feedback',
  version: 1,
  indexes: [
    'createdAt',
    ['status', 'createdAt'],
    ['status', '-publishedAt'],
    ['status', 'rating'],
    // A text search reads this index alone to count.
    ['status', 'text'],
  ],
  counts: [['status'], ['status', 'rating']],
  on: {
    FeedbackSubmitted: ({ event, metadata: { at } }, docs) => {
      const { feedbackId: id, userId, rating, content } = event;
      // Its author is erased, and `FeedbackDeleted` follows.
      if (content === null) return;
      const suggestions = event.suggestions ?? '';
      docs.put(id, {
        ...{ id, userId, rating, content, suggestions },
        status: 'draft',
        publishedAt: null,
        createdAt: at,
        text: folded(`${content}\n${suggestions}`),
      });
    },
    FeedbackPublished: ({ event, metadata: { at } }, docs) =>
      docs.update(event.feedbackId, (doc) => ({ ...doc, status: 'published', publishedAt: at })),
    FeedbackUnpublished: ({ event }, docs) =>
      docs.update(event.feedbackId, (doc) => ({ ...doc, status: 'draft', publishedAt: null })),
    FeedbackDeleted: ({ event }, docs) => docs.delete(event.feedbackId),
  },
});

const sortFields: ReadonlyMap<string, string> = new Map(
  ['createdAt', 'rating', 'status', 'publishedAt'].map((field) => [field, field]),
);

/** The query for the read store; an unknown order becomes newest first. */
function feedbackQuery({ page = 1, limit = defaultLimit, sort, q, status }: FeedbackListQuery) {
  const text = folded(q?.trim() ?? '');
  return {
    where: { ...(status && { status }), ...(text && { text: { contains: text } }) },
    sort: orderOf(sort, sortFields),
    skip: (page - 1) * limit,
    limit,
  };
}

/** The queries over feedback. Every answer has the present names of authors. */
export function createFeedbackQueries(
  store: Pick<ReadStore, 'find' | 'get' | 'getMany' | 'watch'>,
  cursors: Cursors = createCursors(),
) {
  return {
    /** Published feedback, newest publication first, 200 at most. */
    async published(): Promise<FeedbackItem[]> {
      const where = { status: 'published' };
      const query = { where, sort: '-publishedAt', limit: maxPublic };
      const docs = (await store.find(feedback.name, query)).items as StoredFeedback[];
      const personOf = await findAuthors(store, docs);
      return docs.map((doc) => publicItem(doc, personOf(doc.userId)));
    },

    /** Of all published feedback, from the count of each number of stars. */
    async ratings(): Promise<Ratings> {
      const counts = await Promise.all(
        [1, 2, 3, 4, 5].map(async (rating) => {
          const where = { status: 'published', rating };
          return { rating, count: (await store.find(feedback.name, { where, limit: 0 })).total };
        }),
      );
      const sum = (of: (each: { rating: number; count: number }) => number) =>
        counts.reduce((all, each) => all + of(each), 0);
      const total = sum(({ count }) => count);
      if (total === 0) return { total, average: 0, positivePercent: 0 };
      const positive = sum(({ rating, count }) => (ratingClass(rating) === 'Positive' ? count : 0));
      return {
        total,
        average: sum(({ rating, count }) => rating * count) / total,
        positivePercent: Math.round((positive / total) * 100),
      };
    },

    /** All feedback, newest first by default. Contract section 5, admin lists. */
    list: createList<FeedbackListQuery, AdminFeedbackItem>(
      { store, cursors },
      feedback.name,
      feedbackQuery,
      async (items) => {
        const docs = items as StoredFeedback[];
        const personOf = await findAuthors(store, docs);
        return docs.map((doc) => {
          const person = personOf(doc.userId);
          return { ...publicItem(doc, person), userId: doc.userId, userEmail: person.email };
        });
      },
    ),

    /** Resolves once every list shows this status, or the feedback was deleted meanwhile. */
    shown: (id: string, status: FeedbackStatus) =>
      waitUntilVisible(store, { model: feedback.name, id }, (doc) => !doc || doc.status === status),
    /** Resolves once no list shows it any more. */
    gone: (id: string) => waitUntilVisible(store, { model: feedback.name, id }, (doc) => !doc),
  };
}

function publicItem(doc: StoredFeedback, { name, picture }: AuthorProfile): FeedbackItem {
  const { userId: _writer, text: _text, ...item } = doc;
  return { ...item, user: { name, picture } };
}
