import type { RecentSearch } from '~/api/recent-search';
import { ReportLink } from '~/publication/report-link';
import { useModelName } from '~/shell/viewer';
import { Badge } from '~/ui/badge';
import { Day } from '~/ui/day';
import { shortened } from './shortened';
import { useRecentSearches } from './use-recent-searches';

/** Up to twelve reports that were completed last, by anybody. Spec section 2. */
export function RecentReports({ initial }: { initial: RecentSearch[] }) {
  const reports = useRecentSearches(initial);
  return (
    <section aria-labelledby="recent" className="page mt-20">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b-2 border-ink pb-3">
        <h2 id="recent" className="text-2xl">
          Recent Search Reports
        </h2>
        <Badge tone="positive">
          <span aria-hidden className="size-1.5 rounded-full bg-positive" /> Live Updates
        </Badge>
        {reports.length > 0 && (
          <p className="figures ml-auto text-sm text-muted">
            Showing {reports.length} recent {reports.length === 1 ? 'report' : 'reports'}
          </p>
        )}
      </div>
      {reports.length === 0 ? (
        <p className="prose-text py-8 text-muted">
          No search reports available yet. Start searching to see recent queries!
        </p>
      ) : (
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {reports.map((report) => (
            <RecentReport key={report.url} report={report} />
          ))}
        </ul>
      )}
    </section>
  );
}

function RecentReport({ report }: { report: RecentSearch }) {
  const modelName = useModelName();
  return (
    <li className="min-w-0 border-b border-line">
      <ReportLink to={report.url} className="group flex h-full flex-col justify-between gap-3 py-4">
        <span className="font-display text-lg leading-snug wrap-anywhere text-balance decoration-accent decoration-1 underline-offset-4 group-hover:underline">
          {shortened(report.query)}
        </span>
        <span className="figures flex items-center justify-between text-xs text-muted">
          <Day at={report.createdAt} />
          <Badge>{modelName(report.model)}</Badge>
        </span>
      </ReportLink>
    </li>
  );
}
