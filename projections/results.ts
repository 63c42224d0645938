import { publishedPath, reportPath } from '../modules/publishing/contract';
import type { PublicContent, PublishingEvent, ReportPublished } from '../modules/publishing/events';
import { withDownsampledPoints } from '../modules/search/assembly/charts/downsample';
import type { SearchEvent } from '../modules/search/events';
import type { Result } from './documents';
import { projection } from './projection';

type Stored = Result & { completed: true };
type Requested = Pick<Result, 'id' | 'kind' | 'userId' | 'model' | 'createdAt' | 'query' | 'attached'> & {
  completed: false;
};

/** The finished report under an id: for the result page, its evidence and every export. */
export const results = projection<Stored | Requested, SearchEvent | PublishingEvent>({
  name: 'results',
  version: 5,
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
    SearchCompleted: ({ event }, docs) =>
      docs.update(event.searchId, (doc) =>
        event.report
          ? {
              ...doc,
              ...withDownsampledPoints(event.report),
              completed: true as const,
              processingTime: event.processingTimeMs,
              publishedAt: null,
              status: 'draft',
              url: reportPath(event.searchId, doc.kind),
            }
          : doc,
      ),
    PublicationRequested: ({ event }, docs) => docs.update(event.reportId, become('pending_publish')),
    ReportPublished: ({ event, metadata }, docs) =>
      docs.update(event.reportId, (doc) =>
        event.content && event.slug !== null
          ? published(event, event.content, {
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
  standing: Pick<Stored, 'attached' | 'url' | 'publishedAt'>,
): Stored {
  const { report, query, model, createdAt, processingTime } = content;
  return {
    ...withDownsampledPoints(report),
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

/** The finished result of a stored document; undefined while it is being written. */
export function finishedResult(doc: object | undefined): Result | undefined {
  const stored = doc as Stored | Requested | undefined;
  if (!stored?.completed) return undefined;
  const { completed: _always, ...result } = stored;
  return result;
}
