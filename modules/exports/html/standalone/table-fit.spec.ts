import { describe, expect, it } from 'vitest';
import { tableFit } from './table-fit';

const table = (columns: number, cell: string) => ({
  headers: Array.from({ length: columns }, () => 'Year'),
  rows: [Array.from({ length: columns }, () => cell)],
});

describe('a table on paper', () => {
  it.each([
    ['keeps together what is narrow', table(2, '1,234.5'), 'narrow'],
    ['stands as it is', table(5, '1,234.5'), 'plain'],
    ['shrinks when it is wide', table(10, '1,234.5'), 'dense'],
    ['is turned when it is wider', table(13, '1,234.5'), 'turned'],
    ['is turned and shrinks when it is very wide', table(20, '1,234.5'), 'turned dense'],
    ['wraps long words instead', table(3, 'A sentence '.repeat(20)), 'plain'],
    ['may be empty', { headers: [], rows: [] }, 'narrow'],
  ])('%s', (_, given, fit) => {
    expect(tableFit(given)).toBe(fit);
  });
});
