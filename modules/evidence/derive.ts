import { type Bucket, bucketsOf } from './buckets';
import { columnRoles, type NumberColumn } from './columns';
import type { Dataset } from './evidence';

/** A figure taken or worked out from a table, with how, in words. Contract section 5, "Derived figures". */
export type Figure = {
  kind:
    | 'latest'
    | 'first'
    | 'highest'
    | 'lowest'
    | 'cell'
    | 'total'
    | 'mean'
    | 'growth'
    | 'change'
    | 'range'
    | 'rises'
    | 'falls'
    | 'largest-rise'
    | 'largest-fall'
    | 'yearly-growth'
    | 'bucket-mean'
    | 'bucket-total'
    | 'bucket-share'
    | 'share'
    | 'together'
    | 'rows'
    | 'steps';
  /** Name of the column, empty for figures of the whole table. */
  column: string;
  value: number;
  /** Decimals it is shown with. */
  decimals: number;
  unit: string;
  /** The row, period or group it belongs to: "2016", "1990s", "1990-2023". */
  period: string;
  derivation: string;
  /** The rows it stands in or comes from, at most a few. */
  spanIds: string[];
};

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

/** A figure as it is read: grouped by thousands, with the decimals of its makings. */
export function figureText({ value, decimals }: Pick<Figure, 'value' | 'decimals'>): string {
  return new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  }).format(value);
}

type Point = { value: number; row: number; name: string; spanId: string };
type Table = ReturnType<typeof describe>;

function describe(dataset: Dataset) {
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

function seriesFigures(table: Table, column: NumberColumn, points: readonly Point[], make: Make): Figure[] {
  const first = points[0] as Point;
  const last = points.at(-1) as Point;
  const figures = [at('first', column, first), at('latest', column, last)];
  if (points.length < 2) return figures;
  const ends = [first.spanId, last.spanId];
  const span = `${first.name} to ${last.name}`;
  figures.push(
    make('change', last.value - first.value, `change of column ${column.name}, ${span}`, { spanIds: ends }),
  );
  if (column.ratio)
    figures.push(
      make('growth', (last.value / first.value - 1) * 100, `growth of column ${column.name}, ${span}`, {
        unit: '%',
        decimals: 1,
        spanIds: ends,
      }),
    );
  return [...figures, ...stepFigures(column, points, make), ...bucketFigures(table, column, make)];
}

type Make = ReturnType<typeof maker>;

function maker(column: NumberColumn, whole: string) {
  return (
    kind: Figure['kind'],
    value: number,
    derivation: string,
    options: { more?: number; unit?: string; decimals?: number; spanIds?: string[]; period?: string } = {},
  ): Figure => ({
    kind,
    column: column.name,
    value,
    decimals:
      options.decimals ?? Math.min(column.decimals + (options.more ?? 0), Math.max(2, column.decimals)),
    unit: options.unit ?? column.unit,
    period: options.period ?? whole,
    derivation,
    spanIds: options.spanIds ?? [],
  });
}

function at(kind: 'first' | 'latest' | 'highest' | 'lowest', column: NumberColumn, point: Point): Figure {
  return {
    kind,
    column: column.name,
    value: point.value,
    decimals: column.decimals,
    unit: column.unit,
    period: point.name,
    derivation: `${kind} figure of column ${column.name}`,
    spanIds: [point.spanId],
  };
}

/** From one row to the next: how often up, how often down, and the largest of each. */
function stepFigures(column: NumberColumn, points: readonly Point[], make: Make): Figure[] {
  const steps = points.slice(1).map((point, index) => {
    const before = points[index] as Point;
    const change = Number((point.value - before.value).toFixed(column.decimals));
    return { name: point.name, change, spanIds: [before.spanId, point.spanId] };
  });
  const rises = steps.filter(({ change }) => change > 0);
  const falls = steps.filter(({ change }) => change < 0);
  const count = { unit: '', decimals: 0 };
  const figures = [
    make('steps', steps.length, `number of steps from one row to the next in column ${column.name}`, count),
    make('rises', rises.length, `number of rises from one row to the next in column ${column.name}`, count),
    make('falls', falls.length, `number of falls from one row to the next in column ${column.name}`, count),
  ];
  const up = rises.reduce(
    (best, step) => (step.change > best.change ? step : best),
    rises[0] ?? { change: 0, name: '', spanIds: [] },
  );
  const down = falls.reduce(
    (best, step) => (step.change < best.change ? step : best),
    falls[0] ?? { change: 0, name: '', spanIds: [] },
  );
  if (up.change > 0)
    figures.push(
      make('largest-rise', up.change, `largest rise from one row to the next in column ${column.name}`, {
        period: up.name,
        spanIds: up.spanIds,
      }),
    );
  if (down.change < 0)
    figures.push(
      make('largest-fall', -down.change, `largest fall from one row to the next in column ${column.name}`, {
        period: down.name,
        spanIds: down.spanIds,
      }),
    );
  return figures;
}

function bucketFigures(table: Table, column: NumberColumn, make: Make): Figure[] {
  return ([10, 5] as const).flatMap((years) =>
    bucketsOf(table.dataset, table.roles, years).flatMap((bucket) => ofBucket(column, bucket, make)),
  );
}

function ofBucket(column: NumberColumn, { label, rows }: Bucket, make: Make): Figure[] {
  const values = rows.flatMap((row) => column.values[row] ?? []);
  if (values.length === 0) return [];
  const sum = values.reduce((all, value) => all + value, 0);
  const figures = [
    make('bucket-mean', sum / values.length, `mean of column ${column.name}, ${label}`, {
      more: 1,
      period: label,
    }),
  ];
  if (column.summable)
    figures.push(make('bucket-total', sum, `total of column ${column.name}, ${label}`, { period: label }));
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

/** How often two columns moved the same way from one row to the next. */
function togetherFigures(table: Table, columns: readonly NumberColumn[]): Figure[] {
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

function tableFigure(kind: 'rows' | 'together', value: number, derivation: string, column = ''): Figure {
  return { kind, column, value, decimals: 0, unit: '', period: '', derivation, spanIds: [] };
}

const total = (points: readonly Point[]) => points.reduce((sum, { value }) => sum + value, 0);

/** The highest (1) or lowest (-1) point; the first of equals. */
function extreme(points: readonly Point[], direction: 1 | -1): Point {
  return points.reduce((best, point) => (direction * (point.value - best.value) > 0 ? point : best));
}
