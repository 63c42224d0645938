import type { Column, Dataset } from '../evidence';

/** A column with its place and the numbers in it. */
export type NumberColumn = Column & {
  index: number;
  values: (number | null)[];
  /** Most decimals any of its figures is written with. */
  decimals: number;
  /** Adding its figures up says something: amounts, not levels, rates or shares. */
  summable: boolean;
  /** Its figures can be compared as ratios: all above zero, and zero means none. */
  ratio: boolean;
  /** Counted in percent: differences are percentage points, and growth of a percentage is not told. */
  percent: boolean;
};

/** What the columns of a table are for: the one that labels its rows, the numbers, and groups where dates repeat. */
export type ColumnRoles = {
  /** -1: rows have no label. */
  label: number;
  /** The labels are dates, each once: the rows form a series. */
  timed: boolean;
  numbers: NumberColumn[];
};

const levelWords =
  /\b(?:average|mean|median|longest|shortest|highest|lowest|maximum|minimum|anomaly|rate|ratio|index|share|percent|per|price|temperature|concentration|level|score|rank|age|latitude|longitude|id|year|probability|at)\b/i;
/** What is there at a time, and is the same again at the next. */
const stockWords =
  /\b(?:population|inhabitants|residents|households|employees|staff|workers|workforce|headcount|members|beds|fleet|stocks?|debt|assets|inventory|capacity|subscribers|users)\b/i;
const levelUnits = /^(?:%|‰|ppm|ppb|°.*|deg.*|k|index|.*\/.*|.* per .*)$/i;
const scaleWithoutZero = /^(?:°.*|deg.*|celsius|fahrenheit|‰.*)$/i;
const percentUnit = /^(?:%|per ?cent\b|pct\b)/i;

/** The roles of a table's columns. Label: its dates, else its first text, else its first column; -1 when it has but one. */
export function columnRoles(dataset: Dataset): ColumnRoles {
  const found = cache.get(dataset);
  if (found) return found;
  const { columns } = dataset;
  const date = columns.findIndex(({ type }) => type === 'date');
  const text = columns.findIndex(({ type }, at) => type === 'text' && isFilled(dataset, at));
  const timed = date >= 0 && isUnique(dataset, date);
  const label = timed ? date : text >= 0 ? text : date >= 0 ? date : columns.length > 1 ? 0 : -1;
  const roles = { label, timed, numbers: numberColumns(dataset, label, timed) };
  cache.set(dataset, roles);
  return roles;
}
const cache = new WeakMap<Dataset, ColumnRoles>();

function numberColumns(dataset: Dataset, label: number, timed: boolean): NumberColumn[] {
  return dataset.columns.flatMap((column, index) => {
    if (column.type !== 'number' || index === label) return [];
    const values = dataset.rows.map((row) => (typeof row[index] === 'number' ? row[index] : null));
    const present = values.filter((value) => value !== null);
    if (present.length === 0) return [];
    const positive = present.every((value) => value > 0);
    const percent = percentUnit.test(column.unit);
    const level =
      percent ||
      levelWords.test(column.name) ||
      levelUnits.test(column.unit) ||
      (timed && stockWords.test(column.name)) ||
      areFractions(column, values);
    return [
      {
        ...column,
        index,
        values,
        decimals: present.reduce((most, value) => Math.max(most, decimalsOf(value)), 0),
        summable: !level && present.every((value) => value >= 0),
        ratio: positive && !percent && !scaleWithoutZero.test(column.unit) && !/anomaly/i.test(column.name),
        percent,
      },
    ];
  });
}

const partOfWhole = /\b(?:shares?|proportion|punctuality|utili[sz]ation|occupancy|on[- ]time)\b/i;
/** "Share price", "Shares issued": what shares of a company are worth, or how many there are. */
const ofCompany =
  /\bshares? (?:price|capital|value|index)\b|\bper share\b|\b(?:issued|outstanding|traded)\b/i;
/** Shares as workbooks store them, fractions of one: 0.914 is 91.4 percent. */
export function areFractions(
  { name, unit }: Pick<Column, 'name' | 'unit'>,
  values: readonly (number | null)[],
): boolean {
  const filled = values.filter((value) => value !== null);
  return (
    unit === '' &&
    partOfWhole.test(name) &&
    !ofCompany.test(name) &&
    filled.every((value) => value >= 0 && value <= 1) &&
    filled.filter((value) => decimalsOf(value) > 1).length * 2 > filled.length
  );
}

/** Decimals a number is written with, at most 6: beyond it lies the noise of binary fractions. */
export function decimalsOf(value: number): number {
  const [, decimals = ''] = String(Number(value.toFixed(6))).split('.');
  return decimals.length;
}

const isFilled = ({ rows }: Dataset, at: number) => rows.some((row) => row[at] !== null);

function isUnique({ rows }: Dataset, at: number): boolean {
  const seen = new Set(rows.map((row) => row[at]));
  return seen.size === rows.length && !seen.has(null);
}
