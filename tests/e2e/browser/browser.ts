import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { chromiumLaunch } from '../../../modules/exports/adapters/chromium/executable';

type Visits = {
  /** A first visit: the tutorial and the cookie banner come up. Otherwise both have been answered. */
  first?: boolean;
};

/** The browser of the PDF export, driven by Playwright. Web security stays on, so that the tests prove something. */
async function launch(): Promise<Browser> {
  const { executablePath, args, env } = await chromiumLaunch({
    chromePath: process.env.CHROME_PATH,
    cacheFolder: process.env.CHROME_CACHE,
  });
  return chromium.launch({
    executablePath,
    args,
    env,
    chromiumSandbox: !args.includes('--no-sandbox'),
  });
}

/** A browser of one's own, for visitors who have been here. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await launch();
  return browser.on('context', (context) => void context.addInitScript(hasBeenHere));
}

/** One browser for all test files of a worker; it ends with the worker. */
let shared: Promise<Browser> | undefined;

/** The browser of this worker. Its `close` closes only the windows opened through it, as the next test file uses it too. */
export async function openBrowser({ first = false }: Visits = {}): Promise<Browser> {
  if (shared && !(await shared).isConnected()) shared = undefined;
  const browser = await (shared ??= launch());
  const contexts = new Set<BrowserContext>();
  const own: Partial<Browser> = {
    async newContext(options) {
      const context = await browser.newContext(options);
      contexts.add(context);
      context.once('close', () => contexts.delete(context));
      if (!first) await context.addInitScript(hasBeenHere);
      return context;
    },
    async close() {
      await Promise.all([...contexts].map((context) => context.close()));
    },
  };
  return new Proxy(browser, {
    get: (target, name): unknown => Reflect.get(name in own ? own : target, name),
  });
}

/** In the page, before its own scripts. */
export function hasBeenHere(): void {
  try {
    localStorage.setItem('tutorial-seen', 'yes');
    localStorage.setItem('cookie-consent', 'accepted');
  } catch {
    // A page without an origin has no storage.
  }
}
