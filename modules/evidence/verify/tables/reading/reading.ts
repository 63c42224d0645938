import type { Amount } from '../../numbers/amounts';
import { withMonths } from './bare-months';
import { withQuarters } from './elliptic-quarters';
import { differenceIn } from './difference-columns';
import { withoutNameFigures } from './name-figures';
import { baseOf, basesIn, countPer, saidBase, eachWords } from './per-units';
import { isOfUnsaidPeriod } from '../structure/period-columns';
import { addColumns, refitColumns } from './read-columns';
import { lies, periodOf, samePeriod, type Period } from '../../numbers/periods';
import type { Token, Word } from '../../text/scan';
import { addWorkedColumns, marginIn } from './worked-columns';
import { fitUnits } from './written-units';
import { yearOfColumn } from './year-limits';
import { meaningOf } from '../../words/words';
import { labelsIn } from './labels-in-text';
import { directedMeaning, type FigureColumn, keyMeanings, type Table } from '../structure/tables';

/** Rows that a statement names, in the order in which it names them. */
export type RowRef = {
  at: number;
  end: number;
  text: string;
  rows: readonly number[];
  kind: 'label' | 'period';
  /** The column of a label. */
  column?: number;
  /** Its words name figures below zero, or above it: "operating loss" of a row of profits. */
  isNegative?: boolean;
};
/** Columns that a statement may mean by some words. */
export type ColumnRef = {
  at: number;
  end: number;
  columns: readonly FigureColumn[];
  /** Where else the sentence names it. */
  also?: readonly { at: number; end: number }[];
  /** What its words mean. */
  meanings: ReadonlySet<string>;
};
export type Figure = { at: number; end: number; amount: Amount; order: number };

/** A part of a sentence as it speaks about one table. */
export type Reading = {
  text: string;
  /** Where the part of the text begins and ends that is read. */
  from: number;
  to: number;
  table: Table;
  figures: Figure[];
  rows: RowRef[];
  columns: ColumnRef[];
  /** Words that name neither rows nor columns. */
  words: Word[];
  /** What all of its words mean. */
  meanings: ReadonlySet<string>;
  /** Periods and labels that the table has no row for. */
  strange: string[];
};

/** Matches tokens against a table: the rows and columns that they name, and the remaining tokens. */
export function readAgainst(table: Table, scanned: readonly Token[], text: string): Reading {
  const tokens = withMonths(table, withQuarters(table, scanned, text), text);
  const labels = labelsIn(table, tokens, text);
  const taken = [...labels, ...basesIn(table, text)];
  const free = withoutNameFigures(table, tokens, text).filter(
    (token) => !taken.some(({ at, end }) => token.at < end && token.end > at),
  );
  const reading: Reading = {
    text,
    from: scanned[0]?.at ?? 0,
    to: scanned.at(-1)?.end ?? text.length,
    table,
    figures: [],
    rows: [...labels],
    columns: [],
    words: [],
    strange: [],
    meanings: new Set(
      tokens.flatMap((token) => (token.kind === 'word' ? [token.meaning, directedMeaning(token, text)] : [])),
    ),
  };
  for (const token of tokens)
    if (token.kind === 'period' && !free.includes(token) && isOfOtherYear(table, token, labels))
      reading.strange.push(token.period.text);
  for (const token of free) {
    const year = token.kind === 'amount' ? rowYear(table, token.amount) : undefined;
    const amount =
      token.kind === 'amount'
        ? token.amount
        : token.kind === 'period'
          ? yearOfColumn(table, token.period, text.slice(0, token.at))
          : undefined;
    if (year) addPeriod(reading, year, token.at, token.end);
    else if (amount)
      reading.figures.push({ at: token.at, end: token.end, amount, order: reading.figures.length });
    else if (token.kind === 'period') addPeriod(reading, token.period, token.at, token.end);
  }
  countPer(table, reading.figures, text);
  shareUnits(reading.figures, text);
  fitUnits(reading);
  countTheRest(reading);
  const words = free.filter((token) => token.kind === 'word');
  const margin = marginIn(table, words, text) ?? differenceIn(table, words, text);
  const others = margin ? words.filter((word) => !margin.taken.includes(word)) : words;
  addColumns(reading, others);
  refitColumns(reading, others);
  if (margin) reading.columns = [...reading.columns, margin.ref].sort((a, b) => a.at - b.at);
  dropOtherPeriods(reading);
  keepSameBase(reading);
  addWorkedColumns(reading);
  reading.rows.sort((a, b) => a.at - b.at);
  return reading;
}

/** "385 births per 1,000 inhabitants" of the columns "Births" and "Births per 1,000 inhabitants". */
function keepSameBase({ columns, table, text }: Reading): void {
  const said = saidBase(text);
  if (said === undefined && eachWords.test(text)) return;
  for (const ref of columns) {
    const isNamed = ({ meanings }: FigureColumn) =>
      [...ref.meanings].every((meaning) => meanings.has(meaning));
    const other = said === undefined ? [] : table.columns.filter(isNamed);
    const own = [...ref.columns, ...other].filter((column) => baseOf(column) === said);
    if (own.length > 0) ref.columns = [...new Set(own)];
  }
}

/** "Catch of 2023" of the columns "Catch 2022" and "Catch 2023". */
function dropOtherPeriods({ columns, table, text }: Reading): void {
  for (const ref of columns) {
    const own = ref.columns.filter((column) => !isOfUnsaidPeriod(table, column, text));
    if (own.length > 0) ref.columns = own;
  }
}

/** "all but one of the 18 years" counts 17 of them. */
function countTheRest({ text, figures, table, rows }: Reading): void {
  for (const [index, figure] of figures.entries()) {
    const { amount } = figure;
    const whole = figures[index + 1];
    const noun = /^ of (?:the|all|all the|these) (?:listed )?(\p{Ll}+s)(?! of\b)(?![’'])/u.exec(
      text.slice(figure.end),
    )?.[1];
    const all = table.order.length * amount.value;
    if (
      amount.fraction &&
      amount.bound === 'exact' &&
      noun !== undefined &&
      Number.isInteger(all) &&
      rows.every((ref) => ref.rows.length === 1 && !table.timed) &&
      (table.timed ? noun === `${table.grain}s` : !table.periods && keyMeanings(table).has(meaningOf(noun)))
    ) {
      figure.amount = { ...amount, value: all, fraction: false, step: 1 };
      continue;
    }
    if (
      amount.fraction &&
      amount.bound === 'exact' &&
      whole &&
      Number.isInteger(whole.amount.value) &&
      !whole.amount.unit &&
      Number.isInteger(amount.value * whole.amount.value) &&
      /^ of (?:the |all |these |its )*$/.test(text.slice(figure.end, whole.at)) &&
      /^ (?:years|quarters|months|days|\p{Ll}+s)(?! of\b)(?![’'])/u.test(text.slice(whole.end))
    ) {
      figure.amount = { ...amount, value: amount.value * whole.amount.value, fraction: false, step: 1 };
      continue;
    }
    if (!/\ball but (?:the )?$/i.test(text.slice(0, figure.at)) || !Number.isInteger(amount.value)) continue;
    const next = figures[index + 1];
    const of =
      next && /^ of (?:the |its |all |these )*$/.test(text.slice(figure.end, next.at)) ? next : undefined;
    figure.amount = { ...amount, value: (of?.amount.value ?? table.order.length) - amount.value };
  }
}

/** "October 1985", where the table has an October and says nothing of that year. */
const isOfOtherYear = (
  { about }: Table,
  { at, end, period }: Extract<Token, { kind: 'period' }>,
  labels: readonly RowRef[],
) =>
  labels.some((label) => label.kind === 'period' && label.at < end && label.end > at) &&
  !(about.length > 0 && about.every((each) => lies(period, each)));

/** "The warmest summer was 2022": a bare number that is the year of a row, and the figure of none. */
function rowYear({ rowsOfPeriod, columns }: Table, { value, text, unit }: Amount): Period | undefined {
  if (unit || !/^[12]\d{3}$/.test(text)) return undefined;
  const period = periodOf(text);
  if (!period || !rowsOfPeriod.has(`${period.from}-${period.to}`)) return undefined;
  return columns.some(({ values }) => values.includes(value)) ? undefined : period;
}

/** "52.5 euros per 100 kg, up from 36.4 euros": the second figure is counted as the first is. */
function shareUnits(figures: Figure[], text: string): void {
  for (const [index, figure] of figures.entries()) {
    const next = figures[index + 1];
    const [one, other] = [figure.amount, next?.amount];
    if (
      !next ||
      !other ||
      one.unit ||
      one.scale !== 1 ||
      one.ordinal ||
      one.fraction ||
      !(other.unit || other.scale > 1)
    )
      continue;
    const link = text.slice(figure.end, next.at);
    // "From 800 to 2.1 million" may begin at 800 or at 800 million.
    if (
      link === ' to ' &&
      /\bfrom (?:(?:about|around|roughly|nearly|almost|just) )?$/i.test(text.slice(0, figure.at))
    )
      figure.amount = {
        ...one,
        unit: other.unit,
        alternative: {
          value: one.value * other.scale,
          step: one.step * other.scale,
          scale: other.scale,
          unit: other.unit,
        },
      };
    if (/^ (?:against|versus|compared with|as against) $/.test(link))
      figure.amount = {
        ...one,
        unit: other.unit,
        scale: other.scale,
        value: one.value * other.scale,
        step: one.step * other.scale,
      };
  }
  for (const figure of figures) {
    const { unit } = figure.amount;
    const whole =
      unit && figures.find(({ amount }) => amount.unit?.dim.startsWith(`${unit.dim}/`))?.amount.unit;
    if (unit && whole) figure.amount = { ...figure.amount, unit: { ...whole, text: unit.text } };
  }
}

function addPeriod(reading: Reading, period: Period, at: number, end: number): void {
  const { periods } = reading.table;
  const exact = reading.table.rowsOfPeriod.get(`${period.from}-${period.to}`) ?? [];
  const within =
    exact.length > 0
      ? exact
      : (periods?.flatMap((each, row) => (each && lies(each, period) ? [row] : [])) ?? []);
  // One quarter is no year.
  const isPart = exact.length === 0 && within.length === 1 && /^(?:quarter|month)$/.test(reading.table.grain);
  if (isPart && reading.table.timed) reading.strange.push(period.text);
  else if (within.length > 0) reading.rows.push({ at, end, text: period.text, rows: within, kind: 'period' });
  else if (!(reading.table.about.length > 0 && reading.table.about.every((each) => samePeriod(each, period))))
    reading.strange.push(period.text);
}

/** Whether a row holds a figure of a column that the statement names; of any column where it names none. */
export function hasFigure({ table, columns }: Reading, row: number): boolean {
  const named = columns.flatMap((ref) => ref.columns);
  return (named.length > 0 ? named : table.columns).some(({ values }) => typeof values[row] === 'number');
}
