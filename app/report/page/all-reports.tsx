import { ReportLink } from '~/publication/report-link';
import { useModelName } from '~/root-data';
import { Badge } from '~/ui/badge';
import { buttonClass, ButtonLink } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { number } from '~/ui/number';
import { CopyLink } from '../export/copy-link';
import type { ListedReport } from './listed-report';
import { useAllReports } from './use-all-reports';

/** Spec section 2, all-reports list: the original query, a copy-link button and a view-report button. */
export function AllReports({ initial }: { initial: readonly ListedReport[] }) {
  const reports = useAllReports(initial);
  return (
    <div className="page py-12 sm:py-16">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b-2 border-ink pb-4">
        <h1 className="text-4xl">All reports</h1>
        {reports.length > 0 && (
          <p className="figures text-sm text-muted">
            {reports.length === 1 ? 'One report' : `The newest ${number(reports.length)} reports`}
          </p>
        )}
      </header>
      {reports.length === 0 ? (
        <div className="py-12">
          <p className="prose-text text-ink-soft">
            No search reports available yet. Start searching to see recent queries!
          </p>
          <ButtonLink to="/" className="mt-6">
            Ask a first question
          </ButtonLink>
        </div>
      ) : (
        <ol>
          {reports.map((report) => (
            <Entry key={report.id} report={report} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Entry({
  report: { query, title, summary, url, model, wordCount, demo, offline, createdAt, ago },
}: {
  report: ListedReport;
}) {
  const modelName = useModelName();
  const name = query || title;
  return (
    <li className="grid gap-x-10 gap-y-4 border-b border-line py-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <h2 className="line-clamp-4 text-xl leading-snug wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        <p className="mt-1.5 max-w-[43.5em] text-sm wrap-anywhere text-ink-soft">{summary}</p>
        <p className="figures mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted">
          <time dateTime={createdAt}>{ago}</time>
          <span>{number(wordCount)} words</span>
          <Badge>{modelName(model)}</Badge>
          {demo ? <Chip kind="demo" /> : offline && <Chip kind="offline" />}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyLink path={url} name={name} />
        <ReportLink to={url} className={buttonClass('secondary', 'small')}>
          View report
          <span className="sr-only">“{name}”</span>
        </ReportLink>
      </div>
    </li>
  );
}
