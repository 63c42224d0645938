import { authorize } from '../../modules/access/policy';
import { refuse, type Refusal } from '../../modules/kernel/refusal';
import type { Publishing } from '../../modules/publishing';
import { differencesBetween } from '../../modules/publishing/difference';
import type { Report } from '../../modules/search/report';
import type { Viewer } from './application';

/** The basis of an admin's decision, beside the checks of the report itself. */
export type PublicationReview = {
  report: Report;
  /** The version last published; null for a report that never was. */
  last: { version: number; publishedAt: string } | null;
  /** The differences from that version, in sentences. */
  differences: string[];
};

/** Compares a finished report with the version last published. */
export const createPublicationReview =
  (
    publishing: Pick<Publishing, 'lastPublished'>,
    finished: (id: string, viewer: Viewer) => Promise<Report | undefined>,
  ) =>
  async (id: string, viewer: Viewer): Promise<PublicationReview | Refusal> => {
    const refused = authorize(viewer, 'report.publish');
    if (refused) return refused;
    const report = await finished(id, viewer);
    if (!report) return refuse('search-not-found');
    const published = await publishing.lastPublished(id);
    if (!published) return { report, last: null, differences: [] };
    const { version, publishedAt, content } = published;
    return {
      report,
      last: { version, publishedAt },
      differences: differencesBetween(content.report, report),
    };
  };
