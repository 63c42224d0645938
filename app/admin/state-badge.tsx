import { accountState, type AccountState } from '../../modules/access/policy';
import { Badge } from '~/ui/badge';
import type { UserDocument } from '../../projections/documents';

export const stateNames: Readonly<Record<AccountState, string>> = {
  waiting: 'Waiting',
  approved: 'Approved',
  admin: 'Admin',
  inactive: 'Deactivated',
};
const tones = { waiting: 'caution', approved: 'plain', admin: 'accent', inactive: 'negative' } as const;

export function StateBadge({ user }: { user: UserDocument }) {
  const state = accountState(user);
  return <Badge tone={tones[state]}>{stateNames[state]}</Badge>;
}
