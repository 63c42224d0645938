import type { SeriesOrder } from '../../modules/exports/chart/static-chart';
import type { MarkedTexts } from '../../modules/exports/contract';
import type { Report, Section } from '../../modules/search/report';
import type { LoadedReport } from '~/report/page/load-report.server';
import type { ResearchTab } from './tabs';

export type Research = NonNullable<Report['research']>;
/** A finished research report with the fields of its page. */
export type ShownResearch = LoadedReport & { research: Research; texts: MarkedTexts };
export type PanelProps = { report: ShownResearch; order: SeriesOrder };

/** The query, from which the illustrative figures are computed; the title once its user was erased. */
export const queryOf = ({ query, title }: ShownResearch): string => query.query ?? title;

export const sectionOf = ({ sections }: ShownResearch, wanted: string): Section | undefined =>
  sections.find(({ id, blocks }) => id === wanted && blocks.length > 0);

/** Number of key points in the overview. */
export const teaserLength = 3;

/** Limitations that count as risks. */
export const risksOf = ({ research }: ShownResearch): Research['limitations'] =>
  research.limitations.filter(({ impact }) => impact === 'High Impact');

/** The texts of each tab, with the claims of their sentences. */
const textsOf: Readonly<Record<ResearchTab, (report: ShownResearch) => unknown>> = {
  overview: (report) => [
    report.research.abstract,
    sectionOf(report, 'overview'),
    report.research.keyPoints.slice(0, teaserLength),
    report.texts.faqs,
  ],
  analysis: (report) => [sectionOf(report, 'current-state'), report.research.keyMetrics],
  funding: () => [],
  literature: (report) => sectionOf(report, 'literature'),
  methodology: (report) => sectionOf(report, 'methodology'),
  quality: () => [],
  risk: (report) => risksOf(report),
  limitations: ({ research }) => research.limitations,
  comparison: ({ research }) => research.comparison,
  scorecard: ({ research }) => research.scorecard,
  findings: (report) => [
    ...[sectionOf(report, 'findings'), report.research.keyPoints],
    ...[report.texts.keyInsights, report.texts.recommendations],
  ],
  future: (report) => [sectionOf(report, 'future'), report.research.directions],
  research: ({ research }) => research.ideas,
  citations: () => [],
  predictions: ({ research }) => research.predictions,
};

/** The claims with marks on the cover and on a tab: their notes are listed below it and link back. */
export function claimsOnTab(report: ShownResearch, tab: ResearchTab): ShownResearch['claims'] {
  const { title, summary } = report.texts;
  const shown = new Set(claimIdsIn([title, summary, textsOf[tab](report)]));
  return report.claims.filter(({ id }) => shown.has(id));
}

function claimIdsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
    key === 'claimId' ? [inner] : claimIdsIn(inner),
  );
}
