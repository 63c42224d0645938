import type { NumberColumn } from './columns';

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

/** A figure as it is read: grouped by thousands, with the decimals of its makings. */
export function figureText({ value, decimals }: Pick<Figure, 'value' | 'decimals'>): string {
  return new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  }).format(value);
}

/** An entry of a column with the row it stands in. */
export type Point = { value: number; row: number; name: string; spanId: string };

/** Makes figures of one column; `whole` is the period they cover unless they say otherwise. */
export type Make = ReturnType<typeof maker>;

export function maker(column: NumberColumn, whole: string) {
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

/** A figure as it stands in a row. */
export function at(
  kind: 'first' | 'latest' | 'highest' | 'lowest',
  column: NumberColumn,
  point: Point,
): Figure {
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
