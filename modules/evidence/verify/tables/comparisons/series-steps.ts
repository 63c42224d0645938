import { type Case, type Explained, withUnit, wrong } from '../reading/case';
import { columnsAt } from '../reading/case-columns';
import { fits, points } from '../../numbers/compare';
import { derived } from '../reading/cue-columns';
import { filled, rowName, valueAt, worked } from '../structure/formulas';
import { downStems, negations, upStems } from '../../words/lexicon';
import { isUnbroken } from '../reading/missing-rows';
import * as rowFormulas from '../reading/row-formulas';
import type { FigureColumn, Table } from '../structure/tables';
import { stem } from '../../words/words';

/** A column over rows of which each is the next year, quarter or month, with a figure in each. */
type Series = { table: Table; column: FigureColumn; rows: readonly number[] };

/** The one series that a statement is about: its one column, over all rows or those of the one label that it names. */
function seriesOf({ reading, scope }: Case, at: number): Series | undefined {
  const { table, columns, words } = reading;
  const [column, ...more] = columns.length === 1 ? columnsAt({ reading }, at) : [];
  const rows = table.timed ? table.order : scope.series;
  if (!column || more.length > 0 || rows.length < 3 || scope.stretches.length > 0) return undefined;
  if (words.some(({ lower }) => negations.has(lower) || /n't$/.test(lower))) return undefined;
  const isDated = new Set(rows.map((row) => table.periods?.[row]?.from)).size === rows.length;
  const isWhole = filled(column, rows).length === rows.length && isUnbroken(table, rows);
  return table.periods && isDated && isWhole ? { table, column, rows } : undefined;
}

/** The row of the one time that a statement names, of a series. */
function rowIn({ reading: { rows } }: Case, series: Series): number | undefined {
  const times = rows.filter(({ kind }) => kind === 'period');
  const found = series.rows.filter((row) => times[0]?.rows.includes(row));
  return times.length === 1 && found.length === 1 ? found[0] : undefined;
}

const noun = '(?<noun>rise|increase|gain|growth|jump|fall|decline|drop|decrease|slump|loss)';
const most = '(?:largest|biggest|sharpest|steepest|strongest|fastest|greatest)';
const yearly = '(?:(?:annual|yearly|year-on-year|one-year|quarterly|monthly|single-year) )?';
const steps: readonly RegExp[] = [
  new RegExp(`\\b(?:the|its|their) ${most} ${yearly}${noun}\\b`, 'iu'),
  /\b(?<verb>\p{Ll}+) (?:(?:the )?(?:most sharply|most steeply|fastest|most)|more than in any other (?:year|quarter|month))\b/iu,
];

/** "The sharpest fall in visitors came in 2020", "sales rose the most in 2022": the largest of all steps that way, as a figure and in percent. */
export function explainLargestStep(given: Case): Explained[] | undefined {
  const { reading, cues } = given;
  const { text, figures } = reading;
  const found = steps.map((pattern) => pattern.exec(text)).find((each) => each !== null);
  if (!found) return undefined;
  const end = found.index + found[0].length;
  const way = wayOf(found.groups?.noun ?? found.groups?.verb ?? '');
  const series = seriesOf(given, found.index);
  const row = series && rowIn(given, series);
  if (way === 0 || !series || row === undefined) return undefined;
  if (cues.some(({ word }) => word.at < found.index || word.at >= end) || figures.length > 1)
    return undefined;
  const { table, column } = series;
  const made = series.rows.slice(1).map((to, index) => {
    const from = series.rows[index] ?? to;
    return {
      to,
      step: rowFormulas.difference(table, column, from, to),
      rate: rowFormulas.growth(table, column, from, to),
    };
  });
  const best = (size: (each: (typeof made)[number]) => number) =>
    [...made].sort((a, b) => way * (size(b) - size(a)));
  const [first, second] = best(({ step }) => step?.value ?? 0);
  const [fastest, next] = best(({ rate }) => rate?.value ?? Number.NaN);
  if (made.some(({ step, rate }) => !step || !rate) || !first?.step || !second?.step || !fastest?.rate)
    return undefined;
  const isTie = first.step.value === second.step.value || fastest.rate.value === next?.rate?.value;
  // "The largest fall" may be one of figures or of percent: it must be the first of both.
  if (first.to !== fastest.to || isTie || way * first.step.value <= 0) return undefined;
  if (first.to !== row) return [wrong(`${rowName(table, first.to)} comes first: ${first.step.formula}.`)];
  const [figure] = figures;
  if (figure && !isOfStep(given, figure, { ...first, step: first.step, rate: fastest.rate }, column))
    return /\b(?:at|by|of) $/.test(text.slice(0, figure.at))
      ? [
          wrong(
            `The ${first.step.text} is ${withUnit(first.step.value, column.unitText)}, not ${figure.amount.text}.`,
          ),
        ]
      : undefined;
  takeAll(given, { at: found.index, end });
  return [
    derived(
      {
        ...first.step,
        text: `first of all steps: ${first.step.text}`,
        rows: [...series.rows],
        about: first.step.rows,
      },
      column,
    ),
  ];
}

type Step = { step: { value: number }; rate: { value: number } };

/** A figure of the step itself: by how much, or by how many percent. */
function isOfStep(
  { reading: { text } }: Case,
  { at, amount }: Case['reading']['figures'][number],
  { step, rate }: Step,
  column: FigureColumn,
): boolean {
  const isBeside = /(?:\b(?:at|with|of|by)|,) (?:about |around |roughly |some |almost |nearly )?$/.test(
    text.slice(0, at),
  );
  if (column.unit.dim === 'percent') return isBeside && fits(amount, Math.abs(step.value), points) === 'yes';
  return (
    isBeside &&
    (amount.unit?.dim === 'percent'
      ? fits(amount, Math.abs(rate.value), { dim: 'percent', factor: 1, scale: 1 }) === 'yes'
      : fits(amount, Math.abs(step.value), column.unit) === 'yes')
  );
}

function wayOf(word: string): 1 | -1 | 0 {
  const own = stem(word.toLowerCase());
  if (downStems.has(own) || /^(?:slump|loss)$/.test(word)) return -1;
  return upStems.has(own) || /^(?:jump|gain)$/.test(word) ? 1 : 0;
}

function takeAll(given: Case, place: { at: number; end: number }): void {
  for (const cue of given.cues) given.used.add(cue);
  given.taken.push(place);
}

const counted =
  /\b(?<verb>\p{Ll}+) in (?:only |just )?(?<count>\p{L}+|\d+) of the (?<all>\p{L}+|\d+) (?<grain>year|quarter|month)s (?:after|since|following) /iu;

/** "Occupancy rose in six of the seven years after 2016": steps of a series that go one way. */
export function explainCountedSteps(given: Case): Explained[] | undefined {
  const { reading, cues } = given;
  const found = counted.exec(reading.text);
  if (!found) return undefined;
  const end = found.index + found[0].length;
  const way = wayOf(found.groups?.verb ?? '');
  const series = seriesOf(given, found.index);
  const start = series && rowIn(given, series);
  const isInside = ({ at }: { at: number }) => at >= found.index && at < end;
  if (way === 0 || !series || start === undefined || !reading.figures.every(isInside)) return undefined;
  if (!cues.every(({ word }) => isInside(word)) || found.groups?.grain?.toLowerCase() !== series.table.grain)
    return undefined;
  const [count, all, ...more] = reading.figures;
  const { table, column } = series;
  const from = series.rows.indexOf(start);
  const later = series.rows.slice(from + 1);
  if (
    !count ||
    !all ||
    more.length > 0 ||
    all.amount.value !== later.length ||
    count.amount.bound !== 'exact'
  )
    return undefined;
  const hits = later.filter(
    (row, at) => way * (valueAt(column, row) - valueAt(column, series.rows[from + at] ?? row)) > 0,
  );
  const text = `steps ${way > 0 ? 'up' : 'down'} of ${column.name} after ${rowName(table, start)}`;
  const made = worked(table, column, series.rows.slice(from), {
    text,
    formula: `${hits.length} of ${later.length}: ${hits.map((row) => rowName(table, row)).join(', ')}`,
    value: hits.length,
    unit: 'count',
  });
  if (!made) return undefined;
  if (count.amount.value !== hits.length) return [wrong(`${made.text}: ${made.formula}.`)];
  takeAll(given, { at: found.index, end });
  return [derived(made, column)];
}

const firsts: readonly RegExp[] = [
  /\b(?:exceeded|topped|surpassed|passed|(?:was|were|rose|went|climbed|fell|dropped|sank|dipped) (?:above|over|below|under)|(?:had|counted|recorded|attracted|reached) (?=more|over|fewer|less|under)) ?(?<size>[^;]{1,60}?) for the first time\b/iu,
  /\b(?:is|was) the first (?<grain>year|quarter|month) (?:with|in which (?:the )?[\p{L} ]{3,40}? (?:exceeded|topped|surpassed|passed|(?:was|were|rose|fell) (?:above|over|below|under))) /iu,
];

/** "Visitor numbers exceeded 480,000 for the first time in 2023", "2023 was the first year with more than 480,000 visitors". */
export function explainFirstTime(given: Case): Explained[] | undefined {
  const { reading, cues } = given;
  const { text } = reading;
  const found = firsts.map((pattern) => pattern.exec(text)).find((each) => each !== null);
  const figures = reading.figures.filter(({ amount }) => !amount.ordinal);
  const [limit, ...more] = figures;
  if (!found || !limit || more.length > 0 || !/^(?:over|under|at-least|at-most)$/.test(limit.amount.bound))
    return undefined;
  const series = seriesOf(given, limit.at);
  const row = series && rowIn(given, series);
  if (!series || row === undefined || (found.groups?.grain ?? series.table.grain) !== series.table.grain)
    return undefined;
  if (
    cues.some(({ kind }) => !/^(?:compare|change)$/.test(kind)) ||
    /\b(?:since|again|ever|after)\b/i.test(text)
  )
    return undefined;
  const { table, column } = series;
  const isBeyond = (each: number) => fits(limit.amount, valueAt(column, each), column.unit);
  if (series.rows.some((each) => isBeyond(each) === 'unit')) return undefined;
  const first = series.rows.find((each) => isBeyond(each) === 'yes');
  if (first === undefined || first === series.rows[0]) return undefined;
  const rows = series.rows.slice(0, series.rows.indexOf(first) + 1);
  const made = worked(table, column, rows, {
    text: `first row of ${column.name} ${limit.amount.bound} ${limit.amount.text}`,
    formula: `${rowName(table, first)}: ${String(valueAt(column, first))}`,
    value: valueAt(column, first),
    unit: 'column',
  });
  if (!made) return undefined;
  if (first !== row) return [wrong(`${made.text}: ${made.formula}.`)];
  const end = Math.max(found.index + found[0].length, limit.end);
  takeAll(given, { at: Math.min(found.index, limit.at), end });
  // "The first year" is named as a row, too.
  const named = given.scope.singles.filter(({ at, end: to }) => at >= found.index && to <= end);
  return [derived({ ...made, about: [first, ...named.flatMap((ref) => ref.rows)] }, column)];
}
