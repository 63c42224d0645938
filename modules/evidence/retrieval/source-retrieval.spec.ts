import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RetryableError, TerminalError } from '../../kernel/errors';
import { catalogueOf } from '../../kernel/events/event';
import { StoreUnavailable } from '../../kernel/events/event-store';
import { createEventLog } from '../../kernel/events/event-log';
import { createPersonKeys } from '../../kernel/events/personal-data';
import { randomIds, systemClock } from '../../kernel/ports';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal';
import { createMemoryEventStore } from '../../../tests/doubles/event-store.memory';
import { tasksHere } from '../../../tests/doubles/inline-tasks';
import { createMemoryVault } from '../../../tests/doubles/vault.memory';
import { createFileSnapshots } from '../adapters/snapshots.files';
import { EvidenceEvent } from '../events';
import { createEvidence, type EvidenceModule } from '../index';
import type { FetchedPage } from './fetch/page-fetcher';
import {
  ProviderRefused,
  ProviderUnavailable,
  type EvidenceProvider,
  type Found,
  type FoundDocument,
} from './provider';
import type { RetrievedSource } from './retrieved-source';
import { firstLimits, gapLimits } from './source-retrieval';

let dir: string;
let pages: Record<string, FetchedPage>;
let fetched: string[];
let fetchFails: Error | undefined;
let evidence: EvidenceModule;
let providers: EvidenceProvider[];
const signal = new AbortController().signal;
const target = { searchId: 's-1', userId: 'ann', query: 'tidal energy in Norway' };

function open(): EvidenceModule {
  const keys = createPersonKeys(createMemoryVault());
  const store = createMemoryEventStore();
  const log = createEventLog({ store, catalogue: catalogueOf(EvidenceEvent), keys, clock: systemClock });
  void keys.keyFor('ann');
  return createEvidence({
    ...{
      log,
      keys,
      ids: randomIds,
      secret: 'a secret',
      limitBytes: 1024 * 1024,
      clock: systemClock,
      tasks: tasksHere,
      providers,
    },
    snapshots: createFileSnapshots({ folder: join(dir, 'sources'), keys }),
    pages: {
      fetch(address): Promise<FetchedPage | Refusal> {
        fetched.push(address);
        if (fetchFails) return Promise.reject(fetchFails);
        return Promise.resolve(pages[address] ?? refuse('address-unreachable'));
      },
    },
  });
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'evident-retrieval-'));
  [pages, fetched, fetchFails, providers] = [{}, [], undefined, []];
  evidence = open();
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const about = { publisher: 'Somewhere', title: 'Tidal energy in Norway' };
const reference = (at: number): Found => ({
  ...about,
  ...{ kind: 'reference', provider: 'brave', url: `https://site-${at}.example/tides` },
});
const article: FoundDocument = {
  ...about,
  ...{ kind: 'document', provider: 'wikipedia', url: 'https://en.wikipedia.org/wiki/Tidal_energy' },
  text: 'The Kvalsund turbine was the first tidal plant of Norway. It was built in 2003.',
};
const dataset: Found = {
  ...{ ...about, title: 'Renewable electricity in Norway' },
  ...{ kind: 'dataset', provider: 'worldbank', url: 'https://data.worldbank.org/indicator/EG' },
  ...{ columns: ['Year', 'Renewable electricity in Norway (%)'], unit: '%', series: 'EG' },
  rows: [
    ['2020', 98.1],
    ['2021', 99.2],
  ],
  period: { from: '2020', to: '2021' },
};
const pageAt = (url: string, body: string): FetchedPage => ({
  ...{ url, kind: 'html', type: 'text/html', retrievedAt: '2026-11-01T00:00:00.000Z' },
  bytes: Buffer.from(`<title>Tides</title><article><p>${body}</p></article>`),
});

async function gather(sources: RetrievedSource[]) {
  const found = await evidence.gather([], 'ann', target.query, { retrieved: { searchId: 's-1', sources } });
  if (isRefusal(found)) throw new Error(found.code);
  return found.digest;
}

describe('reading what was found', () => {
  it('keeps texts, datasets and pages, and gathers them like attached sources', async () => {
    const url = 'https://site-1.example/tides';
    pages[url] = pageAt(url, 'Tides move 40 million tonnes of water through the strait each day. '.repeat(4));
    const { sources } = await evidence.retrieval.read([reference(1), article, dataset], target);
    expect(sources.map(({ provider, kind }) => `${provider} ${kind}`).sort()).toEqual([
      'brave html',
      'wikipedia text',
      'worldbank csv',
    ]);
    const digest = await gather(sources);
    expect(digest.sources).toHaveLength(3);
    expect(digest.datasets[0]?.columns.map(({ unit }) => unit)).toContain('%');
    expect(digest.ranked.map(({ text }) => text).join(' ')).toMatch(/40 million tonnes.*/s);
  });

  it('leaves out what cannot be fetched, and reads each content once', async () => {
    const body = 'The same words stand on both pages of this mirrored site about tides. '.repeat(4);
    for (const at of [1, 2]) {
      const url = `https://site-${at}.example/tides`;
      pages[url] = pageAt(url, body);
    }
    const found = [reference(1), reference(2), reference(3)];
    const { sources, unread } = await evidence.retrieval.read(found, target);
    expect(sources).toHaveLength(1);
    expect(unread).toEqual([]);
  });

  it.each([
    ['an unexpected error', new TypeError('unexpected')],
    ['an error that stays', new TerminalError('page-broken', 'It is broken.')],
  ])('leaves out and names the one source whose reading meets %s', async (_, error) => {
    fetchFails = error;
    const found = [{ ...reference(1), title: 'Broken' }, article];
    const { sources, unread } = await evidence.retrieval.read(found, target);
    expect(sources.map(({ provider }) => provider)).toEqual(['wikipedia']);
    expect(unread).toEqual(['Broken']);
    expect((await gather(sources)).sources).toHaveLength(1);
  });

  it('throws what a retry may fix: no thread to read with, no disk to keep it on', async () => {
    fetchFails = new RetryableError('no-thread', 'No thread starts.');
    await expect(evidence.retrieval.read([reference(1), article], target)).rejects.toBe(fetchFails);
    fetchFails = undefined;
    writeFileSync(join(dir, 'sources'), 'no folder');
    await expect(evidence.retrieval.read([article], target)).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it('adds a limited number of sources to a report', async () => {
    const many = Array.from({ length: 40 }, (_, at) => reference(at));
    for (const { url } of many)
      pages[url] = pageAt(url, `Tides of place ${url} are measured daily. `.repeat(5));
    const { sources } = await evidence.retrieval.read(many, target);
    expect(sources.length).toBeLessThanOrEqual(firstLimits.kept);
    expect(fetched.length).toBeLessThanOrEqual(firstLimits.candidates);
  });

  it('reads what was found for gaps beside it, without copies of what was read before', async () => {
    const before = await evidence.retrieval.read([article], target);
    const fresh: Found = { ...article, url: 'https://en.wikipedia.org/wiki/Cable', text: 'Cables lie deep.' };
    // Another address with nearly the same text.
    const copy = { ...article, url: 'https://mirror.example/tides', text: `${article.text} Indeed.` };
    const earlier = { found: [article], sources: before.sources };
    const { sources, unread } = await evidence.retrieval.readForGaps([copy, fresh], target, earlier);
    expect(sources.map(({ url }) => url)).toEqual([fresh.url]);
    const again = { ...article, url: `${article.url}?utm_source=x` };
    expect((await evidence.retrieval.readForGaps([again], target, earlier)).sources).toEqual([]);
    expect(unread).toEqual([]);
    expect((await gather([...before.sources, ...sources])).sources).toHaveLength(2);
  });

  it('adds fewer sources for gaps', async () => {
    const many = Array.from({ length: 40 }, (_, at) => reference(at));
    for (const { url } of many)
      pages[url] = pageAt(url, `Tides of place ${url} are measured daily. `.repeat(5));
    const { sources } = await evidence.retrieval.readForGaps(many, target, { found: [], sources: [] });
    expect(sources).toHaveLength(gapLimits.kept);
    expect(fetched).toHaveLength(gapLimits.candidates);
  });

  it('deletes the snapshots of one search alone', async () => {
    const { sources: mine } = await evidence.retrieval.read([article], target);
    const { sources: other } = await evidence.retrieval.read([article], { ...target, searchId: 's-2' });
    await evidence.retrieval.remove('s-1', 'ann');
    const kept = { retrieved: { searchId: 's-2', sources: other } };
    expect(isRefusal(await evidence.gather([], 'ann', 'other words', kept))).toBe(false);
    const fresh = { ...mine[0], sourceId: 'not-cached' } as (typeof mine)[number];
    const gone = evidence.gather([], 'ann', 'x', { retrieved: { searchId: 's-1', sources: [fresh] } });
    await expect(gone).rejects.toMatchObject({ code: 'source-missing' });
  });
});

describe('asking a provider', () => {
  const provider = (find: EvidenceProvider['find']): EvidenceProvider => ({
    name: 'brave',
    kind: 'web',
    find,
  });

  it('names the kinds and providers that are set up, and refuses others', async () => {
    expect(evidence.retrieval.kinds()).toEqual([]);
    providers = [provider(() => Promise.resolve([article]))];
    evidence = open();
    expect(evidence.retrieval.kinds()).toEqual(['web']);
    expect(evidence.retrieval.providersOf(['literature'])).toEqual([]);
    expect(evidence.retrieval.providersOf(['web'])).toEqual(['brave']);
    expect(await evidence.retrieval.ask('brave', 'tides', signal)).toEqual([article]);
    await expect(evidence.retrieval.ask('tavily', 'tides', signal)).rejects.toMatchObject({
      code: 'provider-missing',
    });
  });

  it.each([
    ['keeps a short Retry-After for the retry', new ProviderUnavailable('brave', 'busy', 2_000), 2_000],
    [
      'gives up on a provider that asks for a long wait',
      new ProviderUnavailable('brave', 'busy', 60_000),
      undefined,
    ],
    ['passes a refusal on', new ProviderRefused('brave', 'key'), undefined],
  ])('%s', async (_, error, retryAfterMs) => {
    providers = [provider(() => Promise.reject(error))];
    evidence = open();
    const failure = await evidence.retrieval.ask('brave', 'tides', signal).catch((thrown: unknown) => thrown);
    expect((failure as { retryAfterMs?: number }).retryAfterMs).toBe(retryAfterMs);
    expect((failure as Error).message).not.toContain('tides');
  });
});
