import type { Browser, HTTPRequest, Page } from 'puppeteer-core';

/** A tab that runs no script and sends no request. */
export type SandboxedTab = {
  page: Page;
  /** Resolves when the inline content has loaded; rejects if the tab closes first. */
  show(html: string): Promise<void>;
  /** Unloads the page and its state. */
  empty(): Promise<void>;
  close(): Promise<void>;
};

export async function openSandboxedTab(browser: Browser): Promise<SandboxedTab> {
  const page = await browser.newPage();
  await page.setJavaScriptEnabled(false);
  await page.setRequestInterception(true);
  page.on('request', (request) => void letInlineThrough(request));
  const session = await page.createCDPSession();
  await session.send('Page.enable');
  const frame = async () => (await session.send('Page.getFrameTree')).frameTree.frame.id;
  let frameId = await frame();
  const closed = new Promise<never>((_, reject) => {
    page.once('close', () => reject(new Error('tab closed')));
  });
  closed.catch(() => undefined);
  return {
    page,
    // Not page.setContent of Puppeteer, which writes the page by a script: 25% more time for a printed report.
    async show(html) {
      const loaded = new Promise<void>((resolve) => session.once('Page.loadEventFired', () => resolve()));
      await Promise.race([closed, session.send('Page.setDocumentContent', { frameId, html })]);
      await Promise.race([closed, loaded]);
    },
    // The reply arrives after the load event of the empty page, so that `show` does not take that event for its own.
    async empty() {
      await page.goto('about:blank');
      frameId = await frame();
    },
    close: () => page.close().catch(() => undefined),
  };
}

/**
 * Blocks every request, since images and frames load without scripts, too. Answers a navigation with 204, so that the
 * page stays; an abort would show the browser's error page.
 */
async function letInlineThrough(request: HTTPRequest): Promise<void> {
  // Rejects if the tab closed meanwhile.
  await answer(request).catch(() => undefined);
}

function answer(request: HTTPRequest): Promise<void> {
  if (/^(data|about):/i.test(request.url())) return request.continue();
  return request.isNavigationRequest() ? request.respond({ status: 204 }) : request.abort('blockedbyclient');
}
