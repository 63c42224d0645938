import { type Case, type Explained, wrong } from './case';
import { columnsAt } from './case-columns';
import { fits, percent, points } from '../numbers/compare';
import { countsRows } from './counted-rows';
import { derived } from './cue-columns';
import { type Worked, mean, numberText, total } from './formulas';
import { negations } from '../words/lexicon';
import type { Figure, Reading } from './reading';
import type { Stretch } from './scope';
import type { FigureColumn } from './tables';

type Totals = { column: FigureColumn; before: Worked; after: Worked; subject: Stretch; base: Stretch };

/**
 * "Sales in 2022 came to 949.1 million, 8.1 percent more than in 2021" of a table by quarter or month: the total of one whole year,
 * or its mean, against that of another. Undefined where the sentence says nothing of the kind.
 */
export function explainYearTotals(given: Case): Explained[] | undefined {
  const { reading, roles, cues } = given;
  const isPlain = cues.every(({ kind }) => /^(?:change|compare|total|mean)$/.test(kind));
  const moves = cues.flatMap((cue) => (cue.kind === 'change' || cue.kind === 'compare' ? [cue] : []));
  const [move, ...more] = moves;
  const totals = isPlain && move && more.length === 0 ? totalsOf(given, move.kind === 'compare') : undefined;
  if (!totals || !move || move.direction === 0) return undefined;
  if (reading.words.some(({ lower }) => negations.has(lower) || lower.endsWith("n't"))) return undefined;
  const { column } = totals;
  const made = changeOf(totals);
  for (const cue of cues) given.used.add(cue);
  if (Math.sign(made.value) !== move.direction) return [wrong(`${made.text}: ${made.formula}.`)];
  const figures = reading.figures.filter((figure) => !isSize(given, totals, figure));
  const levels = figures.filter((figure) => roles.get(figure) !== 'by');
  for (const figure of figures) {
    const isBy = roles.get(figure) === 'by';
    const own = isBy ? undefined : totalFor(given, totals, figure, levels);
    if (!isBy && !own) return undefined;
    const isSo = own
      ? fits(figure.amount, own.value, column.unit) === 'yes'
      : saysChange(totals, figure, Math.abs(made.value));
    if (!isSo) return [wrong(`${made.text}: ${made.formula}, not ${figure.amount.text}.`)];
  }
  return [derived(made, column)];
}

/** "Averaged over its four quarters". */
const isSize = (given: Case, { subject, base }: Totals, figure: Figure): boolean =>
  countsRows(given, figure) &&
  figure.amount.bound === 'exact' &&
  [subject, base].every(({ rows }) => rows.length === figure.amount.value);

const saysChange = ({ before, column }: Totals, { amount }: Figure, change: number): boolean =>
  amount.unit?.dim === 'percent'
    ? fits(amount, (change / before.value) * 100, percent) === 'yes'
    : fits(amount, change, column.unit.dim === 'percent' ? points : column.unit) === 'yes';

/** The year that a figure stands beside: from the one to the other, or in the order in which both are named. */
function totalFor(
  { roles }: Case,
  { before, after, subject, base }: Totals,
  figure: Figure,
  levels: readonly Figure[],
): Worked | undefined {
  const role = roles.get(figure);
  if (role === 'from') return before;
  if (role === 'to') return after;
  if (levels.length === 1) return after;
  const [first, second] = subject.at < base.at ? [after, before] : [before, after];
  return levels.length === 2 ? (figure === levels[0] ? first : second) : undefined;
}

function totalsOf({ reading, scope, cues }: Case, isCompared: boolean): Totals | undefined {
  const isMean = cues.some(({ kind }) => kind === 'mean');
  const { table, text } = reading;
  const [one, other, ...more] = scope.stretches;
  const columns = reading.columns.length === 1 ? columnsAt({ reading }, 0) : [];
  const [column] = columns;
  if (!one || !other || more.length + scope.singles.length > 0 || !column || columns.length > 1)
    return undefined;
  if (![one, other].every((each) => isWholeYear(reading, each))) return undefined;
  const isThan = /\b(?:than|against|from)(?: in| for)? $/.test(text.slice(0, other.at));
  const byTime = (table.periods?.[one.ends[0]]?.from ?? 0) < (table.periods?.[other.ends[0]]?.from ?? 0);
  if (isCompared && !isThan) return undefined;
  const [base, subject] = isCompared ? [other, one] : byTime ? [one, other] : [other, one];
  const work = isMean ? mean : total;
  const [before, after] = [base, subject].map(({ rows }) => work(table, column, rows));
  return before && after && before.value > 0 ? { column, before, after, subject, base } : undefined;
}

/** All four quarters or twelve months of the year that is named, each with a figure. */
function isWholeYear({ table, text }: Reading, { at, end, rows }: Stretch): boolean {
  const size = table.grain === 'quarter' ? 4 : table.grain === 'month' ? 12 : 0;
  return /^\d{4}$/.test(text.slice(at, end)) && rows.length === size;
}

function changeOf({ column, before, after }: Totals): Worked {
  const value = after.value - before.value;
  return {
    ...after,
    text: `${after.text}, against the ${before.text}`,
    formula: `${after.formula}; ${before.formula}; ${numberText(after.value)} − ${numberText(before.value)} = ${numberText(value)}`,
    inputs: [...before.inputs, ...after.inputs],
    rows: [...before.rows, ...after.rows],
    result: Number(value.toPrecision(10)),
    value,
    unit: column.unit.dim === 'percent' ? 'points' : 'column',
  };
}
