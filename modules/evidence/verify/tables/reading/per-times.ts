import { rateBehind } from './per-units';
import type { Figure } from './reading';
import type { FigureColumn, Table } from '../structure/tables';
import { columnUnit, type ColumnUnit, type Unit } from '../../numbers/units';
import { fits } from '../../numbers/compare';

const perTime = /^(?<over>.+?) ?(?:per |\/|and )(?<time>hour|day|week|month|quarter|year)$/i;

/** A unit such as "€/m² per month" without the time that it is counted for. */
function partsOf({ unitText }: FigureColumn): { base: ColumnUnit; time: string } | undefined {
  const { over, time } = perTime.exec(unitText.trim())?.groups ?? {};
  const base = over === undefined ? undefined : columnUnit(over);
  return base && time !== undefined && base.dim !== '' && base.words.length === 0
    ? { base, time: time.toLowerCase() }
    : undefined;
}

const rate =
  /\b(?:(?:per|an?|each|every|by the) (?<each>hour|day|week|month|quarter|year|night)(?! (?:earlier|before|ago|later|after|previously)\b)|(?<adverb>hour|dai|week|month|quarter|year)ly|(?<annual>annual|annum))/gi;
const named: Readonly<Record<string, string>> = { dai: 'day', annual: 'year', annum: 'year' };

/** The times that a sentence counts something for: "month" of "monthly", "year" of "a year". */
const timesSaid = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(rate)].map(({ groups: { each, adverb, annual } = {} }) => {
      const time = (each ?? adverb ?? annual ?? '').toLowerCase();
      return named[time] ?? time;
    }),
  );

const byMonth = /\b(?<noun>rent|wage|salary|salarie)s?\b/i;
/** What is added up over a time is no rent of one month. */
const addedUp =
  /\b(?:total\w*|sum|altogether|throughout|whole|full|entire|overall|over the|during|cumulative\w*)\b/i;

/**
 * "10.75 euros per square metre" of rents in "€/m² per month": rents and wages are said without their month. Another time in the
 * sentence, "per year", or another column of rents for another time leaves the figure as it is.
 */
export function countPerTime({ columns }: Table, figure: Figure, text: string): void {
  const { unit } = figure.amount;
  if (!unit) return;
  const behind = rateBehind(text, figure.end);
  const own = behind === '' ? byMonthIn(columns, text) : columns;
  const found = own.flatMap((column) => {
    const parts = partsOf(column);
    return parts?.base.dim === unit.dim && (behind === '' || parts.time === behind)
      ? [{ ...parts, column }]
      : [];
  });
  const [first, ...more] = found;
  if (!first || more.some(({ column }) => column.unit.dim !== first.column.unit.dim)) return;
  if (behind === '' && (first.time !== 'month' || own.some((column) => column.unit.dim === unit.dim))) return;
  figure.amount = { ...figure.amount, unit: timed(unit, first) };
}

/** The columns of rents or wages that a sentence speaks of, where it says no other time than a month. */
function byMonthIn(columns: readonly FigureColumn[], text: string): readonly FigureColumn[] {
  const nounIn = (name: string) => byMonth.exec(name)?.groups?.noun?.toLowerCase();
  const noun = nounIn(text);
  if (noun === undefined || addedUp.test(text) || [...timesSaid(text)].some((time) => time !== 'month'))
    return [];
  return columns.filter(({ name }) => nounIn(name) === noun);
}

const timed = (unit: Unit, { base, column }: { base: ColumnUnit; column: FigureColumn }): Unit => ({
  dim: column.unit.dim,
  factor: (column.unit.factor * unit.factor) / base.factor,
  text: unit.text,
});

/** The time that a column counts its figures for and a sentence leaves out, where it gives the same figure otherwise. */
export function timeLeftOut(column: FigureColumn, value: number, { amount }: Figure, text: string) {
  const parts = partsOf(column);
  const isSame = parts && fits(amount, value, parts.base) === 'yes';
  return isSame && timesSaid(text).size === 0 ? parts.time : undefined;
}

const countedPer = /(?:\bper |\/ ?)(?<time>hour|day|week|month|quarter|year|yr|annum|a)\.?$/i;

/** The time that columns count their figures for, where a sentence says another one: "per month" of "mm per year". */
export function otherTimeSaid(columns: readonly FigureColumn[], text: string): string | undefined {
  const said = timesSaid(text);
  const own = columns.flatMap(({ unitText }) => {
    const time = countedPer.exec(unitText.trim())?.groups?.time?.toLowerCase();
    return time === undefined ? [] : [/^(?:yr|annum|a)$/.test(time) ? 'year' : time];
  });
  const [first] = own;
  return said.size > 0 && first !== undefined && !own.some((time) => said.has(time)) ? first : undefined;
}
