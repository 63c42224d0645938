import { isOmission } from '../../../modules/exports/contract';
import type { Table } from '../../../modules/search/report';
import { filterTerm } from './filter-term';
import { isBlank, readColumn, type Column } from './read-cell';

export type Direction = 'ascending' | 'descending';
export type Sort = { column: number; direction: Direction };
/** The view of a table: the filter above each column, and the sorted column. */
export type View = { filters: readonly string[]; sort: Sort | undefined };
type Rows = readonly (readonly string[])[];

export const wholeTable: View = { filters: [], sort: undefined };

/** Whether the view differs from the original table. */
export const isTouched = ({ filters, sort }: View): boolean =>
  sort !== undefined || filters.some((typed) => typed.trim() !== '');

/** A click on a heading: ascending, descending, original order. */
export function nextSort(sort: Sort | undefined, column: number): Sort | undefined {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}

export function withFilter({ filters, sort }: View, column: number, typed: string): View {
  const next = Array.from({ length: Math.max(filters.length, column + 1) }, (_, at) => filters[at] ?? '');
  next[column] = typed;
  return { filters: next, sort };
}

/** The number of data rows. */
export const rowCount = (rows: Rows): number => rows.filter((row) => !isOmission(row)).length;

/**
 * Returns a function that applies a view to a table; the kinds of its columns are determined once, on the first use.
 */
export function viewer({ rows }: Pick<Table, 'rows'>): (view: View) => Rows {
  const columns = new Map<number, Column>();
  const columnAt = (at: number): Column => {
    const column = columns.get(at) ?? readColumn(rows.filter((row) => !isOmission(row)).map(cellAt(at)));
    columns.set(at, column);
    return column;
  };
  return (view) => {
    if (!isTouched(view)) return rows;
    const tests = view.filters.flatMap((typed, at) => {
      const test = typed.trim() === '' ? undefined : filterTerm(typed, columnAt(at));
      return test ? [(row: readonly string[]) => test(cellAt(at)(row))] : [];
    });
    const passing = rows.filter((row) => !isOmission(row) && tests.every((test) => test(row)));
    return view.sort ? sorted(passing, view.sort, columnAt(view.sort.column)) : passing;
  };
}

const cellAt = (column: number) => (row: readonly string[]) => row[column] ?? '';
const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** A stable sort; figures come before texts, and blanks last in either direction. */
function sorted(rows: Rows, { column, direction }: Sort, { read }: Column): Rows {
  const up = direction === 'ascending' ? 1 : -1;
  const keyed = rows.map((row) => {
    const cell = cellAt(column)(row);
    const value = read(cell);
    return { row, cell, value: value ?? 0, rank: isBlank(cell) ? 2 : value === undefined ? 1 : 0 };
  });
  keyed.sort((a, b) => {
    if (a.rank !== b.rank) return a.rank - b.rank;
    if (a.rank === 2) return 0;
    return up * (a.rank === 0 ? a.value - b.value : words.compare(a.cell, b.cell));
  });
  return keyed.map(({ row }) => row);
}
