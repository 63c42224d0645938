import { z } from 'zod';
import { decisionFields } from '../kernel/events/admin-decision';
import { defineEvent, personal } from '../kernel/events/event';
import { ReportId } from '../kernel/report-id';
import { Slot } from '../models/contract';
import { ReportKind } from '../search/contract';
import { Report } from '../search/report';

/** The public content of a report: the finished report, and the query, time and model of its search. */
export const PublicContent = z.object({
  report: Report,
  query: z.string(),
  model: Slot,
  /** When it was requested. */
  createdAt: z.string(),
  /** Milliseconds from request to completion. */
  processingTime: z.number(),
});
export type PublicContent = z.infer<typeof PublicContent>;

const about = { reportId: ReportId, userId: z.string() };
/** Version of the publication: 1 for the first, one more for each after it. */
const edition = { version: z.number().int() };

/** The owner, or an admin for them, requests publication of a report. Stream `report-<id>`. */
export const PublicationRequested = defineEvent('PublicationRequested', about);
export type PublicationRequested = z.infer<typeof PublicationRequested>;

/**
 * The report is public from now on. Slug and content are sealed with a key of the report itself: they outlive its
 * person's erasure, and are gone for ever when the report is deleted.
 */
export const ReportPublished = defineEvent(
  'ReportPublished',
  {
    ...about,
    ...edition,
    kind: ReportKind,
    ...decisionFields,
    slug: personal(z.string()),
    content: personal(PublicContent),
  },
  { subject: 'by', subjects: { slug: 'reportId', content: 'reportId' } },
);
export type ReportPublished = z.infer<typeof ReportPublished>;

/** It is a draft again; without `by` because it was deleted. */
export const ReportUnpublished = defineEvent(
  'ReportUnpublished',
  { ...about, ...edition, ...decisionFields },
  { subject: 'by' },
);
export type ReportUnpublished = z.infer<typeof ReportUnpublished>;

/** A slug belongs to a report, for ever. Stream `slug-<hash>`: unique without revealing the report's topic. */
export const SlugClaimed = defineEvent('SlugClaimed', { slugHash: z.string(), reportId: ReportId });
export type SlugClaimed = z.infer<typeof SlugClaimed>;

export const PublishingEvent = z.discriminatedUnion('type', [
  PublicationRequested,
  ReportPublished,
  ReportUnpublished,
]);
export type PublishingEvent = z.infer<typeof PublishingEvent>;

export const SlugEvent = z.discriminatedUnion('type', [SlugClaimed]);
export type SlugEvent = z.infer<typeof SlugEvent>;
