import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { signedInPerson, type Person } from './http/person';
import { startProduct, type RunningProduct } from './product/server';
import { until } from './product/until';

describe('a report with a step that kills the process', { timeout: 240_000 }, () => {
  let dataDir: string;
  let standIn: ModelStandIn;
  let product: RunningProduct;
  let person: Person;

  const start = () =>
    startProduct({ dataDir, env: { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url } });

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'evident-crash-'));
    standIn = await startModelStandIn({ rules: [] });
    product = await start();
    person = await signedInPerson(product, 'Ada');
  });
  afterAll(async () => {
    await product.kill();
    await standIn.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const ask = async (query: string) =>
    (
      await person.ask<{ queryId: string }>('/api/search', {
        url: product.url,
        json: { query, model: 'deepseek' },
      })
    ).body.queryId;
  const statusOf = async (id: string) =>
    (
      await person.ask<{ status: string; code?: string; error?: string }>(`/api/search/${id}/status`, {
        url: product.url,
      })
    ).body;
  const remaining = async () =>
    (await person.ask<{ searchCount: number }>('/api/auth/user', { url: product.url })).body.searchCount;

  type Purpose = 'plan' | 'section' | 'extras';
  function holdBack(purpose: Purpose) {
    standIn.reset();
    standIn.script({ when: { purpose }, then: { delayMs: 120_000 } });
    // Sections and extras are requested in parallel; calls answered before the crash are not repeated.
    if (purpose === 'section') standIn.script({ when: { purpose: 'extras' }, then: { delayMs: 120_000 } });
  }
  async function dieDuring(purpose: Purpose) {
    await until('the call is under way', () => standIn.calls.some((call) => call.purpose === purpose));
    await product.kill();
  }

  it('fails after the third crash with a sentence and a refund, and the server continues', async () => {
    holdBack('plan');
    const id = await ask('Tides that end the server');
    expect(await remaining()).toBe(9);
    for (let death = 1; death <= 3; death += 1) {
      await dieDuring('plan');
      holdBack('plan');
      product = await start();
    }
    await until('the report has failed', async () => (await statusOf(id)).status === 'failed');
    expect(await statusOf(id)).toMatchObject({
      code: 'step-crashed',
      error: expect.stringContaining('stopped 3 times') as string,
    });
    await until('the search is given back', async () => (await remaining()) === 10);
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
  });

  it('completes when the process died three times in different steps', async () => {
    holdBack('plan');
    const id = await ask('Tides in three storms');
    for (const next of ['section', 'extras'] as const) {
      await dieDuring(next === 'section' ? 'plan' : 'section');
      holdBack(next);
      product = await start();
    }
    await dieDuring('extras');
    standIn.reset();
    product = await start();
    await until('the report is done', async () => (await statusOf(id)).status === 'completed', 120_000);
  });
});
