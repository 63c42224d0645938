import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterFound, jaccard, shinglesOf } from './cluster';
import { plainAddress } from './plain-address';
import type { Found } from './provider';

const reference = (url: string, more: Partial<Found> = {}) =>
  ({ kind: 'reference', provider: 'brave', title: 't', url, publisher: 'p', ...more }) as Found;
const document = (url: string, text: string) =>
  ({ kind: 'document', provider: 'wikipedia', title: 't', url, publisher: 'p', text }) as Found;
const members = (found: readonly Found[]) => clusterFound(found).map((cluster) => cluster.members);

/** Texts of words that no two numbers share. */
const prose = (seed: number, words = 120) =>
  Array.from({ length: words }, (_, at) => `w${seed}x${(at * 7919 + seed) % 1_009}`).join(' ');

describe('found sources', () => {
  it.each([
    ['http://www.example.org/a/', 'https://example.org/a'],
    ['https://example.org/a?utm_source=x&b=2&a=1&fbclid=9#top', 'https://example.org/a?a=1&b=2'],
    ['https://m.example.org/a/index.html', 'https://example.org/a'],
    ['https://EXAMPLE.org:443/a', 'https://example.org/a'],
  ])('with the same address are one: %s', (one, other) => {
    expect(members([reference(one), reference('https://other.example/'), reference(other)])).toEqual([
      [0, 2],
      [1],
    ]);
  });

  it.each([
    ['https://example.org/a', 'https://example.org/b'],
    ['https://example.org/?id=1', 'https://example.org/?id=2'],
    ['https://example.org/A', 'https://example.org/a'],
    ['https://one.example.org/', 'https://two.example.org/'],
    ['https://www.com/', 'https://com/'],
  ])('with different addresses are two: %s', (one, other) => {
    expect(members([reference(one), reference(other)])).toEqual([[0], [1]]);
  });

  it('with the same DOI are one, and a chain of the same is one', () => {
    const doi = { doi: '10.1000/x' };
    const found = [
      reference('https://a.example/1', doi),
      reference('https://b.example/1'),
      reference('https://b.example/1#x', { doi: '10.1000/X' }),
    ];
    expect(clusterFound(found)).toEqual([{ representative: 0, members: [0, 1, 2] }]);
  });

  it('that copy a text with small changes are one voice', () => {
    const text = prose(1);
    const copy = `Reported by an agency: ${text.replace('w1x1 ', 'changed ')} Read more.`;
    const found = [
      document('https://a.example/', text),
      document('https://b.example/', prose(2)),
      document('https://c.example/', copy),
    ];
    expect(members(found)).toEqual([[0, 2], [1]]);
  });

  it('with short texts alike stay apart', () => {
    const text = 'Read more about tidal energy here';
    expect(members([document('https://a.example/', text), document('https://b.example/', text)])).toEqual([
      [0],
      [1],
    ]);
  });

  it('that are series of one table stay apart', () => {
    const series = (name: string) =>
      ({
        ...reference('https://ec.europa.eu/x'),
        kind: 'dataset',
        series: name,
        columns: ['Year', name],
      }) as Found;
    expect(members([series('a'), series('b'), series('a')])).toEqual([[0, 2], [1]]);
  });

  const anyFound = fc
    .array(
      fc.record({
        seed: fc.integer({ min: 0, max: 6 }),
        cut: fc.integer({ min: 0, max: 60 }),
        page: fc.integer({ min: 0, max: 30 }),
      }),
      { maxLength: 12 },
    )
    .map((list) =>
      list.map(({ seed, cut, page }) =>
        document(`https://example.org/${page}`, prose(seed).split(' ').slice(cut).join(' ')),
      ),
    );

  it('are each in one cluster, represented by its first', () => {
    fc.assert(
      fc.property(anyFound, (found) => {
        const clusters = clusterFound(found);
        expect(clusters.flatMap((cluster) => cluster.members).sort((a, b) => a - b)).toEqual([
          ...found.keys(),
        ]);
        for (const cluster of clusters) expect(cluster.representative).toBe(cluster.members[0]);
      }),
    );
  });

  it('form the same clusters in any order', () => {
    fc.assert(
      fc.property(anyFound, (found) => {
        const groups = (list: readonly Found[]) =>
          clusterFound(list)
            .map(({ members: own }) =>
              own
                .map((at) => found.indexOf(list[at] as Found))
                .sort((a, b) => a - b)
                .join(),
            )
            .sort();
        const turned = [...found].reverse();
        expect(groups(turned)).toEqual(groups(found));
      }),
      { numRuns: 50 },
    );
  });

  it('are near-copies exactly from six tenths of common shingles, where nothing else joins them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 110 }), (cut) => {
        const [one, other] = [
          prose(1),
          prose(1).split(' ').slice(cut).concat(prose(2, cut).split(' ')).join(' '),
        ];
        const share = jaccard(shinglesOf(one), shinglesOf(other));
        fc.pre(share < 0.6 || share > 0.75);
        const clusters = clusterFound([
          document('https://a.example/', one),
          document('https://b.example/', other),
        ]);
        expect(clusters).toHaveLength(share >= 0.6 ? 1 : 2);
      }),
    );
  });

  it('are clustered by the thousand, also when all are copies', () => {
    const copies = Array.from({ length: 2_000 }, (_, at) => document(`https://example.org/${at}`, prose(1)));
    expect(clusterFound(copies)).toHaveLength(1);
  });
});

describe('a plain address', () => {
  const start = fc.constantFrom(
    'https://www.example.org/',
    'http://m.example.org:8080/a',
    'https://example.org?',
    'x:',
    '',
  );

  it('stays the same when it is made plain again, and never throws', () => {
    fc.assert(
      fc.property(start, fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (head, path, query) => {
        const address = `${head}${path}?${query}&utm_source=x#${path}`;
        const plain = plainAddress(address);
        if (/^https?:/.test(head) && URL.canParse(address))
          expect(plainAddress(`https://${plain}`)).toBe(plain);
      }),
      { numRuns: 300 },
    );
  });
});
