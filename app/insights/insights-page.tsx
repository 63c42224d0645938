import { Link } from '@remix-run/react';
import type { AskAnswer } from '~/search/ask-words';
import { QuotaBanner } from '~/search/quota-banner';
import { useViewer } from '~/shell/viewer';
import { Day } from '~/ui/day';
import { Notice } from '~/ui/notice';
import { QueryScreen } from './query-screen';
import type { ReportLine } from './report-line';

type Props = {
  latest: ReportLine[];
  requestKey: string;
  queryLength: number;
  answer: AskAnswer | undefined;
  generating: boolean;
};

/** A short way to a visual report, and the newest ones. Spec section 2, Research & Insights. */
export function InsightsPage({ latest, answer, ...asking }: Props) {
  const viewer = useViewer();
  return (
    <div className="page py-12 sm:py-16">
      <header className="border-b-2 border-ink pb-6">
        <h1 className="text-4xl">Research &amp; Insights</h1>
        <p className="mt-3 max-w-[64ch] font-serif text-lg text-ink-soft">
          Ask for a visual report: key figures, charts, tables and answers, each with what it rests on.
        </p>
      </header>
      <div className="mt-8 grid gap-x-12 gap-y-12 lg:grid-cols-12">
        <div className="grid min-w-0 content-start gap-6 lg:col-span-7">
          {viewer?.isAdmin ? <AdminAccess /> : <QuotaBanner />}
          <QueryScreen {...asking} answer={answer} exhausted={viewer?.searchCount === 0} />
          <p className="text-sm text-muted">
            To choose another model, or to attach files that should answer it, use{' '}
            <Link to="/" className="link">
              the search on the home page
            </Link>
            .
          </p>
        </div>
        <Latest reports={latest} />
      </div>
    </div>
  );
}

function AdminAccess() {
  return (
    <Notice tone="accent" title="Admin Access">
      Your searches are not counted.
    </Notice>
  );
}

function Latest({ reports }: { reports: ReportLine[] }) {
  return (
    <section aria-labelledby="latest" className="min-w-0 lg:col-span-5">
      <h2 id="latest" className="border-b border-ink pb-3 text-xl">
        Recent visual reports
      </h2>
      {reports.length === 0 ? (
        <p className="py-6 text-muted">No visual reports yet. The first one may be yours.</p>
      ) : (
        <ol>
          {reports.map(({ id, reportTitle, url, createdAt }) => (
            <li key={id} className="border-b border-line">
              <Link to={url} className="group flex items-baseline justify-between gap-6 py-3">
                <span className="line-clamp-2 min-w-0 font-serif text-base leading-snug wrap-anywhere decoration-accent decoration-1 underline-offset-4 group-hover:underline">
                  {reportTitle}
                </span>
                <span className="figures flex-none text-xs text-muted">
                  <Day at={createdAt} />
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
