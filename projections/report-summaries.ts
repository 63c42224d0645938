import { summaryLength } from '../modules/search/contract';
import type { SearchEvent, SearchRequested } from '../modules/search/events';
import type { ReportSummary } from './documents';
import { projection } from './projection';

type Stored = ReportSummary & { completed: boolean };

/** One line per report: history, all reports and recent searches ask this. Only completed ones are shown. */
export const reportSummaries = projection<Stored, SearchEvent>({
  name: 'report-summaries',
  version: 1,
  indexes: ['userId', 'completed', 'createdAt'],
  on: {
    SearchRequested: ({ event, metadata }, docs) => docs.put(event.searchId, begun(event, metadata.at)),
    SearchCompleted: ({ event: { searchId, report } }, docs) =>
      docs.update(searchId, (doc) =>
        report
          ? {
              ...doc,
              completed: true,
              title: report.title,
              summary: cut(report.summary),
              keywords: report.keywords,
              wordCount: report.wordCount,
              demo: report.demo,
              offline: report.offline,
            }
          : doc,
      ),
    SearchFailed: ({ event }, docs) => docs.delete(event.searchId),
    SearchCancelled: ({ event }, docs) => docs.delete(event.searchId),
    SearchDeleted: ({ event }, docs) => docs.delete(event.searchId),
  },
});

const begun = ({ searchId, userId, query, model }: SearchRequested, at: string): Stored => ({
  id: searchId,
  userId,
  title: '',
  query: query ?? '',
  summary: '',
  keywords: [],
  wordCount: 0,
  model,
  status: 'draft',
  url: `/results/${searchId}`,
  demo: false,
  offline: false,
  createdAt: at,
  publishedAt: null,
  completed: false,
});

const cut = (summary: string) =>
  summary.length <= summaryLength ? summary : `${summary.slice(0, summaryLength - 1).trimEnd()}…`;
