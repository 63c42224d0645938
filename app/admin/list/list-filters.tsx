import { Form, Link, useSubmit } from '@remix-run/react';
import clsx from 'clsx';
import { Search } from 'lucide-react';
import { Button } from '~/ui/button';
import { inputClass } from '~/ui/field';
import { number } from '~/ui/number';
import { listAddress, type AdminList, type ListOptions } from './list-address';

type Props = {
  definition: { options: ListOptions; title: string };
  page: { list: AdminList; counts: Record<string, number> };
};

/** Filter and order of a list; the address holds both. */
export function ListFilters({ definition, page }: Props) {
  return (
    <div className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b-2 border-ink">
      <Statuses definition={definition} page={page} />
      <Finder options={definition.options} list={page.list} />
    </div>
  );
}

function Statuses({ definition: { options, title }, page: { list, counts } }: Props) {
  const all = options.statuses.reduce((sum, { status }) => sum + (counts[status] ?? 0), 0);
  const choices = [
    { label: 'All', status: undefined, count: all },
    ...options.statuses.map(({ status, label }) => ({ label, status, count: counts[status] ?? 0 })),
  ];
  return (
    <nav aria-label={`${title} by state`} className="-mb-0.5">
      <ul className="flex flex-wrap gap-x-6">
        {choices.map(({ label, status, count }) => (
          <li key={label}>
            <Link
              to={listAddress(options, list, { status })}
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

function Finder({ options, list }: { options: ListOptions; list: AdminList }) {
  const submit = useSubmit();
  const label = options.searches.charAt(0).toUpperCase() + options.searches.slice(1);
  return (
    <Form method="get" role="search" className="flex flex-wrap items-center gap-2 pb-3 max-sm:w-full">
      {list.status && <input type="hidden" name="status" value={list.status} />}
      <input
        key={list.q}
        type="search"
        name="q"
        defaultValue={list.q}
        aria-label={label}
        placeholder={label}
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
        {options.orders.map(({ sort, label: name }) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </select>
    </Form>
  );
}

const tabClass = clsx(
  'touch flex min-w-11 items-center gap-1.5 border-b-2 border-transparent text-sm whitespace-nowrap text-ink-soft',
  'hover:text-ink focus-visible:-outline-offset-2',
  'aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink',
);
