import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTouched, nextSort, rowCount, viewer, wholeTable, withFilter, type Direction } from './table-view';

const rows = [
  ['Norway', '12', '+4%', '$1.2B'],
  ['Åland', '', '-10%', '$900M'],
  ['Sweden', '9.5', '+0.5%', '–'],
  ['Denmark 10', '100', '−2%', '$3'],
  ['Denmark 9', '9.5', '12%', 'unknown'],
];
const look = viewer({ rows });
const names = (found: readonly (readonly string[])[]) => found.map(([name]) => name);
const by = (column: number, direction: Direction) => ({ filters: [], sort: { column, direction } });

describe('the view of a table', () => {
  it.each<[string, number, Direction, string[]]>([
    ['words', 0, 'ascending', ['Åland', 'Denmark 9', 'Denmark 10', 'Norway', 'Sweden']],
    ['words downwards', 0, 'descending', ['Sweden', 'Norway', 'Denmark 10', 'Denmark 9', 'Åland']],
    ['figures, blanks last', 1, 'ascending', ['Sweden', 'Denmark 9', 'Norway', 'Denmark 10', 'Åland']],
    [
      'figures downwards, blanks last',
      1,
      'descending',
      ['Denmark 10', 'Norway', 'Sweden', 'Denmark 9', 'Åland'],
    ],
    ['percents', 2, 'ascending', ['Åland', 'Denmark 10', 'Sweden', 'Norway', 'Denmark 9']],
    [
      'money, words behind, blanks last',
      3,
      'ascending',
      ['Denmark 10', 'Åland', 'Norway', 'Denmark 9', 'Sweden'],
    ],
    ['money downwards', 3, 'descending', ['Norway', 'Åland', 'Denmark 10', 'Denmark 9', 'Sweden']],
  ])('is sorted by %s', (_, column, direction, expected) => {
    expect(names(look(by(column, direction)))).toEqual(expected);
  });

  it('keeps the rows that pass every filter, in the requested order', () => {
    const view = withFilter(withFilter(wholeTable, 0, 'denmark'), 1, '<100');
    expect(names(look(view))).toEqual(['Denmark 9']);
    expect(
      names(look({ ...withFilter(wholeTable, 1, '9..12'), sort: { column: 1, direction: 'descending' } })),
    ).toEqual(['Norway', 'Sweden', 'Denmark 9']);
  });

  it('keeps the original order before a sort, and after it is cleared', () => {
    expect(look(wholeTable)).toBe(rows);
    expect(isTouched(withFilter(withFilter(wholeTable, 2, '>5'), 2, ' '))).toBe(false);
    const up = nextSort(undefined, 1);
    const down = nextSort(up, 1);
    expect([up?.direction, down?.direction, nextSort(down, 1)]).toEqual([
      'ascending',
      'descending',
      undefined,
    ]);
    expect(nextSort(down, 2)).toEqual({ column: 2, direction: 'ascending' });
  });

  it('neither counts nor sorts a row that only says how many are left out', () => {
    const cut = [
      ['1990', '5'],
      ['… 1,280 rows not shown …', ''],
      ['2023', '4'],
    ];
    expect(rowCount(cut)).toBe(2);
    expect(viewer({ rows: cut })(by(1, 'ascending'))).toEqual([
      ['2023', '4'],
      ['1990', '5'],
    ]);
    expect(viewer({ rows: cut })(wholeTable)).toBe(cut);
  });

  it('neither loses nor adds a row by sorting, whatever it holds', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.constantFrom('', '–', '+3%', '2024', 'Q1 2024'),
    );
    const table = fc.array(fc.tuple(cell, cell), { maxLength: 30 });
    fc.assert(
      fc.property(table, fc.constantFrom<Direction>('ascending', 'descending'), (any, direction) => {
        const found = viewer({ rows: any })(by(1, direction));
        const key = (row: readonly string[]) => JSON.stringify(row);
        expect(found.map(key).sort()).toEqual(any.map(key).sort());
      }),
    );
  });
});
