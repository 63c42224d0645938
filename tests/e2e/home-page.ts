import type { Page } from 'playwright-core';
import { until } from './until';

/** The suggestions of a page become buttons when its scripts run. */
export const alive = (page: Page) => page.getByRole('button', { name: 'Climate Change' }).waitFor();

/** What the browser keeps under a key. */
export const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
/** The words of what has the focus. */
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
/** Lets time pass until what has these words has the focus: it returns a moment after what it was in has gone. */
export const untilFocused = (page: Page, words: string) =>
  until(`the focus is at ${words}`, async () => {
    await page.clock.runFor(10);
    return (await focused(page)) === words;
  });
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
