import type { ReportSummary } from '../../projections/documents';

/** A report of either kind in a list, without its owner. Spec section 3. */
export const reportLine = ({ id, query, title, createdAt, url }: ReportSummary) => ({
  id,
  query,
  reportTitle: title || query,
  createdAt,
  url,
});
export type ReportLine = ReturnType<typeof reportLine>;

/** The same in the owner's list, with its status. */
export const ownReportLine = (report: ReportSummary) => ({
  ...reportLine(report),
  status: report.status,
});
