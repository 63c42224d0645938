import type { ReportSummary } from '../../projections/documents';

/** Spec section 3, recent search item. Never holds the user who asked. */
export function recentSearch({ query, url, createdAt, model }: ReportSummary) {
  return { query, url, createdAt, model };
}
export type RecentSearch = ReturnType<typeof recentSearch>;
