/** Longest reason an admin may give for a decision. */
export const reasonLength = 500;

/** What an account is to whoever looks after it. Contract section 5, admin lists. */
export const accountStates = ['waiting', 'approved', 'admin', 'inactive'] as const;
export type AccountState = (typeof accountStates)[number];

/** Each account is in one state at a time: a deactivated one waits for nobody. */
export function accountState(account: {
  isAdmin: boolean;
  isApproved: boolean;
  isActive: boolean;
}): AccountState {
  if (!account.isActive) return 'inactive';
  if (account.isAdmin) return 'admin';
  return account.isApproved ? 'approved' : 'waiting';
}
