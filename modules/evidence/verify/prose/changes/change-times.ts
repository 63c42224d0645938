import { isEarlier } from '../reading/passage-figures';
import { nearestPeriod } from '../figures/passage-order';
import { type Period, samePeriod } from '../../numbers/periods';
import type { Placed, Read } from '../reading/read-sentence';
import type { Amount } from '../../numbers/amounts';
import type { HeldChange, ToldChange } from './change-figures';

/** Words that say the two times are a year apart. */
const yearly =
  /\b(?:a|one|the) year (?:earlier|before|previously|ago)\b|\b(?:previous|preceding|prior|last) year\b|\byear[- ](?:on|over)[- ]year\b|\b(?:within|over|in|on|during|over the course of) (?:a|one|the) year\b(?! \d)|\btwelve months\b|\bsame (?:quarter|period|month|time)\b/i;

/** Each time of a statement is the one that the passage gives its figure for. */
export function areToldTimes(claim: Read, told: ToldChange, clause: Read, held: HeldChange): boolean {
  const times = { from: fromTime(clause, held), to: timeOf(clause, held.to) };
  if (yearly.test(claim.text) && !areYearApart(clause, times)) return false;
  if (claim.periods.length > 2) return false;
  const said = claim.periods.map((period) => ({ of: period.of, isThen: isThen(period, claim, told) }));
  const [one, other] = said;
  if (one && other && one.isThen === other.isThen) return false;
  return said.every(({ of, isThen: isEarly }) => {
    const at = isEarly ? times.from : times.to;
    return at !== undefined && samePeriod(at, of);
  });
}

/** The one time of a statement, where the change that it tells of ends at another and begins at this one. */
export function startAsEnd(claim: Read, source: Read, held: HeldChange): string | undefined {
  const [period, ...more] = claim.periods;
  const [from, to] = [fromTime(source, held), timeOf(source, held.to)];
  if (!period || more.length > 0 || !to || samePeriod(to, period.of)) return undefined;
  // "up from 6,120 a year earlier": a time before that of the later figure.
  const isStart = from ? samePeriod(from, period.of) : period.of.to < to.from;
  return isStart && !isThen(period, claim, { by: [] }) ? period.of.text : undefined;
}

/** Whether a time of a statement is that of the earlier figure. */
function isThen(period: Placed<Period>, claim: Read, told: ToldChange): boolean {
  const before = claim.text.slice(0, period.at);
  if (told.from && period.at >= told.from.end && period.at - told.from.end < 8) return true;
  if (told.from && !told.to && told.by.length === 0) return true;
  if (
    /\b(?:than|from|between|since|on|over|against|compared with|compared to)(?: (?:in|for|at))?(?: the)?(?: (?:year|end of|same \p{L}+ of))? $/iu.test(
      before,
    )
  )
    return true;
  return claim.periods.some((other) => other.of.from > period.of.from);
}

const areYearApart = (
  clause: Read,
  { from, to }: { from?: Period | undefined; to?: Period | undefined },
): boolean =>
  yearly.test(clause.text) ||
  (from !== undefined &&
    to !== undefined &&
    Math.abs(to.from - from.from) === 10_000 &&
    Math.abs(to.to - from.to) === 10_000);

const fromTime = (clause: Read, { from, gap }: HeldChange): Period | undefined => {
  if (from.placed) return timeOf(clause, from.placed);
  const behind = clause.periods.find(({ at }) => gap && at > gap.end);
  return behind?.of;
};

/** The time right behind a figure, else the one nearest to it. */
function timeOf(read: Read, placed: Placed<Amount>): Period | undefined {
  const { at, end } = placed;
  const behind = read.periods.find((period) => period.at >= end);
  const between = behind && read.text.slice(end, behind.at);
  if (
    behind &&
    between !== undefined &&
    /^[^,;.\d]{0,40}$/.test(between) &&
    !/ (?:to|and|from|against|after|compared|than) /.test(between)
  )
    return behind.of;
  const nearest = nearestPeriod(read, { at, end });
  // The time of the later figure is none of one that is given as earlier by words alone.
  return isEarlier(placed, read) && yearly.test(read.text.slice(end, end + 40)) ? undefined : nearest;
}
