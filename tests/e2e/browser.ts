import { chromium, type Browser } from 'playwright-core';
import { chromiumLaunch } from '../../modules/exports/adapters/chromium';

/** The browser of the PDF export, driven by Playwright. Web security stays on, or the tests would prove nothing. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await chromiumLaunch({
    chromePath: process.env.CHROME_PATH,
    cacheFolder: process.env.CHROME_CACHE,
  });
  return chromium.launch({ executablePath, args, env, chromiumSandbox: !args.includes('--no-sandbox') });
}
