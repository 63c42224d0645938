import { z } from 'zod';
import { IdeaType, Impact, Priority } from './report';

/** The sections of every research report: prose, written in parallel. Their ids are part of the log. */
export const researchSections = [
  {
    id: 'overview',
    title: 'Overview',
    brief: 'Introduce the question, why it matters, and what the report will show.',
  },
  {
    id: 'literature',
    title: 'Literature',
    brief: 'Say what the sources and the known work on the question have found, and where they differ.',
  },
  {
    id: 'methodology',
    title: 'Methodology',
    brief: 'Explain how the question is studied: data, methods, and what each can and cannot show.',
  },
  {
    id: 'current-state',
    title: 'Current State',
    brief: 'Describe where things stand today, with the key figures.',
  },
  {
    id: 'findings',
    title: 'Key Findings',
    brief: 'State the main findings, with the figures and charts that carry them.',
  },
  {
    id: 'future',
    title: 'Future Research',
    brief: 'Say what is still open, and which research would settle it.',
  },
] as const;
export type ResearchSectionId = (typeof researchSections)[number]['id'];

/** Sentences for readers about parts that exceeded the limits of an answer. */
const leftOut = z.array(z.string()).optional();

const Entry = z.object({ title: z.string(), description: z.string() });

/** Texts carry figures as `{{fact-id}}` and sources as `[s3]`, as sections do; the server fills in and verifies both. */
export const Analysis = z.object({
  abstract: z.string(),
  keyMetrics: z.array(z.object({ value: z.string(), label: z.string(), description: z.string() })),
  technicalLimitations: z.array(Entry.extend({ category: z.string(), impact: Impact, details: z.string() })),
  /** The first column names the rows. */
  comparativeAnalysis: z.object({
    title: z.string(),
    headers: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  leftOut,
});
export type Analysis = z.infer<typeof Analysis>;

/** Literature named by a writer; entries that no source of the report backs are shown as unverified. */
export const Reference = z.object({
  authors: z.string(),
  year: z.string(),
  title: z.string(),
  journal: z.string(),
  doi: z.string(),
  url: z.string(),
});
export type Reference = z.infer<typeof Reference>;

export const Assessment = z.object({
  researchScorecard: z.object({
    categories: z.array(
      z.object({
        name: z.string(),
        score: z.number(),
        maxScore: z.number().positive(),
        description: z.string(),
      }),
    ),
  }),
  keyFindings: z.object({ bulletPoints: z.array(z.string()) }),
  citations: z.array(Reference),
  leftOut,
});
export type Assessment = z.infer<typeof Assessment>;

export const Outlook = z.object({
  futureResearch: z.object({
    directions: z.array(Entry.extend({ category: z.string(), timeline: z.string(), priority: Priority })),
  }),
  researchIdeas: z.array(
    Entry.extend({
      type: IdeaType,
      novelty: z.string(),
      feasibility: z.string(),
      patentValue: z.string(),
      marketPotential: z.string(),
      implementationCost: z.string(),
      competitiveAdvantage: z.string(),
    }),
  ),
  predictions: z.array(
    Entry.extend({ timeline: z.string(), confidence: z.string(), keyFactors: z.array(z.string()) }),
  ),
  leftOut,
});
export type Outlook = z.infer<typeof Outlook>;

/** The structured parts of a research report, each written by one call beside the sections. Spec section 3. */
export const ResearchParts = z.object({ analysis: Analysis, assessment: Assessment, outlook: Outlook });
export type ResearchParts = z.infer<typeof ResearchParts>;
export const PartName = ResearchParts.keyof();
export type PartName = z.infer<typeof PartName>;
/** The structured parts of a research report. */
export const partNames: readonly PartName[] = PartName.options;
