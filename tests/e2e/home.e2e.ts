import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { example, selectDemo } from '../../app/demo/select-demo';
import { openBrowser } from './browser/browser';
import { untilHydrated, cookies, focused, posts, storedValue, untilTextFocused } from './browser/home-page';
import { until } from './product/until';
import { signedInPerson, type Person } from './http/person';
import { startProduct, type RunningProduct } from './product/server';
import { sidewaysScroll, watchedPage } from './browser/watched-page';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const cut = 'A question that is a good deal longer than the sixty characters a card has';

describe('home', () => {
  let product: RunningProduct;
  let browser: Browser;
  let ada: Person;
  /** A person without searches left. */
  let eve: Person;
  let usedUp: string[];

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), openBrowser({ first: true })]);
    [ada, eve] = await Promise.all([signedInPerson(product, 'Ada'), signedInPerson(product, 'Eve')]);
    usedUp = await Promise.all(Array.from({ length: 10 }, (_, n) => eve.search(`Used up ${n}`)));
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  type As = { as?: Person; here?: boolean; still?: boolean } & BrowserContextOptions;

  /** A new page. `here`: not a first visit; `still`: its clock advances only by hand. */
  async function visit({ as, here = true, still = false, ...options }: As, path = '/'): Promise<Page> {
    const { page } = await watchedPage(browser, { reducedMotion: 'reduce', ...options });
    const [name = '', value = ''] = as?.cookie().split('=') ?? [];
    if (as) await page.context().addCookies([{ name, value, url: product.url }]);
    if (here) await page.addInitScript(() => localStorage.setItem('tutorial-seen', 'yes'));
    if (still) {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1_000);
    }
    await page.goto(product.url + path);
    if (still) await untilHydrated(page);
    return page;
  }
  describe('the tutorial', () => {
    it('comes up on a first visit, works by keyboard, and does not come again by itself', async () => {
      const page = await visit({ here: false });
      const tutorial = page.getByRole('dialog', { name: 'Welcome to Evident' });
      await tutorial.getByText('Step 1 of 6').waitFor();
      await until('Next has the focus', async () => (await focused(page)) === 'Next');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Ask your question' }).getByText('Step 2 of 6').waitFor();
      await page.keyboard.press('ArrowLeft');
      await tutorial.waitFor();
      for (let step = 2; step <= 6; step += 1) {
        await page.keyboard.press('ArrowRight');
        await page.getByText(`Step ${step} of 6`, { exact: true }).waitFor();
      }
      expect(await storedValue(page, 'tutorial-seen')).toBe(null);
      await page.getByRole('dialog').getByRole('button', { name: 'Get Started' }).press('Enter');
      await page.locator('#query:focus').waitFor();
      expect(await storedValue(page, 'tutorial-seen')).toBe('yes');
      await page.clock.install();
      await page.reload();
      await untilHydrated(page);
      await page.clock.runFor(2_000);
      await cookies(page).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      await page.getByRole('link', { name: 'Take the tour' }).click();
      await tutorial.waitFor();
      await page.keyboard.press('Escape');
      await page.waitForURL(`${product.url}/`);
      await page.context().close();
    });

    it('is skipped for good, and does not interrupt a visitor who has begun', async () => {
      const page = await visit({ here: false });
      await page.getByRole('button', { name: 'Skip tutorial' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await storedValue(page, 'tutorial-seen')).toBe('yes');
      const writing = await visit({ here: false, still: true });
      await writing.getByRole('link', { name: 'Get Started', exact: true }).click();
      await writing.clock.runFor(3_000);
      await cookies(writing).waitFor();
      expect(await writing.getByRole('dialog').count()).toBe(0);
      await Promise.all([page, writing].map((one) => one.context().close()));
    });
  });

  it('asks about cookies after a second: dismissed for the session, accepted for good', async () => {
    const page = await visit({ still: true });
    await page.clock.runFor(900);
    expect(await cookies(page).count()).toBe(0);
    await page.clock.runFor(200);
    expect(await cookies(page).getByRole('link', { name: 'Learn More' }).getAttribute('href')).toBe(
      '/privacy-policy',
    );
    await cookies(page).getByRole('button', { name: 'Dismiss' }).click();
    expect(await cookies(page).count()).toBe(0);
    await page.reload();
    await untilHydrated(page);
    await page.clock.runFor(2_000);
    expect(await cookies(page).count()).toBe(0);
    const next = await page.context().newPage();
    await next.goto(product.url);
    await untilHydrated(next);
    await next.clock.runFor(1_100);
    await cookies(next).getByRole('button', { name: 'Accept' }).click();
    expect(await cookies(next).count()).toBe(0);
    expect(await storedValue(next, 'cookie-consent')).toBe('accepted');
    expect(Date.parse((await storedValue(next, 'cookie-consent-date')) ?? '')).toBeGreaterThan(0);
    await page.context().close();
  });

  describe('a link with a query', () => {
    it('fills it in, says that signing in is needed, and opens nothing else', async () => {
      const page = await visit({ here: false, still: true }, '/?q=Wind%20power&model=qwen');
      await page.clock.runFor(3_000);
      expect(page.url()).toBe(`${product.url}/`);
      await page.getByText('Authentication Required').first().waitFor();
      await page.getByText('Please sign in to perform searches.').first().waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await page.getByLabel('Your question').inputValue()).toBe('Wind power');
      expect(await page.getByRole('radio', { name: 'Model 2' }).isChecked()).toBe(true);
      await page.context().close();
    });

    it.each([
      ['model3', 'Model 3'],
      ['unheard-of', 'Model 1'],
    ])('submits by itself after 100 ms, with the model that %s names: %s', async (model, shown) => {
      const page = await visit({ as: ada, still: true }, `/?q=Wind&model=${model}`);
      const posted = posts(page);
      await page.clock.runFor(90);
      await page.evaluate(async () => (await fetch('/healthz')).text());
      expect(posted).toEqual([]);
      await page.clock.runFor(20);
      await page.waitForURL(/\/results\/[\w-]+$/);
      await page.getByText(shown).first().waitFor();
      await page.context().close();
    });

    it('restores the query when no searches are left', async () => {
      const page = await visit({ as: eve }, '/?q=Wind');
      await page.getByText('Search Quota Exhausted').nth(1).waitFor();
      await page
        .getByText("You've used all your searches. Submit feedback to get 6 more searches!")
        .nth(1)
        .waitFor();
      expect(page.url()).not.toContain('q=');
      expect(await page.getByLabel('Your question').inputValue()).toBe('Wind');
      await page.context().close();
    });
  });

  it('restores the query when the server cannot be reached, and says so', async () => {
    const page = await visit({ as: ada });
    await page.getByLabel('Your question').fill('Wind');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Generate report' }).click();
    await page.getByText('An error occurred while processing your search').first().waitFor();
    await page.locator('#query:focus').waitFor();
    expect(await page.getByLabel('Your question').inputValue()).toBe('Wind');
    await page.context().close();
  });

  it('shows new reports every 30 seconds, and keeps the old ones when loading fails', async () => {
    const page = await visit({ still: true });
    const panel = page.getByRole('region', { name: 'Recent Search Reports' });
    await panel.getByText('Live Updates').waitFor();
    await panel.getByText(/^Showing \d+ recent reports$/).waitFor();
    await ada.finished(await ada.search(cut, { model: 'claude' }));
    const card = panel.getByRole('link', { name: `${cut.slice(0, 60)}...` });
    await page.clock.runFor(29_000);
    expect(await card.count()).toBe(0);
    await page.clock.runFor(1_500);
    await card.getByText('Model 3').waitFor();
    await page.route('**/api/recent-searches', (route) => route.abort());
    await page.clock.runFor(30_000);
    await panel.getByText(/as of a moment ago$/).waitFor();
    expect(await card.count()).toBe(1);
    await page.context().close();
  });

  it('has a menu on phones; a click outside, a choice and Escape close it', async () => {
    const page = await visit(phone);
    await untilHydrated(page);
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const open = () => page.locator('summary[aria-label=Menu]').click();
    for (const close of [
      () => page.mouse.click(40, 700),
      () => page.keyboard.press('Escape'),
      () => menu.getByRole('link', { name: 'How it Works' }).click(),
    ]) {
      await open();
      await menu.getByRole('link', { name: 'Research & Insights' }).waitFor();
      await close();
      await menu.waitFor({ state: 'hidden' });
    }
    await page.waitForURL(`${product.url}/how-it-works`);
    await page.context().close();
  });

  describe('the demo', () => {
    it('plays a report step by step, can be paused and stepped by keyboard, and loads on request only', async () => {
      const page = await visit({ still: true, reducedMotion: 'no-preference' });
      const watch = page.getByRole('link', { name: 'Watch Demo' });
      await Promise.all([page.waitForRequest(/demo-dialog/), watch.click()]);
      const demo = page.getByRole('dialog', { name: 'Watch Demo' });
      await demo.getByText('Step 1 of 6').waitFor();
      await demo.getByRole('button', { name: 'Pause' }).waitFor();
      await page.clock.runFor(7_100);
      await demo.getByText('Step 2 of 6').waitFor();
      await page.keyboard.press('Space');
      await demo.getByRole('button', { name: 'Play' }).waitFor();
      await page.clock.runFor(20_000);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await demo.getByText('Step 4 of 6').waitFor();
      await demo.getByRole('img', { name: 'Temperature anomaly by year' }).locator('visible=true').waitFor();
      await page.keyboard.press('Escape');
      await demo.waitFor({ state: 'detached' });
      await untilTextFocused(page, 'Watch Demo');
      await page.context().close();
    });

    it('is static with reduced motion, and a page of its own without scripts', async () => {
      const page = await visit({ still: true });
      await page.getByRole('link', { name: 'Watch Demo' }).click();
      await page.getByRole('button', { name: 'Play' }).waitFor();
      await page.clock.runFor(10_000);
      await page.getByText('Step 1 of 6').waitFor();
      await page.context().close();
      const plain = await visit({ ...phone, javaScriptEnabled: false });
      await plain.getByRole('link', { name: 'Watch Demo' }).click();
      await plain.waitForURL(/\/how-it-works#example$/);
      const steps = plain.locator('#example > ol > li');
      expect(await steps.count()).toBe(6);
      await steps.nth(3).getByRole('img').locator('visible=true').waitFor();
      expect(await sidewaysScroll(plain)).toBe(0);
      await plain.context().close();
    });

    it('shows exactly the report that the product writes from these files', async () => {
      const sources = [];
      for (const file of example.files) sources.push(await ada.attachExample(file));
      const report = await ada.finished(await ada.search(example.query, { sources }));
      const shown: unknown = JSON.parse(await readFile('app/demo/demo-script.json', 'utf8'));
      expect(shown, 'run: npx tsx scripts/record-demo.ts').toEqual(
        JSON.parse(JSON.stringify(selectDemo(report))),
      );
    });
  });

  describe('Research & Insights', () => {
    it('asks a signed-out visitor to sign in', async () => {
      const page = await visit({ javaScriptEnabled: false }, '/research-insights');
      await page.getByRole('heading', { name: 'Authentication Required' }).waitFor();
      await page.getByText('Signing in gives you 10 free searches.').waitFor();
      await page.getByRole('link', { name: 'Sign In to Continue' }).click();
      await page.waitForURL(/\/auth\?redirectTo=%2Fresearch-insights$/);
      await page.context().close();
    });

    it('starts a search with Model 1 on Enter, but not without a query', async () => {
      await Promise.all(usedUp.map((id) => eve.ended(id)));
      const page = await visit({ as: ada }, '/research-insights?mode=visual');
      await page.getByText(/^Searches remaining: \d+\/10/).waitFor();
      const latest = page.getByRole('region', { name: 'Recent visual reports' });
      expect(await latest.getByRole('listitem').count()).toBe(10);
      const field = page.getByLabel('Your question');
      const posted = posts(page);
      await field.fill('   ');
      await field.press('Enter');
      await page.getByText('Please enter a search query').first().waitFor();
      expect(posted).toEqual([]);
      await field.fill('Tidal power');
      await field.press('Enter');
      await page.waitForURL(/\?visual=[\w-]+$/);
      await page.getByText('Model 1').first().waitFor();
      await page.context().close();
    });

    it('says in its own words that no searches are left', async () => {
      const page = await visit({ as: eve, javaScriptEnabled: false }, '/research-insights?mode=visual');
      await page.getByLabel('Your question').fill('Tidal power');
      await page.getByRole('button', { name: 'Generate', exact: true }).last().click();
      await page
        .getByText("You've used all your available searches. Submit feedback to earn 6 more")
        .waitFor();
      expect(await page.getByLabel('Your question').inputValue()).toBe('Tidal power');
      await page.context().close();
    });
  });
});
