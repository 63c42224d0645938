import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClaimChain } from '../../composition/application/claim-chain';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { sample, shapes } from '../doubles/providers/provider-shapes';
import { startProviderStandIn, type ProviderStandIn } from '../doubles/providers/provider-stand-in';
import { openBrowser } from './browser/browser';
import { createHttpWorld } from './http/http-world';
import { pageAs } from './browser/page-as';
import { signedInPerson, type Person } from './http/person';
import { refusal } from './http/refusal';
import { startProduct, type RunningProduct } from './product/server';
import { until } from './product/until';

type Evidence = { sources: { provider?: string; url?: string; publisher?: string; retrievedAt?: string }[] };

const { entry, answer } = shapes.wikipedia;
const articles = { json: answer([0, 1, 2].map((at) => entry(sample(at), at))) };

describe('a search that looks for further sources', () => {
  let providers: ProviderStandIn;
  let product: RunningProduct;
  let browser: Browser;
  let ada: Person;
  let visitor: Person;

  beforeAll(async () => {
    providers = await startProviderStandIn();
    const { WIKIPEDIA_URL } = providers.settings;
    const env = { OPEN_SOURCES: 'wikipedia', WIKIPEDIA_URL, CONTACT_EMAIL: 'desk@example.org' };
    [{ product, ada, visitor }, browser] = await Promise.all([createHttpWorld({ env }), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await providers.close();
  });

  const search = async () => {
    const json = { query: 'Tidal energy', model: 'qwen', retrieve: ['literature'] };
    const { body } = await ada.ask<{ queryId: string }>('/api/search', { json });
    return ada.finished(body.queryId);
  };

  it('rests on what the provider found, and shows where it comes from', async () => {
    providers.now(articles);
    const report = await search();
    expect(report.demo).toBe(false);
    const { sources } = (await ada.ask<Evidence>(`/api/results/${report.id}/evidence`)).body;
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources)
      expect(source).toMatchObject({
        provider: 'wikipedia',
        url: expect.stringContaining('https://www.example.org/tides/') as string,
        retrievedAt: expect.stringMatching(/^\d{4}-/) as string,
      });
    // What was found is public: others see the cited passages of a draft, too.
    const others = (await visitor.ask<Evidence>(`/api/results/${report.id}/evidence`)).body;
    expect(JSON.stringify(others)).toContain('https://www.example.org/tides/');
    expect(providers.calls).toHaveLength(1);
    const claim = report.claims.find(({ spanIds }) => spanIds.length > 0);
    const chain = await visitor.ask<ClaimChain>(`/api/results/${report.id}/claims/${claim?.id}`);
    expect(chain.body.passages.map(({ id }) => id)).toEqual(claim?.spanIds);
    for (const { source } of chain.body.passages)
      expect(source).toMatchObject({
        provider: 'wikipedia',
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        url: expect.stringContaining('https://www.example.org/tides/') as string,
        retrievedAt: expect.stringMatching(/^\d{4}-/) as string,
      });
  });

  it('is written without a provider that fails, and names it', async () => {
    providers.now({ status: 403 });
    const { notices } = await search();
    expect(notices).toContain('Wikipedia could not be searched, so this report was written without it.');
  });

  it.each([
    ['', '/', true],
    ['without scripts', '/', false],
    ['of a research report', '/research-insights?mode=research', true],
  ])('is asked for on the search card, %s', async (_, path, javaScriptEnabled) => {
    providers.now(articles);
    const page = await pageAs(ada, browser, { javaScriptEnabled });
    await page.goto(product.url + path);
    await page.getByLabel('Your question').fill('Tidal energy');
    await page.getByRole('radio', { name: /Model 2/ }).check({ force: true });
    const kinds = page.getByRole('group', { name: 'Look for sources' }).getByRole('checkbox');
    expect(await kinds.count()).toBe(1);
    await page.getByRole('checkbox', { name: 'Literature Wikipedia' }).press('Space');
    await page
      .getByRole('button', { name: /^Generate/ })
      .last()
      .click();
    await page.waitForURL(/\/results\/[\w-]+$|[?&]research=[\w-]+/);
    const id = /[\w-]+$/.exec(page.url())?.[0] ?? '';
    const report = await ada.finished(id);
    expect(report.sources.map(({ provider }) => provider)).toEqual(report.sources.map(() => 'wikipedia'));
    expect(report.sources.length).toBeGreaterThan(0);
    expect(providers.calls).toHaveLength(1);
    await page.context().close();
  });

  it('keeps the choice in a form that is refused, without scripts', async () => {
    const page = await pageAs(ada, browser, { javaScriptEnabled: false });
    await page.goto(product.url);
    const literature = page.getByRole('checkbox', { name: 'Literature Wikipedia' });
    expect(await literature.isChecked()).toBe(false);
    await literature.check();
    await page.getByLabel('Your question').fill('   ');
    await page.getByRole('button', { name: 'Generate report' }).last().click();
    await page.getByRole('alert').getByText('Please enter a search query').waitFor();
    expect(await literature.isChecked()).toBe(true);
    await page.context().close();
  });

  it('is refused where the site is not set up for it', async () => {
    const ask = (retrieve: unknown) => ada.ask('/api/search', { json: { query: 'Tides', retrieve } });
    const web = await ask(['web']);
    expect([web.status, web.body]).toEqual([400, refusal('retrieve-unavailable')]);
    const unknown = await ask(['moon']);
    expect([unknown.status, unknown.body]).toMatchObject([400, { code: 'unknown-retrieve' }]);
  });
});

describe('a search for sources with a model', () => {
  let dataDir: string;
  let standIn: ModelStandIn;
  let providers: ProviderStandIn;
  let product: RunningProduct;
  let ada: Person;

  const start = () => {
    const { WIKIPEDIA_URL } = providers.settings;
    const sources = { OPEN_SOURCES: 'wikipedia', WIKIPEDIA_URL, CONTACT_EMAIL: 'desk@example.org' };
    const model = { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url };
    return startProduct({ dataDir, env: { ...sources, ...model } });
  };
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'evident-retrieval-'));
    [standIn, providers] = await Promise.all([startModelStandIn({ rules: [] }), startProviderStandIn()]);
    product = await start();
    ada = await signedInPerson(product, 'Ada');
  });
  afterAll(async () => {
    await product.kill();
    await Promise.all([standIn.close(), providers.close()]);
    await rm(dataDir, { recursive: true, force: true });
  });

  const wordsAsked = () => providers.calls.map(({ query }) => query.get('gsrsearch'));

  it('asks drafted queries too, and repeats no answered request after kill -9', async () => {
    const { entry, answer } = shapes.wikipedia;
    const found = { json: answer([0, 1].map((at) => entry(sample(at), at))) };
    providers.now(found, { endless: 'silent' });
    const json = { query: 'Tidal energy', model: 'deepseek', retrieve: ['literature'] };
    const { queryId } = (await ada.ask<{ queryId: string }>('/api/search', { json })).body;
    const stepOf = async () =>
      (await ada.ask<{ step: string }>(`/api/search/${queryId}/status`, { url: product.url })).body.step;
    await until('the first request is answered', async () => /: 2 results so far$/.test(await stepOf()));
    await until('all requests are under way', () => providers.calls.length === 3);
    await product.kill();
    const [answered, ...open] = wordsAsked();

    providers.now(found);
    product = await start();
    await until('the report is done', async () => (await stepOf()) === 'Completed');
    expect([answered, ...open].sort()).toEqual([
      'Tidal energy',
      'Tidal energy by year',
      'Tidal energy causes',
    ]);
    // Requests about gaps of the plan follow.
    expect(wordsAsked().slice(0, 2).sort()).toEqual(open.sort());
    expect(wordsAsked()).not.toContain(answered);
    expect(standIn.calls.filter(({ purpose }) => purpose === 'queries')).toHaveLength(1);
  });
});
