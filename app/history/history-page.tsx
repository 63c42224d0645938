import type { ReactNode } from 'react';
import { ButtonLink } from '~/ui/button';
import { number } from '~/ui/number';
import { Pagination } from '~/ui/pagination';
import { useViewer } from '~/shell/viewer';
import type { ReportSummary } from '../../projections/documents';
import type { Page } from '../../system';
import { HistoryEntry } from './history-entry';

type Props = { page: Page<ReportSummary>; children?: ReactNode };

/** The reports somebody asked for, 20 a page; below them what else is done here. */
export function HistoryPage({ page, children }: Props) {
  const { results, pagination } = page;
  const everybody = useViewer()?.isAdmin;
  return (
    <div className="page py-12 sm:py-16">
      <header className="flex flex-wrap items-baseline gap-x-6 gap-y-2 border-b-2 border-ink pb-4">
        <h1 className="text-4xl">{everybody ? 'History' : 'Your history'}</h1>
        <p className="figures ml-auto text-sm text-muted">
          {number(pagination.totalCount)} {pagination.totalCount === 1 ? 'report' : 'reports'}
          <span aria-hidden> · </span>
          <a href="#review" className="link py-2 pointer-coarse:py-3">
            Write a review
          </a>
        </p>
      </header>
      {results.length === 0 ? (
        <Empty beyond={pagination.totalCount > 0} />
      ) : (
        <ol>
          {results.map((report) => (
            <HistoryEntry key={report.id} report={report} />
          ))}
        </ol>
      )}
      <Pagination {...pagination} label="History" />
      {children}
    </div>
  );
}

function Empty({ beyond }: { beyond: boolean }) {
  return (
    <div className="py-12">
      <p className="prose-text text-muted">
        {beyond
          ? 'This page is beyond the last one.'
          : 'No reports yet. Each report you ask for is kept here, with its sources.'}
      </p>
      <ButtonLink to={beyond ? '/history' : '/'} className="mt-6">
        {beyond ? 'To the first page' : 'Ask a first question'}
      </ButtonLink>
    </div>
  );
}
