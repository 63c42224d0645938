import { z } from 'zod';

/** The basis of a ledger fact: a span of a source, a derivation from a source's dataset, or the model alone. */
export const FactBasis = z.union([
  z.object({ span: z.string() }),
  z.object({ dataset: z.string(), derivation: z.string() }),
  z.literal('model'),
  z.literal('illustrative'),
]);
export type FactBasis = z.infer<typeof FactBasis>;

/** One figure of the ledger. Sections use it only as `{{id}}`, so that it is the same everywhere. */
export const LedgerFact = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  label: z.string(),
  /** As shown: "37.4", "12.5B", "Norway". */
  value: z.string(),
  unit: z.string().default(''),
  period: z.string().default(''),
  /** Signed, as shown: "+1.4%". Empty when there is none. */
  change: z.string().default(''),
  basis: FactBasis,
});
export type LedgerFact = z.infer<typeof LedgerFact>;

/** trend -> line, comparison -> bar, share -> doughnut (pie for up to four slices). */
export const DatasetKind = z.enum(['trend', 'comparison', 'share']);

/** Figures for a chart and table: columns of a source's dataset taken unchanged, or rows with their own basis. */
export const PlannedDataset = z.object({
  id: z.string(),
  title: z.string(),
  kind: DatasetKind,
  unit: z.string().default(''),
  /** First column holds the labels. */
  columns: z.array(z.string()).min(2),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
  /** The source dataset of these columns; the server then fills in the rows itself. */
  from: z.string().optional(),
  /** The derivation of the rows, in words. */
  derivation: z.string().optional(),
  basis: z.enum(['source', 'model', 'illustrative']),
});
export type PlannedDataset = z.infer<typeof PlannedDataset>;

export const SectionBrief = z.object({
  id: z.string(),
  title: z.string(),
  /** Its message, in one or two sentences. */
  brief: z.string(),
  factIds: z.array(z.string()).default([]),
  datasetIds: z.array(z.string()).default([]),
  /** Spans to cite. */
  spanIds: z.array(z.string()).default([]),
});
export type SectionBrief = z.infer<typeof SectionBrief>;

/** Sentences for readers about parts that exceeded the limits of an answer. */
const leftOut = z.array(z.string()).optional();

/** Architecture, pipeline step 2: everything that the sections share. */
export const Plan = z.object({
  title: z.string(),
  summary: z.string(),
  keywords: z.array(z.string()).default([]),
  sections: z.array(SectionBrief).min(1).max(8),
  facts: z.array(LedgerFact).default([]),
  datasets: z.array(PlannedDataset).default([]),
  leftOut,
});
export type Plan = z.infer<typeof Plan>;

/**
 * The plan without these sections, and without the datasets and facts that only they name. A fact that its title or summary
 * shows stays.
 */
export function withoutSections(plan: Plan, leftOut: readonly string[]): Plan {
  if (leftOut.length === 0) return plan;
  const [sections, gone] = partition(plan.sections, ({ id }) => !leftOut.includes(id));
  const isOnlyIn = (name: 'factIds' | 'datasetIds') => {
    const remaining = new Set(sections.flatMap((section) => section[name]));
    const left = new Set(gone.flatMap((section) => section[name]));
    return (id: string) => left.has(id) && !remaining.has(id);
  };
  const [isLeftFact, isLeftDataset] = [isOnlyIn('factIds'), isOnlyIn('datasetIds')];
  const isShown = (id: string) => [plan.title, plan.summary].some((text) => text.toLowerCase().includes(id));
  return {
    ...plan,
    sections,
    facts: plan.facts.filter(({ id }) => !isLeftFact(id) || isShown(id)),
    datasets: plan.datasets.filter(({ id }) => !isLeftDataset(id)),
  };
}

function partition<T>(all: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((item) => !isFirst(item))];
}

/** Written beside the sections, from the plan alone. */
export const Extras = z.object({
  executiveSummary: z.string(),
  keyInsights: z.array(
    z.object({ category: z.enum(['growth', 'opportunity', 'other']), insight: z.string() }),
  ),
  faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
  suggestions: z.array(z.object({ title: z.string(), description: z.string(), category: z.string() })),
  recommendations: z.array(z.object({ title: z.string(), description: z.string(), category: z.string() })),
  seo: z.object({ title: z.string(), description: z.string(), keywords: z.array(z.string()) }),
  leftOut,
});
export type Extras = z.infer<typeof Extras>;

/** The keys of the steps that ask a model: its calls are recorded under them. `round` 1 is the repair of a section. */
export const stepKeys = {
  plan: 'plan',
  extras: 'extras',
  judge: 'judge',
  section: (sectionId: string, round: number) => `section/${sectionId}/${round}`,
  part: (part: string) => `part/${part}`,
};
