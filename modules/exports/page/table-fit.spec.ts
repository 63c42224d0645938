import { describe, expect, it } from 'vitest';
import { tableFit } from './table-fit';

const table = (columns: number, cell: string) => ({
  headers: Array.from({ length: columns }, () => 'Year'),
  rows: [Array.from({ length: columns }, () => cell)],
});

describe('a table on paper', () => {
  it.each([
    ['stands as it is', table(5, '1,234.5'), { dense: false, turned: false }],
    ['shrinks when it is wide', table(10, '1,234.5'), { dense: true, turned: false }],
    ['is turned when it is wider', table(13, '1,234.5'), { dense: false, turned: true }],
    ['is turned and shrinks when it is very wide', table(20, '1,234.5'), { dense: true, turned: true }],
    ['wraps long words instead', table(3, 'A sentence '.repeat(20)), { dense: false, turned: false }],
    ['may be empty', { headers: [], rows: [] }, { dense: false, turned: false }],
  ])('%s', (_, given, fit) => {
    expect(tableFit(given)).toEqual(fit);
  });
});
