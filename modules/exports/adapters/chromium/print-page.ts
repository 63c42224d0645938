import type { Browser, PDFOptions } from 'puppeteer-core';
import { numberedPdf } from '../page-numbers/print-with-page-numbers';
import { withTab } from './with-tab';
import { reportMissingGlyphs } from './report-missing-glyphs';

/** Prints one page. An abort throws the signal's reason. */
export const printPage = (browser: Browser, html: string, signal: AbortSignal): Promise<Buffer> =>
  withTab(browser, { html: html + onPaperOnly, signal }, async (page) => {
    await page.evaluate(loadFaces);
    await reportMissingGlyphs(page);
    return numberedPdf(page, layout);
  });

/** What nobody looks at need not be laid out for a screen, before the printing and again after it. */
const onPaperOnly = '<style>@media screen{body{display:none}}</style>';

/** In the browser: what is not laid out asks for no face, and printing waits for none. */
async function loadFaces(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}

/** Size, margins and what stands in them are the page's own. */
const layout: PDFOptions = {
  format: 'A4',
  preferCSSPageSize: true,
  printBackground: true,
  tagged: true,
  outline: true,
  waitForFonts: false,
  timeout: 0,
};
