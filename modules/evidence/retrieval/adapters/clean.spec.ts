import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOfDoi, bareDoi, cleanLine, cleanText, isoDate, searchWords, webAddress } from './clean';

const piece = fc.constantFrom(
  '<b>',
  '</b>',
  '<',
  '>',
  '&lt;',
  '&amp;lt;',
  'a<b',
  '<script>',
  '\u0000',
  '\u202e',
  '🌊',
  'sea ',
  '\n',
);
const messy = fc
  .array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 30 })
  .map((parts) => parts.join(''));

describe('a text of a provider', () => {
  it('has no tag, control character or more than its length afterwards', () => {
    fc.assert(
      fc.property(messy, fc.integer({ min: 1, max: 60 }), (raw, length) => {
        for (const text of [cleanLine(raw, length), cleanText(raw, length)]) {
          if (text === undefined) continue;
          expect(text.length).toBeLessThanOrEqual(length);
          expect(text).not.toMatch(/<\/?[a-z][^<>]*>/i);
          // eslint-disable-next-line no-control-regex -- none may be left
          expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]|\p{Surrogate}/u);
          expect(text.trim()).toBe(text);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['CO<jats:sub>2</jats:sub> &amp; heat', 'CO2 & heat'],
    ['&lt;p&gt;Twice &amp;lt;i&amp;gt;escaped&amp;lt;/i&amp;gt;&lt;/p&gt;', 'Twice escaped'],
    ['where p < 0.05 and a<b hold', 'where p < 0.05 and a<b hold'],
    ['<strong>Tides</strong>  of\nthe <em>sea</em>', 'Tides of the sea'],
    ['<b></b>', undefined],
    ['&amp;lt;\u0000A> fleet', 'fleet'],
    ['\u200b\u00ad', undefined],
  ])('%s', (raw, expected) => {
    expect(cleanLine(raw, 100)).toBe(expected);
  });

  it('keeps its paragraphs where asked', () => {
    expect(
      cleanText('<jats:title>Aim</jats:title><jats:p>One  two.</jats:p>\n\n<jats:p>Three.</jats:p>', 100),
    ).toBe('Aim\nOne two.\nThree.');
  });
});

describe('the words of a search', () => {
  it('carry no operator of a search engine', () => {
    expect(searchWords('!!g "tidal energy" -site:example.org (a|b)* ~c +d :fi ?', 200)).toBe(
      'tidal energy site example.org a b c d fi'.replace('tidal', 'g tidal'),
    );
    expect(searchWords('R&D in 2024, 50 % of e-cars’ C++', 200)).toBe('R&D in 2024, 50 of e-cars’ C++');
  });

  it('fit into the length of a provider', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 300, unit: 'grapheme' }),
        fc.integer({ min: 0, max: 80 }),
        (text, length) => {
          expect(searchWords(text, length).length).toBeLessThanOrEqual(length);
        },
      ),
    );
  });
});

describe('a date, an address and a DOI of a provider', () => {
  it.each([
    ['2024', '2024'],
    ['2024-05', '2024-05'],
    ['2024-02-30', undefined],
    ['2024-13', undefined],
    ['2024-05-31T10:00:00Z', '2024-05-31'],
    ['Tue, 05 Nov 2024 08:00:00 GMT', '2024-11-05'],
    ['March 3, 2023', '2023-03-03'],
    ['3 days ago', undefined],
    ['0001-01-01', undefined],
    ['', undefined],
  ])('the date %s', (raw, expected) => {
    expect(isoDate(raw)).toBe(expected);
  });

  it.each([
    ['https://Example.org/a b', 'https://example.org/a%20b'],
    ['javascript:alert(1)', undefined],
    ['https://name:word@example.org/', undefined],
    ['/relative', undefined],
    [`https://example.org/${'x'.repeat(3_000)}`, undefined],
  ])('the address %s', (raw, expected) => {
    expect(webAddress(raw)).toBe(expected);
  });

  it('a DOI is taken out of its address', () => {
    expect(bareDoi('https://doi.org/10.1000/ABC(1)')).toBe('10.1000/abc(1)');
    expect(bareDoi('none')).toBeUndefined();
    expect(addressOfDoi('10.1000/a?b#c')).toBe('https://doi.org/10.1000/a%3Fb%23c');
  });
});
