import fc from 'fast-check';
import { expect, it } from 'vitest';
import { figuresOf, figureText } from './derived-figures';
import type { Dataset } from '../evidence';

function series(values: readonly (number | null)[], unit = 'Gt', name = 'Mass', first = 1990): Dataset {
  return {
    id: 'd1',
    title: 'Series',
    sourceId: 'x',
    columns: [
      { name: 'Year', type: 'date', unit: '' },
      { name, type: 'number', unit },
    ],
    rows: values.map((value, index) => [String(first + index), value]),
    spanIds: values.map((_, index) => `s${index + 1}`),
  };
}

/** Rows that are things: label, perhaps a year, and a figure. */
function groups(rows: readonly (string | number)[][], unit = 't'): Dataset {
  const isLong = rows[0]?.length === 3;
  return {
    id: 'd2',
    title: 'Groups',
    sourceId: 'x',
    columns: [
      { name: 'Place', type: 'text', unit: '' },
      ...(isLong ? [{ name: 'Year', type: 'date' as const, unit: '' }] : []),
      { name: 'Mass', type: 'number', unit },
    ],
    rows: rows.map((row) => [...row]),
    spanIds: rows.map((_, index) => `s${index + 1}`),
  };
}

const figure = (dataset: Dataset, kind: string, period?: string) =>
  figuresOf(dataset).find(
    (found) => found.kind === kind && (period === undefined || found.period === period),
  );
const rowsOf = (dataset: Dataset, kind: string) => figure(dataset, kind)?.rows.map(({ name }) => name);

it('a derived figure says in words how it was made', () => {
  expect(figure(series([1, 2, 6]), 'mean')).toMatchObject({
    value: 3,
    period: '1990 to 1992',
    derivation: 'mean of column Mass',
  });
});

it('growth runs from the first to the last entry, also when the newest stands first', () => {
  const turned = series([4, 5, 6]);
  turned.rows.reverse();
  expect(figure(series([4, 5, 6]), 'growth')).toMatchObject({ value: 50, unit: '%' });
  expect(figure(turned, 'growth')?.value).toBe(50);
  expect(rowsOf(turned, 'growth')).toEqual(['1990', '1992']);
});

it('levels are not added up, and a scale without a true zero has no growth', () => {
  expect(figure(series([1, 2], 'ppm'), 'total')).toBeUndefined();
  expect(figure(series([1, 2], '°C', 'Temperature'), 'growth')).toBeUndefined();
  expect(figure(series([-1, 2]), 'growth')).toBeUndefined();
});

it('percentages differ by percentage points and have no growth', () => {
  for (const unit of ['%', '% of GDP', 'percent']) {
    const rates = series([4, 7.1], unit, 'Yield');
    expect(figure(rates, 'change')).toMatchObject({ unit: 'percentage points' });
    expect(figure(rates, 'largest-rise')).toMatchObject({ unit: 'percentage points' });
    for (const kind of ['growth', 'times', 'total', 'share']) expect(figure(rates, kind)).toBeUndefined();
  }
});

it('decades that are not whole say which years they hold', () => {
  const long = series(Array.from({ length: 12 }, (_, index) => index + 1));
  expect(figure(long, 'bucket-mean', '1990s')?.value).toBe(5.5);
  expect(figure(long, 'bucket-mean', '2000-2001')?.value).toBe(11.5);
});

it('gaps are skipped, not counted as zero', () => {
  expect(figure(series([2, null, 4]), 'mean')?.value).toBe(3);
  expect(rowsOf(series([2, null, 4]), 'last-step')).toEqual(['1990', '1992']);
  expect(figure(series([2, null, 4, 9]), 'above-mean')).toBeUndefined();
});

it('a run rises or falls in every row, from one year to the next', () => {
  expect(figure(series([5, 1, 2, 3, 4, 2]), 'run')).toMatchObject({ value: 3, period: '1991 to 1994' });
  expect(figure(series([1, 2, 9, 7, 6, 4, 2]), 'run')).toMatchObject({ value: -4, period: '1992 to 1996' });
  expect(figure(series([1, 2, 1, 2, 1]), 'run')).toBeUndefined();
  const sparse = series([1, 2, 3, 4, 5]);
  sparse.rows.forEach((row, index) => (row[0] = String(1990 + 10 * index)));
  expect(figure(sparse, 'run')).toBeUndefined();
});

it('growth a year needs whole years', () => {
  expect(figure(series([100, 110, 121]), 'yearly-growth')?.value).toBeCloseTo(10);
  const months = series([1, 2, 3]);
  months.rows.forEach((row, index) => (row[0] = `2020-0${index + 1}`));
  expect(figure(months, 'yearly-growth')).toBeUndefined();
});

it('the second-highest figure is omitted if rows share its place', () => {
  expect(figure(series([1, 5, 9]), 'second-highest')).toMatchObject({ value: 5, period: '1991' });
  expect(figure(series([1, 5, 5, 9]), 'second-highest')).toBeUndefined();
  expect(figure(series([1, 9, 9]), 'second-highest')).toBeUndefined();
});

it('rows that repeat their names over dates form groups', () => {
  const long = groups([
    ['Brest', 2021, 6],
    ['Riga', 2020, 9],
    ['Brest', 2020, 2],
    ['Riga', 2021, 3],
  ]);
  long.rows.forEach((row) => (row[1] = String(row[1])));
  expect(figure(long, 'group-mean', 'Brest')).toMatchObject({ value: 4 });
  expect(rowsOf(long, 'group-mean')).toEqual(['Brest, 2020', 'Brest, 2021']);
  expect(figure(long, 'share', 'Riga')?.value).toBe(60);
  expect(figure(long, 'highest')?.rows[0]).toMatchObject({ label: 'Riga', when: '2020' });
});

it('a row that sums up others is not counted with them', () => {
  const summed = groups([
    ['Brest', 6],
    ['Riga', 9],
    ['Total', 15],
  ]);
  expect(figure(summed, 'total')?.value).toBe(15);
  expect(figure(summed, 'mean')).toMatchObject({ value: 7.5, over: 2 });
  expect(figure(summed, 'highest')?.period).toBe('Riga');
  expect(figure(summed, 'share', 'Brest')?.value).toBe(40);
  expect(figure(summed, 'cell', 'Total')?.value).toBe(15);
});

it('rows without a name of their own stay without one', () => {
  const twins = groups([
    ['Brest', 6],
    ['Brest', 9],
  ]);
  expect(figure(twins, 'highest')?.period).toBe('');
  expect(figure(twins, 'cell')).toBeUndefined();
});

it('figures are read with the decimals of their makings', () => {
  expect(figureText({ value: 1234.5, decimals: 2 })).toBe('1,234.50');
});

it('every figure agrees with the rows, whatever they hold', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 2, maxLength: 40 }), (values) => {
      const dataset = series(values);
      const sorted = [...values].sort((a, b) => a - b);
      expect(figure(dataset, 'highest')?.value).toBe(sorted.at(-1));
      expect(figure(dataset, 'lowest')?.value).toBe(sorted[0]);
      expect(figure(dataset, 'change')?.value).toBe((values.at(-1) ?? 0) - (values[0] ?? 0));
      const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
      expect(figure(dataset, 'largest-rise')?.value ?? 0).toBe(Math.max(0, ...steps));
      expect(figure(dataset, 'largest-fall')?.value ?? 0).toBe(Math.min(0, ...steps));
      const below = sorted.filter((value) => value <= (figure(dataset, 'median')?.value ?? 0));
      expect(below.length).toBeGreaterThanOrEqual(values.length / 2);
      for (const { value } of figuresOf(dataset)) expect(Number.isFinite(value)).toBe(true);
    }),
  );
});
