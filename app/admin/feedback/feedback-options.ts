import type { Decisions } from '../list/decisions';
import type { ListOptions } from '../list/list-address';

/** The list of feedback: `GET /admin/feedback`. */
export const feedbackOptions: ListOptions = {
  path: '/admin/feedback',
  searches: 'text of the feedback',
  statuses: [
    { status: 'draft', label: 'Drafts' },
    { status: 'published', label: 'Published' },
  ],
  orders: [
    { sort: '-createdAt', label: 'Newest first' },
    { sort: 'createdAt', label: 'Oldest first' },
    { sort: '-rating', label: 'Best rated first' },
    { sort: 'rating', label: 'Worst rated first' },
    { sort: '-publishedAt', label: 'Published last first' },
  ],
};

/** Spec sections 4 and 8. */
export const feedbackDecisions: Decisions = {
  publish: {
    label: 'Publish',
    look: 'primary',
    done: 'The feedback is public now.',
    doneMany: (count) => `${count} pieces of feedback are public now.`,
    failed: 'Failed to publish feedback. Please try again.',
    becomes: 'published',
    undo: 'unpublish',
  },
  unpublish: {
    label: 'Unpublish',
    look: 'secondary',
    done: 'The feedback is no longer public. It is a draft again.',
    failed: 'Failed to update feedback status. Please try again.',
    becomes: 'draft',
    undo: 'publish',
  },
  delete: {
    label: 'Delete feedback',
    look: 'danger',
    done: 'The feedback was deleted.',
    failed: 'Failed to delete feedback. Please try again.',
    confirm: {
      label: 'Delete feedback…',
      asks: 'The feedback disappears from every list. The searches that it earned stay. This action cannot be undone.',
      yes: 'Delete this feedback',
    },
  },
};
