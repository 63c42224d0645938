import type { Dataset } from '../../evidence/evidence';
import { decimalsOf, least, mean, most, numberIn, present, sum } from './numbers';

type Rows = Dataset['rows'];

/** Total, mean, extremes, ends, change, count and growth of some values: what may be said of a column. */
export function aggregates(values: readonly number[]): number[] {
  const first = values[0];
  const last = values.at(-1);
  if (first === undefined || last === undefined) return [];
  const growth = first === 0 ? [] : [((last - first) / Math.abs(first)) * 100];
  const high = most(values);
  const low = least(values);
  return [
    sum(values),
    mean(values),
    low,
    high,
    high - low,
    first,
    last,
    last - first,
    values.length,
    ...growth,
  ];
}

/** The figures of some rows of a dataset, column by column. */
export function columnsOf(dataset: Dataset, rows: Rows): number[][] {
  const places = dataset.columns.flatMap(({ type }, at) => (type === 'number' ? [at] : []));
  return places.map((at) => present(rows.map((row) => numberIn(row[at]))));
}

/** Equal at the precision the figure was written with. */
export function sameAsWritten(figure: number, result: number): boolean {
  const slack = 0.5 * 10 ** -decimalsOf(figure);
  return Math.abs(figure - result) <= slack + 1e-9 * Math.abs(result);
}

/** The rows whose year lies between two years. */
export function rowsBetween(dataset: Dataset, from: number, to: number): Rows {
  const place = timePlace(dataset);
  return dataset.rows.filter((row) => {
    const year = Number(/^\d{4}/.exec(String(row[place] ?? ''))?.[0] ?? Number.NaN);
    return year >= from && year <= to;
  });
}

function timePlace({ columns }: Dataset): number {
  const dated = columns.findIndex(({ type }) => type === 'date');
  const called = columns.findIndex(({ name }) => /year|date|month|time|period/i.test(name));
  return Math.max(0, dated >= 0 ? dated : called);
}
