import type { Page } from 'playwright-core';
import { phoneSize, resize } from './device';

const narrow = { width: 320, height: 640 };
const tablet = { width: 820, height: 600 };

/** The faults of a page on a phone that scrolls sideways, at 320 px and with text of twice the size too. */
export async function overflowing(page: Page): Promise<string[]> {
  const wide: string[] = [];
  // Only the layout is measured, so nothing has to be painted.
  await restyle(page, 'opacity: 0');
  if (!(await fits(page, phoneSize))) wide.push('scrolls sideways on a phone');
  await resize(page, narrow);
  if (!(await fits(page, narrow))) wide.push('scrolls sideways at 320 px');
  await restyle(page, 'opacity: 0; font-size: 200%');
  await resize(page, tablet);
  if (!(await fits(page, tablet))) wide.push('scrolls sideways with letters of 200 %');
  await restyle(page, '');
  await resize(page, phoneSize);
  return wide;
}

/** Sets the style of the whole page; '' removes it. */
export const restyle = (page: Page, style: string) =>
  page.evaluate((text) => (document.documentElement.style.cssText = text), style);

/** Whether the page fits this size within five seconds; live charts resize with a delay. */
const fits = (page: Page, { width }: { width: number }): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    const root = document.documentElement;
    // A window that the browser does not draw has no frames.
    const after = (ms: number) => new Promise((done) => setTimeout(done, ms));
    const frame = () => Promise.race([new Promise(requestAnimationFrame), after(500)]);
    const isFitting = () => root.clientWidth === wanted && root.scrollWidth <= wanted;
    const end = performance.now() + 5_000;
    while (root.clientWidth !== wanted && performance.now() < end) await frame();
    await frame();
    await frame();
    await new Promise((done) => setTimeout(done));
    while (!isFitting() && performance.now() < end) await frame();
    return isFitting();
  }, width);
