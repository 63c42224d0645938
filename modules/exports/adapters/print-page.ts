import type { Browser, PDFOptions } from 'puppeteer-core';
import { numberedPdf } from './numbered-pdf';
import { inOwnTab } from './own-tab';
import { sayWhatIsLacking } from './say-what-is-lacking';

/** Prints one page. An abort throws the signal's reason. */
export const printPage = (browser: Browser, html: string, signal: AbortSignal): Promise<Buffer> =>
  inOwnTab(browser, { html, signal }, async (page) => {
    await sayWhatIsLacking(page);
    return numberedPdf(page, layout);
  });

/** Size, margins and what stands in them are the page's own. */
const layout: PDFOptions = {
  format: 'A4',
  preferCSSPageSize: true,
  printBackground: true,
  tagged: true,
  outline: true,
  timeout: 0,
};
