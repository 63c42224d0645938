import type { Amount } from '../../numbers/amounts';
import { type Period, samePeriod } from '../../numbers/periods';
import type { Passage } from '../reading/read-passage';
import type { Read } from '../reading/read-sentence';

/** A time that the passage names in another sentence than the compared one, or tells by how far it is away. */
export const isOpenTime = (text: string, claim: Read, source: Read, { sentences }: Passage): boolean => {
  const period = claim.periods.find(({ of }) => of.text === text);
  const holds = ({ periods }: Read, of: Period) => periods.some((each) => samePeriod(each.of, of));
  if (!period || holds(source, period.of)) return false;
  // "Before the title of 2023, it had last won in 2009".
  const isBounded = /\b(?:before|after|prior to)\b[^,;.]{0,30}$/i.test(claim.text.slice(0, period.at));
  // "Since June 2023" of "since 1 June 2023".
  const isWithin = source.periods.some(({ of }) => of.from >= period.of.from && of.to <= period.of.to);
  return (
    isBounded ||
    isWithin ||
    sentences.some((sentence) => holds(sentence, period.of)) ||
    isToldByDistance(period.of, sentences)
  );
};

const distant =
  /\b(?:earlier|later|ago|before|after|previous|preceding|prior|following|last|next|lasts?|lasted|take|took|within)\b/i;
/** Years between a time and one that is given by its distance from it. */
const farthest = 2;

/** "two years later than planned", "the previous autumn": a time near one that the passage names, or far from none. */
function isToldByDistance({ from }: Period, sentences: readonly Read[]): boolean {
  const telling = sentences.filter(({ text }) => distant.test(text));
  const year = (of: Period) => Math.floor(of.from / 10_000);
  const years = telling.flatMap(({ periods }) => periods.map(({ of }) => year(of)));
  const own = Math.floor(from / 10_000);
  const lengths = telling.flatMap(({ amounts }) => amounts.flatMap(({ of }) => yearsOf(of)));
  return (
    telling.length > 0 &&
    (years.length === 0 ||
      years.some(
        (each) =>
          each !== own && (Math.abs(each - own) <= farthest || lengths.includes(Math.abs(each - own))),
      ))
  );
}

/** "Is to begin in 2027 and to take four years": a length in whole years. */
const yearsOf = ({ unit, value, ordinal }: Amount): number[] =>
  unit?.dim === 'year' && !ordinal && Number.isInteger(value) ? [value] : [];
