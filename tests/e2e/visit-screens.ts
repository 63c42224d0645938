import pLimit from 'p-limit';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { waitForHydration } from './hydration';
import { loadAxe } from './axe';
import { hasBeenHere } from './browser';
import type { ScreenWorld } from './screen-world';
import type { Screen } from './screens';

/** The screens of one page load: those after the first follow without a new load. */
export type Visit = { title: string; screens: readonly [Screen, ...Screen[]] };
/** Answers the faults of the current screen. */
export type Look = (page: Page, screen: Screen) => Promise<string[]>;
type Ids = Readonly<Record<string, string | undefined>>;
/** `arrive`: after hydration, before any action. */
type Sweep = { kind: 'desk' | 'phone'; arrive?: Look; look: Look };

const still = { reducedMotion: 'reduce' } as const;
const deskSize = { width: 1440, height: 900 };
export const phoneSize = { width: 390, height: 844 };
const options: Record<Sweep['kind'], BrowserContextOptions> = {
  desk: { ...still, viewport: deskSize },
  phone: { ...still, viewport: phoneSize, hasTouch: true, isMobile: true },
};

export function visitsOf(screens: readonly Screen[]): Visit[] {
  const visits: Visit[] = [];
  for (const screen of screens) {
    const last = visits.at(-1);
    if (!screen.stays || !last) visits.push({ title: screen.name, screens: [screen] });
    else
      visits.splice(-1, 1, {
        title: `${last.title}, ${screen.name}`,
        screens: [...last.screens, screen],
      });
  }
  return visits;
}

/**
 * Two windows at a time, of a fresh browser (`openBrowser({ first: true })`). Each visitor keeps a window from page to
 * page, so that the browser parses the scripts once and not for each page.
 */
export function openWindows(browser: Browser, world: ScreenWorld) {
  const limit = pLimit(2);
  const idle: Record<Sweep['kind'], Page[]> = { desk: [], phone: [] };

  async function newWindow(kind: Sweep['kind'], first = false): Promise<Page> {
    const context = await browser.newContext(options[kind]);
    if (!first) await context.addInitScript(hasBeenHere);
    // A phone asks axe about few pages.
    if (kind === 'desk') await loadAxe(context);
    return context.newPage();
  }
  async function seeAll(
    page: Page,
    { screens }: Visit,
    { arrive, look }: Sweep,
    ids: Ids,
  ): Promise<string[]> {
    const [first] = screens;
    const { as, path, name: at } = first;
    await world.become(page.context(), as);
    await goTo(page, world.product.url + path.replace(/:(\w+)/, (_, name: string) => ids[name] ?? ''));
    await waitForHydration(page);
    const wrong = ((await arrive?.(page, first)) ?? []).map((what) => `${at}, ${what}`);
    for (const screen of screens) {
      try {
        await screen.open?.(page);
        wrong.push(...(await look(page, screen)).map((what) => `${screen.name}, ${what}`));
        await screen.close?.(page);
      } catch (cause) {
        throw new Error(`${screen.name} could not be looked at`, { cause });
      }
    }
    return wrong;
  }

  return {
    /** Goes to each screen of a visit; answers the faults, each with the name of its screen. */
    see: (visit: Visit, sweep: Sweep, ids: Ids): Promise<string[]> =>
      limit(async () => {
        const { kind } = sweep;
        const isFirst = visit.screens[0].first;
        const page = (!isFirst && idle[kind].pop()) || (await newWindow(kind, isFirst));
        const [one, ...more] = visit.screens.filter(({ on = kind }) => on === kind);
        const wrong = one ? await seeAll(page, { ...visit, screens: [one, ...more] }, sweep, ids) : [];
        if (isFirst) await page.context().close();
        else idle[kind].push(page);
        return wrong;
      }),
  };
}

/** Goes to a page; once more when a navigation of the screen before, still under way, aborted the first. */
async function goTo(page: Page, url: string): Promise<void> {
  try {
    await page.goto(url);
  } catch (error) {
    if (!String(error).includes('ERR_ABORTED')) throw error;
    await page.goto(url);
  }
}
