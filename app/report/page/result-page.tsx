import { useMemo, type ReactNode } from 'react';
import { seriesOrder } from '../../../modules/exports/chart/static-chart';
import { Analysis } from './analysis';
import { Faq, Recommendations, Suggestions } from './back-matter';
import { ChartGallery } from '../charts/chart-gallery';
import { Confidence } from './confidence';
import { Contents, type ContentsLink } from './contents';
import { Cover } from './cover';
import { EvidenceProvider } from '../evidence/evidence-provider';
import { KeyFigures } from './key-figures';
import type { LoadedReport } from './load-report.server';
import { Notices } from './notices';
import { Sources } from './sources';
import { KeyInsights, Summary } from './summary';
import { articleDetails } from '../../../modules/exports/contract';
import { Section } from './section';

/** The finished report. Spec section 2, result page content. */
export function ResultPage({ report, children }: { report: LoadedReport; children?: ReactNode }) {
  const { visualData } = report;
  const order = useMemo(() => seriesOrder(visualData.charts), [visualData.charts]);
  const entries = useMemo(() => contentsOf(report), [report]);
  return (
    <article className="report page pb-20">
      <Cover report={report} />
      {children}
      <div className="grid gap-x-12 lg:grid-cols-[12.5rem_minmax(0,1fr)]">
        <Contents entries={entries} />
        <EvidenceProvider report={report} className="relative min-w-0">
          <Notices report={report} />
          <KeyFigures metrics={visualData.metrics} />
          <Summary text={report.executiveSummary} />
          <KeyInsights insights={visualData.keyInsights} />
          <ChartGallery reportId={report.id} charts={visualData.charts} order={order} />
          <Analysis report={report} order={order} />
          <Recommendations items={report.recommendations} />
          <Confidence report={report} />
          <Faq faqs={report.faqs} />
          <Suggestions items={report.suggestions} />
          <Sources report={report} />
          <ArticleDetails report={report} />
        </EvidenceProvider>
      </div>
    </article>
  );
}

function contentsOf({
  visualData,
  sections,
  recommendations,
  faqs,
  suggestions,
  sources,
  claims,
}: LoadedReport): ContentsLink[] {
  return [
    visualData.metrics.length > 0 && { id: 'key-figures', title: 'Key Performance Indicators' },
    { id: 'summary', title: 'Executive Summary' },
    visualData.keyInsights.length > 0 && { id: 'insights', title: 'Key Insights' },
    visualData.charts.length > 0 && { id: 'charts', title: 'Data Visualizations' },
    { id: 'analysis', title: 'Complete Analysis' },
    ...sections.map(({ id, title }) => ({ id: `section-${id}`, title, inside: true })),
    recommendations.length > 0 && { id: 'recommendations', title: 'Recommendations' },
    { id: 'confidence', title: 'Confidence Scores' },
    faqs.length > 0 && { id: 'faq', title: 'Questions' },
    suggestions.length > 0 && { id: 'suggestions', title: 'Suggestions' },
    sources.length + claims.length > 0 && { id: 'sources', title: 'Sources' },
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
