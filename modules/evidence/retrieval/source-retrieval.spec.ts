import { setMaxListeners } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RetryableError, TerminalError } from '../../kernel/errors';
import { catalogueOf } from '../../kernel/events/event';
import { StoreUnavailable } from '../../kernel/events/event-store';
import { createEventLog } from '../../kernel/events/event-log';
import { createPersonKeys } from '../../kernel/events/personal-data';
import { randomIds, systemClock } from '../../kernel/ports';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal';
import { toReportId } from '../../kernel/report-id';
import type { Sleep } from '../../kernel/sleep';
import { createMemoryEventStore } from '../../../tests/doubles/event-store.memory';
import { tasksHere } from '../../../tests/doubles/inline-tasks';
import { createMemoryVault } from '../../../tests/doubles/vault.memory';
import { createFileSnapshots } from '../adapters/snapshots.files';
import { EvidenceEvent } from '../events';
import { createEvidence, type EvidenceModule } from '../index';
import type { FetchedPage } from './fetch/page-fetcher';
import type { Found, FoundDocument } from './provider';
import type { RetrievedSource } from './retrieved-source';
import { firstLimits, gapLimits, pagesAtOnce } from './source-retrieval';

let dir: string;
let pages: Record<string, FetchedPage>;
let fetched: string[];
let fetchFails: Error | undefined;
let refusals: Record<string, Refusal>;
/** Where set, a page waits for it: before it is answered, or before it is read. */
let answering: ((url: string) => Promise<void>) | undefined;
let reading: Promise<void> | undefined;
/** Fetches whose signal aborted. */
let ended: number;
let wait: Sleep | undefined;
let evidence: EvidenceModule;
const target = { searchId: toReportId('s-1'), userId: 'ann', query: 'tidal energy in Norway' };

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
      tasks: {
        ...tasksHere,
        readPage: async (...args) => {
          await reading;
          return tasksHere.readPage(...args);
        },
      },
      providers: [],
      wait,
    },
    snapshots: createFileSnapshots({ folder: join(dir, 'sources'), keys }),
    pages: {
      async fetch(address, signal): Promise<FetchedPage | Refusal> {
        fetched.push(address);
        if (answering) await Promise.race([answering(address), aborted(signal)]);
        if (fetchFails) throw fetchFails;
        return refusals[address] ?? pages[address] ?? refuse('address-unreachable');
      },
    },
  });
}

function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal) setMaxListeners(0, signal);
    signal?.addEventListener('abort', () => {
      ended += 1;
      resolve();
    });
  });
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'evident-retrieval-'));
  [pages, fetched, fetchFails, refusals] = [{}, [], undefined, {}];
  [answering, reading, ended, wait] = [undefined, undefined, 0, undefined];
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

async function gather(sources: RetrievedSource[], searchId = 's-1') {
  const found = await evidence.gather([], 'ann', target.query, {
    retrieved: { searchId: toReportId(searchId), sources },
  });
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
    rmSync(join(dir, 'sources'), { recursive: true, force: true });
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
    const { sources: other } = await evidence.retrieval.read([article], {
      ...target,
      searchId: toReportId('s-2'),
    });
    await evidence.retrieval.remove(toReportId('s-1'), 'ann');
    const kept = { retrieved: { searchId: toReportId('s-2'), sources: other } };
    expect(isRefusal(await evidence.gather([], 'ann', 'other words', kept))).toBe(false);
    const fresh = { ...mine[0], sourceId: 'not-cached' } as (typeof mine)[number];
    const gone = evidence.gather([], 'ann', 'x', {
      retrieved: { searchId: toReportId('s-1'), sources: [fresh] },
    });
    await expect(gone).rejects.toMatchObject({ code: 'source-missing' });
  });
});

describe('reading for many reports at once', () => {
  /** As many different pages as a report tries to read. */
  function foundOn(site: string): Found[] {
    return Array.from({ length: firstLimits.candidates }, (_, at) => {
      const url = `https://${site}-${at}.example/tides`;
      pages[url] = pageAt(url, `Tides of place ${url} are measured daily. `.repeat(5));
      return { ...reference(at), url };
    });
  }
  const readFor = (id: string) =>
    evidence.retrieval.read(foundOn(id), { ...target, searchId: toReportId(id) });
  const startedFor = (searchId: string) => fetched.filter((url) => url.includes(`//${searchId}-`)).length;

  it('reads the best pages of each report before the next ones of another', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    answering = () => answered;
    const reports = ['a', 'b', 'c'].map(readFor);
    await vi.waitFor(() => expect(fetched).toHaveLength(pagesAtOnce));
    expect(startedFor('a')).toBe(pagesAtOnce);
    answer();
    for (const { sources } of await Promise.all(reports)) expect(sources).toHaveLength(firstLimits.kept);
    // The first report took all places before the others came; its last candidates wait for their best ones.
    const next = fetched.slice(pagesAtOnce, 3 * pagesAtOnce);
    expect(next.filter((url) => url.includes('//a-'))).toEqual([]);
  });

  it('fetches no further page while those fetched wait to be read', async () => {
    let read = () => {};
    reading = new Promise((resolve) => (read = resolve));
    const reports = ['a', 'b'].map(readFor);
    await vi.waitFor(() => expect(fetched).toHaveLength(pagesAtOnce));
    await new Promise(setImmediate);
    expect(fetched).toHaveLength(pagesAtOnce);
    read();
    await Promise.all(reports);
    expect(fetched).toHaveLength(2 * firstLimits.candidates);
  });

  it('gives up the pages that are not read by the end of its time, and fetches none of those that wait', async () => {
    let end = () => {};
    wait = () => new Promise((resolve) => (end = resolve));
    evidence = open();
    answering = () => new Promise(() => {});
    const report = readFor('a');
    await vi.waitFor(() => expect(fetched).toHaveLength(pagesAtOnce));
    end();
    expect((await report).sources).toEqual([]);
    expect(ended).toBe(pagesAtOnce);
    expect(fetched).toHaveLength(pagesAtOnce);
  });

  it('names the pages that were not read in time, as many as would have been sources', async () => {
    let end = () => {};
    wait = () => new Promise((resolve) => (end = resolve));
    evidence = open();
    const found = foundOn('a');
    // Three pages are read; then no further one is answered.
    const first = found.slice(0, 3);
    const fast = new Set(first.map(({ url }) => url));
    answering = (url) => (fast.has(url) ? Promise.resolve() : new Promise(() => {}));
    const report = evidence.retrieval.read(found, { ...target, searchId: toReportId('a') });
    await vi.waitFor(() => expect(readdirSync(join(dir, 'sources', 'ann'))).toHaveLength(2 * first.length));
    end();
    const { sources, late, unread } = await report;
    expect(sources.map(({ url }) => url)).toEqual([...fast]);
    const rest = found.slice(first.length, firstLimits.kept);
    expect(late).toEqual(rest.map(({ title }) => title));
    expect(unread).toEqual([]);
  });

  it('names a page whose site is too slow, and none that is refused', async () => {
    const found = foundOn('a').slice(0, 3);
    const [slowest, gone] = found;
    refusals = {
      [slowest?.url ?? '']: refuse('address-timeout'),
      [gone?.url ?? '']: refuse('address-status'),
    };
    const { sources, late } = await evidence.retrieval.read(found, { ...target, searchId: toReportId('a') });
    expect(sources).toHaveLength(1);
    expect(late).toEqual([slowest?.title]);
  });

  it('keeps snapshots of the sources of the report alone', async () => {
    const { sources } = await readFor('a');
    const kept = readdirSync(join(dir, 'sources', 'ann'));
    // The bytes and the reading of each.
    expect(kept).toHaveLength(2 * firstLimits.kept);
    expect(kept.filter((name) => sources.some(({ sha256 }) => name.includes(sha256.slice(0, 16))))).toEqual(
      kept,
    );
    expect((await gather(sources, 'a')).sources).toHaveLength(firstLimits.kept);
  });

  it('leaves the snapshot of a source that a page for gaps repeats', async () => {
    const { sources } = await readFor('a');
    const [first] = sources;
    const again = { ...reference(1), url: 'https://elsewhere.example/tides' };
    pages[again.url] = { ...(pages[first?.url ?? ''] as FetchedPage), url: again.url };
    const earlier = { found: [], sources };
    const more = await evidence.retrieval.readForGaps(
      [again],
      { ...target, searchId: toReportId('a') },
      earlier,
    );
    expect(more.sources).toEqual([]);
    expect((await gather(sources, 'a')).sources).toHaveLength(firstLimits.kept);
  });
});
