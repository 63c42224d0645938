import { type Period, samePeriod } from '../../numbers/periods';
import type { Placed, Read } from '../reading/read-sentence';
import type { Operation } from './claimed-operations';
import type { StatedFact } from './stated-facts';

const baseLead =
  /\b(?:than|from|since|against|over|on|compared with|compared to|relative to|before|as)(?: (?:in|at|for|of|that (?:of|in)|those (?:of|in)|the end of))*(?: the)? $/;
/** Before the only time of a statement, where "from" and "on" may lead anything. */
const soleBase =
  /\b(?:than|since|against|compared with|compared to|relative to)(?: (?:in|at|for|of))*(?: the)? $/;
const earlier =
  /\b(?:the (?:year|season|quarter|month) before|(?:the |in the )?previous (?:year|season|quarter|month|period)|(?:a|one) (?:year|season|month) (?:earlier|before)|year on year|year-on-year|last year)\b/i;
const span = /\b(?:from|between)(?: the)? $/i;

/** The times of a statement: those that it compares with, and those that it is of. */
function timesIn({ periods, text }: Read, { kind, figure, base }: Operation) {
  const isSpan = periods[0] !== undefined && span.test(text.slice(0, periods[0].at));
  const isBase = (each: Placed<Period>, index: number): boolean => {
    if (kind === 'ends' && base && figure) return each.at > base.end && each.at < figure.at;
    if (isSpan) return index === 0 && periods.length > 1;
    return (index > 0 ? baseLead : soleBase).test(text.slice(0, each.at));
  };
  return { then: periods.filter(isBase), now: periods.filter((each, index) => !isBase(each, index)) };
}

const isIn = ({ periods }: StatedFact, { of }: Placed<Period>) =>
  periods.some((each) => samePeriod(each.of, of));

/** Whether a fact is of all times that a statement names. */
export const isOfTimes = (fact: StatedFact, { periods }: Read): boolean =>
  periods.every((each) => isIn(fact, each)) && !(fact.isBack && periods.length === 0);

/**
 * Whether the times of a statement are those of its two facts, the second of them the earlier or the one that is compared with: "apart"
 * where times tell them apart, "alike" where both are of one time, undefined where the statement says something else.
 */
export function timesTold(
  claim: Read,
  operation: Operation,
  first: StatedFact,
  second: StatedFact,
): 'apart' | 'alike' | undefined {
  const { kind, pivot, way } = operation;
  const { then, now } = timesIn(claim, operation);
  const isBack = earlier.test(claim.text);
  const areAlike =
    first.isBack === second.isBack &&
    first.periods.every((each) => isIn(second, each)) &&
    second.periods.every((each) => isIn(first, each));
  if (areAlike)
    return then.length === 0 && !isBack && now.every((each) => isIn(first, each)) ? 'alike' : undefined;
  const isUndated = claim.periods.length === 0 && (first.periods.length === 0 || second.periods.length === 0);
  if (isUndated && !first.isBack && !second.isBack) return 'alike';
  const isOfOne = /^(?:sum|share|product|rest)$/.test(kind);
  if (isOfOne || first.isBack) return undefined;
  if (!now.every((each) => isIn(first, each)) || !then.every((each) => isIn(second, each))) return undefined;
  if (then.length > 0)
    return now.length > 0 || !second.periods.some((each) => isIn(first, each)) ? 'apart' : undefined;
  const isBeside = first.read === second.read || Math.abs(first.index - second.index) === 1;
  if (isBack) return second.isBack && isBeside ? 'apart' : undefined;
  const isChange = /^(?:difference|order|ends)$/.test(kind) && pivot === undefined && way !== 0;
  return isChange && second.isBack && first.read === second.read ? 'apart' : undefined;
}
