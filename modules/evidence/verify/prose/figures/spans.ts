import { month } from '../../words/calendar';
import { type Period, samePeriod } from '../../numbers/periods';
import { memoize } from '../../../../kernel/memoize';
import { leadAt } from '../reading/objection';
import { type Pair, roleIn } from '../reading/passage-figures';
import type { Placed, Read } from '../reading/read-sentence';

type Time = Placed<Period>;

/** "Between 2015 and 2020", "from 2015 to 2020", "the years 2015 to 2020": the first and the last time of each span. */
const spansIn = memoize((read: Read): readonly (readonly [first: Time, last: Time])[] =>
  read.periods.flatMap((first, index) => {
    const last = read.periods[index + 1];
    const isSpan =
      last !== undefined &&
      /\b(?:between|from|years|seasons|period|in|over)(?: the)?(?: years)? $/i.test(leadAt(read, first.at)) &&
      /^ (?:and|to|until|through)(?: the)? $/.test(read.text.slice(first.end, last.at));
    return isSpan ? [[first, last] as const] : [];
  }),
);

/** "From 900 to 1,080 euros between 2015 and 2020": the first figure is of the first year, the second one of the last. */
export function endOfSpan(read: Read, { at }: { at: number }, period: Time): Period | undefined {
  const amount = read.amounts.find((each) => each.at === at);
  const span = spansIn(read).find((each) => each.includes(period));
  const role = amount && span ? roleIn(amount, read) : undefined;
  return role === 'from' ? span?.[0].of : role === 'to' ? span?.[1].of : undefined;
}

/** Between the days of two years, as they are written: 20220101. */
const aYear = 10_000;

const named = `(?:${month}|spring|summer|autumn|winter|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)`;
const namedSpan = new RegExp(
  `\\b(?:between|from) (?<first>${named}) (?:and|to|until) (?<last>${named})\\b`,
  'gi',
);
const namedTime = new RegExp(`\\b${named}\\b`, 'g');

/**
 * The end of a span, where a statement has it as the time of a figure of the whole span: "built 300 homes between 2015 and 2020" told of
 * 2020. The start of a change is of the first time, and its end of the last.
 */
export const endAsTime = (claim: Read, source: Read, pairs: readonly Pair[]): string | undefined =>
  pairs.some(({ worked }) => worked)
    ? undefined
    : (yearOfSpan(claim, source, pairs) ?? nameOfSpan(claim, source, pairs));

function yearOfSpan(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const [period, ...more] = claim.periods;
  if (!period || more.length > 0) return undefined;
  const spans = spansIn(source);
  const isNamedApart = source.periods.some(
    (each) => samePeriod(each.of, period.of) && !spans.some((span) => span.includes(each)),
  );
  const span = isNamedApart
    ? undefined
    : spans.find((each) => each.some(({ of }) => samePeriod(of, period.of)));
  if (!span) return undefined;
  const isFirst = samePeriod(span[0].of, period.of);
  // A rise from 2022 to 2023 is one of 2023.
  const isNext = !isFirst && span[1].of.from - span[0].of.from <= aYear;
  const told = isNext ? pairs.filter(({ amount }) => roleIn(amount, claim) !== 'by') : pairs;
  return areOfSpan(source, told, isFirst) ? period.of.text : undefined;
}

function nameOfSpan(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const [time, ...more] = claim.text.match(namedTime) ?? [];
  if (time === undefined || more.length > 0) return undefined;
  const mentions = source.text.match(new RegExp(`\\b${time}\\b`, 'g')) ?? [];
  const span = [...source.text.matchAll(namedSpan)].find(
    ({ groups }) => groups?.first === time || groups?.last === time,
  );
  return span && mentions.length === 1 && areOfSpan(source, pairs, span.groups?.first === time)
    ? time
    : undefined;
}

/** Whether a figure is of the whole span, or of its other end. */
const areOfSpan = (source: Read, pairs: readonly Pair[], isFirst: boolean): boolean =>
  pairs.some(
    ({ matches }) =>
      matches.length > 0 &&
      matches.every((match) => {
        const role = roleIn(match, source);
        return role !== (isFirst ? 'from' : 'to');
      }),
  );
