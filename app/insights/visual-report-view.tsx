import { useMemo, type ReactNode } from 'react';
import {
  lengthText,
  markedTexts,
  modelText,
  ReportLanguageContext,
  type MarkedTexts,
} from '../../modules/exports/contract';
import { reportAddress } from '~/publication/report-address';
import { ReportLink } from '~/publication/report-link';
import { StatusBadge } from '~/publication/status-badge';
import { Actions } from '~/report/page/actions';
import { Contents, type ContentsLink } from '~/report/page/contents';
import { EvidenceProvider } from '~/report/evidence/evidence-provider';
import type { LoadedReport } from '~/report/page/load-report.server';
import { Notices } from '~/report/page/notices';
import { Sentences } from '~/report/page/prose';
import { bodyLinks, ReportBody } from '~/report/page/report-body';
import { KeyInsights } from '~/report/page/summary';
import { ReportChips } from '~/ui/chip';
import { KeyMetrics } from './key-metrics';

/** Spec section 2, visual report view: insights and figures first, the analysis after them. */
export function VisualReport({ report }: { report: LoadedReport }) {
  const { visualData } = report;
  const entries = useMemo(() => contentsOf(report), [report]);
  const texts = useMemo(() => markedTexts(report), [report]);
  return (
    <ReportLanguageContext.Provider value={report.language}>
      <article className="report page pb-20">
        <EvidenceProvider report={report} className="relative min-w-0">
          <Head report={report} texts={texts} />
          <div className="grid gap-x-12 lg:grid-cols-[12.5rem_minmax(0,1fr)]">
            <Contents entries={entries} />
            <div className="min-w-0">
              <Notices report={report} />
              <KeyInsights insights={texts.keyInsights} />
              <KeyMetrics metrics={visualData.metrics} />
              <ReportBody report={report} texts={texts} oneAtATime />
            </div>
          </div>
        </EvidenceProvider>
      </article>
    </ReportLanguageContext.Provider>
  );
}

function Head({ report, texts }: { report: LoadedReport; texts: MarkedTexts }) {
  return (
    <header className="border-b border-line pt-10 pb-8 sm:pt-14">
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge status={report.status} />
        <ReportChips report={report} />
      </div>
      <h1 lang={report.language} className="mt-5 max-w-[13em] text-4xl">
        <bdi>
          <Sentences sentences={texts.title} />
        </bdi>
      </h1>
      <p lang={report.language} className="mt-5 max-w-[30.5em] font-serif text-xl leading-snug text-ink-soft">
        <Sentences sentences={texts.summary} />
      </p>
      <p className="figures mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
        <time dateTime={report.createdAt}>{report.ago}</time>
        <span>{lengthText(report)}</span>
        <span>{modelText(report)}</span>
        <Elsewhere report={report}>The whole result with its evidence</Elsewhere>
      </p>
      <Actions report={report} />
    </header>
  );
}

/** A link to the result page; for a published report without its redirect to the public page. */
function Elsewhere({ report: { id, status }, children }: { report: LoadedReport; children: ReactNode }) {
  return (
    <ReportLink
      to={reportAddress(id, { stay: status === 'published' })}
      className="link pointer-coarse:inline-block pointer-coarse:py-3"
    >
      {children}
    </ReportLink>
  );
}

function contentsOf(report: LoadedReport): ContentsLink[] {
  const { visualData } = report;
  return [
    visualData.keyInsights.length > 0 && { id: 'insights', title: 'Key Insights' },
    visualData.metrics.length > 0 && { id: 'key-figures', title: 'Key Performance Metrics' },
    ...bodyLinks(report),
  ].filter((entry) => entry !== false);
}
