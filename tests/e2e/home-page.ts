import type { Page } from 'playwright-core';

/** The suggestions of a page become buttons when its scripts run. */
export const alive = (page: Page) => page.getByRole('button', { name: 'Climate Change' }).waitFor();

/** What the browser keeps under a key. */
export const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
/** The words of what has the focus. */
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
/** The cookie banner. */
export const cookies = (page: Page) => page.getByRole('region', { name: 'Cookies' });

/** What the page posts from now on, as it comes. */
export function posts(page: Page): string[] {
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url());
  });
  return posted;
}
