import { type Case, type Explained, wrong } from '../reading/case';
import { columnsOf } from '../reading/case-columns';
import { fits } from '../../numbers/compare';
import { columnsFor, derived } from '../reading/cue-columns';
import * as formulas from '../structure/formulas';
import { isUnbroken } from '../reading/missing-rows';
import type { Figure } from '../reading/reading';
import type { Table } from '../structure/tables';

const never =
  /\bnever (?:once )?(?:reached|exceeded|topped|surpassed|(?:rose|went|climbed|fell|dropped|sank|dipped) (?:above|over|below|under)) (?<what>the |an? \p{Ll}[\p{Ll} ]{2,40} of )?$/u;
const shown = /\b(?:shown|listed|given|covered|in the table)\b/;

/** "Staff never fell below 5,910": no row of a series without gaps lies beyond the figure. */
export function explainNever(given: Case): Explained[] | undefined {
  const { reading, scope, cues } = given;
  const [figure, ...others] = reading.figures;
  const [single, ...more] = scope.singles;
  const found = figure && never.exec(reading.text.slice(0, figure.at));
  const bound = found ? boundOf(found[0], figure.amount.bound) : undefined;
  // One label of several, with a row in each period.
  const label = single?.kind === 'label' && more.length === 0 && single.rows.length > 1 ? single : undefined;
  if (!figure || !found || others.length > 0 || (scope.singles.length > 0 && !label) || !bound)
    return undefined;
  const limit: Figure = { ...figure, amount: { ...figure.amount, bound } };
  const [column, ...columns] = columnsOf(given, figure);
  if (!column || columns.length > 0 || scope.stretches.length > 1) return undefined;
  if (cues.some(({ word }) => word.at < found.index || word.end > figure.at)) return undefined;
  const own = new Set(label?.rows);
  const rows = scope.stretches[0]?.rows ?? (label ? scope.order.filter((row) => own.has(row)) : scope.order);
  const isWhole = rows.every((row) => typeof column.values[row] === 'number');
  if (label && scope.stretches.length > 0) return undefined;
  if (
    !(label ? isDated(reading.table, rows) : scope.isSeries) ||
    !isWhole ||
    !isUnbroken(reading.table, rows)
  )
    return undefined;
  // "95 points" of an index without a unit is compared with nothing.
  const isCompared = rows.every(
    (row) => fits(limit.amount, column.values[row] ?? Number.NaN, column.unit) !== 'unit',
  );
  if (!isCompared) return undefined;
  const beyond = rows.find(
    (row) => fits(limit.amount, column.values[row] ?? Number.NaN, column.unit) === 'yes',
  );
  const made = formulas.extreme(reading.table, column, rows, bound === 'under' ? -1 : 1);
  if (!made) return undefined;
  for (const cue of cues) given.used.add(cue);
  given.taken.push({ at: found.index, end: figure.at - (found.groups?.what ?? '').length });
  return [beyond === undefined ? derived(made, column) : wrong(`${made.text}: ${made.formula}.`)];
}

/** "Never reached 90", "never exceeded a yield of 5": which figures the verb speaks of, also with a noun before the limit. */
function boundOf(said: string, bound: Figure['amount']['bound']): 'over' | 'under' | 'at-least' | undefined {
  if (bound === 'over' || bound === 'under') return bound;
  if (bound !== 'exact') return undefined;
  if (/\breached\b/.test(said)) return 'at-least';
  if (!/ of $/.test(said)) return undefined;
  return /\b(?:below|under)\b/.test(said) ? 'under' : 'over';
}

/** Each row is of another time. */
const isDated = ({ periods }: Table, rows: readonly number[]) =>
  periods !== undefined && new Set(rows.map((row) => periods[row]?.from)).size === rows.length;

/** "In every year", "in each of the three years", "in all five years", "in both years". */
const eachTime =
  /\b(?:in|for) (?:(?:every|each)(?: single)?|(?:each|every one) of the(?: \S+)?|all (?:of )?(?:the )?\S+|both) (?<noun>years?|quarters?|months?)\b/i;
const isWithin = ({ at, end }: { at: number; end: number }, found: RegExpExecArray | null) =>
  found !== null && at >= found.index && end <= found.index + found[0].length;

/** "Hydro was the largest source in every year shown": the first of all labels in each period. */
export function explainFirstEach(given: Case): Explained[] | undefined {
  const { reading, scope, cues } = given;
  const { table, text } = reading;
  const [label, ...labels] = reading.rows;
  const extreme = cues.find((cue) => cue.kind === 'extreme');
  const found = eachTime.exec(text);
  if (!label || labels.length > 0 || label.kind !== 'label' || table.timed || !table.periods)
    return undefined;
  const others = cues.filter((cue) => cue !== extreme && !isWithin(cue.word, found));
  const figures = reading.figures.filter((figure) => !isWithin(figure, found));
  if (extreme?.kind !== 'extreme' || !found || others.length + figures.length > 0) return undefined;
  if (reading.words.some(({ lower }) => /^(?:not|never|no|nor|only|second|third)$/.test(lower)))
    return undefined;
  const noun = found.groups?.noun?.replace(/s$/, '');
  const columns = columnsFor(given, extreme) ?? (table.columns.length === 1 ? table.columns : []);
  const [column] = columns;
  if (noun !== table.grain || !column || columns.length > 1 || scope.stretches.length > 0) return undefined;
  const own = table.order.filter((row) => label.rows.includes(row));
  const count =
    reading.figures.find((figure) => isWithin(figure, found))?.amount.value ??
    (/both/i.test(found[0]) ? 2 : undefined);
  const isCounted = count === own.length;
  if (own.length < 2 || (count !== undefined && !isCounted)) return undefined;
  if (!isCounted && !shown.test(text) && !isUnbroken(table, own)) return undefined;
  const among = (row: number) =>
    table.order.filter((each) => table.periods?.[each]?.from === table.periods?.[row]?.from);
  const periods = new Set(table.order.map((row) => table.periods?.[row]?.from));
  const stray = own.find(
    (row) => formulas.rank(table, column, among(row), row, extreme.direction)?.value !== 1,
  );
  const made = formulas.extreme(table, column, own, extreme.direction);
  if (periods.size !== own.length || !made) return undefined;
  for (const cue of cues) given.used.add(cue);
  given.taken.push({ at: found.index, end: found.index + found[0].length });
  if (stray !== undefined) return [wrong(`Not in every row: see ${formulas.rowName(table, stray)}.`)];
  const place = `first of all by ${column.name} in ${own.length} rows: ${label.text}`;
  return [derived({ ...made, text: place, rows: [...own.flatMap(among)], about: own }, column)];
}
