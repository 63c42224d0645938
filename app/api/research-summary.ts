import type { ReportSummary } from '../../projections/documents';

/** Spec section 3, research report summary: an item of the list for admins. */
export const researchSummary = ({ id, query, title, status, createdAt, url }: Summarised) => ({
  id,
  query,
  reportTitle: title || query,
  status,
  createdAt,
  publishedUrl: status === 'published' ? url : null,
});
type Summarised = Pick<ReportSummary, 'id' | 'query' | 'title' | 'status' | 'createdAt' | 'url'>;
