import type { Browser } from 'puppeteer-core';
import { openSandboxedTab, type SandboxedTab } from './sandboxed-tab';

/** What each browser has ready, or will have in a moment; nothing stands for a tab that was lost. */
const kept = new WeakMap<Browser, Promise<SandboxedTab | undefined>[]>();

/** An empty tab: one that was kept, or a new one, which takes half as long as a report does. */
export async function takeTab(browser: Browser): Promise<SandboxedTab> {
  const tab = await kept.get(browser)?.pop();
  return tab && !tab.page.isClosed() ? tab : openSandboxedTab(browser);
}

/** Empties the tab and keeps it. Nobody waits for that but who takes it next. */
export function keepTab(browser: Browser, tab: SandboxedTab): void {
  const emptied = tab.empty().then(
    () => tab,
    async () => {
      await tab.close();
      return undefined;
    },
  );
  const tabs = kept.get(browser) ?? [];
  kept.set(browser, tabs);
  tabs.push(emptied);
}
