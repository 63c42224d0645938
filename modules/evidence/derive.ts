import type { NumberColumn } from './columns';
import type { Dataset } from './evidence';
import { at, type Figure, maker, type Point } from './figure';
import { seriesFigures } from './series-figures';
import { describe, type Table } from './table-points';
import { tableFigure, togetherFigures } from './together-figures';

export { type Figure, figureText } from './figure';

/** Columns beyond these are described by nobody; the sources show them. */
const maxColumns = 12;

/** All figures this table gives; the same list serves who writes them and who checks them. */
export function figuresOf(dataset: Dataset): readonly Figure[] {
  const found = cache.get(dataset);
  if (found) return found;
  const table = describe(dataset);
  const columns = table.roles.numbers.slice(0, maxColumns);
  const figures = [
    tableFigure('rows', dataset.rows.length, 'number of rows'),
    ...columns.flatMap((column) => columnFigures(table, column)),
    ...togetherFigures(table, columns),
  ];
  cache.set(dataset, figures);
  return figures;
}
const cache = new WeakMap<Dataset, readonly Figure[]>();

function columnFigures(table: Table, column: NumberColumn): Figure[] {
  const points = table.points(column);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const whole = table.roles.timed ? `${first.name}-${last.name}` : 'all rows';
  const make = maker(column, whole);
  const sum = total(points);
  const figures = [
    at('highest', column, extreme(points, 1)),
    at('lowest', column, extreme(points, -1)),
    make('mean', sum / points.length, `mean of column ${column.name}, ${whole}`, { more: 1 }),
    make(
      'range',
      extreme(points, 1).value - extreme(points, -1).value,
      `highest less lowest of column ${column.name}, ${whole}`,
    ),
  ];
  if (column.summable) figures.push(make('total', sum, `total of column ${column.name}, ${whole}`));
  if (table.roles.timed) figures.push(...seriesFigures(table, column, points, make));
  else if (column.summable && sum > 0) figures.push(...shareFigures(column, points, sum));
  return figures;
}

function shareFigures(column: NumberColumn, points: readonly Point[], sum: number): Figure[] {
  const largest = [...points].sort((a, b) => b.value - a.value).slice(0, 12);
  return largest.map(({ name, value, spanId }) => ({
    kind: 'share',
    column: column.name,
    value: (value / sum) * 100,
    decimals: 1,
    unit: '%',
    period: name,
    derivation: `share of ${name} in the total of column ${column.name}`,
    spanIds: [spanId],
  }));
}

const total = (points: readonly Point[]) => points.reduce((sum, { value }) => sum + value, 0);

/** The highest (1) or lowest (-1) point; the first of equals. */
function extreme(points: readonly Point[], direction: 1 | -1): Point {
  return points.reduce((best, point) => (direction * (point.value - best.value) > 0 ? point : best));
}
