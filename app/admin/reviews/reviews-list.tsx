import type { ReviewItem } from '../../../composition/application/moderation';
import { Badge } from '~/ui/badge';
import { Day } from '~/ui/day';
import { Details, Id } from '../list/details';
import type { ListDefinition } from '../list/list-page';
import { Stars } from '../list/stars';
import { reviewDecisions, reviewsOptions } from './reviews-options';

const states = {
  pending: { name: 'Pending', tone: 'caution' },
  approved: { name: 'Approved', tone: 'positive' },
  rejected: { name: 'Rejected', tone: 'negative' },
} as const;

/** Reviews, and what an admin may decide about each. Spec section 4, Review. */
export const reviewsList: ListDefinition<ReviewItem> = {
  tab: 'reviews',
  options: reviewsOptions,
  title: 'Reviews',
  idOf: ({ id }) => id,
  nameOf: ({ user }) => `review of ${user.name || user.email || 'a deleted account'}`,
  columns: [
    {
      head: 'Person',
      width: 'w-[18%]',
      cell: ({ user }) => (
        <span className="block truncate" title={user.email ?? undefined}>
          <bdi>{user.name || user.email || 'Deleted account'}</bdi>
        </span>
      ),
    },
    { head: 'Rating', width: 'w-26', cell: ({ rating }) => <Stars rating={rating} /> },
    {
      head: 'Review',
      isWide: true,
      cell: ({ content }) => <span className="line-clamp-2 text-ink-soft lg:line-clamp-1">{content}</span>,
    },
    {
      head: 'Created',
      width: 'w-38',
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap text-muted">
          <Day at={createdAt} zone="admin" withTime />
        </span>
      ),
    },
  ],
  stateWidth: 'w-24',
  badge({ status }, becomes) {
    const state = states[becomes as keyof typeof states] ?? states[status];
    return <Badge tone={state.tone}>{state.name}</Badge>;
  },
  decisions: reviewDecisions,
  allowed: ({ status }) => (status === 'pending' ? ['approve', 'reject', 'delete'] : ['delete']),
  rowDecisions: ['approve', 'reject'],
  bulk: 'approve',
  details: ({ id, user, content, approvedAt }) => (
    <Details
      rows={[
        { name: 'Email', value: user.email ?? 'Deleted account' },
        { name: 'Review', value: <span className="whitespace-pre-line">{content}</span> },
        ...(approvedAt ? [{ name: 'Approved', value: <Day at={approvedAt} zone="admin" withTime /> }] : []),
        { name: 'Id', value: <Id>{id}</Id> },
      ]}
      history={{ kind: 'review', id, label: user.name || user.email || '' }}
    />
  ),
  empty: {
    all: 'There is no review. It comes here once a signed-in person writes one on the history page.',
    pending: 'No review waits for a decision.',
    approved: 'No review is approved.',
    rejected: 'No review is rejected.',
  },
};
