import { chromium, type Browser } from 'playwright-core';
import { chromiumLaunch } from '../../modules/exports/adapters/chromium/executable';

type Visits = {
  /** A first visit: the tutorial and the cookie banner come up. Otherwise both have been answered. */
  first?: boolean;
};

/** The browser of the PDF export, driven by Playwright. Web security stays on, so that the tests prove something. */
export async function launchBrowser({ first = false }: Visits = {}): Promise<Browser> {
  const { executablePath, args, env } = await chromiumLaunch({
    chromePath: process.env.CHROME_PATH,
    cacheFolder: process.env.CHROME_CACHE,
  });
  const browser = await chromium.launch({
    executablePath,
    args,
    env,
    chromiumSandbox: !args.includes('--no-sandbox'),
  });
  if (!first) browser.on('context', (context) => void context.addInitScript(hasBeenHere));
  return browser;
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
