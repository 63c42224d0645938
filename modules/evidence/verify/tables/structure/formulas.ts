import type { Derivation, DerivationInput } from '../../../evidence';
import { memoize } from '../../../../kernel/memoize';
import { flagColumns, type FigureColumn, spanOf, type Table } from './tables';

/** Inputs that are listed with a derivation; a formula over more rows names them by their range. */
export const mostInputs = 40;

/** Terms a formula writes out. */
const mostTerms = 4;

/** A figure worked out from cells, with the rows it needs. */
export type Worked = Derivation & {
  /** The rows it says something of; those of a comparison with all others are one. */
  about?: readonly number[];
  rows: number[];
  unit: 'column' | '%' | 'count' | 'times' | 'points';
  value: number;
};

/** The name of a row as readers know it. Rows of one label at several times have their time as well. */
export const rowName = (table: Table, row: number): string => rowNames(table)[row] ?? `row ${row + 1}`;

const rowNames = memoize((table: Table): string[] => {
  const names = table.dataset.rows.map((_, row) => nameOf(table, row));
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return names.map((name, row) => {
    const time = (times.get(name) ?? 0) > 1 ? table.periods?.[row]?.text : undefined;
    return time === undefined || name.includes(time) ? name : `${name}, ${time}`;
  });
});

function nameOf(table: Table, row: number): string {
  const { dataset } = table;
  const cells = dataset.rows[row] ?? [];
  const flags = flagColumns(table);
  const named = dataset.columns.flatMap(({ type }, at) =>
    type === 'number' || cells[at] === null || flags.some(({ index }) => index === at)
      ? []
      : [String(cells[at])],
  );
  return named.slice(0, 2).join(', ') || `row ${row + 1}`;
}

const coarse = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

const fine = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

/** A figure as a formula writes it: grouped by thousands, at most four decimals. */
export function numberText(value: number): string {
  const rounded = Number(value.toPrecision(10));
  const size = Math.abs(rounded);
  if (size >= 1e15 || (rounded !== 0 && size < 1e-6)) return String(rounded);
  return (size >= 1000 ? coarse : fine).format(rounded);
}

const unitOf = (column: FigureColumn) => column.unitText;

/** Rows of a column that hold a figure, of those asked for. */
export const filled = (column: FigureColumn, rows: readonly number[]): number[] =>
  rows.filter((row) => typeof column.values[row] === 'number');

export const valueAt = (column: FigureColumn, row: number): number => column.values[row] ?? Number.NaN;

export function inputsOf(table: Table, column: FigureColumn, rows: readonly number[]): DerivationInput[] {
  if (column.parts) return column.parts.flatMap((part) => inputsOf(table, part, rows)).slice(0, mostInputs);
  return rows.slice(0, mostInputs).map((row) => ({
    spanId: spanOf(table, row, column),
    label: `${column.name}, ${rowName(table, row)}`,
    value: valueAt(column, row),
    unit: unitOf(column),
  }));
}

export function worked(
  table: Table,
  column: FigureColumn,
  rows: readonly number[],
  made: { text: string; formula: string; value: number; unit: Worked['unit'] },
): Worked | undefined {
  if (rows.length === 0 || !Number.isFinite(made.value)) return undefined;
  return {
    ...made,
    result: Number(made.value.toPrecision(10)),
    inputs: inputsOf(table, column, rows),
    rows: [...rows],
  };
}

const terms = (column: FigureColumn, rows: readonly number[], mark: string): string => {
  const text = (row: number | undefined) => (row === undefined ? '' : numberText(valueAt(column, row)));
  if (rows.length <= mostTerms) return rows.map(text).join(mark);
  return `${text(rows[0])}${mark}${text(rows[1])}${mark}…${mark}${text(rows.at(-1))} (${rows.length} rows)`;
};

export const scopeOf = (table: Table, rows: readonly number[]) =>
  rows.length === table.order.length
    ? 'all rows'
    : rows.length === 1
      ? rowName(table, rows[0] ?? 0)
      : table.timed
        ? `${rowName(table, rows[0] ?? 0)} to ${rowName(table, rows.at(-1) ?? 0)}`
        : rows.length <= 3
          ? rows.map((row) => rowName(table, row)).join(', ')
          : `${rows.length} rows`;

export type Rows = readonly number[];

export const values = (column: FigureColumn, rows: Rows) => rows.map((row) => valueAt(column, row));

export const sum = (all: readonly number[]) => all.reduce((total, value) => total + value, 0);

const rates =
  /\b(?:average|mean|median|rate|ratio|index|share|percent|price|temperature|level|score|rank|age|per|density|growth|change|margin|occupancy|highest|lowest|peak)\b/i;
const stocks =
  /\b(?:staff|employees|headcount|population|residents|inhabitants|members|subscribers|storage|stock|debt|assets|reserves|(?<!(?:mass|trade|budget|water|energy|net|operating|fiscal) )balance|capacity|beds|fleet|vehicles|branches|stores|households|area)\b/i;

/** Adding figures up says something: amounts, not rates or levels, and no holdings of the same thing at several times. */
function isAdditive({ periods }: Table, { name: own, unit }: FigureColumn, asked: Rows): boolean {
  const name = isAmountOfChange(own, unit.dim) ? own.replace(changing, '') : own;
  const isFlow = name !== own;
  if (
    unit.dim === 'percent' ||
    unit.dim.includes('/') ||
    unit.dim.startsWith('per:') ||
    unit.dim === 'celsius' ||
    rates.test(name)
  )
    return false;
  const times = new Set(asked.map((row) => periods?.[row]?.from));
  return !(stocks.test(name) && times.size > 1 && !isFlow);
}

const changing = /\bchange\b/i;
const ofAmounts = /^(?:mass|volume|energy)$/;

/** "Stock change (kt)": what came or went in the time of a row adds up, what changed since a time that it names does not. */
const isAmountOfChange = (name: string, dim: string): boolean =>
  changing.test(name) &&
  !/\b(?:since|from|on|vs|against)\b/i.test(name) &&
  (ofAmounts.test(dim) || stocks.test(name));

export function total(table: Table, column: FigureColumn, asked: Rows): Worked | undefined {
  if (!isAdditive(table, column, asked)) return undefined;
  const rows = filled(column, asked);
  const value = sum(values(column, rows));
  const text = `total of ${column.name}, ${scopeOf(table, rows)}`;
  return worked(table, column, rows, {
    text,
    formula: `${terms(column, rows, ' + ')} = ${numberText(value)}`,
    value,
    unit: 'column',
  });
}

const isQuotient = ({ parts, operation }: FigureColumn): boolean =>
  parts !== undefined && operation === undefined;

export function mean(table: Table, column: FigureColumn, asked: Rows): Worked | undefined {
  // The mean of quotients is not the quotient of the sums: which one is meant stays open.
  const rows = filled(column, asked);
  if (isQuotient(column) || (column.parts && rows.length < asked.length)) return undefined;
  const value = sum(values(column, rows)) / rows.length;
  const text = `mean of ${column.name}, ${scopeOf(table, rows)}`;
  const formula = `(${terms(column, rows, ' + ')}) / ${rows.length} = ${numberText(value)}`;
  return worked(table, column, rows, { text, formula, value, unit: 'column' });
}

export function median(table: Table, column: FigureColumn, asked: Rows): Worked | undefined {
  const rows = filled(column, asked);
  if (isQuotient(column) || (column.parts && rows.length < asked.length)) return undefined;
  const sorted = values(column, rows).sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const value =
    sorted.length % 2 === 1
      ? (sorted[Math.floor(middle)] ?? Number.NaN)
      : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
  const text = `median of ${column.name}, ${scopeOf(table, rows)}`;
  return worked(table, column, rows, {
    text,
    formula: `middle of ${rows.length} ordered figures = ${numberText(value)}`,
    value,
    unit: 'column',
  });
}

/** The row with the highest (1) or lowest (-1) figure; undefined where two share it. */
export function extremeRow(column: FigureColumn, asked: Rows, direction: 1 | -1): number | undefined {
  let best: number | undefined;
  let shared = false;
  for (const row of filled(column, asked)) {
    const ahead = best === undefined ? 1 : direction * (valueAt(column, row) - valueAt(column, best));
    if (ahead > 0) [best, shared] = [row, false];
    else if (ahead === 0) shared = true;
  }
  return shared ? undefined : best;
}

export function extreme(
  table: Table,
  column: FigureColumn,
  asked: Rows,
  direction: 1 | -1,
): Worked | undefined {
  const rows = filled(column, asked);
  const all = values(column, rows);
  const value = all.reduce(
    (best, each) => (direction * (each - best) > 0 ? each : best),
    all[0] ?? Number.NaN,
  );
  const row = rows.find((each) => valueAt(column, each) === value) ?? 0;
  const word = direction > 0 ? 'highest' : 'lowest';
  const text = `${word} ${column.name}, ${scopeOf(table, rows)}`;
  const formula = `${direction > 0 ? 'max' : 'min'}(${terms(column, rows, '; ')}) = ${numberText(value)} (${rowName(table, row)})`;
  return worked(table, column, rows, { text, formula, value, unit: 'column' });
}

export function rangeOf(table: Table, column: FigureColumn, asked: Rows): Worked | undefined {
  const [high, low] = [extreme(table, column, asked, 1), extreme(table, column, asked, -1)];
  if (!high || !low) return undefined;
  const value = high.value - low.value;
  const text = `highest less lowest ${column.name}, ${scopeOf(table, high.rows)}`;
  const formula = `${numberText(high.value)} − ${numberText(low.value)} = ${numberText(value)}`;
  return worked(table, column, high.rows, { text, formula, value, unit: 'column' });
}

/** How many rows lie above (1) or below (-1) a figure. */
export function countBeyond(
  table: Table,
  column: FigureColumn,
  asked: Rows,
  direction: 1 | -1,
  limit: number,
  inclusive = false,
): (Worked & { found: readonly number[] }) | undefined {
  const rows = filled(column, asked);
  const found = rows.filter(
    (row) => direction * (valueAt(column, row) - limit) > 0 || (inclusive && valueAt(column, row) === limit),
  );
  const word = direction > 0 ? 'above' : 'below';
  const text = `rows of ${column.name} ${word} ${numberText(limit)}, ${scopeOf(table, rows)}`;
  const names = found
    .slice(0, 6)
    .map((row) => rowName(table, row))
    .join(', ');
  const made = worked(table, column, rows, {
    text,
    formula: `${found.length} of ${rows.length}${names ? `: ${names}${found.length > 6 ? ' …' : ''}` : ''}`,
    value: found.length,
    unit: 'count',
  });
  return made && { ...made, found };
}

/** How many rows hold just this figure. */
export function countEqual(
  table: Table,
  column: FigureColumn,
  asked: Rows,
  wanted: number,
): Worked | undefined {
  const rows = filled(column, asked);
  const found = rows.filter((row) => valueAt(column, row) === wanted);
  const names = found
    .slice(0, 6)
    .map((row) => rowName(table, row))
    .join('; ');
  return worked(table, column, rows, {
    text: `rows of ${column.name} at ${numberText(wanted)}, ${scopeOf(table, rows)}`,
    formula: `${found.length} of ${rows.length}: ${names}`,
    value: found.length,
    unit: 'count',
  });
}

/** The place of a row: 1 is the highest, or with -1 the lowest. Undefined where two rows share the figure, or it is a gap. */
export function rank(
  table: Table,
  column: FigureColumn,
  asked: Rows,
  row: number,
  direction: 1 | -1,
): Worked | undefined {
  const rows = filled(column, asked);
  const own = valueAt(column, row);
  // Nothing is ahead of a gap: NaN compares with no figure.
  if (Number.isNaN(own)) return undefined;
  if (rows.some((each) => each !== row && valueAt(column, each) === own)) return undefined;
  const value = 1 + rows.filter((each) => direction * (valueAt(column, each) - own) > 0).length;
  const text = `place of ${rowName(table, row)} by ${column.name}, ${direction > 0 ? 'highest' : 'lowest'} first`;
  const made = worked(table, column, rows, {
    text,
    formula: `${value} of ${rows.length}`,
    value,
    unit: 'count',
  });
  return made && { ...made, about: [row] };
}
