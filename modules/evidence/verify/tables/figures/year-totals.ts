import { type Case, type Explained, wrong } from '../reading/case';
import { columnsAt } from '../reading/case-columns';
import { goesBackward } from '../reading/ends';
import { fits, percent, points } from '../../numbers/compare';
import { countsRows } from '../reading/counted-rows';
import { derived } from '../reading/cue-columns';
import { type Worked, filled, mean, numberText, total } from '../structure/formulas';
import { monthsOf, periodAt } from '../../numbers/periods';
import { negations } from '../../words/lexicon';
import type { Figure, Reading } from '../reading/reading';
import type { Stretch } from '../reading/scope';
import type { FigureColumn } from '../structure/tables';

type Totals = {
  column: FigureColumn;
  before: Worked;
  after: Worked;
  subject: Side;
  base: Side;
  /** It can be nothing but the totals that the sentence speaks of. */
  isSure: boolean;
};
type Side = Pick<Stretch, 'at' | 'rows'>;
type Sides = Pick<Totals, 'subject' | 'base' | 'isSure'>;

/**
 * "Sales in 2022 came to 949.1 million, 8.1 percent more than in 2021" of a table by quarter or month: the total of one whole year,
 * or its mean, against that of another. Undefined where the sentence says nothing of the kind.
 */
export function explainYearTotals(given: Case): Explained[] | undefined {
  const { reading, roles, cues } = given;
  const isPlain = cues.every(({ kind }) => /^(?:change|compare|total|mean)$/.test(kind));
  const moves = cues.flatMap((cue) => (cue.kind === 'change' || cue.kind === 'compare' ? [cue] : []));
  const [move, ...more] = moves;
  const isOneWay =
    move !== undefined &&
    more.every(
      ({ kind, direction }) => kind === 'change' && move.kind === 'change' && direction === move.direction,
    );
  const totals =
    isPlain && isOneWay && !goesBackward(given) ? totalsOf(given, move.kind === 'compare') : undefined;
  if (!totals || !move || move.direction === 0 || (move.kind === 'change' && move.ofLoss)) return undefined;
  if (reading.words.some(({ lower }) => negations.has(lower) || lower.endsWith("n't"))) return undefined;
  const { column } = totals;
  const made = changeOf(totals);
  const figures = reading.figures.filter((figure) => !isSize(given, totals, figure));
  if (!totals.isSure && !isOfTotals(given, totals, figures, Math.sign(made.value) === move.direction))
    return undefined;
  for (const cue of cues) given.used.add(cue);
  if (Math.sign(made.value) !== move.direction) return [wrong(`${made.text}: ${made.formula}.`)];
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

function totalsOf(given: Case, isCompared: boolean): Totals | undefined {
  const { reading, cues } = given;
  const { table } = reading;
  const isMean = cues.some(({ kind }) => kind === 'mean');
  const columns = reading.columns.length === 1 ? columnsAt({ reading }, 0) : [];
  const [column] = columns;
  const sides = table.timed ? yearsOf(given, isCompared) : periodsOf(given, isCompared);
  if (!column || columns.length > 1 || !sides || (isMean && !table.timed)) return undefined;
  const { subject, base } = sides;
  const isFilled = [subject, base].every(({ rows }) => filled(column, rows).length === rows.length);
  const work = isMean ? mean : total;
  const [before, after] = [base, subject].map(({ rows }) => work(table, column, rows));
  return isFilled && before && after && before.value > 0 ? { column, before, after, ...sides } : undefined;
}

const isThan = (text: string, at: number) =>
  /\b(?:than|against|from)(?: in| for)?(?: the)? $/.test(text.slice(0, at));
const yearBefore =
  /\b(?:(?:than|on|over|from|against|compared with) (?:in )?(?:a year (?:before|earlier)|the (?:year before|previous year))|year[- ]on[- ]year)\b/i;

/** Two whole years of a table by quarter or month; of a change in one year alone, that year and the one before. */
function yearsOf({ reading, scope }: Case, isCompared: boolean): Sides | undefined {
  const { table, text } = reading;
  const [one, other, ...more] = endsNamed(reading, scope.stretches);
  if (!one || more.length + scope.singles.length > 0 || !isWhole(reading, one)) return undefined;
  if (!other) {
    const isYear = /^\d{4}$/.test(text.slice(one.at, one.end));
    const starts = new Set(one.rows.map((row) => (table.periods?.[row]?.from ?? 0) - 10_000));
    const rows = table.order.filter((row) => starts.has(table.periods?.[row]?.from ?? -1));
    // "In 2023" and "during 2023": a change in the course of a year is from its first row to its last.
    const isOf = (isYear && /\b[Ii]n (?:the year )?$/.test(text.slice(0, one.at))) || yearBefore.test(text);
    return rows.length === one.rows.length && isOf && (!isCompared || yearBefore.test(text))
      ? { subject: one, base: { at: -1, rows }, isSure: yearBefore.test(text) }
      : undefined;
  }
  const isAlike = isWhole(reading, other) && one.rows.length === other.rows.length;
  if (!isAlike || (isCompared && !isThan(text, other.at))) return undefined;
  const byTime = startOf(table, one) < startOf(table, other);
  const [base, subject] = isCompared ? [other, one] : byTime ? [one, other] : [other, one];
  return { subject, base, isSure: true };
}

const ofEach = /\b(?:each|every|per|apiece|average|mean|typical\w*|both|any|only|alone|single)\b/i;
const ofAll =
  /\b(?:total|overall|combined|together|altogether|across all|in all|all (?:the |of the )?\p{Ll}+s)\b/iu;

/** All rows of one period, or those of the label that a sentence names, against those of another. */
function periodsOf({ reading }: Case, isCompared: boolean): Sides | undefined {
  const { table, text, rows } = reading;
  if (!table.periods || ofEach.test(text)) return undefined;
  const [label, ...labels] = rows.filter(({ kind }) => kind === 'label');
  const named = rows.filter(({ kind }) => kind === 'period');
  const [one, other, ...more] = named;
  const own = label && new Set(label.rows);
  const among = (some: readonly number[]) =>
    table.order.filter((row) => some.includes(row) && (!own || own.has(row)));
  const from = (some: readonly number[]) => table.periods?.[some[0] ?? -1]?.from ?? 0;
  const periods = [...table.rowsOfPeriod.values()].sort((a, b) => from(a) - from(b));
  if (labels.length + more.length > 0 || (isCompared && !(other && isThan(text, other.at)))) return undefined;
  const [first, last] =
    one && other
      ? [one, other].sort((a, b) => from(a.rows) - from(b.rows))
      : periods.length === 2
        ? periods.map((some) => ({ at: -1, rows: some }))
        : [];
  if (!first || !last || (one && !other && from(one.rows) !== from(last.rows))) return undefined;
  const [base, subject] = (isCompared && other && one ? [other, one] : [first, last]).map(
    ({ at, rows: some }) => ({
      at,
      rows: among(some),
    }),
  );
  const isSame = base?.rows.length === subject?.rows.length && (base?.rows.length ?? 0) > 1;
  return base && subject && isSame
    ? { base, subject, isSure: label === undefined && ofAll.test(text) }
    : undefined;
}

/** The figures of the sentence are those of the totals, where it could speak of something else. */
function isOfTotals(given: Case, totals: Totals, figures: readonly Figure[], isSameWay: boolean): boolean {
  const levels = figures.filter((figure) => given.roles.get(figure) !== 'by');
  const change = Math.abs(totals.after.value - totals.before.value);
  return (
    isSameWay &&
    figures.length > 0 &&
    figures.every((figure) => {
      if (given.roles.get(figure) === 'by') return saysChange(totals, figure, change);
      const own = totalFor(given, totals, figure, levels);
      return own !== undefined && fits(figure.amount, own.value, totals.column.unit) === 'yes';
    })
  );
}

type Named = Side & { end: number };

const startOf = ({ periods }: Reading['table'], { rows }: Side): number =>
  periods?.[rows[0] ?? -1]?.from ?? 0;

/** "Between the first and the third quarter": the two periods of several rows that a stretch was read from. */
function endsNamed({ rows }: Reading, stretches: readonly Stretch[]): readonly Named[] {
  const [only, ...more] = stretches;
  const ends = rows.filter(({ at, end }) => only && at >= only.at && end <= only.end);
  return ends.length === 2 &&
    more.length === 0 &&
    ends.every((ref) => ref.rows.length > 1 && !/^\d{4}$/.test(ref.text))
    ? ends
    : stretches;
}

/** All quarters or months of the year, half or quarter that is named. */
function isWhole({ table, rows: named }: Reading, { at, end, rows }: Named): boolean {
  const text = named.find((ref) => ref.at === at && ref.end === end)?.text;
  const period = text === undefined ? undefined : periodAt(text, 0);
  const size = { quarter: 3, month: 1 }[table.grain] ?? 0;
  return period !== undefined && rows.length > 1 && rows.length * size === monthsOf(period);
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
