import { describe, expect, it } from 'vitest';
import { filterTerm } from './filter-term';
import { readColumn } from './read-cell';

const kept = (typed: string, cells: string[]) => {
  const test = filterTerm(typed, readColumn(cells));
  return test && cells.filter(test);
};
const figures = ['5', '15.2', '−3', '$1.2K', ''];
const years = ['1990', '2000', '2010-2019', '2023'];
const places = ['São Paulo', 'Norway', 'South Norway', ''];

describe('the filter of a column', () => {
  it.each<[string, string[], string[] | undefined]>([
    ['', figures, undefined],
    ['  ', figures, undefined],
    ['>', figures, undefined],
    ['5', figures, ['5', '15.2']],
    ['> 5', figures, ['15.2', '$1.2K']],
    ['>=5', figures, ['5', '15.2', '$1.2K']],
    ['≤ 5', figures, ['5', '−3']],
    ['=5', figures, ['5']],
    ['!=5', figures, ['15.2', '−3', '$1.2K']],
    ['< 0', figures, ['−3']],
    ['-3', figures, ['−3']],
    ['5..16', figures, ['5', '15.2']],
    ['16 to 5', figures, ['5', '15.2']],
    ['-5..0', figures, ['−3']],
    ['> 1K', figures, ['$1.2K']],
    ['> many', figures, []],
    ['>2000', years, ['2010-2019', '2023']],
    ['1990..2000', years, ['1990', '2000']],
    ['sao', places, ['São Paulo']],
    ['NORWAY', places, ['Norway', 'South Norway']],
    ['= norway', places, ['Norway']],
    ['!= norway', places, ['São Paulo', 'South Norway', '']],
    ['a to b', places, []],
    ['.*', places, []],
  ])('%j in %j keeps %j', (typed, cells, expected) => {
    expect(kept(typed, cells)).toEqual(expected);
  });
});
