import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { hasBeenHere } from './browser';
import type { Screen, ScreenWorld } from './screens';

type Look = (page: Page, screen: Screen) => Promise<void>;
/** The browser is one that was never anywhere: `launchBrowser({ first: true })`. */
type Where = { browser: Browser; world: ScreenWorld };

const desktop = { width: 1360, height: 900 };
const phone = { width: 390, height: 844 };
const windows = 2;

/** Goes to each screen once, in several windows at a time; what comes about on one page is not loaded again. */
export async function throughScreens(
  { browser, world }: Where,
  screens: readonly Screen[],
  look: Look,
  options: BrowserContextOptions = {},
): Promise<void> {
  const left = visitsOf(screens);
  async function goOn(): Promise<void> {
    for (let visit = left.shift(); visit; visit = left.shift()) {
      const [{ as, path, first }] = visit;
      const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce', ...options });
      if (!first) await context.addInitScript(hasBeenHere);
      await world.become(context, as);
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      await page.goto(world.product.url + path);
      await alive(page);
      for (const screen of visit) await lookAt(page, screen, look);
      await context.close();
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

async function lookAt(page: Page, screen: Screen, look: Look): Promise<void> {
  const letGo = screen.on === 'phone' && (await takeInHand(page));
  await screen.open?.(page);
  await look(page, screen);
  if (letGo) await letGo();
}

/** Makes a phone of the window, worked by touch, until it is let go. */
export async function takeInHand(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize(phone);
  await page.waitForFunction(() => matchMedia('(pointer: coarse)').matches);
  return async () => {
    await session.detach();
    await page.setViewportSize(desktop);
  };
}

/** Scripts have taken the page over, where it has any. */
const alive = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('link[rel=modulepreload]') ||
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
