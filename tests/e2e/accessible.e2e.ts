import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser';
import { builtRoutes } from './built-routes';
import {
  createScreenWorld,
  emptyScreens,
  lastingScreens,
  reportScreens,
  unseen,
  type Screen,
  type ScreenWorld,
} from './screens';
import { movingThings } from './seen-on-page';
import { takeInHand, throughScreens } from './through-screens';
import { until } from './until';
import { sidewaysScroll } from './watched-page';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** All that colours alone can break. They are the same at every width. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What is wrong on each screen, by what was looked at: each is loaded once for all of it. */
const found = { light: {}, dark: {}, moving: {}, wide: {} } satisfies Record<string, Found>;
type Found = Record<string, string[]>;

describe('every screen is usable by everybody', () => {
  let world: ScreenWorld;
  let browser: Browser;
  const seen: Screen[] = [];

  beforeAll(async () => {
    [world, browser] = await Promise.all([createScreenWorld(), launchBrowser({ first: true })]);
    await look(emptyScreens);
    const [reports] = await Promise.all([world.reports(), look(lastingScreens)]);
    await look(reportScreens(reports));
  }, 300_000);
  afterAll(async () => {
    await browser.close();
    await world.stop();
  });

  it('each page of the product is among them', async () => {
    const pages = (await builtRoutes()).filter(({ page }) => page).map(({ path }) => path);
    expect(new Set([...seen.map(({ route }) => route), ...unseen])).toEqual(new Set(pages));
  });
  it('axe finds nothing in the light', () => expect(found.light).toEqual({}));
  it('axe finds nothing in the dark', () => expect(found.dark).toEqual({}));
  it('nothing moves for readers who want stillness', () => expect(found.moving).toEqual({}));
  it('nobody scrolls sideways, on 320 px or with letters twice as large', () =>
    expect(found.wide).toEqual({}));

  async function look(screens: readonly Screen[]): Promise<void> {
    seen.push(...screens);
    await throughScreens({ browser, world }, screens, lookAt);
  }
});

async function lookAt(page: Page, screen: Screen): Promise<void> {
  const note = (where: Found, wrong: string[]) => {
    if (wrong.length > 0) where[screen.name] = wrong;
  };
  note(found.moving, await movingThings(page));
  note(found.light, await violations(page, screen, (axe) => axe.withTags(rules)));
  await page.emulateMedia({ colorScheme: 'dark' });
  await painted(page);
  note(found.dark, await violations(page, screen, (axe) => axe.withRules(colourRules)));
  await page.emulateMedia({ colorScheme: 'light' });
  const letGo = await takeInHand(page);
  // What lies over a page makes it no wider.
  if (!screen.within) note(found.wide, await tooWide(page));
  await letGo();
}

async function violations(
  page: Page,
  { within }: Screen,
  asked: (axe: AxeBuilder) => AxeBuilder,
): Promise<string[]> {
  // One run in the page itself: none of these pages has frames.
  const axe = asked(new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }));
  const { violations: found } = await (within ? axe.include(within) : axe).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

/** At 320 px, and with letters twice as large, nobody has to scroll sideways. */
async function tooWide(page: Page): Promise<string[]> {
  const wide: string[] = [];
  await page.setViewportSize({ width: 320, height: 640 });
  if (!(await fits(page))) wide.push('scrolls sideways at 320 px');
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  if (!(await fits(page))) wide.push('scrolls sideways with letters of 200 %');
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  return wide;
}

/** Charts that are alive take a moment to fit. */
const fits = (page: Page): Promise<boolean> =>
  until('it fits', async () => (await sidewaysScroll(page)) <= 0, 2_000).catch(() => false);

const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
