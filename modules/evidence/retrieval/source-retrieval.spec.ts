import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RetryableError, TerminalError } from '../../kernel/errors';
import { StoreUnavailable } from '../../kernel/events/event-store';
import { isRefusal } from '../../kernel/refusal';
import { toReportId } from '../../kernel/report-id';
import { request } from '../../../tests/doubles/request';
import type { Found } from './provider';
import { firstLimits, gapLimits } from './source-retrieval';

import {
  target,
  world,
  useRetrievalWorld,
  reference,
  article,
  dataset,
  pageAt,
  gather,
} from '../../../tests/doubles/retrieval-world';

useRetrievalWorld();

describe('reading what was found', () => {
  it('keeps texts, datasets and pages, and gathers them like attached sources', async () => {
    const url = 'https://site-1.example/tides';
    world.pages[url] = pageAt(
      url,
      'Tides move 40 million tonnes of water through the strait each day. '.repeat(4),
    );
    const { sources } = await world.evidence.retrieval.read([reference(1), article, dataset], target);
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
      world.pages[url] = pageAt(url, body);
    }
    const found = [reference(1), reference(2), reference(3)];
    const { sources, unread } = await world.evidence.retrieval.read(found, target);
    expect(sources).toHaveLength(1);
    expect(unread).toEqual([]);
  });

  it('reads no page whose address was pasted for the same report', async () => {
    const { url } = reference(1);
    world.pages[url] = pageAt(
      url,
      'Tides move 40 million tonnes of water through the strait each day. '.repeat(4),
    );
    const pasted = await world.evidence.attachPage(url, 'ann', request());
    if (isRefusal(pasted)) throw new Error(pasted.code);
    const sourceIds = pasted.sources.map(({ sourceId }) => sourceId);
    const again = { ...reference(1), url: `${url}/?utm_source=search#top` };
    const { sources } = await world.evidence.retrieval.read([again, article], { ...target, sourceIds });
    expect(sources.map((source) => source.url)).toEqual([article.url]);
    expect(world.fetched).toEqual([url]);
  });

  it('keeps one of the pages to which several publishers took over a text', async () => {
    const text =
      'The tide at Kvalsund rose to 4.2 metres in 2019, says the harbour office, and turned the turbine for nine hours a day. ' +
      'Fishermen asked for a longer pause in spring, when the cod comes in, and the owner of the plant agreed to two weeks.';
    const others =
      'Norway plans three more plants in the north, where the strait is deep enough for large blades. '.repeat(
        3,
      );
    for (const [at, body] of [
      text,
      `Our correspondent writes. ${text}`,
      `${text} All rights reserved.`,
      others,
    ].entries()) {
      const url = reference(at).url;
      world.pages[url] = pageAt(url, body);
    }
    const found = [0, 1, 2, 3].map((at) => reference(at));
    const { sources } = await world.evidence.retrieval.read(found, target);
    expect(sources.map(({ url }) => url)).toEqual([reference(0).url, reference(3).url]);
    world.pages[reference(4).url] = pageAt(reference(4).url, `${text} Read more tomorrow.`);
    const filled = await world.evidence.retrieval.readForGaps([reference(4)], target, { found, sources });
    expect(filled.sources).toEqual([]);
  });

  it.each([
    ['an unexpected error', new TypeError('unexpected')],
    ['an error that stays', new TerminalError('page-broken', 'It is broken.')],
  ])('leaves out and names the one source whose reading meets %s', async (_, error) => {
    world.fetchFails = error;
    const found = [{ ...reference(1), title: 'Broken' }, article];
    const { sources, unread } = await world.evidence.retrieval.read(found, target);
    expect(sources.map(({ provider }) => provider)).toEqual(['wikipedia']);
    expect(unread).toEqual(['Broken']);
    expect((await gather(sources)).sources).toHaveLength(1);
  });

  it('throws what a retry may fix: no thread to read with, no disk to keep it on', async () => {
    world.fetchFails = new RetryableError('no-thread', 'No thread starts.');
    await expect(world.evidence.retrieval.read([reference(1), article], target)).rejects.toBe(
      world.fetchFails,
    );
    world.fetchFails = undefined;
    rmSync(join(world.dir, 'sources'), { recursive: true, force: true });
    writeFileSync(join(world.dir, 'sources'), 'no folder');
    await expect(world.evidence.retrieval.read([article], target)).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it('adds a limited number of sources to a report', async () => {
    const many = Array.from({ length: 40 }, (_, at) => reference(at));
    for (const { url } of many)
      world.pages[url] = pageAt(url, `Tides of place ${url} are measured daily. `.repeat(5));
    const { sources } = await world.evidence.retrieval.read(many, target);
    expect(sources.length).toBeLessThanOrEqual(firstLimits.kept);
    expect(world.fetched.length).toBeLessThanOrEqual(firstLimits.candidates);
  });

  it('reads what was found for gaps beside it, without copies of what was read before', async () => {
    const before = await world.evidence.retrieval.read([article], target);
    const fresh: Found = { ...article, url: 'https://en.wikipedia.org/wiki/Cable', text: 'Cables lie deep.' };
    // Another address with nearly the same text.
    const copy = { ...article, url: 'https://mirror.example/tides', text: `${article.text} Indeed.` };
    const earlier = { found: [article], sources: before.sources };
    const { sources, unread } = await world.evidence.retrieval.readForGaps([copy, fresh], target, earlier);
    expect(sources.map(({ url }) => url)).toEqual([fresh.url]);
    const again = { ...article, url: `${article.url}?utm_source=x` };
    expect((await world.evidence.retrieval.readForGaps([again], target, earlier)).sources).toEqual([]);
    expect(unread).toEqual([]);
    expect((await gather([...before.sources, ...sources])).sources).toHaveLength(2);
  });

  it('adds fewer sources for gaps', async () => {
    const many = Array.from({ length: 40 }, (_, at) => reference(at));
    for (const { url } of many)
      world.pages[url] = pageAt(url, `Tides of place ${url} are measured daily. `.repeat(5));
    const { sources } = await world.evidence.retrieval.readForGaps(many, target, { found: [], sources: [] });
    expect(sources).toHaveLength(gapLimits.kept);
    expect(world.fetched).toHaveLength(gapLimits.candidates);
  });

  it('deletes the snapshots of one search alone', async () => {
    const { sources: mine } = await world.evidence.retrieval.read([article], target);
    const { sources: other } = await world.evidence.retrieval.read([article], {
      ...target,
      searchId: toReportId('s-2'),
    });
    await world.evidence.retrieval.remove(toReportId('s-1'), 'ann');
    const kept = { retrieved: { searchId: toReportId('s-2'), sources: other } };
    expect(isRefusal(await world.evidence.gather([], 'ann', 'other words', kept))).toBe(false);
    const fresh = { ...mine[0], sourceId: 'not-cached' } as (typeof mine)[number];
    const gone = world.evidence.gather([], 'ann', 'x', {
      retrieved: { searchId: toReportId('s-1'), sources: [fresh] },
    });
    await expect(gone).rejects.toMatchObject({ code: 'source-missing' });
  });
});
