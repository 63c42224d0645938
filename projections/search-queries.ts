import type { QueryStatus, SearchQueryItem } from '../composition/application/moderation';
import type { SearchEvent } from '../modules/search/events';
import { folded } from './list-order';
import { projection } from './projection';

/** A search as stored in the read model: with fields for filters and orders, which no reader sees. */
export type StoredQuery = Omit<SearchQueryItem, 'userEmail'> & {
  /** The query in lower case, for the search; empty once its person was erased. */
  text: string;
  /** Its beginning, for the order. */
  queryKey: string;
};

/** Characters that queries are sorted by. */
const sortedBy = 100;

/** One line per search of either kind: for the admin's list of queries. */
export const searchQueries = projection<StoredQuery, SearchEvent>({
  name: 'search-queries',
  version: 1,
  indexes: [
    'createdAt',
    ['status', 'createdAt'],
    ['status', 'queryKey'],
    ['status', 'model'],
    // A text search reads this index alone to count.
    ['status', 'text'],
  ],
  counts: [['status']],
  on: {
    SearchRequested: ({ event: { searchId: reportId, kind, userId, query, model }, metadata }, docs) => {
      const about = { id: reportId, kind, userId, model, createdAt: metadata.at };
      docs.put(reportId, { ...about, status: 'pending', ...queryFields(query) });
    },
    EvidenceGathered: ({ event }, docs) => docs.update(event.searchId, begun),
    PlanDrafted: ({ event }, docs) => docs.update(event.searchId, begun),
    SearchCompleted: ({ event }, docs) => docs.update(event.searchId, become('completed')),
    SearchFailed: ({ event }, docs) => docs.update(event.searchId, become('failed', event.code)),
    SearchCancelled: ({ event }, docs) =>
      docs.update(event.searchId, become('failed', event.because ?? 'cancelled')),
    SearchLapsed: ({ event }, docs) => docs.delete(event.searchId),
    SearchDeleted: ({ event }, docs) => docs.delete(event.searchId),
    SearchDisowned: ({ event }, docs) =>
      docs.update(event.searchId, (doc) => ({ ...doc, ...queryFields(null) })),
  },
});

function queryFields(query: string | null): Pick<StoredQuery, 'query' | 'text' | 'queryKey'> {
  const text = folded(query ?? '');
  return { query, text, queryKey: text.slice(0, sortedBy) };
}

const become =
  (status: QueryStatus, code?: string) =>
  (doc: StoredQuery): StoredQuery => ({ ...doc, status, ...(code !== undefined && { code }) });

const begun = (doc: StoredQuery): StoredQuery =>
  doc.status === 'pending' ? { ...doc, status: 'processing' } : doc;
