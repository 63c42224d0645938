import type { ReportSummary } from '../../../projections/documents';
import { agoWords } from './relative-time';

/** A line of the list of all reports, as the call for it gives it. */
type Line = Pick<
  ReportSummary,
  'id' | 'query' | 'title' | 'summary' | 'url' | 'model' | 'wordCount' | 'demo' | 'offline' | 'createdAt'
>;

/** What the list of all reports shows of one, and how old it was then. */
export function listedReport(
  { id, query, title, summary, url, model, wordCount, demo, offline, createdAt }: Line,
  now: Date,
) {
  const ago = agoWords(new Date(createdAt), now);
  return { id, query, title, summary, url, model, wordCount, demo, offline, createdAt, ago };
}
export type ListedReport = ReturnType<typeof listedReport>;
