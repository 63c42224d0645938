import { z } from 'zod';
import { decisionFields } from '../kernel/events/admin-decision';
import { defineEvent, personal } from '../kernel/events/event';
import { ReportId } from '../kernel/report-id';
import { Slot } from '../models/contract';
import { Found, ProviderName, RetrieveKind, SourceReading } from '../evidence/retrieval/provider';
import { RetrievedSource } from '../evidence/retrieval/retrieved-source';
import { PartName, ResearchParts } from '../research/plan';
import { ReportKind, ReportLanguage } from './contract';
import { Extras, Plan } from './plan';
import { Report } from './report';

const about = { searchId: ReportId, userId: z.string() };

/** A person requested a report; from here on it is completed or refunded. Stream `search-<id>`. */
export const SearchRequested = defineEvent(
  'SearchRequested',
  {
    ...about,
    kind: ReportKind,
    query: personal(z.string()),
    model: Slot,
    sourceIds: z.array(z.string()),
    /** Whether a search was reserved for it; admins have no quota. */
    charged: z.boolean(),
    /** Where to look for further sources. Absent in events before 2026-11-23, and where nothing is looked for. */
    retrieve: z.array(RetrieveKind).optional(),
    /** The language it is written in. Absent in events before 2026-11-24, and where it is that of the query. */
    language: ReportLanguage.optional(),
    /** Its plan waits for its owner's approval. Absent in events before 2026-11-25, and where it does not. */
    approvePlan: z.literal(true).optional(),
  },
  // Version 1 had one kind only.
  { subject: 'userId', version: 2, upcast: (data) => ({ ...data, kind: 'visual' }) },
);
export type SearchRequested = z.infer<typeof SearchRequested>;

/** No request followed a reservation within 60 seconds: none may follow any more, and the search is refunded. */
export const SearchLapsed = defineEvent('SearchLapsed', { ...about });
export type SearchLapsed = z.infer<typeof SearchLapsed>;

/** The sources were read and ranked. */
export const EvidenceGathered = defineEvent('EvidenceGathered', {
  ...about,
  sources: z.number().int(),
  spans: z.number().int(),
  datasets: z.number().int(),
});
export type EvidenceGathered = z.infer<typeof EvidenceGathered>;

/** A model drafted queries for the providers, from the query alone. The n-th is number n; 0 is the query itself. */
export const QueriesDrafted = defineEvent(
  'QueriesDrafted',
  { ...about, slot: Slot, drafted: z.number().int(), queries: personal(z.array(z.string())) },
  { subject: 'userId' },
);
export type QueriesDrafted = z.infer<typeof QueriesDrafted>;

/** A second model read the sentences that stayed `related`. `doubts`: those that their passages do not say, to it. */
export const ClaimsJudged = defineEvent(
  'ClaimsJudged',
  {
    ...about,
    slot: Slot,
    judged: z.number().int(),
    doubts: personal(z.array(z.object({ sentence: z.string(), reason: z.string() }))),
  },
  { subject: 'userId' },
);
export type ClaimsJudged = z.infer<typeof ClaimsJudged>;

/** A provider answered. What it found stays with the search: a crash repeats no paid request. */
export const ProviderAnswered = defineEvent(
  'ProviderAnswered',
  {
    ...about,
    provider: ProviderName,
    /** Which query it answers: the n-th drafted; absent for the query itself. */
    draft: z.number().int().optional(),
    /** Which query for a gap it answers, from 1. Absent in events before 2026-11-24, and before the plan. */
    gap: z.number().int().optional(),
    results: z.number().int(),
    found: personal(z.array(Found)),
  },
  { subject: 'userId' },
);
export type ProviderAnswered = z.infer<typeof ProviderAnswered>;

/**
 * The reading of the best of what was found has begun or went on: all of them in their present state, best first. For those
 * who wait; `SourcesRetrieved` and `GapsFilled` have the result.
 */
export const ReadingProgressed = defineEvent(
  'ReadingProgressed',
  { ...about, sources: personal(z.array(SourceReading)) },
  { subject: 'userId' },
);
export type ReadingProgressed = z.infer<typeof ReadingProgressed>;

/** The best of what was found was read and stored. `failed`: providers that gave nothing, with the code of the failure. */
export const SourcesRetrieved = defineEvent(
  'SourcesRetrieved',
  {
    ...about,
    retrieved: z.number().int(),
    sources: personal(z.array(RetrievedSource)),
    failed: z.array(z.object({ provider: ProviderName, code: z.string() })),
    /** Titles of found sources whose reading failed unexpectedly. Absent in events before 2026-11-24, and where none did. */
    unread: personal(z.array(z.string())).optional(),
    /** Titles of found sources that were not read in time. Absent in events before 2026-11-25, and where none was late. */
    late: personal(z.array(z.string())).optional(),
  },
  { subject: 'userId' },
);
export type SourcesRetrieved = z.infer<typeof SourcesRetrieved>;

/**
 * The plan has sections that the evidence does not cover; no model decides that. `queries`: one for each of these
 * sections, in the same order, to ask the providers once more.
 */
export const GapsFound = defineEvent(
  'GapsFound',
  { ...about, sectionIds: z.array(z.string()), queries: personal(z.array(z.string())) },
  { subject: 'userId' },
);
export type GapsFound = z.infer<typeof GapsFound>;

/** The best of what was found for the gaps was read and stored. Fields as of `SourcesRetrieved`. */
export const GapsFilled = defineEvent(
  'GapsFilled',
  {
    ...about,
    retrieved: z.number().int(),
    sources: personal(z.array(RetrievedSource)),
    failed: z.array(z.object({ provider: ProviderName, code: z.string() })),
    unread: personal(z.array(z.string())),
    late: personal(z.array(z.string())).optional(),
  },
  { subject: 'userId' },
);
export type GapsFilled = z.infer<typeof GapsFilled>;

const planner = z.object({
  slot: Slot,
  status: z.enum(['success', 'processing_unavailable', 'error']),
  /** Share of its facts that the other model's plan confirms; null without another. */
  agreement: z.number().nullable(),
});

/** The plan is complete: ledger, datasets, briefs. `planners` names the models that took part (two for Model 3). */
export const PlanDrafted = defineEvent(
  'PlanDrafted',
  {
    ...about,
    plan: personal(Plan),
    writer: Slot,
    planners: z.array(planner),
    /** Facts on which the two models disagree, in sentences. */
    conflicts: personal(z.array(z.string())),
    /** The language of its texts. Absent in events before 2026-11-25, and where it is none of a report or unknown. */
    language: ReportLanguage.optional(),
  },
  { subject: 'userId' },
);
export type PlanDrafted = z.infer<typeof PlanDrafted>;

/**
 * Its owner or an admin approved the plan, and writing begins. `leftOut`: ids of planned sections that are not written; from
 * here on the plan is without them.
 */
export const PlanApproved = defineEvent('PlanApproved', { ...about, leftOut: z.array(z.string()) });
export type PlanApproved = z.infer<typeof PlanApproved>;

/** A section was written; `round` 0 is the draft, 1 its one repair. */
export const SectionWritten = defineEvent(
  'SectionWritten',
  {
    ...about,
    sectionId: z.string(),
    index: z.number().int(),
    round: z.number().int(),
    slot: Slot,
    markdown: personal(z.string()),
    /** Truncated by the model's own limit. */
    truncated: z.boolean(),
  },
  { subject: 'userId' },
);
export type SectionWritten = z.infer<typeof SectionWritten>;

/** FAQs, suggestions, recommendations, summary and SEO were written. */
export const ExtrasWritten = defineEvent(
  'ExtrasWritten',
  { ...about, slot: Slot, extras: personal(Extras) },
  { subject: 'userId' },
);
export type ExtrasWritten = z.infer<typeof ExtrasWritten>;

/** One of the structured parts of a research report was written; `content` holds it under its name. */
export const ResearchPartWritten = defineEvent(
  'ResearchPartWritten',
  { ...about, part: PartName, slot: Slot, content: personal(ResearchParts.partial()) },
  { subject: 'userId' },
);
export type ResearchPartWritten = z.infer<typeof ResearchPartWritten>;

/** The report is complete, and stored whole as assembled. */
export const SearchCompleted = defineEvent(
  'SearchCompleted',
  { ...about, report: personal(Report), processingTimeMs: z.number() },
  { subject: 'userId' },
);
export type SearchCompleted = z.infer<typeof SearchCompleted>;

/** It failed; its written parts stay with its owner, the search is refunded. */
export const SearchFailed = defineEvent('SearchFailed', { ...about, code: z.string(), message: z.string() });
export type SearchFailed = z.infer<typeof SearchFailed>;

/** Its owner or an admin cancelled it, or its plan lapsed without an approval; the search is refunded. */
export const SearchCancelled = defineEvent('SearchCancelled', {
  ...about,
  /** Why the product itself cancelled it. Absent where a person did. */
  because: z.literal('plan-lapsed').optional(),
});
export type SearchCancelled = z.infer<typeof SearchCancelled>;

/** It was deleted. `by`: the admin who decided so; absent when its owner or the product did. */
export const SearchDeleted = defineEvent('SearchDeleted', { ...about, ...decisionFields }, { subject: 'by' });
export type SearchDeleted = z.infer<typeof SearchDeleted>;

/** Its person was erased and it is public: it stays, without the person. */
export const SearchDisowned = defineEvent('SearchDisowned', { ...about });
export type SearchDisowned = z.infer<typeof SearchDisowned>;

export const SearchEvent = z.discriminatedUnion('type', [
  SearchRequested,
  SearchLapsed,
  EvidenceGathered,
  QueriesDrafted,
  ProviderAnswered,
  SourcesRetrieved,
  ReadingProgressed,
  ClaimsJudged,
  PlanDrafted,
  PlanApproved,
  GapsFound,
  GapsFilled,
  SectionWritten,
  ExtrasWritten,
  ResearchPartWritten,
  SearchCompleted,
  SearchFailed,
  SearchCancelled,
  SearchDeleted,
  SearchDisowned,
]);
export type SearchEvent = z.infer<typeof SearchEvent>;
