/** The tabs of the admin dashboard, in order. Spec section 2; audit and operations are additions of ours. */
export const tabs = [
  { tab: 'users', label: 'Users', to: '/admin' },
  { tab: 'feedback', label: 'Feedback', to: '/admin/feedback' },
  { tab: 'reports', label: 'Reports', to: '/admin/reports' },
  { tab: 'research-reports', label: 'Research Reports', to: '/admin/research-reports' },
  { tab: 'reviews', label: 'Reviews', to: '/admin/reviews' },
  { tab: 'queries', label: 'Queries', to: '/admin/queries' },
  { tab: 'audit', label: 'Audit', to: '/admin/audit' },
  { tab: 'operations', label: 'Operations', to: '/admin/operations' },
] as const;
export type AdminTab = (typeof tabs)[number]['tab'];

/** The tab of that name; undefined for none, and for the first, which is where the dashboard opens. */
export const tabNamed = (name: string | null) => tabs.slice(1).find(({ tab }) => tab === name);
