import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routes } from '../access/routes';
import { slugLength } from './contract';
import { isReserved, slugOf, slugsFor } from './slug';

const first = (count: number, title: string) => {
  const slugs = slugsFor(title);
  return Array.from({ length: count }, () => slugs.next().value);
};

describe('the slug of a report', () => {
  it.each([
    ['Climate Change Impact Analysis 2025', 'climate-change-impact-analysis-2025'],
    ['Stock Market Trends & Predictions', 'stock-market-trends-and-predictions'],
    ['CO2 of the air', 'co2-of-the-air'],
    ['Työttömyys: Åbo ja Jyväskylä', 'tyottomyys-abo-ja-jyvaskyla'],
    ['Smørrebrød og æbler', 'smorrebrod-og-aebler'],
    ['Ελλάδα και οικονομία', 'ellada-kai-oikonomia'],
    ['Рынок искусственного интеллекта', 'rynok-iskusstvennogo-intellekta'],
    ['Łódź, straße', 'lodz-strasse'],
    ['Zoe\u0308’s ﬁles', 'zoes-files'],
    ['../../etc/passwd?x=1#y', 'etc-passwd-x-1-y'],
    ['🚀🔥', 'report'],
    ['中国经济', 'report'],
    ['', 'report'],
    ['\ud83d', 'report'],
  ])('for "%s" is %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('is cut at a word, and within a word only when there is no other place', () => {
    expect(slugOf('word '.repeat(60))).toBe(Array(16).fill('word').join('-'));
    expect(slugOf(`${'word '.repeat(16)}and more`)).toBe(Array(16).fill('word').join('-'));
    expect(slugOf('x'.repeat(500))).toBe('x'.repeat(slugLength));
  });

  it('is always a valid path segment as it is, whatever the title', () => {
    const letter = fc.oneof(fc.nat(0xffff), fc.nat(0x7f)).map((code) => String.fromCharCode(code));
    const title = fc.array(letter, { maxLength: 200 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(title, (text) => {
        const slug = slugOf(text);
        expect(slug).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(slugLength);
      }),
      { numRuns: 200 },
    );
  });

  it('taken by another report gets a number appended', () => {
    expect(first(3, 'Weevils')).toEqual(['weevils', 'weevils-2', 'weevils-3']);
  });

  it('is none that leads to a page of the product itself', () => {
    expect(first(2, 'History')).toEqual(['history-2', 'history-3']);
    expect(first(1, 'How it works')).toEqual(['how-it-works-2']);
  });

  it('avoids the first segments of the product’s own paths, and the files that browsers request', () => {
    const paths = Object.keys(routes).map((route) => route.split(' ')[1] ?? '');
    const files = readdirSync('public').map((name) => `/${name}`);
    const parts = [...paths, ...files].map((path) => path.split('/')[1] ?? '');
    const words = [...new Set(parts)].filter((part) => /^[a-z]/.test(part)).map((part) => slugStem(part));
    expect(words.length).toBeGreaterThan(10);
    expect(words.filter((word) => !isReserved(word))).toEqual([]);
  });

  it('avoids the paths of the web routes', () => {
    for (const word of [
      'api',
      'assets',
      'build',
      'healthz',
      'readyz',
      'metrics',
      'insights',
      'search-queries',
    ])
      expect([word, isReserved(word)]).toEqual([word, true]);
  });
});

/** `favicon.svg` is requested as such; the bare word would look like it. */
const slugStem = (part: string) => part.replace(/\..*$/, '');
