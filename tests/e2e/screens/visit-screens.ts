import pLimit from 'p-limit';
import type { Browser, Page } from 'playwright-core';
import { waitForHydration } from '../browser/hydration';
import { loadAxe } from '../browser/axe';
import { hasBeenHere } from '../browser/browser';
import { becomeDesk, becomePhone, devices } from '../browser/device';
import type { ScreenWorld } from './screen-world';
import type { Screen } from './screens';

/** The screens of one page load: those after the first follow without a new load. */
export type Visit = { title: string; screens: readonly [Screen, ...Screen[]] };
/** Answers the faults of the current screen. */
export type Look = (page: Page, screen: Screen) => Promise<string[]>;
type Ids = Readonly<Record<string, string | undefined>>;
type Kind = keyof typeof devices;
/** `arrive`: at a desk, after hydration and before any action; then the look on each kind of device. */
type Sweep = { arrive: Look } & Record<Kind, Look>;

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
  const idle: Record<Kind, Page[]> = { desk: [], phone: [] };

  async function newWindow(kind: Kind, first = false): Promise<Page> {
    const context = await browser.newContext(devices[kind]);
    if (!first) await context.addInitScript(hasBeenHere);
    // A phone asks axe about few pages.
    if (kind === 'desk') await loadAxe(context);
    return context.newPage();
  }
  async function arriveAt(page: Page, { as, path }: Screen, ids: Ids): Promise<void> {
    await world.become(page.context(), as);
    await page.goto(world.product.url + path.replace(/:(\w+)/, (_, name: string) => ids[name] ?? ''));
    await waitForHydration(page);
  }

  /** Lends a window: one of its own to a first visit, otherwise an idle one. */
  async function within(kind: Kind, { first }: Screen, look: (page: Page) => Promise<string[]>) {
    const page = (!first && idle[kind].pop()) || (await newWindow(kind, first));
    const wrong = await look(page);
    if (first) await page.context().close();
    else idle[kind].push(page);
    return wrong;
  }

  /** Goes to the screens of a visit that exist on this kind of device. */
  const seeOn = (kind: Kind, { screens }: Visit, { arrive, [kind]: look }: Sweep, ids: Ids) =>
    within(kind, screens[0], async (page) => {
      const [first, ...more] = screens.filter(({ on = kind }) => on === kind);
      if (!first) return [];
      await arriveAt(page, first, ids);
      const wrong = kind === 'desk' ? named(first.path, await arrive(page, first)) : [];
      for (const screen of [first, ...more]) wrong.push(...(await lookAt(page, screen, look)));
      await leave(page);
      return wrong;
    });

  /** Goes to a screen at a desk, and looks at it there and as on a phone: the size and the finger change, the page stays. */
  const seeOnBoth = (screen: Screen, { arrive, desk, phone }: Sweep, ids: Ids) =>
    within('desk', screen, async (page) => {
      await arriveAt(page, screen, ids);
      const wrong = named(screen.path, await arrive(page, screen));
      wrong.push(...(await lookAt(page, screen, desk)));
      await becomePhone(page);
      wrong.push(...(await lookAt(page, screen, phone)));
      await becomeDesk(page);
      return wrong;
    });

  return {
    /** Goes to each screen of a visit; answers the faults, each with the name of its screen. */
    see: (visit: Visit, sweep: Sweep, ids: Ids): Promise<string[]> =>
      limit(async () => {
        const [only, ...more] = visit.screens;
        // A page without actions is in the same state on a phone.
        if (more.length === 0 && !only.open && !only.on) return seeOnBoth(only, sweep, ids);
        return [...(await seeOn('desk', visit, sweep, ids)), ...(await seeOn('phone', visit, sweep, ids))];
      }),
  };
}

const named = (name: string, wrong: readonly string[]) => wrong.map((what) => `${name}, ${what}`);

async function lookAt(page: Page, screen: Screen, look: Look): Promise<string[]> {
  try {
    await screen.open?.(page);
    return named(screen.name, await look(page, screen));
  } catch (cause) {
    throw new Error(`${screen.name} could not be looked at`, { cause });
  }
}

/**
 * Goes to a document without scripts, then removes the routes. A page whose requests are held or refused navigates by itself
 * as soon as they succeed, which would interrupt the navigation to the next screen.
 */
async function leave(page: Page): Promise<void> {
  await page.goto(new URL('/robots.txt', page.url()).href);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
