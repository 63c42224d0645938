import fc from 'fast-check';
import { expect, it } from 'vitest';
import { figuresOf, figureText } from './derive';
import type { Dataset } from './evidence';

function series(values: readonly (number | null)[], unit = 'Gt', name = 'Mass'): Dataset {
  return {
    id: 'd1',
    title: 'Series',
    sourceId: 'x',
    columns: [
      { name: 'Year', type: 'date', unit: '' },
      { name, type: 'number', unit },
    ],
    rows: values.map((value, index) => [String(1990 + index), value]),
    spanIds: values.map((_, index) => `s${index + 1}`),
  };
}

const figure = (dataset: Dataset, kind: string, period?: string) =>
  figuresOf(dataset).find(
    (found) => found.kind === kind && (period === undefined || found.period === period),
  );

it('a derived figure says in words how it was made', () => {
  expect(figure(series([1, 2, 6]), 'mean')).toMatchObject({
    value: 3,
    period: '1990-1992',
    derivation: 'mean of column Mass, 1990-1992',
  });
});

it('growth runs from the first to the last entry, also when the newest stands first', () => {
  const turned = series([4, 5, 6]);
  turned.rows.reverse();
  expect(figure(series([4, 5, 6]), 'growth')).toMatchObject({ value: 50, unit: '%' });
  expect(figure(turned, 'growth')?.value).toBe(50);
});

it('levels are not added up, and a scale without a true zero has no growth', () => {
  expect(figure(series([1, 2], 'ppm'), 'total')).toBeUndefined();
  expect(figure(series([1, 2], '°C', 'Temperature'), 'growth')).toBeUndefined();
  expect(figure(series([-1, 2]), 'growth')).toBeUndefined();
});

it('decades that are not whole say which years they hold', () => {
  const long = series(Array.from({ length: 12 }, (_, index) => index + 1));
  expect(figure(long, 'bucket-mean', '1990s')?.value).toBe(5.5);
  expect(figure(long, 'bucket-total', '2000-2001')?.value).toBe(23);
});

it('gaps are left out, not counted as nothing', () => {
  expect(figure(series([2, null, 4]), 'mean')?.value).toBe(3);
  expect(figure(series([2, null, 4]), 'steps')?.value).toBe(1);
});

it('figures are read with the decimals of their makings', () => {
  expect(figureText({ value: 1234.5, decimals: 2 })).toBe('1,234.50');
});

it('every figure agrees with the rows, whatever they hold', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 2, maxLength: 40 }), (values) => {
      const dataset = series(values);
      expect(figure(dataset, 'highest')?.value).toBe(Math.max(...values));
      expect(figure(dataset, 'lowest')?.value).toBe(Math.min(...values));
      expect(figure(dataset, 'change')?.value).toBe((values.at(-1) ?? 0) - (values[0] ?? 0));
      const moves = (figure(dataset, 'rises')?.value ?? 0) + (figure(dataset, 'falls')?.value ?? 0);
      expect(moves).toBeLessThanOrEqual(values.length - 1);
      for (const { value } of figuresOf(dataset)) expect(Number.isFinite(value)).toBe(true);
    }),
  );
});
