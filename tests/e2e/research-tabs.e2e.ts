import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toReportId } from '../../modules/kernel/report-id';
import { researchTabs, type ResearchTab } from '../../app/research/tabs';
import type { Result } from '../../projections/documents';
import { bareResearch, sampleResearch } from '../doubles/sample-research';
import { untilFocused } from './browser/focus';
import { until } from './product/until';
import { askAxe, type Findings } from './browser/axe';
import { openBrowser } from './browser/browser';
import { createWindowPool, type WindowPool } from './browser/window-pool';
import { signedInPerson, type Person } from './http/person';
import { plantReport } from './product/plant-report';
import { startProduct, type RunningProduct } from './product/server';
import { sidewaysScroll } from './browser/watched-page';

const still = { reducedMotion: 'reduce' } as const;
const desktop = { ...still, viewport: { width: 1360, height: 900 } };
const phone = { ...still, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const full = { ...sampleResearch, id: toReportId(randomUUID()) };
const bare = { ...bareResearch, id: toReportId(randomUUID()) };

describe('the tabs of a research report', () => {
  let product: RunningProduct;
  let browser: Browser;
  let windows: WindowPool;
  let ada: Person;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), openBrowser()]);
    windows = createWindowPool(browser);
    ada = await signedInPerson(product, 'Ada');
    await plantReport(product, ada, full);
    await plantReport(product, ada, bare);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  const addressOf = ({ id }: Result, tab?: string) =>
    `${product.url}/research-insights?research=${id}&view=full${tab ? `&tab=${tab}` : ''}`;

  async function visit(report: Result, tab?: string, options: BrowserContextOptions = desktop) {
    const { page, faults } = await windows.open(addressOf(report, tab), { as: ada, ...options });
    return { page, faults, close: () => windows.giveBack(page) };
  }

  const tabNamed = (page: Page, title: string) => page.getByRole('tab', { name: title, exact: true });
  const shown = async (page: Page, title: string) => {
    await page.getByRole('tabpanel', { name: title, exact: true }).waitFor();
    return page.getByRole('tab', { selected: true }).innerText();
  };

  it('a tab opens in place: no requests, no scrolling, and its name in the URL', async () => {
    const { page, faults, close } = await visit(full);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.evaluate(() => window.scrollTo(0, 240));
    await tabNamed(page, 'Scorecard').scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    await tabNamed(page, 'Scorecard').click();
    expect(await shown(page, 'Scorecard')).toBe('Scorecard');
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    expect(page.url()).toBe(addressOf(full, 'scorecard'));
    expect(asked.filter((url) => /research|\.data/.test(new URL(url).pathname))).toEqual([]);
    await page.reload();
    expect(await shown(page, 'Scorecard')).toBe('Scorecard');
    expect(faults).toEqual([]);
    await close();
  });

  it('arrow keys, Home and End move the focus and open the tab; one tab is reached with Tab', async () => {
    const { page, close } = await visit(full, 'risk');
    await tabNamed(page, 'Risk').focus();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    for (const [key, title] of [
      ['ArrowRight', 'Limitations'],
      ['ArrowDown', 'Comparison'],
      ['ArrowLeft', 'Limitations'],
      ['Home', 'Overview'],
      ['ArrowLeft', 'Predictions'],
      ['Home', 'Overview'],
      ['End', 'Predictions'],
    ] as const) {
      await page.keyboard.press(key);
      expect([key, await shown(page, title)]).toEqual([key, title]);
      await until(`${key} focuses ${title}`, async () => (await focused()) === title);
    }
    expect(await page.locator('[role=tab]:not([tabindex="-1"])').allInnerTexts()).toEqual(['Predictions']);
    await page.keyboard.press('Tab');
    await untilFocused(page.locator('[role=tabpanel]'));
    await close();
  });

  it('a tab opened from far down scrolls to its beginning', async () => {
    const { page, close } = await visit(full, 'findings');
    await page.evaluate(() => window.scrollTo(0, 2_000));
    await tabNamed(page, 'Citations').click();
    await shown(page, 'Citations');
    const top = await page
      .getByRole('heading', { name: 'Citations', exact: true })
      .evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(60);
    expect(top).toBeLessThan(400);
    await close();
  });

  it('on a phone the chosen tab is visible, and nothing is wider than the page', async () => {
    for (const tab of ['overview', 'comparison', 'predictions'] as const) {
      const { page, close } = await visit(full, tab, phone);
      const box = await page.locator(`#tab-${tab}`).boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 390, tab).toBe(true);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      await close();
    }
  });

  it('a note opens beside its sentence, and closes with another tab', async () => {
    const { page, close } = await visit(full, 'comparison');
    await page.locator('[role=tabpanel] a[id^=mark-]').first().click();
    const note = page.locator('aside[aria-label^="What sentence"]');
    await note.waitFor();
    await tabNamed(page, 'Future').click();
    await note.waitFor({ state: 'detached' });
    await close();
  });

  it('the menu exports the report and its bibliography, and Share says that the link is copied', async () => {
    const { page, close } = await visit(full);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('summary', { hasText: 'Export' }).click();
    const links = await page.locator('details[open] a').allInnerTexts();
    expect(links).toEqual([
      ...['PDF', 'HTML page', 'Markdown', 'JSON'],
      ...['Bibliography, BibTeX', 'Bibliography, RIS', 'Bibliography, CSL JSON'],
    ]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'PDF', exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`analysis-${full.id}.pdf`);
    await page.getByText('PDF exported successfully').first().waitFor();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Link copied').first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${product.url}/research-insights?research=${full.id}`,
    );
    await close();
  });

  it('without scripts each tab is a page of its own, with its notes and exports as links', async () => {
    const { page, close } = await visit(full, 'funding', { ...phone, javaScriptEnabled: false });
    expect(await page.getByRole('tabpanel').innerText()).toContain('computed from the words of the query');
    await tabNamed(page, 'Limitations').click();
    expect(page.url()).toBe(addressOf(full, 'limitations'));
    expect(await page.getByRole('tabpanel').innerText()).toContain('Ships and floats cover the rest');
    await page.locator('summary', { hasText: 'Export' }).click();
    expect(await page.getByRole('link', { name: 'Markdown' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Share' }).isVisible()).toBe(false);
    const mark = page.locator('a[id^=mark-]').first();
    const note = await mark.getAttribute('href');
    expect(await page.locator(note ?? 'none').count()).toBe(1);
    await close();
  });

  it.each([
    ['at a desk', desktop, full],
    ['with nothing written', phone, bare],
  ] as const)('axe finds nothing on any tab %s', async (_where, options, report) => {
    const found: Partial<Record<ResearchTab, Findings>> = {};
    const { page, faults, close } = await visit(report, undefined, options);
    for (const { id, title } of researchTabs) {
      await tabNamed(page, title).click();
      await shown(page, title);
      // The page header covers nothing at the top.
      await page.evaluate(() => window.scrollTo(0, 0));
      const findings = await askAxe(page, { within: 'article' });
      if (findings.light.length + findings.dark.length > 0) found[id] = findings;
    }
    expect(found).toEqual({});
    expect(faults).toEqual([]);
    await close();
  });
});
