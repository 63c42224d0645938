import type { ServerResponse } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample, shapes } from '../doubles/providers/provider-shapes';
import { startProviderStandIn, type ProviderStandIn } from '../doubles/providers/provider-stand-in';
import { createWebStandIn } from '../doubles/web-stand-in';
import { openBrowser } from './browser/browser';
import { createHttpWorld } from './http/http-world';
import { pageAs } from './browser/page-as';
import type { Person } from './http/person';
import type { RunningProduct } from './product/server';
import { until } from './product/until';

const article = (title: string) =>
  `<title>${title}</title><article><h1>${title}</h1><p>${`${title} rose to 4.2 metres in 2019, and ${title} fell again. `.repeat(8)}</p></article>`;

describe('the sources of a running search', () => {
  let providers: ProviderStandIn;
  let site: Awaited<ReturnType<typeof createWebStandIn>>;
  let product: RunningProduct;
  let browser: Browser;
  let ada: Person;
  /** Responses of the slow page that wait for their end. */
  let waiting: ServerResponse[] = [];

  beforeAll(async () => {
    [providers, site, browser] = await Promise.all([
      startProviderStandIn(),
      createWebStandIn({
        '/fast': article('Fast tides'),
        '/slow': (_, response) => void waiting.push(response),
      }),
      openBrowser(),
    ]);
    const { BRAVE_URL = '', BRAVE_API_KEY = '' } = providers.settings;
    const EVIDENCE_ALLOWED_HOSTS = `127.0.0.1:${site.port},localhost:${site.port}`;
    ({ product, ada } = await createHttpWorld({ env: { BRAVE_URL, BRAVE_API_KEY, EVIDENCE_ALLOWED_HOSTS } }));
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await Promise.all([providers.close(), site.close()]);
  });

  /** A search whose slow page is not answered yet. */
  async function ask(): Promise<string> {
    waiting = [];
    const { entry, answer } = shapes.brave;
    const pages = [
      { title: 'Fast tides of the coast', url: `http://127.0.0.1:${site.port}/fast` },
      {
        title: `Slow tides, <b>measured</b> ${'for years '.repeat(20)}`,
        url: `http://localhost:${site.port}/slow`,
      },
      { title: 'Tides that are gone', url: `http://localhost:${site.port}/gone` },
    ];
    const found = pages.map((page, at) => entry({ ...sample(at), text: `Tides ${at}`, ...page }, at));
    providers.now({ json: answer(found) });
    const json = { query: 'Tides of the coast', model: 'qwen', retrieve: ['web'] };
    const { queryId } = (await ada.ask<{ queryId: string }>('/api/search', { json })).body;
    await until('the slow page alone is open', async () => {
      const { body } = await ada.ask<{ reading?: { state: string }[] }>(`/api/search/${queryId}/status`);
      return waiting.length === 1 && body.reading?.filter(({ state }) => state === 'reading').length === 1;
    });
    return queryId;
  }
  function release(): void {
    for (const response of waiting)
      response.writeHead(200, { 'content-type': 'text/html' }).end(article('Slow tides'));
    waiting = [];
  }
  const lines = (page: Page) =>
    page.getByRole('region', { name: 'Sources being read' }).getByRole('listitem').allInnerTexts();

  it.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('are named with their hosts while they are read, %s', async (_, javaScriptEnabled) => {
    const id = await ask();
    const page = await pageAs(ada, browser, { javaScriptEnabled });
    await page.goto(`${product.url}/results/${id}`);
    const shown = await lines(page);
    expect(shown).toHaveLength(3);
    const [fast, slow, gone] = ['Fast tides', 'Slow tides', 'Tides that are gone'].map((title) =>
      shown.find((line) => line.startsWith(title)),
    );
    expect(fast).toMatch(/^Fast tides of the coast\s+127\.0\.0\.1\s*, read$/);
    expect(slow).toMatch(/^Slow tides, measured for years[^]+\s+localhost\s*, being read$/);
    expect(gone).toMatch(/^Tides that are gone\s+localhost\s*, left out$/);
    await page.getByText(/^Reading the best of 3 sources: 2 of 3 done$/).waitFor();
    release();
    await ada.finished(id);
    const { body } = await ada.ask<{ sources: { title: string }[] }>(`/api/results/${id}/evidence`);
    expect(body.sources.map(({ title }) => title).sort()).toEqual(['Fast tides', 'Slow tides']);
    await page.context().close();
  });

  it('change on the open page as they are read', async () => {
    const id = await ask();
    const page = await pageAs(ada, browser, {});
    await page.goto(`${product.url}/results/${id}`);
    await page.getByRole('heading', { name: 'Sources being read' }).waitFor();
    release();
    // The page goes on to the report by itself.
    await page.getByRole('heading', { level: 1, name: /Tides of the coast/i }).waitFor();
    await page.context().close();
  });
});
