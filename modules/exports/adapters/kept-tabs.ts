import type { Browser } from 'puppeteer-core';
import { openQuietTab, type QuietTab } from './quiet-tab';

/** What each browser has ready, or will have in a moment; nothing stands for a tab that was lost. */
const kept = new WeakMap<Browser, Promise<QuietTab | undefined>[]>();

/** An empty tab: one that was kept, or a new one, which takes half as long as a report does. */
export async function takeTab(browser: Browser): Promise<QuietTab> {
  const tab = await kept.get(browser)?.pop();
  return tab && !tab.page.isClosed() ? tab : openQuietTab(browser);
}

/** Empties the tab and keeps it. Nobody waits for that but who takes it next. */
export function keepTab(browser: Browser, tab: QuietTab): void {
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
