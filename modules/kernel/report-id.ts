import { z } from 'zod';

/**
 * The id of a report, and of the search and the workflow run that make it: one value. Events store it as `searchId` or
 * `reportId`, the HTTP contract calls it `queryId` or `resultId`, the engine `workflowId`.
 */
export const ReportId = z.string().brand<'ReportId'>();
export type ReportId = z.infer<typeof ReportId>;

/** Reads a report's id from a path, a form or a command line. Takes any text: an id that no report has is not found. */
export const toReportId = (text: string): ReportId => text as ReportId;
