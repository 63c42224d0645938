import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser';
import { roundOfDialog, skips, walk } from './keyboard';
import { createScreenWorld, lastingScreens, reportScreens, type Screen, type ScreenWorld } from './screens';
import { layoutShift } from './seen-on-page';
import { throughScreens } from './through-screens';

const walked = [
  'a report',
  'home of somebody signed in',
  'the account',
  'the accounts',
  'a history',
  'feedback',
  'signing up',
  'all reports',
  'a search that failed',
  'a published report',
];

describe('whoever has no pointer, or colours of their own', () => {
  let world: ScreenWorld;
  let browser: Browser;
  let screens: Screen[];
  const shifts: Record<string, number> = {};
  const wrong: Record<string, string[]> = {};

  beforeAll(async () => {
    [world, browser] = await Promise.all([createScreenWorld(), launchBrowser({ first: true })]);
    screens = [...reportScreens(await world.reports()), ...lastingScreens];
    await throughScreens({ browser, world }, named(walked), async (page, { name }) => {
      shifts[name] = await shiftOf(page);
      const found = [...(await skips(page)), ...(await walk(page))];
      if (name === 'a report') found.push(...(await roundOfDialog(page, enlargeChart(page))));
      if (found.length > 0) wrong[name] = found;
      if (await footerMoves(page)) shifts[`${name}: its footer`] = 1;
    });
  }, 300_000);
  afterAll(async () => {
    await browser.close();
    await world.stop();
  });

  it('reaches all of it by keyboard, and sees the focus wherever it is', () => {
    expect(Object.keys(shifts)).toEqual(expect.arrayContaining(walked));
    expect(wrong).toEqual({});
  });

  it('sees nothing jump while a page comes alive', () => {
    const jumped = Object.entries(shifts).filter(([, shift]) => shift >= 0.01);
    expect(Object.fromEntries(jumped)).toEqual({});
  });

  it('sees what is chosen, and how far it is', async () => {
    const found: Record<string, unknown> = {};
    const list = named(['home', 'a report under way']);
    const look = async (page: Page, { name }: Screen) => {
      found[name] = await (name === 'home' ? chosen(page) : progress(page));
    };
    await throughScreens({ browser, world }, list, look, { forcedColors: 'active' });
    expect(found).toEqual({ home: 1, 'a report under way': 'two colours' });
  });

  const named = (names: readonly string[]) =>
    names.map((name) => {
      const screen = screens.find((one) => one.name === name);
      if (!screen) throw new Error(`no screen is named ${name}`);
      return { ...screen, stays: false };
    });
});

/** How far things have jumped once all charts are awake. */
async function shiftOf(page: Page): Promise<number> {
  for (const chart of await page.locator('#charts figure:has(.js-plotly-plot, .chart-fluid)').all()) {
    await chart.scrollIntoViewIfNeeded();
    await chart.locator('.main-svg').first().waitFor();
  }
  return layoutShift(page);
}

/** Pages arrive in pieces: where the footer begins must not hang on how much of it is there. */
const footerMoves = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const footer = document.querySelector('footer');
    const before = footer?.offsetTop;
    footer?.replaceChildren();
    return footer?.offsetTop !== before;
  });

const enlargeChart = (page: Page) => page.getByRole('button', { name: /^Enlarge chart/ }).first();

const chosen = (page: Page) => page.getByText('Selected').filter({ visible: true }).count();

async function progress(page: Page): Promise<string> {
  const bar = page.getByRole('progressbar');
  const [whole, done] = [await colourOf(bar), await colourOf(bar.locator('div'))];
  return whole === done ? `one colour: ${whole}` : 'two colours';
}

const colourOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
