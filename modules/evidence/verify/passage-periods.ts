import { oncePer } from './once-per';
import { samePeriod } from './periods';
import type { Passage, Read } from './read-passage';

/** A period of the sentence that the passage does not speak of. */
export function wrongPeriod(
  claim: Read,
  source: Read,
  before: Read | undefined,
  passage: Passage,
  isCovered: (place: { at: number; end: number }) => boolean,
): string | undefined {
  const month = otherMonth(claim, source, isCovered);
  if (month) return month;
  const compared = source.periods.filter(({ at }) => comparison.test(source.text.slice(0, at)));
  const around = (before?.periods ?? passage.sentences.flatMap(({ periods }) => periods)).filter(
    ({ of }) => !compared.some((other) => samePeriod(other.of, of)),
  );
  const own =
    source.periods.length > compared.length
      ? source.periods
      : compared.length > 0 && claim.periods.length === 1
        ? around
        : [...compared, ...around];
  const away = own.flatMap(({ of }) =>
    yearsAway(source).map((years) => ({
      from: of.from + years * 10_000,
      to: of.to + years * 10_000,
      text: '',
    })),
  );
  const found = claim.periods.find(
    (period) =>
      !isCovered(period) &&
      ![...own.map(({ of }) => of), ...away].some((each) => samePeriod(each, period.of)),
  );
  return found?.of.text;
}

const monthName =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g;
const monthsOf = (text: string): readonly string[] => text.match(monthName) ?? [];

/** "by June", where the year stands in the sentence before: no other month of that year. */
function otherMonth(
  claim: Read,
  source: Read,
  isCovered: (place: { at: number; end: number }) => boolean,
): string | undefined {
  const months = monthsOf(source.text);
  if (months.length === 0) return undefined;
  const found = claim.periods.find(
    (period) =>
      !isCovered(period) &&
      monthsOf(period.of.text).some((month) => !months.includes(month)) &&
      !source.periods.some(({ of }) => samePeriod(of, period.of)),
  );
  return found?.of.text;
}

/** "more than in 2022", "compared with 2022": a time that the figure is not of. */
const comparison = /\b(?:than|against|compared with|compared to)(?: in)?(?: the year)? $/i;

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Years that a passage goes back or on from a period it names: "two years before". */
const yearsAway = oncePer(({ text }: Read) =>
  [
    ...text.matchAll(
      /\b(a|one|two|three|four|five|six|seven|eight|nine|ten) years? (earlier|before|previously|later)\b|\b(?:the|in the) (?:previous|preceding) year\b/gi,
    ),
  ].map((found) => {
    const count =
      found[1] === undefined || found[1].toLowerCase() === 'a' ? 1 : numbers.indexOf(found[1].toLowerCase());
    return found[2]?.toLowerCase() === 'later' ? count : -count;
  }),
);
