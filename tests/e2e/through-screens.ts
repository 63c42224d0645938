import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { alive } from './alive';
import { hasBeenHere } from './browser';
import type { ScreenWorld } from './screen-world';
import type { Screen } from './screens';

type Look = (page: Page, screen: Screen) => Promise<void>;
type Sweep = {
  /** When a page has come alive, before anything is done there. `screen`: the first of those seen on it. */
  arrive?: Look;
  /** At each screen, in its state. */
  look: Look;
  /** Held in a hand and worked by finger from the start. */
  phone?: boolean;
};
/** The browser is one that was never anywhere: `launchBrowser({ first: true })`. */
type Where = { browser: Browser; world: ScreenWorld };

const still = { reducedMotion: 'reduce' } as const;
const desktop: BrowserContextOptions = { ...still, viewport: { width: 1360, height: 900 } };
export const phoneSize = { width: 390, height: 844 };
const phone: BrowserContextOptions = { ...still, viewport: phoneSize, hasTouch: true, isMobile: true };
const windows = 2;

/**
 * Goes to each screen once, in several windows at a time; what comes about on one page is not loaded again. A window
 * stays open from page to page, whoever looks: the browser then reads the scripts once and not at each page.
 */
export async function throughScreens(
  { browser, world }: Where,
  screens: readonly Screen[],
  sweep: Sweep,
): Promise<void> {
  const left = visitsOf(screens.filter(({ on }) => !on || sweep.phone));
  const options = sweep.phone ? phone : desktop;
  async function goOn(): Promise<void> {
    const known = await browser.newContext(options);
    await known.addInitScript(hasBeenHere);
    const window = await known.newPage();
    for (let visit = left.shift(); visit; visit = left.shift()) {
      const isFirst = visit[0].first;
      const page = isFirst ? await (await browser.newContext(options)).newPage() : window;
      await makeVisit(page, visit);
      if (isFirst) await page.context().close();
    }
    await known.close();
  }
  async function makeVisit(page: Page, visit: Visit): Promise<void> {
    const [{ as, path }] = visit;
    await world.become(page.context(), as);
    await page.goto(world.product.url + path);
    await alive(page);
    await sweep.arrive?.(page, visit[0]);
    for (const screen of visit) await seeOne(page, screen);
  }
  async function seeOne(page: Page, screen: Screen): Promise<void> {
    try {
      await screen.open?.(page);
      await sweep.look(page, screen);
      await screen.close?.(page);
    } catch (cause) {
      throw new Error(`${screen.name} could not be looked at`, { cause });
    }
  }
  await Promise.all(Array.from({ length: windows }, goOn));
}

type Visit = [Screen, ...Screen[]];

function visitsOf(screens: readonly Screen[]): Visit[] {
  const visits: Visit[] = [];
  for (const screen of screens) {
    if (screen.stays) visits.at(-1)?.push(screen);
    else visits.push([screen]);
  }
  return visits;
}
