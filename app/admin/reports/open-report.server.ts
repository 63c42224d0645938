import { isRefusal } from '../../../modules/kernel/refusal';
import { toReportId } from '../../../modules/kernel/report-id';
import type { Application, Viewer } from '../../../composition/application/application';
import { findPublicationIssues, type PublicationIssues } from '~/publication/publication-issues';
import type { PublicationReview } from '../../../composition/application/publishing';

/** Doubtful sentences shown in a list; the page of the report shows all. */
const maxDoubts = 8;

/** The details of the open report of a list. */
export type OpenReport = Pick<PublicationReview, 'last' | 'differences'> & {
  id: string;
  counts: PublicationIssues['counts'];
  doubts: PublicationIssues['doubts'];
  /** Number of doubtful sentences. */
  doubtful: number;
  notices: string[];
  sources: string[];
};

/** Loads the details of the open report; undefined when none is open or it was deleted. */
export async function openReport(
  publishing: Pick<Application['publishing'], 'review'>,
  id: string | undefined,
  viewer: Viewer,
): Promise<OpenReport | undefined> {
  if (!id) return undefined;
  const review = await publishing.review(toReportId(id), viewer);
  if (isRefusal(review)) return undefined;
  const { counts, doubts, notices } = findPublicationIssues(review.report);
  return {
    id,
    counts,
    doubts: doubts.slice(0, maxDoubts),
    doubtful: doubts.length,
    notices,
    sources: review.report.sources.map(({ title }) => title),
    last: review.last,
    differences: review.differences,
  };
}
