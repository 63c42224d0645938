import type { Browser, PDFOptions } from 'puppeteer-core';
import { shareSize } from '../../social-image';
import { printWithPageNumbers } from '../page-numbers/print-with-page-numbers';
import { withTab } from './with-tab';
import { reportMissingGlyphs } from './report-missing-glyphs';

/** Prints one page. Throws the reason of the signal when aborted. */
export const printPage = (browser: Browser, html: string, signal: AbortSignal): Promise<Buffer> =>
  withTab(browser, { html: html + onPaperOnly, signal }, async (page) => {
    await page.evaluate(loadFaces);
    await reportMissingGlyphs(page);
    return printWithPageNumbers(page, layout);
  });

/** Draws one page as a PNG. Throws the reason of the signal when aborted. */
export const screenshotPage = (browser: Browser, html: string, signal: AbortSignal): Promise<Buffer> =>
  withTab(browser, { html, signal, viewport: shareSize }, async (page) =>
    Buffer.from(await page.screenshot({ type: 'png' })),
  );

/** Skips layout for the screen, which would run before and after printing. */
const onPaperOnly = '<style>@media screen{body{display:none}}</style>';

/** In the browser: loads the fonts, because content without layout requests none and printing does not wait for them. */
async function loadFaces(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}

/** The CSS of the page sets size, margins and margin boxes. */
const layout: PDFOptions = {
  format: 'A4',
  preferCSSPageSize: true,
  printBackground: true,
  tagged: true,
  outline: true,
  waitForFonts: false,
  timeout: 0,
};
