import type { Browser, HTTPRequest, PDFOptions } from 'puppeteer-core';

/** Prints one page in a tab of its own. An abort closes the tab and throws the signal's reason. */
export async function printPage(
  browser: Browser,
  html: string,
  { title, signal }: { title: string; signal: AbortSignal },
): Promise<Buffer> {
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
    return Buffer.from(await page.pdf(layout(title)));
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

function layout(title: string): PDFOptions {
  return {
    format: 'A4',
    margin: { top: '22mm', right: '16mm', bottom: '20mm', left: '16mm' },
    printBackground: true,
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: strip(`<span>${escapeHtml(title)}</span>`),
    footerTemplate: strip(
      '<span></span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span>',
    ),
    timeout: 0,
  };
}

const strip = (content: string) =>
  `<div style="box-sizing:border-box;width:100%;padding:0 16mm;display:flex;justify-content:space-between;` +
  `font:8px 'Open Sans',sans-serif;color:#5f6368">${content}</div>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
