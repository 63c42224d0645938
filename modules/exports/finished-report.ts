import type { ReportId } from '../kernel/report-id';
import type { Slot } from '../models/contract';
import type { Report } from '../search/report';

/** A finished report with its metadata, without usage and cost. The Result document of the product is one. */
export type FinishedReport = Omit<Report, 'usage'> & {
  id: ReportId;
  model: Slot;
  createdAt: string;
  url: string;
  query: { query: string | null };
};
