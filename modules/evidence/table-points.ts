import { columnRoles, type NumberColumn } from './columns';
import type { Dataset } from './evidence';
import type { Point } from './figure';

/** A table with its columns as points, oldest first. */
export type Table = ReturnType<typeof describe>;

export function describe(dataset: Dataset) {
  const roles = columnRoles(dataset);
  const date = roles.timed
    ? -1
    : dataset.columns.findIndex(({ type }, at) => type === 'date' && at !== roles.label);
  const name = (row: number) => {
    const cells = dataset.rows[row] ?? [];
    const label = String(cells[roles.label] ?? `row ${row + 1}`);
    return date < 0 ? label : `${label}, ${String(cells[date] ?? 'undated')}`;
  };
  const order = dataset.rows.map((_, row) => row);
  if (roles.timed && name(0) > name(order.length - 1)) order.reverse();
  const points = (column: NumberColumn): Point[] =>
    order.flatMap((row) => {
      const value = column.values[row];
      if (value === null || value === undefined) return [];
      return [{ value, row, name: name(row), spanId: dataset.spanIds[row] ?? '' }];
    });
  return { dataset, roles, points };
}
