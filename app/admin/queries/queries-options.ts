import type { Decisions } from '../list/decisions';
import type { ListOptions } from '../list/list-address';

/** The list of search queries, at `/admin/queries` and at `/search-queries` alone. Contract section 5, Paths. */
export const queriesOptions = (path: '/admin/queries' | '/search-queries'): ListOptions => ({
  path,
  searches: 'query',
  statuses: [
    { status: 'pending', label: 'Pending' },
    { status: 'processing', label: 'Processing' },
    { status: 'completed', label: 'Completed' },
    { status: 'failed', label: 'Failed' },
  ],
  orders: [
    { sort: '-createdAt', label: 'Newest first' },
    { sort: 'createdAt', label: 'Oldest first' },
    { sort: 'query', label: 'By query' },
    { sort: 'model', label: 'By model' },
  ],
});

/** Spec sections 6 and 8. */
export const queryDecisions: Decisions = {
  delete: {
    label: 'Delete query',
    look: 'danger',
    done: 'The search query was deleted.',
    failed: 'Failed to delete search query. Please try again.',
    confirm: {
      label: 'Delete query…',
      asks:
        'The query and its report are deleted for good, its public page too. A search that is running is stopped and ' +
        'refunded. This action cannot be undone.',
      yes: 'Delete this query',
    },
  },
};

/** Completed queries out of all, rounded to a percent; null without any. Spec section 2, Admin dashboard. */
export function successRate(counts: Readonly<Record<string, number>>): number | null {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return total === 0 ? null : Math.round(((counts.completed ?? 0) / total) * 100);
}
