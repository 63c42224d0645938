import type { ReportSummary } from '../../projections/documents';

/** A line of a list that everybody may read: not who asked. */
export function publicReport({ userId: _person, ...report }: ReportSummary) {
  return report;
}
