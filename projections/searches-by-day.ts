import type {
  SearchCancelled,
  SearchCompleted,
  SearchFailed,
  SearchRequested,
} from '../modules/search/events';
import { utcDate } from './utc-date';
import type { Documents } from './projection';
import { projection } from './projection';

/** The searches requested and ended on one day. */
export type SearchesOfDay = {
  /** YYYY-MM-DD, UTC. */
  day: string;
  requested: number;
  completed: number;
  failed: number;
  cancelled: number;
  /** The failed ones by code. */
  codes: Record<string, number>;
};

function count(
  at: string,
  docs: Documents<SearchesOfDay>,
  change: (searches: SearchesOfDay) => Partial<SearchesOfDay>,
): Promise<void> | void {
  const day = utcDate(at);
  const none = { day, requested: 0, completed: 0, failed: 0, cancelled: 0, codes: {} };
  return docs.upsert(day, none, (before) => ({ ...before, ...change(before) }));
}

/**
 * Searches by day, each event on its own day: a search requested on Monday and completed on Tuesday is in both. A report
 * that is deleted later stays counted.
 */
export const searchesByDay = projection<
  SearchesOfDay,
  SearchRequested | SearchCompleted | SearchFailed | SearchCancelled
>({
  name: 'searches-by-day',
  version: 1,
  indexes: ['day'],
  on: {
    SearchRequested: ({ metadata }, docs) =>
      count(metadata.at, docs, ({ requested }) => ({ requested: requested + 1 })),
    SearchCompleted: ({ metadata }, docs) =>
      count(metadata.at, docs, ({ completed }) => ({ completed: completed + 1 })),
    SearchFailed: ({ event, metadata }, docs) =>
      count(metadata.at, docs, ({ failed, codes }) => ({
        failed: failed + 1,
        codes: { ...codes, [event.code]: (codes[event.code] ?? 0) + 1 },
      })),
    SearchCancelled: ({ metadata }, docs) =>
      count(metadata.at, docs, ({ cancelled }) => ({ cancelled: cancelled + 1 })),
  },
});
