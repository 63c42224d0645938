import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { askAxe, loadAxe } from './browser/axe';
import { openBrowser } from './browser/browser';
import { run } from './product/command';
import { untilFocused } from './browser/focus';
import { pageAs } from './browser/page-as';
import { createPerson, signedInAdmin, signedInPerson, type Person } from './http/person';
import { startProduct, type RunningProduct } from './product/server';
import { unknownId } from './http/unknown-id';
import { until } from './product/until';
import { sidewaysScroll } from './browser/watched-page';

const waitingStep = 'Waiting for your approval of the plan';
const exampleQuery = 'Climate Change Impact Analysis 2025';

describe('a plan that waits for its approval', { timeout: 240_000 }, () => {
  let dataDir: string;
  let standIn: ModelStandIn;
  let product: RunningProduct;
  let browser: Browser;
  let ada: Person;
  let bob: Person;

  const env = () => ({ DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url });
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'evident-approval-'));
    [standIn, browser] = await Promise.all([startModelStandIn(), openBrowser()]);
    product = await startProduct({ dataDir, env: env() });
    [ada, bob] = [await signedInPerson(product, 'Ada'), await signedInPerson(product, 'Bob')];
  });
  beforeEach(() => standIn.reset());
  afterAll(async () => {
    await browser.close();
    await product.kill();
    await standIn.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const here = <T extends object>(more: T) => ({ url: product.url, ...more });
  type Seen = {
    status: string;
    step: string;
    waitsFor?: string;
    sectionsDone: number;
    sectionsTotal: number;
    code?: string;
  };
  const statusFor = async (person: Person, id: string) =>
    (await person.ask<Seen>(`/api/search/${id}/status`, here({}))).body;
  const waits = (id: string, person = ada) =>
    until('the plan waits', async () => {
      const now = await statusFor(person, id);
      return now.waitsFor === 'plan-approval' && now;
    });
  const done = (id: string) =>
    until('the report is done', async () => (await statusFor(ada, id)).status === 'completed', 120_000);
  async function waiting(query = 'Tides', person = ada) {
    const json = { query, model: 'deepseek', approvePlan: true };
    const { body } = await person.ask<{ queryId: string }>('/api/search', here({ json }));
    await waits(body.queryId, person);
    return body.queryId;
  }
  const approve = (person: Person, id: string, json: object = {}) =>
    person.ask(`/api/search/${id}/approve-plan`, here({ json }));
  const remaining = async (person = ada) =>
    (await person.ask<{ searchCount: number }>('/api/auth/user', here({}))).body.searchCount;
  const sectionsOf = async (id: string) =>
    (await ada.ask<{ sections: { id: string }[] }>(`/api/results/${id}`, here({}))).body.sections;
  const purposes = () => standIn.calls.map(({ purpose }) => purpose);
  /** The ids of the planned sections, as the page of their owner has them. */
  async function planned(id: string): Promise<string[]> {
    const html = await (await ada.send(`/results/${id}`, here({}))).text();
    return [...html.matchAll(/name="planned" value="([^"]+)"/g)].map(([, section = '']) => section);
  }

  it('pays for the plan alone, survives a kill, and is written once after its approval', async () => {
    const before = await remaining();
    const id = await waiting();
    expect(await waits(id)).toMatchObject({ status: 'processing', step: waitingStep, sectionsTotal: 7 });
    expect(purposes()).toEqual(['plan']);
    await product.kill();
    product = await startProduct({ dataDir, env: env() });
    await waits(id);
    const [first = '', second = '', ...others] = await planned(id);
    expect(others).toHaveLength(5);
    expect(purposes()).toEqual(['plan']);
    expect(await approve(ada, id, { leaveOut: [second, first] })).toMatchObject({ status: 200 });
    await done(id);
    expect((await sectionsOf(id)).map(({ id: section }) => section)).toEqual(others);
    expect(purposes().filter((purpose) => purpose === 'plan')).toHaveLength(1);
    const written = standIn.calls.flatMap(({ purpose, sectionId }) =>
      purpose === 'section' ? [sectionId] : [],
    );
    expect(written.sort()).toEqual([...others].sort());
    expect(await remaining()).toBe(before - 1);
    const calls = standIn.calls.length;
    expect(await approve(ada, id, { leaveOut: [first, second] })).toMatchObject({ status: 200 });
    expect(await approve(ada, id)).toMatchObject({ status: 409, body: { code: 'plan-not-waiting' } });
    expect(standIn.calls).toHaveLength(calls);
  });

  it('is shown to its owner and to admins alone, who alone decide about it', async () => {
    const id = await waiting('Lighthouses of the north');
    const visitor = createPerson(product.url);
    const sections = await planned(id);
    expect(sections).toHaveLength(7);
    for (const [person, status] of [
      [visitor, 401],
      [bob, 403],
    ] as const) {
      expect((await approve(person, id)).status).toBe(status);
      expect(await statusFor(person, id)).toMatchObject({
        step: 'Waiting for its owner to approve the plan',
      });
      const page = await (await person.send(`/results/${id}`, here({}))).text();
      expect(page).toContain('Waiting for its owner to approve the plan');
      expect(page).not.toContain('Write the report');
      for (const section of sections) expect(page).not.toContain(section);
      const form = new URLSearchParams({ intent: 'approve-plan' });
      const posted = await person.send(`/results/${id}`, here({ body: form }));
      expect(posted.status).not.toBe(200);
    }
    expect(await statusFor(ada, id)).toMatchObject({ waitsFor: 'plan-approval' });
    expect(purposes()).toEqual(['plan']);
    const admin = await signedInAdmin(product);
    expect((await approve(admin, id)).status).toBe(200);
    await done(id);
  });

  it('refuses what is no approval with a sentence, and goes on waiting', async () => {
    const id = await waiting();
    const sections = await planned(id);
    for (const [json, status, code] of [
      [{ leaveOut: 'all' }, 400, 'invalid-input'],
      [{ leaveOut: [7] }, 400, 'invalid-input'],
      [{ leaveOut: ['no-such-section'] }, 400, 'unknown-section'],
      [{ leaveOut: sections }, 400, 'no-section-left'],
    ] as const)
      expect(await approve(ada, id, json)).toMatchObject({ status, body: { code } });
    expect(await approve(ada, unknownId)).toMatchObject({ status: 404, body: { code: 'search-not-found' } });
    expect(await statusFor(ada, id)).toMatchObject({ waitsFor: 'plan-approval' });
    expect(purposes()).toEqual(['plan']);
    await ada.ask(`/api/search/${id}/cancel`, here({ json: {} }));
  });

  it('is given back when it is cancelled, and nothing more is spent', async () => {
    // A person of this test alone: Ada's refunds of the tests before may still be under way.
    const cleo = await signedInPerson(product, 'Cleo');
    const before = await remaining(cleo);
    const id = await waiting('Tides', cleo);
    expect(await remaining(cleo)).toBe(before - 1);
    expect((await cleo.ask(`/api/search/${id}/cancel`, here({ json: {} }))).status).toBe(200);
    await until('the search is given back', async () => (await remaining(cleo)) === before);
    await until('it has ended', async () => (await statusFor(cleo, id)).code === 'cancelled');
    expect((await statusFor(cleo, id)).status).toBe('failed');
    expect(await approve(cleo, id)).toMatchObject({ status: 409 });
    expect(purposes()).toEqual(['plan']);
  });

  it.each(['/api/visual-insights', '/api/research-report'])(
    'is answered at once by %s, for a person has to decide',
    async (path) => {
      const json = { query: 'Harbours', approvePlan: true };
      const { status, body } = await ada.ask<{ reportId: string; statusUrl: string }>(path, here({ json }));
      expect([status, body.statusUrl]).toEqual([202, `/api/search/${body.reportId}/status`]);
      await waits(body.reportId);
      expect(purposes()).toEqual(['plan']);
      await ada.ask(`/api/search/${body.reportId}/cancel`, here({ json: {} }));
    },
  );

  it('needs a terminal on the command line', async () => {
    const { code, stderr } = await run('report', ['Tides', '--approve-plan'], {
      DATA_DIR: join(dataDir, 'none'),
    });
    expect([code, stderr]).toEqual([
      2,
      '--approve-plan asks a question, and here is no terminal to answer it.\n',
    ]);
  });

  it('is announced, decided by keyboard, and followed by the report', async () => {
    const page = await pageAs(ada, browser, { viewport: { width: 1280, height: 900 } });
    await loadAxe(page.context());
    await page.goto(product.url);
    await page.getByLabel('Your question').fill(exampleQuery);
    const box = page.getByLabel('Show me the plan before the report is written');
    expect(await box.isChecked()).toBe(false);
    await box.check();
    await page.locator('input[type=file]').setInputFiles('examples/co2-and-temperature.csv');
    await page.getByText('co2-and-temperature').first().waitFor();
    await page.getByRole('button', { name: 'Generate report' }).click();
    await page.locator('[aria-live=polite]').getByText(waitingStep).waitFor();
    const form = page.getByRole('form');
    await form.getByRole('heading', { name: 'Your decision' }).waitFor();
    const boxes = form.getByRole('checkbox');
    expect(await boxes.count()).toBe(7);
    await form.getByText('Source: ').first().waitFor();
    expect(await form.getByText('Cost so far').count()).toBe(1);
    expect(await form.getByText(/^about \$0\.\d+$/).count()).toBe(1);
    expect(await askAxe(page)).toEqual({ light: [], dark: [] });
    expect(purposes()).toEqual(['plan']);
    await boxes.nth(1).focus();
    await page.keyboard.press('Space');
    expect(await boxes.nth(1).isChecked()).toBe(false);
    await page.keyboard.press('Enter');
    await untilFocused(page.getByRole('heading', { level: 1, name: /^Getting Results/ }));
    await page.getByRole('heading', { name: 'Analysis Confidence Scores' }).waitFor({ timeout: 120_000 });
    expect(await page.locator('#charts, section[id^=section-]').count()).toBeGreaterThanOrEqual(6);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await sectionsOf(id)).toHaveLength(6);
    await page.context().close();
  });

  it('is decided without scripts, on a phone, and the page does not reload under the reader', async () => {
    const page = await pageAs(ada, browser, {
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    await page.goto(`${product.url}/research-insights?mode=visual`);
    await page.getByLabel('Your question').fill('Tides');
    await page.getByLabel('Show me the plan before the report is written').check();
    await page.getByRole('button', { name: 'Generate' }).last().click();
    await page.getByText(waitingStep).waitFor();
    expect(await page.locator('meta[http-equiv=refresh]').count()).toBe(0);
    expect(await sidewaysScroll(page)).toBe(0);
    const boxes = page.getByRole('form').getByRole('checkbox');
    for (let at = 0; at < 7; at += 1) await boxes.nth(at).uncheck();
    await page.getByRole('button', { name: 'Write the report' }).click();
    await page.getByRole('alert').getByText('At least one section of the plan has to stay.').waitFor();
    await page.goBack();
    for (let at = 0; at < 6; at += 1) await boxes.nth(at).uncheck();
    await boxes.nth(6).check();
    await page.getByRole('button', { name: 'Write the report' }).click();
    await page.getByRole('heading', { name: 'Analysis Confidence Scores' }).waitFor({ timeout: 120_000 });
    expect(standIn.calls.filter(({ purpose }) => purpose === 'section')).toHaveLength(1);
    await page.context().close();
  });

  it('leaves the finished sections to its owner as an unfinished draft when its report is cancelled later', async () => {
    const before = await remaining();
    standIn.script({ when: { purpose: 'section', section: 5 }, then: { delayMs: 120_000 } });
    const id = await waiting('Halfway');
    await approve(ada, id);
    await until('the others are written', async () => (await statusFor(ada, id)).sectionsDone === 6);
    await ada.ask(`/api/search/${id}/cancel`, here({ json: {} }));
    await until('the search is given back', async () => (await remaining()) === before);
    await until('it has ended', async () => (await statusFor(ada, id)).status === 'failed');
    const pageFor = async (person: Person) => (await person.send(`/results/${id}`, here({}))).text();
    const kept = await pageFor(ada);
    expect(kept).toContain('Finished sections, kept for you');
    expect(kept).toContain('An unfinished draft');
    expect(kept.match(/<section id="section-/g)).toHaveLength(6);
    expect(await pageFor(bob)).not.toMatch(/<section id="section-/);
    expect(await statusFor(ada, id)).toMatchObject({ status: 'failed', code: 'cancelled' });
    expect((await ada.ask(`/api/results/${id}`, here({}))).status).toBe(404);
  });

  it('is cancelled without scripts, and given back', async () => {
    const before = await remaining();
    const id = await waiting();
    const page = await pageAs(ada, browser, { javaScriptEnabled: false });
    await page.goto(`${product.url}/results/${id}`);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('heading', { name: 'Search Stopped' }).waitFor();
    await until('the search is given back', async () => (await remaining()) === before);
    await page.context().close();
  });
});
