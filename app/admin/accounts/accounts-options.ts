import { accountStates } from '../../../modules/access/policy';
import type { Decisions } from '../list/decisions';
import type { ListOptions } from '../list/list-address';

const labels = {
  waiting: 'Waiting',
  approved: 'Approved',
  admin: 'Admins',
  inactive: 'Deactivated',
} as const;

/** The list of accounts: `GET /admin`. */
export const accountsOptions: ListOptions = {
  path: '/admin',
  searches: 'name or address',
  statuses: accountStates.map((status) => ({ status, label: labels[status] })),
  orders: [
    { sort: 'waiting', label: 'Waiting first' },
    { sort: '-createdAt', label: 'Newest first' },
    { sort: 'createdAt', label: 'Oldest first' },
    { sort: 'name', label: 'By name' },
    { sort: 'email', label: 'By address' },
    { sort: '-searchCount', label: 'Most searches left' },
  ],
};

/** Spec sections 6 and 8. */
export const accountDecisions: Decisions = {
  approve: {
    label: 'Approve',
    look: 'primary',
    done: 'The account was approved. Its owner is told by mail.',
    doneMany: (count) => `${count} accounts were approved. Their owners are told by mail.`,
    failed: 'Failed to approve user. Please try again.',
    becomes: 'approved',
  },
  deactivate: {
    label: 'Deactivate',
    look: 'secondary',
    done: 'The account was deactivated and signed out everywhere.',
    failed: 'Failed to deactivate user. Please try again.',
    becomes: 'inactive',
    undo: 'reactivate',
  },
  reactivate: {
    label: 'Reactivate',
    look: 'secondary',
    done: 'The account was reactivated. Its owner can sign in again.',
    failed: 'Failed to reactivate user. Please try again.',
    undo: 'deactivate',
  },
  erase: {
    label: 'Delete account',
    look: 'danger',
    done: 'The account was deleted for good.',
    failed: 'Failed to delete user. Please try again.',
    confirm: {
      label: 'Delete account…',
      asks:
        'Their sign-in, searches and unpublished reports are deleted for good; published reports stay, without a name. ' +
        'This action cannot be undone.',
      yes: 'Delete this account',
    },
  },
};
