import type { Screen } from './screens';

const byAdmin = { as: 'admin', walked: true, otherOnPhone: true } as const;

/** The tabs of the admin dashboard. */
export const adminScreens: Screen[] = [
  { name: 'the accounts', route: '/admin', path: '/admin', ...byAdmin },
  { name: 'feedback to decide about', route: '/admin/feedback', path: '/admin/feedback', ...byAdmin },
  { name: 'reports to decide about', route: '/admin/reports', path: '/admin/reports', ...byAdmin },
  {
    name: 'research reports to decide about',
    route: '/admin/research-reports',
    path: '/admin/research-reports',
    ...byAdmin,
  },
  { name: 'reviews to decide about', route: '/admin/reviews', path: '/admin/reviews', ...byAdmin },
  { name: 'search queries', route: '/admin/queries', path: '/admin/queries', ...byAdmin },
  { name: 'search queries alone', route: '/search-queries', path: '/search-queries', ...byAdmin },
  { name: 'the audit', route: '/admin/audit', path: '/admin/audit', ...byAdmin },
  { name: 'the operations', route: '/admin/operations', path: '/admin/operations', ...byAdmin },
];
