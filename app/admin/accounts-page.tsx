import { Link } from '@remix-run/react';
import { Pagination } from '~/ui/pagination';
import { AccountFilters } from './account-filters';
import { AccountTable } from './account-table';
import type { Undecided } from './decide.server';
import { DecisionNotice } from './decision-notice';
import type { Accounts } from './load-accounts.server';
import { listAddress, type AccountList } from './list-address';

/** Everybody with an account, and what an admin may decide about each. */
export function AccountsPage({
  undecided,
  ...accounts
}: Accounts & {
  undecided?: Undecided;
}) {
  const { list, total, totalPages } = accounts;
  return (
    <div className="page py-8 sm:py-10">
      <h1 id="accounts" tabIndex={-1} className="text-3xl outline-none">
        Accounts
      </h1>
      <DecisionNotice list={list} accounts={accounts.accounts} problem={undecided?.problem} />
      <AccountFilters {...accounts} />
      {total === 0 ? <Nobody list={list} /> : <AccountTable {...accounts} undecided={undecided} />}
      <Pagination
        currentPage={list.page}
        totalPages={totalPages}
        hasPrev={list.page > 1}
        hasNext={list.page < totalPages}
        label="Accounts"
        hrefOf={(page) => listAddress(list, { page })}
      />
      <p className="mt-4 text-xs text-muted">Times are GMT+2.</p>
    </div>
  );
}

function Nobody({ list }: { list: AccountList }) {
  const nobody = list.status === undefined ? 'There is no account' : nobodyIs[list.status];
  return (
    <div className="border-b border-line py-10">
      <p className="text-ink-soft">
        {list.q ? (
          <>
            {nobody} with <q>{list.q}</q> in its name or address.
          </>
        ) : (
          `${nobody}.${list.status === 'waiting' ? whatWaits : ''}`
        )}
      </p>
      {(list.q || list.status) && (
        <Link to="/admin" className="link mt-3 inline-block py-2 text-sm pointer-coarse:py-3">
          Show all accounts
        </Link>
      )}
    </div>
  );
}

const nobodyIs = {
  waiting: 'No account waits for approval',
  approved: 'There is no approved account',
  admin: 'There is no admin',
  inactive: 'No account is deactivated',
} as const;
const whatWaits = ' Whoever signs up with a password comes here until an admin lets them in.';
