import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser/browser';
import { builtRoutes } from './product/built-routes';
import { firstPages } from './screens/spec-sentences';
import { missingFrom, missingWhenShown, withSearchesLeft } from './screens/missing-sentences';
import { askingPages } from './screens/spec-sentences-of-search';
import { insightsPages } from './screens/spec-sentences-of-insights';
import { readingPages } from './screens/spec-sentences-of-reports';
import { deferred } from './product/deferred';
import { atDesk, onArrival, onPhone } from './screens/screen-checks';
import { createScreenWorld, type Reports, type ScreenWorld } from './screens/screen-world';
import { emptyScreens, lastingScreens, reportScreens, unseen } from './screens/screens';
import { jumps } from './browser/page-checks';
import { openWindows, visitsOf, type Visit } from './screens/visit-screens';

let world: ScreenWorld;
let browser: Browser;
let windows: ReturnType<typeof openWindows>;
let reports: Reports | undefined;

beforeAll(async () => {
  [world, browser] = await Promise.all([createScreenWorld(), openBrowser({ first: true })]);
  windows = openWindows(browser, world);
});
afterAll(async () => {
  await browser.close();
  await world.stop();
});

/** Checks a screen with axe in both themes, by keyboard, by touch, at each width and with reduced motion. */
async function expectUsable(visit: Visit): Promise<void> {
  const sweep = { arrive: onArrival, desk: atDesk, phone: onPhone };
  expect(await windows.see(visit, sweep, reports ?? {})).toEqual([]);
}

it('covers each page of the product', async () => {
  const pages = (await builtRoutes()).filter(({ page }) => page).map(({ path }) => path);
  const seen = [...emptyScreens, ...lastingScreens, ...reportScreens].map(({ route }) => route);
  expect(new Set([...seen, ...unseen])).toEqual(new Set(pages));
});

describe('an unused product', () => {
  describe.concurrent('is accessible', () => {
    it.each(visitsOf(emptyScreens))('$title', expectUsable);
  });

  it.each(['/', '/how-it-works', '/research-insights'])(
    'keeps the text of %s in place when the fonts arrive late',
    async (path) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      const painted = deferred();
      await page.route(/\.woff2$/, async (route) => {
        await painted.opened;
        await route.continue();
      });
      const shown = page.goto(world.product.url + path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      painted.open();
      await shown;
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check('1rem "Inter Variable"'))).toBe(true);
      expect(await jumps(page)).toEqual([]);
      await context.close();
    },
  );

  it('changes its theme without transitions when motion is reduced', async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(world.product.url);
    const moving = await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
      return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
    });
    expect(moving).toBe(0);
    await context.close();
  });

  it('contains the sentences of the specification', async () => {
    expect(await missingFrom(firstPages, world.people)).toEqual([]);
  });
});

describe('a product in use', () => {
  beforeAll(async () => {
    await world.feedback();
    reports = await world.reports();
  });

  describe.concurrent('is accessible', () => {
    it.each(visitsOf([...reportScreens, ...lastingScreens]))('$title', expectUsable);
  });

  describe('contains the exact sentences of the specification', () => {
    it('on its pages', async () => {
      const { people } = world;
      const [spent, low] = await Promise.all([
        withSearchesLeft(world, 'Sven', 0),
        withSearchesLeft(world, 'Lea', 3),
        people.owner.ask(`/api/results/${reports?.sourced}/request-publish`, { method: 'POST' }),
      ]);
      const ids = { ...reports, report: reports?.sourced };
      const pages = [...askingPages, ...insightsPages, ...readingPages];
      expect(await missingFrom(pages, { ...people, spent, low }, ids)).toEqual([]);
    });

    it('in toasts and dialogs', async () => {
      expect(await missingWhenShown(browser, world, reports?.sourced ?? '')).toEqual([]);
    });
  });
});
