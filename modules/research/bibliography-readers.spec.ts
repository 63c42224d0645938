import core, { type CslItem } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  bibliography,
  bibliographyFormats,
  namesIn,
  unverifiedNote,
  type BibliographyFormat,
} from './bibliography';
import type { Citation } from './citation';

/** The problems the reader reports: unknown fields and types, and invalid values. */
const complaints: unknown[] = [];
core.logger.level = 'unmapped';
core.logger._console = { log: (...words) => void complaints.push(words) };
beforeEach(() => void complaints.splice(0));

const typeOf = { bibtex: '@bibtex/text', ris: '@ris/file', 'csl-json': '@else/json' };

/** The contents of the file as read by an independent program. */
const read = (text: string, format: BibliographyFormat): CslItem[] =>
  new core.Cite(text, { forceType: typeOf[format] }).data;

/** A name as one text, since formats split it differently. */
const nameRead = (name: NonNullable<CslItem['author']>[number]): string =>
  [
    name.given,
    name['dropping-particle'],
    name['non-dropping-particle'],
    name.family,
    name.literal,
    name.suffix,
  ]
    .filter(Boolean)
    .join(' ')
    .replace(/[\s,]+/g, ' ');

const namesOf = (authors: string): string[] =>
  namesIn(authors).map((name) =>
    ('literal' in name ? name.literal : `${name.given} ${name.family}`).replace(/[\s,]+/g, ' ').trim(),
  );

const citation = (given: Partial<Citation>): Citation => ({
  ...{ id: 'c1', authors: 'Doe, J., Roe, A.', year: '2021', title: 'Ice and water', journal: '' },
  ...{ doi: '', url: '', basis: 'source', ...given },
});

/** Characters with a meaning in one of the formats, and text that would begin another field or entry in it. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'{}\\%&#_$~^"\'`@=,;|<>[]()-*/?!\u00e9\u00df\u65e5'.split(''),
        ...['--', "''", '?`', '\u200b', '\u202e', '\u{1f642}', '\ud800', '\0', '\n', '\r\n', '\u2028', '\t'],
        ...[
          '}},\n}\n@article{x,',
          '\nER  - \r\nTY  - JOUR\r\n',
          '@comment{',
          '\\input{/etc/passwd}',
          '<i>',
          ' and ',
        ],
        ...[
          '"}, {"id":"x"',
          'N1  - ',
          '%',
          '\\end{document}',
          '10.1000/x',
          'http://a.b/{c}',
          '${x}',
          '$x^2$',
        ],
      ),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => `A${parts.join('')}Z`);

/** The text as it may be read back: on one line, whole characters, none of them invisible. */
const asText = (text: string) =>
  (JSON.parse(bibliography([citation({ title: text })], 'csl-json')) as CslItem[])[0]?.title;

describe.each(bibliographyFormats)('a bibliography as %s, read by another program', (format) => {
  it('holds titles, authors, years, journals, DOIs and addresses, and says what is unverified', () => {
    const citations = [
      citation({
        ...{
          authors: 'Doe, J., Roe, A.',
          title: 'Ice & water: 100 % of {what} melts_',
          journal: 'Journal of Ice',
        },
        ...{ doi: '10.1000/ICE_2021%3#(1)', url: 'https://example.org/i{ce}?a=b_c&d=%20~#x' },
      }),
      citation({
        ...{
          id: 'c2',
          authors: 'International Energy Agency',
          title: 'Vertrauen in Zürich – 日本',
          year: '',
        },
        basis: 'unverified',
      }),
    ];
    const [first, second, ...more] = read(bibliography(citations, format), format);
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      type: 'article-journal',
      title: 'Ice & water: 100 % of {what} melts_',
      issued: { 'date-parts': [[2021]] },
      'container-title': 'Journal of Ice',
      DOI: '10.1000/ice_2021%3#(1)',
      URL: 'https://example.org/i%7Bce%7D?a=b_c&d=%20~#x',
    });
    expect(first?.author?.map(nameRead)).toEqual(['J. Doe', 'A. Roe']);
    expect(first?.note).toBeUndefined();
    expect(second).toMatchObject({
      ...{ type: 'document', title: 'Vertrauen in Zürich – 日本', note: unverifiedNote },
    });
    expect(second?.author?.map(nameRead)).toEqual(['International Energy Agency']);
    expect(second?.issued).toBeUndefined();
    expect(complaints).toEqual([]);
  });

  it('keeps hostile titles and journals within their fields', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(hostile, hostile), { minLength: 1, maxLength: 4 }), (pairs) => {
        const citations = pairs.map(([title, journal], at) => citation({ id: `c${at}`, title, journal }));
        const items = read(bibliography(citations, format), format);
        expect(items.map((item) => [item.title, item['container-title']])).toEqual(
          pairs.map((pair) => pair.map(asText)),
        );
        expect(new Set(items.map(({ id }) => id)).size).toBe(pairs.length);
        expect(complaints).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps hostile names within their fields', () => {
    fc.assert(
      fc.property(hostile, (authors) => {
        const line = asText(authors) ?? '';
        const [item, ...more] = read(bibliography([citation({ authors })], format), format);
        expect(more).toEqual([]);
        expect(item?.title).toBe('Ice and water');
        expect(item?.author?.map(nameRead) ?? []).toEqual(namesOf(line));
        expect(complaints).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('is a file without entries without citations', () => {
    expect(bibliography([], format).trim()).toBe(format === 'csl-json' ? '[]' : '');
  });
});

describe('a bibliography as bibtex', () => {
  it('has as many closing as opening braces in each field, since BibTeX counts them after backslashes too', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, journal, authors) => {
        const text = bibliography(
          [citation({ title, journal, authors, url: `https://a.b/${title}` })],
          'bibtex',
        );
        const fields = text.split('\n').filter((line) => line.startsWith('  '));
        for (const field of fields) {
          let depth = 0;
          for (const sign of field.replace(/,$/, '').replace(/^ {2}\w+ = /, '')) {
            if (sign === '{') depth += 1;
            if (sign === '}') depth -= 1;
            expect(depth).toBeGreaterThanOrEqual(0);
          }
          expect(depth).toBe(0);
        }
        expect(fields.every((field) => /^ {2}(author|title|journal|year|url) = \{.*\},?$/.test(field))).toBe(
          true,
        );
      }),
    );
  });
});
