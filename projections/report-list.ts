import type { ReportStatus } from './documents';

/** What an admin's list of reports may be narrowed by. Contract section 5. */
export type ReportListQuery = {
  /** From 1. */
  page?: number;
  /** Reports on a page: 50 unless said otherwise. */
  limit?: number;
  /** A field, with a minus for newest or largest first; newest first unless said otherwise. */
  sort?: string;
  /** A part of the title, the query or a keyword, in any case. */
  q?: string;
  status?: ReportStatus;
};
