import { describe, expect, it } from 'vitest';
import { endsOf, type Table } from '../search/report';
import { printedTable } from './printed-table';
import { isOmission } from './table-cell';

const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => [`Day ${at + 1}`, String(at)]);
const table = (rows: string[][], title = 'Sales ($)'): Table => ({
  ...{ id: 't', title, headers: ['Day', 'Sales'], rows },
  ...{ basis: 'source', sourceLine: 'sales.csv', sectionId: 's' },
});

describe('a printed table', () => {
  it('shows up to twenty rows completely', () => {
    const short = table(rowsOf(20));
    expect(printedTable(short)).toBe(short);
  });

  it('shows first and last rows of a longer table, with a notice', () => {
    const { title, rows } = printedTable(table(rowsOf(34)));
    expect(title).toBe('Sales ($), first and last 10 of 34 rows');
    expect(rows.map(([day]) => day).slice(9, 12)).toEqual(['Day 10', '… 14 rows not shown …', 'Day 25']);
    expect(rows).toHaveLength(21);
  });

  it('counts what was left out before', () => {
    const ends = endsOf(rowsOf(1_500), 300);
    const { title, rows } = printedTable(table(ends, 'Sales ($), first and last 150 of 1,500 rows'));
    expect(title).toBe('Sales ($), first and last 10 of 1,500 rows');
    expect(rows[10]).toEqual(['… 1,480 rows not shown …', '']);
    expect(rows.filter(isOmission)).toHaveLength(1);
  });
});
