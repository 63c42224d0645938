import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminFeedbackItem } from '../../projections/feedback';
import { openBrowser } from './browser/browser';
import { createHttpWorld, type HttpWorld } from './http/http-world';
import { createWindowPool, type WindowPool } from './browser/window-pool';
import { signedInPerson, type Person } from './http/person';
import { until } from './product/until';
import { sidewaysScroll } from './browser/watched-page';

const said = [
  { rating: 5, content: 'Zebra mussels were counted right.', suggestions: 'A map, please.' },
  { rating: 4, content: 'Good, and quick.' },
  { rating: 2, content: 'Too long, as this word is: ' + 'Zwischenablagerungsort'.repeat(8) },
];

describe('public feedback on its page', () => {
  let world: HttpWorld;
  let browser: Browser;
  let windows: WindowPool;
  beforeAll(async () => {
    [world, browser] = await Promise.all([createHttpWorld(), openBrowser()]);
    windows = createWindowPool(browser);
  });
  afterAll(async () => {
    await browser.close();
    await world.product.stop();
  });

  const opened = async (path: string, options: BrowserContextOptions = {}) => {
    const { page, faults } = await windows.open(world.product.url + path, options);
    return { page, faults, close: () => windows.giveBack(page) };
  };
  async function publishes(person: Person, json: (typeof said)[number]): Promise<void> {
    await person.ask('/api/feedback/submit', { json });
    const id = await until('it is listed', async () => {
      const q = encodeURIComponent(json.content.slice(0, 20));
      return (await world.admin.ask<AdminFeedbackItem[]>(`/api/admin/feedback?q=${q}`)).body[0]?.id;
    });
    expect((await world.admin.ask(`/api/admin/feedback/${id}/publish`, { method: 'POST' })).status).toBe(200);
  }

  it('says that there is none, and links to the form', async () => {
    const { page, faults, close } = await opened('/feedback-public');
    await page.getByRole('heading', { name: 'No Feedback Yet' }).waitFor();
    expect(await page.getByRole('search').count()).toBe(0);
    await page.getByRole('link', { name: 'Give feedback' }).click();
    await page.waitForURL('**/feedback');
    expect(faults).toEqual([]);
    await close();
  });

  describe('once some is published', () => {
    beforeAll(async () => {
      const bo = await signedInPerson(world.product, 'Bo Ek');
      for (const [n, each] of said.entries()) await publishes(n === 1 ? bo : world.ada, each);
    });

    it('shows visitors stats and cards, newest first, without addresses', async () => {
      const { page, faults, close } = await opened('/feedback-public', {
        viewport: { width: 390, height: 844 },
      });
      const stats = page.locator('main dl');
      expect((await stats.innerText()).split(/\s*\n\s*/)).toEqual([
        ...['Total Reviews', '3', 'Average Rating', '3.7', 'Positive Reviews', '67%'],
      ]);
      const cards = page.getByRole('main').getByRole('listitem');
      const texts = await cards.allInnerTexts();
      expect(texts.map((text) => /Ada|Bo Ek/.exec(text)?.[0])).toEqual(['Ada', 'Bo Ek', 'Ada']);
      expect(texts[2]).toMatch(/just now|minutes? ago/);
      expect(texts[2]).toMatch(/5 stars of 5\s*Positive\s*Zebra.*\s*Suggestions\s*A map, please\./);
      expect(texts[0]).toContain('Needs Improvement');
      expect(await page.content()).not.toContain('@example.org');
      expect(await sidewaysScroll(page)).toBe(0);
      expect(faults).toEqual([]);
      await close();
    });

    it('filters while typing without requests, and keeps the search over a reload', async () => {
      const { page, close } = await opened('/feedback-public');
      const cards = page.getByRole('main').getByRole('listitem');
      const asked: string[] = [];
      // Except the router's route manifest, which loads at any time.
      page.on('request', (request) => request.url().includes('/__manifest') || asked.push(request.url()));
      await page.getByLabel('Search feedback').fill('ZEBRA');
      await page.getByRole('status').getByText('1 piece of feedback').waitFor();
      expect(await cards.count()).toBe(1);
      await page.getByLabel('Search feedback').fill('bo ek');
      await cards.getByText('Good, and quick.').waitFor();
      await page.getByLabel('Search feedback').fill('nowhere');
      await page.getByRole('heading', { name: 'No Matching Feedback' }).waitFor();
      expect(asked).toEqual([]);
      await page.reload();
      await page.getByRole('heading', { name: 'No Matching Feedback' }).waitFor();
      await page.getByRole('link', { name: 'Show all feedback' }).click();
      await until('all cards are back', async () => (await cards.count()) === 3);
      expect(await page.getByLabel('Search feedback').inputValue()).toBe('');
      await page.locator('[name=q]:focus').waitFor();
      await page.getByLabel('Search feedback').fill('quick');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/feedback-public?q=quick');
      expect(await cards.count()).toBe(1);
      await page.getByRole('link', { name: 'Community Feedback' }).click();
      await page.waitForURL('**/feedback-public');
      await until('all are shown', async () => (await cards.count()) === 3);
      await close();
    });

    it('has a search form without scripts', async () => {
      const { page, close } = await opened('/feedback-public', { javaScriptEnabled: false });
      const cards = page.getByRole('main').getByRole('listitem');
      expect(await cards.count()).toBe(3);
      await page.getByLabel('Search feedback').fill('map');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.waitForURL('**/feedback-public?q=map');
      expect(await cards.count()).toBe(1);
      await page.getByLabel('Search feedback').fill('nowhere');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'No Matching Feedback' }).waitFor();
      await page.getByRole('link', { name: 'Show all feedback' }).click();
      await page.waitForURL('**/feedback-public');
      expect(await cards.count()).toBe(3);
      await close();
    });

    it('says when it cannot be loaded, and loads on a retry', async () => {
      const { page, close } = await opened('/privacy-policy');
      await page.route('**/feedback-public.data*', (route) => route.abort());
      await page.getByRole('link', { name: 'Community Feedback' }).click();
      await page.getByRole('heading', { name: 'Unable to Load Feedback' }).waitFor();
      await page.unroute('**/feedback-public.data*');
      await page.getByRole('link', { name: 'Try Again' }).click();
      await page.getByRole('heading', { name: 'Community Feedback' }).waitFor();
      await close();
    });
  });
});
