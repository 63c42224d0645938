import { columnRoles, type NumberColumn } from '../sources/columns';
import type { Dataset } from '../evidence';
import type { Point } from './figure';
import { sumRowsOf } from './sum-rows';

/** A table with its columns as points, oldest first. */
export type Table = ReturnType<typeof describe>;

export function describe(dataset: Dataset) {
  const roles = columnRoles(dataset);
  const label = dataset.columns[roles.label];
  const isText = label?.type === 'text';
  const date = isText ? dataset.columns.findIndex(({ type }) => type === 'date') : -1;
  const dates = roles.timed ? roles.label : date;
  const isDated = dates >= 0 && dataset.rows.every((row) => placeInTime(row[dates] ?? null) !== undefined);
  const cell = (row: number, column: number) => String(dataset.rows[row]?.[column] ?? '').trim();
  const name = (row: number) =>
    [isText ? cell(row, roles.label) : '', isDated ? cell(row, dates) : ''].filter(Boolean).join(', ');
  const names = dataset.rows.map((_, row) => name(row));
  const isNamed = !names.includes('') && new Set(names).size === names.length;
  const sums: ReadonlySet<number> = isText ? sumRowsOf(dataset) : new Set();
  const order = dataset.rows.map((_, row) => row);
  const time = (row: number) => placeInTime(dataset.rows[row]?.[dates] ?? null)?.at ?? 0;
  if (roles.timed && isDated) order.sort((a, b) => time(a) - time(b));
  const all = (column: NumberColumn): Point[] =>
    order.flatMap((row) => {
      const value = column.values[row];
      if (value === null || value === undefined) return [];
      const label = isNamed && isText ? cell(row, roles.label) : '';
      const when = isNamed && isDated ? cell(row, dates) : '';
      return [
        {
          value,
          row,
          name: isNamed ? (names[row] ?? '') : '',
          label,
          when,
          spanId: dataset.spanIds[row] ?? '',
        },
      ];
    });
  return {
    dataset,
    roles,
    all,
    /** The points of a column without rows that sum up others, which would count them twice. */
    points: (column: NumberColumn): Point[] => all(column).filter(({ row }) => !sums.has(row)),
    /** Each row has a name of its own that a reader can look up. */
    isNamed,
  };
}

/** A year, quarter, month or day as the table writes it, with its number among its like. */
export type PlaceInTime = { grain: 'year' | 'quarter' | 'month' | 'day'; at: number };

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const named = new RegExp(`^(?:(\\d{1,2}) )?(${months.join('|')})[a-z]*\\.?,? ((?:1[5-9]|20|21)\\d{2})$`, 'i');

/** Where a date stands in time; undefined for dates that could be read in two ways. */
export function placeInTime(cell: string | number | null): PlaceInTime | undefined {
  const text = String(cell ?? '').trim();
  const [, year, month, day] = /^((?:1[5-9]|20|21)\d{2})(?:-(0[1-9]|1[0-2])(?:-(\d{2}))?)?$/.exec(text) ?? [];
  if (year && !month) return { grain: 'year', at: Number(year) };
  if (year && !day) return { grain: 'month', at: Number(year) * 12 + Number(month) };
  if (year) return { grain: 'day', at: Date.parse(text) / 86_400_000 };
  const [, a, b, c, d] =
    /^(?:((?:1[5-9]|20|21)\d{2})[- ]?Q([1-4])|Q([1-4])[- ]?((?:1[5-9]|20|21)\d{2}))$/i.exec(text) ?? [];
  if (a ?? d) return { grain: 'quarter', at: Number(a ?? d) * 4 + Number(b ?? c) };
  const [whole, date, word = '', of] = named.exec(text) ?? [];
  if (!whole) return undefined;
  const at = Number(of) * 12 + months.indexOf(word.slice(0, 3).toLowerCase());
  return date
    ? { grain: 'day', at: Date.UTC(Number(of), at % 12, Number(date)) / 86_400_000 }
    : { grain: 'month', at };
}

/** Years from one row to another; undefined where the rows are no years. */
export function yearsBetween(from: string, to: string): number | undefined {
  const [a, b] = [placeInTime(from), placeInTime(to)];
  return a?.grain === 'year' && b?.grain === 'year' && b.at > a.at ? b.at - a.at : undefined;
}

/** Whether a row follows another without a gap: the next year, quarter or month. */
export function follows(before: string, after: string): boolean {
  const [a, b] = [placeInTime(before), placeInTime(after)];
  return a !== undefined && b !== undefined && a.grain === b.grain && a.grain !== 'day' && b.at - a.at === 1;
}
