/** What an admin may decide about an account. */
export const decisions = ['approve', 'deactivate', 'reactivate', 'erase'] as const;
export type Decision = (typeof decisions)[number];

export const decisionNamed = (name: string | null): Decision | undefined =>
  decisions.find((decision) => decision === name);

type Words = {
  /** What it did, in a notice or toast. */
  done: string;
  /** What it could not do; the reason follows. Spec section 8. */
  failed: string;
};

export const decisionWords: Readonly<Record<Decision, Words>> = {
  approve: {
    done: 'The account was approved. Its owner is told by mail.',
    failed: 'Failed to approve user. Please try again.',
  },
  deactivate: {
    done: 'The account was deactivated and signed out everywhere.',
    failed: 'Failed to deactivate user. Please try again.',
  },
  reactivate: {
    done: 'The account was reactivated. Its owner can sign in again.',
    failed: 'Failed to reactivate user. Please try again.',
  },
  erase: {
    done: 'The account was deleted for good.',
    failed: 'Failed to delete user. Please try again.',
  },
};
