import { type Period, samePeriod } from '../../numbers/periods';
import type { Placed, Read } from '../reading/read-sentence';
import type { StatedFact } from './stated-facts';

const earlier =
  /\b(?:the (?:year|season|quarter|month) before|(?:the |in the )?previous (?:year|season|quarter|month|period)|(?:a|one) (?:year|season|month) (?:earlier|before)|year on year|year-on-year|last year)\b/i;

const isIn = ({ periods }: StatedFact, { of }: Placed<Period>) =>
  periods.some((each) => samePeriod(each.of, of));

/** Whether two facts are of one time, and a statement names no other: "in 2023", and not "than in 2022" or "a year earlier". */
export function areOfOneTime(claim: Read, first: StatedFact, second: StatedFact): boolean {
  if (earlier.test(claim.text) || first.isBack !== second.isBack) return false;
  const isUndated = first.periods.length === 0 || second.periods.length === 0;
  const areAlike =
    first.periods.every((each) => isIn(second, each)) && second.periods.every((each) => isIn(first, each));
  if (!areAlike && !(isUndated && claim.periods.length === 0 && !first.isBack)) return false;
  return claim.periods.every((each) => isIn(first, each)) && !/\bthan in (?:19|20)\d{2}\b/.test(claim.text);
}
