import { publishedPath, reportPath } from '../modules/publishing/contract';
import type { PublishingEvent } from '../modules/publishing/events';
import type { SearchEvent, SearchRequested } from '../modules/search/events';
import type { Report } from '../modules/search/report';
import { cutSummary } from './cut-summary';
import type { ReportSummary } from './documents';
import { projection } from './projection';
import { checksOf } from './report-checks';
import { toReportSummary, toStoredReport, type StoredReport } from './report-list';

/** One line per report: for history, all reports and recent searches. Lists show completed ones only. */
export const reportSummaries = projection<StoredReport, SearchEvent | PublishingEvent>({
  name: 'report-summaries',
  version: 5,
  indexes: [
    'userId',
    'listing',
    'createdAt',
    ['kind', 'createdAt'],
    ['kind', 'titleKey'],
    ['kind', 'wordCount'],
    ['kind', 'status'],
    ['kind', '-status'],
    ['kind', 'publishedAt'],
    ['kind', '-publishedAt'],
    ['kind', 'status', 'createdAt'],
    ['kind', 'status', 'titleKey'],
    ['kind', 'status', 'wordCount'],
    ['kind', 'status', 'publishedAt'],
    ['kind', 'status', '-publishedAt'],
    // A text search reads this index alone to count.
    ['kind', 'status', 'completed', 'text'],
  ],
  counts: [['completed', 'kind', 'status']],
  on: {
    SearchRequested: ({ event, metadata }, docs) => {
      const attached = event.sourceIds.length > 0;
      docs.put(
        event.searchId,
        toStoredReport(begun(event, metadata.at), { completed: false, attached, checks: null }),
      );
    },
    SearchCompleted: ({ event: { searchId: reportId, report } }, docs) =>
      docs.update(reportId, (doc) =>
        report
          ? toStoredReport(
              { ...doc, ...line(report) },
              { completed: true, attached: doc.attached, checks: checksOf(report) },
            )
          : doc,
      ),
    PublicationRequested: ({ event }, docs) => docs.update(event.reportId, become('pending_publish')),
    ReportPublished: ({ event: { reportId, userId, kind, slug, content }, metadata }, docs) =>
      docs.update(reportId, (doc) => {
        if (!content || slug === null) return doc;
        const { report, query, model, createdAt } = content;
        const about = { id: reportId, kind, userId, query, model, createdAt };
        const publication = {
          status: 'published' as const,
          url: publishedPath(slug),
          publishedAt: metadata.at,
        };
        const stored = { completed: true, attached: doc.attached, checks: checksOf(report) };
        return toStoredReport({ ...about, ...line(report), ...publication }, stored);
      }),
    ReportUnpublished: ({ event }, docs) => docs.update(event.reportId, become('draft')),
    SearchFailed: ({ event }, docs) => docs.delete(event.searchId),
    SearchCancelled: ({ event }, docs) => docs.delete(event.searchId),
    SearchDeleted: ({ event }, docs) => docs.delete(event.searchId),
  },
});

const begun = (
  { searchId: reportId, kind, userId, query, model }: SearchRequested,
  at: string,
): ReportSummary => ({
  id: reportId,
  kind,
  userId,
  title: '',
  query: query ?? '',
  summary: '',
  keywords: [],
  wordCount: 0,
  model,
  status: 'draft',
  url: reportPath(reportId, kind),
  demo: false,
  offline: false,
  createdAt: at,
  publishedAt: null,
});

const line = ({ title, summary, keywords, wordCount, demo, offline }: Report) => {
  return { title, summary: cutSummary(summary), keywords, wordCount, demo, offline };
};

const become =
  (status: 'draft' | 'pending_publish') =>
  (doc: StoredReport): StoredReport =>
    toStoredReport(
      { ...toReportSummary(doc), status, publishedAt: null, url: reportPath(doc.id, doc.kind) },
      doc,
    );
