import type { Decisions } from '../list/decisions';
import type { ListOptions } from '../list/list-address';

/** The list of reviews: `GET /admin/reviews`. */
export const reviewsOptions: ListOptions = {
  path: '/admin/reviews',
  searches: 'text of the review',
  statuses: [
    { status: 'pending', label: 'To decide' },
    { status: 'approved', label: 'Approved' },
    { status: 'rejected', label: 'Rejected' },
  ],
  orders: [
    { sort: '-createdAt', label: 'Newest first' },
    { sort: 'createdAt', label: 'Oldest first' },
    { sort: '-rating', label: 'Best rated first' },
    { sort: 'rating', label: 'Worst rated first' },
  ],
};

/** Spec sections 4 and 8. */
export const reviewDecisions: Decisions = {
  approve: {
    label: 'Approve',
    look: 'primary',
    done: 'The review was approved.',
    doneMany: (count) => `${count} reviews were approved.`,
    failed: 'Failed to approve review. Please try again.',
    becomes: 'approved',
  },
  reject: {
    label: 'Reject',
    look: 'secondary',
    done: 'The review was rejected.',
    failed: 'Failed to reject review. Please try again.',
    becomes: 'rejected',
  },
  delete: {
    label: 'Delete review',
    look: 'danger',
    done: 'The review was deleted.',
    failed: 'Failed to delete review. Please try again.',
    confirm: {
      label: 'Delete review…',
      asks: 'The review disappears from every list. The searches that it earned stay. This action cannot be undone.',
      yes: 'Delete this review',
    },
  },
};
