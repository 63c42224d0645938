import { saidAs } from '../../numbers/amounts';
import { type Case, type Explained, type Held, open, withUnit, wrong } from '../reading/case';
import { columnsOf, lossColumns, sameUnit } from '../reading/case-columns';
import { countsRows } from '../reading/counted-rows';
import { explain } from '../figures/explain';
import { rateBehind } from '../reading/per-units';
import { fits } from '../../numbers/compare';
import { rowName } from '../structure/formulas';
import type { Figure } from '../reading/reading';
import type { FigureColumn } from '../structure/tables';
import { functionWords } from '../../words/lexicon';

type Wrong = Extract<Explained, { state: 'wrong' }>;

/**
 * Each figure of a sentence as the table explains it. The one place that says of a figure that the table differs: it does not
 * where the figure that the table has instead is another kind of figure, of a column that is not named, or of another figure.
 */
export function establishedFigures(given: Case): Explained[] {
  const found = given.reading.figures.map((figure) => ({ figure, explained: explain(given, figure) }));
  const cells = found.flatMap(({ explained }) => (explained.state === 'cell' ? [explained] : []));
  return found.map(({ figure, explained }) => {
    if (explained.state !== 'wrong') return explained;
    const { held } = explained;
    const loss = isLoss(given, figure) ? lossOf(given, figure, held) : undefined;
    if (loss) return loss;
    const isOfOther = held && cells.some(({ column, row }) => column === held.column && row === held.row);
    return isOfOther || isUndecided(given, figure, explained)
      ? open(`The check could not decide what “${figure.amount.text}” is said of.`)
      : explained;
  });
}

function isUndecided(given: Case, figure: Figure, { held }: Wrong): boolean {
  if (isPronoun(given, figure)) return true;
  const holding = columnsHolding(given, figure);
  const role = given.roles.get(figure);
  if (!held) return holding.some((column) => role !== 'by' || isNamed(given, column));
  return (
    isOfOtherColumn(given, figure, held) ||
    (role === 'share' && held.row === undefined && isShareOfTime(given)) ||
    isOfOtherKind(given, figure, held) ||
    isSpelledCount(given, figure, held) ||
    (figure.amount.fraction && held.row !== undefined && held.column.unit.dim !== 'percent') ||
    isOfSomeRows(given, figure, held) ||
    isSameNumber(given, figure, held) ||
    isNearPart(figure, held) ||
    (!sameUnit(figure.amount, held.column) && (holding.length > 0 || isOfOtherUnit(given, figure, held))) ||
    (holding.some(({ values }) => values.some((value) => (value ?? 0) < 0)) && isLoss(given, figure))
  );
}

/** "Aldova's plants delivered 92 TWh" set against a share in percent, where another column is in TWh. */
const isOfOtherUnit = ({ reading, roles }: Case, figure: Figure, { column, row, value }: Held): boolean => {
  const { amount } = figure;
  const dim = amount.unit?.dim;
  return (
    row !== undefined &&
    dim !== undefined &&
    dim !== 'percent' &&
    roles.get(figure) === 'level' &&
    // The number of the column with another unit is that number miswritten.
    Math.abs(amount.value / amount.scale - value) > 1e-9 * Math.abs(value) &&
    reading.table.columns.some((other) => other !== column && other.unit.dim === dim) &&
    ![...column.meanings].every((meaning) => reading.meanings.has(meaning))
  );
};

/** "the first one", "the largest one", "that one", "one in Dale": no figure. */
const isPronoun = ({ reading: { text } }: Case, { at, end, amount }: Figure) =>
  /^one$/i.test(amount.text) &&
  (/\b(?:first|last|this|that|next|other|only|latest|every|each|\p{Ll}+est)(?: |-)$/iu.test(
    text.slice(0, at),
  ) ||
    /^(?:[.,;]|$| (?:in|at|of) (?:the )?\p{Lu})/u.test(text.slice(end)));

/** "The highest figure of the five districts in one quarter": a number in words before a noun counts, and is no total of a column. */
const isSpelledCount = ({ reading, roles }: Case, figure: Figure, { column, row }: Held): boolean => {
  const { amount, end } = figure;
  const next = reading.words.find(({ at }) => at === end + 1);
  return (
    (row === undefined || /^one$/i.test(amount.text)) &&
    roles.get(figure) === 'level' &&
    amount.unit === undefined &&
    amount.scale === 1 &&
    Number.isInteger(amount.value) &&
    amount.value <= 20 &&
    /^\p{L}+$/u.test(amount.text) &&
    next !== undefined &&
    !column.meanings.has(next.meaning)
  );
};

const isNamed = ({ reading }: Case, column: FigureColumn) =>
  reading.columns.some(({ columns }) => columns.includes(column));

/** The sentence names columns, and not the one whose figure differs; or none, and several could be meant. */
function isOfOtherColumn(given: Case, figure: Figure, { column, row }: Held): boolean {
  const { columns, text } = given.reading;
  const [only, ...more] = columnsOf(given, figure);
  if (only === column && more.length === 0) return false;
  const ref = columns.find((each) => each.columns.includes(column));
  if (columns.length > 0 && !ref) return true;
  const isIn = ({ name }: FigureColumn) =>
    ref !== undefined && name.toLowerCase().includes(text.slice(ref.at, ref.end).toLowerCase());
  if (ref) return !isIn(column) && ref.columns.some(isIn);
  return row === undefined && !isSaid(given, column);
}

/** "Nearly half of the harvest in 2022": of that year's harvest, not of the harvest of all years. */
const isShareOfTime = ({ reading: { table, text } }: Case) =>
  table.timed &&
  !/\b(?:total|all|whole|overall|sum|altogether|combined|period|years|quarters|months)\b/i.test(text);

/** A word of the column's name or of its unit stands in the sentence, or a figure of its unit. */
const isSaid = ({ reading }: Case, column: FigureColumn) =>
  [...column.meanings].some((meaning) => reading.meanings.has(meaning)) ||
  reading.figures.some(({ amount }) => amount.unit !== undefined && amount.unit.dim === column.unit.dim);

/** "four loss-making houses" set against an amount of money. */
function isOfOtherKind({ reading }: Case, { amount, end }: Figure, { column }: Held): boolean {
  const isCount =
    amount.unit === undefined && amount.scale === 1 && Number.isInteger(amount.value) && amount.value <= 20;
  const next = reading.words.find(({ at }) => at === end + 1);
  const named = `${column.name} ${column.unitText}`.toLowerCase();
  const isOfColumn = next === undefined || column.meanings.has(next.meaning) || named.includes(next.lower);
  return (
    isCount &&
    amount.bound === 'exact' &&
    column.unit.dim !== '' &&
    !isOfColumn &&
    !functionWords.has(next.lower)
  );
}

/** "The three smaller towns have 1,637 beds": of some rows that the sentence counts and does not name. */
const isOfSomeRows = (given: Case, figure: Figure, { row }: Held) =>
  row === undefined &&
  given.scope.singles.length === 0 &&
  given.scope.stretches.length === 0 &&
  given.reading.figures.some(
    (other) =>
      other !== figure && countsRows(given, other) && other.amount.value !== given.scope.order.length,
  );

/** The number of the column, counted per something that the sentence may say elsewhere: "USD 97.2" of 97.2 USD per barrel. */
const isSameNumber = ({ reading: { text } }: Case, { amount, end }: Figure, { column, value }: Held) =>
  !isPerOther(rateBehind(text, end), column.unitText) &&
  amount.unit !== undefined &&
  /\/|\bper\b/i.test(column.unitText) &&
  column.unitText.toUpperCase().includes(amount.unit.text.toUpperCase()) &&
  Math.abs(amount.value - value) < 1e-9 * Math.abs(value);

/** "EUR 825 a week" of a column in EUR/month. */
const isPerOther = (rate: string, unit: string) =>
  rate !== '' && timeNames.test(unit) && !unit.includes(rate);
const timeNames = /\b(?:hour|day|week|month|year)\b/;

/** A part in words, a tenth off at most: "almost a third" of 30.9 %. */
const isNearPart = ({ amount }: Figure, { value }: Held) =>
  amount.fraction &&
  /^(?:about|nearly)$/.test(amount.bound) &&
  Math.abs(value - 100 * amount.value) <= 10 * amount.value;

const isLoss = ({ reading: { text } }: Case, { at }: Figure) =>
  /\b(?:loss(?:es)?|lost|losing|loses|deficit)(?: of)?(?: \p{Ll}+)? $/u.test(
    text.slice(Math.max(0, at - 40), at),
  );

/** What the one column of losses has for the row, where the figure was looked for in another one. */
function lossOf(given: Case, figure: Figure, held: Held | undefined): Explained | undefined {
  const { scope, rowOf, reading } = given;
  const [column, ...more] = lossColumns(given);
  const [only, ...others] = scope.singles;
  const rows = (rowOf.get(figure) ?? (others.length === 0 ? only : undefined))?.rows ?? [];
  const value = column?.values[rows[0] ?? -1];
  if (!column || more.length > 0 || held?.column === column || rows.length !== 1 || typeof value !== 'number')
    return undefined;
  const row = rows[0] ?? 0;
  return !sameUnit(figure.amount, column) || fits(figure.amount, -value, column.unit) === 'yes'
    ? undefined
    : wrong(
        `The source gives ${withUnit(value, column.unitText)} as ${column.name} for ${rowName(reading.table, row)}, not a loss of ${saidAs(figure.amount)}.`,
        undefined,
        { column, value, row },
      );
}

/** Columns that hold the figure, or a loss of it, in a row that the sentence names or cites alone. */
function columnsHolding(given: Case, figure: Figure): readonly FigureColumn[] {
  const { reading, scope, cited } = given;
  if (countsRows(given, figure) || figure.amount.unit === undefined) return [];
  const named = scope.singles.flatMap(({ rows }) => rows);
  const rows = named.length > 0 ? named : cited.size === 1 ? [...cited] : [];
  return reading.table.columns.filter((column) =>
    rows.some((row) => {
      const value = column.values[row];
      if (typeof value !== 'number') return false;
      return (
        fits(figure.amount, value, column.unit) === 'yes' ||
        (value < 0 && isLoss(given, figure) && fits(figure.amount, -value, column.unit) === 'yes')
      );
    }),
  );
}
