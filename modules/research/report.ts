import { z } from 'zod';
import { Basis, Sentence } from '../evidence/evidence';
import { Citation } from './citation';

export { Citation, citationOf, doiResolver } from './citation';

/** Text of one field as sentences: each that cites, quotes or carries a number names its claim. */
export const Prose = z.array(Sentence);
export type Prose = z.infer<typeof Prose>;

/** Spec section 3: levels of a limitation and of a direction, in its words. */
export const Impact = z.enum(['High Impact', 'Medium Impact', 'Low Impact']);
export const Priority = z.enum(['High', 'Medium', 'Low']);
export const IdeaType = z.enum(['Patent', 'Paper', 'Other']);

const KeyMetric = z.object({
  value: z.string(),
  label: z.string(),
  description: Prose,
  basis: Basis,
  /** The claim of label and value together. */
  claimId: z.string().optional(),
});

const Limitation = z.object({
  category: z.string(),
  title: z.string(),
  description: Prose,
  impact: Impact,
  details: Prose,
});

/** The first column names the rows. A cell with a figure is one claim together with its row and its column. */
const Comparison = z.object({
  title: z.string(),
  headers: z.array(z.string()),
  rows: z.array(z.array(Sentence)),
});

/** `overallScore`: the server's mean of the categories, from 0 to 10 with one decimal. */
const Scorecard = z.object({
  overallScore: z.number(),
  categories: z.array(
    z.object({ name: z.string(), score: z.number(), maxScore: z.number().positive(), description: Prose }),
  ),
  /** `model`: a model's judgement; `derived`: counted in the sources; `illustrative`: of a demo. */
  basis: Basis,
});

const Direction = z.object({
  category: z.string(),
  title: z.string(),
  description: Prose,
  timeline: z.string(),
  priority: Priority,
});

const Idea = z.object({
  type: IdeaType,
  title: z.string(),
  description: Prose,
  novelty: z.string(),
  feasibility: z.string(),
  patentValue: z.string(),
  marketPotential: z.string(),
  implementationCost: z.string(),
  competitiveAdvantage: z.string(),
});

const Prediction = z.object({
  title: z.string(),
  timeline: z.string(),
  /** As written: a share in percent, or words. An opinion, never measured. */
  confidence: z.string(),
  description: Prose,
  keyFactors: z.array(z.string()),
});

/** The additional parts of a research report. Spec section 3, research report. */
export const Research = z.object({
  abstract: Prose,
  keyMetrics: z.array(KeyMetric),
  limitations: z.array(Limitation),
  /** Null when it was not written. */
  comparison: Comparison.nullable(),
  /** Null when it was not written. */
  scorecard: Scorecard.nullable(),
  keyPoints: z.array(Prose),
  directions: z.array(Direction),
  ideas: z.array(Idea),
  citations: z.array(Citation),
  predictions: z.array(Prediction),
});
export type Research = z.infer<typeof Research>;

/** The words of a field without its claims. */
export const plainProse = (prose: Prose): string => prose.map(({ text }) => text).join(' ');
