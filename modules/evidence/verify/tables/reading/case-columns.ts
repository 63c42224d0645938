import type { Amount } from '../../numbers/amounts';
import type { Case } from './case';
import { comparedMeanings } from '../../words/lexicon';
import type { Figure, Reading } from './reading';
import type { FigureColumn } from '../structure/tables';
import { unnamedColumns } from './unnamed-columns';
import { currencies } from '../../numbers/currencies';
import { meaningOf } from '../../words/words';
import { columnOfLimit } from './year-limits';

/** The columns that a place in the sentence may speak of, the likeliest reading alone. */
export function columnsAt(
  { reading }: Pick<Case, 'reading'>,
  at: number,
  order?: { index: number; count: number },
): readonly FigureColumn[] {
  const { columns, table } = reading;
  if (columns.length === 0)
    return reading.words.some(({ lower }) => comparedMeanings[lower] !== undefined)
      ? (comparedIn(reading) ?? [])
      : table.columns;
  if (columns.length === 1) return columns[0]?.columns ?? [];
  if (order && order.count === columns.length) return columns[order.index]?.columns ?? [];
  const before = columns.filter(({ end }) => end <= at).at(-1);
  return (before ?? columns[0])?.columns ?? [];
}

/** Words of a column's name that "warmer" and "cheaper" leave unsaid. */
const plainTemperature = new Set(
  'temperature price weight height depth length rainfall sunshine average mean annual'
    .split(' ')
    .map(meaningOf),
);

/** The column that a word such as "cheaper" compares. */
export function comparedIn({ words, table, meanings: said }: Reading): readonly FigureColumn[] | undefined {
  const meanings = words.flatMap(({ lower }) => comparedMeanings[lower] ?? []);
  const found = table.columns.filter(
    (column) =>
      meanings.some((meaning) => column.meanings.has(meaningOf(meaning))) &&
      [...column.meanings].every((meaning) => plainTemperature.has(meaning) || said.has(meaning)) &&
      !changeMeanings.some((meaning) => column.meanings.has(meaning)),
  );
  return found.length === 1 ? found : undefined;
}

export const sameUnit = ({ unit }: Amount, column: FigureColumn) => !unit || unit.dim === column.unit.dim;

/** A column of what something costs. */
export const isCost = ({ name, unit }: FigureColumn) =>
  /\b(?:prices?|costs?|fares?|fees?|rents?|tariffs?|charges?|premiums?)\b/i.test(name) &&
  unit.dim !== 'percent';

/** "Cheapest in Belland, where it cost 15.1 ct/kWh": the one column of costs that is counted as the figure is. */
function costsIn(
  { columns, table, words }: Reading,
  { amount }: Figure,
): readonly FigureColumn[] | undefined {
  const isSaid = words.some(({ lower }) => /^(?:cheap|dear|pric|costl|expensive)/.test(lower));
  if (!isSaid || !amount.unit || columns.some((ref) => ref.columns.some((each) => sameUnit(amount, each))))
    return undefined;
  const found = table.columns.filter((column) => isCost(column) && sameUnit(amount, column));
  return found.length === 1 ? found : undefined;
}

/** The columns a figure may be of; where units tell columns apart, they decide. */
export function columnsOf(given: Case, figure: Figure): readonly FigureColumn[] {
  const { reading, roles, cues } = given;
  const years = columnOfLimit(reading, figure);
  if (years) return years;
  const sign = cues.find(({ kind }) => kind === 'sign');
  if (reading.columns.length === 0 && sign) {
    const signed = signColumns(given, sign.word).filter((column) => sameUnit(figure.amount, column));
    if (signed.length === 1) return signed;
  }
  const beside =
    besideOf(reading, figure) ??
    costsIn(reading, figure) ??
    averageOf(given, figure) ??
    unnamedColumns(given, figure);
  if (beside) return beside;
  const levels = reading.figures.filter((each) => /^(?:level|from|to|by)$/.test(roles.get(each) ?? ''));
  const found = columnsAt(given, figure.at, { index: levels.indexOf(figure), count: levels.length });
  const fitting = found.filter((column) => sameUnit(figure.amount, column));
  if (fitting.length > 0 || reading.columns.length < 2 || !figure.amount.unit)
    return fitting.length > 0 ? fitting : found;
  const others = reading.columns
    .flatMap(({ columns }) => columns)
    .filter((column) => sameUnit(figure.amount, column));
  return others.length > 0 ? others : found;
}

/** "A bicycle cost €400 more on average": the one column of averages that is counted so, where all its other words are said. */
export function averageOf(
  { reading, cues }: Pick<Case, 'reading' | 'cues'>,
  { amount }: Figure,
): readonly FigureColumn[] | undefined {
  if (!amount.unit || !cues.some(({ kind }) => kind === 'mean')) return undefined;
  if (reading.columns.some((ref) => ref.columns.some(({ unit }) => unit.dim === amount.unit?.dim)))
    return undefined;
  const found = reading.table.columns.filter(
    ({ unit, meanings }) => unit.dim === amount.unit?.dim && meanings.has(meaningOf('average')),
  );
  const [column] = found;
  if (!column || found.length > 1) return undefined;
  const isSaid = (meaning: string) =>
    meaning === meaningOf('average') ||
    reading.meanings.has(meaning) ||
    (meaning === meaningOf('temperature') && amount.unit?.dim === 'celsius') ||
    (meaning === meaningOf('price') &&
      /\b(?:costs?|priced|fetch(?:ed|es)?|sold for|paid)\b/i.test(reading.text));
  return [...column.meanings].every(isSaid) ? found : undefined;
}

/** "904,000 passengers and 247,000 cars": the column named right behind a figure that is counted as the figure is. */
function besideOf({ columns, text }: Reading, { end, amount }: Figure): readonly FigureColumn[] | undefined {
  const link = amount.unit ? /^ (?:(?:of|in) )?(?:the )?$/ : /^ $/;
  const ref = columns.find((each) =>
    [each, ...(each.also ?? [])].some(
      ({ at }) => at > end && at - end < 12 && link.test(text.slice(end, at)),
    ),
  );
  const found = ref?.columns.filter(({ unit }) => unit.dim === (amount.unit?.dim ?? ''));
  return found && found.length > 0 ? found : undefined;
}

export const changeMeanings = ['change', 'growth', 'increase', 'rise', 'decline', 'decrease'].map(meaningOf);

/** "Nursing staff fell" of a column "Change in nursing staff": the change of its figures is another one. */
export const leavesChangeOut = ({ columns }: Reading, { meanings }: FigureColumn): boolean =>
  changeMeanings.some((meaning) => meanings.has(meaning)) &&
  !columns.some((ref) => changeMeanings.some((meaning) => ref.meanings.has(meaning)));

/** Columns that hold figures below zero. */
export const negativeColumns = ({ reading }: Case): readonly FigureColumn[] =>
  reading.table.columns.filter(({ values }) => values.some((value) => value !== null && value < 0));

const resultWords = /^(?:profit|surplus|loss|deficit|shortfall)(?:e?s)?$/;

/** The columns whose sign a word tells: a loss or a surplus is one of money, where figures of several kinds fall below zero. */
export const signColumns = (given: Case, { lower }: { lower: string }): readonly FigureColumn[] =>
  resultWords.test(lower) ? lossColumns(given) : negativeColumns(given);

/** The column of losses: the one with figures below zero, or of several the one of money. */
export function lossColumns(given: Case): readonly FigureColumn[] {
  const found = negativeColumns(given);
  return found.length > 1 ? found.filter(({ unit }) => currencies.has(unit.dim)) : found;
}
