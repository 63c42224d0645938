import { type Amount, plainAmount } from './amounts';
import { functionWords } from './lexicon';
import { withQuarters } from './elliptic-quarters';
import { addColumns, refitColumns } from './read-columns';
import { lies, periodOf, samePeriod, type Period } from './periods';
import type { Token, Word } from './scan';
import { addWorkedColumns, marginIn } from './worked-columns';
import { atomRun, type FigureColumn, type Label, type Table } from './tables';

/** Rows that a statement names, in the order in which it names them. */
export type RowRef = {
  at: number;
  end: number;
  text: string;
  rows: readonly number[];
  kind: 'label' | 'period';
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
  const tokens = withQuarters(table, scanned, text);
  const labels = labelsIn(table, tokens, text);
  const free = tokens.filter((token) => !labels.some(({ at, end }) => token.at < end && token.end > at));
  const reading: Reading = {
    text,
    table,
    figures: [],
    rows: [...labels],
    columns: [],
    words: [],
    strange: [],
    meanings: new Set(tokens.flatMap((token) => (token.kind === 'word' ? [token.meaning] : []))),
  };
  for (const token of free) {
    const year = token.kind === 'amount' ? rowYear(table, token.amount) : undefined;
    if (year) addPeriod(reading, year, token.at, token.end);
    else if (token.kind === 'period' && isYearCell(table, token.period))
      reading.figures.push({
        at: token.at,
        end: token.end,
        amount: yearAmount(token.period),
        order: reading.figures.length,
      });
    else if (token.kind === 'amount')
      reading.figures.push({
        at: token.at,
        end: token.end,
        amount: token.amount,
        order: reading.figures.length,
      });
    else if (token.kind === 'period') addPeriod(reading, token.period, token.at, token.end);
  }
  countPerTime(reading);
  shareUnits(reading.figures, text);
  countTheRest(reading);
  const words = free.filter((token) => token.kind === 'word');
  const margin = marginIn(table, words, text);
  const others = margin ? words.filter((word) => !margin.taken.includes(word)) : words;
  addColumns(reading, others);
  refitColumns(reading, others);
  if (margin) reading.columns = [...reading.columns, margin.ref].sort((a, b) => a.at - b.at);
  addWorkedColumns(reading);
  reading.rows.sort((a, b) => a.at - b.at);
  return reading;
}

/** "all but one of the 18 years" counts 17 of them. */
function countTheRest({ text, figures, table }: Reading): void {
  for (const [index, figure] of figures.entries()) {
    const { amount } = figure;
    const whole = figures[index + 1];
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

/** "The warmest summer was 2022": a bare number that is the year of a row, and the figure of none. */
function rowYear({ rowsOfPeriod, columns }: Table, { value, text, unit }: Amount): Period | undefined {
  if (unit || !/^[12]\d{3}$/.test(text)) return undefined;
  const period = periodOf(text);
  if (!period || !rowsOfPeriod.has(`${period.from}-${period.to}`)) return undefined;
  return columns.some(({ values }) => values.includes(value)) ? undefined : period;
}

/** "opened in 1871": a year that stands in a column of years, in a table without periods. */
function isYearCell({ periods, columns }: Table, { text }: Period): boolean {
  if (periods || !/^[12]\d{3}$/.test(text)) return false;
  return columns.some(({ values }) => values.includes(Number(text)) && values.every(isYear));
}

const isYear = (value: number | null) =>
  value === null || (Number.isInteger(value) && value >= 1000 && value < 2200);

const yearAmount = ({ text }: Period): Amount => plainAmount(text, Number(text));

/** "EUR 825 a month" of a column in EUR/month. */
function countPerTime({ figures, table, text }: Reading): void {
  for (const figure of figures) {
    const { unit } = figure.amount;
    const time = /^ (?:a|per|each|every) (year|month|week|day|night|hour)\b/.exec(
      text.slice(figure.end),
    )?.[1];
    if (!unit || time === undefined || unit.dim.includes('/')) continue;
    const column = table.columns.find(
      (each) =>
        each.unit.dim.startsWith(`${unit.dim}/`) &&
        new RegExp(`(?:/|\\bper )\\s?${time}s?\\b`, 'i').test(each.unitText),
    );
    if (column) figure.amount = { ...figure.amount, unit: { ...unit, dim: column.unit.dim } };
  }
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
    if (/^ (?:against|versus|compared with|as against) $/.test(text.slice(figure.end, next.at)))
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

/** Labels that double as plain words count only where they begin with a capital. */
const plainLabels = new Set([
  'total',
  'all',
  'other',
  'others',
  'average',
  'mean',
  'sum',
  'none',
  'yes',
  'no',
  'new',
  'old',
  'north',
  'south',
  'east',
  'west',
  'may',
  'march',
]);

function labelsIn(table: Table, tokens: readonly Token[], text: string): RowRef[] {
  const from = tokens[0]?.at ?? 0;
  const to = tokens.at(-1)?.end ?? 0;
  if (table.labels.size === 0) return [];
  const atoms: Atom[] = [];
  for (const { 0: raw, index } of text.slice(from, to).matchAll(atomRun))
    atoms.push({ lower: raw.toLowerCase(), raw, at: from + index, end: from + index + raw.length });
  const refs: RowRef[] = [];
  for (let index = 0; index < atoms.length; index += 1) {
    const atom = atoms[index];
    if (!atom) continue;
    const match = wholeLabel(table, atoms, index) ?? partLabel(table, atoms, index);
    if (!match) continue;
    const last = atoms[index + match.length - 1] ?? atom;
    refs.push({
      at: atom.at,
      end: last.end,
      text: text.slice(atom.at, last.end),
      rows: match.label.rows,
      kind: 'label',
    });
    index += match.length - 1;
  }
  return refs;
}

type Atom = { lower: string; raw: string; at: number; end: number };

function wholeLabel(
  table: Table,
  atoms: readonly Atom[],
  index: number,
): { label: Label; length: number } | undefined {
  const first = atoms[index] as Atom;
  const found =
    table.labels
      .get(first.lower)
      ?.find(({ atoms: wanted }) => wanted.every((atom, step) => atoms[index + step]?.lower === atom)) ??
    table.labels.get(`${first.lower}s`)?.find(({ atoms: wanted }) => wanted.length === 1);
  if (!found || (plainLabels.has(first.lower) && found.atoms.length === 1 && !/^\p{Lu}/u.test(first.raw)))
    return undefined;
  return { label: found, length: found.atoms.length };
}

/** "Northfield" stands for "Northfield General Hospital" where no other label holds the name. */
function partLabel(
  table: Table,
  atoms: readonly Atom[],
  index: number,
): { label: Label; length: number } | undefined {
  const first = atoms[index] as Atom;
  const label = table.distinct.get(first.lower);
  if (!label || first.lower.length < 4 || !/^\p{Lu}/u.test(first.raw) || functionWords.has(first.lower))
    return undefined;
  if (!new RegExp(`(?<![\\p{L}])\\p{Lu}${first.lower.slice(1)}`, 'u').test(label.text)) return undefined;
  let length = 1;
  while (label.atoms.includes(atoms[index + length]?.lower ?? '')) length += 1;
  return { label, length };
}
