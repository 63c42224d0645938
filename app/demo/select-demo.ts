import type { Result } from '../../projections/documents';
import type { DemoScript } from './demo-script';

/** The question and the files of the example. */
export const example = {
  query: 'How much has the world warmed, and why?',
  files: ['examples/climate-notes.md', 'examples/co2-and-temperature.csv'],
};

/** The section that answers it. */
const shownChart = 'temperature anomaly';

/** The steps of a report with sources. Throws when the report is not the example's. */
export function selectDemo(report: Result): DemoScript {
  const { charts, tables, metrics } = report.visualData;
  const chart = found(charts.find(({ title }) => title.toLowerCase().startsWith(shownChart)));
  const section = found(report.sections.find(({ id }) => id === chart.sectionId));
  const claim = found(
    report.claims.find(
      (one) => one.section === section.id && one.verdict === 'supported' && one.spanIds.length > 0,
    ),
  );
  const passages = report.sources.flatMap(({ title, spans }) =>
    spans
      .filter(({ id }) => claim.spanIds.includes(id))
      .map(({ text, line }) => ({ text, file: title, line })),
  );
  return {
    query: found(report.query.query),
    sources: report.sources.map(({ title, kind, sha256, spans }) => ({
      title,
      kind,
      sha256,
      passage: found(spans.at(0)).text,
    })),
    plan: report.sections.map(({ title }) => title),
    figures: metrics.map(({ label, value }) => ({ label, value })),
    section: {
      title: section.title,
      sentences: section.blocks
        .slice(0, 1)
        .flatMap(({ sentences }) => sentences)
        .map(({ text, claimId }) => ({ text, marked: claimId !== undefined })),
      chart,
    },
    note: { sentence: claim.sentence, passages },
    report: {
      title: report.title,
      summary: report.summary,
      words: report.wordCount,
      charts: charts.length,
      tables: tables.length,
      questions: report.faqs.length,
    },
  };
}

function found<T>(part: T | undefined | null): T {
  if (part === undefined || part === null)
    throw new Error('this report is not the one that the demo tells of');
  return part;
}
