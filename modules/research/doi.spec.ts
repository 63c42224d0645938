import { describe, expect, it } from 'vitest';
import { doiLink } from './contract';

const link = (doi: string) => doiLink({ doi });

describe('the link of a DOI', () => {
  it('leads through the resolver, in whatever form the DOI is written', () => {
    const address = 'https://doi.org/10.1038/s41586-020-2649-2';
    expect(link('10.1038/s41586-020-2649-2')).toBe(address);
    expect(link('doi: 10.1038/S41586-020-2649-2')).toBe(address);
    expect(link('http://dx.doi.org/10.1038/s41586-020-2649-2.')).toBe(address);
  });

  it('escapes characters that are invalid in a URL', () => {
    expect(link('10.1002/(sici)1097?x#y')).toBe('https://doi.org/10.1002/(sici)1097%3Fx%23y');
  });

  it('is missing when the text is no DOI', () => {
    for (const doi of [
      '',
      'n/a',
      '10.1038',
      '10.12/short',
      '11.1038/x',
      'javascript:alert(1)',
      '10.1038/<script>',
    ])
      expect(link(doi)).toBeUndefined();
  });
});
