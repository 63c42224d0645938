import type { Case } from './case';
import { rowName } from '../structure/formulas';
import { hasFigure, type RowRef } from './reading';
import { type Stretch, rowBefore } from './scope';
import { shifted } from './relative-rows';
import type { Table } from '../structure/tables';

/** The two rows that a change or comparison is between, earlier or second-named first. */
export function endsOf(given: Case, at: number): readonly [number, number] | undefined {
  const { scope, reading, cited, cues } = given;
  const { table, text } = reading;
  const [stretch] = scope.stretches;
  const step = stepOf(given, at);
  if (step) return step;
  if (stretch && scope.stretches.length === 1 && scope.singles.length === 0)
    return isOfYears(table, text, stretch) || isOfYearBefore(given, stretch) ? undefined : stretch.ends;
  const singles = scope.singles.filter(({ rows }) => rows.length === 1);
  const [one, other] = singles.length > 2 ? nearestTwo(singles, at) : singles;
  if (one && other) {
    const [a, b] = [one.rows[0] ?? 0, other.rows[0] ?? 0];
    if (a === b) return undefined;
    const isDated = scope.isSeries || (one.kind === 'period' && other.kind === 'period');
    if (isSpan(text, one, other)) {
      if (!isDated) return [a, b];
      // "From 2023 to 1990": which way the change goes is open.
      if (scope.order.indexOf(a) > scope.order.indexOf(b)) return undefined;
    }
    if (isBase(text, other) && !isBase(text, one)) return [b, a];
    if (isBase(text, one) && !isBase(text, other) && !/\bfrom(?: the year)? $/i.test(text.slice(0, one.at)))
      return [a, b];
    const compares =
      /\b(?:compared (?:with|to)|relative to|versus)\b/i.test(text) ||
      /\bas(?: in| for| at| of| (?:that|those) (?:of|in))?(?: the)? $/i.test(text.slice(0, other.at)) ||
      (cues.some((cue) => cue.kind === 'compare') && / than |against/i.test(text));
    if (!isDated && !compares && cues.some((cue) => cue.kind === 'change')) return undefined;
    if (isDated && !compares) return scope.order.indexOf(a) < scope.order.indexOf(b) ? [a, b] : [b, a];
    return /^\s*(?:compared (?:with|to)|relative to|against)/i.test(text) ? [a, b] : [b, a];
  }
  if (one && isInside(text, one)) return undefined;
  // "Against 2023" of a label that has just one other time: from the one to the other.
  const [first, last, ...more] = scope.series.filter((row) => hasFigure(reading, row));
  const isOfTwo =
    first !== undefined && last !== undefined && more.length === 0 && scope.series !== scope.order;
  if (one && isOfTwo && first === one.rows[0] && isBase(text, one)) return [first, last];
  if (one && (scope.isSeries || scope.series !== scope.order)) {
    const before = /year[- ](?:on|over)[- ]year/i.test(text)
      ? shifted(table, one.rows[0] ?? 0, 'year', -1, scope.series)
      : rowBefore({ order: scope.series }, one.rows[0] ?? 0);
    const row = one.rows[0] ?? 0;
    if (/\b(?:year|quarter|month) (?:before|earlier)\b|\bprevious (?:year|quarter|month)\b/i.test(text))
      return undefined;
    return before === undefined || before < 0 || !isNext(table, before, row, text)
      ? undefined
      : [before, row];
  }
  if (singles.length > 0 || scope.stretches.length > 1) return undefined;
  const { order } = scope;
  const rows = [...cited].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  if (rows.length === 2 && scope.isSeries) return [rows[0] ?? 0, rows[1] ?? 0];
  return scope.isSeries && order.length > 1 && rows.length !== 1
    ? [order[0] ?? 0, order.at(-1) ?? 0]
    : undefined;
}

/** "Between 2021 and 2022" of a table by quarter: from year to year, which is not from the first quarter to the last. */
const isOfYears = ({ grain }: Table, text: string, { at, end }: Stretch): boolean =>
  /^(?:quarter|month)$/.test(grain) && /^\d{4} (?:and|to|until) \d{4}$/.test(text.slice(at, end));

/**
 * "Rose by 18 percent in 2023" of a table by quarter that has 2022 as well: against that year, where nothing says that it is within
 * the year. A half of a year is never set against itself: from its first quarter to its last.
 */
function isOfYearBefore({ reading, roles, scope }: Case, { at, end }: Stretch): boolean {
  const { table, text, figures } = reading;
  const year = text.slice(at, end);
  const before = String(Number(year) - 1);
  if (
    !/^(?:quarter|month)$/.test(table.grain) ||
    /\b(?:course of|during|within|throughout|over)(?: the year)? $/i.test(text.slice(0, at))
  )
    return false;
  return (
    /\bhalf\b|\bH[12]\b|\d{4} H[12]|^[12]H/i.test(year) ||
    (/^\d{4}$/.test(year) &&
      figures.length > 0 &&
      figures.every((figure) => roles.get(figure) === 'by') &&
      scope.order.some((row) => rowName(table, row).includes(before)))
  );
}

/** "Lost half of its passengers in 2019": when it lost them, not what they are half of. */
const lostPart =
  /\b(?:los[et]s?|losing|shed|sheds|cut|cuts|gain(?:s|ed)?|won|wins|gave up|added?) (?:about |almost |nearly |over |more than |less than |roughly )?half(?: of)? [^,;]*$/i;

/** "on 2020", "against 2020", "from 2020", "1.2 times that of 2020": the row that a change is measured against. */
const isBase = (text: string, { at }: RowRef) =>
  !lostPart.test(text.slice(Math.max(0, at - 64), at)) &&
  /\b(?:on|against|from|over|versus|than(?: in)?|compared (?:with|to)(?: that of)?)(?: the (?:year|level of|figure (?:for|of)))? $|\b(?:times|twice|double|half)(?: of)? (?:that|those|(?:the|its|their)(?: \p{L}+){1,4}|what (?:it|they) (?:was|were|had been)) (?:of|in|for|from)(?: the year)? $|\b(?:times|twice|double|half)(?: of)? (?:the|its|their) $|\b(?:below|above|short of) (?:(?:its|their|the) (?:(?:level|figure|value) (?:of|in) )?|(?:that|those) (?:of|in|for) (?:\p{L}+ )?)?$|\bof (?:(?:its|their) |(?:its|their|the) (?:level|figure|value) (?:of|in) )$/iu.test(
    text.slice(Math.max(0, at - 64), at),
  );

/** "From 128 in 2023 to 143 in 2019", "from 2023 to 2019": the time that a change comes from is the later one. */
export function goesBackward({ reading: { table, rows, figures, text }, roles }: Case): boolean {
  const periods = rows.filter(({ kind }) => kind === 'period').sort((a, b) => a.at - b.at);
  const [one, other, ...more] = periods;
  if (!one || !other || more.length > 0) return false;
  const timeOf = (ref: RowRef) => table.periods?.[ref.rows[0] ?? -1]?.from ?? 0;
  const isFrom = /\bfrom(?: the year)? $/i.test(text.slice(0, one.at));
  const isTo = /\b(?:to|until)(?: the year)? $/i.test(text.slice(one.end, other.at));
  const [from, to] = (['from', 'to'] as const).map((role) =>
    figures.find((figure) => roles.get(figure) === role),
  );
  const dateOf = (end: number) => periods.find((ref) => ref.at > end);
  const [then, now] = [from && dateOf(from.end), to && dateOf(to.end)];
  if (then && now && then !== now) return timeOf(then) > timeOf(now);
  return isFrom && isTo && timeOf(one) > timeOf(other);
}

/** "fell from Arne to Bork": rows that no time orders, in the order of the sentence. */
const isSpan = (text: string, one: RowRef, other: RowRef) =>
  /\bfrom(?: the)? $/i.test(text.slice(0, one.at)) && /\bto(?: the)? $/i.test(text.slice(one.end, other.at));

/** "from 42 to 55 within 2020": what happens inside of one row, no two rows tell. */
export const isInside = (text: string, { at }: { at: number }): boolean =>
  /\b(?:within|inside|during|throughout|(?:in|over) the (?:course|space) of)(?: the year)? $/i.test(
    text.slice(Math.max(0, at - 32), at),
  );

/** The row before is the one a year, a quarter or a month before: rows with a gap between them are no step. */
export function isNext(table: Table, before: number, row: number, text: string): boolean {
  const [a, b] = [table.periods?.[before], table.periods?.[row]];
  if (!a || !b) return false;
  const months = (from: number) => Math.floor(from / 10_000) * 12 + (Math.floor(from / 100) % 100);
  const steps: Readonly<Record<string, number>> = { year: 12, quarter: 3, month: 1 };
  const step = /year[- ](?:on|over)[- ]year/i.test(text) ? 12 : steps[table.grain];
  return step === undefined || months(b.from) - months(a.from) === step;
}

/** "grew by 20.8 million in 2022, after 7.3 million in 2021": each change belongs to a row and is a step from the one before. */
function stepOf({ scope, reading, roles }: Case, at: number): readonly [number, number] | undefined {
  const changes = reading.figures.filter((figure) => roles.get(figure) === 'by');
  const levels = reading.figures.some((figure) => /^(?:from|to|level|times)$/.test(roles.get(figure) ?? ''));
  if (
    changes.length < 2 ||
    changes.length !== scope.singles.length ||
    levels ||
    !scope.isSeries ||
    scope.stretches.length > 0
  )
    return undefined;
  const index = changes.findIndex((figure) => figure.at === at);
  const row = scope.singles[index]?.rows[0];
  const before = row === undefined ? undefined : rowBefore(scope, row);
  return row === undefined || before === undefined ? undefined : [before, row];
}

const nearestTwo = (refs: readonly RowRef[], at: number) =>
  [...refs]
    .sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))
    .slice(0, 2)
    .sort((a, b) => a.at - b.at);
