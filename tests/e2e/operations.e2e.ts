import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stats } from '../../composition/application/moderation';
import type { UserDocument } from '../../projections/documents';
import { openBrowser } from './browser/browser';
import { run } from './product/command';
import { endless, openOperations, type OperationsWorld } from './product/operations-world';
import { createPerson, type Person } from './http/person';
import { unknownId } from './http/unknown-id';
import { until } from './product/until';
import { expectOneRefusal, sidewaysScroll, watchedPage, type WatchedPage } from './browser/watched-page';

const path = '/admin/operations';

describe('the operations of the product', () => {
  let world: OperationsWorld;
  let reportId: string;
  beforeAll(async () => {
    world = await openOperations();
  });
  afterAll(() => world.close());

  const stats = async () => (await world.admin.ask<Stats>('/api/admin/stats')).body;
  const seen = async (person = world.admin) => (await person.send(path)).text();
  /** Posts the form of the tab as a browser without scripts does. */
  async function post(person: Person, { id, ...form }: { intent: string; id: string; reason?: string }) {
    const body = new URLSearchParams({ item: id, ...form });
    const response = await person.send(path, { method: 'POST', body });
    return { status: response.status, to: response.headers.get('location'), text: await response.text() };
  }
  const metric = async (name: string) =>
    (await (await fetch(`${world.product.url}/metrics`)).text())
      .split('\n')
      .filter((line) => line.startsWith(name));

  it('shows figures equal to the calls made, and still counts a deleted report', async () => {
    const { member } = world;
    reportId = await member.search('Electric vehicles');
    const other = await member.search('Trams');
    const doomed = await member.search('Doomed');
    const report = await member.finished(reportId);
    await Promise.all([member.finished(other), member.ended(doomed)]);
    await member.ask(`/api/results/${reportId}/request-publish`, { method: 'POST' });
    await member.ask(`/api/results/${other}`, { method: 'DELETE' });
    const now = await until('the figures are there', async () => {
      const found = await stats();
      return (
        found.searches.failed === 1 && found.reports.visual === 1 && found.reports.pending === 1 && found
      );
    });
    expect(Object.keys(now).sort()).toEqual(['projections', 'reports', 'searches', 'usage', 'users']);
    expect(now.users).toEqual({ total: 3, waiting: 0 });
    expect(now.searches).toEqual({ total: 3, completed: 2, failed: 1, successRate: 67 });
    expect(now.reports).toEqual({ visual: 1, research: 0, published: 0, pending: 1 });
    const [usage, ...others] = now.usage;
    expect(others).toEqual([]);
    expect(Object.keys(usage ?? {}).sort()).toEqual(
      ['day', 'model', 'calls', 'inputTokens', 'outputTokens', 'costUsd'].sort(),
    );
    expect(usage?.day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(usage?.inputTokens).toBeGreaterThanOrEqual(report.usage.inputTokens);
    const { stdout } = await run('usage', ['--by', 'day', '--format', 'json'], { DATA_DIR: world.dataDir });
    const told = JSON.stringify(JSON.parse(stdout.toString()));
    expect(told).toContain(String(usage?.calls));
    expect(told).toContain(String(usage?.inputTokens));
    expect(now.projections.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['results', 'users', 'model-usage', 'searches-by-day']),
    );
    for (const model of now.projections) expect(Object.keys(model)).toEqual(['name', 'position', 'lag']);
  });

  it('is only for admins', async () => {
    for (const [person, status, code] of [
      [world.member, 403, 'forbidden'],
      [createPerson(world.product.url), 401, 'sign-in-required'],
    ] as const) {
      const call = await person.ask('/api/admin/stats');
      expect([call.status, call.body.code]).toEqual([status, code]);
      for (const method of ['GET', 'POST'] as const) {
        const page = await person.send(path, {
          method,
          ...(method === 'POST' && { body: new URLSearchParams() }),
        });
        expect(page.status).toBe(status === 401 ? 302 : 403);
      }
    }
    expect((await world.admin.ask('/api/admin/stats', { method: 'POST', json: {} })).status).toBe(405);
  });

  it('lists a parked event and retries it; a failing fold parks it again', async () => {
    const id = await world.plantBroken();
    expect(await seen()).toContain(id.split('/')[1]);
    const before = await metric('evident_projection_parked_facts{model="model-usage"}');
    expect(before[0]).toMatch(/ 1$/);
    const retried = await post(world.admin, { intent: 'retry', id, reason: 'worth a try' });
    expect([retried.status, retried.to]).toEqual([302, `${path}?done=retry`]);
    await until('the read model was built anew', () => world.product.output.includes('read model rebuilt'));
    expect(await seen()).toContain(id.split('/')[1]);
    expect((await world.decisions()).at(-1)).toMatchObject({
      type: 'ParkedEventRetried',
      model: 'model-usage',
      reason: 'worth a try',
      actor: { kind: 'person' },
    });
    const skipped = await post(world.admin, { intent: 'skip', id });
    expect(skipped.status).toBe(302);
  });

  it('processes a parked event whose fold works now', async () => {
    const { usage } = await stats();
    const id = await world.plantMissed();
    expect((await stats()).usage).toEqual([]);
    expect(await seen()).toContain('Error: not yet');
    expect((await post(world.admin, { intent: 'retry', id })).status).toBe(302);
    await until('the usage is there again', async () => (await stats()).usage.length > 0);
    expect((await stats()).usage).toEqual(usage);
    expect(await seen()).not.toContain('Error: not yet');
    const again = await post(world.admin, { intent: 'retry', id });
    expect([again.status, again.text]).toEqual([404, expect.stringContaining('This event is not parked.')]);
  });

  it('skips an event for good, also in a rebuild, once for two admins', async () => {
    const id = await world.plantBroken();
    const outcomes = await Promise.all([
      post(world.admin, { intent: 'skip', id, reason: 'nobody needs it' }),
      post(world.second, { intent: 'skip', id, reason: 'nobody needs it' }),
    ]);
    const [done, refused] = outcomes.sort((a, b) => a.status - b.status);
    expect([done?.status, refused?.status]).toEqual([302, 409]);
    expect(refused?.text).toMatch(/(Sam|Admin) has decided this already: it is skipped now\./);
    const { body: sam } = await world.second.ask<UserDocument>('/api/auth/user');
    const { body: admin } = await world.admin.ask<UserDocument>('/api/auth/user');
    const decision = (await world.decisions()).at(-1);
    expect(decision).toMatchObject({ type: 'ParkedEventSkipped', reason: 'nobody needs it' });
    const named = refused?.text.includes('Sam has decided') ? sam.id : admin.id;
    expect(decision).toMatchObject({ by: named, actor: { kind: 'person', id: named } });

    expect(await seen()).toContain('No event is parked.');
    expect((await metric('evident_projection_parked_facts{model="model-usage"}'))[0]).toMatch(/ 0$/);
    const env = { DATA_DIR: world.dataDir };
    const status = await run('projections', ['status'], env);
    expect(status.stdout.toString()).toMatch(/^model-usage .* 0$/m);
    const { usage } = await stats();
    const rebuilt = await run('projections', ['rebuild', 'model-usage'], env);
    expect([rebuilt.code, rebuilt.stderr]).toEqual([0, expect.stringContaining('Rebuilt model-usage.')]);
    expect((await stats()).usage).toEqual(usage);
    const late = await post(world.admin, { intent: 'retry', id: 'model-usage' });
    expect(late.status).toBe(404);
  });

  it('cancels a running search, with a refund to its owner', async () => {
    const before = await world.member.remaining();
    const id = await world.member.search(endless);
    await until('it runs', async () => (await seen()).includes(id));
    expect((await post(world.admin, { intent: 'cancel', id })).to).toBe(`${path}?done=cancel`);
    expect(await seen()).not.toContain(id);
    expect(await world.member.status(id)).toMatchObject({ status: 'failed', code: 'cancelled' });
    await until('it is given back', async () => (await world.member.remaining()) === before);
    expect((await post(world.admin, { intent: 'cancel', id: reportId })).status).toBe(409);
    expect((await post(world.admin, { intent: 'cancel', id: unknownId })).status).toBe(404);
    expect((await post(world.admin, { intent: 'explode', id })).status).toBe(400);
  });

  it('keeps the input when a reason is too long, and says so', async () => {
    const id = await world.plantBroken();
    const reason = 'far too long '.repeat(50);
    const refused = await post(world.admin, { intent: 'skip', id, reason });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('A reason has at most 500 characters.');
    expect(refused.text).toContain(`value="${reason}"`);
    await post(world.admin, { intent: 'skip', id });
  });

  it('has the same totals in its metrics', async () => {
    const { searches, users, usage } = await stats();
    expect(await metric('evident_all_searches{state="accepted"}')).toEqual([
      `evident_all_searches{state="accepted"} ${searches.total}`,
    ]);
    const accounts = (await metric('evident_all_accounts{')).map((line) => Number(line.split(' ').at(-1)));
    expect(accounts.reduce((sum, count) => sum + count, 0)).toBe(users.total);
    const calls = (await metric('evident_all_model_calls{')).filter((line) => line.includes('finished'));
    expect(Number(calls[0]?.split(' ').at(-1))).toBe(usage[0]?.calls);
    expect((await metric('evident_all_reports{'))[0]).toContain('kind="visual"');
  });

  describe.each([
    ['with scripts', true, { width: 1360, height: 900 }],
    ['without scripts, on a phone', false, { width: 390, height: 844 }],
  ] as const)('in a browser %s', (_, javaScriptEnabled, viewport) => {
    let browser: Browser;
    let watched: WatchedPage;
    let page: Page;
    beforeAll(async () => {
      browser = await openBrowser();
      watched = await watchedPage(browser, { javaScriptEnabled, viewport });
      page = watched.page;
      const { url, adminEmail, adminPassword } = world.product;
      await page.context().request.post(`${url}/api/auth/login`, {
        data: { email: adminEmail, password: adminPassword },
      });
    });
    afterAll(async () => {
      await watched.close();
      await browser.close();
    });
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    it('shows what is stuck, what runs and the totals, without scrolling sideways', async () => {
      await page.goto(`${world.product.url}${path}`);
      for (const name of [
        'Parked events',
        'Running work',
        'Searches by day',
        'Usage and cost',
        'Read models',
      ])
        await page.getByRole('heading', { name, exact: true }).waitFor();
      await page.getByText('No event is parked. An event is parked when').waitFor();
      await page.getByText('completed of all searches').waitFor();
      expect(await page.getByRole('img', { name: 'Searches that ended, last 30 days' }).count()).toBe(1);
      await page.getByText('Show as a table').first().click();
      await page.getByRole('columnheader', { name: 'Day (UTC)' }).first().waitFor();
      expect(await sidewaysScroll(page)).toBe(0);
    });

    it('confirms the skip of an event, with a reason', async () => {
      const id = await world.plantBroken();
      await page.goto(`${world.product.url}${path}`);
      expect(await button('Skip this event').isVisible()).toBe(false);
      await page.getByLabel('Reason').fill('seen in the browser');
      await page.getByText('Skip…').click();
      await page.getByText('This action cannot be undone.').waitFor();
      await button('Skip this event').click();
      await page.getByText('The event was skipped.').first().waitFor();
      await page.getByText('No event is parked.').waitFor();
      expect(await page.getByText(id.split('/')[1] ?? '').count()).toBe(0);
      if (javaScriptEnabled) await page.waitForURL((url) => url.pathname === path && url.search === '');
      expect((await world.decisions()).at(-1)).toMatchObject({ reason: 'seen in the browser' });
    });

    it('retries an event, and shows that it is still parked', async () => {
      const id = await world.plantBroken();
      await page.goto(`${world.product.url}${path}`);
      await button('Retry ModelCallAbandoned in model-usage').click();
      await page.getByText('The read model is being built anew.').first().waitFor();
      await until('it is parked again', async () => {
        await page.getByRole('link', { name: 'Refresh' }).click();
        await page.getByText(id.split('/')[1] ?? '').waitFor();
        return (await page.getByText('Being built anew', { exact: true }).count()) === 0;
      });
      await post(world.second, { intent: 'skip', id });
    });

    it('shows who decided first when another admin has decided meanwhile', async () => {
      const id = await world.plantBroken();
      await page.goto(`${world.product.url}${path}`);
      await post(world.second, { intent: 'skip', id });
      await page.getByText('Skip…').click();
      await button('Skip this event').click();
      await page.getByRole('alert').filter({ hasText: 'Sam has decided this already' }).waitFor();
      expectOneRefusal(watched, '409');
    });

    it('confirms the cancellation of a running search', async () => {
      const id = await world.member.search(endless);
      await until('it runs', async () => (await seen()).includes(id));
      await page.goto(`${world.product.url}${path}`);
      await page.getByRole('link', { name: id }).waitFor();
      await page.getByText('Cancel…').click();
      await button('Cancel this search').click();
      await page.getByText('The search was cancelled.').first().waitFor();
      await page.getByText('Nothing runs.').waitFor();
      expect(watched.faults).toEqual([]);
    });

    if (!javaScriptEnabled) return;
    it('refreshes itself, and keeps input and scroll position', async () => {
      const id = await world.plantBroken();
      await page.clock.install();
      await page.goto(`${world.product.url}${path}`);
      await page.getByLabel('Reason').fill('half a thought');
      await page.evaluate(() => window.scrollTo(0, 300));
      const running = await world.member.search(endless);
      await until('it runs', async () => (await seen()).includes(running));
      await page.clock.fastForward(11_000);
      await page.getByRole('link', { name: running }).waitFor({ state: 'attached' });
      expect(await page.getByLabel('Reason').inputValue()).toBe('half a thought');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('reason');
      expect(await page.evaluate(() => window.scrollY)).toBe(300);
      await post(world.second, { intent: 'skip', id });
      await post(world.second, { intent: 'cancel', id: running });
    });
  });
});
