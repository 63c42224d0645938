import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { modelNames, type Slot } from '../../modules/models/contract';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { CopyLink } from './copy-link';

/** Spec section 9: refreshed every 10 s. */
const refreshMs = 10_000;

export type ListedReport = {
  id: string;
  query: string;
  title: string;
  summary: string;
  url: string;
  model: Slot;
  wordCount: number;
  demo: boolean;
  createdAt: string;
  ago: string;
};

/** Spec section 2, all-reports list: the original query, a copy-link button and a view-report button. */
export function AllReports({ reports }: { reports: readonly ListedReport[] }) {
  useRefresh();
  return (
    <div className="page py-12 sm:py-16">
      <h1 className="text-4xl">All reports</h1>
      {reports.length === 0 ? (
        <p className="prose-text mt-6 text-ink-soft">
          No search reports available yet. Start searching to see recent queries!
        </p>
      ) : (
        <ol className="mt-8 border-t border-ink">
          {reports.map((report) => (
            <Entry key={report.id} report={report} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Entry({
  report: { query, summary, url, model, wordCount, demo, createdAt, ago },
}: {
  report: ListedReport;
}) {
  return (
    <li className="grid gap-x-10 gap-y-4 border-b border-line py-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <h2 className="text-xl leading-snug">{query}</h2>
        <p className="mt-1.5 max-w-[70ch] text-sm text-ink-soft">{summary}</p>
        <p className="figures mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted">
          <time dateTime={createdAt}>{ago}</time>
          <span>{wordCount.toLocaleString('en')} words</span>
          <Badge>{modelNames[model]}</Badge>
          {demo && <Chip kind="demo" />}
        </p>
      </div>
      <div className="flex gap-2">
        <CopyLink path={url} />
        <ButtonLink to={url} look="secondary" size="small">
          View report
        </ButtonLink>
      </div>
    </li>
  );
}

function useRefresh() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [revalidate]);
}
