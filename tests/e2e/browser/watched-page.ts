import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { withHydration } from './hydration';

export type WatchedPage = {
  page: Page;
  /** Console errors, uncaught errors and violations of the page's policy, in order. */
  faults: string[];
  /** The host of each request. */
  hosts: Set<string>;
  close(): Promise<void>;
};

/**
 * A new page, watched from its first request on; with scripts, navigations wait for hydration. It has reduced motion by
 * default, because every frame costs time.
 */
export async function watchedPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const faults: string[] = [];
  const hosts = new Set<string>();
  const isScripted = options.javaScriptEnabled !== false;
  if (isScripted) {
    await context.exposeFunction('reportViolation', (what: string) => faults.push(`policy: ${what}`));
    await context.addInitScript(() => {
      document.addEventListener(
        'securitypolicyviolation',
        ({ violatedDirective, blockedURI, sourceFile }) => {
          const tell = (window as unknown as { reportViolation(what: string): void }).reportViolation;
          tell(`${violatedDirective} ${blockedURI} ${sourceFile}`);
        },
      );
    });
  }
  const page = isScripted ? withHydration(await context.newPage()) : await context.newPage();
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:') hosts.add(host);
  });
  return { page, faults, hosts, close: () => context.close() };
}

/** The cumulative layout shift since the page was opened. Below 0.1 is good. */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
        const moved = (entries: PerformanceEntryList) =>
          (entries as Shift[]).reduce(
            (sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value),
            0,
          );
        const observer = new PerformanceObserver((list) => resolve(moved(list.getEntries())));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without any shift, the observer reports nothing.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(moved(observer.takeRecords()))));
      }),
  );

/** By how many pixels the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Expects the console message of the browser about an answer with this status. */
export function expectOneRefusal({ faults }: WatchedPage, status: string): void {
  const at = faults.findIndex((fault) => fault.includes(`status of ${status}`));
  if (at >= 0) faults.splice(at, 1);
}
