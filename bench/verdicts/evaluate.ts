import { type Check, type Condition, parseCheck, type Term } from './check';
import { csvRows, sourcesFolder } from './corpus';
import { columnAt, numberIn, rowsNamed, type Table, tablesOf } from './tables';

type Value = number | string | undefined;

/** Whether a source says what a check asserts: all of its conditions. What the source does not have is not so. */
export function holds(check: string, source: string): boolean {
  return parseCheck(check).every((condition) => conditionHolds(condition, source));
}

/** The terms of a check for which the source has nothing: a typing error, or what a false statement makes up. */
export function unknownTerms(check: string, source: string): Term[] {
  const conditions: Check = parseCheck(check);
  return conditions
    .flatMap(({ left, right }) => [left, right])
    .filter((term) => valueOf(term, source) === undefined);
}

function conditionHolds({ left, sign, right }: Condition, source: string): boolean {
  const [a, b] = alike(valueOf(left, source), valueOf(right, source));
  if (a === undefined || b === undefined) return false;
  if (typeof a !== 'number' || typeof b !== 'number') return sign === '=' && a === b;
  if (sign === '<') return a < b && !isSame(a, b);
  if (sign === '>') return a > b && !isSame(a, b);
  return sign === '=' ? isSame(a, b) : isRounded(a, b, decimalsWritten(right));
}

/** A year that labels a row is text; beside a number it is one. */
function alike(a: Value, b: Value): [Value, Value] {
  if (typeof a === 'string' && typeof b === 'number' && /^\d{4}$/.test(a)) return [Number(a), b];
  return [a, b];
}

/** Binary fractions differ behind the twelfth digit. */
const isSame = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

const isRounded = (a: number, b: number, decimals: number) => Math.abs(a - b) <= 0.5 * 10 ** -decimals + 1e-9;

const decimalsWritten = ({ raw }: Term) => raw.split('.')[1]?.length ?? 0;

function valueOf(term: Term, source: string): Value {
  const base = 'value' in term ? term.value : call(term.name, term.args, source);
  if (term.factor === 1 || base === undefined) return base;
  if (typeof base === 'string') throw new Error(`${term.raw}: a text cannot be multiplied`);
  return base * term.factor;
}

function call(name: string, args: readonly string[], source: string): Value {
  if (name === 'fact') return factOf(args[0] ?? '', source);
  if (name === 'rows') return tablesOf(source)[0]?.rows.length;
  const [first = '', second = '', third = ''] = args;
  const called = name === 'cell' ? second : first;
  const table = tablesOf(source).find((table) => columnAt(table, called) >= 0);
  if (!table) return undefined;
  const column = columnOf(table, called);
  if (name === 'cell') return column.at(first);
  if (name === 'share') return whole(column.at(second), (value) => (100 * value) / sum(column.values));
  if (name === 'rank') return whole(column.at(second), (x) => 1 + column.values.filter((y) => y > x).length);
  if (name === 'above') return column.values.filter((value) => value > Number(second)).length;
  if (name === 'below') return column.values.filter((value) => value < Number(second)).length;
  if (name === 'argmax') return column.labelOf(Math.max(...column.values));
  if (name === 'argmin') return column.labelOf(Math.min(...column.values));
  const over = overSome[name];
  if (over) return whole(args.length > 1 ? column.between(second, third) : column.values, over);
  const of = ofTwo[name];
  if (!of) throw new Error(`there is no ${name}()`);
  const [a, b] = [column.at(second), column.at(third)];
  return a === undefined || b === undefined ? undefined : of(a, b, Number(third) - Number(second));
}

const whole = <T>(value: T | undefined, make: (value: T) => number) =>
  value === undefined ? undefined : make(value);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const overSome: Record<string, (values: readonly number[]) => number> = {
  sum,
  mean: (values) => sum(values) / values.length,
  median: (values) => {
    const sorted = [...values].sort((a, b) => a - b);
    return ((sorted[(sorted.length - 1) >> 1] ?? NaN) + (sorted[sorted.length >> 1] ?? NaN)) / 2;
  },
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
};

const ofTwo: Record<string, (a: number, b: number, years: number) => number> = {
  diff: (a, b) => b - a,
  growth: (a, b) => (100 * (b - a)) / Math.abs(a),
  ratio: (a, b) => a / b,
  cagr: (a, b, years) => 100 * ((b / a) ** (1 / years) - 1),
};

/** A column of figures; rows without one are left out. */
function columnOf(table: Table, called: string) {
  const index = columnAt(table, called);
  const cells = table.rows.map((row) => numberIn(row[index], table));
  const rowOf = (name: string) => {
    const [row, ...more] = rowsNamed(table, name);
    if (more.length > 0) throw new Error(`"${name}" names ${more.length + 1} rows`);
    return row;
  };
  return {
    values: numbersAmong(cells),
    at: (name: string) => cells[rowOf(name) ?? -1],
    between(from: string, to: string) {
      const [first, last] = [rowOf(from), rowOf(to)];
      return first === undefined || last === undefined
        ? undefined
        : numbersAmong(cells.slice(first, last + 1));
    },
    labelOf: (value: number) => table.rows[cells.indexOf(value)]?.[0],
  };
}

const numbersAmong = (cells: readonly (number | undefined)[]) => cells.filter((cell) => cell !== undefined);

function factOf(key: string, source: string): Value {
  const value = factsOf(source).find((fact) => fact.key === key)?.value;
  return value !== undefined && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
}

/** The facts of a source of prose: `NAME.facts.csv` beside it. */
export function factsOf(source: string): { key: string; value: string; quote: string }[] {
  const rows = csvRows(`${sourcesFolder}/${source.replace(/\.\w+$/, '')}.facts.csv`);
  return rows.map(({ key = '', value = '', quote = '' }) => ({ key, value, quote }));
}
