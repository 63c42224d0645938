import type { Browser, HTTPRequest, Page } from 'puppeteer-core';

/** A tab in which no script runs and nothing is loaded. */
export type SandboxedTab = {
  page: Page;
  /** Settles when all that is inline has loaded; fails when the tab is closed before. */
  show(html: string): Promise<void>;
  /** Leaves the page that it shows, with everything that the page has set. */
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
    page.once('close', () => reject(new Error('the tab was closed')));
  });
  closed.catch(() => undefined);
  return {
    page,
    // Puppeteer's own way is a script that writes the page: a quarter of a printed report's time more.
    async show(html) {
      const loaded = new Promise<void>((resolve) => session.once('Page.loadEventFired', () => resolve()));
      await Promise.race([closed, session.send('Page.setDocumentContent', { frameId, html })]);
      await Promise.race([closed, loaded]);
    },
    // The answer comes behind what the session has to say of the empty page: that it has loaded is not taken for the next.
    async empty() {
      await page.goto('about:blank');
      frameId = await frame();
    },
    close: () => page.close().catch(() => undefined),
  };
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
