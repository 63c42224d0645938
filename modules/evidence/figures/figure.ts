import type { NumberColumn } from '../sources/columns';

/** A figure taken or worked out from a table, with how, in words. Contract section 5, "Derived figures". */
export type Figure = {
  kind:
    | 'first'
    | 'latest'
    | 'highest'
    | 'second-highest'
    | 'lowest'
    | 'cell'
    | 'total'
    | 'mean'
    | 'median'
    | 'above-mean'
    | 'gap'
    | 'times'
    | 'change'
    | 'growth'
    | 'yearly-change'
    | 'yearly-growth'
    | 'first-half'
    | 'second-half'
    | 'last-step'
    | 'largest-rise'
    | 'largest-fall'
    | 'run'
    | 'bucket-mean'
    | 'group-mean'
    | 'share';
  /** Name of the column it is of. */
  column: string;
  value: number;
  /** Decimals it is shown with. */
  decimals: number;
  unit: string;
  /** The row, period or group it belongs to: "2016", "1990s", "1990-2023". */
  period: string;
  derivation: string;
  /** How many rows it was worked out over; 0 where that says nothing. */
  over: number;
  /** The rows it stands in, or those that a change or comparison lies between. */
  rows: readonly Point[];
};

/** A figure as it is read: grouped by thousands, with the decimals of its makings. */
export function figureText({ value, decimals }: Pick<Figure, 'value' | 'decimals'>): string {
  return new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  }).format(value);
}

/**
 * An entry of a column with the row it stands in, by what that is called: "Kaldvik, 2019" is of "Kaldvik", in "2019".
 * The names are empty where the table gives its rows none.
 */
export type Point = { value: number; row: number; name: string; label: string; when: string; spanId: string };

/** Makes figures of one column; `whole` is the period they cover unless they say otherwise. */
export type Make = ReturnType<typeof maker>;

type Options = {
  more?: number;
  unit?: string;
  decimals?: number;
  rows?: readonly Point[];
  period?: string;
  over?: number;
};

export function maker(column: NumberColumn, whole: string) {
  return (kind: Figure['kind'], value: number, derivation: string, options: Options = {}): Figure => ({
    kind,
    column: column.name,
    value,
    decimals:
      options.decimals ?? Math.min(column.decimals + (options.more ?? 0), Math.max(2, column.decimals)),
    unit: options.unit ?? column.unit,
    period: options.period ?? whole,
    derivation,
    over: options.over ?? 0,
    rows: options.rows ?? [],
  });
}

/** The unit of a difference: percentage points for a column in percent. */
export const unitOfDifference = ({ unit, percent }: NumberColumn): string =>
  percent ? 'percentage points' : unit;

type Kind = 'first' | 'latest' | 'highest' | 'second-highest' | 'lowest' | 'cell';

/** A figure as it stands in a row. */
export function at(kind: Kind, column: NumberColumn, point: Point): Figure {
  return {
    kind,
    column: column.name,
    value: point.value,
    decimals: column.decimals,
    unit: column.unit,
    period: point.name,
    derivation: `${kind} figure of column ${column.name}`,
    over: 0,
    rows: [point],
  };
}
