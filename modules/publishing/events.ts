import { z } from 'zod';
import { decisionFields } from '../kernel/events/admin-decision';
import { defineEvent, personal } from '../kernel/events/event';
import { Slot } from '../models/contract';
import { ReportKind } from '../search/contract';
import { Report } from '../search/report';

/** What publishing makes public: the report as it was finished, and what was asked, when, of which model. */
export const PublicContent = z.object({
  report: Report,
  query: z.string(),
  model: Slot,
  /** When it was asked for. */
  createdAt: z.string(),
  /** Milliseconds from request to completion. */
  processingTime: z.number(),
});
export type PublicContent = z.infer<typeof PublicContent>;

const about = { reportId: z.string(), userId: z.string() };
/** Which publication: 1 for the first, one more for each after it. */
const edition = { version: z.number().int() };

/** Its owner, or an admin for them, asks that a report becomes public. Stream `report-<id>`. */
export const PublicationRequested = defineEvent('PublicationRequested', about);
export type PublicationRequested = z.infer<typeof PublicationRequested>;

/**
 * Everybody may read it from now on. Address and content are sealed with a key of the report itself: they outlive the
 * person who asked, and go for ever when the report does.
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

/** An address belongs to a report, for ever. Stream `slug-<hash>`: unique without naming what a report is about. */
export const SlugClaimed = defineEvent('SlugClaimed', { slugHash: z.string(), reportId: z.string() });
export type SlugClaimed = z.infer<typeof SlugClaimed>;

export const PublishingEvent = z.discriminatedUnion('type', [
  PublicationRequested,
  ReportPublished,
  ReportUnpublished,
]);
export type PublishingEvent = z.infer<typeof PublishingEvent>;

export const SlugEvent = z.discriminatedUnion('type', [SlugClaimed]);
export type SlugEvent = z.infer<typeof SlugEvent>;
