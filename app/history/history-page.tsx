import { Form, Link } from '@remix-run/react';
import clsx from 'clsx';
import { Search } from 'lucide-react';
import { useMemo, type ReactNode, useEffect, useRef } from 'react';
import { useSuccessNotice } from '~/publication/use-success-notice';
import { useViewer } from '~/root-data';
import type { WaitingPlan } from '../../projections/documents';
import { WaitingPlans } from '~/search/waiting-plans';
import { ButtonLink, Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { number } from '~/ui/number';
import { Pagination } from '~/ui/pagination';
import { HistoryEntry } from './history-entry';
import { historyAddress, type HistoryList, searchLength } from '~/publication/history-address';
import type { History } from './load-history.server';
import { headingId, useFocusAfterRemoval } from './use-focus-after-removal';
import { inputClass } from '~/ui/field';

type Props = { history: History; plans: readonly WaitingPlan[]; children?: ReactNode };

/** The user's reports, 20 a page, and below them the review form. */
export function HistoryPage({ history: { list, entries, pagination }, plans, children }: Props) {
  const everybody = useViewer()?.isAdmin;
  const ids = useMemo(() => entries.map(({ id }) => id), [entries]);
  const done = useSuccessNotice({ clean: historyAddress(list), arrived: useFocusAfterRemoval(ids) });
  return (
    <div className="page py-12 sm:py-16">
      <header className="flex flex-wrap items-end gap-x-6 gap-y-4 border-b-2 border-ink pb-4">
        <div className="mr-auto">
          <h1 id={headingId} tabIndex={-1} className="text-4xl outline-none">
            {everybody ? 'History' : 'Your history'}
          </h1>
          <p className="figures mt-2 text-sm text-muted">
            <span role="status">{countLabel(pagination.totalCount, list.q)}</span>
            <span aria-hidden> · </span>
            <a href="#review" className="link py-2">
              Write a review
            </a>
          </p>
        </div>
        {(pagination.totalCount > 0 || list.q) && <HistorySearch q={list.q} />}
      </header>
      {done && (
        <Notice tone="positive" className="mt-4">
          {done}
        </Notice>
      )}
      {plans.length > 0 && (
        <div className="mt-4">
          <WaitingPlans plans={plans} />
        </div>
      )}
      {entries.length === 0 ? (
        <Empty list={list} />
      ) : (
        <ol>
          {entries.map((report) => (
            <HistoryEntry key={report.id} report={report} list={list} />
          ))}
        </ol>
      )}
      <Pagination {...pagination} label="History" hrefOf={(page) => historyAddress({ ...list, page })} />
      {children}
    </div>
  );
}

function countLabel(count: number, q: string): string {
  const reports = `${number(count)} ${count === 1 ? 'report' : 'reports'}`;
  return q ? `${reports} found` : reports;
}

function Empty({ list: { q } }: { list: HistoryList }) {
  return (
    <div className="py-12">
      <p className="prose-text wrap-anywhere text-muted">
        {q
          ? `No report has “${q}” in its title, query or keywords.`
          : 'No reports yet. Each report you ask for is kept here, with its sources.'}
      </p>
      <ButtonLink to={q ? '/history' : '/'} className="mt-6">
        {q ? 'Show all reports' : 'Ask a first question'}
      </ButtonLink>
    </div>
  );
}

/** The search field of the history; the address holds the search. */
function HistorySearch({ q }: { q: string }) {
  const field = useRef<HTMLInputElement>(null);
  // On back navigation the field shows the search of that list; the same element stays, so that it keeps focus.
  useEffect(() => {
    if (field.current && field.current.value.trim() !== q) field.current.value = q;
  }, [q]);
  return (
    <Form method="get" action="/history" role="search" className="flex w-full items-center gap-2 sm:w-auto">
      <input
        ref={field}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={searchLength}
        aria-label="Title, query or keyword"
        placeholder="Title, query or keyword"
        className={clsx(inputClass, 'w-auto! min-w-0 flex-1 text-sm! sm:w-64!')}
      />
      <Button type="submit" look="secondary" aria-label="Search">
        <Search aria-hidden size={16} />
      </Button>
      {q && (
        <Link to="/history" className="touch inline-flex items-center px-2 text-sm link">
          Show all
        </Link>
      )}
    </Form>
  );
}
