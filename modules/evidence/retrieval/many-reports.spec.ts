import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { collectGarbage } from '../../../tests/doubles/collect-garbage';
import { refuse } from '../../kernel/refusal';
import { toReportId } from '../../kernel/report-id';
import type { FetchedPage } from './fetch/page-fetcher';
import type { Found, SourceReading } from './provider';
import { firstLimits, pagesAtOnce } from './source-retrieval';

import {
  target,
  world,
  useRetrievalWorld,
  article,
  reference,
  pageAt,
  gather,
  open,
} from '../../../tests/doubles/retrieval-world';

useRetrievalWorld();

describe('reading for many reports at once', () => {
  /** As many different world.pages as a report tries to read. */
  function foundOn(site: string): Found[] {
    return Array.from({ length: firstLimits.candidates }, (_, at) => {
      const url = `https://${site}-${at}.example/tides`;
      world.pages[url] = pageAt(url, `Tides of place ${url} are measured daily. `.repeat(5));
      return { ...reference(at), url };
    });
  }
  const readFor = (id: string) =>
    world.evidence.retrieval.read(foundOn(id), { ...target, searchId: toReportId(id) });
  const startedFor = (searchId: string) =>
    world.fetched.filter((url) => url.includes(`//${searchId}-`)).length;

  it('reads all sources of reports that start at once, although their pages wait for each other', async () => {
    const secondsOfPage = 4;
    const clocks: { ms: number; ring: () => void }[] = [];
    world.wait = (ms) => new Promise((ring) => clocks.push({ ms, ring }));
    world.evidence = open();
    // All slots are busy all the time: so many pages take so long.
    world.answering = () => {
      const now = (world.fetched.length / pagesAtOnce) * secondsOfPage * 1_000;
      for (const { ms, ring } of clocks) if (now >= ms) ring();
      return Promise.resolve();
    };
    const reports = Array.from({ length: 20 }, (_, at) => readFor(`r${at}`));
    for (const { sources, late } of await Promise.all(reports)) {
      expect(sources).toHaveLength(firstLimits.kept);
      expect(late).toEqual([]);
    }
  });

  it('fetches no page for a report whose places are filled by better sources', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    world.answering = () => answered;
    const first = readFor('b');
    await vi.waitFor(() => expect(world.fetched).toHaveLength(pagesAtOnce));
    const texts = Array.from({ length: firstLimits.kept }, (_, at): Found => {
      const url = `https://words-${at}.example/tides`;
      return { ...article, url, text: `${article.text} Plant ${at} of ${url} has ${at + 3} turbines.` };
    });
    const pages = foundOn('a').map((page) => ({ ...page, title: 'Weather' }));
    const searchId = toReportId('a');
    let states: string[] = [];
    const onReading = (sources: readonly SourceReading[]) => (states = sources.map(({ state }) => state));
    const report = world.evidence.retrieval.read([...texts, ...pages], { ...target, searchId, onReading });
    await vi.waitFor(() => expect(states.filter((state) => state === 'read')).toHaveLength(texts.length));
    answer();
    expect((await report).sources.map(({ kind }) => kind)).toEqual(texts.map(() => 'text'));
    await first;
    expect(startedFor('a')).toBe(0);
  });

  it('frees the waiting pages of a cancelled search at once, and goes on with the others', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    world.answering = () => answered;
    const cancelling = new AbortController();
    const { signal } = cancelling;
    const searchId = toReportId('a');
    const cancelled = world.evidence.retrieval.read(foundOn('a'), { ...target, searchId, signal });
    const other = readFor('b');
    await vi.waitFor(() => expect(world.fetched).toHaveLength(pagesAtOnce));
    cancelling.abort(new Error('cancelled'));
    await expect(cancelled).rejects.toThrow('cancelled');
    await vi.waitFor(() => expect(startedFor('b')).toBe(pagesAtOnce));
    answer();
    expect((await other).sources).toHaveLength(firstLimits.kept);
    expect(startedFor('a')).toBe(pagesAtOnce);
    expect(readdirSync(join(world.dir, 'sources', 'ann'))).toHaveLength(2 * firstLimits.kept);
  });

  it('reads the best pages of each report before the next ones of another', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    world.answering = () => answered;
    const reports = ['a', 'b', 'c'].map(readFor);
    await vi.waitFor(() => expect(world.fetched).toHaveLength(pagesAtOnce));
    expect(startedFor('a')).toBe(pagesAtOnce);
    answer();
    for (const { sources } of await Promise.all(reports)) expect(sources).toHaveLength(firstLimits.kept);
    // The first report took all places before the others came; its last candidates wait for their best ones.
    const next = world.fetched.slice(pagesAtOnce, 3 * pagesAtOnce);
    expect(next.filter((url) => url.includes('//a-'))).toEqual([]);
  });

  it('fetches no further page while those fetched wait to be read', async () => {
    let read = () => {};
    world.reading = new Promise((resolve) => (read = resolve));
    const reports = ['a', 'b'].map(readFor);
    await vi.waitFor(() => expect(world.fetched).toHaveLength(pagesAtOnce));
    await new Promise(setImmediate);
    expect(world.fetched).toHaveLength(pagesAtOnce);
    read();
    for (const { sources } of await Promise.all(reports)) expect(sources).toHaveLength(firstLimits.kept);
  });

  it('gives up the pages that are not read by the end of its time, and fetches none of those that wait', async () => {
    let end = () => {};
    world.wait = () => new Promise((resolve) => (end = resolve));
    world.evidence = open();
    world.answering = () => new Promise(() => {});
    const report = readFor('a');
    await vi.waitFor(() => expect(world.fetched).toHaveLength(pagesAtOnce));
    end();
    expect((await report).sources).toEqual([]);
    expect(world.ended).toBe(pagesAtOnce);
    expect(world.fetched).toHaveLength(pagesAtOnce);
  });

  it('names the pages that were not read in time, as many as would have been sources', async () => {
    let end = () => {};
    world.wait = () => new Promise((resolve) => (end = resolve));
    world.evidence = open();
    const found = foundOn('a');
    // Three pages are read; then no further one is answered.
    const first = found.slice(0, 3);
    const fast = new Set(first.map(({ url }) => url));
    world.answering = (url) => (fast.has(url) ? Promise.resolve() : new Promise(() => {}));
    const report = world.evidence.retrieval.read(found, { ...target, searchId: toReportId('a') });
    await vi.waitFor(() =>
      expect(readdirSync(join(world.dir, 'sources', 'ann'))).toHaveLength(2 * first.length),
    );
    end();
    const { sources, late, unread } = await report;
    expect(sources.map(({ url }) => url)).toEqual([...fast]);
    const rest = found.slice(first.length, firstLimits.kept);
    expect(late).toEqual(rest.map(({ title }) => title));
    expect(unread).toEqual([]);
  });

  it('reports what is read, and how each reading ended', async () => {
    const [good, gone] = foundOn('a').slice(0, 2);
    if (!good || !gone) throw new Error('nothing was found');
    world.refusals = { [gone.url]: refuse('address-status') };
    const reported: string[] = [];
    const onReading = (sources: readonly SourceReading[]) =>
      reported.push(sources.map(({ title, host, state }) => `${title} at ${host}: ${state}`).join(', '));
    await world.evidence.retrieval.read([good, gone], {
      ...{ ...target, searchId: toReportId('a') },
      onReading,
    });
    const inStates = (...states: string[]) =>
      [good, gone].map(({ title }, at) => `${title} at a-${at}.example: ${states[at]}`).join(', ');
    expect(reported.slice(0, 3)).toEqual([
      inStates('waiting', 'waiting'),
      inStates('reading', 'waiting'),
      inStates('reading', 'reading'),
    ]);
    expect(reported.at(-1)).toBe(inStates('read', 'left-out'));
    expect(reported).toHaveLength(5);
  });

  it('holds no bytes of a stored page while others are read', async () => {
    let end = () => {};
    world.wait = () => new Promise((resolve) => (end = resolve));
    world.evidence = open();
    const found = foundOn('a');
    const [first] = found;
    const bytes = new WeakRef(world.pages[first?.url ?? '']?.bytes ?? Buffer.alloc(0));
    world.answering = (url) => (url === first?.url ? Promise.resolve() : new Promise(() => {}));
    const report = world.evidence.retrieval.read(found, { ...target, searchId: toReportId('a') });
    await vi.waitFor(() => expect(readdirSync(join(world.dir, 'sources', 'ann'))).toHaveLength(2));
    world.pages = {};
    await expect
      .poll(() => {
        collectGarbage();
        // A failed check keeps the value that it received.
        return bytes.deref() === undefined;
      })
      .toBe(true);
    end();
    expect((await report).sources).toHaveLength(1);
  });

  it('names a page whose site is too slow, and none that is refused', async () => {
    const found = foundOn('a').slice(0, 3);
    const [slowest, gone] = found;
    world.refusals = {
      [slowest?.url ?? '']: refuse('address-timeout'),
      [gone?.url ?? '']: refuse('address-status'),
    };
    const { sources, late } = await world.evidence.retrieval.read(found, {
      ...target,
      searchId: toReportId('a'),
    });
    expect(sources).toHaveLength(1);
    expect(late).toEqual([slowest?.title]);
  });

  it('keeps snapshots of the sources of the report alone', async () => {
    const { sources } = await readFor('a');
    const kept = readdirSync(join(world.dir, 'sources', 'ann'));
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
    world.pages[again.url] = { ...(world.pages[first?.url ?? ''] as FetchedPage), url: again.url };
    const earlier = { found: [], sources };
    const more = await world.evidence.retrieval.readForGaps(
      [again],
      { ...target, searchId: toReportId('a') },
      earlier,
    );
    expect(more.sources).toEqual([]);
    expect((await gather(sources, 'a')).sources).toHaveLength(firstLimits.kept);
  });
});
