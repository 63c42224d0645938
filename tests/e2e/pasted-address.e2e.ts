import type { ServerResponse } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AttachedSource, OwnSource } from '../../composition/application/application';
import { openBrowser } from './browser/browser';
import { pageAs } from './browser/page-as';
import { createWebStandIn } from '../doubles/web-stand-in';
import { createHttpWorld } from './http/http-world';
import type { Person } from './http/person';
import { refusal } from './http/refusal';
import type { RunningProduct } from './product/server';

type Evidence = {
  sources: {
    url?: string;
    publisher?: string;
    publishedAt?: string;
    retrievedAt?: string;
    spans: object[];
  }[];
};

const words =
  'The harbour counted twelve ships in the year 2000, and fifteen ships in 2001, says its register. ';
const page = `<html><head><title>Ships of the harbour</title><meta property="og:site_name" content="The Harbour">
<meta property="article:published_time" content="2024-05-06"></head><body><nav>Menu</nav><article>
<p>${words.repeat(4)}</p><table><tr><th>Year</th><th>Ships</th></tr><tr><td>2000</td><td>12</td></tr>
<tr><td>2001</td><td>15</td></tr></table></article></body></html>`;

describe('a pasted address', () => {
  let site: Awaited<ReturnType<typeof createWebStandIn>>;
  let product: RunningProduct;
  let visitor: Person;
  let ada: Person;
  let browser: Browser;

  beforeAll(async () => {
    site = await createWebStandIn({ '/ships': page });
    const env = { EVIDENCE_ALLOWED_HOSTS: `127.0.0.1:${site.port}`, CONTACT_EMAIL: 'desk@example.org' };
    [{ product, visitor, ada }, browser] = await Promise.all([createHttpWorld({ env }), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await site.close();
  });

  const attach = (person: Person, url: string) =>
    person.ask<{ sources: AttachedSource[] }>('/api/sources', { json: { url } });
  const evidenceOf = async (id: string) => (await ada.ask<Evidence>(`/api/results/${id}/evidence`)).body;
  const origin = () => ({
    ...{ url: `${site.url}/ships`, publisher: 'The Harbour', publishedAt: '2024-05-06' },
    retrievedAt: expect.stringMatching(/^\d{4}-/) as string,
  });

  it('becomes a source, whose origin stands in the evidence of a report', async () => {
    const { status, body } = await attach(ada, `${site.url}/ships#top`);
    expect([status, body]).toMatchObject([
      201,
      { sources: [{ title: 'Ships of the harbour', kind: 'html' }] },
    ]);
    const [source] = body.sources;
    const sources = [source?.sourceId ?? ''];
    const report = await ada.finished(await ada.search('Ships of the harbour', { model: 'qwen', sources }));
    const { sources: shown } = await evidenceOf(report.id);
    expect(shown).toMatchObject([origin()]);
    expect(shown[0]?.spans).toHaveLength(source?.spans ?? 0);
    const html = await (await ada.send(`/results/${report.id}`)).text();
    expect(html).toContain(`href="${site.url}/ships" rel="noopener noreferrer nofollow"`);
    const others = (await visitor.ask<Evidence>(`/api/results/${report.id}/evidence`)).body;
    expect(JSON.stringify(others)).not.toContain(site.url);
    for (const { headers } of site.requests) {
      expect(headers['user-agent']).toMatch(/^Evident\/[\d.]+ \(\+mailto:desk@example\.org\)$/);
      expect(headers).not.toHaveProperty('cookie');
    }
  });

  it('is fetched once for requests with one Idempotency-Key', async () => {
    const ask = { json: { url: `${site.url}/ships` }, headers: { 'idempotency-key': 'one address' } };
    const send = () => ada.ask<{ sources: AttachedSource[] }>('/api/sources', ask);
    const before = site.requests.length;
    const [first, second] = await Promise.all([send(), send()]);
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(site.requests.slice(before).filter(({ path }) => path === '/ships')).toHaveLength(1);
  });

  it('is refused in one sentence', async () => {
    const privately = await attach(ada, 'http://127.0.0.1:1/');
    expect([privately.status, privately.body]).toEqual([400, refusal('address-port')]);
    const metadata = await attach(ada, 'http://169.254.169.254/latest/meta-data/');
    expect([metadata.status, metadata.body]).toEqual([400, refusal('address-private')]);
    const gone = await attach(ada, `${site.url}/gone`);
    expect([gone.status, gone.body]).toMatchObject([422, { code: 'address-status' }]);
    const anonymous = await attach(visitor, `${site.url}/ships`);
    expect([anonymous.status, anonymous.body]).toEqual([401, refusal('sign-in-required')]);
  });

  it('becomes a chip with its title on the search card, or says why not', async () => {
    const view = await pageAs(ada, browser);
    await view.goto(`${product.url}/`);
    const field = view.getByLabel('Paste an address');
    const chips = view.getByRole('list', { name: 'Attached sources' });
    await field.fill(`${site.url}/ships`);
    await field.press('Enter');
    await chips.getByText('Ships of the harbour').waitFor();
    await field.fill('http://10.0.0.1/');
    await field.blur();
    await chips.getByText('This address belongs to a private network.').waitFor();
    expect(await field.inputValue()).toBe('');
    await view.context().close();
  });

  it.each([
    ['the search card', '/', 'Generate report'],
    ['the query screen of research reports', '/research-insights?mode=research', 'Generate'],
  ])('is named on the button of %s while it is fetched', async (_, path, ready) => {
    const asked = new Promise<ServerResponse>((resolve) => {
      site.routes['/slow'] = (_request, response) => resolve(response);
    });
    const view = await pageAs(ada, browser);
    await view.goto(product.url + path);
    const field = view.getByLabel('Paste an address');
    await field.fill(`${site.url}/slow`);
    await field.press('Enter');
    const button = (name: string) => view.getByRole('button', { name, exact: true });
    await button('Fetching the page').waitFor();
    expect(await button('Fetching the page').isDisabled()).toBe(true);
    (await asked).writeHead(200, { 'content-type': 'text/html' }).end(page);
    await button(ready).waitFor();
    await view.context().close();
  });

  it('is sent with the form without scripts, and stays in it when it is refused', async () => {
    const send = (url: string) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ query: 'Ships', model: 'qwen', key: 'form-1', url }))
        body.set(name, value);
      return ada.send('/?index', { body });
    };
    const refused = await send('http://10.0.0.1/secret');
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain('This address belongs to a private network.');
    expect(html).toContain('value="http://10.0.0.1/secret"');
    const before = (await ada.ask<OwnSource[]>('/api/sources')).body.length;
    const accepted = await send(`${site.url}/ships`);
    expect([302, 303]).toContain(accepted.status);
    const id = /\/results\/([\w-]+)/.exec(accepted.headers.get('location') ?? '')?.[1] ?? '';
    const report = await ada.finished(id);
    expect((await evidenceOf(report.id)).sources).toMatchObject([origin()]);
    expect((await ada.ask<OwnSource[]>('/api/sources')).body).toHaveLength(before + 1);
  });
});
