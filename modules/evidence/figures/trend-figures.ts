import { bucketsOf } from './year-buckets';
import type { NumberColumn } from '../sources/columns';
import { at, type Figure, type Make, type Point, unitOfDifference } from './figure';
import { follows, type Table, yearsBetween } from './table-points';

/** What a series adds: its ends, its change, its steps and its periods. */
export function seriesFigures(
  table: Table,
  column: NumberColumn,
  points: readonly Point[],
  make: Make,
): Figure[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const ends = [at('first', column, first), at('latest', column, last)];
  if (points.length < 2) return ends;
  return [
    ...ends,
    ...changeFigures(column, first, last, make),
    ...halfFigures(column, points, make),
    ...stepFigures(column, points, make),
    ...runFigures(column, points, make),
    ...bucketFigures(table, column, make),
  ];
}

/** From the first row to the last: how much, in what part, and how much a year. */
function changeFigures(column: NumberColumn, first: Point, last: Point, make: Make): Figure[] {
  const rows = [first, last];
  const span = `${first.name} to ${last.name}`;
  const unit = unitOfDifference(column);
  const change = last.value - first.value;
  const figures = [make('change', change, `change of column ${column.name}, ${span}`, { rows, unit })];
  const years = yearsBetween(first.when, last.when) ?? 0;
  if (years > 1 && !column.ratio)
    figures.push(
      make('yearly-change', change / years, `mean change a year of column ${column.name}, ${span}`, {
        ...{ rows, unit, decimals: Math.min(6, column.decimals + 1) },
      }),
    );
  if (!column.ratio) return figures;
  const part = { rows, unit: '%', decimals: 1 };
  figures.push(
    make('growth', (last.value / first.value - 1) * 100, `growth of column ${column.name}, ${span}`, part),
  );
  figures.push(timesFigure(column, last, first, make));
  if (years > 1)
    figures.push(
      make(
        'yearly-growth',
        ((last.value / first.value) ** (1 / years) - 1) * 100,
        `growth a year of column ${column.name}, ${span}`,
        part,
      ),
    );
  return figures;
}

/** Rows that a half has at least. */
const minHalf = 3;

/** From the first row to the middle one, and from there to the last. */
function halfFigures(column: NumberColumn, points: readonly Point[], make: Make): Figure[] {
  const middle = Math.floor((points.length - 1) / 2);
  const [first, between, last] = [points[0], points[middle], points.at(-1)];
  if (!first || !between || !last || middle < minHalf) return [];
  return (
    [
      ['first-half', first, between],
      ['second-half', between, last],
    ] as const
  ).map(([kind, from, to]) =>
    make(kind, to.value - from.value, `change of column ${column.name}, ${from.name} to ${to.name}`, {
      ...{ rows: [from, to], unit: unitOfDifference(column), period: `${from.name} to ${to.name}` },
    }),
  );
}

/** One row as a multiple of another. */
export function timesFigure(column: NumberColumn, over: Point, under: Point, make: Make): Figure {
  return make('times', over.value / under.value, `${over.name} by ${under.name} in column ${column.name}`, {
    ...{ rows: [over, under], unit: '', decimals: 2, period: `${over.name} against ${under.name}` },
  });
}

type Step = { change: number; rows: readonly [Point, Point] };

/** From one row to the next: the last step, and the largest up and down. */
function stepFigures(column: NumberColumn, points: readonly Point[], make: Make): Figure[] {
  const steps = points.slice(1).map((point, index): Step => {
    const before = points[index] ?? point;
    return { change: Number((point.value - before.value).toFixed(column.decimals)), rows: [before, point] };
  });
  const figure = (kind: 'last-step' | 'largest-rise' | 'largest-fall', { change, rows }: Step) =>
    make(kind, change, `change of column ${column.name}, ${rows[0].name} to ${rows[1].name}`, {
      ...{ rows, unit: unitOfDifference(column), period: `${rows[0].name} to ${rows[1].name}` },
    });
  const last = steps.at(-1);
  const up = steps.reduce<Step | undefined>(
    (best, step) => (step.change > (best?.change ?? 0) ? step : best),
    undefined,
  );
  const down = steps.reduce<Step | undefined>(
    (best, step) => (step.change < (best?.change ?? 0) ? step : best),
    undefined,
  );
  return [
    ...(last ? [figure('last-step', last)] : []),
    ...(up ? [figure('largest-rise', up)] : []),
    ...(down ? [figure('largest-fall', down)] : []),
  ];
}

/** Steps that a run has at least. */
const minRun = 3;

/** The longest stretch of years, quarters or months in which each figure is above, or each below, the one before. */
function runFigures(column: NumberColumn, points: readonly Point[], make: Make): Figure[] {
  let best: readonly Point[] = [];
  let run: Point[] = [];
  let way = 0;
  for (const point of points) {
    const before = run.at(-1);
    const now = before && follows(before.when, point.when) ? Math.sign(point.value - before.value) : 0;
    if (before && now !== 0 && (now === way || run.length === 1)) run.push(point);
    else run = before && now !== 0 ? [before, point] : [point];
    way = run.length > 1 ? now : 0;
    if (run.length > best.length) best = [...run];
  }
  const [first, last] = [best[0], best.at(-1)];
  if (!first || !last || best.length <= minRun) return [];
  const steps = (best.length - 1) * Math.sign(last.value - first.value);
  const words = `${steps > 0 ? 'rises' : 'falls'} in a row in column ${column.name}`;
  return [
    make('run', steps, words, {
      rows: [first, last],
      unit: '',
      decimals: 0,
      period: `${first.name} to ${last.name}`,
    }),
  ];
}

function bucketFigures({ dataset, roles }: Table, column: NumberColumn, make: Make): Figure[] {
  return ([10, 5] as const).flatMap((years) =>
    bucketsOf(dataset, roles, years).flatMap(({ label, rows }) => {
      const values = rows.flatMap((row) => column.values[row] ?? []);
      // A period of a single row is that row, and no mean.
      if (values.length < 2) return [];
      const mean = values.reduce((all, value) => all + value, 0) / values.length;
      return [
        make('bucket-mean', mean, `mean of column ${column.name}, ${label}`, { more: 1, period: label }),
      ];
    }),
  );
}
