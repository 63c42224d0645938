import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { openBrowser } from './browser/browser';
import { createHttpWorld } from './http/http-world';
import type { Person } from './http/person';
import { refusal } from './http/refusal';
import type { RunningProduct } from './product/server';
import { createWindowPool, type WindowPool } from './browser/window-pool';

describe('the language of a report', () => {
  let standIn: ModelStandIn;
  let product: RunningProduct;
  let browser: Browser;
  let windows: WindowPool;
  let ada: Person;
  let admin: Person;

  beforeAll(async () => {
    standIn = await startModelStandIn();
    const env = { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url };
    [{ product, ada, admin }, browser] = await Promise.all([createHttpWorld({ env }), openBrowser()]);
    windows = createWindowPool(browser);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await standIn.close();
  });

  /** The languages that the calls about a query asked for. */
  const languagesOf = (query: string) => {
    const calls = standIn.calls.filter((call) => call.query === query);
    expect(calls.length).toBeGreaterThan(5);
    return new Set(calls.map(({ language }) => language));
  };

  it.each([
    ['/api/search', 'queryId'],
    ['/api/visual-insights', 'reportId'],
    ['/api/research-report', 'reportId'],
  ])('is asked of the model in every prompt: %s', async (path, name) => {
    const query = `Tidal energy by ${path}`;
    const json = { query, language: 'fi' };
    const { body } = await ada.ask<Record<string, string>>(path, { json });
    await ada.finished(body[name] ?? '');
    expect(languagesOf(query)).toEqual(new Set(['Finnish']));
  });

  it('is left to the query where none is chosen', async () => {
    await ada.finished(await ada.search('Tidal energy as asked', { model: 'deepseek' }));
    expect(languagesOf('Tidal energy as asked')).toEqual(new Set([undefined]));
  });

  it('is refused by field where it is unknown', async () => {
    for (const path of ['/api/search', '/api/visual-insights', '/api/research-report']) {
      const { status, body } = await ada.ask(path, { json: { query: 'Tides', language: 'de' } });
      const sentence = 'There is no such report language. Choose auto, en, fi or sv.';
      expect([status, body]).toEqual([
        400,
        { ...refusal('unknown-language'), error: sentence, fields: { language: sentence } },
      ]);
    }
  });

  it('marks the texts of the report on its pages, and leaves those of the product in English', async () => {
    const { body } = await ada.ask<{ queryId: string }>('/api/search', {
      json: { query: 'Tidal energy to be read', language: 'fi' },
    });
    const report = await ada.finished(body.queryId);
    expect(report.language).toBe('fi');
    await admin.ask(`/api/admin/reports/${report.id}/publish`, { method: 'POST' });
    const { url } = await ada.result(report.id);
    const addresses = [
      ...[`/results/${report.id}?stay=1`, `/api/results/${report.id}/page`, url],
      `/research-insights?visual=${report.id}`,
    ];
    const { page } = await windows.open(product.url, { as: ada, javaScriptEnabled: false });
    for (const address of addresses) {
      await page.goto(product.url + address);
      expect([address, await page.locator('html').getAttribute('lang')]).toEqual([address, 'en']);
      expect([address, await page.locator('h1').getAttribute('lang')]).toEqual([address, 'fi']);
      for (const { title } of report.sections) {
        const heading = page.getByRole('heading', { name: title, exact: true });
        expect([address, await heading.getAttribute('lang')]).toEqual([address, 'fi']);
      }
      const { text = '' } = report.sections[0]?.blocks.flatMap(({ sentences }) => sentences)[0] ?? {};
      expect(await page.locator('[lang=fi]', { hasText: text }).count()).toBeGreaterThan(0);
      const fixed = page.getByRole('heading', { name: 'Frequently Asked Questions' });
      expect(await fixed.locator('xpath=ancestor-or-self::*[@lang][1]').getAttribute('lang')).toBe('en');
    }
    await windows.giveBack(page);
  });

  it('marks the texts of a research report on each of its tabs', async () => {
    const { body } = await ada.ask<{ reportId: string }>('/api/research-report', {
      json: { query: 'Tidal energy by research', language: 'sv' },
    });
    await ada.finished(body.reportId);
    const { page } = await windows.open(product.url, { as: ada, javaScriptEnabled: false });
    for (const tab of ['overview', 'literature', 'limitations', 'findings', 'future', 'predictions']) {
      await page.goto(`${product.url}/research-insights?research=${body.reportId}&view=full&tab=${tab}`);
      expect(await page.locator('h1').getAttribute('lang')).toBe('sv');
      expect([tab, await page.getByRole('tabpanel').locator('[lang=sv]').count()]).not.toEqual([tab, 0]);
    }
    await windows.giveBack(page);
  });

  it('is that of the plan where it is left to the query', async () => {
    const id = await ada.search('Tidal energy as the plan has it', { model: 'deepseek' });
    const report = await ada.finished(id);
    expect(report.language).toBe('en');
    const { page } = await windows.open(`${product.url}/results/${id}`, {
      as: ada,
      javaScriptEnabled: false,
    });
    expect(await page.locator('h1').getAttribute('lang')).toBe('en');
    await windows.giveBack(page);
  });

  it('marks the texts of the report while it is written, and the sentence on the page behind a claim', async () => {
    const query = 'Tidal energy while it is written';
    let goOn = () => {};
    const after = new Promise<void>((resolve) => (goOn = resolve));
    standIn.script({ when: { purpose: 'extras', query }, then: { after } });
    const { body } = await ada.ask<{ queryId: string }>('/api/search', { json: { query, language: 'fi' } });
    const { page } = await windows.open(`${product.url}/results/${body.queryId}`, { as: ada });
    const draft = page.locator('section[id^=section-]').first();
    await draft.waitFor();
    const heading = draft.getByRole('heading', { level: 2 });
    // The stand-in writes English, whatever it is asked for. Sections may arrive before the plan, whose language that is.
    await expect.poll(() => heading.getAttribute('lang')).toBe('en');
    expect(await page.locator('nav[aria-label=Contents] li [lang]').count()).toBeGreaterThan(0);
    goOn();
    const { claims, id } = await ada.finished(body.queryId);
    await page.goto(`${product.url}/results/${id}/claims/${claims[0]?.id ?? ''}`);
    expect(await page.getByRole('article').locator('blockquote').first().getAttribute('lang')).toBe('fi');
    await windows.giveBack(page);
  });

  it('is English with the offline writer, and a notice says so', async () => {
    const { body } = await ada.ask<{ queryId: string }>('/api/search', {
      json: { query: 'Tidal energy offline', model: 'qwen', language: 'sv' },
    });
    const report = await ada.finished(body.queryId);
    const notice = 'It was asked for in Swedish. It is in English, the only language of the offline writer.';
    expect([report.offline, report.language, report.notices[1]]).toEqual([true, 'en', notice]);
    const { page } = await windows.open(`${product.url}/results/${report.id}`, {
      as: ada,
      javaScriptEnabled: false,
    });
    await page.getByText(notice).waitFor();
    expect(await page.locator('h1').getAttribute('lang')).toBe('en');
    await windows.giveBack(page);
  });

  it.each([
    ['the search card', '/', true],
    ['the search card without scripts', '/', false],
    ['the form of visual insights', '/research-insights?mode=visual', true],
    ['the form of visual insights without scripts', '/research-insights?mode=visual', false],
    ['the form of research reports', '/research-insights?mode=research', true],
    ['the form of research reports without scripts', '/research-insights?mode=research', false],
  ])('is chosen on %s', async (name, path, javaScriptEnabled) => {
    // Admins have no quota.
    const { page } = await windows.open(product.url + path, { as: admin, javaScriptEnabled });
    const select = page.getByLabel('Report language');
    expect(await select.locator('option').allTextContents()).toEqual([
      ...['As the query', 'English', 'Suomi', 'Svenska'],
    ]);
    expect(await select.inputValue()).toBe('auto');
    await select.selectOption('sv');
    const query = `Tidal energy on ${name}`;
    await page.getByLabel('Your question').fill(query);
    await page
      .getByRole('button', { name: /^Generate/ })
      .last()
      .click();
    await page.waitForURL(/\/results\/[\w-]+$|[?&](?:visual|research)=[\w-]+/);
    await admin.finished(/[\w-]+$/.exec(page.url())?.[0] ?? '');
    expect(languagesOf(query)).toEqual(new Set(['Swedish']));
    await windows.giveBack(page);
  });

  it.each(['/', '/research-insights?mode=visual', '/research-insights?mode=research'])(
    'stays chosen in a form that is refused, without scripts: %s',
    async (path) => {
      const { page } = await windows.open(product.url + path, { as: ada, javaScriptEnabled: false });
      const select = page.getByLabel('Report language');
      await select.selectOption('fi');
      await page.getByLabel('Your question').fill('   ');
      await page
        .getByRole('button', { name: /^Generate/ })
        .last()
        .click();
      await page.getByRole('alert').first().waitFor();
      expect(await select.inputValue()).toBe('fi');
      await windows.giveBack(page);
    },
  );
});
