import { useMemo } from 'react';
import { seriesOrder } from '../../../modules/exports/chart/static-chart';
import type { MarkedTexts } from '../../../modules/exports/contract';
import { ChartGallery } from '../charts/chart-gallery';
import { Analysis } from './analysis';
import { Faq, Recommendations, Suggestions } from './back-matter';
import { Confidence } from './confidence';
import type { ContentsLink } from './contents';
import type { LoadedReport } from './load-report.server';
import { Sources } from './sources';

type ReportBodyProps = {
  report: LoadedReport;
  texts: MarkedTexts;
  /** At most one question is open. */
  oneAtATime?: boolean;
};

/** From the charts to the sources: the same on the result page and in the visual report. */
export function ReportBody({ report, texts, oneAtATime }: ReportBodyProps) {
  const { charts } = report.visualData;
  const order = useMemo(() => seriesOrder(charts), [charts]);
  return (
    <>
      <ChartGallery reportId={report.id} charts={charts} order={order} />
      <Analysis report={report} titles={texts.sectionTitles} order={order} />
      <Recommendations items={texts.recommendations} />
      <Confidence report={report} />
      <Faq faqs={texts.faqs} oneAtATime={oneAtATime} />
      <Suggestions items={texts.suggestions} />
      <Sources report={report} />
    </>
  );
}

/** The links to the parts of the body that the report has. */
export function bodyLinks(report: LoadedReport): ContentsLink[] {
  const { visualData, sections, recommendations, faqs, suggestions, sources, claims } = report;
  return [
    visualData.charts.length > 0 && { id: 'charts', title: 'Data Visualizations' },
    { id: 'analysis', title: 'Complete Analysis' },
    ...sections.map(({ id, title }) => ({ id: `section-${id}`, title, inside: true })),
    recommendations.length > 0 && { id: 'recommendations', title: 'Recommendations' },
    { id: 'confidence', title: 'Confidence Scores' },
    faqs.length > 0 && { id: 'faq', title: 'Questions' },
    suggestions.length > 0 && { id: 'suggestions', title: 'Suggestions' },
    sources.length + claims.length > 0 && { id: 'sources', title: 'Sources' },
  ].filter((entry) => entry !== false);
}
