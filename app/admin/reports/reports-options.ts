import type { ReportKind } from '../../../modules/search/contract';
import type { Decisions } from '../list/decisions';
import type { ListOptions } from '../list/list-address';

const paths = { visual: '/admin/reports', research: '/admin/research-reports' } as const;

/** The lists of reports, one for each kind. */
export const reportsOptions = (kind: ReportKind): ListOptions => ({
  path: paths[kind],
  searches: 'title, query or keywords',
  statuses: [
    { status: 'pending_publish', label: 'To decide' },
    { status: 'draft', label: 'Drafts' },
    { status: 'published', label: 'Published' },
  ],
  orders: [
    { sort: '-createdAt', label: 'Newest first' },
    { sort: 'createdAt', label: 'Oldest first' },
    { sort: 'title', label: 'By title' },
    { sort: '-wordCount', label: 'Longest first' },
    { sort: '-publishedAt', label: 'Published last first' },
  ],
});

/** Spec sections 4, 6 and 8. */
export const reportDecisions = (kind: ReportKind): Decisions => ({
  publish: {
    label: 'Publish',
    look: 'primary',
    done: 'The report is public now.',
    doneMany: (count) => `${count} reports are public now.`,
    failed:
      kind === 'visual'
        ? 'Failed to publish report. Please try again.'
        : 'Failed to publish research report. Please try again.',
    becomes: 'published',
    undo: 'unpublish',
  },
  unpublish: {
    label: 'Unpublish',
    look: 'secondary',
    done: 'The report is no longer public. It is a draft again.',
    failed: 'Failed to unpublish report. Please try again.',
    becomes: 'draft',
    undo: 'publish',
  },
  delete: {
    label: 'Delete report',
    look: 'danger',
    done: 'The report was deleted.',
    failed: 'Failed to delete report. Please try again.',
    confirm: {
      label: 'Delete report…',
      asks: 'The report and its public page are deleted for good. This action cannot be undone.',
      yes: 'Delete this report',
    },
  },
});
