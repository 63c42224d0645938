import { authorize, can } from '../../modules/access/policy';
import { isRefusal, refuse, type Refusal } from '../../modules/kernel/refusal';
import type { ReportId } from '../../modules/kernel/report-id';
import type { PublicationStatus, Publishing } from '../../modules/publishing';
import { publishedPath, reportPath } from '../../modules/publishing/contract';
import { differencesBetween } from '../../modules/publishing/difference';
import { isWithheld, withholdPassages } from '../../modules/publishing/withhold-passages';
import type { Report } from '../../modules/search/report';
import type { Queries } from '../../projections/queries';
import type { Application, ReadableResult, Viewer } from './application';
import type { DecisionRunner } from './run-decision';

/** The basis of an admin's decision, beside the checks of the report itself. */
export type PublicationReview = {
  report: Report;
  /** The version last published; null for a report that never was. */
  last: { version: number; publishedAt: string } | null;
  /** The differences from that version, in sentences. */
  differences: string[];
};

type Deps = {
  publishing: Publishing;
  questions: Queries;
  decided: DecisionRunner;
  resultFor: ResultReader;
};

/** From draft to public and back. */
export function composePublishing(deps: Deps): Application['publishing'] {
  const { publishing, questions, decided, resultFor } = deps;
  const { publicationAt, publishedReport, publications } = questions;

  /** The status of a publication, once every page and list shows it: the caller looks at it next. */
  async function waitUntilVisible(reportId: ReportId, result: PublicationStatus | Refusal) {
    if (isRefusal(result)) return result;
    const { status, slug, kind } = result;
    const url = status === 'published' && slug !== null ? publishedPath(slug) : reportPath(reportId, kind);
    await questions.reportShown(reportId, { status, url });
    return { status, url };
  }

  return {
    ...{ publicationAt, publishedReport, publications },
    async request(id, viewer, context) {
      const result = await waitUntilVisible(id, await publishing.request(id, viewer, context));
      return isRefusal(result) ? result : { status: result.status };
    },
    publish: async (id, viewer, input, context) =>
      waitUntilVisible(id, await decided('report.publish', publishing.publish, id, viewer, input, context)),
    unpublish: async (id, viewer, input, context) =>
      waitUntilVisible(id, await decided('report.publish', publishing.unpublish, id, viewer, input, context)),
    review: createPublicationReview(publishing, resultFor),
  };
}

export type ResultReader = (
  reportId: ReportId,
  reader: Viewer | undefined,
) => Promise<ReadableResult | undefined>;

/** The only access to a finished report: leaves out what this reader may not see yet. */
export const createResultReader =
  (questions: Pick<Queries, 'result'>): ResultReader =>
  async (id, reader) => {
    const result = await questions.result(id);
    if (!result || !isWithheld(result)) return result;
    if (can(reader, 'evidence.read-withheld', { ownerId: result.userId })) return result;
    return withholdPassages(result);
  };

/** Compares a finished report with the version last published. */
const createPublicationReview =
  (publishing: Pick<Publishing, 'lastPublished'>, finished: ResultReader) =>
  async (reportId: ReportId, viewer: Viewer): Promise<PublicationReview | Refusal> => {
    const refused = authorize(viewer, 'report.publish');
    if (refused) return refused;
    const report = await finished(reportId, viewer);
    if (!report) return refuse('search-not-found');
    const published = await publishing.lastPublished(reportId);
    if (!published) return { report, last: null, differences: [] };
    const { version, publishedAt, content } = published;
    return {
      report,
      last: { version, publishedAt },
      differences: differencesBetween(content.report, report),
    };
  };
