import type { AdminFeedbackItem } from '../../../composition/application/moderation';
import { Badge } from '~/ui/badge';
import { Day } from '~/ui/day';
import { Details, Id } from '../list/details';
import type { ListDefinition } from '../list/list-page';
import { Stars } from '../list/stars';
import { feedbackDecisions, feedbackOptions } from './feedback-options';

const states = {
  draft: { name: 'Draft', tone: 'plain' },
  published: { name: 'Published', tone: 'positive' },
} as const;

/** Feedback, and what an admin may decide about each. Spec section 4, Feedback. */
export const feedbackList: ListDefinition<AdminFeedbackItem> = {
  tab: 'feedback',
  options: feedbackOptions,
  title: 'Feedback',
  idOf: ({ id }) => id,
  nameOf: ({ user, userEmail }) => `feedback of ${user.name || userEmail || 'a deleted account'}`,
  columns: [
    {
      head: 'Person',
      width: 'w-[18%]',
      cell: ({ user, userEmail }) => (
        <span className="block truncate" title={userEmail ?? undefined}>
          <bdi>{user.name || userEmail || 'Deleted account'}</bdi>
        </span>
      ),
    },
    { head: 'Rating', width: 'w-26', cell: ({ rating }) => <Stars rating={rating} /> },
    {
      head: 'Feedback',
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
  decisions: feedbackDecisions,
  allowed: ({ status }) => [status === 'published' ? 'unpublish' : 'publish', 'delete'],
  rowDecisions: ['publish', 'unpublish'],
  bulk: 'publish',
  details: ({ id, user, userEmail, content, suggestions, publishedAt }) => (
    <Details
      rows={[
        { name: 'Email', value: userEmail ?? 'Deleted account' },
        { name: 'Experience', value: <span className="whitespace-pre-line">{content}</span> },
        ...(suggestions
          ? [{ name: 'Suggestions', value: <span className="whitespace-pre-line">{suggestions}</span> }]
          : []),
        ...(publishedAt
          ? [{ name: 'Published', value: <Day at={publishedAt} zone="admin" withTime /> }]
          : []),
        { name: 'Feedback', value: <Id>{id}</Id> },
      ]}
      history={{ kind: 'feedback', id, label: user.name || userEmail || '' }}
    />
  ),
  empty: {
    all: 'There is no feedback. It comes here once a signed-in person submits the feedback form.',
    draft: 'No feedback waits for publication.',
    published: 'No feedback is published.',
  },
};
