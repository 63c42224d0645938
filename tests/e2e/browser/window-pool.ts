import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Person } from '../http/person';
import { watchedPage, type WatchedPage } from './watched-page';

export type WindowPool = ReturnType<typeof createWindowPool>;
type Look = BrowserContextOptions & { as?: Person };
const usual = { width: 1280, height: 720 };

/**
 * A pool of browser windows. A returned window is cleared and used again for the next page with the same options, so that
 * the browser parses the scripts once and not for each window.
 */
export function createWindowPool(browser: Browser) {
  const idle = new Map<string, WatchedPage[]>();
  const opened = new Map<Page, { kind: string; watched: WatchedPage; options: BrowserContextOptions }>();

  return {
    /** Opens a page as a person, or signed out. */
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
      // A page of the same origin: another origin would use a new process, which parses the scripts again.
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
