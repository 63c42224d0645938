import type { Amount } from '../../numbers/amounts';
import { type Period, samePeriod } from '../../numbers/periods';
import { month } from '../../words/calendar';
import type { Pair } from '../reading/passage-figures';
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

const directly =
  /\b(?:compared (?:with|to)|relative to|than|against|versus|vs\.?) (?:in |the year |the level of |the levels of |that of )?$/i;

/** "Fell by 38 percent in 1990" of what is compared with 1990: no figure is of that time. */
export const comparedTime = (claim: Read, source: Read, pairs: readonly Pair[]): string | undefined =>
  pairs.some(({ worked }) => worked)
    ? undefined
    : claim.periods.find(({ at, of }) => {
        const same = source.periods.filter((each) => samePeriod(each.of, of));
        return (
          same.length > 0 &&
          !/\b(?:compared|relative|than|against|versus|vs|from|since|over|below|above)\b/i.test(
            claim.text.slice(0, at),
          ) &&
          same.every((each) => directly.test(source.text.slice(0, each.at)))
        );
      })?.of.text;

const sideBehind = /^[^,;.\d]{0,30}?\b(?<side>before|after)\b(?! (?:tax|interest))/;

/** "4.1 before the change and 7.3 after it" told as 4.1 after the change. */
export const otherSide = (claim: Read, source: Read, pairs: readonly Pair[]): string | undefined =>
  pairs
    .map(({ amount, matches }) => {
      const own = sideBehind.exec(claim.text.slice(amount.end))?.groups?.side;
      const held = matches.map(({ end }) => sideBehind.exec(source.text.slice(end))?.groups?.side);
      return held.length > 0 && held.every((side) => side !== undefined && side !== own) && own !== undefined
        ? own
        : undefined;
    })
    .find((side) => side !== undefined);

const monthOfClause = new RegExp(`\\b(?<own>${month})(?: (?:19|20)\\d{2})?, when (?<what>[^;]{3,160})`, 'g');
const months = new RegExp(`\\b${month}\\b`, 'g');

/** "Hoses in October, when its 800 workers were dismissed" told of March. */
export function otherMonthOfClause(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const figures = pairs.flatMap(({ matches }) => matches);
  const named: readonly string[] = claim.text.match(months) ?? [];
  if (figures.length === 0 || named.length === 0) return undefined;
  for (const { index, 0: found, groups: { own = '' } = {} } of source.text.matchAll(monthOfClause)) {
    const isWithin = figures.every(({ at }) => at > index && at < index + found.length);
    if (isWithin && !named.includes(own) && !named.some((each) => found.slice(own.length).includes(each)))
      return named[0];
  }
  return undefined;
}
