import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { openBrowser } from './browser';
import { createHttpWorld } from './http-world';
import { pageAs } from './page-as';
import type { Person } from './person';
import { refusal } from './refusal';
import type { RunningProduct } from './server';

describe('the language of a report', () => {
  let standIn: ModelStandIn;
  let product: RunningProduct;
  let browser: Browser;
  let ada: Person;

  beforeAll(async () => {
    standIn = await startModelStandIn();
    const env = { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url };
    [{ product, ada }, browser] = await Promise.all([createHttpWorld({ env }), openBrowser()]);
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

  it.each([
    ['the search card', '/', true],
    ['the search card without scripts', '/', false],
    ['the form of visual insights', '/research-insights?mode=visual', true],
    ['the form of visual insights without scripts', '/research-insights?mode=visual', false],
    ['the form of research reports', '/research-insights?mode=research', true],
    ['the form of research reports without scripts', '/research-insights?mode=research', false],
  ])('is chosen on %s', async (name, path, javaScriptEnabled) => {
    const page = await pageAs(ada, browser, { javaScriptEnabled });
    await page.goto(product.url + path);
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
    await ada.finished(/[\w-]+$/.exec(page.url())?.[0] ?? '');
    expect(languagesOf(query)).toEqual(new Set(['Swedish']));
    await page.context().close();
  });

  it.each(['/', '/research-insights?mode=visual', '/research-insights?mode=research'])(
    'stays chosen in a form that is refused, without scripts: %s',
    async (path) => {
      const page = await pageAs(ada, browser, { javaScriptEnabled: false });
      await page.goto(product.url + path);
      const select = page.getByLabel('Report language');
      await select.selectOption('fi');
      await page.getByLabel('Your question').fill('   ');
      await page
        .getByRole('button', { name: /^Generate/ })
        .last()
        .click();
      await page.getByRole('alert').first().waitFor();
      expect(await select.inputValue()).toBe('fi');
      await page.context().close();
    },
  );
});
