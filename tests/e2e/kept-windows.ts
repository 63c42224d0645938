import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Person } from './person';
import { watchedPage, type WatchedPage } from './watched-page';

export type KeptWindows = ReturnType<typeof keepWindows>;
type Look = BrowserContextOptions & { as?: Person };
const usual = { width: 1280, height: 720 };

/**
 * Windows of a browser that a journey opens and gives back. One that came back is emptied and used again for the next page
 * of the same kind: the browser then reads the scripts once and not for each window.
 */
export function keepWindows(browser: Browser) {
  const idle = new Map<string, WatchedPage[]>();
  const opened = new Map<Page, { kind: string; watched: WatchedPage; options: BrowserContextOptions }>();

  return {
    /** A page in front of a person, or of somebody who has not signed in. */
    async open(url: string, { as, ...options }: Look = {}): Promise<WatchedPage> {
      const kind = JSON.stringify(options);
      const watched = idle.get(kind)?.pop() ?? (await watchedPage(browser, options));
      opened.set(watched.page, { kind, watched, options });
      const [name = '', value = ''] = as?.cookie().split(/=(.*)/s) ?? [];
      if (as) await watched.page.context().addCookies([{ name, value, url: new URL(url).origin }]);
      await watched.page.goto(url);
      return watched;
    },

    async giveBack(page: Page): Promise<void> {
      const known = opened.get(page);
      if (!known) throw new Error('this window was not opened here');
      const { kind, watched, options } = known;
      page.removeAllListeners('request');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().clearCookies();
      await page.context().clearPermissions();
      if (options.javaScriptEnabled !== false) await page.evaluate(forgetAll);
      // A page of the same origin: another one would take another process, which has to read the scripts again.
      await page.goto(new URL('/robots.txt', page.url()).href);
      await page.setViewportSize(options.viewport ?? usual);
      watched.faults.length = 0;
      watched.hosts.clear();
      idle.set(kind, [...(idle.get(kind) ?? []), watched]);
    },
  };
}

/** Runs in the page. */
function forgetAll(): void {
  localStorage.clear();
  sessionStorage.clear();
}
