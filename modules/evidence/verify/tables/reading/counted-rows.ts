import { functionWords } from '../../words/lexicon';
import { memoize } from '../../../../kernel/memoize';
import { says } from '../../numbers/compare';
import type { Figure, Reading } from './reading';
import { keyMeanings, meaningsIn, type Table } from '../structure/tables';
import { meaningOf } from '../../words/words';

/** Plurals that any table of named rows may be said to hold. */
export const plainRows =
  /^(?:sites|locations|places|facilities|entities|units|companies|firms|organisations|organizations|institutions|chains|stores|branches|houses|members)$/;

/** "14 platforms and was the largest station": one row is not so many. */
const plural = /s$|^(?:people|men|women|children)$/;

const nounOfRows = /^(?:year|quarter|month|day|week|row|entry|entries|period|time)s?$/;

/** "In six years" of a table with a row a month. */
const isOtherTime = (noun: string, { grain }: Table): boolean =>
  /^(?:year|quarter|month)s?$/.test(noun) &&
  /^(?:year|quarter|month)$/.test(grain) &&
  noun.replace(/s$/, '') !== grain;

/** Whether the words behind a figure count rows: "seven of the years", "eight companies". */
export function countsRows({ reading }: { reading: Reading }, figure: Figure): boolean {
  const known = counting(reading);
  const found = known.get(figure) ?? isCount(reading, figure);
  known.set(figure, found);
  return found;
}

/** Each figure is asked of every other: what it counts is worked out once. */
const counting = memoize((_reading: Reading) => new Map<Figure, boolean>());

function isCount(reading: Reading, figure: Figure): boolean {
  const { amount, end } = figure;
  if (!Number.isInteger(amount.value) || amount.scale !== 1 || amount.fraction || amount.sign) return false;
  if (amount.unit)
    return (
      amount.unit.dim === reading.table.grain ||
      (amount.unit.dim === 'year' && /^(?:day|longer)$/.test(reading.table.grain))
    );
  if (
    reading.table.dataset.rows.length === amount.value &&
    /\b(?:the|all|its|these|of the|all the|all of the)\s+$/i.test(reading.text.slice(0, figure.at))
  )
    return true;
  if (countsCells(reading, figure)) return true;
  const next = reading.figures.find((other) => other.at >= end)?.at ?? Number.POSITIVE_INFINITY;
  // "Opened in 2006 and is the newest of the eight stations": the second figure counts them.
  const behind = reading.words
    .filter(({ at, lower }) => at >= end && at - end < 40 && at < next && !functionWords.has(lower))
    .slice(0, 3);
  const another = reading.figures.find(
    (other) =>
      other !== figure &&
      other.at >= end &&
      /^ (?:out )?of (?:the |these |all |its |their )?$/.test(reading.text.slice(end, other.at)),
  );
  const labels = keyMeanings(reading.table);
  const isAll =
    amount.value === namesOf(reading.table) &&
    /\b(?:the|all|these) $/i.test(reading.text.slice(0, figure.at));
  const generic =
    (reading.table.periods === undefined || isAll) &&
    !reading.table.timed &&
    behind[0] !== undefined &&
    plainRows.test(behind[0].lower);
  // "Of the six departments": all that the table names, of as many figures as it has periods.
  const noun = /^ (?<noun>\p{Ll}+s)\b/u.exec(reading.text.slice(end))?.groups?.noun ?? '';
  return (
    generic ||
    (isAll && labels.has(meaningOf(noun))) ||
    behind.some(
      ({ lower, meaning }) =>
        (amount.value === 1 || plural.test(lower)) &&
        ((nounOfRows.test(lower) && !isOtherTime(lower, reading.table)) || labels.has(meaning)),
    ) ||
    (another !== undefined && countsRows({ reading }, another))
  );
}

/** "The three producer prices" of 2022: as many as the rows that the sentence names, right before its column. */
function countsCells({ text, rows, columns, table }: Reading, { at, end, amount }: Figure): boolean {
  const named = rows.length === 0 ? table.order.length : rows.length === 1 ? rows[0]?.rows.length : undefined;
  return (
    named === amount.value &&
    /\b(?:the|all|these) $/i.test(text.slice(0, at)) &&
    columns.some((ref) => ref.at === end + 1 && text.charAt(ref.end - 1) === 's')
  );
}

/** How many names of rows a table has: the most that one column of labels holds. */
export function namesOf({ dataset: { columns, rows }, order }: Table): number {
  return columns.reduce((most, { type }, at) => {
    if (type !== 'text') return most;
    return Math.max(most, new Set(order.map((row) => String(rows[row]?.[at] ?? '').trim())).size);
  }, 0);
}

/** Whether so many rows are what a figure counts: "more than three" of them are four or more. "Almost two" are none. */
export const countFits = ({ amount }: Figure, count: number): boolean =>
  amount.bound === 'exact' || amount.bound === 'about' ? count === amount.value : says(amount, count);

/** "Fewer than three", "almost two": no count of just so many. */
export const isBounded = ({ amount: { bound } }: Figure): boolean => bound !== 'exact' && bound !== 'about';

/** "The three ferries have a mass of": as many as the rows of the one label right behind it, in a table without times. */
export function countsGroup({ text, rows, table }: Reading, { at, end, amount }: Figure): boolean {
  const group = rows.find((ref) => ref.kind === 'label' && ref.at > end && text.slice(end, ref.at) === ' ');
  return (
    group !== undefined &&
    table.periods === undefined &&
    group.rows.length === amount.value &&
    amount.value > 1 &&
    !amount.unit &&
    amount.bound === 'exact' &&
    /\b(?:the|all|all the|these|both) $/i.test(text.slice(0, at)) &&
    // "The three ferries in the North": those that both labels name may be fewer.
    rows.every((ref) => ref === group || ref.rows.every((row) => group.rows.includes(row)))
  );
}

/** "In the two sectors together": all labels of a column, where the rows that the sentence names have each of them. */
export function countsLabels(reading: Reading, { at, end, amount }: Figure): boolean {
  const { text, table, rows } = reading;
  const noun = /^ (\p{Ll}+s)\b/u.exec(text.slice(end))?.[1];
  if (noun === undefined || !/\b(?:the|all|all the|these) $/i.test(text.slice(0, at))) return false;
  const { columns, rows: cells } = table.dataset;
  const column = columns.findIndex(
    ({ type, name }) => type === 'text' && meaningsIn(name).has(meaningOf(noun)),
  );
  if (column < 0 || rows.some((ref) => ref.column === column)) return false;
  const labels = (some: readonly number[]) => new Set(some.map((row) => cells[row]?.[column])).size;
  return [table.order, ...rows.map((ref) => ref.rows)].every((some) => labels(some) === amount.value);
}
