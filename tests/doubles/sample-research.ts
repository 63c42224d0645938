import { emptyResearch } from '../../modules/research/contract';
import { plainProse, type Prose, type Research } from '../../modules/research/report';
import type { Block, Section } from '../../modules/search/report';
import { toReportId } from '../../modules/kernel/report-id';
import type { Result } from '../../projections/documents';
import {
  claimed,
  partClaims,
  plain,
  sampleParts as research,
  supported,
  unverified,
} from './sample-research-parts';
import { sampleDemo, sampleResult } from './sample-result';

/** For each section of the visual sample, its section in the research report. */
const moved: Readonly<Record<string, string>> = {
  warming: 'current-state',
  carbon: 'findings',
  regions: 'literature',
  outlook: 'future',
};
const place = (section: string) => moved[section] ?? section;

/** A section of paragraphs, as assembly makes of a structured part. */
function section(id: string, title: string, paragraphs: Prose[]): Section {
  const blocks = paragraphs.map((sentences): Block => {
    return { type: 'paragraph', content: plainProse(sentences), sentences };
  });
  const words = blocks.reduce((sum, { content }) => sum + content.split(/\s+/).length, 0);
  return { id, title, blocks, words, notes: [] };
}

const titles: Readonly<Record<string, string>> = {
  'current-state': 'Current State',
  findings: 'Key Findings',
  literature: 'Literature',
  future: 'Future Research',
};

/** The claims, then the structured parts as ordinary sections. */
const sections: Section[] = [
  section('overview', 'Overview', [
    [
      ...plain('Two records carry most of what is known about the pace of warming.'),
      claimed('overview', 'In 2024 the anomaly reached 1.28 °C.', supported),
      ...plain('The chapters below ask how firm that figure is, what explains it and what remains open.'),
    ],
  ]),
  section('methodology', 'Methodology', [
    plain(
      'Both files are read as they are, without smoothing; means of decades are recomputed by the server.',
    ),
    [claimed('methodology', 'Of the 65 annual values none was left out.', unverified)],
  ]),
  ...sampleResult.sections.map((one) => ({
    ...one,
    id: place(one.id),
    title: titles[place(one.id)] ?? one.title,
  })),
  section('abstract', 'Abstract', [research.abstract]),
  section(
    'limitations',
    'Technical Limitations',
    research.limitations.map(({ description, details }) => [...description, ...details]),
  ),
  section('comparison', 'Comparative Analysis', research.comparison?.rows ?? []),
  section(
    'predictions',
    'Predictions',
    research.predictions.map(({ description }) => description),
  ),
];

const id = toReportId('5d1c7e0a-90a4-4f0e-8b1d-2a7d5f3c9e44');
const url = `/research-insights?research=${id}`;
const { visualData } = sampleResult;

/** A finished research report with everything that its page can show: claims of every verdict, all parts filled. */
export const sampleResearch: Result & { research: Research } = {
  ...sampleResult,
  id,
  url,
  kind: 'research',
  title: 'How Fast the Surface Warms, and Why',
  sections,
  visualData: {
    ...visualData,
    charts: visualData.charts.map((chart) => ({ ...chart, sectionId: place(chart.sectionId) })),
    tables: [
      ...visualData.tables.map((table) => ({ ...table, sectionId: place(table.sectionId) })),
      {
        id: 't-comparison',
        title: 'Two Records Compared',
        headers: research.comparison?.headers ?? [],
        rows: research.comparison?.rows.map((row) => row.map(({ text }) => text)) ?? [],
        basis: 'model',
        sourceLine: 'Written by a model from the attached sources',
        sectionId: 'comparison',
      },
    ],
  },
  claims: [
    ...partClaims,
    ...sampleResult.claims.map((claim) => ({ ...claim, section: place(claim.section) })),
  ],
  research,
  query: { query: 'How fast does the surface warm?', model: 'deepseek' },
};

/** The same as a demo, written without sources. */
export const sampleResearchDemo: Result & { research: Research } = {
  ...sampleResearch,
  attached: false,
  demo: true,
  notices: sampleDemo.notices,
  sources: [],
  claims: sampleResearch.claims.map(({ derivation: _how, reason: _why, ...claim }) => ({
    ...claim,
    basis: 'illustrative',
    verdict: 'unverified',
    spanIds: [],
  })),
  research: {
    ...research,
    keyMetrics: research.keyMetrics.map((metric) => ({ ...metric, basis: 'illustrative' })),
    scorecard: research.scorecard && { ...research.scorecard, basis: 'illustrative' },
  },
};

/** A report whose structured parts and sections were not written. */
export const bareResearch: Result & { research: Research } = {
  ...sampleResearch,
  sections: [],
  claims: [],
  visualData: { metrics: [], charts: [], tables: [], keyInsights: [] },
  recommendations: [],
  faqs: [],
  partial: { reason: 'The report reached its budget.' },
  notices: ['The report reached its budget; what is here was finished.'],
  research: emptyResearch(),
};
