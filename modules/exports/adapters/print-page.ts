import type { Browser, HTTPRequest, PDFOptions } from 'puppeteer-core';
import { numberedPdf } from './numbered-pdf';
import { sayWhatIsLacking } from './say-what-is-lacking';

/** Prints one page in a tab of its own. An abort closes the tab and throws the signal's reason. */
export async function printPage(browser: Browser, html: string, signal: AbortSignal): Promise<Buffer> {
  const page = await browser.newPage();
  const close = () => page.close().catch(() => undefined);
  const stop = () => void close();
  signal.addEventListener('abort', stop);
  try {
    signal.throwIfAborted();
    await page.setJavaScriptEnabled(false);
    await page.setRequestInterception(true);
    page.on('request', (request) => void letInlineThrough(request));
    await page.setContent(html, { waitUntil: 'load', timeout: 0 });
    await sayWhatIsLacking(page);
    return await numberedPdf(page, layout);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    await close();
  }
}

/** The control that keeps a page from reaching anything: images and frames load without scripts too. */
export async function letInlineThrough(request: HTTPRequest): Promise<void> {
  const inline = /^(data|about):/i.test(request.url());
  // Fails when the tab has closed meanwhile.
  await (inline ? request.continue() : request.abort('blockedbyclient')).catch(() => undefined);
}

/** Size, margins and what stands in them are the page's own. */
const layout: PDFOptions = {
  format: 'A4',
  preferCSSPageSize: true,
  printBackground: true,
  tagged: true,
  outline: true,
  timeout: 0,
};
