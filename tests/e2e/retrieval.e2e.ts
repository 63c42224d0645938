import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample, shapes } from '../doubles/providers/provider-shapes';
import { startProviderStandIn, type ProviderStandIn } from '../doubles/providers/provider-stand-in';
import { createHttpWorld } from './http-world';
import type { Person } from './person';
import { refusal } from './refusal';
import type { RunningProduct } from './server';

type Evidence = { sources: { provider?: string; url?: string; publisher?: string; retrievedAt?: string }[] };

describe('a search that looks for further sources', () => {
  let providers: ProviderStandIn;
  let product: RunningProduct;
  let ada: Person;
  let visitor: Person;

  beforeAll(async () => {
    providers = await startProviderStandIn();
    const { WIKIPEDIA_URL } = providers.settings;
    const env = { OPEN_SOURCES: 'wikipedia', WIKIPEDIA_URL, CONTACT_EMAIL: 'desk@example.org' };
    ({ product, ada, visitor } = await createHttpWorld({ env }));
  });
  afterAll(async () => {
    await product.stop();
    await providers.close();
  });

  const search = async () => {
    const json = { query: 'Tidal energy', model: 'qwen', retrieve: ['literature'] };
    const { body } = await ada.ask<{ queryId: string }>('/api/search', { json });
    return ada.finished(body.queryId);
  };

  it('rests on what the provider found, and shows where it comes from', async () => {
    const { entry, answer } = shapes.wikipedia;
    providers.now({ json: answer([0, 1, 2].map((at) => entry(sample(at), at))) });
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
  });

  it('is written without a provider that fails, and names it', async () => {
    providers.now({ status: 403 });
    const { notices } = await search();
    expect(notices).toContain('Wikipedia could not be searched, so this report was written without it.');
  });

  it('is refused where the site is not set up for it', async () => {
    const ask = (retrieve: unknown) => ada.ask('/api/search', { json: { query: 'Tides', retrieve } });
    const web = await ask(['web']);
    expect([web.status, web.body]).toEqual([400, refusal('retrieve-unavailable')]);
    const unknown = await ask(['moon']);
    expect([unknown.status, unknown.body]).toMatchObject([400, { code: 'unknown-retrieve' }]);
  });
});
