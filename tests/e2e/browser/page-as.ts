import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { withHydration } from './hydration';
import type { Person } from '../http/person';

/** A page of a browser with the session of this person; closing its context closes both. */
export async function pageAs(
  person: Person,
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const [name = '', value = ''] = person.cookie().split(/=(.*)/);
  await context.addCookies([{ name, value, url: person.url }]);
  const page = await context.newPage();
  return options.javaScriptEnabled === false ? page : withHydration(page);
}
