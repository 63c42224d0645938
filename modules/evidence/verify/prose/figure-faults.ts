import { max } from 'd3-array';
import { type Finding, finding } from '../tables/check-table';
import { endAsTime } from './figures/spans';
import { isOfThen, isOnlyDue, isToldOfBefore, otherNow } from './figures/tenses';
import { comparedTime, isOpenTime, otherMonthOfClause, otherSide } from './figures/open-times';
import {
  limitOfMost,
  limitOfPart,
  mixedClauses,
  ordinalComparedWith,
  ordinalOfOther,
  timeOfOtherClause,
  turnOfOtherFigure,
  uncountedNoun,
} from './figures/clauses-apart';
import { type Pair, roleIn } from './reading/passage-figures';
import { absentPlace, misdatedFigure } from './figures/passage-order';
import { segmentOf } from './figures/passage-segments';
import { laterThanGiven, otherTurn, wrongPeriod } from './figures/passage-periods';
import { turned } from './objections/passage-turns';
import type { Passage } from './reading/read-passage';
import type { Read } from './reading/read-sentence';
import { heldChange } from './changes/change-figures';
import { startAsEnd } from './changes/change-times';

export type IsCovered = (place: { at: number; end: number }) => boolean;
export type Compared = {
  claim: Read;
  source: Read;
  before: Read | undefined;
  passage: Passage;
  isCovered: IsCovered;
  pairs: readonly Pair[];
};

/** A figure that the sentence of the passage has not of that time, or turned by what is said around it. */
export function faultOfFigures({
  claim,
  source,
  before,
  passage,
  isCovered,
  pairs,
}: Compared): Finding | undefined {
  const period = wrongPeriod(claim, source, before, passage, pairs, isCovered);
  // Whether what began in June still lasts, the passage does not say.
  const isOpen =
    period !== undefined &&
    (period.startsWith('the time since') || isOpenTime(period, claim, source, passage));
  if (period && !isOpen) return finding('unsupported', `The passage does not say this of ${period}.`);
  const segments = pairs.flatMap(({ matches }) => matches.map((match) => segmentOf(source, match)));
  const lastFigure = max(pairs, ({ matches }) => max(matches, ({ end }) => end)) ?? 0;
  const turn = turned(claim, source, isCovered, segments, lastFigure);
  if (period && turn?.verdict !== 'unsupported')
    return finding('related', `The check could not decide whether the passage says this of ${period}.`);
  if (turn) return finding(turn.verdict, turn.reason);
  const apart =
    timeOfOtherClause(claim, source, pairs) ??
    limitOfPart(claim, source, pairs) ??
    turnOfOtherFigure(claim, source, pairs) ??
    mixedClauses(source, pairs) ??
    ordinalOfOther(claim, source, pairs) ??
    ordinalComparedWith(claim, source, pairs);
  if (apart) return finding('related', `The passage gives ${apart} in another clause.`);
  if (isOfThen(claim, source, pairs))
    return finding('related', 'The passage gives this for an earlier time alone.');
  const limited = limitOfMost(claim, source, pairs) ?? uncountedNoun(claim, source, pairs);
  if (limited) return finding('related', `The passage says this of “${limited}” only.`);
  const absent = absentPlace(claim, source, isCovered);
  if (absent) return finding('related', `The passage does not give “${absent}”.`);
  const misdated =
    misdatedFigure(claim, source, pairs) ??
    otherTurn(claim, source) ??
    laterThanGiven(claim, source, before, pairs) ??
    startOfChange(claim, source, passage, pairs);
  if (!misdated) return ofComparedTime(claim, source, pairs);
  const isFigure = pairs.some(({ amount }) => amount.of.text.trim() === misdated);
  // "7% below the record of the year before" is no figure of that year.
  const isGap = pairs.some(({ matches }) =>
    matches.some(({ end }) => /^ (?:below|above|under|over|short of)\b/.test(source.text.slice(end))),
  );
  if (isFigure && isGap)
    return finding('related', `The check could not decide what ${misdated} is compared with.`);
  return finding(
    'unsupported',
    isFigure
      ? `The passage gives ${misdated} for an earlier time.`
      : `The passage gives this for another time than ${misdated}.`,
  );
}

/** A time that the passage compares with, or one before that of the figure. */
function ofComparedTime(claim: Read, source: Read, pairs: readonly Pair[]): Finding | undefined {
  const other =
    otherSide(claim, source, pairs) ??
    otherMonthOfClause(claim, source, pairs) ??
    otherNow(claim, source, pairs) ??
    endAsTime(claim, source, pairs);
  if (other) return finding('related', `The passage says this of another time than “${other}”.`);
  const base = comparedTime(claim, source, pairs);
  if (base) return finding('related', `The passage compares with ${base} only.`);
  if (isOnlyDue(claim, source, pairs)) return finding('related', 'The passage gives this as what is due.');
  return isToldOfBefore(claim, source, pairs)
    ? finding('related', 'The passage gives this for a later time alone.')
    : undefined;
}

/** "Revenue grew by 210 million in 2022", where it did from 2022 to 2023. */
function startOfChange(
  claim: Read,
  source: Read,
  { id }: Passage,
  pairs: readonly Pair[],
): string | undefined {
  const isChange =
    pairs.length > 0 &&
    pairs.every(
      ({ amount, matches, worked }) => matches.length === 0 && worked && roleIn(amount, claim) === 'by',
    );
  const held = isChange ? heldChange(source, id) : undefined;
  return held && startAsEnd(claim, source, held);
}
