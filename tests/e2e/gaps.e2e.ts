import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { sample, shapes } from '../doubles/providers/provider-shapes';
import { startProviderStandIn, type ProviderStandIn } from '../doubles/providers/provider-stand-in';
import { signedInPerson, type Person } from './http/person';
import { startProduct, type RunningProduct } from './product/server';
import { until } from './product/until';

const { entry, answer } = shapes.wikipedia;
const found = (...numbers: number[]) => ({ json: answer(numbers.map((at) => entry(sample(at), at))) });
const asked = ['Tidal energy', 'Tidal energy by year', 'Tidal energy causes'];
/** The answers to the three requests before the plan: two sources of one passage each, s1 and s2. */
const before = asked.map(() => found(0, 1));
/** The last section of the plan cites the passage of a source that is found for it. */
const cited = { text: `${sample(7).text.slice(0, -1)} [s3].` };
const citing = (['section', 'repair'] as const).map((purpose) => ({
  when: { purpose, section: 7 },
  then: cited,
}));

describe('a report whose first sources do not cover its plan', () => {
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
    dataDir = await mkdtemp(join(tmpdir(), 'evident-gaps-'));
    [standIn, providers] = await Promise.all([startModelStandIn({ rules: citing }), startProviderStandIn()]);
    product = await start();
    ada = await signedInPerson(product, 'Ada');
  });
  beforeEach(() => standIn.reset());
  afterAll(async () => {
    await product.kill();
    await Promise.all([standIn.close(), providers.close()]);
    await rm(dataDir, { recursive: true, force: true });
  });

  const wordsAsked = () => providers.calls.map(({ query }) => query.get('gsrsearch') ?? '');
  const search = async (sources: string[] = []) => {
    const json = { query: 'Tidal energy', model: 'deepseek', retrieve: ['literature'], sources };
    return (await ada.ask<{ queryId: string }>('/api/search', { json, url: product.url })).body.queryId;
  };

  it('asks the provider once more about its sections, and cites what that finds', async () => {
    providers.now(...before, found(0, 7));
    const report = await ada.finished(await search());
    expect(wordsAsked().slice(0, 3).sort()).toEqual(asked);
    const further = wordsAsked().slice(3);
    expect(further).toHaveLength(3);
    const titles = report.sections.map(({ title }) => title.split(' ')[0]);
    for (const words of further) {
      expect(words).toMatch(/^Tidal energy \S/);
      expect(titles).toContain(words.split(' ')[2]);
    }
    const urls = [0, 1, 7].map((at) => sample(at).url);
    expect(report.sources.map(({ url }) => url)).toEqual(urls);
    const claim = report.claims.find(({ spanIds }) => spanIds.includes('s3'));
    expect(claim).toMatchObject({ section: report.sections[6]?.id, verdict: 'supported' });
    expect(standIn.calls.filter(({ purpose }) => purpose === 'plan')).toHaveLength(1);
    // The sections, and all else that follows the plan, have one head of a prompt: the sources are the same.
    const heads = standIn.calls.filter(({ purpose }) => ['section', 'extras'].includes(purpose));
    expect(new Set(heads.map(({ head }) => head)).size).toBe(1);
  });

  it('does not when a file is attached, whose words its plan may repeat', async () => {
    providers.now(...before, found(0, 7));
    const file = await ada.attach({ name: 'notes.txt', bytes: 'Our secret turbine is called Ahti.' });
    await ada.finished(await search([file.body.sources[0]?.sourceId ?? '']));
    expect(wordsAsked().sort()).toEqual(asked);
  });

  it('names the provider that fails, and is written without it', async () => {
    providers.now(...before, { status: 403 });
    const { notices, sources } = await ada.finished(await search());
    expect(notices).toContain(
      'Wikipedia could not be searched again for sections that the sources did not cover.',
    );
    expect(sources).toHaveLength(2);
  });

  it('repeats no answered request after kill -9 while it asks again', async () => {
    providers.now(...before, found(7), { endless: 'silent' });
    const queryId = await search();
    const status = async () =>
      (await ada.ask<{ step: string; sectionsTotal: number }>(`/api/search/${queryId}/status`, product)).body;
    await until('one request about a gap is answered', async () => {
      const { step, sectionsTotal } = await status();
      return sectionsTotal > 0 && /: 1 result so far$/.test(step);
    });
    await until('all requests are under way', () => providers.calls.length === 6);
    await product.kill();
    const [answered, ...open] = wordsAsked().slice(3);

    providers.now(found(8));
    product = await start();
    await until('the report is done', async () => (await status()).step === 'Completed');
    expect(wordsAsked().sort()).toEqual(open.sort());
    expect(open).not.toContain(answered);
    expect(standIn.calls.filter(({ purpose }) => purpose === 'plan')).toHaveLength(1);
    const report = (await ada.ask<{ sources: { url?: string }[] }>(`/api/results/${queryId}`, product)).body;
    expect(report.sources.map(({ url }) => url)).toContain(sample(7).url);
  });
});
