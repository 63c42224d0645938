import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAxe } from './axe';
import { launchBrowser } from './browser';
import { builtRoutes } from './built-routes';
import { firstPages, heldBySpecs } from './catalogue';
import { missingFrom, missingWhenShown, withSearchesLeft } from './catalogue-missing';
import { askingPages } from './catalogue-of-asking';
import { insightsPages } from './catalogue-of-insights';
import { readingPages } from './catalogue-of-reading';
import { round, skips, walk } from './keyboard';
import { says } from './said';
import { createScreenWorld, type Reports, type ScreenWorld } from './screen-world';
import { emptyScreens, lastingScreens, reportScreens, unseen, type Screen } from './screens';
import {
  footerMoves,
  jumps,
  movingThings,
  oneColoured,
  progress,
  smallTargets,
  wakeCharts,
} from './seen-on-page';
import { throughScreens } from './through-screens';
import { tooWide } from './too-wide';

/** What is wrong on each screen, by what was looked at: each is loaded once at a desk and once on a phone for all of it. */
const found = {
  light: {},
  dark: {},
  moving: {},
  keyboard: {},
  jumping: {},
  colours: {},
  phoneLight: {},
  phoneDark: {},
  small: {},
  wide: {},
  phoneKeyboard: {},
} satisfies Record<string, Found>;
type Found = Record<string, string[]>;

const note = (where: Found, { name }: Screen, wrong: readonly string[]) => {
  if (wrong.length > 0) where[name] = [...wrong];
};

/** Header and footer are the same on each page that somebody looks at: their colours are looked at on the first. */
const framesSeen = new Set<string>();
function known(where: string, { as = 'nobody' }: Screen): boolean {
  const frame = `${where} ${as}`;
  return framesSeen.has(frame) || !framesSeen.add(frame);
}

let world: ScreenWorld;
let browser: Browser;
const seen: Screen[] = [];
const seenOnPhone: Screen[] = [];
const inOneColour: Record<string, unknown> = {};
let reports: Reports;
/** The sentences of the catalogue that were not there before anybody had asked for anything. */
let missingAtFirst = ['not asked'];

beforeAll(async () => {
  [world, browser] = await Promise.all([createScreenWorld(), launchBrowser({ first: true })]);
  missingAtFirst = await missingFrom(firstPages, world.people);
  await atDesk(emptyScreens);
  await onPhone(emptyScreens);
  await world.feedback();
  [reports] = await Promise.all([world.reports(), atDesk(lastingScreens)]);
  await atDesk(reportScreens(reports));
  await onPhone([...lastingScreens, ...reportScreens(reports)]);
}, 300_000);
afterAll(async () => {
  await browser.close();
  await world.stop();
});

describe('every screen is usable by everybody', () => {
  it('each page of the product is among them', async () => {
    const pages = (await builtRoutes()).filter(({ page }) => page).map(({ path }) => path);
    expect(new Set([...seen.map(({ route }) => route), ...unseen])).toEqual(new Set(pages));
    expect(new Set([...seenOnPhone.map(({ route }) => route), ...unseen])).toEqual(new Set(pages));
  });
  it('axe finds nothing in the light', () => expect(found.light).toEqual({}));
  it('axe finds nothing in the dark', () => expect(found.dark).toEqual({}));
  it('axe finds nothing on a phone in the light', () => expect(found.phoneLight).toEqual({}));
  it('axe finds nothing on a phone in the dark', () => expect(found.phoneDark).toEqual({}));
  it('nothing moves for readers who want stillness', () => expect(found.moving).toEqual({}));
  it('nothing jumps while a page comes alive', () => expect(found.jumping).toEqual({}));
  it('each part of a chart has a colour of its own', () => expect(found.colours).toEqual({}));
  it('all of it is reached by keyboard, with the focus seen wherever it is and led back where it came from', () => {
    expect(found.keyboard).toEqual({});
    expect(found.phoneKeyboard).toEqual({});
  });
  it('everything to be pressed is large enough for a finger', () => expect(found.small).toEqual({}));
  it('nobody scrolls sideways, on 320 px or with letters twice as large', () =>
    expect(found.wide).toEqual({}));
  it('whoever chose two colours sees what is selected, and how far it is', () =>
    expect(inOneColour).toEqual({ home: 1, 'a report under way': 'two colours' }));
});

describe('the words of the specification', () => {
  it('are on the pages of a product that nobody has used', () => expect(missingAtFirst).toEqual([]));

  it('are where the table has them, to the letter', async () => {
    const { people } = world;
    const [spent, low] = await Promise.all([
      withSearchesLeft(world, 'Sven', 0),
      withSearchesLeft(world, 'Lea', 3),
      people.owner.ask(`/api/results/${reports.sourced}/request-publish`, { method: 'POST' }),
    ]);
    const ids = { ...reports, report: reports.sourced };
    const pages = [...askingPages, ...insightsPages, ...readingPages];
    expect(await missingFrom(pages, { ...people, spent, low }, ids)).toEqual([]);
  });

  it('are in toasts and dialogs, to the letter', async () => {
    expect(await missingWhenShown(browser, world, reports)).toEqual([]);
  });

  it.each(heldBySpecs)('“$says” is held by $spec', ({ says: sentence, spec }) => {
    expect(says([readFileSync(spec, 'utf8')], sentence)).toBe(true);
  });
});

const noteShift = async (page: Page, screen: Screen) => note(found.jumping, screen, await jumps(page));

const chosen = (page: Page) => page.getByText('Selected').filter({ visible: true }).count();

async function atDesk(screens: readonly Screen[]): Promise<void> {
  seen.push(...screens);
  await throughScreens({ browser, world }, screens, { arrive: noteShift, look: lookAtDesk });
}
async function onPhone(screens: readonly Screen[]): Promise<void> {
  seenOnPhone.push(...screens);
  await throughScreens({ browser, world }, screens, { look: lookOnPhone, phone: true });
}

async function lookAtDesk(page: Page, screen: Screen): Promise<void> {
  const { name, within, opener } = screen;
  note(found.moving, screen, await movingThings(page));
  const { light, dark } = await askAxe(page, { within, knownFrame: !within && known('desk', screen) });
  note(found.light, screen, light);
  note(found.dark, screen, dark);
  if (within && opener) note(found.keyboard, screen, await round(page, within, opener(page)));
  if (screen.walked) await walkAtDesk(page, screen);
  if (name !== 'home' && name !== 'a report under way') return;
  await page.emulateMedia({ forcedColors: 'active' });
  inOneColour[name] = await (name === 'home' ? chosen(page) : progress(page));
  await page.emulateMedia({ forcedColors: 'none' });
}

async function walkAtDesk(page: Page, screen: Screen): Promise<void> {
  await wakeCharts(page);
  note(found.colours, screen, await oneColoured(page));
  await noteShift(page, screen);
  note(found.keyboard, screen, [...(await skips(page)), ...(await walk(page))]);
  if (await footerMoves(page)) note(found.jumping, screen, ['its footer']);
}

async function lookOnPhone(page: Page, screen: Screen): Promise<void> {
  const { within, opener } = screen;
  note(found.small, screen, await smallTargets(page, within));
  if (screen.otherOnPhone) {
    const { light, dark } = await askAxe(page, { within, knownFrame: !within && known('phone', screen) });
    note(found.phoneLight, screen, light);
    note(found.phoneDark, screen, dark);
  }
  note(found.wide, screen, await tooWide(page));
  if (within && opener) note(found.phoneKeyboard, screen, await round(page, within, opener(page)));
}
