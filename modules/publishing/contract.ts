import type { ReportKind } from '../search/contract';

/** Spec section 4: draft until its owner asks, then awaiting an admin, then public until an admin takes it back. */
export const reportStatuses = ['draft', 'pending_publish', 'published'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** Characters of a slug made from a title; what sets it apart from another (`-2`) comes on top. */
export const slugLength = 80;

/** Where a report is while it is not public. Spec section 2, deep links. */
export const reportPath = (reportId: string, kind: ReportKind = 'visual'): string =>
  kind === 'research' ? `/research-insights?research=${reportId}` : `/results/${reportId}`;
/** Where a published report is. Contract section 5. */
export const publishedPath = (slug: string): string => `/insights/${slug}`;

export { isListed, listed, listingOf, visibilities, type Listing, type Visibility } from './visibility';
