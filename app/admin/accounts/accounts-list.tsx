import { accountState } from '../../../modules/access/policy';
import type { UserDocument } from '../../../projections/documents';
import { Badge } from '~/ui/badge';
import { Day } from '~/ui/day';
import { number } from '~/ui/number';
import { Details, Id } from '../list/details';
import type { ListDefinition } from '../list/list-page';
import { accountDecisions, accountsOptions } from './accounts-options';

const states = {
  waiting: { name: 'Waiting', tone: 'caution' },
  approved: { name: 'Approved', tone: 'plain' },
  admin: { name: 'Admin', tone: 'accent' },
  inactive: { name: 'Deactivated', tone: 'negative' },
} as const;

/** Accounts, and what an admin may decide about each. Admins are protected. Spec section 6. */
export const accountsList: ListDefinition<UserDocument> = {
  tab: 'users',
  options: accountsOptions,
  title: 'Accounts',
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  columns: [
    {
      head: 'Name',
      width: 'w-[24%]',
      cell: ({ name }) => (
        <span className="block truncate" title={name}>
          <bdi>{name}</bdi>
        </span>
      ),
    },
    {
      head: 'Email',
      isWide: true,
      cell: ({ email }) => (
        <span className="block truncate text-ink-soft" title={email}>
          {email}
        </span>
      ),
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
    { head: 'Searches left', width: 'w-29', isNumber: true, cell: (user) => <SearchesLeft user={user} /> },
  ],
  stateWidth: 'w-28',
  badge(user, becomes) {
    const state = states[becomes as keyof typeof states] ?? states[accountState(user)];
    return <Badge tone={state.tone}>{state.name}</Badge>;
  },
  decisions: accountDecisions,
  allowed: ({ isApproved, isActive }) => {
    const approve = isApproved ? [] : ['approve'];
    return isActive ? [...approve, 'deactivate', 'erase'] : ['reactivate', ...approve, 'erase'];
  },
  rowDecisions: ['approve'],
  bulk: 'approve',
  reasonAgainst: ({ isAdmin }) => (isAdmin ? 'Protected' : undefined),
  details: ({ id, name, email }) => (
    <Details
      rows={[
        { name: 'Name', value: <bdi>{name}</bdi> },
        { name: 'Email', value: email },
        { name: 'Account', value: <Id>{id}</Id> },
      ]}
      history={{ kind: 'user', id, label: name }}
    />
  ),
  empty: {
    all: 'There is no account.',
    waiting:
      'No account waits for approval. An account that was made with a password waits here until an admin approves it.',
    approved: 'There is no approved account.',
    admin: 'There is no admin.',
    inactive: 'No account is deactivated.',
  },
};

/** Searches left, with a label where a narrow window hides the column heading. */
function SearchesLeft({ user: { searchCount } }: { user: UserDocument }) {
  const word = searchCount < 0 ? 'searches' : searchCount === 1 ? 'search left' : 'searches left';
  return (
    <>
      {searchCount < 0 ? 'unlimited' : number(searchCount)}
      <span className="lg:hidden"> {word}</span>
    </>
  );
}
