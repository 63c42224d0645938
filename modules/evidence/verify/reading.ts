import type { Amount } from './amounts';
import { activityStems, functionWords, modalities } from './lexicon';
import { lies, periodOf, samePeriod, type Period } from './periods';
import type { Token, Word } from './scan';
import { atomRun, atomsOf, type FigureColumn, type Label, type Table } from './tables';
import { currencies } from './unit-table';
import { meaningOf } from './words';

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

/** Reads a run of tokens against a table: which rows and columns it names, and what is left. */
export function readAgainst(table: Table, tokens: readonly Token[], text: string): Reading {
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
  shareUnits(reading.figures);
  countTheRest(reading);
  const words = free.filter((token) => token.kind === 'word');
  addColumns(reading, words);
  refitColumns(reading, words);
  reading.rows.sort((a, b) => a.at - b.at);
  return reading;
}

/** "all but one of the 18 years" counts 17 of them. */
function countTheRest({ text, figures, table }: Reading): void {
  for (const [index, figure] of figures.entries()) {
    const { amount } = figure;
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

const yearAmount = ({ text }: Period): Amount => ({
  ...{ text, value: Number(text), step: 1, sign: '', scale: 1, unit: undefined },
  ...{ fraction: false, ordinal: false, bound: 'exact' },
});

/** "52.5 euros per 100 kg, up from 36.4 euros": the second figure is counted as the first is. */
function shareUnits(figures: Figure[]): void {
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
  if (within.length > 0) reading.rows.push({ at, end, text: period.text, rows: within, kind: 'period' });
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
  const atoms = [...text.slice(from, to).matchAll(atomRun)].map((found) => ({
    ...{ lower: found[0].toLowerCase(), raw: found[0] },
    ...{ at: from + found.index, end: from + found.index + found[0].length },
  }));
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

const moneyWords = /^\s(?:revenues?|earnings|income|sales|proceeds|receipts|values?)\b/i;
const moneyColumn = /\b(?:values?|revenues?|earnings|income|sales|turnover|proceeds|receipts)\b/i;

/**
 * A figure's unit decides what the words of a column's name leave open: "covered 404.5 km²" is no "Debris cover (%)", and
 * "export revenue of USD 2,014 million" is of "Export value (USD m)", not of "Exports (kt)".
 */
function refitColumns(reading: Reading, words: readonly Word[]): void {
  const { figures, table, text } = reading;
  const [ref] = reading.columns;
  const units = new Set(figures.flatMap(({ amount: { unit } }) => (unit ? [unit.dim] : [])));
  if (!ref || reading.columns.length !== 1 || units.size === 0) return;
  if (ref.columns.some(({ unit }) => units.has(unit.dim))) return;
  const own = words.filter(({ at, end }) => at >= ref.at && end <= ref.end);
  if (ref.columns.every(({ meanings }) => meanings.size > ref.meanings.size) && own.every(isActivity)) {
    reading.columns = [];
    reading.words = [...reading.words, ...own].sort((a, b) => a.at - b.at);
    return;
  }
  const money = moneyWords.exec(text.slice(ref.end));
  const fitting = table.columns.filter(
    ({ unit, meanings, name }) =>
      currencies.has(unit.dim) &&
      units.has(unit.dim) &&
      moneyColumn.test(name) &&
      [...ref.meanings].every((meaning) => meanings.has(meaning)),
  );
  if (!money || fitting.length !== 1 || units.size > 1) return;
  ref.columns = fitting;
  ref.end += money[0].length;
  reading.words = reading.words.filter(({ end }) => end !== ref.end);
}

const isActivity = ({ stem, lower }: Word) => activityStems.has(stem) && /(?:ed|s)$/.test(lower);

/** Groups words of column names that stand together, and keeps the columns that fit them best. */
function addColumns(reading: Reading, words: readonly Word[]): void {
  const { table } = reading;
  const vocabulary = table.columns.map(({ meanings }) => meanings);
  let open: { at: number; end: number; meanings: Set<string> } | undefined;
  const close = () => {
    if (!open) return;
    const { at, end, meanings } = open;
    const calculates = [...meanings].every((meaning) => calculations.has(meaning));
    if (calculates)
      reading.words.push(
        ...words.filter((word) => word.at >= at && word.end <= end && !reading.words.includes(word)),
      );
    const columns = calculates ? [] : bestColumns(table.columns, meanings);
    if (columns.length > 0) reading.columns.push({ at, end, columns, meanings });
    open = undefined;
  };
  for (const word of words) {
    const hedges =
      modalities.has(word.lower) && !table.columns.some(({ name }) => atomsOf(name).includes(word.lower));
    const fits =
      !functionWords.has(word.lower) && !hedges && vocabulary.some((meanings) => meanings.has(word.meaning));
    if (!fits) {
      if (!functionWords.has(word.lower)) reading.words.push(word);
      else if (!/^(?:of|at|the|in|for|and|per|to|on|by)$/.test(word.lower) || !open) reading.words.push(word);
      if (!/^(?:of|at|the|in|for|per|on)$/.test(word.lower)) close();
      continue;
    }
    const together =
      open && !isCut(reading, open.end, word.at) && share(table.columns, open.meanings, word.meaning);
    if (!together) close();
    open ??= { at: word.at, end: word.end, meanings: new Set() };
    open.meanings.add(word.meaning);
    open.end = word.end;
  }
  close();
  const ofColumns = new Set(
    reading.columns.flatMap(({ columns }) => columns.flatMap(({ meanings }) => [...meanings])),
  );
  if (reading.columns.every(({ columns }) => columns.length === 1))
    reading.words = reading.words.filter(
      (word) => !(calculations.has(word.meaning) && ofColumns.has(word.meaning)),
    );
  reading.words.sort((a, b) => a.at - b.at);
  reading.columns = withoutRepeats(reading.columns);
}

/** Words that name one column twice are one reference: "bicycles" and "sold" of "Bicycles sold". */
function withoutRepeats(refs: readonly ColumnRef[]): ColumnRef[] {
  const kept: ColumnRef[] = [];
  for (const ref of refs) {
    const known = kept.findIndex(({ columns }) => columns.some((column) => ref.columns.includes(column)));
    const before = kept[known];
    if (!before) kept.push(ref);
    else
      kept[known] = {
        ...before,
        meanings: new Set([...before.meanings, ...ref.meanings]),
        columns: before.columns.filter((column) => ref.columns.includes(column)),
      };
  }
  return kept;
}

const share = (columns: readonly FigureColumn[], meanings: ReadonlySet<string>, meaning: string) =>
  columns.some(
    (column) => column.meanings.has(meaning) && [...meanings].every((each) => column.meanings.has(each)),
  );

/** Words that ask for a calculation unless they stand with other words of a column's name. */
const calculations = new Set(
  ['average', 'total', 'median', 'highest', 'lowest', 'change', 'share'].map(meaningOf),
);

/** A comma, a figure or a row separates two words. */
function isCut({ text, figures, rows }: Reading, from: number, to: number): boolean {
  return (
    /[,;:()]| and /.test(text.slice(from, to)) ||
    [...figures, ...rows].some(({ at }) => at >= from && at < to)
  );
}

function bestColumns(columns: readonly FigureColumn[], meanings: ReadonlySet<string>): FigureColumn[] {
  const scored = columns
    .map((column) => ({ column, hits: [...meanings].filter((each) => column.meanings.has(each)).length }))
    .filter(({ hits }) => hits === meanings.size);
  const exact = scored.filter(({ column, hits }) => column.meanings.size === hits);
  return (exact.length > 0 ? exact : scored).map(({ column }) => column);
}
