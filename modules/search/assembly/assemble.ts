import { createVerifier, type Verifier } from '../../evidence/contract';
import { originOf, type Evidence } from '../../evidence/evidence';
import type { ResearchParts } from '../../research/plan';
import type { Slot } from '../../models/contract';
import { cleanText } from './prose/analysis-text';
import { aiSourcesOf, type Planner } from './ai-sources';
import { adviceOf, openingOf, readerFor } from './prose/extras';
import type { Figures } from './figures/figures';
import type { SectionDraft } from './checks/draft-issues';
import { confidenceInputs } from './checks/confidence-inputs';
import { noticesOf } from './checks/notices';
import { keywordsOf, seoOf } from './prose/seo';
import { ResearchReader } from './research/research';
import { contentOf, readTitle, writtenSections, type Written } from './prose/sections';
import { verifyLedger } from './checks/verify-ledger';
import { drawCharts } from './charts/charts';
import { claimBook, claimNotices, type ClaimBook, type SecondReading } from './checks/claims';
import { measureConfidence } from './checks/confidence';
import { verifyDatasets } from './figures/datasets';
import { factsIn, spansOf, type VerifiedFact } from '../ledger';
import { makeMetrics, metricsIn } from './figures/metrics';
import type { ReportLanguage } from '../contract';
import type { Extras, Plan, SectionBrief } from '../plan';
import { countWords, type Report } from '../report';
import { makeTables } from './charts/tables';

/** The evidence, plan and texts of one report. */
export type Assembly = {
  query: string;
  model: Slot;
  /** The requested language, else that of the plan. */
  language?: ReportLanguage;
  plan: Plan;
  /** The latest round of each section. */
  drafts: readonly (SectionDraft & { slot: Slot })[];
  /** `null`: generation failed. */
  extras: Extras | null;
  /** The structured parts of a research report; undefined for a visual one. */
  parts?: Partial<ResearchParts>;
  evidence: Evidence;
  planners: readonly Planner[];
  conflicts: readonly string[];
  offline: boolean;
  usage: Report['usage'];
  partial?: { reason: string };
  /** Names of providers whose query failed. */
  unavailable?: readonly string[];
  /** Names of providers whose second query, for gaps of the plan, failed. */
  unavailableAgain?: readonly string[];
  /** What a second reader found about sentences that stay `related`. */
  judgement?: SecondReading;
  /** Titles of found sources that are left out, because reading them failed. */
  unread?: readonly string[];
  /** Titles of found sources that are left out, because they were not read in time. */
  late?: readonly string[];
};

/** A plan after the verification of its ledger against the sources. */
type CheckedPlan = Omit<Plan, 'facts'> & { facts: VerifiedFact[] };

/**
 * Architecture, pipeline steps 5 and 6: assembles the finished report without a model. The same input gives the same
 * report.
 */
export function assemble(material: Assembly): Report {
  const { evidence, extras, offline } = material;
  const demo = offline && evidence.sources.length === 0;
  const verifier = createVerifier(evidence, [material.query]);
  const ledger = verifyLedger(material.plan.facts, { evidence, verifier, demo });
  const language = writtenIn(material);
  const plan: CheckedPlan = { ...material.plan, facts: factsIn(ledger.facts, language) };
  const input = { ...material, plan };
  const book = claimBook({ plan, evidence, demo, verifier, judgement: material.judgement });
  const read = readerFor(plan, book);
  // Claims are numbered in the order in which they are read here: that of the page.
  const title = readTitle(plan.title, plan, book) || cleanText(input.query);
  const summary = read('summary', plan.summary);
  const { executiveSummary, keyInsights } = openingOf(extras, read);
  const research =
    material.parts &&
    new ResearchReader({ parts: material.parts, facts: plan.facts, evidence, book, demo, offline });
  const written = writtenSections(plan, input.drafts, book, research);
  const advice = adviceOf(extras, read);
  const drawn = visuals(input, { verifier, demo, language }, new Set(written.sections.map(({ id }) => id)));
  const { visualData } = drawn;
  const keywords = keywordsOf(plan, extras);
  const words = written.shown.reduce((total, section) => total + section.words, 0);
  const leftOut = leftOutOf(material, research);
  const noticed = writingNotices(input, { demo, words, visualData, written, research });
  const report = {
    ...{ title, summary, executiveSummary },
    content: contentOf(written.shown),
    keywords,
    sections: written.shown,
    visualData: { ...visualData, tables: [...visualData.tables, ...(research?.tables ?? [])], keyInsights },
    ...(research ? { research: research.research } : {}),
    ...aiSourcesOf(input.model, input.planners),
    ...advice,
    seoMetadata: seoOf(plan, extras, { title, summary, keywords, sections: written.shown }, { book, demo }),
    offline,
    demo,
    ...optionalFields(input, language),
    notices: [
      ...noticed.notices,
      ...claimNotices(book.claims),
      ...input.conflicts,
      ...ledger.notices,
      ...drawn.notices,
      ...leftOut,
    ],
    claims: [...book.claims],
    sources: citedSources(evidence, spansIn(book, plan, visualData), drawn.sourceIds),
    usage: input.usage,
  };
  const isLacking = noticed.isLacking || drawn.isLacking || leftOut.length > 0 || lacksText(written);
  const confidence = confidenceInputs({
    ...input,
    written,
    words,
    visualData,
    claims: book.claims,
    isLacking,
  });
  return { ...report, wordCount: countProseWords(report), confidenceScores: measureConfidence(confidence) };
}

/** The fields that not every report has. */
const optionalFields = ({ partial }: Assembly, language: ReportLanguage | undefined) => ({
  ...(language ? { language } : {}),
  ...(partial ? { partial } : {}),
});

/** The offline writer writes English, whatever language was chosen. */
const writtenIn = ({ language, offline }: Assembly): ReportLanguage | undefined =>
  language && (offline ? 'en' : language);

/** What the limits of the parts cut off, each once. */
function leftOutOf({ plan, extras }: Assembly, research: ResearchReader | undefined): string[] {
  const lists = [plan.leftOut, extras?.leftOut, research?.leftOut];
  return [...new Set(lists.flatMap((list) => list ?? []))];
}

type Writing = {
  demo: boolean;
  words: number;
  visualData: Visuals;
  written: Written;
  research: ResearchReader | undefined;
};

function writingNotices(input: Assembly, { demo, words, visualData, written, research }: Writing) {
  const { offline, model, language, partial, extras } = input;
  const { unavailable = [], unavailableAgain = [], unread = [], late = [] } = input;
  return noticesOf({
    ...{ demo, words, offline, model, language, partial },
    ...{ unavailable, unavailableAgain, unread, late },
    origins: originsOf(input.evidence),
    charts: visualData.charts.length,
    missing: [...written.missing, ...(research?.missing ?? [])],
    hasExtras: extras !== null,
    writers: writersOf(input, written.sections),
  });
}

/** Where the sources of a report come from. */
function originsOf({ sources }: Evidence): { attached: boolean; found: boolean } {
  const isFound = ({ provider }: { provider?: string }) => provider !== undefined;
  return { attached: sources.some((source) => !isFound(source)), found: sources.some(isFound) };
}

/** Whether a section's own note reports a missing part. */
const lacksText = ({ findings }: Written) => findings.some(({ kind }) => kind !== 'overlap');

type Visuals = Omit<Report['visualData'], 'keyInsights'>;

/** Charts, tables and metrics, all from the same verified figures. */
function visuals(
  { plan, evidence, offline }: Pick<Assembly, 'evidence' | 'offline'> & { plan: CheckedPlan },
  { verifier, demo, language }: { verifier: Verifier; demo: boolean; language: ReportLanguage | undefined },
  present: ReadonlySet<string>,
) {
  const settled = verifyDatasets(plan, { evidence, verifier, demo, offline });
  const sectionOf = (figures: Figures, origin: string) =>
    assignSection(
      origin,
      [figures.title, ...figures.series.map(({ label }) => label)].join(' '),
      plan,
      present,
    );
  const charted = drawCharts(settled.figures, sectionOf);
  const visualData: Visuals = {
    metrics: metricsIn(language, makeMetrics(plan.facts, settled.figures, demo)),
    charts: charted.charts,
    tables: makeTables(settled.figures, plan.facts, sectionOf, sourceTitles(evidence)),
  };
  const sourceIds = new Set(settled.figures.flatMap(({ sourceId }) => sourceId ?? []));
  const notices = [...settled.notices, ...charted.notices];
  return { visualData, notices, sourceIds, isLacking: settled.isLacking };
}

/** Every span that a sentence, a fact or a key figure cites. */
function spansIn(book: ClaimBook, plan: CheckedPlan, { metrics }: Visuals): Set<string> {
  const claimed = book.claims.flatMap(({ spanIds }) => spanIds);
  return new Set([...claimed, ...plan.facts.flatMap(spansOf), ...metrics.flatMap(({ spanIds }) => spanIds)]);
}

function writersOf({ drafts }: Assembly, sections: Report['sections']): Slot[] {
  return sections.flatMap(({ id }) => drafts.find(({ sectionId }) => sectionId === id)?.slot ?? []);
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);

/** The section of a dataset: the one that names it, else the existing one with most words in common. */
function assignSection(
  datasetId: string,
  about: string,
  plan: Pick<Plan, 'sections'>,
  present: ReadonlySet<string>,
): string {
  const sections = plan.sections.filter(({ id }) => present.has(id));
  const named = sections.find(({ datasetIds }) => datasetIds.includes(datasetId));
  return named?.id ?? bestMatch(wordsOf(about), sections)?.id ?? '';
}

function bestMatch(about: ReadonlySet<string>, sections: readonly SectionBrief[]): SectionBrief | undefined {
  let best = sections[0];
  let most = 0;
  for (const section of sections) {
    const shared = [...wordsOf(`${section.title} ${section.brief}`)].filter((word) => about.has(word)).length;
    if (shared > most) [best, most] = [section, shared];
  }
  return best;
}

/** Every source that the report cites, with only the cited spans, frozen so that they stay readable. */
function citedSources(
  evidence: Evidence,
  spanIds: ReadonlySet<string>,
  sourceIds: ReadonlySet<string>,
): Report['sources'] {
  return evidence.sources
    .map(({ id, title, kind, sha256, spans, ...rest }) => ({
      ...originOf(rest),
      id,
      title,
      kind,
      sha256,
      spans: spans
        .filter((span) => spanIds.has(span.id))
        .map((span) => ({
          id: span.id,
          text: span.text,
          ...(span.line === undefined ? {} : { line: span.line }),
          ...(span.page === undefined ? {} : { page: span.page }),
        })),
    }))
    .filter(({ id, spans }) => spans.length > 0 || sourceIds.has(id));
}

/** The title of a span's source. */
function sourceTitles({ sources }: Evidence): (spanId: string) => string | undefined {
  const titles = new Map(sources.flatMap(({ title, spans }) => spans.map(({ id }) => [id, title] as const)));
  return (spanId) => titles.get(spanId);
}

type Prose = Pick<
  Report,
  'summary' | 'executiveSummary' | 'sections' | 'visualData' | 'faqs' | 'recommendations' | 'suggestions'
>;

/**
 * The word count of a report: all prose, counted once. That is summary, executive summary, key insights, sections with
 * their headings, questions with answers, recommendations and suggestions; not figures, tables or charts.
 */
function countProseWords(report: Prose): number {
  const pieces = [
    report.summary,
    report.executiveSummary,
    ...report.visualData.keyInsights.map(({ insight }) => insight),
    ...report.sections.map(({ title }) => title),
    ...report.faqs.flatMap(({ question, answer }) => [question, answer]),
    ...[...report.recommendations, ...report.suggestions].flatMap(({ title, description }) => [
      title,
      description,
    ]),
  ];
  return report.sections.reduce((total, { words }) => total + words, countWords(pieces.join('\n')));
}
