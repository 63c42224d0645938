import type { SearchEvent } from '../modules/search/events';
import type { Result } from './documents';
import { projection } from './projection';

type Stored = Result & { completed: true };

/** The finished report behind an id: the result page, its evidence and every export ask this. */
export const results = projection<Stored | Requested, SearchEvent>({
  name: 'results',
  version: 1,
  indexes: ['userId'],
  on: {
    SearchRequested: ({ event, metadata }, docs) =>
      docs.put(event.searchId, {
        id: event.searchId,
        userId: event.userId,
        model: event.model,
        createdAt: metadata.at,
        query: { query: event.query, model: event.model },
        completed: false,
      }),
    SearchCompleted: ({ event }, docs) =>
      docs.update(event.searchId, (doc) =>
        event.report
          ? {
              ...doc,
              ...event.report,
              completed: true as const,
              processingTime: event.processingTimeMs,
              publishedAt: null,
              status: 'draft',
              url: `/results/${event.searchId}`,
            }
          : doc,
      ),
    SearchFailed: ({ event }, docs) => docs.delete(event.searchId),
    SearchCancelled: ({ event }, docs) => docs.delete(event.searchId),
    SearchDeleted: ({ event }, docs) => docs.delete(event.searchId),
  },
});

type Requested = Pick<Result, 'id' | 'userId' | 'model' | 'createdAt' | 'query'> & { completed: false };

/** The finished result of a stored document; undefined while it is being written. */
export function finishedResult(doc: object | undefined): Result | undefined {
  const stored = doc as Stored | Requested | undefined;
  return stored?.completed ? stored : undefined;
}
