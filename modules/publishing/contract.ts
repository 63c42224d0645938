import type { ReportId } from '../kernel/report-id';
import type { ReportKind } from '../search/contract';

/** Spec section 4: draft, then pending after the request of its owner, then published until an admin unpublishes it. */
export const reportStatuses = ['draft', 'pending_publish', 'published'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** Length of a slug made from a title; a suffix against duplicates (`-2`) comes on top. */
export const slugLength = 80;

/** The path of an unpublished report. Spec section 2, deep links. */
export const reportPath = (reportId: ReportId, kind: ReportKind = 'visual'): string =>
  kind === 'research' ? `/research-insights?research=${reportId}` : `/results/${reportId}`;
/** The path of a published report. Contract section 5. */
export const publishedPath = (slug: string): string => `/insights/${slug}`;

export {
  isListed,
  listingsByVisibility,
  listingOf,
  visibilities,
  type Listing,
  type Visibility,
} from './visibility';
