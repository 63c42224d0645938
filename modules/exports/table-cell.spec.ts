import { describe, expect, it } from 'vitest';
import { cellStyle, isFigureColumn } from './table-cell';

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

  it('aligns columns of figures to the right, and words to the left', () => {
    const rows = [
      ['2024', '+4%', 'Norway', '$3'],
      ['2023', '−3%', '7 dwarfs and some more', ''],
    ];
    expect([0, 1, 2, 3].map((column) => isFigureColumn(rows, column))).toEqual([true, true, false, true]);
  });
});
