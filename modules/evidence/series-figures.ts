import { type Bucket, bucketsOf } from './buckets';
import type { NumberColumn } from './columns';
import { at, type Figure, type Make, type Point } from './figure';
import type { Table } from './table-points';

/** What a series adds: its ends, its change, its steps and its periods. */
export function seriesFigures(
  table: Table,
  column: NumberColumn,
  points: readonly Point[],
  make: Make,
): Figure[] {
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
