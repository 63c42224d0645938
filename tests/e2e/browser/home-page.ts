import type { Page } from 'playwright-core';
import { until } from '../product/until';

/** The suggestions of a page are buttons once its scripts run. */
export const untilHydrated = (page: Page) => page.getByRole('button', { name: 'Climate Change' }).waitFor();

/** The browser's stored value of a key. */
export const storedValue = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
/** The text of the focused element. */
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
/** Advances time until the element with this text has the focus, which returns shortly after a dialog closes. */
export const untilTextFocused = (page: Page, words: string) =>
  until(`the focus is at ${words}`, async () => {
    await page.clock.runFor(10);
    return (await focused(page)) === words;
  });
/** The cookie banner. */
export const cookies = (page: Page) => page.getByRole('region', { name: 'Cookies' });

/** Records the posts of the page from now on. */
export function posts(page: Page): string[] {
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url());
  });
  return posted;
}
