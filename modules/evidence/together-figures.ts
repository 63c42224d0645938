import type { NumberColumn } from './columns';
import type { Figure } from './figure';
import type { Table } from './table-points';

/** How often two columns moved the same way from one row to the next. */
export function togetherFigures(table: Table, columns: readonly NumberColumn[]): Figure[] {
  if (!table.roles.timed) return [];
  return columns.slice(0, 4).flatMap((one, index) =>
    columns.slice(index + 1, 4).map((other) => {
      const pairs = directions(table, one, other);
      return tableFigure(
        'together',
        pairs.filter(Boolean).length,
        `number of steps in which ${one.name} and ${other.name} moved the same way`,
        `${one.name}|${other.name}`,
      );
    }),
  );
}

function directions(table: Table, one: NumberColumn, other: NumberColumn): boolean[] {
  const rows = table
    .points(one)
    .map(({ row }) => row)
    .filter((row) => typeof other.values[row] === 'number');
  const step = ({ values }: NumberColumn, index: number) =>
    Math.sign((values[rows[index] ?? 0] ?? 0) - (values[rows[index - 1] ?? 0] ?? 0));
  return rows.slice(1).map((_, index) => step(one, index + 1) === step(other, index + 1));
}

/** A figure of a table as a whole. */
export function tableFigure(
  kind: 'rows' | 'together',
  value: number,
  derivation: string,
  column = '',
): Figure {
  return { kind, column, value, decimals: 0, unit: '', period: '', derivation, spanIds: [] };
}
