import { describe, expect, it } from 'vitest';
import { cellStyle, decimalsByColumn, isFigureColumn, padding } from './table-cell';

describe('table cells (spec section 5)', () => {
  it.each([
    ['Change', '+12%', 'positive'],
    ['Change', '-3.4%', 'negative'],
    ['Change', '12%', 'plain'],
    ['Change', '+12', 'plain'],
    ['Risk', 'High', 'badge-destructive'],
    ['Heat stress risk', 'CRITICAL', 'badge-destructive'],
    ['Impact Level', 'medium', 'badge-secondary'],
    ['Level', 'Low', 'badge-default'],
    ['Risk', '', 'plain'],
    ['Cost', '$12.5B', 'money'],
    ['Mean', '1.28 °C', 'temperature'],
    ['Mean', '-40 °F', 'temperature'],
    ['Country', 'Norway', 'plain'],
  ])('under %s the cell "%s" is %s', (header, cell, style) => {
    expect(cellStyle(header, cell)).toBe(style);
  });

  it('aligns columns of figures to the right; words, ranges and row names to the left', () => {
    const rows = [
      ['2024', '+4%', 'Norway', '$3', '1990-2023'],
      ['2023', '−3%', '7 dwarfs and some more', '', '2023'],
    ];
    const columns = [0, 1, 2, 3, 4].map((column) => isFigureColumn(rows, column));
    expect(columns).toEqual([false, true, false, true, false]);
  });

  it('aligns the decimal points of a column without adding digits', () => {
    const table = { headers: ['Year', 'Gt'], rows: ['24.85', '24.4', '35'].map((gt) => ['1999', gt]) };
    expect(decimalsByColumn(table)).toEqual([0, 2]);
    expect(['24.85', '24.4', '35', 'n/a'].map((cell) => padding(cell, 2).length)).toEqual([0, 1, 3, 0]);
  });
});
