import { createVerifier } from '../../evidence/contract';
import { runToEnd, type CooperativeWork } from '../../kernel/cooperative-work';
import type { Evidence } from '../../evidence/evidence';
import type { ResearchParts } from '../../research/plan';
import type { Slot } from '../../models/contract';
import { cleanText } from './prose/analysis-text';
import { aiSourcesOf, type Planner } from './ai-sources';
import { citedSources, sourceTitles } from './prose/cited-sources';
import { readerFor, shownExtras } from './prose/extras';
import type { Figures } from './figures/figures';
import type { Draft } from './checks/draft-issues';
import { confidenceInputs } from './checks/confidence-inputs';
import { noticesOf } from './checks/notices';
import { assignSection } from './charts/assign-section';
import { countProseWords } from './prose/count-words';
import { keywordsOf, seoOf } from './prose/seo';
import { ResearchReader } from './research/research';
import { contentOf, writtenSections, type Written } from './prose/sections';
import { verifyLedger } from './checks/verify-ledger';
import { drawCharts } from './charts/charts';
import { claimBook, claimNotices, type ClaimBook } from './checks/claims';
import { measureConfidence } from './checks/confidence';
import { verifyDatasets } from './figures/datasets';
import { spansOf, type Fact } from '../ledger';
import { makeMetrics } from './figures/metrics';
import type { Extras, Plan } from '../plan';
import type { Report } from '../report';
import { makeTables } from './charts/tables';

/** The evidence, plan and texts of one report. */
export type Assembly = {
  query: string;
  model: Slot;
  plan: Plan;
  /** The latest round of each section. */
  drafts: readonly (Draft & { slot: Slot })[];
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
};

/** A plan after the verification of its ledger against the sources. */
type CheckedPlan = Omit<Plan, 'facts'> & { facts: Fact[] };

/**
 * Architecture, pipeline steps 5 and 6: assembles the finished report without a model. The same input gives the same
 * report.
 */
export const assemble = (given: Assembly): Report => runToEnd(assembly(given));

/** The steps of `assemble`: yields between sentences, so that a long report does not block the event loop. */
export function* assembly(given: Assembly): CooperativeWork<Report> {
  const { evidence, extras, offline } = given;
  const demo = offline && evidence.sources.length === 0;
  const verifier = createVerifier(evidence, [given.query]);
  const ledger = yield* verifyLedger(given.plan.facts, { evidence, verifier, demo });
  const plan: CheckedPlan = { ...given.plan, facts: ledger.facts };
  const input = { ...given, plan };
  const book = claimBook({ plan, evidence, demo, verifier });
  const read = readerFor(plan, book);
  const summary = yield* read('summary', plan.summary);
  const { executiveSummary, keyInsights, ...advice } = yield* shownExtras(extras, read);
  const research =
    given.parts &&
    new ResearchReader({ parts: given.parts, facts: plan.facts, evidence, book, demo, offline });
  const written = yield* writtenSections(plan, input.drafts, book, research);
  const { visualData, notices, sourceIds, isLacking } = visuals(
    input,
    demo,
    new Set(written.sections.map(({ id }) => id)),
  );
  const title = cleanText(plan.title, plan.facts) || cleanText(input.query);
  const keywords = keywordsOf(plan, extras);
  const words = written.shown.reduce((total, section) => total + section.words, 0);
  const leftOut = [
    ...new Set([...(plan.leftOut ?? []), ...(extras?.leftOut ?? []), ...(research?.leftOut ?? [])]),
  ];
  const noticed = noticesOf({
    ...{ demo, words, offline, model: input.model, partial: input.partial },
    ...{
      missing: [...written.missing, ...(research?.missing ?? [])],
      hasExtras: extras !== null,
      charts: visualData.charts.length,
    },
    writers: writersOf(input, written.sections),
  });
  const report = {
    title,
    summary,
    executiveSummary,
    content: contentOf(written.shown),
    keywords,
    sections: written.shown,
    visualData: {
      ...visualData,
      tables: [...visualData.tables, ...(research?.tables ?? [])],
      keyInsights,
    },
    ...(research ? { research: research.research } : {}),
    ...aiSourcesOf(input.model, input.planners),
    ...advice,
    seoMetadata: seoOf(plan, extras, { title, summary, keywords }),
    offline,
    demo,
    ...(input.partial ? { partial: input.partial } : {}),
    notices: [
      ...noticed.notices,
      ...claimNotices(book.claims),
      ...input.conflicts,
      ...ledger.notices,
      ...notices,
      ...leftOut,
    ],
    claims: [...book.claims],
    sources: citedSources(evidence, spansIn(book, plan, visualData), sourceIds),
    usage: input.usage,
  };
  const scores = measureConfidence(
    confidenceInputs({
      ...{ ...input, written, words, visualData, claims: book.claims },
      isLacking: noticed.isLacking || isLacking || leftOut.length > 0 || lacksText(written),
    }),
  );
  return { ...report, wordCount: countProseWords(report), confidenceScores: scores };
}

/** Whether a section's own note reports a missing part. */
const lacksText = ({ findings }: Written) => findings.some(({ kind }) => kind !== 'overlap');

type Visuals = Omit<Report['visualData'], 'keyInsights'>;

/** Charts, tables and metrics, all from the same verified figures. */
function visuals(
  { plan, evidence, offline }: Pick<Assembly, 'evidence' | 'offline'> & { plan: CheckedPlan },
  demo: boolean,
  present: ReadonlySet<string>,
) {
  const settled = verifyDatasets(plan, { evidence, demo, offline });
  const sectionOf = (figures: Figures, origin: string) =>
    assignSection(
      origin,
      [figures.title, ...figures.series.map(({ label }) => label)].join(' '),
      plan,
      present,
    );
  const charted = drawCharts(settled.figures, sectionOf);
  const visualData: Visuals = {
    metrics: makeMetrics(plan.facts, settled.figures, demo),
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
