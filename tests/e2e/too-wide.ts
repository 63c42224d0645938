import type { Page } from 'playwright-core';
import { phoneSize } from './through-screens';
import { until } from './until';
import { sidewaysScroll } from './watched-page';

/** At 320 px, and with letters twice as large, nobody has to scroll sideways: what is too wide, of a page on a phone. */
export async function tooWide(page: Page): Promise<string[]> {
  const wide: string[] = [];
  // Only where things are is asked: nobody has to draw them.
  await page.evaluate(() => (document.documentElement.style.opacity = '0'));
  await page.setViewportSize({ width: 320, height: 640 });
  if (!(await fits(page))) wide.push('scrolls sideways at 320 px');
  await page.setViewportSize({ width: 820, height: 600 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  if (!(await fits(page))) wide.push('scrolls sideways with letters of 200 %');
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  await page.setViewportSize(phoneSize);
  return wide;
}

/** Charts that are alive take a moment to fit. */
const fits = (page: Page): Promise<boolean> =>
  until('it fits', async () => (await sidewaysScroll(page)) <= 0, 2_000).catch(() => false);
