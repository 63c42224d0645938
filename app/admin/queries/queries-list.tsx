import type { SearchQueryItem } from '../../../composition/application/moderation';
import { Badge } from '~/ui/badge';
import { Day } from '~/ui/day';
import { Details, Id } from '../list/details';
import type { Column, ListDefinition } from '../list/list-page';
import { modelNames } from '../model-names';
import { queriesOptions, queryDecisions } from './queries-options';

const states = {
  pending: { name: 'Pending', tone: 'plain' },
  processing: { name: 'Processing', tone: 'accent' },
  completed: { name: 'Completed', tone: 'positive' },
  failed: { name: 'Failed', tone: 'negative' },
} as const;
const kinds = { visual: 'Visual report', research: 'Research report' } as const;

const columns: readonly Column<SearchQueryItem>[] = [
  {
    head: 'Query',
    cell: ({ id, query }) => (
      <a
        href={`/results/${id}`}
        className="block truncate hover:underline pointer-coarse:py-3"
        title={query ?? undefined}
      >
        {query ?? 'Deleted with its account'}
      </a>
    ),
  },
  {
    head: 'Person',
    width: 'w-[22%]',
    isWide: true,
    cell: ({ userEmail }) => (
      <span className="block truncate text-ink-soft" title={userEmail ?? undefined}>
        {userEmail ?? 'Deleted account'}
      </span>
    ),
  },
  { head: 'Model', width: 'w-20', cell: ({ model }) => modelNames[model] },
  {
    head: 'Created',
    width: 'w-38',
    cell: ({ createdAt }) => (
      <span className="whitespace-nowrap text-muted">
        <Day at={createdAt} zone="admin" withTime />
      </span>
    ),
  },
];

/** Search queries of every status. Spec section 3, Search query. */
export const queriesList = (path: '/admin/queries' | '/search-queries'): ListDefinition<SearchQueryItem> => ({
  tab: 'queries',
  options: queriesOptions(path),
  title: 'Search queries',
  idOf: ({ id }) => id,
  nameOf: ({ query }) => query ?? 'query of a deleted account',
  columns,
  stateWidth: 'w-28',
  badge: ({ status }) => <Badge tone={states[status].tone}>{states[status].name}</Badge>,
  decisions: queryDecisions,
  allowed: () => ['delete'],
  rowDecisions: [],
  details: (item) => <QueryDetails item={item} />,
  empty: {
    all: 'There is no search query.',
    pending: 'No search waits to begin.',
    processing: 'No search is running.',
    completed: 'No search has completed.',
    failed: 'No search has failed.',
  },
});

function QueryDetails({ item: { id, query, kind, code, userEmail } }: { item: SearchQueryItem }) {
  return (
    <Details
      rows={[
        {
          name: 'Query',
          value: <span className="whitespace-pre-line">{query ?? 'Deleted with its account'}</span>,
        },
        { name: 'Kind', value: kinds[kind] },
        { name: 'Email', value: userEmail ?? 'Deleted account' },
        ...(code ? [{ name: 'Failed with', value: <Id>{code}</Id> }] : []),
        { name: 'Search', value: <Id>{id}</Id> },
      ]}
      history={{ kind: 'report', id, label: query ?? '' }}
    />
  );
}
