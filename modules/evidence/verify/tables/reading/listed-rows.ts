import { type Case, type Explained, open, wrong } from './case';
import { countFits, countsRows, isBounded } from './counted-rows';
import { columnsFor, derived } from './cue-columns';
import type { Cue } from './cues';
import { type Worked, inputsOf, numberText, rowName, valueAt } from '../structure/formulas';
import { type Figure, hasFigure, type Reading, type RowRef } from './reading';
import { type FigureColumn, labelMeanings, type Table } from '../structure/tables';
import { meaningOf } from '../../words/words';

/**
 * "Two dams are older than 1970: Marrow and Storr": the rows that a count lists, as many as it counts. They are no limit to
 * what is counted: none but these may be so.
 */
export function listedRows({ scope }: Case, figure: Figure): readonly number[] | undefined {
  const { amount } = figure;
  const rows = scope.singles.flatMap(({ rows: named }) => (named.length === 1 ? named : []));
  const isList = rows.length === scope.singles.length && new Set(rows).size === amount.value;
  return isList && amount.value > 1 && !isBounded(figure) ? rows : undefined;
}

/** A count over all rows whose rows are those listed; else what it is instead. */
export function countedAsListed(
  table: Table,
  made: Worked,
  found: readonly number[],
  listed: readonly number[],
): Worked | string {
  const isSame = found.length === listed.length && listed.every((row) => found.includes(row));
  return isSame
    ? { ...made, about: [...listed] }
    : `${made.text}: ${found.map((row) => rowName(table, row)).join(', ')}.`;
}

export type Pair = { label: string; from: number; to: number };

/**
 * "Three of the six lines had more riders in 2023 than in 2019: Blue, Loop and Harbour", "every line had fewer": labels whose
 * figure rose or fell from one period to another. Undefined where the sentence says nothing of the kind.
 */
export function explainLabels(given: Case, figure: Figure | undefined): Explained | undefined {
  const { reading, cues } = given;
  const { table } = reading;
  const ends = periodsCompared(given);
  const [cue, ...more] = cues.filter(({ kind }) => kind === 'compare' || kind === 'change');
  if (figure && cues.some(({ kind }) => kind === 'steady')) return undefined;
  if (!ends || !cue || more.length > 0 || (cue.kind !== 'compare' && cue.kind !== 'change')) return undefined;
  if (cue.direction === 0 || (cue.kind === 'change' && cue.ofLoss)) return undefined;
  if (reading.figures.some((other) => !countsRows(given, other))) return undefined;
  const [column, ...others] = columnsFor(given, cue) ?? [];
  if (!column || others.length > 0) return undefined;
  const pairs = pairsOf(table, column, ends);
  if (
    figure &&
    isWhole(given, figure) &&
    !isBounded(figure) &&
    figure.amount.value === pairs.length &&
    !isOfAll(given, figure)
  )
    return { state: 'harmless' };
  const found = pairs.filter(
    ({ from, to }) => cue.direction * (valueAt(column, to) - valueAt(column, from)) > 0,
  );
  const names = listedLabels(given);
  if (!names) return undefined;
  const made = workedOver(table, column, pairs, found, cue.direction);
  const isSame = names.length === 0 || sameNames(names, found);
  const isCount = figure ? countFits(figure, found.length) : found.length === pairs.length;
  const all = figure && allBefore.exec(reading.text.slice(0, figure.at));
  if (figure && all) given.taken.push({ at: all.index, end: figure.at });
  given.used.add(cue);
  for (const other of cues) if (other.kind === 'steady') given.used.add(other);
  if (pairs.length < 2) return open('It could not be counted.');
  return isCount && isSame ? derived(made, column) : wrong(`${made.text}: ${made.formula}.`);
}

/** "Six" of "three of the six lines", "all six lines". */
const isWhole = (given: Case, { at }: Figure) =>
  /\bof (?:the |these |all )*$|\b(?:all|the) (?:of the )?$/i.test(given.reading.text.slice(0, at));

const isOfAll = (given: Case, { at }: Figure) => allBefore.test(given.reading.text.slice(0, at));

const allBefore = /\ball (?:of )?(?:the )?$/i;

/** The two periods that the labels of a table are compared between, the base first. */
export function periodsCompared({ reading, cues }: Case): readonly [RowRef, RowRef] | undefined {
  const { table, rows, text } = reading;
  if (table.timed || !table.periods) return undefined;
  const [one, other, ...more] = rows.filter(({ kind }) => kind === 'period');
  if (!one) return cues.some(({ kind }) => kind === 'change') ? onlyPeriods(reading) : undefined;
  const than = /\b(?:than|against|compared with|compared to) (?:(?:in|for|at) )?(?:the )?(?:year )?$/i;
  if (!other) {
    const both = than.test(text.slice(0, one.at)) ? onlyPeriods(reading) : undefined;
    return both?.[0].rows[0] === one.rows[0] ? both : undefined;
  }
  if (more.length > 0) return undefined;
  const isThan = cues.some(({ kind }) => kind === 'compare');
  if (isThan) return than.test(text.slice(0, other.at)) ? [other, one] : undefined;
  const between = text.slice(one.end, other.at);
  const lead = text.slice(0, one.at);
  const joined =
    (/\bbetween $/i.test(lead) && between === ' and ') ||
    (/\bfrom $/i.test(lead) && /^ (?:to|until) $/.test(between));
  const [a, b] = [table.periods[one.rows[0] ?? -1], table.periods[other.rows[0] ?? -1]];
  return joined && a && b && a.from < b.from ? [one, other] : undefined;
}

/** Both periods of what a statement is about: a change of which nothing else is said is from the one to the other. */
function onlyPeriods(reading: Reading): readonly [RowRef, RowRef] | undefined {
  const { periods = [], rowsOfPeriod } = reading.table;
  const [from, to, ...more] = [...rowsOfPeriod.values()]
    .filter((rows) => rows.some((row) => hasFigure(reading, row)))
    .map((rows): RowRef => ({
      at: -2,
      end: -1,
      text: periods[rows[0] ?? -1]?.text ?? '',
      rows,
      kind: 'period',
    }))
    .sort((a, b) => (periods[a.rows[0] ?? -1]?.from ?? 0) - (periods[b.rows[0] ?? -1]?.from ?? 0));
  return from && to && more.length === 0 ? [from, to] : undefined;
}

/** The rows of each label in both periods. */
export function pairsOf(table: Table, column: FigureColumn, [from, to]: readonly [RowRef, RowRef]): Pair[] {
  const at = table.dataset.columns.findIndex(({ type }) => type === 'text');
  const named = (row: number) => String(table.dataset.rows[row]?.[at] ?? '');
  const bases = new Map(from.rows.map((row) => [named(row), row]));
  return to.rows.flatMap((row) => {
    const base = bases.get(named(row));
    const isFilled = [row, base].every((each) => typeof column.values[each ?? -1] === 'number');
    return base === undefined || !isFilled || !table.order.includes(row)
      ? []
      : [{ label: named(row), from: base, to: row }];
  });
}

/** The labels behind the colon or dash that ends the sentence; none where it names none; undefined for others. */
function listedLabels({ reading: { rows, text } }: Case): readonly RowRef[] | undefined {
  const labels = rows.filter(({ kind }) => kind === 'label');
  const [first] = labels;
  if (!first) return [];
  const last = rows.at(-1);
  const isBehind =
    /(?:[:(]| [–—-]|, namely|: namely) (?:the |those of (?:the )?)?$|\((?:the )?$/i.test(
      text.slice(0, first.at),
    ) &&
    last === labels.at(-1) &&
    rows.filter(({ at }) => at >= first.at).length === labels.length;
  const isJoined = labels.every(
    ({ at }, index) =>
      index === 0 ||
      /^(?:, |,? and |,? as well as )(?:the )?$/.test(text.slice(labels[index - 1]?.end ?? 0, at)),
  );
  return isBehind && isJoined && /^\)?\.?$/.test(text.slice(last?.end ?? 0).trim()) ? labels : undefined;
}

function sameNames(names: readonly RowRef[], found: readonly Pair[]): boolean {
  const rows = found.map(({ to }) => to);
  return (
    names.length === found.length &&
    rows.every((row) => names.some((ref) => ref.rows.includes(row))) &&
    names.every((ref) => rows.some((row) => ref.rows.includes(row)))
  );
}

function workedOver(
  table: Table,
  column: FigureColumn,
  pairs: readonly Pair[],
  found: readonly Pair[],
  direction: 1 | -1,
): Worked {
  const rows = pairs.flatMap(({ from, to }) => [from, to]);
  const [first] = pairs;
  const ends = first
    ? [first.from, first.to].map((row) => rowName(table, row).split(', ').slice(1).join(', '))
    : [];
  return {
    text: `change of ${column.name}, ${ends.join(' to ')}: rows ${direction > 0 ? 'higher' : 'lower'}`,
    formula: `${numberText(found.length)} of ${pairs.length}: ${found.map(({ label }) => label).join(', ')}`,
    inputs: inputsOf(table, column, rows),
    result: found.length,
    rows,
    unit: 'count',
    value: found.length,
  };
}

/** "Every line", "each region": all rows of what the label column is called. */
export const isEveryLabel = ({ reading: { table, text } }: Case, { word }: Cue): boolean => {
  const noun = /^ (\p{L}+)/u.exec(text.slice(word.end))?.[1];
  return (
    /^(?:every|each)$/.test(word.lower) &&
    noun !== undefined &&
    labelMeanings(table).has(meaningOf(noun.toLowerCase()))
  );
};
