import type { System } from '../../system';
import { visualReportLine, type VisualReportLine } from './visual-report';

/** Spec section 9: how many are listed. */
const listed = 10;

/** The newest visual reports that public lists show. Spec section 7, latest visual insights. */
export async function latestReports({ search }: System): Promise<VisualReportLine[]> {
  const reports = await search.recent();
  return reports.slice(0, listed).map(visualReportLine);
}
