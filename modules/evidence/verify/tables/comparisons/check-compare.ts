import { type Case, type Explained, open, wrong } from '../reading/case';
import { byFigures, columnsFor, derived, notSo } from '../reading/cue-columns';
import type { Cue } from '../reading/cues';
import { explainCombined } from './combined-rows';
import { changeMeanings } from '../reading/case-columns';
import { explainExtreme } from './check-orders';
import { isLong } from './extreme-columns';
import { endsOf } from '../reading/ends';
import * as formulas from '../structure/formulas';
import type { ColumnRef, RowRef } from '../reading/reading';
import * as rowFormulas from '../reading/row-formulas';
import type { FigureColumn } from '../structure/tables';
import { comparedMeanings } from '../../words/lexicon';
import { meaningOf } from '../../words/words';

/** "higher than in 1990", "exports exceeded imports", "above the mean". A word that bounds a figure is decided with it. */
export function explainCompare(given: Case, cue: Extract<Cue, { kind: 'compare' }>): Explained | undefined {
  const { reading, scope } = given;
  const { text, figures } = reading;
  if (/^(?:faster|slower)$/.test(cue.word.lower)) return comparePace(given, cue);
  if (isLengthOfOther(given, cue) || isWeatherOfOther(given, cue))
    return open(`“${cue.word.text}” could not be checked.`);
  const behind = figures.find(
    ({ at }) => at >= cue.word.end && at - cue.word.end < 24 && !/[,;]/.test(text.slice(cue.word.end, at)),
  );
  if (behind && behind.amount.bound !== 'exact' && behind.amount.bound !== 'about') return undefined;
  const by = figures.find((figure) => given.roles.get(figure) === 'by');
  const beside =
    by &&
    ((by.end <= cue.word.at && cue.word.at - by.end < 24) ||
      (by.at >= cue.word.end && by.at - cue.word.end < 60));
  if (beside) return undefined;
  if (by && !beside) return open(`“${cue.word.text}” could not be checked.`);
  if (
    figures.some((figure) => given.roles.get(figure) === 'times') ||
    given.cues.some(({ kind }) => kind === 'times')
  )
    return undefined;
  const whole = aboveMean(given, cue) ?? explainCombined(given, cue);
  if (whole) return whole;
  if (/\bthan (?:in |for |at |that of )?(?:any|every)\b/.test(text.slice(cue.word.end)))
    return explainExtreme(given, { ...cue, kind: 'extreme' });
  const than = /\bthan\b/.test(text.slice(cue.word.end));
  const behindCue = than
    ? undefined
    : scope.singles.find((ref) => ref.at > cue.word.at && ref.at - cue.word.end < 8);
  const left = subjectOf(scope.singles, cue, text) ?? scope.singles.find((ref) => ref !== behindCue);
  const right = scope.singles.find((ref) => ref !== left && ref.at > cue.word.at);
  const rights = scope.singles.filter((ref) => ref !== left && ref.at > cue.word.at);
  if (left && rights.length > 1 && than && isList(rights, text)) return compareAll(given, cue, left, rights);
  if (left && right) return compareRows(given, cue, left, right);
  const [one, two] = scope.singles;
  if (one && two && one.at < 0 && two.at < 0) return compareRows(given, cue, one, two);
  const [here, other] = columnsOf(given, cue);
  const row = scope.singles[0]?.rows[0] ?? (given.cited.size === 1 ? [...given.cited][0] : undefined);
  if (here && other && row !== undefined && comparesColumns(cue, text.slice(cue.word.end, other.at))) {
    for (const a of here.columns)
      for (const b of other.columns) {
        const made = rowFormulas.columnDifference(reading.table, a, b, row);
        if (made) return columnAhead(given, cue, [a, b], row, made);
      }
    return open(`The source has no two figures to compare for ${formulas.rowName(reading.table, row)}.`);
  }
  const ends = endsOf(given, cue.word.at);
  const [column] = columnsFor(given, cue) ?? byFigures(given) ?? [];
  if (!ends || !column || isOfChanges(column) || isInOtherClause(given, cue))
    return open(`“${cue.word.text}” could not be checked.`);
  const made = rowFormulas.difference(reading.table, column, ends[0], ends[1]);
  return made && Math.sign(made.value) === cue.direction
    ? derived(made, column)
    : made
      ? notSo(made, cue)
      : open(`“${cue.word.text}” could not be checked.`);
}

/** "More than Holm but less than Esk": Holm is what the subject is compared with, and no subject of what follows. */
const isComparand = ({ at, end }: RowRef, text: string): boolean =>
  /\bthan (?:in |at |for |that (?:of|in|at) |those (?:of|in|at) |the )*$/.test(
    text.slice(Math.max(0, at - 40), at),
  ) && !/^,? (?:which|that|who|where)\b/.test(text.slice(end));

/** The last row that a sentence names before it compares. */
function subjectOf(singles: readonly RowRef[], { word }: Cue, text: string): RowRef | undefined {
  const before = singles.filter(({ end }) => end <= word.at);
  return before.findLast((ref) => !isComparand(ref, text)) ?? before.at(-1);
}

/** The columns on both sides of a comparison, "births exceeded deaths", or of its "than", "more births than deaths". */
function columnsOf(
  { reading: { columns, text } }: Case,
  { word }: Cue,
): readonly [ColumnRef | undefined, ColumnRef | undefined] {
  const than = text.indexOf(' than ', word.end);
  const middle = than >= 0 && columns.every(({ end }) => end > word.at) ? than : word.at;
  return [columns.filter(({ end }) => end <= middle).at(-1), columns.find(({ at }) => at > middle)];
}

/** "Patients stayed longer" of a column of admissions: what is longer has a length or a time. */
function isLengthOfOther(given: Case, cue: Extract<Cue, { kind: 'compare' }>): boolean {
  const isOfLength = /^(?:longer|shorter)$/.test(cue.word.lower);
  const columns = isOfLength ? (columnsFor(given, cue) ?? byFigures(given)) : undefined;
  return columns !== undefined && !columns.some(isLong);
}

const weather = /^(?:warmer|milder|hotter|cooler|colder|wetter|rainier|drier|sunnier)$/;

/** "June was colder than May, its on-time share lower": no other column than that of temperatures is colder. */
function isWeatherOfOther(given: Case, cue: Cue): boolean {
  const wanted = comparedMeanings[cue.word.lower];
  const named = weather.test(cue.word.lower) ? columnsFor(given, cue) : undefined;
  return (
    wanted !== undefined &&
    named !== undefined &&
    !named.some(({ meanings, unit }) => meanings.has(meaningOf(wanted)) || unit.dim === 'celsius')
  );
}

/** One column of a row is ahead of another, as the word has it. */
function columnAhead(
  given: Case,
  cue: Extract<Cue, { kind: 'compare' }>,
  columns: readonly [FigureColumn, FigureColumn],
  row: number,
  made: formulas.Worked,
): Explained {
  if (Math.sign(made.value) !== cue.direction) return notSo(made, cue);
  return overtakes(given, cue, columns, row) ?? derived(made, columns[0]);
}

/** "Wind overtook nuclear in 2020": the row before has it the other way; with "first" all rows before have. */
function overtakes(
  { reading: { table, text }, scope, taken }: Case,
  { word }: Cue,
  [a, b]: readonly [FigureColumn, FigureColumn],
  row: number,
): Explained | undefined {
  const isFirst = /\bfirst $/.test(text.slice(0, word.at));
  if (!scope.isSeries || !(/^overt/.test(word.lower) || isFirst)) return undefined;
  const before = scope.order.slice(0, scope.order.indexOf(row));
  const asked = isFirst ? before : before.slice(-1);
  const gap = (each: number) => formulas.valueAt(a, each) - formulas.valueAt(b, each);
  if (asked.length === 0 || asked.some((each) => Number.isNaN(gap(each))))
    return open(`“${word.text}” could not be checked.`);
  const ahead = asked.find((each) => Math.sign(gap(each)) === Math.sign(gap(row)));
  if (ahead !== undefined)
    return wrong(`${a.name} was ahead of ${b.name} in ${formulas.rowName(table, ahead)} already.`);
  if (isFirst) taken.push({ at: word.at - 6, end: word.at });
  return undefined;
}

const isOfChanges = ({ meanings }: FigureColumn) => changeMeanings.some((meaning) => meanings.has(meaning));

/** "used more electricity than Holm, although it brewed less": behind the clause that names the column. */
function isInOtherClause({ reading: { columns, text } }: Case, { word }: Cue): boolean {
  const [before] = columns.filter(({ end }) => end <= word.at).slice(-1);
  const isNamed = columns.some(({ at }) => at >= word.end);
  return (
    before !== undefined &&
    !isNamed &&
    /[,;] (?:although|though|but|while|whereas|yet)\b/.test(text.slice(before.end, word.at))
  );
}

/** "The budget grew faster than meltwater": the growth of two columns over the same rows. */
function comparePace(given: Case, cue: Extract<Cue, { kind: 'compare' }>): Explained {
  const { reading, cues } = given;
  const ends = endsOf(given, cue.word.at);
  const change = cues.find((other) => other.kind === 'change' && other.word.end <= cue.word.at);
  const [one, other, ...more] = reading.columns;
  const [a, b] = [one?.columns[0], other?.columns[0]];
  const inOrder = one && other && one.end <= cue.word.at && other.at >= cue.word.end;
  const plain = reading.figures.length === 0 && one?.columns.length === 1 && other?.columns.length === 1;
  if (!ends || change?.kind !== 'change' || !a || !b || more.length > 0 || !inOrder || !plain)
    return open(`“${cue.word.text}” could not be checked.`);
  const [first, second] = [
    rowFormulas.growth(reading.table, a, ends[0], ends[1]),
    rowFormulas.growth(reading.table, b, ends[0], ends[1]),
  ];
  if (!first || !second) return open(`“${cue.word.text}” could not be checked.`);
  const ahead = change.direction * (first.value - second.value);
  const both = {
    ...first,
    text: `${first.text}; ${second.text}`,
    formula: `${first.formula}; ${second.formula}`,
    inputs: [...first.inputs, ...second.inputs],
  };
  return Math.sign(ahead) === cue.direction ? derived(both, a) : wrong(`${both.text}: ${both.formula}.`);
}

function aboveMean(given: Case, cue: Extract<Cue, { kind: 'compare' }>): Explained | undefined {
  const mean = given.cues.find((other) => other.kind === 'mean' && other.word.at > cue.word.at);
  if (!mean) return undefined;
  const columns = columnsFor(given, cue) ?? [];
  const row = given.scope.singles[0]?.rows[0];
  const { table } = given.reading;
  for (const column of columns) {
    const made = formulas.mean(table, column, table.order);
    const value = row === undefined ? undefined : column.values[row];
    if (!made || typeof value !== 'number') continue;
    given.used.add(mean);
    return Math.sign(value - made.value) === cue.direction
      ? derived(made, column)
      : wrong(
          `The ${made.text} is ${formulas.numberText(made.value)}, against ${formulas.numberText(value)}.`,
        );
  }
  return open(`“${cue.word.text}” could not be checked.`);
}

/** "exports exceeded imports", "more births than deaths"; "fewer residents than Holm, but more hotels" compares two rows. */
const comparesColumns = ({ word }: Cue, between: string) =>
  / than /.test(between) ||
  /^(?:exceed|surpass|outstrip|top|outpac|beat|overt|above|below|under|over$|behind|trail|lag|ahead)/.test(
    word.lower,
  );

const isList = (refs: readonly RowRef[], text: string) =>
  refs.every(
    ({ at }, index) =>
      index === 0 ||
      /^,?(?: (?:or|and|nor))?(?: in| for| at)?(?: the)? $/.test(text.slice(refs[index - 1]?.end ?? 0, at)),
  );

/** "more births in 2021 than in 2020 or 2022": each of the rows behind "than" is compared. */
function compareAll(
  given: Case,
  cue: Extract<Cue, { kind: 'compare' }>,
  left: RowRef,
  rights: readonly RowRef[],
): Explained {
  const { text } = given.reading;
  const isBehind = left.end <= cue.word.at || !/\bthan\b/.test(text.slice(cue.word.end, left.at));
  if (!isBehind) return open(`“${cue.word.text}” could not be checked.`);
  const found = rights.map((right) => compareRows(given, cue, left, right));
  const other = found.find(({ state }) => state !== 'worked');
  const worked = found.flatMap((each) => (each.state === 'worked' ? [each] : []));
  const [first] = worked;
  if (other || !first) return other ?? open(`“${cue.word.text}” could not be checked.`);
  return {
    ...first,
    worked: {
      ...first.worked,
      text: worked.map((each) => each.worked.text).join('; '),
      formula: worked.map((each) => each.worked.formula).join('; '),
      inputs: worked.flatMap((each) => each.worked.inputs),
      rows: worked.flatMap((each) => each.worked.rows),
    },
  };
}

/** "The deficit was larger in 2018": of two figures below zero, the larger loss is the lower one. */
const isOfLosses = ({ cues }: Case, { values }: FigureColumn, rows: readonly number[]): boolean =>
  cues.some(
    ({ kind, word }) => kind === 'sign' && /^(?:loss(?:es)?|deficits?|shortfalls?)$/.test(word.lower),
  ) && rows.every((row) => (values[row] ?? 0) < 0);

function compareRows(
  given: Case,
  cue: Extract<Cue, { kind: 'compare' }>,
  left: RowRef,
  right: RowRef,
): Explained {
  const columns = columnsFor(given, cue) ?? byFigures(given);
  const [a, b] = [left.rows[0] ?? 0, right.rows[0] ?? 0];
  if (!columns || left.rows.length !== 1 || right.rows.length !== 1 || isInOtherClause(given, cue))
    return open(`“${cue.word.text}” could not be checked.`);
  const reversed = /^\s*(?:compared (?:with|to)|relative to|than)\b/i.test(given.reading.text);
  for (const column of columns) {
    const made = rowFormulas.difference(given.reading.table, column, reversed ? a : b, reversed ? b : a);
    if (!made) continue;
    if (isOfLosses(given, column, [a, b])) break;
    return Math.sign(made.value) === cue.direction ? derived(made, column) : notSo(made, cue);
  }
  return open(`“${cue.word.text}” could not be checked.`);
}
