import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainHost } from './plain-address';
import type { Found } from './provider';
import { classOf, maxPerHost, rankFound, sourceClasses } from './rank';

const reference = (url: string, title: string, more: Partial<Found> = {}) =>
  ({ kind: 'reference', provider: 'brave', title, url, publisher: 'p', ...more }) as Found;
const settings = { query: 'tidal energy in Norway', at: '2026-11-01', limit: 10 };
const order = (found: readonly Found[], more: Partial<typeof settings> = {}) =>
  rankFound(found, { ...settings, ...more }).map(({ index }) => index);

describe('the ranking of found sources', () => {
  it('prefers what fits the query', () => {
    const found = [
      reference('https://a.example/', 'Cooking at sea'),
      reference('https://b.example/', 'Tidal energy in Norway'),
      reference('https://c.example/', 'Wind energy'),
    ];
    expect(order(found)).toEqual([1, 2, 0]);
  });

  it('prefers reliable and fresh sources among equally relevant ones', () => {
    const title = 'Tidal energy in Norway';
    const found = [
      reference('https://blog.example/', title, { publishedAt: '2026-10' }),
      reference('https://www.reuters.com/a', title, { publishedAt: '2024' }),
      reference('https://www.reuters.com/b', title, { publishedAt: '2026-05-01' }),
      reference('https://energy.gov/x', title, { publishedAt: '2026' }),
    ];
    expect(order(found)).toEqual([3, 2, 1, 0]);
  });

  it('counts copies once, by their best', () => {
    const url = 'https://example.org/a';
    const found = [reference(`${url}#x`, 'A page'), reference(url, 'Tidal energy in Norway')];
    expect(rankFound(found, settings)).toMatchObject([{ index: 1, members: [0, 1] }]);
  });

  it.each([
    ['https://ec.europa.eu/eurostat/x', 'statistics'],
    ['https://www.who.int/news', 'official'],
    ['https://www.energy.gov/', 'official'],
    ['https://mit.edu/', 'official'],
    ['https://www.cam.ac.uk/', 'official'],
    ['https://www.nature.com/articles/1', 'reviewed'],
    ['https://fi.wikipedia.org/wiki/Vuorovesi', 'encyclopedia'],
    ['https://yle.fi/a/1', 'news'],
    ['https://energy.gov.example.com/', 'other'],
    ['https://notwho.int.example/', 'other'],
    ['https://mygov/', 'other'],
  ])('judges %s by its host', (url, expected) => {
    expect(classOf(reference(url, 't'))).toBe(expected);
  });

  it('judges works by their sort, and datasets by their provider', () => {
    expect(classOf(reference('https://doi.org/10.1/x', 't', { work: 'journal' }))).toBe('reviewed');
    expect(classOf(reference('https://doi.org/10.1/x', 't', { work: 'preprint' }))).toBe('other');
    expect(classOf({ ...reference('https://example.org/', 't'), kind: 'dataset' } as Found)).toBe(
      'statistics',
    );
  });

  it('uses further sources of a host after all others, where they came with their text', () => {
    const at = (host: string, page: number, kind: Found['kind']) =>
      ({
        ...reference(`https://${host}/${page}`, 'Tidal energy in Norway'),
        kind,
        text: '',
        columns: [],
      }) as Found;
    const article = (page: number) => at('en.wikipedia.org', page, 'document');
    expect(order([1, 2, 3, 4].map(article))).toEqual([0, 1, 2, 3]);
    const other = reference('https://blog.example/', 'Norway');
    expect(order([article(1), article(2), article(3), other, article(4)])).toEqual([0, 1, 3, 2, 4]);
    expect(order([article(1), article(2), article(3), other], { limit: 3 })).toEqual([0, 1, 3]);
    // Pages are fetched from their host, one a second.
    expect(order([1, 2, 3, 4].map((page) => at('yle.fi', page, 'reference')))).toEqual([0, 1]);
  });

  const anyFound = fc
    .array(
      fc.record({
        host: fc.constantFrom('a.example', 'www.a.example', 'b.example', 'who.int', 'yle.fi'),
        page: fc.integer({ min: 0, max: 20 }),
        title: fc.oneof(
          fc.constantFrom('Tidal energy', 'Norway', 'constructor __proto__'),
          fc.string({ maxLength: 20 }),
        ),
        publishedAt: fc.option(fc.constantFrom('1999', '2026-10', '2026-10-31', '2099'), { nil: undefined }),
      }),
      { maxLength: 25 },
    )
    .map((list) =>
      list.map(({ host, page, title, publishedAt }) =>
        reference(`https://${host}/${page}`, title, { publishedAt }),
      ),
    );

  it('gives each cluster once, each host twice at most, best first and within its limit', () => {
    fc.assert(
      fc.property(
        anyFound,
        fc.string({ maxLength: 20 }),
        fc.integer({ min: -1, max: 30 }),
        (found, query, limit) => {
          const ranked = rankFound(found, { ...settings, query, limit });
          expect(ranked.length).toBeLessThanOrEqual(Math.max(0, limit));
          const members = ranked.flatMap((one) => one.members);
          expect(new Set(members).size).toBe(members.length);
          const hosts = new Map<string, number>();
          for (const [place, one] of ranked.entries()) {
            expect(one.members).toContain(one.index);
            expect(sourceClasses).toContain(one.class);
            for (const share of [one.score, one.relevance]) expect(share >= 0 && share <= 1).toBe(true);
            expect(one.score).toBeLessThanOrEqual(ranked[place - 1]?.score ?? 1);
            const host = plainHost(found[one.index]?.url ?? '');
            hosts.set(host, (hosts.get(host) ?? 0) + 1);
          }
          for (const count of hosts.values()) expect(count).toBeLessThanOrEqual(maxPerHost);
          expect(rankFound(found, { ...settings, query, limit })).toEqual(ranked);
        },
      ),
    );
  });
});
