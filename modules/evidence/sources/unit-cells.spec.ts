import { describe, expect, it } from 'vitest';
import { createCollector } from './table-spans';
import { typeTable } from './type-table';

/** The unit and the values of a column behind one of names: "EUR million: 184.6, -3.1, none". */
function columnOf(header: string, cells: readonly string[]): string {
  const { columns, rows } = typeTable(
    ['Name', header],
    cells.map((cell, row) => [`row ${row}`, cell]),
  );
  const column = columns[1];
  return column?.type === 'number'
    ? `${column.unit}: ${rows.map((row) => row[1] ?? 'none').join(', ')}`
    : 'text';
}

describe('cells that carry their unit', () => {
  it.each([
    ['Turnover', ['EUR 71.2m', 'EUR -4.4m', 'n/a'], 'EUR million: 71.2, -4.4, none'],
    ['Turnover', ['€12m', '–', '€ 7.5 million'], '€ million: 12, none, 7.5'],
    ['Turnover', ['$1.2bn', '$950m', '$2.1bn'], '$ billion: 1.2, 0.95, 2.1'],
    ['Turnover', ['184,6 Mio. EUR', '12,4 Mio. EUR'], 'EUR million: 184.6, 12.4'],
    ['Turnover (EUR)', ['1.2bn', '300m'], 'EUR billion: 1.2, 0.3'],
    ['Turnover (EUR m)', ['EUR 1.2bn', 'EUR 300m'], 'EUR m: 1200, 300'],
    ['Turnover', ['(£3.1m)', '£(0.4)m', '£5m', '-£2m', '0'], '£ million: -3.1, -0.4, 5, -2, 0'],
    ['Length', ['4.2 km', '17 km', '950 m'], 'km: 4.2, 17, 0.95'],
    ['Depth', ['1,240 m', '300 m'], 'm: 1240, 300'],
    ['Depth', ['1240m', '300m'], 'm: 1240, 300'],
    ['Visitors', ['1.2m', '300k', '2m'], 'million: 1.2, 0.3, 2'],
    ['Output', ['12.5 GWh', '1 240 GWh'], 'GWh: 12.5, 1240'],
    ['Fee', ['CHF 85', "CHF 1'200"], 'CHF: 85, 1200'],
    ['Fuel', ['€1.82/l', '€1.65/l'], '€/l: 1.82, 1.65'],
    ['Staff', ['1,240 employees', '1 employee'], 'employees: 1240, 1'],
    [
      'Population',
      ['3.2 million people', '400,000 people', '1 million people'],
      'million people: 3.2, 0.4, 1',
    ],
  ])('are a column of figures under %s: %j', (header, cells, expected) => {
    expect(columnOf(header, cells)).toBe(expected);
  });

  it.each([
    ['Turnover', ['EUR 12m', 'USD 13m']],
    ['Value', ['€12', '$13']],
    ['Value', ['€12', '45%', '1,200']],
    ['Turnover', ['EUR 12m', '13.1']],
    ['Turnover (USD)', ['EUR 12m', 'EUR 13m']],
    ['Time', ['45 min', '2 h']],
    ['Event', ['100m', '200m']],
    ['Decade', ['1990s', '2000s']],
    ['Network', ['5G', '4G']],
    ['Flat', ['5A', '6A']],
    ['Place', ['1st', '2nd']],
    ['When', ['12 May', '3 May']],
    ['Seen', ['2 days ago', '3 days ago']],
    ['Price', ['5 p', '7 p']],
    ['Score', ['2-1', '3-1']],
    ['Route', ['10-12 km', '3 km']],
    ['Route', ['<5 km', '3 km']],
  ])('are words under %s: %j', (header, cells) => {
    expect(columnOf(header, cells)).toBe('text');
  });

  it('stay words in the first column, which names the rows', () => {
    const { columns } = typeTable(
      ['Race', 'Runners'],
      [
        ['5 km', '120'],
        ['10 km', '88'],
      ],
    );
    expect(columns.map(({ type }) => type)).toEqual(['text', 'number']);
  });

  it('keep their words in the passage of their row', () => {
    const { spans, addTable } = createCollector();
    const rows = ['EUR 1,200k', 'EUR 2.4m', 'EUR 3.1m'].map((cell, line) => ({ cells: ['A', cell], line }));
    addTable('Table', ['Name', 'Costs'], rows, 0);
    expect(spans[1]?.text).toBe('Name: A; Costs: EUR 1,200k');
  });
});
