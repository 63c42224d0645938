import type { Browser, HTTPRequest, Page, Viewport } from 'puppeteer-core';

/** `viewport`: what the page is laid out for, where that matters. */
type Given = { html: string; signal: AbortSignal; viewport?: Viewport };

/**
 * Shows one page in a tab of its own, where no script runs and nothing is loaded, and does something with it. An abort
 * closes the tab and throws the signal's reason.
 */
export async function inOwnTab(
  browser: Browser,
  { html, signal, viewport }: Given,
  work: (page: Page) => Promise<Buffer>,
): Promise<Buffer> {
  const page = await browser.newPage();
  const close = () => page.close().catch(() => undefined);
  const stop = () => void close();
  signal.addEventListener('abort', stop);
  try {
    signal.throwIfAborted();
    if (viewport) await page.setViewport(viewport);
    await page.setJavaScriptEnabled(false);
    await page.setRequestInterception(true);
    page.on('request', (request) => void letInlineThrough(request));
    await page.setContent(html, { waitUntil: 'load', timeout: 0 });
    return await work(page);
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
async function letInlineThrough(request: HTTPRequest): Promise<void> {
  // Each fails when the tab has closed meanwhile.
  await answer(request).catch(() => undefined);
}

function answer(request: HTTPRequest): Promise<void> {
  if (/^(data|about):/i.test(request.url())) return request.continue();
  return request.isNavigationRequest() ? request.respond({ status: 204 }) : request.abort('blockedbyclient');
}
