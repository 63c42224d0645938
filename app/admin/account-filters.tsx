import { Form, Link, useSubmit } from '@remix-run/react';
import clsx from 'clsx';
import { Search } from 'lucide-react';
import type { AccountState } from '../../modules/access/policy';
import { accountStates } from '../../modules/access/policy';
import { Button } from '~/ui/button';
import { inputClass } from '~/ui/field';
import { number } from '~/ui/number';
import { listAddress, orders, type AccountList } from './list-address';
import { stateNames } from './state-badge';

type Props = { list: AccountList; counts: Record<AccountState, number> };

/** Which accounts, and in which order; all of it stands in the address. */
export function AccountFilters({ list, counts }: Props) {
  return (
    <div className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b-2 border-ink">
      <States list={list} counts={counts} />
      <Finder list={list} />
    </div>
  );
}

function States({ list, counts }: Props) {
  const all = accountStates.reduce((sum, state) => sum + counts[state], 0);
  const choices = [
    { label: 'All', status: undefined, count: all },
    ...accountStates.map((status) => ({ label: tabNames[status], status, count: counts[status] })),
  ];
  return (
    <nav aria-label="Accounts by state" className="-mb-0.5">
      <ul className="flex flex-wrap gap-x-6">
        {choices.map(({ label, status, count }) => (
          <li key={label}>
            <Link
              to={listAddress(list, { status })}
              aria-current={list.status === status ? 'page' : undefined}
              className={tabClass}
              preventScrollReset
            >
              {label} <span className="figures text-xs text-muted">{number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Finder({ list }: { list: AccountList }) {
  const submit = useSubmit();
  return (
    <Form method="get" role="search" className="flex flex-wrap items-center gap-2 pb-3 max-sm:w-full">
      {list.status && <input type="hidden" name="status" value={list.status} />}
      <input
        key={list.q}
        type="search"
        name="q"
        defaultValue={list.q}
        aria-label="Name or address"
        placeholder="Name or address"
        className={clsx(inputClass, 'w-auto! min-w-0 flex-1 text-sm! sm:w-56!')}
      />
      <Button type="submit" look="secondary" aria-label="Search">
        <Search aria-hidden size={16} />
      </Button>
      <select
        key={list.sort}
        name="sort"
        defaultValue={list.sort}
        aria-label="Order"
        onChange={(event) => submit(event.currentTarget.form)}
        className={clsx(inputClass, 'text-sm! sm:w-auto!')}
      >
        {orders.map(({ sort, label }) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
    </Form>
  );
}

const tabNames = { ...stateNames, admin: 'Admins' };

const tabClass = clsx(
  'touch flex min-w-11 items-center gap-1.5 border-b-2 border-transparent text-sm whitespace-nowrap text-ink-soft',
  'hover:text-ink focus-visible:-outline-offset-2',
  'aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink',
);
