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

/**
 * The control that keeps a page from reaching anything: images and frames load without scripts too. Where it would go
 * elsewhere it is told that nothing is there, and stays; a refusal would put the browser's own page in its place.
 */
export async function letInlineThrough(request: HTTPRequest): Promise<void> {
  // Each fails when the tab has closed meanwhile.
  await answer(request).catch(() => undefined);
}

function answer(request: HTTPRequest): Promise<void> {
  if (/^(data|about):/i.test(request.url())) return request.continue();
  return request.isNavigationRequest() ? request.respond({ status: 204 }) : request.abort('blockedbyclient');
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
