import type { Browser, Page, Viewport } from 'puppeteer-core';
import { openSandboxedTab, type SandboxedTab } from './sandboxed-tab';

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
    const result = await work(tab.page);
    signal.throwIfAborted();
    if (viewport) await tab.close();
    else keepTab(browser, tab);
    return result;
  } catch (error) {
    await tab.close();
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Tabs by browser, empty or being emptied; undefined for a tab that failed. */
const idleTabs = new WeakMap<Browser, Promise<SandboxedTab | undefined>[]>();

/** An empty tab: an idle one, else a new one, which takes half the time of a report. */
async function takeTab(browser: Browser): Promise<SandboxedTab> {
  const tab = await idleTabs.get(browser)?.pop();
  return tab && !tab.page.isClosed() ? tab : openSandboxedTab(browser);
}

/** Returns a tab to the pool and empties it in the background; only the next `takeTab` waits for that. */
function keepTab(browser: Browser, tab: SandboxedTab): void {
  const emptied = tab.empty().then(
    () => tab,
    async () => {
      await tab.close();
      return undefined;
    },
  );
  const tabs = idleTabs.get(browser) ?? [];
  idleTabs.set(browser, tabs);
  tabs.push(emptied);
}
