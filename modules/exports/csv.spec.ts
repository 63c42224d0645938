import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvRows, tableCsv, tableFileName, tablesCsv } from './csv';

const table = (rows: string[][], title = 'Annual means') => ({ title, headers: ['Year', 'Value'], rows });
const read = (csv: string) => Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data;

describe('CSV export', () => {
  it('starts with a byte order mark, so that spreadsheets read it as UTF-8', () => {
    expect(tableCsv(table([['2024', '1.28 °C']]))).toMatch(/^\uFEFFYear,Value\r\n2024,1\.28 °C\r\n$/);
  });

  it.each(['=1+1', '+cmd|calc', '-2+3', '@SUM(A1)', '\tx', '\rx', '\0x', '=\n1', '-$3', '+12%=1'])(
    'writes %j so that no spreadsheet runs it [SEC-8]',
    (cell) => {
      const [, row] = read(tableCsv(table([['2024', cell]])));
      expect(row?.[1]).toBe(`'${cell}`);
    },
  );

  it.each(['+12%', '-3.4', '+1,200', '-0,5 %', '12', '+0%', '−3.4', '$12.5B'])(
    'leaves the figure %s as it is',
    (cell) => {
      expect(read(tableCsv(table([['2024', cell]])))[1]?.[1]).toBe(cell);
    },
  );

  it('keeps every cell unchanged except for the quote before formulas [SEC-9]', () => {
    const cell = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
        const back = read(tableCsv(table(rows))).slice(1);
        expect(back.map((row) => row.map((text, i) => withoutMark(text, i)))).toEqual(rows);
        function withoutMark(text: string, column: number) {
          return text.startsWith("'") && rows.some((row) => `'${row[column]}` === text)
            ? text.slice(1)
            : text;
        }
      }),
    );
  });

  it('names each table of a page by its title, or by its number', () => {
    const rows = read(tablesCsv([table([['1', '2']]), table([['3', '4']], ' ')]) ?? '');
    expect(rows.map((row) => row[0])).toEqual(['Annual means', 'Year', '1', 'Table 2', 'Year', '3']);
  });

  it('keeps text of every script and cells with line breaks', () => {
    const rows = [
      ['Größe, "netto"', 'zwei\nZeilen'],
      ['日本', '42 m²'],
    ];
    expect(read(tableCsv(table(rows))).slice(1)).toEqual(rows);
  });

  it('is undefined for a page without tables', () => {
    expect(tablesCsv([])).toBeUndefined();
  });

  it('names the file after the table, in lower case with hyphens', () => {
    expect(tableFileName('Warmest Years Since 1880')).toBe('warmest-years-since-1880.csv');
    expect(tableFileName('  ')).toBe('table.csv');
  });

  it('labels illustrative figures as a demo, in one table and in all', () => {
    const table = { title: 'Adoption', headers: ['Year', 'Share'], rows: [['2024', '12%']] };
    const demo = { ...table, basis: 'illustrative' as const };
    expect(tableCsv(demo)).toMatch(/^\uFEFF"Demo: illustrative/);
    expect(tablesCsv([table, demo])).toMatch(/^\uFEFF"Demo: illustrative/);
    expect(tableCsv(table)).not.toContain('Demo');
  });
});

describe('rows of typed cells', () => {
  it('escape text with a leading sign, and leave numbers', () => {
    const cells = ['-3.4', -3.4, null, true, '+12%', '@x', ''];
    expect(csvRows([cells, ['a', 'b"c', '1,5']])).toBe(
      `"'-3.4",-3.4,,true,"'+12%","'@x",\r\na,"b""c","1,5"\r\n`,
    );
  });

  it('are nothing for no rows', () => {
    expect(csvRows([])).toBe('');
  });
});
