import type { Browser } from 'puppeteer-core';
import { openSandboxedTab, type SandboxedTab } from './sandboxed-tab';

/** Tabs by browser, empty or being emptied; undefined for a tab that failed. */
const idleTabs = new WeakMap<Browser, Promise<SandboxedTab | undefined>[]>();

/** An empty tab: an idle one, else a new one, which takes half the time of a report. */
export async function takeTab(browser: Browser): Promise<SandboxedTab> {
  const tab = await idleTabs.get(browser)?.pop();
  return tab && !tab.page.isClosed() ? tab : openSandboxedTab(browser);
}

/** Returns a tab to the pool and empties it in the background; only the next `takeTab` waits for that. */
export function keepTab(browser: Browser, tab: SandboxedTab): void {
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
