import { publishedPath, reportPath } from '../modules/publishing/contract';
import type { EventLog } from '../modules/kernel/events/event-log';
import type { PublicContent, PublishingEvent, ReportPublished } from '../modules/publishing/events';
import { withDownsampledPoints } from '../modules/search/assembly/charts/downsample';
import type { SearchCompleted, SearchEvent } from '../modules/search/events';
import type { Report } from '../modules/search/report';
import type { EventPlace, Result } from './documents';
import { projection } from './projection';

type Stored = Omit<Result, keyof Report> & { completed: true; report: EventPlace };
type Requested = Pick<Result, 'id' | 'kind' | 'userId' | 'model' | 'createdAt' | 'query' | 'attached'> & {
  completed: false;
};

/**
 * The state of a finished report under an id, for the result page, its evidence and every export. The report itself is
 * read from its event on request: a copy would be most of the bytes of all read models.
 */
export const results = projection<Stored | Requested, SearchEvent | PublishingEvent>({
  name: 'results',
  version: 6,
  indexes: ['userId'],
  on: {
    SearchRequested: ({ event, metadata }, docs) =>
      docs.put(event.searchId, {
        id: event.searchId,
        kind: event.kind,
        userId: event.userId,
        model: event.model,
        createdAt: metadata.at,
        query: { query: event.query, model: event.model },
        attached: event.sourceIds.length > 0,
        completed: false,
      }),
    SearchCompleted: ({ event, stream, revision }, docs) =>
      docs.update(event.searchId, (doc) =>
        event.report
          ? {
              ...doc,
              report: { stream, revision },
              completed: true as const,
              processingTime: event.processingTimeMs,
              publishedAt: null,
              status: 'draft',
              url: reportPath(event.searchId, doc.kind),
            }
          : doc,
      ),
    PublicationRequested: ({ event }, docs) => docs.update(event.reportId, become('pending_publish')),
    ReportPublished: ({ event, metadata, stream, revision }, docs) =>
      docs.update(event.reportId, (doc) =>
        event.content && event.slug !== null
          ? published(event, event.content, {
              report: { stream, revision },
              attached: doc.attached,
              url: publishedPath(event.slug),
              publishedAt: metadata.at,
            })
          : doc,
      ),
    ReportUnpublished: ({ event }, docs) => docs.update(event.reportId, become('draft')),
    SearchFailed: ({ event }, docs) => docs.delete(event.searchId),
    SearchCancelled: ({ event }, docs) => docs.delete(event.searchId),
    SearchDeleted: ({ event }, docs) => docs.delete(event.searchId),
  },
});

/** From public data alone: the same document whether or not its person can still be read in the log. */
function published(
  { reportId, kind, userId }: ReportPublished,
  content: PublicContent,
  standing: Pick<Stored, 'report' | 'attached' | 'url' | 'publishedAt'>,
): Stored {
  const { query, model, createdAt, processingTime } = content;
  return {
    id: reportId,
    kind,
    userId,
    model,
    createdAt,
    query: { query, model },
    completed: true,
    processingTime,
    status: 'published',
    ...standing,
  };
}

const become =
  (status: 'draft' | 'pending_publish') =>
  (doc: Stored | Requested): Stored | Requested =>
    doc.completed ? { ...doc, status, publishedAt: null, url: reportPath(doc.id, doc.kind) } : doc;

/**
 * The finished result of a stored document, with the report of its event; undefined while it is being written, and once
 * the key of its report is destroyed.
 */
export async function finishedResult(
  log: Pick<EventLog, 'readOne'>,
  doc: object | undefined,
): Promise<Result | undefined> {
  const stored = doc as Stored | Requested | (Result & { completed: true }) | undefined;
  if (!stored?.completed) return undefined;
  const { completed: _always, ...result } = stored;
  // A document of version 5, which answers until the model is rebuilt, holds the report.
  if (!('report' in result)) return result;
  const { report: place, ...standing } = result;
  const report = await reportAt(log, place);
  return report ? { ...withDownsampledPoints(report), ...standing } : undefined;
}

async function reportAt(
  log: Pick<EventLog, 'readOne'>,
  { stream, revision }: EventPlace,
): Promise<Report | null | undefined> {
  const recorded = await log.readOne(stream, revision);
  if (recorded?.broken) throw recorded.broken;
  const event = recorded?.event as SearchCompleted | ReportPublished | undefined;
  return event?.type === 'ReportPublished' ? event.content?.report : event?.report;
}
