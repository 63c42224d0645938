import type { Browser } from 'puppeteer-core';
import { shareSize } from '../share-picture';
import { letInlineThrough } from './print-page';

/** Draws one page in a tab of its own. An abort closes the tab and throws the signal's reason. */
export async function drawPicture(browser: Browser, html: string, signal: AbortSignal): Promise<Buffer> {
  const page = await browser.newPage();
  const close = () => page.close().catch(() => undefined);
  const stop = () => void close();
  signal.addEventListener('abort', stop);
  try {
    signal.throwIfAborted();
    await page.setViewport(shareSize);
    await page.setJavaScriptEnabled(false);
    await page.setRequestInterception(true);
    page.on('request', (request) => void letInlineThrough(request));
    await page.setContent(html, { waitUntil: 'load', timeout: 0 });
    return Buffer.from(await page.screenshot({ type: 'png' }));
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    await close();
  }
}
