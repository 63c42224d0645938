import { Link } from '@remix-run/react';
import { useModelName } from '~/shell/viewer';
import { Badge } from '~/ui/badge';
import { Chip } from '~/ui/chip';
import { Day } from '~/ui/day';
import { number } from '~/ui/number';
import type { ReportSummary } from '../../projections/documents';

/** Keywords shown; the rest is counted. Spec section 9. */
const keywordsShown = 5;

const statusNames = { draft: 'Draft', pending_publish: 'Awaiting approval', published: 'Published' };

export function HistoryEntry({ report }: { report: ReportSummary }) {
  const modelName = useModelName();
  const more = report.keywords.length - keywordsShown;
  return (
    <li className="grid gap-x-10 gap-y-2 border-b border-line py-6 lg:grid-cols-12">
      <div className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted lg:col-span-2 lg:flex-col lg:items-start">
        <Day at={report.createdAt} />
        <span>{number(report.wordCount)} words</span>
      </div>
      <div className="min-w-0 lg:col-span-7">
        <h2 className="text-xl">
          <Link
            to={report.url}
            className="decoration-accent decoration-1 underline-offset-4 hover:underline pointer-coarse:py-2"
          >
            {report.title}
          </Link>
        </h2>
        {report.query && report.query !== report.title && (
          <p className="mt-1 line-clamp-2 text-sm text-muted">Asked: {report.query}</p>
        )}
        <p className="mt-2 font-serif text-base text-ink-soft">{report.summary}</p>
        {report.keywords.length > 0 && (
          <ul aria-label="Keywords" className="mt-3 flex flex-wrap gap-x-3 gap-y-1 text-xs text-muted">
            {report.keywords.slice(0, keywordsShown).map((keyword) => (
              <li key={keyword}>{keyword}</li>
            ))}
            {more > 0 && <li className="figures">+{more} more</li>}
          </ul>
        )}
      </div>
      <div className="flex flex-wrap content-start items-start gap-1.5 lg:col-span-3 lg:justify-end">
        <Badge>{modelName(report.model)}</Badge>
        <Badge tone={report.status === 'published' ? 'positive' : 'plain'}>
          {statusNames[report.status]}
        </Badge>
        {report.demo ? <Chip kind="demo" /> : report.offline && <Chip kind="offline" />}
      </div>
    </li>
  );
}
