import { type Finding, finding } from '../tables/check-table';
import type { Amount } from '../numbers/amounts';
import { isIdle, isSaidBy } from './reading/passage-figures';
import type { Period } from '../numbers/periods';
import type { Passage } from './reading/read-passage';
import type { Placed, Read } from './reading/read-sentence';

/** "In 2022, revenue was 412 million, of which 180 million came from paints": a clause gives that figure, alone, of 2021. */
export const isPartDatedOtherwise = (part: Read, time: string, passages: readonly Passage[]): boolean =>
  part.periods.length === 0 &&
  part.amounts.some(
    ({ of }) => !isIdle(of) && isGivenOfOtherTime(of, (period) => period.text === time, passages),
  );

/** "At 43 million, the number was 1.2 million higher in 2023 than in 2022", "was 43 million, up 3 percent on 2022". */
const isLevelOfChange = ({ at, end }: Placed<Amount>, { text }: Read): boolean =>
  /^At $/.test(text.slice(0, at)) || /^(?: \p{Ll}+)?, (?:up|down)\b/u.test(text.slice(end));

/** Where a passage gives the level that a statement compares with another, alone, of another time than its later one. */
export function levelOfOtherTime(claim: Read, passages: readonly Passage[]): Finding | undefined {
  const [latest] = claim.periods.map(({ of }) => of).sort((a, b) => b.from - a.from);
  const isOther =
    latest !== undefined &&
    claim.periods.length > 1 &&
    claim.amounts.some(
      (amount) =>
        isLevelOfChange(amount, claim) &&
        isGivenOfOtherTime(amount.of, (period) => isWithin(latest, period), passages),
    );
  return isOther ? finding('related', 'The passage gives the level of another time.') : undefined;
}

/** Whether the sentences and clauses that have a figure alone, with one time, all have it of another time. */
function isGivenOfOtherTime(
  figure: Amount,
  isMeant: (period: Period) => boolean,
  passages: readonly Passage[],
): boolean {
  const held = passages
    .flatMap((passage) => passage.unfolded().sentences)
    .filter(
      ({ amounts, periods }) =>
        periods.length === 1 &&
        amounts.filter(({ of }) => !isIdle(of)).length === 1 &&
        amounts.some(({ of }) => isSaidBy(figure, of)),
    );
  return held.length > 0 && held.every(({ periods }) => periods.every(({ of }) => !isMeant(of)));
}

/** One of two times lies in the other: a quarter in its year. */
const isWithin = (one: Period, other: Period): boolean => one.from <= other.to && other.from <= one.to;
