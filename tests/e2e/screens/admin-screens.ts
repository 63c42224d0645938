import type { Page } from 'playwright-core';
import type { Screen } from './screens';

const byAdmin = { as: 'admin', walked: true } as const;
const historyLink = (page: Page) => page.getByRole('link', { name: /^History of the report/ });

/** Opens the details element with this summary. */
const unfold =
  (...words: string[]) =>
  async (page: Page) => {
    for (const word of words) await page.getByText(word).first().click();
  };

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

/** The dialogs of an admin's decisions. */
export const decidingScreens: Screen[] = [
  {
    name: 'an account to decide about',
    route: '/admin',
    path: '/admin?q=olga&open=:ownerId',
    as: 'admin',
    open: unfold('Delete account…'),
  },
  {
    name: 'a report to decide about',
    route: '/admin/reports',
    path: '/admin/reports?open=:sourced',
    as: 'admin',
    open: unfold('Delete report…'),
  },
  {
    name: 'a search query to decide about',
    route: '/admin/queries',
    path: '/admin/queries?open=:sourced',
    as: 'admin',
    open: unfold('Delete query…'),
  },
  {
    name: 'a parked event and a running search',
    route: '/admin/operations',
    path: '/admin/operations',
    as: 'admin',
    open: unfold('Skip…', 'Cancel…', 'Show as a table'),
  },
  {
    name: 'an audit filter that makes no sense',
    route: '/admin/audit',
    path: '/admin/audit?from=soon',
    as: 'admin',
  },
  {
    name: 'an event of the audit',
    route: '/admin/audit/:id',
    path: '/admin/audit/:audited',
    as: 'admin',
    walked: true,
  },
  {
    name: 'the history of an item',
    route: '/admin/audit/:id',
    path: '/admin/audit/:audited',
    as: 'admin',
    stays: true,
    within: '[role=dialog]',
    opener: historyLink,
    open: openHistory,
  },
];

async function openHistory(page: Page): Promise<void> {
  await historyLink(page).press('Enter');
  await page.getByRole('dialog').getByText('published').first().waitFor();
}
