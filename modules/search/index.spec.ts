import { describe, expect, it } from 'vitest';
import { createMemoryEventStore } from '../../tests/doubles/event-store.memory';
import { createMemoryVault } from '../../tests/doubles/vault.memory';
import { createEventLog, type Context } from '../kernel/events/event-log';
import { catalogueOf } from '../kernel/events/event';
import { createPersonKeys } from '../kernel/events/personal-data';
import { systemClock } from '../kernel/ports';
import { isRefusal, refuse } from '../kernel/refusal';
import { createOfflineSearch } from '../../tests/doubles/offline-search';
import { createQuota } from '../quota';
import { QuotaEvent } from '../quota/events';
import { SearchEvent } from './events';

const ada = { id: 'u-ada', isAdmin: false, isApproved: true, isActive: true };
const admin = { ...ada, id: 'u-admin', isAdmin: true };
let requests = 0;
const request = (): Context => {
  requests += 1;
  return {
    actor: { kind: 'person', id: ada.id },
    correlationId: `r-${requests}`,
    causationId: `r-${requests}`,
  };
};

function createWorld() {
  const store = createMemoryEventStore();
  const keys = createPersonKeys(createMemoryVault());
  const log = createEventLog({
    store,
    catalogue: catalogueOf(SearchEvent, QuotaEvent),
    keys,
    clock: systemClock,
  });
  const quota = createQuota({ log, everyHours: { feedback: 24, review: 24 } });
  const search = createOfflineSearch({
    log,
    quota,
    useSources: (sourceIds) =>
      Promise.resolve(sourceIds.includes('mine-gone') ? refuse('unknown-source') : undefined),
    refusesSources: (sourceIds) =>
      Promise.resolve(sourceIds.every((id) => id.startsWith('mine')) ? undefined : refuse('unknown-source')),
  });
  const facts = async () => {
    const types: string[] = [];
    for await (const { events } of log.readAll({ from: 0 }))
      types.push(...events.map(({ event }) => event.type));
    return types;
  };
  return { search, quota, facts };
}

const accepted = async (result: ReturnType<ReturnType<typeof createWorld>['search']['submit']>) => {
  const value = await result;
  if (isRefusal(value)) throw new Error(value.code);
  return value.queryId;
};

describe('submitting a search', () => {
  it('refunds the search when a source is deleted at that moment', async () => {
    const { search, quota, facts } = createWorld();
    await quota.welcome(ada.id, request());
    const input = { query: 'ships', sources: ['mine-gone'] };
    expect(await search.submit(input, ada, request())).toMatchObject({ code: 'unknown-source' });
    expect(await quota.remaining(ada.id)).toBe(10);
    expect(await facts()).not.toContain('SearchRequested');
  });

  it('reserves a search and is durable when it resolves', async () => {
    const { search, quota, facts } = createWorld();
    await quota.welcome(ada.id, request());
    const id = await accepted(search.submit({ query: '  Climate  ', model: 'dual' }, ada, request()));
    expect((await search.load(id)).state.request).toMatchObject({
      query: 'Climate',
      model: 'claude',
      charged: true,
    });
    expect(await facts()).toEqual(['WelcomeGranted', 'SearchReserved', 'SearchRequested']);
  });

  it.each([
    ['empty-query', { query: '   ' }],
    ['empty-query', {}],
    ['query-too-long', { query: 'x'.repeat(2001) }],
    ['query-not-text', { query: 'a\0b' }],
    ['unknown-model', { query: 'Climate', model: 'gpt' }],
    ['unknown-language', { query: 'Climate', language: 'de' }],
    ['invalid-input', { query: 7 }],
    ['invalid-input', null],
    ['unknown-source', { query: 'Climate', sources: ['theirs'] }],
    ['too-many-sources', { query: 'Climate', sources: Array.from({ length: 11 }, (_, i) => `mine-${i}`) }],
  ])('is refused with %s and writes nothing', async (code, input) => {
    const { search, quota, facts } = createWorld();
    await quota.welcome(ada.id, request());
    expect(await search.submit(input, ada, request())).toMatchObject({ refused: true, code });
    expect(await facts()).toEqual(['WelcomeGranted']);
  });

  it.each([
    [{ language: 'fi' }, 'fi'],
    [{ language: 'auto' }, undefined],
    [{}, undefined],
  ])('keeps the language of its report: %j', async (given, language) => {
    const { search } = createWorld();
    const id = await accepted(search.submit({ query: 'Climate', ...given }, admin, request()));
    const { request: asked } = (await search.load(id)).state;
    expect(asked?.language).toBe(language);
    expect('language' in (asked ?? {})).toBe(language !== undefined);
  });

  it('accepts a query of exactly 2,000 characters', async () => {
    const { search } = createWorld();
    await accepted(search.submit({ query: 'x'.repeat(2000) }, admin, request()));
  });

  it('is refused without quota, and never charges an admin', async () => {
    const { search, facts } = createWorld();
    expect(await search.submit({ query: 'Climate' }, ada, request())).toMatchObject({
      code: 'quota-exhausted',
    });
    await accepted(search.submit({ query: 'Climate' }, admin, request()));
    expect(await facts()).toEqual(['SearchRequested']);
  });

  it('with the same idempotency key returns the first answer and spends nothing', async () => {
    const { search, quota, facts } = createWorld();
    await quota.welcome(ada.id, request());
    const first = await accepted(search.submit({ query: 'Climate' }, ada, request(), 'key-1'));
    const again = await accepted(search.submit({ query: 'Something else' }, ada, request(), 'key-1'));
    const other = await accepted(search.submit({ query: 'Climate' }, ada, request(), 'key-2'));
    const hers = await accepted(search.submit({ query: 'Climate' }, admin, request(), 'key-1'));
    expect(again).toBe(first);
    expect(new Set([first, other, hers]).size).toBe(3);
    expect((await facts()).filter((type) => type === 'SearchReserved')).toHaveLength(2);
  });

  it('a hundred times at once accepts exactly as many as there are searches left', async () => {
    const { search, quota } = createWorld();
    await quota.welcome(ada.id, request());
    const results = await Promise.all(
      Array.from({ length: 100 }, () => search.submit({ query: 'Climate' }, ada, request())),
    );
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(10);
  });

  it('records the language of the plan, where it is one of a report', async () => {
    const { search } = createWorld();
    const brief = { id: 'a', title: '', brief: '', factIds: [], datasetIds: [], spanIds: [] };
    const plans = [
      [
        'fi',
        'Vuorovesivoima Norjassa',
        'Raportti kertoo, kuinka paljon sähköä vuorovesi tuottaa ja mitä se maksaa.',
      ],
      [
        undefined,
        'Gezeitenkraft',
        'Der Bericht zeigt, wie viel Strom die Gezeiten liefern und was der Bau kostet.',
      ],
    ] as const;
    for (const [language, title, summary] of plans) {
      const id = await accepted(search.submit({ query: 'Tides' }, admin, request()));
      const plan = { title, summary, keywords: [], sections: [brief], facts: [], datasets: [] };
      await search.mergePlans(id, [{ slot: 'qwen', plan }], [{ slot: 'qwen', status: 'success' }], request());
      expect((await search.load(id)).state.plan?.language).toBe(language);
    }
  });

  it('lets only its owner or an admin cancel or delete it [SEC-48]', async () => {
    const { search, quota } = createWorld();
    await quota.welcome(ada.id, request());
    const id = await accepted(search.submit({ query: 'Climate' }, ada, request()));
    const eve = { ...ada, id: 'u-eve' };
    expect(await search.cancel(id, eve, request())).toMatchObject({ code: 'forbidden' });
    expect(await search.remove(id, eve, request())).toMatchObject({ code: 'forbidden' });
    expect(await search.cancel(id, ada, request())).toEqual({ ok: true });
    expect(await search.remove(id, admin, request())).toEqual({ ok: true });
    expect(await search.remove(id, admin, request())).toMatchObject({ code: 'search-not-found' });
  });
});
