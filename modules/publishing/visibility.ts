import type { ReportStatus } from './contract';

/** Contract section 1, `REPORT_VISIBILITY`: which finished reports public lists show before publication. */
export const visibilities = ['public', 'unlisted'] as const;
export type Visibility = (typeof visibilities)[number];

/** How public lists see a report. The read model stores this instead of the result, since the setting may change. */
export const listings = ['published', 'draft', 'draft-with-files'] as const;
export type Listing = (typeof listings)[number];

/** `attached`: whether files were attached to its search. */
export function listingOf({ status, attached }: { status: ReportStatus; attached: boolean }): Listing {
  if (status === 'published') return 'published';
  return attached ? 'draft-with-files' : 'draft';
}

/**
 * The listings that public lists show: recent searches, all reports, the bare history, the latest insights. Spec section
 * 6 for `public`, contract section 3 for attached files.
 */
export const listingsByVisibility: Readonly<Record<Visibility, readonly Listing[]>> = {
  public: ['published', 'draft'],
  unlisted: ['published'],
};

/** Whether public lists show a finished report. */
export const isListed = (
  report: { status: ReportStatus; attached: boolean },
  visibility: Visibility,
): boolean => listingsByVisibility[visibility].includes(listingOf(report));
