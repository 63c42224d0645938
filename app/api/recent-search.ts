import type { ReportSummary } from '../../projections/documents';

/** Spec section 3, recent search item. Never contains the owner. */
export function recentSearch({ query, url, createdAt, model }: ReportSummary) {
  return { query, url, createdAt, model };
}
export type RecentSearch = ReturnType<typeof recentSearch>;
