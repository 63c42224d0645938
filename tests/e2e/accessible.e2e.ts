import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser';
import { builtRoutes } from './built-routes';
import { roundOfDialog, walk } from './keyboard';
import { createScreenWorld, emptyScreens, screensOf, unseen, type Screen, type ScreenWorld } from './screens';
import { layoutShift, movingThings, smallTargets } from './seen-on-page';
import { until } from './until';
import { sidewaysScroll } from './watched-page';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** All that colours alone can break. They are the same at every width. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const desktop = { viewport: { width: 1360, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe('every screen is usable by everybody', () => {
  let world: ScreenWorld;
  let browser: Browser;
  let screens: Screen[];

  beforeAll(async () => {
    [world, browser] = await Promise.all([createScreenWorld(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await world.stop();
  });

  describe('while there is nothing yet', () => {
    it.concurrent('axe finds nothing on a desktop, light and dark', ({ expect }) =>
      onDesktop(emptyScreens, expect),
    );
    it.concurrent('axe finds nothing on a phone, and fingers meet what they aim at', ({ expect }) =>
      onPhone(emptyScreens, expect),
    );
  });

  describe('with a report of each kind', () => {
    beforeAll(async () => {
      screens = screensOf(await world.reports());
    });

    it('each page of the product is among the screens', async () => {
      const pages = (await builtRoutes()).filter(({ page }) => page).map(({ path }) => path);
      expect(new Set([...screens.map(({ route }) => route), ...unseen])).toEqual(new Set(pages));
    });

    it.concurrent('axe finds nothing on a desktop, light and dark', ({ expect }) =>
      onDesktop(
        screens.filter(({ on }) => on !== 'phone'),
        expect,
      ),
    );
    it.concurrent('axe finds nothing on a phone, and fingers meet what they aim at', ({ expect }) =>
      onPhone(
        screens.filter(({ on }) => on !== 'desktop'),
        expect,
      ),
    );

    it('all of it can be reached by keyboard, and focus is seen wherever it is', async () => {
      const walked = [
        'home of somebody signed in',
        'signing up',
        'all reports',
        'a report',
        'a history',
        'feedback',
      ];
      const more = ['the account', 'the accounts', 'a search that failed'];
      const list = screens.filter(({ name }) => [...walked, ...more].includes(name));
      expect(list).toHaveLength(walked.length + more.length);
      const found = await through(list, desktop, async (page, { name }) => {
        const wrong = [...(await skips(page)), ...(await walk(page))];
        if (name !== 'a report') return wrong;
        const enlarge = page.getByRole('button', { name: /^Enlarge chart/ }).first();
        return [...wrong, ...(await roundOfDialog(page, enlarge))];
      });
      expect(found).toEqual({});
    });

    it('nothing jumps while a page comes alive', async () => {
      const names = ['home', 'a report', 'a history'];
      const list = screens.filter(({ name }) => names.includes(name));
      const shifts: number[] = [];
      await through(list, desktop, async (page) => {
        const charts = page.locator('#charts figure');
        for (let at = 0; at < (await charts.count()); at += 1) {
          await charts.nth(at).scrollIntoViewIfNeeded();
          await charts.nth(at).locator('.main-svg').first().waitFor();
        }
        shifts.push(await layoutShift(page));
        return [];
      });
      expect(shifts).toHaveLength(names.length);
      expect(Math.max(...shifts)).toBeLessThan(0.01);
    });

    it('in colours of the reader’s own, what is chosen and how far it is still show', async () => {
      const list = screens.filter(({ name }) => ['home', 'a report under way'].includes(name));
      const found = await through(list, { ...desktop, forcedColors: 'active' }, async (page, { name }) => {
        if (name === 'home')
          return (await page.getByText('Selected').filter({ visible: true }).count()) === 1
            ? []
            : ['none chosen'];
        const bar = page.getByRole('progressbar');
        const [whole, done] = [await colourOf(bar), await colourOf(bar.locator('div'))];
        return whole === done ? [`a bar of one colour: ${whole}`] : [];
      });
      expect(found).toEqual({});
    });
  });

  /** The same browser page for all; nothing is loaded again for another colour. */
  async function through(
    list: readonly Screen[],
    options: BrowserContextOptions,
    look: (page: Page, screen: Screen) => Promise<string[]>,
  ): Promise<Record<string, string[]>> {
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const found: Record<string, string[]> = {};
    for (const screen of list) {
      if (!screen.stays) {
        await world.become(context, screen.as);
        await page.goto(world.product.url + screen.path);
      }
      await screen.open?.(page);
      const wrong = await look(page, screen);
      if (wrong.length > 0) found[screen.name] = wrong;
    }
    await context.close();
    return found;
  }

  async function onDesktop(list: readonly Screen[], said: typeof expect): Promise<void> {
    const found = await through(list, desktop, async (page, screen) => {
      const moving = await movingThings(page);
      const light = await violations(page, screen, (axe) => axe.withTags(rules));
      await page.emulateMedia({ colorScheme: 'dark' });
      await painted(page);
      const dark = await violations(page, screen, (axe) => axe.withRules(colourRules));
      await page.emulateMedia({ colorScheme: 'light' });
      return [...moving, ...light, ...dark.map((wrong) => `in the dark, ${wrong}`)];
    });
    said(found).toEqual({});
  }

  async function onPhone(list: readonly Screen[], said: typeof expect): Promise<void> {
    const found = await through(list, phone, async (page, screen) => [
      ...(await violations(page, screen, (axe) =>
        axe.withTags(rules).disableRules(screen.on === 'phone' ? [] : colourRules),
      )),
      ...(await smallTargets(page, screen.within)),
      ...(await tooWide(page)),
    ]);
    said(found).toEqual({});
  }
});

async function violations(
  page: Page,
  { within }: Screen,
  asked: (axe: AxeBuilder) => AxeBuilder,
): Promise<string[]> {
  // One run in the page itself: none of these pages has frames.
  const axe = asked(new AxeBuilder({ page }).setLegacyMode());
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
  await page.setViewportSize(phone.viewport);
  return wide;
}

/** Charts that are alive take a moment to fit. */
const fits = (page: Page): Promise<boolean> =>
  until('it fits', async () => (await sidewaysScroll(page)) <= 0, 2_000).catch(() => false);

const colourOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);

/** The first thing that Tab reaches leads past the header. */
async function skips(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const at = await page.evaluate(() => document.activeElement?.id);
  await page.evaluate(() => {
    history.replaceState(null, '', location.pathname);
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  return at === 'main' ? [] : [`skips to ${at ?? 'nowhere'}`];
}

const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
