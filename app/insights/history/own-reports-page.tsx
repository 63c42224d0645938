import { Form, Link, useSearchParams } from '@remix-run/react';
import clsx from 'clsx';
import { Search } from 'lucide-react';
import { useMemo, type RefObject, useEffect, useRef, useState } from 'react';
import type { ReportKind } from '../../../modules/search/contract';
import { headingId, useFocusAfterRemoval } from '~/history/use-focus-after-removal';
import { useSuccessNotice } from '~/publication/use-success-notice';
import { Button, ButtonLink } from '~/ui/button';
import { inputClass } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { number } from '~/ui/number';
import { insightsPath, modeAddress } from '~/publication/insights-address';
import type { OwnReports } from './load-own.server';
import { inList, ownListAddress, ownListPath, searchLength, type OwnList, ownListIn } from './own-list';
import { OwnReportLine } from './own-report-line';
import type { NotRemoved } from './removal-messages';

type Props = { own: OwnReports; refused: NotRemoved | undefined };

/** The user's own reports of both kinds, newest first. Spec section 2, R&I history. */
export function OwnReportsPage({ own: { reports, counts }, refused }: Props) {
  const { list, field, type } = useOwnList();
  const shown = useMemo(() => inList(reports, list), [reports, list.q, list.tab]);
  const ids = useMemo(() => shown.map(({ id }): string => id), [shown]);
  const done = useSuccessNotice({ clean: ownListAddress(list), arrived: useFocusAfterRemoval(ids) });
  return (
    <div className="page py-12 sm:py-16">
      <header className="flex flex-wrap items-end gap-x-6 gap-y-4 border-b-2 border-ink pb-4">
        <h1 id={headingId} tabIndex={-1} className="mr-auto text-4xl outline-none">
          R&amp;I History
        </h1>
        {counts.all > 0 && <Filter list={list} field={field} onType={type} />}
      </header>
      {done && (
        <Notice tone="positive" className="mt-4">
          {done}
        </Notice>
      )}
      {refused && !ids.includes(refused.about) && (
        <Notice tone="negative" alert title={refused.failed} className="mt-4">
          {refused.why}
        </Notice>
      )}
      <Counters counts={counts} />
      <Tabs list={list} />
      <p role="status" className="sr-only">
        {shown.length === 1 ? 'One report is shown' : `${number(shown.length)} reports are shown`}
      </p>
      {shown.length === 0 ? (
        <Empty list={list} />
      ) : (
        <ol>
          {shown.map((report) => (
            <OwnReportLine key={report.id} report={report} list={list} refused={refused} />
          ))}
        </ol>
      )}
    </div>
  );
}

type FilterProps = { list: OwnList; field: RefObject<HTMLInputElement>; onType: (typed: string) => void };

/** Filters while the user types; without scripts it is an ordinary form. */
function Filter({ list: { q, tab }, field, onType }: FilterProps) {
  return (
    <Form
      method="get"
      action={ownListPath}
      role="search"
      className="flex w-full items-center gap-2 sm:w-auto"
    >
      {tab && <input type="hidden" name="tab" value={tab} />}
      <input
        ref={field}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={searchLength}
        onChange={(event) => onType(event.target.value)}
        aria-label="Query or title"
        placeholder="Query or title"
        className={clsx(inputClass, 'w-auto! min-w-0 flex-1 text-sm! sm:w-64!')}
      />
      <Button type="submit" look="secondary" aria-label="Search">
        <Search aria-hidden size={16} />
      </Button>
    </Form>
  );
}

/** Spec section 2: total, visual, research. */
function Counters({ counts }: Pick<OwnReports, 'counts'>) {
  const counters = [
    ['Total Reports', counts.all],
    ['Visual Insights', counts.visual],
    ['Research Reports', counts.research],
  ] as const;
  return (
    <dl className="mt-8 grid grid-cols-3 gap-x-6">
      {counters.map(([label, count]) => (
        <div key={label} className="flex flex-col-reverse justify-end border-t border-line-strong pt-3">
          <dt className="label-text mt-1">{label}</dt>
          <dd className="figures font-display text-3xl leading-none tracking-tight">{number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

const tabs: readonly { tab: ReportKind | undefined; name: string }[] = [
  { tab: undefined, name: 'All' },
  { tab: 'visual', name: 'Visual Insights' },
  { tab: 'research', name: 'Research Reports' },
];

function Tabs({ list }: { list: OwnList }) {
  return (
    <nav aria-label="Kinds of report" className="mt-8 border-b border-line">
      <ul className="flex gap-1 overflow-x-auto">
        {tabs.map(({ tab, name }) => (
          <li key={name}>
            <Link
              to={ownListAddress({ q: list.q, tab })}
              replace
              preventScrollReset
              aria-current={list.tab === tab ? 'page' : undefined}
              className={tabClass}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const tabClass = clsx(
  'touch relative inline-flex min-w-11 items-center justify-center px-3 text-sm whitespace-nowrap text-ink-soft hover:text-ink',
  'focus-visible:-outline-offset-2 aria-[current=page]:font-medium aria-[current=page]:text-ink',
  'aria-[current=page]:shadow-[inset_0_-2px_0_var(--color-accent)]',
);

function Empty({ list: { q, tab } }: { list: OwnList }) {
  return (
    <div className="py-12">
      <h2 className="text-2xl">No Reports Yet</h2>
      <p className="prose-text mt-3 wrap-anywhere text-muted">
        {q
          ? `No report has “${q}” in its query or title.`
          : 'Each report you ask for is kept here, with its sources.'}
      </p>
      {q ? (
        <ButtonLink to={ownListAddress({ q: '', tab })} look="secondary" className="mt-6">
          Show all reports
        </ButtonLink>
      ) : (
        <ButtonLink to={tab ? modeAddress(tab) : insightsPath} className="mt-6">
          Create Your First Report
        </ButtonLink>
      )}
    </div>
  );
}

/**
 * Filters the list on the client while the user types. The URL is updated without a request, since the loader has sent
 * all reports: a reload shows the same list.
 */
function useOwnList() {
  const { q: searched, tab } = ownListIn(useSearchParams()[0]);
  const [q, setQ] = useState(searched);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    setQ(searched);
    if (field.current && field.current.value.trim() !== searched) field.current.value = searched;
  }, [searched, tab]);
  const list: OwnList = { q, tab };
  return {
    list,
    field,
    type(typed: string): void {
      setQ(typed.trim());
      window.history.replaceState(window.history.state, '', ownListAddress({ q: typed.trim(), tab }));
    },
  };
}
