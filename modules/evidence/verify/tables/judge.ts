import type { Derivation } from '../../evidence';
import type { Case, Explained } from './reading/case';
import { citationFault, spansNeeded } from './cited-rows';
import { mostInputs } from './structure/formulas';
import { leftover } from './undecided/leftover';
import { lacksRows } from './reading/missing-rows';
import { datedColumnsOf, isOfUnsaidPeriod } from './structure/period-columns';
import type { Reading } from './reading/reading';
import { isInTitle } from './structure/table-periods';
import { plainRows } from './reading/counted-rows';
import { type FigureColumn, keyMeanings, spanOf, type Table } from './structure/tables';
import { borrowedWord } from './undecided/borrowed-words';
import { otherSubject } from './undecided/other-subjects';
import { leftOut, unchecked } from './undecided/unchecked-names';
import { functionWords } from '../words/lexicon';
import { tellsOf } from '../words/measure-words';
import { meaningOf, stem } from '../words/words';
import { notRead } from '../text/language';

/** What the check of a statement, or of a part of one, found. */
export type Finding = {
  /** The one cell that the statement gives, where it gives one. */
  cell?: { table: Table; column: FigureColumn; row: number };
  verdict: 'supported' | 'derived' | 'related' | 'unsupported';
  reason?: string;
  derivations: Derivation[];
  /** Spans that hold what was found. */
  spanIds: string[];
};

/** Whether a verdict says that the sources bear the statement out. */
export const isVouched = ({ verdict }: Finding): boolean => verdict === 'supported' || verdict === 'derived';

export const finding = (verdict: Finding['verdict'], reason?: string): Finding => ({
  verdict,
  derivations: [],
  spanIds: [],
  ...(reason ? { reason } : {}),
});

/** What was found in one table: where none of its views vouches, the one with a row a period says what differs. */
export const ofViews = (found: readonly Finding[]): Finding | undefined =>
  found.find(isVouched) ?? found.at(-1);

/** The best of several findings: one that vouches, else one that says what differs. */
export function bestOf(results: readonly Finding[]): Finding | undefined {
  const best = (verdicts: readonly string[]) => results.find(({ verdict }) => verdicts.includes(verdict));
  const unread = results.find(({ reason }) => reason === notRead);
  return best(['supported', 'derived']) ?? unread ?? best(['unsupported']) ?? results[0];
}

/** The reason where a table has nothing to do with a statement. */
export const nothingRead = 'Nothing in it can be looked up in the table.';

/** "Went into service in 2008" over a column "Opened": the year is no time of a row. */
const isYearInCell = ({ columns }: Table, period: string): boolean =>
  columns.some(({ values }) => values.includes(Number(period)));
/** "The output of 2022" of a column "Emissions 2022": the time of a column is none that the source lacks. */
const isTimeOfColumn = (
  { table, columns }: Reading,
  found: readonly Explained[],
  period: string,
): boolean => {
  const own = found.flatMap((each) => ('column' in each ? [each.column] : []));
  const used = [...own, ...columns.flatMap((ref) => ref.columns)].map(({ index }) => index);
  return datedColumnsOf(table.dataset).some(
    (column) => column.period.text === period && used.includes(column.index),
  );
};

/** The verdict of what was found, where nothing that the sentence says was left unread. */
export function judged(given: Case, found: readonly Explained[], mustCite: boolean): Finding {
  const { reading, cited } = given;
  const [period] = reading.strange;
  if (period !== undefined)
    return isYearInCell(reading.table, period) ||
      isTimeOfColumn(reading, found, period) ||
      isInTitle(reading.table.dataset, period)
      ? finding('related', `The check could not decide what is said of ${period}.`)
      : finding('unsupported', `The source has no row for ${period}.`);
  const more = leftover(given, found);
  if (more) return finding('related', `The check could not decide “${more.text}”.`);
  const cells = found.filter((each) => each.state === 'cell');
  const worked = found.filter((each) => each.state === 'worked');
  if (cells.length + worked.length === 0) return finding('related', nothingRead);
  if (worked.some((each) => lacksRows(given, each.worked, each.column)))
    return finding('related', 'The source does not hold all of the time that it speaks of.');
  const idleName = unchecked(given, cells, worked);
  if (idleName !== undefined)
    return finding('related', `The check could not decide what is said of “${idleName}”.`);
  const subject = otherSubject(given);
  if (subject !== undefined)
    return finding('related', `The check could not decide what is said of “${subject}”.`);
  const used = [...new Set([...cells, ...worked].map((each) => each.column))];
  for (const column of used) {
    if ((column.parts ?? [column]).some((part) => isOfUnsaidPeriod(reading.table, part, reading.text)))
      return finding('related', `The sentence does not say that it speaks of “${column.name}”.`);
    const borrowed = borrowedWord(column, reading, used);
    if (borrowed !== undefined) return finding('related', `The check could not decide “${borrowed}”.`);
    const word = reading.columns.length > 0 ? leftOut(column, reading) : undefined;
    if (word !== undefined)
      return finding('related', `The column is “${column.name}”, and the sentence leaves out “${word}”.`);
  }
  const size = otherSize(given);
  if (size !== undefined) return finding('related', `The check could not decide what “${size}” is said of.`);
  const noun = unitOfOther(
    reading,
    [...cells, ...worked].map((each) => each.column),
  );
  if (noun !== undefined) return finding('related', `The check could not decide “${noun}”.`);
  const fault = citationFault(reading.table, cited, { cells, worked }, mustCite);
  if (fault !== undefined) return finding('unsupported', fault);
  const spanIds = [...new Set(spansNeeded(reading.table, { cells, worked }).slice(0, mostInputs))];
  const compared = reading.figures.some(({ amount }) =>
    /^(?:over|under|at-least|at-most)$/.test(amount.bound),
  );
  const derivations = worked.map(({ worked: { text, formula, inputs, result } }) => ({
    text,
    formula,
    inputs,
    result,
  }));
  if (derivations.length > 0) return { verdict: 'derived', derivations, spanIds };
  return compared
    ? {
        verdict: 'derived',
        derivations: cells.map(({ column, row }) => cellDerivation(reading, column, row)),
        spanIds,
      }
    : { verdict: 'supported', derivations: [], spanIds, ...onlyCell(reading, cells) };
}

/** "The seven companies" of a table of eight: they are none of the groups that the table or the sentence names. */
function otherSize(given: Case): string | undefined {
  const { table, text, figures } = given.reading;
  const groups = figures.filter(({ at, end, amount }) => {
    const noun = /^ (\p{Ll}+s)\b/u.exec(text.slice(end))?.[1] ?? '';
    const isOfRows = keyMeanings(table).has(meaningOf(noun)) || (plainRows.test(noun) && !table.periods);
    const isGroup = /\b(?:the|all|these|all the|all of the) $/i.test(text.slice(0, at));
    return isGroup && isOfRows && amount.bound === 'exact' && !amount.unit;
  });
  if (groups.length === 0) return undefined;
  const sizes = sizesOf(given);
  return groups.find(({ amount }) => !sizes.has(amount.value))?.amount.text;
}

/** How many rows and labels a table has, and those that a statement is about. */
function sizesOf({ reading: { table, rows }, scope }: Case): ReadonlySet<number> {
  const { columns, rows: cells } = table.dataset;
  const texts = columns.flatMap(({ type }, index) => (type === 'text' ? [index] : []));
  return new Set([
    rows.filter(({ kind }) => kind === 'label').length,
    ...[table.order, scope.order, ...rows.map((ref) => ref.rows)].flatMap((some) => [
      some.length,
      ...texts.map((index) => new Set(some.map((row) => cells[row]?.[index])).size),
    ]),
  ]);
}

/** "2,600 nights" of a column of guests: the noun behind a figure is what another column counts in. */
function unitOfOther(
  { figures, text, table }: Reading,
  columns: readonly FigureColumn[],
): string | undefined {
  const counts = ({ unit, meanings }: FigureColumn, meaning: string) =>
    meanings.has(meaning) || unit.words.some((word) => meaningOf(word) === meaning);
  return figures
    .filter(({ amount }) => !amount.unit)
    .flatMap(({ end }) => /^ (\p{Ll}+)\b/u.exec(text.slice(end))?.[1] ?? [])
    .filter((noun) => !functionWords.has(noun))
    .find((noun) => {
      const meaning = meaningOf(noun);
      const isUnit = table.columns.some(({ unit }) => unit.words.some((word) => meaningOf(word) === meaning));
      const isOwn = (column: FigureColumn) =>
        counts(column, meaning) || tellsOf({ stem: stem(noun) }, column.meanings);
      const isOfTable = table.context.has(meaning) || columns.some(isOwn);
      return isUnit && !isOfTable;
    });
}

const onlyCell = ({ table }: Reading, cells: readonly Cell[]): Pick<Finding, 'cell'> =>
  cells.length === 1 && cells[0] ? { cell: { table, column: cells[0].column, row: cells[0].row } } : {};

type Cell = Extract<Explained, { state: 'cell' }>;

/** A figure that a sentence only bounds, "more than 35 Gt", with the cell that it bounds. */
function cellDerivation({ table }: Reading, column: Cell['column'], row: number): Derivation {
  const value = column.values[row] ?? Number.NaN;
  const label = `${column.name}, ${String(table.dataset.rows[row]?.[0] ?? '')}`;
  return {
    text: label,
    formula: `${label} = ${value}${column.unitText ? ` ${column.unitText}` : ''}`,
    inputs: [{ spanId: spanOf(table, row, column), label, value, unit: column.unitText }],
    result: value,
  };
}
