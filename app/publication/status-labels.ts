import type { ReportStatus } from '../../projections/documents';
import type { ReportRights } from './report-rights';

/** Spec section 4: from draft to public and back. */
export const statusNames: Readonly<Record<ReportStatus, string>> = {
  draft: 'Draft',
  pending_publish: 'Awaiting Admin Approval',
  published: 'Published',
};

/** What publication means, for owners who request it. */
export const publicationMeans =
  'The title, the query, the whole text and the passages it cites, also those of attached files, become public at an address of their own, where search engines find them. Your name does not appear. An admin looks at the report first.';

/** What a status means for this viewer. */
export function statusMeans(
  { status, listed, attached }: { status: ReportStatus; listed: boolean; attached: boolean },
  { decide, request }: ReportRights,
): string {
  if (status === 'published') return 'Everybody can read it on its public page.';
  if (status === 'pending_publish')
    return decide
      ? 'Its owner asked for publication. Look at what the evidence check found, then decide.'
      : 'You asked for publication. An admin looks at the report and decides; there is nothing more to do.';
  if (decide) return 'Nobody has asked for its publication. You may publish it nevertheless.';
  if (!request) return '';
  return [
    listed ? 'Public lists show its title and query.' : 'It is in no public list.',
    'Whoever has its address can read it.',
    attached && 'Only you and admins see passages of its files.',
    'It has no public page.',
  ]
    .filter(Boolean)
    .join(' ');
}
