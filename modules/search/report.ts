import { z } from 'zod';
import { Basis, Derivation, Sentence, SourceKind, SourceOrigin, Verdict } from '../evidence/evidence';
import { segmentsIn } from '../kernel/text/graphemes';
import { Research } from '../research/report';
import { ReportLanguage } from './contract';

export { Basis, Sentence, Verdict } from '../evidence/evidence';

/** Spec section 3, Metric; additionally the basis and the derivation of a figure. */
export const Metric = z.object({
  label: z.string(),
  value: z.string(),
  icon: z.string(),
  change: z.string(),
  basis: Basis,
  /** The derivation of a figure, in words: "mean of column Anomaly, 1990-2019". */
  derivation: z.string().optional(),
  spanIds: z.array(z.string()),
});
export type Metric = z.infer<typeof Metric>;

export const ChartType = z.enum(['line', 'bar', 'pie', 'doughnut']);
export type ChartType = z.infer<typeof ChartType>;

/** Spec section 3, Chart; additionally id, unit, period, source line and basis. Values are exact; `null` is a gap. */
export const Chart = z.object({
  id: z.string(),
  type: ChartType,
  title: z.string(),
  subtitle: z.string(),
  unit: z.string(),
  xLabel: z.string(),
  sourceLine: z.string(),
  basis: Basis,
  derivation: z.string().optional(),
  /** The section that discusses it. */
  sectionId: z.string(),
  data: z.object({
    labels: z.array(z.string()),
    datasets: z.array(
      z.object({
        label: z.string(),
        data: z.array(z.number().nullable()),
        backgroundColor: z.union([z.string(), z.array(z.string())]),
        borderColor: z.union([z.string(), z.array(z.string())]),
      }),
    ),
  }),
});
export type Chart = z.infer<typeof Chart>;

/** Spec section 3, Table. */
export const Table = z.object({
  id: z.string(),
  title: z.string(),
  headers: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  basis: Basis,
  sourceLine: z.string(),
  /** The source whose rows it repeats. Absent where there is not one, and in reports from before 2026-11-24. */
  sourceId: z.string().optional(),
  sectionId: z.string(),
});
export type Table = z.infer<typeof Table>;

/**
 * The first and the last rows of a table, `most` in all, with a row between them that gives the number of omitted ones of
 * `total`.
 */
export function endsOf(rows: readonly string[][], most: number, total = rows.length): string[][] {
  const half = Math.floor(most / 2);
  const words = `… ${(total - 2 * half).toLocaleString('en')} rows not shown …`;
  const notice = (rows[0] ?? []).map((_, at) => (at === 0 ? words : ''));
  return [...rows.slice(0, half), notice, ...rows.slice(-half)];
}

/** Spec section 3, analysis text parsed into blocks; each block also as sentences. */
export const Block = z.object({
  type: z.enum(['subheading', 'listItem', 'paragraph']),
  content: z.string(),
  sentences: z.array(Sentence),
});
export type Block = z.infer<typeof Block>;

export const Section = z.object({
  id: z.string(),
  title: z.string(),
  blocks: z.array(Block),
  words: z.number().int(),
  /** Issues that were not repaired, in sentences for the reader. */
  notes: z.array(z.string()),
});
export type Section = z.infer<typeof Section>;

/** A derivation in any version of the log: in words only from before formulas were stored. */
const StoredDerivation = z.union([
  Derivation,
  z.string().transform((text): Derivation => ({ text, formula: '', inputs: [], result: null })),
]);

/** Contract section 3, evidence: a sentence that cites, quotes or carries a number, with its basis. */
export const Claim = z.object({
  id: z.string(),
  section: z.string(),
  sentence: z.string(),
  numbers: z.array(z.string()),
  basis: Basis,
  spanIds: z.array(z.string()),
  verdict: Verdict,
  /** The derivation of a derived figure. */
  derivation: StoredDerivation.optional(),
  /** The difference from the cited passage, as a sentence: "The passage gives 22.73 Gt for 1990, not for 2015." */
  reason: z.string().optional(),
  /** Independent sources that each hold all of it; absent below two. */
  sources: z.number().int().optional(),
});
export type Claim = z.infer<typeof Claim>;

/** Whether its sources hold a claim, as written or worked out from them. */
export const isHeld = ({ verdict }: Pick<Claim, 'verdict'>): boolean =>
  verdict === 'supported' || verdict === 'derived';

/** The table with the comparison of a research report. */
export const comparisonTable = 'table-comparison';

/** In the notice about a figure of the ledger that its source does not hold; followed by the value of the source. */
export const doubtWords = 'is marked as model-only: the source it names does not hold';

/** A cited span, frozen with the report so that it stays readable even if the source is deleted. */
export const CitedSpan = z.object({
  id: z.string(),
  text: z.string(),
  line: z.number().int().optional(),
  page: z.number().int().optional(),
});
export const CitedSource = SourceOrigin.extend({
  id: z.string(),
  title: z.string(),
  kind: SourceKind,
  sha256: z.string(),
  spans: z.array(CitedSpan),
});
export type CitedSource = z.infer<typeof CitedSource>;

export const KeyInsight = z.object({
  category: z.enum(['growth', 'opportunity', 'other']),
  insight: z.string(),
});
export const Faq = z.object({ id: z.string(), question: z.string(), answer: z.string() });
export const Suggestion = z.object({ title: z.string(), description: z.string(), category: z.string() });
export const SourceStatus = z.object({
  status: z.enum(['success', 'processing_unavailable', 'error', 'unknown']),
  /** 0-1, the agreement with the facts that both models planned; null without a comparison. */
  confidence: z.number().nullable(),
});

/** The finished report of either kind: made by assembly, stored in SearchCompleted. */
export const Report = z.object({
  title: z.string(),
  summary: z.string(),
  executiveSummary: z.string(),
  /** The whole analysis as Markdown. */
  content: z.string(),
  keywords: z.array(z.string()),
  wordCount: z.number().int(),
  sections: z.array(Section),
  visualData: z.object({
    metrics: z.array(Metric),
    charts: z.array(Chart),
    tables: z.array(Table),
    keyInsights: z.array(KeyInsight),
  }),
  /** All 0-1, measured, never given by a model. */
  confidenceScores: z.object({
    overallConfidence: z.number(),
    contentQuality: z.number(),
    factualAccuracy: z.number(),
    completeness: z.number(),
  }),
  aiSources: z.object({ model2: SourceStatus, claude: SourceStatus }).optional(),
  faqs: z.array(Faq),
  suggestions: z.array(Suggestion),
  recommendations: z.array(Suggestion),
  seoMetadata: z.object({ title: z.string(), description: z.string(), keywords: z.array(z.string()) }),
  /** Written by the offline writer; shown on every page and export. */
  offline: z.boolean(),
  /** Offline and without sources: a demo whose figures are illustrative. */
  demo: z.boolean(),
  /** The additional parts of a research report; its texts are in `sections` too, its tables in `visualData`. */
  research: Research.optional(),
  /**
   * The language it is written in: as asked, else that of its plan. Absent where that is none of the product's, in reports of
   * the offline writer that were asked in none, and in those from before 2026-11-25 that left it to the query.
   */
  language: ReportLanguage.optional(),
  partial: z.object({ reason: z.string() }).optional(),
  /** Findings of the checks for readers, in sentences. */
  notices: z.array(z.string()),
  claims: z.array(Claim),
  sources: z.array(CitedSource),
  usage: z.object({
    calls: z.number().int(),
    inputTokens: z.number().int(),
    outputTokens: z.number().int(),
    costUsd: z.number(),
  }),
});
export type Report = z.infer<typeof Report>;

/** The number of words. Spec section 1 asks for 2,000 or more in a finished report. */
export function countWords(text: string): number {
  let words = 0;
  for (const { isWordLike } of segmentsIn(text, segmenter)) if (isWordLike) words += 1;
  return words;
}
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The opening of a notice that names a figure on which the two models of Model 3 differ. */
export const conflictOpening = 'The two models differ on ';
