import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFaultProxy, type FaultProxy } from '../doubles/fault-proxy';
import { openBrowser } from '../e2e/browser/browser';
import { killLog, restartLog } from '../e2e/product/engines';
import { approvedAccount, createPerson, type Person } from '../e2e/http/person';
import type { RunningProduct } from '../e2e/product/server';
import { until } from '../e2e/product/until';
import { callsOf, madeAgain, startFullStack, type FullStack } from './full-stack';

const delays = { plan: 2_000, sections: 3_000, extras: 2_000 };
/** Shorter than the default timeouts of the clients, 30 s: a request that takes longer is aborted, in milliseconds. */
const timeoutMs = 25_000;
const ended = 120_000;

/** The servers of the environment, behind proxies. */
const [mongoAt, temporalAt] = [
  new URL((process.env.MONGODB_URL ?? '').replace(/^mongodb:/, 'http:') || 'http://127.0.0.1:27017'),
  new URL(`http://${process.env.TEMPORAL_ADDRESS ?? '127.0.0.1:7233'}`),
].map(({ hostname, port }) => ({ host: hostname, port: Number(port) })) as [Target, Target];
type Target = { host: string; port: number };

describe('an engine failure in the middle of a report', () => {
  let browser: Browser;
  let mongo: FaultProxy;
  let temporal: FaultProxy;
  let stack: FullStack;
  let product: RunningProduct;
  let ada: Person;
  let asked = 0;
  let query: string;
  let id: string;

  beforeAll(async () => {
    [browser, mongo, temporal] = await Promise.all([
      openBrowser(),
      startFaultProxy(mongoAt),
      startFaultProxy(temporalAt),
    ]);
    stack = await startFullStack(
      { delays },
      {
        MONGODB_URL: `mongodb://127.0.0.1:${mongo.port}/?directConnection=true`,
        TEMPORAL_ADDRESS: `127.0.0.1:${temporal.port}`,
      },
    );
    product = await stack.start({ role: 'all' });
    ada = createPerson(product.url);
    await ada.signIn(await approvedAccount(product, 'Ada'));
  });
  afterAll(async () => {
    await browser.close();
    await stack.end();
    await Promise.all([mongo.close(), temporal.close()]);
  });

  beforeEach(async () => {
    query = `Report number ${(asked += 1)} of the faults`;
    id = await ada.search(query);
    await until('it is being planned', async () => (await callsOf(stack, query)).plan, 20_000);
  });
  afterEach(async () => {
    await Promise.all([mongo.heal(), temporal.heal()]);
  });

  const isReady = async () => (await ada.send('/readyz')).ok;
  const whole = () => until('the product is whole again', isReady, 30_000);

  /** Expects the answer while an engine is away: in time, a sentence and Retry-After, in the shape of the contract. */
  async function saysSo(path: string, json?: unknown) {
    const answer = await ada.ask(path, { json, signal: AbortSignal.timeout(timeoutMs) });
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(answer.body.error).toMatch(/^\p{Lu}.+\.$/u);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }

  async function completesOnce() {
    const left = await ada.remaining();
    const report = await ada.finished(id, ended);
    expect(report.visualData.charts.length).toBeGreaterThan(0);
    expect(madeAgain(await callsOf(stack, query))).toEqual([]);
    expect(await ada.remaining()).toBe(left);
  }

  it('killed event store: routes answer "unavailable", the page waits and catches up, the report completes once', async () => {
    const page = await browser.newPage();
    await page.goto(`${product.url}/results/${id}`);
    await page.getByText('Getting Results with').waitFor();
    await killLog(stack.logAt);
    await saysSo('/api/search', { query: 'Not now', model: 'deepseek' });
    await until('it is not ready', async () => !(await isReady()));
    await restartLog(stack.logAt);
    await whole();
    await completesOnce();
    await page.getByRole('heading', { level: 1, name: /Report number/ }).waitFor();
    await page.close();
  });

  it('MongoDB away: the page says so and recovers by itself, the report completes once', async () => {
    const page = await browser.newPage();
    const follows = page.waitForResponse(`${product.url}/api/search/${id}/events`);
    await page.goto(`${product.url}/results/${id}`);
    await follows;
    await mongo.shut();
    await saysSo('/api/history?page=1&limit=5');
    await page.getByText('this page keeps asking and catches up by itself').waitFor({ timeout: 30_000 });
    const late = await browser.newPage();
    await late.goto(`${product.url}/results`);
    await late.getByText('One moment, please').waitFor();
    await mongo.heal();
    await whole();
    await late.getByText('One moment, please').waitFor({ state: 'detached', timeout: 30_000 });
    await completesOnce();
    await page.getByRole('heading', { level: 1, name: /Report number/ }).waitFor();
    await Promise.all([page.close(), late.close()]);
  });

  it('Temporal away: searches are accepted, and both are written once it is back', async () => {
    await temporal.shut();
    const second = await ada.search('Taken while nobody could begin');
    await until('it is not ready', async () => !(await isReady()));
    await temporal.heal();
    await whole();
    await completesOnce();
    await ada.finished(second, ended);
    expect(madeAgain(await callsOf(stack, 'Taken while nobody could begin'))).toEqual([]);
  });

  it('repeatedly cut connections: no visible effect', async () => {
    for (let n = 0; n < 5; n += 1) {
      mongo.cut();
      temporal.cut();
      await until('it answers', async () => (await ada.send(`/api/search/${id}/status`)).ok);
    }
    await completesOnce();
  });

  it('slow answers of every engine: the report only takes longer', async () => {
    mongo.slow(40);
    temporal.slow(40);
    await completesOnce();
  });
});
