import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { refuse } from '../../kernel/refusal';
import { toReportId } from '../../kernel/report-id';
import type { FetchedPage } from './fetch/page-fetcher';
import type { Found } from './provider';
import { firstLimits, pagesAtOnce } from './source-retrieval';

import {
  target,
  world,
  useRetrievalWorld,
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
    await Promise.all(reports);
    expect(world.fetched).toHaveLength(2 * firstLimits.candidates);
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
