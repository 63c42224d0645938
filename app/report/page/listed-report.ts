import type { ReportSummary } from '../../../projections/documents';
import { relativeTime } from './relative-time';

/** An item of the list of all reports, as its API call returns it. */
type Line = Pick<
  ReportSummary,
  'id' | 'query' | 'title' | 'summary' | 'url' | 'model' | 'wordCount' | 'demo' | 'offline' | 'createdAt'
>;

/** The shown fields of such an item, with its age at that moment. */
export function listedReport(
  { id, query, title, summary, url, model, wordCount, demo, offline, createdAt }: Line,
  now: Date,
) {
  const ago = relativeTime(new Date(createdAt), now);
  return { id, query, title, summary, url, model, wordCount, demo, offline, createdAt, ago };
}
export type ListedReport = ReturnType<typeof listedReport>;
