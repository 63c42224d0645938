import type { Page } from 'playwright-core';
import { phoneSize } from './through-screens';
import { until } from './until';
import { sidewaysScroll } from './watched-page';

const narrow = { width: 320, height: 640 };
const tablet = { width: 820, height: 600 };

/** The faults of a page on a phone that scrolls sideways, at 320 px and with text of twice the size too. */
export async function tooWide(page: Page): Promise<string[]> {
  const wide: string[] = [];
  if ((await sidewaysScroll(page)) > 0) wide.push('scrolls sideways on a phone');
  // Only the layout is measured, so nothing has to be painted.
  await page.evaluate(() => (document.documentElement.style.opacity = '0'));
  await page.setViewportSize(narrow);
  if (!(await fits(page, narrow))) wide.push('scrolls sideways at 320 px');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await page.setViewportSize(tablet);
  if (!(await fits(page, tablet))) wide.push('scrolls sideways with letters of 200 %');
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  await page.setViewportSize(phoneSize);
  return wide;
}

/** Whether the page fits this size; live charts resize with a delay. */
const fits = async (page: Page, { width }: { width: number }): Promise<boolean> => {
  await page.waitForFunction((wanted) => document.documentElement.clientWidth === wanted, width);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
  return until('it fits', async () => (await sidewaysScroll(page)) <= 0, 2_000).catch(() => false);
};
