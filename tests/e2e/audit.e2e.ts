import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilFocusInDialog, untilFocused } from './browser/focus';
import { createAuditWorld, type AuditWorld } from './http/audit-world';
import { openBrowser } from './browser/browser';
import { unknownId } from './http/unknown-id';
import { until } from './product/until';
import { sidewaysScroll, watchedPage, type WatchedPage } from './browser/watched-page';

let desk: AuditWorld;
let browser: Browser;
beforeAll(async () => {
  [desk, browser] = await Promise.all([createAuditWorld(), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await desk.close();
});
const only = async (query: string) => {
  const { entries } = await desk.audit(query);
  if (!entries[0] || entries.length !== 1) throw new Error(`${entries.length} entries for ${query}`);
  return entries[0];
};

describe('the audit over HTTP', () => {
  it('lists actor, action, item, time and reason, in the shape of the contract', async () => {
    const entry = await only(`?subject=user:${desk.eve.id}&action=user-approved`);
    expect(entry).toEqual({
      ...{ id: entry.id, at: entry.at, correlationId: entry.correlationId },
      actor: { id: desk.self, name: entry.actor?.name },
      action: 'user-approved',
      subject: { kind: 'user', id: desk.eve.id, label: 'Eve' },
      reason: 'known to us',
      causationId: entry.causationId,
    });
    expect(Math.abs(Date.parse(entry.at) - Date.now())).toBeLessThan(600_000);
    expect(entry.actor?.name).not.toBe('');
  });

  it('filters by person, item, kind, action and time', async () => {
    const actions = async (query: string) => (await desk.audit(query)).entries.map(({ action }) => action);
    const decided = ['report-unpublished', 'report-published'];
    expect(await actions(`?subject=${desk.report}&actor=${desk.self}`)).toEqual(decided);
    expect(await actions(`?subject=report:${desk.report}&actor=${desk.self}`)).toEqual(decided);
    expect(await actions(`?subject=user:${desk.report}`)).toEqual([]);
    expect(await actions(`?kind=report&actor=${desk.self}`)).toEqual(decided);
    expect(await actions(`?action=report-published`)).toEqual(['report-published']);
    expect(new Set(await actions('?actor=operator&limit=100'))).toEqual(
      new Set(['user-registered', 'user-approved']),
    );
    const [unpublished] = (await desk.audit(`?subject=${desk.report}&actor=${desk.self}`)).entries;
    const at = encodeURIComponent(unpublished?.at ?? '');
    expect(await actions(`?subject=${desk.report}&from=${at}`)).toEqual(['report-unpublished']);
    expect(await actions(`?actor=${desk.self}&to=2020-01-01`)).toEqual([]);
  });

  it('turns pages by number and by cursor', async () => {
    const first = await desk.audit('?limit=20');
    expect(first.entries).toHaveLength(20);
    expect(first.pagination).toMatchObject({ currentPage: 1, hasPrev: false, hasNext: true });
    const next = /<([^>]+)>; rel="next"/.exec(first.links)?.[1] ?? '';
    const second = await desk.audit(next.replace('/api/admin/audit', ''));
    expect(second.pagination.currentPage).toBe(2);
    expect(second.entries).toEqual((await desk.audit('?limit=20&page=2')).entries);
    const previous = /<([^>]+)>; rel="prev"/.exec(second.links)?.[1] ?? '';
    expect((await desk.audit(previous.replace('/api/admin/audit', ''))).entries).toEqual(first.entries);
    expect((await desk.audit('?limit=1000')).entries).toHaveLength(100);
  });

  it('refuses invalid filters, with a sentence for each', async () => {
    const { status, body } = await desk.admin.ask('/api/admin/audit?from=soon&to=2026-02-30&kind=x&action=y');
    expect([status, body.code]).toEqual([400, 'invalid-input']);
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(['action', 'from', 'kind', 'to']);
    const file = await desk.admin.ask('/api/admin/audit/export?format=xlsx');
    expect([file.status, Object.keys(file.body.fields ?? {})]).toEqual([400, ['format']]);
  });

  it('is for admins alone', async () => {
    const paths = ['/api/admin/audit', `/api/admin/audit/${unknownId}`, '/api/admin/audit/export?format=csv'];
    for (const path of paths) {
      expect((await desk.anonymous.ask(path)).status).toBe(401);
      expect((await desk.owner.ask(path)).status).toBe(403);
    }
    expect((await desk.admin.ask(paths[1] ?? '')).body.code).toBe('event-not-found');
  });

  it('opens an event with its decrypted fields and all events of its request', async () => {
    const { id } = await only(`?subject=${desk.eve.id}&action=user-approved`);
    const event = await until('the free searches are granted', async () => {
      const found = await desk.event(id);
      return found.chain.length > 1 && found;
    });
    expect(event.fields).toContainEqual({
      ...{ name: 'reason', value: 'known to us', personal: true, erased: false },
    });
    expect(event.chain.map(({ type, isCause }) => [type, isCause]).slice(0, 2)).toEqual([
      ['UserApproved', true],
      ['WelcomeGranted', false],
    ]);
  });

  it('is exported as CSV without formulas and as lines of JSON, oldest first', async () => {
    const file = async (format: string) => {
      const path = `/api/admin/audit/export?format=${format}&subject=${desk.report}&actor=${desk.self}`;
      const response = await desk.admin.send(path);
      return { name: response.headers.get('content-disposition'), text: await response.text() };
    };
    const csv = await file('csv');
    expect(csv.name).toBe('attachment; filename="evident-audit.csv"');
    const [, published, unpublished] = csv.text.split('\r\n');
    expect(published).toContain(`"'=SUM(A1) worth reading"`);
    expect(unpublished).toContain('an error in table 2');
    const lines = (await file('ndjson')).text.trimEnd().split('\n');
    const { entries } = await desk.audit(`?subject=${desk.report}&actor=${desk.self}`);
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual(entries.reverse());
  });

  it('keeps the entries of an erased user without their name and words', async () => {
    const zoe = await desk.waiting('Zyzzyva');
    await desk.approve(zoe);
    await desk.erase(zoe);
    const actions = await until('the erasure is listed', async () => {
      const { entries } = await desk.audit(`?subject=user:${zoe.id}`);
      const found = entries.map(({ action, subject }) => `${action} ${subject.label}`);
      return found[0] === 'user-erased ' && found;
    });
    expect(actions).toEqual(expect.arrayContaining(['user-approved ', 'user-registered ']));
    const { id } = await only(`?subject=${zoe.id}&action=user-registered`);
    const { fields } = await desk.event(id);
    expect(fields.filter(({ erased }) => erased).map(({ name }) => name)).toEqual(['email', 'name']);
    for (const path of [
      `/api/admin/audit?subject=${zoe.id}`,
      `/api/admin/audit/export?format=csv&subject=${zoe.id}`,
      `/api/admin/audit/${id}`,
      `/admin/audit?subject=user:${zoe.id}`,
      `/admin/audit/${id}`,
    ])
      expect(await (await desk.admin.send(path)).text(), path).not.toMatch(/zyzzyva/i);
    expect(await (await desk.admin.send(`/admin/audit/${id}`)).text()).toContain('Erased');
  });
});

describe.each([
  ['with scripts', true, { width: 1360, height: 900 }],
  ['without scripts, on a phone', false, { width: 390, height: 844 }],
] as const)('the audit in a browser %s', (_, javaScriptEnabled, viewport) => {
  let watched: WatchedPage;
  let page: Page;
  beforeAll(async () => {
    watched = await watchedPage(browser, { javaScriptEnabled, viewport, reducedMotion: 'reduce' });
    page = watched.page;
    const { adminEmail: email, adminPassword: password, url } = desk.product;
    await page.context().request.post(`${url}/api/auth/login`, { data: { email, password } });
  });
  afterAll(() => watched.close());
  const entries = () => page.getByRole('main').locator('ol').getByRole('listitem');

  it('shows sentences, filters by form, and keeps the filters in the URL', async () => {
    await page.goto(`${desk.product.url}/admin/audit`);
    await page.getByLabel('Kind of item').selectOption('report');
    await page.getByLabel('Who').selectOption(desk.self);
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.waitForURL(/kind=report/);
    await page.getByText('2 entries.').waitFor();
    expect(await entries().first().textContent()).toMatch(
      /unpublished the report Weevils of the north.*an error in table 2/,
    );
    await page.getByRole('link', { name: 'Clear' }).click();
    await page.waitForURL(`${desk.product.url}/admin/audit`);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  it('turns to older entries and back to newer ones', async () => {
    await page.goto(`${desk.product.url}/admin/audit?actor=operator`);
    const first = await entries().first().textContent();
    await page.getByRole('link', { name: 'Older' }).click();
    await page.waitForURL(/after=/);
    await page.getByText('Page 2 of').waitFor();
    await page.getByRole('link', { name: 'Newer' }).click();
    await page.waitForURL(/before=/);
    await page.getByText('Page 1 of').waitFor();
    expect(await entries().first().textContent()).toBe(first);
  });

  it('explains an invalid filter, and what to do when nothing is found', async () => {
    const answer = await page.goto(`${desk.product.url}/admin/audit?from=soon`);
    expect(answer?.status()).toBe(400);
    await page.getByText('A time is a date such as').waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    await page.goto(`${desk.product.url}/admin/audit?to=2020-01-01`);
    await page.getByText('No entry matches these filters.').waitFor();
    await page.goto(`${desk.product.url}/admin/audit?subject=user:${unknownId}`);
    await page.getByText('Nothing is on record about this item.').waitFor();
    watched.faults.length = 0;
  });

  it('compares the state of an item at an event with now and with another event', async () => {
    await page.goto(`${desk.product.url}/admin/audit?subject=report:${desk.report}`);
    await page.getByRole('heading', { name: `History of the report ${desk.title}` }).waitFor();
    await page.getByRole('link', { name: /^As of: published/ }).click();
    await page.getByRole('heading', { name: /published the report/ }).waitFor();
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    expect(await row('Publication').textContent()).toBe('Publicationchangedpublisheddraft');
    await page.getByLabel('Compare with').selectOption({ index: 2 });
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.waitForURL(/with=/);
    await page.getByText('After the other event').waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
  });

  it('opens the history of an item', async () => {
    const { id } = await only(`?subject=${desk.report}&action=report-published`);
    await page.goto(`${desk.product.url}/admin/audit/${id}`);
    const link = page.getByRole('link', { name: `History of the report ${desk.title}` });
    await link.click();
    if (!javaScriptEnabled) {
      await page.waitForURL(/subject=report/);
      return;
    }
    const drawer = page.getByRole('dialog', { name: 'History' });
    await drawer.getByText('an error in table 2').waitFor();
    await untilFocusInDialog(page);
    expect(new URL(page.url()).pathname).toBe(`/admin/audit/${id}`);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await untilFocused(link);
    expect(watched.faults).toEqual([]);
  });
});
