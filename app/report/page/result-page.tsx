import { useMemo, type ReactNode } from 'react';
import { Contents, type ContentsLink } from './contents';
import { Cover } from './cover';
import { EvidenceProvider } from '../evidence/evidence-provider';
import { bodyLinks, ReportBody } from './report-body';
import { KeyFigures } from './key-figures';
import type { LoadedReport } from './load-report.server';
import { Notices } from './notices';
import { KeyInsights, Summary } from './summary';
import { articleDetails, markedTexts, ReportLanguageContext } from '../../../modules/exports/contract';
import { Section } from './section';

/** The finished report. Spec section 2, result page content. */
export function ResultPage({ report, children }: { report: LoadedReport; children?: ReactNode }) {
  const { visualData } = report;
  const entries = useMemo(() => contentsOf(report), [report]);
  const texts = useMemo(() => markedTexts(report), [report]);
  return (
    <ReportLanguageContext.Provider value={report.language}>
      <article className="report page pb-20">
        <EvidenceProvider report={report} className="relative min-w-0">
          <Cover report={report} texts={texts} />
          {children}
          <div className="grid gap-x-12 lg:grid-cols-[12.5rem_minmax(0,1fr)]">
            <Contents entries={entries} />
            <div className="min-w-0">
              <Notices report={report} />
              <KeyFigures metrics={visualData.metrics} />
              <Summary paragraphs={texts.executiveSummary} />
              <KeyInsights insights={texts.keyInsights} />
              <ReportBody report={report} texts={texts} />
              <ArticleDetails report={report} />
            </div>
          </div>
        </EvidenceProvider>
      </article>
    </ReportLanguageContext.Provider>
  );
}

function contentsOf(report: LoadedReport): ContentsLink[] {
  const { visualData } = report;
  return [
    visualData.metrics.length > 0 && { id: 'key-figures', title: 'Key Performance Indicators' },
    { id: 'summary', title: 'Executive Summary' },
    visualData.keyInsights.length > 0 && { id: 'insights', title: 'Key Insights' },
    ...bodyLinks(report),
    { id: 'details', title: 'Article Details' },
  ].filter((entry) => entry !== false);
}

/** Counts of the report's content and evidence. Spec section 2, article details. */
function ArticleDetails({ report }: { report: LoadedReport }) {
  return (
    <Section id="details" title="Article Details">
      <dl className="figures grid max-w-[46rem] grid-cols-2 gap-x-8 border-t border-line text-sm sm:grid-cols-3">
        {articleDetails(report).map(({ label, value }) => (
          <div key={label} className="border-b border-line py-3">
            <dt className="label-text">{label}</dt>
            <dd className="mt-0.5 text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
