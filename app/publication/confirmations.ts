import type { ReportStatus } from '../../projections/documents';
import type { ReportRights } from './report-rights';
import { publicationMeans } from './status-labels';

/** The confirmation questions. */
export const confirmations = {
  'request-publish': {
    label: 'Request publication',
    title: 'Request publication?',
    asks: publicationMeans,
    yes: 'Request publication',
    busy: 'Requesting publication',
    no: 'Not now',
    look: 'primary',
  },
  delete: {
    label: 'Delete',
    title: 'Delete this report?',
    asks: 'Are you sure you want to delete this search result? This action cannot be undone.',
    yes: 'Delete',
    busy: 'Deleting',
    no: 'Keep it',
    look: 'danger',
  },
} as const;
export type Confirmation = keyof typeof confirmations;

/** The actions with a question on this report: an admin decides about publication and need not request it. */
export const openConfirmations = (
  status: ReportStatus,
  { request, decide, remove }: ReportRights,
): Confirmation[] => [
  ...(request && !decide && status === 'draft' ? (['request-publish'] as const) : []),
  ...(remove ? (['delete'] as const) : []),
];
