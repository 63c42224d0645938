import { Await, Link } from '@remix-run/react';
import { Suspense, type ReactNode } from 'react';
import type { RecentSearch } from '~/api/recent-search';
import { ReportLink } from '~/publication/report-link';
import { useModelName } from '~/root-data';
import { Badge } from '~/ui/badge';
import { Day } from '~/ui/day';
import { Skeleton } from '~/ui/skeleton';
import { truncateQuery } from './truncate-query';
import { useRecentSearches, type Recent } from './use-recent-searches';

/** Up to twelve reports of any user, completed last; the promise may still be pending. Spec section 2. */
export function RecentReports({ recent }: { recent: Recent | Promise<Recent> }) {
  return (
    <Suspense fallback={<Placeholders />}>
      <Await resolve={recent} errorElement={<Panel initial="unavailable" />}>
        {(initial: Recent) => <Panel initial={initial} />}
      </Await>
    </Suspense>
  );
}

function Panel({ initial }: { initial: Recent }) {
  const { reports, stale } = useRecentSearches(initial);
  if (reports === 'unavailable') {
    return (
      <Frame>
        <p role="status" className="prose-text py-8 text-muted">
          The recent reports cannot be shown right now. This panel asks again by itself; searching works as
          always.
        </p>
      </Frame>
    );
  }
  return (
    <Frame live={!stale} count={countLine(reports.length, stale)}>
      {reports.length === 0 ? (
        <p className="prose-text py-8 text-muted">
          No search reports available yet. Start searching to see recent queries!
        </p>
      ) : (
        <ul className={gridClass}>
          {reports.map((report) => (
            <RecentReport key={report.url} report={report} />
          ))}
        </ul>
      )}
    </Frame>
  );
}

function countLine(count: number, stale: boolean): string {
  if (count === 0) return '';
  return `Showing ${count} recent ${count === 1 ? 'report' : 'reports'}${stale ? ', as of a moment ago' : ''}`;
}

type FrameProps = { live?: boolean; count?: string; children: ReactNode };

function Frame({ live = false, count, children }: FrameProps) {
  return (
    <section aria-labelledby="recent" className="page mt-20">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b-2 border-ink pb-3">
        <h2 id="recent" className="text-2xl">
          Recent Search Reports
        </h2>
        <Badge tone={live ? 'positive' : 'plain'}>
          <span aria-hidden className="size-1.5 rounded-full bg-current" /> Live Updates
        </Badge>
        {count && <p className="figures ml-auto text-sm text-muted">{count}</p>}
      </div>
      {children}
    </section>
  );
}

function RecentReport({ report }: { report: RecentSearch }) {
  const modelName = useModelName();
  return (
    <li className={cardClass}>
      <ReportLink to={report.url} className="group flex h-full flex-col justify-between gap-3 py-4">
        <span className="font-display text-lg leading-snug wrap-anywhere text-balance decoration-accent decoration-1 underline-offset-4 group-hover:underline">
          <bdi>{truncateQuery(report.query)}</bdi>
        </span>
        <span className="figures flex items-center justify-between text-xs text-muted">
          <Day at={report.createdAt} />
          <Badge>{modelName(report.model)}</Badge>
        </span>
      </ReportLink>
    </li>
  );
}

/** Spec section 9. */
const placeholders = 15;

/** As many as the spec has, each the size of a card; as many are visible as twelve cards take up. */
function Placeholders() {
  return (
    <Frame count="Loading">
      <ul
        aria-hidden
        className={`${gridClass} max-h-[84rem] overflow-hidden sm:max-h-[48rem] lg:max-h-[32rem]`}
      >
        {Array.from({ length: placeholders }, (_, index) => (
          <li key={index} className={`${cardClass} flex flex-col justify-between py-4`}>
            <span className="grid gap-2.5 pt-1.5">
              <Skeleton className="h-4 w-11/12" />
              <Skeleton className="h-4 w-7/12" />
            </span>
            <span className="flex justify-between">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-5 w-14" />
            </span>
          </li>
        ))}
      </ul>
      <noscript>
        <Link to="/results" className="link inline-block py-6">
          See all reports
        </Link>
      </noscript>
    </Frame>
  );
}

const gridClass = 'grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3';
const cardClass = 'min-h-28 min-w-0 border-b border-line sm:min-h-32';
