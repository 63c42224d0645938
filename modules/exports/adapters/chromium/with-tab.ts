import type { Browser, Page, Viewport } from 'puppeteer-core';
import { keepTab, takeTab } from './tab-pool';
import { openSandboxedTab } from './sandboxed-tab';

/** `viewport` sets the size of the layout; a tab with one is not reused. */
type Given = { html: string; signal: AbortSignal; viewport?: Viewport };

/** Shows one page in an exclusive tab and runs the work. An abort closes the tab and throws the reason of the signal. */
export async function withTab(
  browser: Browser,
  { html, signal, viewport }: Given,
  work: (page: Page) => Promise<Buffer>,
): Promise<Buffer> {
  const tab = viewport ? await openSandboxedTab(browser) : await takeTab(browser);
  const stop = () => void tab.close();
  signal.addEventListener('abort', stop);
  try {
    signal.throwIfAborted();
    if (viewport) await tab.page.setViewport(viewport);
    await tab.show(html);
    const made = await work(tab.page);
    signal.throwIfAborted();
    if (viewport) await tab.close();
    else keepTab(browser, tab);
    return made;
  } catch (error) {
    await tab.close();
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
