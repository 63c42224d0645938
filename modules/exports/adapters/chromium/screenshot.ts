import type { Browser } from 'puppeteer-core';
import { shareSize } from '../../social-image';
import { withTab } from './with-tab';

/** Draws one page as a PNG. Throws the reason of the signal when aborted. */
export const drawPicture = (browser: Browser, html: string, signal: AbortSignal): Promise<Buffer> =>
  withTab(browser, { html, signal, viewport: shareSize }, async (page) =>
    Buffer.from(await page.screenshot({ type: 'png' })),
  );
