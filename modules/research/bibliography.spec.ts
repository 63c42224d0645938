import { describe, expect, it } from 'vitest';
import { bibliography, bibliographyFormats, namesIn, unverifiedNote } from './bibliography';
import { doiIn, doiLink, type Citation } from './citation';

const citation = (given: Partial<Citation> = {}): Citation => ({
  id: 'c1',
  authors: 'Doe, J., Roe, A.',
  year: '2021',
  title: 'Ice & water: 100 % of {what} melts_',
  journal: 'Journal of Ice',
  doi: '10.1000/ICE.2021',
  url: 'https://example.org/ice',
  basis: 'source',
  sourceId: 's1',
  ...given,
});

describe('a DOI', () => {
  it.each([
    ['10.1038/s41586-020-2649-2', '10.1038/s41586-020-2649-2'],
    ['https://doi.org/10.1038/S41586', '10.1038/s41586'],
    ['doi: 10.1000/xyz.', '10.1000/xyz'],
    ['10.1002/(SICI)1097-4571(199806)49:8', '10.1002/(sici)1097-4571(199806)49:8'],
  ])('is found in %s', (given, doi) => expect(doiIn(given)).toBe(doi));

  it.each([
    '',
    'none',
    '10.12/short-registrant',
    '10.1000/',
    '10.1000/with space',
    'javascript:alert(1)//10.1000/x',
    '10.1000/<script>',
    `10.1000/${'x'.repeat(300)}`,
  ])('is not found in "%s", which gets no link', (given) => {
    expect(doiIn(given)).toBe('');
    expect(doiLink({ doi: given })).toBeUndefined();
  });

  it('is linked through the resolver, with its characters encoded', () => {
    expect(doiLink({ doi: '10.1000/a#b?c' })).toBe('https://doi.org/10.1000/a%23b%3Fc');
  });
});

describe('the authors', () => {
  it.each([
    ['Doe, J., Roe, A.', ['Doe|J.', 'Roe|A.']],
    ['Jane Doe and Ann Roe', ['Doe|Jane', 'Roe|Ann']],
    ['Doe, Jane; van Dam, Ann', ['Doe|Jane', 'van Dam|Ann']],
    ['International Energy Agency', ['International Energy Agency']],
    ['Ministry of Food and Agriculture', ['Ministry of Food and Agriculture']],
    ['World Bank; Doe, Jane', ['World Bank', 'Doe|Jane']],
    ['Doe, J.; Roe, A. and Poe, B.', ['Doe|J.', 'Roe|A.', 'Poe|B.']],
    ['Doe, J. & Roe, A.', ['Doe|J.', 'Roe|A.']],
    ['AT&T', ['AT&T']],
    ['Doe,', ['Doe']],
    [' , ; and', ['and']],
    ['Doe, Jane', ['Doe|Jane']],
    ['Doe et al.', ['Doe']],
    ['', []],
  ])('of "%s" are split into names', (given, names) => {
    const read = namesIn(given).map((name) =>
      'literal' in name ? name.literal : `${name.family}|${name.given}`,
    );
    expect(read).toEqual(names);
  });
});

describe('a bibliography', () => {
  it('marks an entry that no source backs in each format', () => {
    for (const format of bibliographyFormats) {
      expect(bibliography([citation({ basis: 'unverified' })], format)).toContain(unverifiedNote);
      expect(bibliography([citation()], format)).not.toContain('Unverified');
    }
  });

  it('escapes TeX commands', () => {
    const text = bibliography([citation({ title: '\\input{/etc/passwd} $x$ #1' })], 'bibtex');
    expect(text).toContain(
      '\\textbackslash{}input\\textbraceleft{}/etc/passwd\\textbraceright{} \\$x\\$ \\#1',
    );
  });

  it('holds web addresses only, whatever a citation calls one', () => {
    for (const url of ['javascript:alert(1)', 'file:///etc/passwd', 'example.org', 'http://', ''])
      for (const format of bibliographyFormats)
        expect(bibliography([citation({ url })], format).toLowerCase()).not.toMatch(/ur[l ]|passwd/);
  });

  it('gives entries of one author and year distinct keys', () => {
    const keys = bibliography([citation(), citation({ id: 'c2' })], 'bibtex').match(/@article\{([^,]+)/g);
    expect(new Set(keys).size).toBe(2);
  });

  it('keeps line breaks out of RIS, where they would begin another field', () => {
    const text = bibliography([citation({ title: 'Ice\nER  - \nTY  - JOUR' })], 'ris');
    expect(text.match(/^TY {2}- /gm)).toHaveLength(1);
  });
});
