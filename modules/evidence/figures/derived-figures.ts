import type { NumberColumn } from '../sources/columns';
import type { Dataset } from '../evidence';
import { at, type Figure, type Make, maker, type Point, unitOfDifference } from './figure';
import { seriesFigures, timesFigure } from './trend-figures';
import { describe, placeInTime, type Table } from './table-points';

export { type Figure, figureText } from './figure';

/** Further columns get no derived figures; the sources still show them. */
const maxColumns = 12;

/** All figures of a table for the writer. */
export function figuresOf(dataset: Dataset): readonly Figure[] {
  const found = cache.get(dataset);
  if (found) return found;
  const table = describe(dataset);
  const columns = table.roles.numbers.slice(0, maxColumns);
  const figures = columns.flatMap((column) => [...cells(table, column), ...columnFigures(table, column)]);
  cache.set(dataset, figures);
  return figures;
}
const cache = new WeakMap<Dataset, readonly Figure[]>();

/** Number of rows of which every cell is a figure. */
const maxCells = 12;

/** Some rows as they stand: those a quarter, half and three quarters through a series, else the first ones. */
function cells(table: Table, column: NumberColumn): Figure[] {
  if (!table.isNamed) return [];
  const points = table.all(column);
  const places = table.roles.timed && points.length > 7 ? [0.25, 0.5, 0.75] : [];
  const inner = places.flatMap((part) => points[Math.floor(part * (points.length - 1))] ?? []);
  return (table.roles.timed ? inner : points.slice(0, maxCells)).map((point) => at('cell', column, point));
}

function columnFigures(table: Table, column: NumberColumn): Figure[] {
  const points = table.points(column);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const isSeries = table.roles.timed && table.isNamed;
  const whole = isSeries ? `${first.name} to ${last.name}` : '';
  const make = maker(column, whole);
  const sum = total(points);
  const figures = [
    ...extremeFigures(column, points),
    make('mean', sum / points.length, `mean of column ${column.name}`, { more: 1, over: points.length }),
    make('median', median(points), `median of column ${column.name}`, { more: 1 }),
    ...aboveMean(column, points, make),
  ];
  if (column.summable) figures.push(make('total', sum, `total of column ${column.name}`));
  const compared = isSeries ? seriesFigures(table, column, points, make) : groupFigures(column, points, make);
  const shares = column.summable && sum > 0 ? shareFigures(table, column, points, make) : [];
  return [...figures, ...compared, ...shares];
}

/** Highest and lowest; the second-highest where no two rows share these places. */
function extremeFigures(column: NumberColumn, points: readonly Point[]): Figure[] {
  const [high, low] = [extreme(points, 1), extreme(points, -1)];
  const second = extreme(points, 1, high);
  const ahead = points.filter(({ value }) => value >= second.value).length;
  const isSecond = ahead === 2 && second.value < high.value && second.value > low.value;
  return [
    at('highest', column, high),
    at('lowest', column, low),
    ...(isSecond ? [at('second-highest', column, second)] : []),
  ];
}

/** What rows that are things rather than dates add: how far the highest and the lowest lie apart, means of groups. */
function groupFigures(column: NumberColumn, points: readonly Point[], make: Make): Figure[] {
  const [high, low] = [extreme(points, 1), extreme(points, -1)];
  if (high.value === low.value) return [];
  const apart = make('gap', high.value - low.value, `highest less lowest of column ${column.name}`, {
    ...{ rows: [high, low], unit: unitOfDifference(column), period: `${high.name} against ${low.name}` },
  });
  const figures = column.ratio ? [apart, timesFigure(column, high, low, make)] : [apart];
  for (const [name, group] of groupsOf(points)) {
    const [first, last] = ends(group);
    if (first && last && first !== last)
      figures.push(
        make('group-mean', total(group) / group.length, `mean of column ${column.name}, ${name}`, {
          ...{ more: 1, period: name, rows: [first, last] },
        }),
      );
  }
  return figures;
}

/** The earliest and the latest of some rows. */
function ends(points: readonly Point[]): [Point?, Point?] {
  const order = [...points].sort((a, b) => (placeInTime(a.when)?.at ?? 0) - (placeInTime(b.when)?.at ?? 0));
  return [order[0], order.at(-1)];
}

/** Points by the label of their row. */
function groupsOf(points: readonly Point[]): Map<string, Point[]> {
  const groups = new Map<string, Point[]>();
  for (const point of points) {
    const group = groups.get(point.label);
    if (group) group.push(point);
    else groups.set(point.label, [point]);
  }
  groups.delete('');
  return groups;
}

/** Shares of the total: of single rows where these are things or the last date, of groups where labels repeat. */
function shareFigures(
  { roles }: Table,
  column: NumberColumn,
  points: readonly Point[],
  make: Make,
): Figure[] {
  const sum = total(points);
  const last = points.at(-1);
  const parts = roles.timed ? (last ? [[last.name, [last]] as const] : []) : [...groupsOf(points)];
  return parts
    .map(([name, group]) => ({ name, group, value: (total(group) / sum) * 100 }))
    .sort((a, b) => b.value - a.value)
    .slice(0, 12)
    .map(({ name, group, value }) =>
      make('share', value, `share of ${name} in the total of column ${column.name}`, {
        ...{ unit: '%', decimals: 1, period: name, rows: group.length === 1 ? group : [] },
      }),
    );
}

/** How many rows lie above the mean; nothing where rows without a figure would blur of how many. */
function aboveMean(column: NumberColumn, points: readonly Point[], make: Make): Figure[] {
  if (column.values.includes(null) || points.length < 3) return [];
  const mean = total(points) / points.length;
  const above = points.filter(({ value }) => value > mean).length;
  return above === 0
    ? []
    : [
        make('above-mean', above, `rows of column ${column.name} above its mean`, {
          ...{ unit: '', decimals: 0, over: points.length },
        }),
      ];
}

/** In the order of the rows, so that the same rows give the same sum to the last bit. */
const total = (points: readonly Point[]) =>
  [...points].sort((a, b) => a.row - b.row).reduce((sum, { value }) => sum + value, 0);

function median(points: readonly Point[]): number {
  const sorted = points.map(({ value }) => value).sort((a, b) => a - b);
  const [low, high] = [Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length - 1) / 2)];
  return ((sorted[low] ?? 0) + (sorted[high] ?? 0)) / 2;
}

/** The highest (1) or lowest (-1) point; the first of equals. It skips `without` where there is another. */
function extreme(points: readonly Point[], direction: 1 | -1, without?: Point): Point {
  const rest = points.filter((point) => point !== without);
  return (rest.length > 0 ? rest : points).reduce((best, point) =>
    direction * (point.value - best.value) > 0 ? point : best,
  );
}
