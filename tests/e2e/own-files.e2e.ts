import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AttachedSource, OwnSource } from '../../composition/application/application';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { createWebStandIn } from '../doubles/web-stand-in';
import { openBrowser } from './browser/browser';
import { createHttpWorld } from './http/http-world';
import { pageAs } from './browser/page-as';
import { signedInPerson, type Person } from './http/person';
import { refusal } from './http/refusal';
import type { RunningProduct } from './product/server';
import { unknownId } from './http/unknown-id';

const example = 'examples/co2-and-temperature.csv';
const mebibyte = 1024 * 1024;
/** A file of this size that is quick to parse. */
const large = (bytes: number) => Buffer.from(`Year,Ships\n2000,${'1'.repeat(bytes - 17)}\n`);

const sentence = 'The harbour counted twelve ships in the year 2000, says its register. ';
const shipsPage = `<html><head><title>Ships of the harbour</title><meta property="og:site_name" content="The Harbour">
</head><body><article><p>${sentence.repeat(6)}</p></article></body></html>`;

describe('the files of a user', () => {
  let standIn: ModelStandIn;
  let product: RunningProduct;
  let visitor: Person;
  let ada: Person;
  let bob: Person;
  let browser: Browser;
  let site: Awaited<ReturnType<typeof createWebStandIn>>;

  beforeAll(async () => {
    standIn = await startModelStandIn({ delays: { plan: 600_000 } });
    site = await createWebStandIn({ '/ships': shipsPage });
    const env = {
      EVIDENCE_ALLOWED_HOSTS: `127.0.0.1:${site.port}`,
      SOURCE_STORAGE_MB: '1',
      DEEPSEEK_API_KEY: 'key',
      DEEPSEEK_BASE_URL: standIn.url,
    };
    ({ product, visitor, ada } = await createHttpWorld({ env }));
    bob = await signedInPerson(product, 'Bob');
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await Promise.all([standIn.close(), site.close()]);
  });

  const listOf = async (person: Person) => (await person.ask<OwnSource[]>('/api/sources')).body;
  const remove = (person: Person, id: string) =>
    person.ask<object>(`/api/sources/${id}`, { method: 'DELETE' });

  it('are listed with size and use, only for their owner', async () => {
    const source = await ada.attachExample();
    const report = await ada.finished(
      await ada.search('CO2 of the air', { model: 'qwen', sources: [source] }),
    );
    expect(await listOf(ada)).toEqual([
      {
        ...{ sourceId: source, title: 'co2-and-temperature.csv', kind: 'csv', spans: 38, rows: 37 },
        bytes: (await readFile(example)).length,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        addedAt: expect.stringMatching(/^\d{4}-/) as string,
        reports: [{ id: report.id, title: report.title, url: `/results/${report.id}`, running: false }],
      },
    ]);
    expect(await listOf(bob)).toEqual([]);
    const anonymous = await visitor.ask('/api/sources');
    expect([anonymous.status, anonymous.body]).toEqual([401, refusal('sign-in-required')]);
  });

  it('name the address and publisher of a page that was fetched, with a link on the account page', async () => {
    const url = `${site.url}/ships`;
    const { body } = await ada.ask<{ sources: AttachedSource[] }>('/api/sources', { json: { url } });
    const [source] = body.sources;
    const listed = (await listOf(ada)).filter(({ sourceId }) => sourceId === source?.sourceId);
    const time = expect.stringMatching(/^\d{4}-/) as string;
    expect(listed).toEqual([
      {
        ...{ ...source, rows: source?.spans, url, publisher: 'The Harbour', retrievedAt: time },
        bytes: Buffer.byteLength(shipsPage),
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        ...{ addedAt: time, reports: [] },
      },
    ]);
    const page = await pageAs(ada, browser, { javaScriptEnabled: false });
    await page.goto(`${product.url}/account`);
    const files = page.locator('#delete-source');
    await files.getByText('A file that no report uses for 30 days is deleted by itself.').waitFor();
    const item = files.getByRole('listitem').filter({ hasText: 'Ships of the harbour' });
    expect(await item.getByRole('link', { name: url }).getAttribute('href')).toBe(url);
    expect(await item.getByText('The Harbour', { exact: true }).count()).toBe(1);
    expect(await files.getByRole('link', { name: /^http/ }).count()).toBe(1);
    await page.context().close();
    await remove(ada, source?.sourceId ?? '');
  });

  it('are attached once by requests with one Idempotency-Key, for each user', async () => {
    type Sent = { sources: AttachedSource[] };
    const send = (person: Person, path: string) => {
      const body = new FormData();
      body.append('file', new File(['Year,Ships\n2000,12\n'], 'once.csv'));
      return person.ask<Sent>(path, { body, headers: { 'idempotency-key': 'one and the same' } });
    };
    for (const path of ['/api/sources', '/api/sources/example']) {
      const before = (await listOf(bob)).length;
      const answers = await Promise.all([send(bob, path), send(bob, path)]);
      answers.push(await send(bob, path));
      const [first] = answers;
      expect(answers.map(({ status, body }) => [status, body])).toEqual(
        answers.map(() => [201, first?.body]),
      );
      expect(await listOf(bob)).toHaveLength(before + 1);
    }
    const hers = (await send(ada, '/api/sources')).body.sources[0]?.sourceId ?? '';
    expect((await listOf(bob)).map(({ sourceId }) => sourceId)).not.toContain(hers);
    for (const person of [ada, bob])
      for (const { sourceId } of await listOf(person))
        if (person === bob || sourceId === hers) await remove(person, sourceId);
  });

  it('are deleted by their owner; reports based on them keep their cited passages', async () => {
    const [source] = await listOf(ada);
    const id = source?.sourceId ?? '';
    const report = source?.reports[0]?.id ?? '';
    const cited = (await ada.result(report)).sources;
    for (const [person, status, code] of [
      [visitor, 401, 'sign-in-required'],
      [bob, 404, 'source-not-found'],
    ] as const) {
      const answer = await remove(person, id);
      expect([answer.status, answer.body]).toEqual([status, refusal(code)]);
    }
    expect(await remove(ada, id)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await listOf(ada)).toEqual([]);
    const evidence = (await ada.ask<{ sources: unknown }>(`/api/results/${report}/evidence`)).body;
    expect(evidence.sources).toEqual(cited);
    for (const gone of [id, unknownId]) expect((await remove(ada, gone)).status).toBe(404);
    const search = await ada.ask('/api/search', { json: { query: 'CO2', sources: [id] } });
    expect([search.status, search.body]).toEqual([400, refusal('unknown-source')]);
  });

  it('are refused beyond the storage limit of an account, with the used size and the limit', async () => {
    const [first, second] = await Promise.all(
      ['a.csv', 'b.csv'].map((name) => bob.attach({ name, bytes: large(0.6 * mebibyte) })),
    );
    expect([first?.status, second?.status].sort()).toEqual([201, 409]);
    const { body } = await bob.attach({ name: 'c.csv', bytes: large(0.6 * mebibyte) });
    expect(body.code).toBe('storage-full');
    expect(body.error).toContain('Attached files may take 1 MB per account; yours take 0.6 MB');
    const [kept] = await listOf(bob);
    expect(kept?.bytes).toBe(large(0.6 * mebibyte).length);
    await remove(bob, kept?.sourceId ?? '');
    expect((await bob.attach({ name: 'c.csv', bytes: large(0.6 * mebibyte) })).status).toBe(201);
  });

  it('cannot be deleted while a report is written from them', async () => {
    const source = await ada.attachExample();
    const id = await ada.search('CO2 of the air', { sources: [source] });
    const refused = await remove(ada, source);
    expect([refused.status, refused.body]).toEqual([409, refusal('source-in-use')]);
    await ada.ask(`/api/search/${id}/cancel`, { method: 'POST' });
    expect((await remove(ada, source)).status).toBe(200);
  });

  it('are deleted on the account page without JavaScript, after reading what stays', async () => {
    const source = await ada.attachExample();
    await ada.finished(await ada.search('CO2 of the air', { model: 'qwen', sources: [source] }));
    const context = await browser.newContext({ javaScriptEnabled: false });
    const [name = '', value = ''] = ada.cookie().split(/=(.*)/);
    await context.addCookies([{ name, value, url: product.url }]);
    const page = await context.newPage();
    await page.goto(`${product.url}/account`);
    const files = page.locator('#delete-source');
    await files.getByText('Your attached files take 1 KB of 1 MB.').waitFor();
    await files.locator('summary', { hasText: 'Delete co2-and-temperature.csv' }).click();
    await files.getByText('The report that rests on it stays as it is, with the passages it cites').waitFor();
    await files.getByRole('button', { name: 'Delete this file' }).click();
    await files.getByText('The file is deleted.', { exact: true }).waitFor();
    expect(await files.getByText('co2-and-temperature.csv').count()).toBe(0);
    expect(await listOf(ada)).toEqual([]);
    await context.close();
  });

  it('show their upload progress', async () => {
    const page = await pageAs(ada, browser);
    await page.goto(product.url);
    const slow = await page.context().newCDPSession(page);
    await slow.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200 * 1024 },
    });
    const bytes = large(0.3 * mebibyte);
    await page
      .getByLabel('Choose files')
      .setInputFiles({ name: 'ships.csv', mimeType: 'text/csv', buffer: bytes });
    const bar = page.getByRole('progressbar', { name: 'Sending ships.csv' });
    await expect
      .poll(async () => Number(await bar.getAttribute('aria-valuenow')), { interval: 50 })
      .toSatisfy((percent: number) => percent > 0 && percent < 100);
    await page.getByRole('list', { name: 'Attached sources' }).getByText('CSV, 2 passages').waitFor();
    expect(await bar.count()).toBe(0);
    await page.context().close();
  });
});
