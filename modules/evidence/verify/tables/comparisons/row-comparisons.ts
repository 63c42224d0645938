import type { Case } from '../reading/case';
import { columnsAt, signColumns } from '../reading/case-columns';
import type { Cue } from '../reading/cues';
import { valueAt } from '../structure/formulas';
import { pairsOf, periodsCompared } from '../reading/listed-rows';
import type { Figure, RowRef } from '../reading/reading';
import { shifted } from '../reading/relative-rows';
import type { FigureColumn } from '../structure/tables';

/** What is said of each of some rows. `holds` is undefined where a figure is missing. */
export type Relation = {
  rows: readonly number[];
  /** The row that another is compared with, where it is one of the same column. */
  baseOf?: (row: number) => number | undefined;
  columns: readonly FigureColumn[];
  holds: (row: number) => boolean | undefined;
  text: string;
  cue?: Cue;
  /** The bounded figures that it is made of. */
  limits: readonly Figure[];
  /** It is said with a word of denial: "do not have". */
  isDenial?: boolean;
  /** Row references that are part of the relation, not of the rows that it holds for. */
  own: readonly RowRef[];
  /** References to the rows that it may be said to hold for. */
  refs: readonly RowRef[];
  taken: readonly Place[];
};
export type Place = { at: number; end: number };
export type Compared = Extract<Cue, { kind: 'compare' }>;
export type Changed = Extract<Cue, { kind: 'change' }>;

export const single = (columns: readonly FigureColumn[] | undefined): FigureColumn | undefined =>
  columns?.length === 1 ? columns[0] : undefined;

/** "Deaths exceeded births", "more deaths than births", "deaths were higher than births". */
export function columnsCompared({ reading, scope }: Case, cue: Compared): Relation | undefined {
  const { columns, text } = reading;
  const [one, other, ...more] = columns;
  if (!one || !other || more.length > 0 || one.at < 0) return undefined;
  const [a, b] = [single(one.columns), single(other.columns)];
  if (!a || !b || a.unit.dim !== b.unit.dim || a.unit.factor !== b.unit.factor) return undefined;
  const { at, end } = cue.word;
  const isMore =
    one.at >= end && /^ (?:\p{Ll}+ )?$/u.test(text.slice(end, one.at)) && isThan(text, one.end, other.at);
  const isHigher = one.end <= at && other.at >= end && isThan(text, end, other.at);
  const isVerb =
    one.end <= at &&
    other.at >= end &&
    verbs.test(cue.word.lower) &&
    /^ (?:the )?(?:number of )?$/.test(text.slice(end, other.at));
  if (!isMore && !isHigher && !isVerb) return undefined;
  return {
    rows: scope.stretches.length === 1 ? (scope.stretches[0]?.rows ?? []) : scope.order,
    columns: [a, b],
    holds: (row) => ahead(cue, valueAt(a, row) - valueAt(b, row)),
    text: `rows where ${a.name} is ${cue.direction > 0 ? 'above' : 'below'} ${b.name}`,
    cue,
    limits: [],
    own: [],
    refs: scope.singles,
    taken: [],
  };
}

const verbs = /^(?:exceed|surpass|outstrip|top|outpac|outnumber|outweigh|beat)/;
const isThan = (text: string, from: number, to: number) =>
  /^(?: \p{Ll}+){0,4}? than (?:the |they |it )?(?:number of )?$/u.test(text.slice(from, to));

export const ahead = ({ direction }: Compared | Changed, difference: number): boolean | undefined =>
  Number.isNaN(difference) ? undefined : direction * difference > 0;

const timeAgo =
  /\bthan (?:(?:in )?the (?:same (?:quarter|month) (?:of the previous|of|a) (?<same>year)(?: before| earlier)?|previous (?<previous>year|quarter|month)|(?<before>year|quarter|month) before)|(?:a|one) (?<ago>year|quarter|month) (?:earlier|before))\b/i;
const sameOf = /\bthan in the same (?:quarter|month) of (?<year>\d{4})\b/i;

/** "Higher than a year earlier" of several quarters or years. */
export function yearsCompared(given: Case, cue: Compared): Relation | undefined {
  const { reading, scope } = given;
  const { text, table } = reading;
  const column = reading.columns.length === 1 ? single(columnsAt(given, cue.word.at)) : undefined;
  if (!column || !table.timed || !scope.isSeries) return undefined;
  const found = sameOf.exec(text.slice(cue.word.end)) ?? timeAgo.exec(text.slice(cue.word.end));
  if (!found || /[,;]/.test(text.slice(cue.word.end, cue.word.end + found.index))) return undefined;
  const at = cue.word.end + found.index;
  const end = at + found[0].length;
  const own = reading.rows.filter((ref) => ref.at >= at && ref.end <= end);
  const stretches = scope.stretches.filter((each) => !own.some((ref) => ref.at === each.at));
  const [stretch] = stretches;
  if (stretches.length > 1 || own.length > 1) return undefined;
  const rows = stretch?.rows ?? scope.order;
  const { year, ...units } = found.groups ?? {};
  const unit = Object.values(units).find(Boolean)?.toLowerCase() ?? 'year';
  const base = (row: number) => shifted(table, row, unit, -1, table.order);
  const isOfYear = rows.every((row) => {
    const before = base(row);
    return year === undefined || (before !== undefined && yearOf(given, before) === Number(year));
  });
  if (!isOfYear) return undefined;
  return {
    // The first year of all rows has none before it.
    rows: stretch ? rows : rows.filter((row) => base(row) !== undefined),
    baseOf: base,
    columns: [column],
    holds: (row) => ahead(cue, valueAt(column, row) - valueAt(column, base(row) ?? -1)),
    text: `rows of ${column.name} ${cue.direction > 0 ? 'above' : 'below'} the ${unit} before`,
    cue,
    limits: [],
    own,
    refs: scope.singles.filter((ref) => !own.some((each) => each.at === ref.at)),
    taken: [{ at, end }],
  };
}

const yearOf = ({ reading: { table } }: Case, row: number) =>
  Math.floor((table.periods?.[row]?.from ?? 0) / 10_000);

/** "In every year, Sudmark sold more cars than Norhaven": two labels, period by period. */
export function labelsCompared(given: Case, cue: Compared): Relation | undefined {
  const { reading } = given;
  const { text, table, rows } = reading;
  const [one, other, ...more] = rows;
  const column = reading.columns.length === 1 ? single(columnsAt(given, cue.word.at)) : undefined;
  if (!one || !other || more.length > 0 || !column || !table.periods || table.timed) return undefined;
  if (one.kind !== 'label' || other.kind !== 'label' || one.end > cue.word.at || other.at < cue.word.end)
    return undefined;
  if (!/ than (?:in |at )?(?:the )?$/.test(text.slice(cue.word.end, other.at))) return undefined;
  const periodOf = (row: number) => table.periods?.[row]?.from;
  const base = (row: number) => other.rows.find((each) => periodOf(each) === periodOf(row)) ?? -1;
  const distinct = new Set(one.rows.map(periodOf));
  const isWhole = one.rows.length === other.rows.length && distinct.size === one.rows.length;
  if (!isWhole || distinct.has(undefined)) return undefined;
  return {
    rows: one.rows,
    baseOf: base,
    columns: [column],
    holds: (row) => ahead(cue, valueAt(column, row) - valueAt(column, base(row))),
    text: `rows of ${column.name} where ${one.text} is ${cue.direction > 0 ? 'above' : 'below'} ${other.text}`,
    cue,
    limits: [],
    own: [one, other],
    refs: [],
    taken: [],
  };
}

/** "Aldvik and Estholm handled fewer containers in 2023 than in 2019": labels, from one period to another. */
export function periodsOfLabels(given: Case, cue: Compared | Changed): Relation | undefined {
  const { table, rows, columns } = given.reading;
  const ends = periodsCompared(given);
  const named =
    columns.length === 0
      ? given.reading.table.columns
      : columns.length === 1
        ? columnsAt(given, cue.word.at)
        : [];
  const column = single(named);
  if (!ends || !column || cue.direction === 0) return undefined;
  const pairs = pairsOf(table, column, ends);
  const before = new Map(pairs.map(({ from, to }) => [to, from]));
  return {
    rows: pairs.map(({ to }) => to),
    baseOf: (row) => before.get(row),
    columns: [column],
    holds: (row) => ahead(cue, valueAt(column, row) - valueAt(column, before.get(row) ?? -1)),
    text: `change of ${column.name}, ${ends[0].text} to ${ends[1].text}: rows ${cue.direction > 0 ? 'higher' : 'lower'}`,
    cue,
    limits: [],
    own: ends,
    refs: rows.filter(({ kind }) => kind === 'label'),
    taken: [],
  };
}

/** "In all years except 2019 and 2020". */
export const saysExcept = (text: string) =>
  /\b(?:[Aa]ll|[Ee]very|[Ee]ach) (?:\p{Ll}+ )?\p{Ll}+ (?:in (?:the )?\p{Lu}\p{L}+ )?(?:but|except|apart from|other than)\b/u.test(
    text,
  );

/** "In every year", "all four regions", "none of the pools". */
const saysOfAll = (text: string) => /\b(?:every|each|all|both|no|none)\b/i.test(text);

/** "Made a profit", "without a loss": the sign of one column. */
export function signOfRows(given: Case, cue: Extract<Cue, { kind: 'sign' }>): Relation | undefined {
  const { reading, scope, cues } = given;
  const { text } = reading;
  const lead = text.slice(0, cue.word.at);
  const without = / (?:without|no) (?:an? |any )?(?:(?:net|operating) )?$/.exec(lead);
  const column = single(
    reading.columns.length > 0 ? columnsAt(given, cue.word.at) : signColumns(given, cue.word),
  );
  if (
    !column ||
    (without && /\b(?:not|never|but)\b/.test(lead)) ||
    !(cues.some(({ kind }) => kind === 'only') || saysExcept(text) || saysOfAll(text))
  )
    return undefined;
  const { direction } = cue;
  // "In 2021, every pool but the Lido": the label stands behind the exception, not the period.
  const isInPeriod = !reading.table.timed && reading.table.periods !== undefined;
  const labels = reading.rows.filter(({ kind }) => kind === 'label');
  return {
    rows: scope.stretches.length === 1 ? (scope.stretches[0]?.rows ?? []) : scope.order,
    columns: [column],
    holds: (row) => {
      const value = valueAt(column, row);
      return Number.isNaN(value) ? undefined : without ? direction * value <= 0 : direction * value > 0;
    },
    text: `rows of ${column.name} ${without ? 'not ' : ''}${direction > 0 ? 'above' : 'below'} 0`,
    cue,
    limits: [],
    own: [],
    refs: isInPeriod && saysExcept(text) && labels.length > 0 ? labels : scope.singles,
    taken: without ? [{ at: without.index, end: cue.word.at }] : [],
  };
}
