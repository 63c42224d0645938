import { max } from 'd3-array';
import type { Amount } from '../../numbers/amounts';
import { type Pair, isEarlier, yearInBrackets } from '../reading/passage-figures';
import { type Period, samePeriod } from '../../numbers/periods';
import { smallNumbers } from '../../numbers/number-words';
import type { Passage } from '../reading/read-passage';
import type { Placed, Read } from '../reading/read-sentence';
import { timesBeside } from './clauses-apart';
import { isOfNow } from './tenses';
import { isOfReportPeriod } from '../reading/report-period';
import { month } from '../../words/calendar';

/** A period of the sentence that the passage does not speak of. */
export function wrongPeriod(
  claim: Read,
  source: Read,
  before: Read | undefined,
  passage: Passage,
  pairs: readonly Pair[],
  isCovered: (place: { at: number; end: number }) => boolean,
): string | undefined {
  const otherTime =
    otherMonth(claim, source, isCovered) ?? sinceThen(claim, source, isCovered) ?? withinMonth(claim, source);
  if (otherTime) return otherTime;
  const compared = comparedTimes(source);
  const beside =
    before?.periods.filter((each) => !comparedTimes(before).includes(each)) ?? onlyTimeOf(passage, source);
  const isLater = laterOn.test(source.text) && source.periods.length === 0;
  const around = latestOf(claim, isOfNow(claim, source, pairs) ? [] : beside).filter(
    ({ of }) => !compared.some((other) => samePeriod(other.of, of)),
  );
  const own = isLater
    ? []
    : source.periods.length > compared.length
      ? source.periods
      : compared.length > 0 && claim.periods.length === 1
        ? around
        : [...compared, ...around];
  const away = yearsAway(source, isLater ? around : own);
  const isIn = (periods: readonly Period[], period: Period) =>
    periods.some((each) => samePeriod(each, period));
  const found = claim.periods.find((period) => {
    if (
      isCovered(period) ||
      isIn(
        own.map(({ of }) => of),
        period.of,
      )
    )
      return false;
    const compares = comparison.test(claim.text.slice(0, period.at));
    if (
      (compares || isWorkedFor(period, pairs)) &&
      isIn([...compared.map(({ of }) => of), ...away], period.of)
    )
      return false;
    if (isOfReportPeriod(period, source, before, { reportPeriod: passage.reportPeriod, compared }))
      return false;
    return !isIn(away, period.of) || !isOfEarlier(period, claim, source, pairs);
  });
  return found?.of.text;
}

/** Behind a sentence on several times, one time that a statement names is the last of them. */
function latestOf(
  { periods: { length } }: Read,
  periods: readonly Placed<Period>[],
): readonly Placed<Period>[] {
  const last = max(periods, ({ of }) => of.to);
  return length === 1 ? periods.filter(({ of }) => of.to === last) : periods;
}

/** "than in 2022", "compared with 2022": times that a sentence only compares with. */
const comparedTimes = ({ periods, text }: Read): readonly Placed<Period>[] =>
  periods.filter(
    ({ at, end }) =>
      comparison.test(text.slice(0, at)) || (text.charAt(at - 1) === '(' && text.charAt(end) === ':'),
  );

/** "After Delta took it over in 2019": the time of another clause. */
const otherClause = /\b(?:before|after|until|till|by the time) (?:\p{L}+ ){2,}$/iu;

/** The time that a passage is of, where it names one apart from those that it compares with. */
function onlyTimeOf({ sentences }: Passage, source: Read): readonly Placed<Period>[] {
  const apart = sentences.flatMap((sentence) => timesBeside(source, sentence));
  const named = sentences.flatMap(({ periods, text }) =>
    periods.filter(
      ({ at, of }) =>
        !comparison.test(text.slice(0, at)) &&
        !otherClause.test(text.slice(0, at)) &&
        !apart.some((each) => samePeriod(each.of, of)),
    ),
  );
  const [first] = named;
  return first && named.every(({ of }) => samePeriod(of, first.of)) ? named : [];
}

const monthName = new RegExp(`\\b${month}\\b`, 'g');
const duringMonth = new RegExp(`\\b(?:in|during) (${monthName.source})`, 'g');
const monthsOf = (text: string): readonly string[] => text.match(monthName) ?? [];

/** "In 1990", where the passage says only "since 1990", or the other way round. */
function sinceThen(
  claim: Read,
  source: Read,
  isCovered: (place: { at: number; end: number }) => boolean,
): string | undefined {
  const isSince = (period: Placed<Period>, { text }: Read) => /\bsince $/i.test(text.slice(0, period.at));
  const isUpTo = (period: Placed<Period>, { text }: Read) =>
    /\b(?:to|through|until|till|by|ended|ending)(?: the end of)? $/i.test(text.slice(0, period.at));
  const isWithin = (period: Placed<Period>, { text }: Read) =>
    /\b(?:in|during) $/i.test(text.slice(0, period.at));
  const found = claim.periods.find((period) => {
    const same = source.periods.filter(({ of }) => samePeriod(of, period.of));
    return (
      !isCovered(period) &&
      same.length > 0 &&
      ((isWithin(period, claim) && same.every((each) => isSince(each, source) || isUpTo(each, source))) ||
        (isSince(period, claim) &&
          !isBegunThen(claim, source) &&
          same.every((each) => isWithin(each, source))))
    );
  });
  return found && `${isSince(found, claim) ? 'the time since' : ''} ${found.of.text}`.trim();
}

const lasting =
  /\b(?:has|have|had) (?:had|existed|offered|provided|been (?:available|open|in (?:place|force|operation|service|existence)|running))\b[^.;]*\bsince\b/i;
const beginning =
  /\b(?:introduced|launched|founded|established|opened|started|began|begun|created|set up|inaugurated)\b/i;

/** "Has had a programme since 1974" of "introduced a programme in 1974". */
const isBegunThen = (claim: Read, source: Read): boolean =>
  lasting.test(claim.text) && beginning.test(source.text);

/** "in June", where the passage says only "to June" or "by June". */
function withinMonth(claim: Read, source: Read): string | undefined {
  return [...claim.text.matchAll(duringMonth)]
    .flatMap(([, month]) => month ?? [])
    .find((month) => {
      const leads = [...source.text.matchAll(new RegExp(`\\b(\\p{L}+) ${month}\\b`, 'gu'))];
      return (
        leads.length > 0 &&
        leads.every(([, lead]) => /^(?:to|through|until|till|by|ended|ending)$/.test(lead ?? ''))
      );
    });
}

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

/** "nine ships, three more than in 2021" told as six in 2021. */
const isWorkedFor = (period: Placed<Period>, pairs: readonly Pair[]) =>
  pairs.some(
    ({ amount, bases }) =>
      bases && Math.min(Math.abs(amount.at - period.end), Math.abs(period.at - amount.end)) < 60,
  );

/** The figure beside a period that the passage goes back to is one that the passage gives for that time, or worked out. */
function isOfEarlier(period: Placed<Period>, claim: Read, source: Read, pairs: readonly Pair[]): boolean {
  const gap = ({ amount }: Pair) =>
    Math.min(Math.abs(amount.at - period.end), Math.abs(period.at - amount.end));
  const [nearest] = [...pairs].sort((a, b) => gap(a) - gap(b));
  if (!nearest) return true;
  return (
    nearest.worked !== undefined ||
    nearest.matches.some((match) => isEarlier(match, source)) ||
    /\bby $/.test(claim.text.slice(0, nearest.amount.at)) ||
    /\b(?:from|since|between) $/.test(claim.text.slice(0, period.at))
  );
}

/** "more than in 2022", "compared with 164 in 2022": a time that the figure is not of. */
const comparison =
  /\b(?:than|against|compared with|compared to)(?: (?:the )?\p{Sc}?\d[\d.,]*(?: (?:%|percent|per cent|million|billion|\p{Ll}+))?)?(?: in| of| for)?(?: the(?: year)?)? $/iu;

/** "Five years later, it was 1,080": of another time than the sentence before. */
const laterOn =
  /^(?:But |And )?(?:(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:years?|months?|weeks?|days?|decades?) (?:later|earlier|before|on|afterwards)|the (?:following|next|previous) (?:year|month|week|day|season))\b,?/i;

const goesAway =
  /\b(a|one|two|three|four|five|six|seven|eight|nine|ten) years? (earlier|before|previously|later)\b|\b(?:the|in the) (?:previous|preceding) year\b/gi;

/** Times that a passage goes back or on to, from the period that stands before: "two years before". */
function yearsAway({ text, periods }: Read, own: readonly Placed<Period>[]): Period[] {
  return [...text.matchAll(goesAway)].flatMap((found) => {
    const count =
      found[1] === undefined || found[1].toLowerCase() === 'a'
        ? 1
        : smallNumbers.indexOf(found[1].toLowerCase());
    const years = found[2]?.toLowerCase() === 'later' ? count : -count;
    const base = periods.findLast(({ at }) => at < found.index);
    return (base ? [base] : own).map(({ of }) => ({
      from: of.from + years * 10_000,
      to: of.to + years * 10_000,
      text: '',
    }));
  });
}

/**
 * A figure of an earlier time, told of the time that the passage compares with it: "1,150 at the end of 2024, against 2,900
 * twelve months before" as 2,900 at the end of 2024.
 */
export function laterThanGiven(
  claim: Read,
  source: Read,
  before: Read | undefined,
  pairs: readonly Pair[],
): string | undefined {
  for (const { amount, matches } of pairs) {
    if (matches.length === 0) continue;
    if (pairs.length === 1 && isSaidOfEarlier(claim) && !matches.some((match) => isGoneBack(match, source)))
      return amount.of.text.trim();
    if (!matches.every((match) => isEarlier(match, source)) || isEarlier(amount, claim)) continue;
    const [match] = matches;
    const dated =
      source.periods.find(({ at }) => match && at >= match.end && at - match.end < 12) ??
      (match && yearInBrackets(source, match));
    const [period] = claim.periods;
    // "97, compared with 118 in 2023" told as 118 in 2024.
    if (dated && period && claim.periods.length === 1 && !samePeriod(dated.of, period.of))
      return period.of.text;
    const own =
      source.periods.length > 0 ? source.periods.filter(({ at }) => match && at < match.at) : before?.periods;
    const isOwn = own?.some(({ of }) => period && samePeriod(of, period.of));
    const isUndated = claim.periods.length === 0 && !isComparing(claim);
    if (match && isUndated && yearInBrackets(source, match) && pairs.length === 1)
      return amount.of.text.trim();
    if (!dated && (isUndated || (isOwn && claim.periods.length === 1)) && pairs.length === 1)
      return amount.of.text.trim();
  }
  return undefined;
}

/** A statement that compares may give the earlier figure alone. */
const isComparing = ({ text }: Read) =>
  /\b(?:from|than|against|compared|earlier|before|previous\p{Ll}*|previously|preceding|prior|last year|ago|then|was once)\b/iu.test(
    text,
  );

const yearBefore =
  /\b(?:in|of|for|during) the (?:previous|preceding|prior) (?:year|season|winter)\b|\b(?:a year earlier|the year before)\b/i;
const timeBefore =
  /\b(?:(?:the|a|one|two|three|four|five|ten|twelve) (?:years?|months|seasons?|quarter) (?:earlier|before)|the (?:previous|preceding|prior) (?:year|season|quarter|winter))\b/iu;
/** At the beginning of a statement, or behind its figure: "had 512 the previous year". */
const ownTime = /^$|\d[^,;.\d]{0,30} $/;
const comparedWith = /\b(?:than|compared|against|versus|over|on|from|to|as|with) (?:in |at )?$/i;

/** A statement on the time before the one that it or its passage names; a comparison with that time is none. */
export function isSaidOfEarlier({ text }: Read): boolean {
  if (yearBefore.test(text)) return true;
  const at = timeBefore.exec(text)?.index;
  const lead = text.slice(0, at);
  return at !== undefined && ownTime.test(lead) && !comparedWith.test(lead);
}

/** A figure that its passage gives for an earlier time, or compares with one. */
export const isGoneBack = (match: Placed<Amount>, source: Read) =>
  isEarlier(match, source) ||
  /\bfrom $/.test(source.text.slice(0, match.at)) ||
  /^[^.;\d]{0,40}\b(?:than|as) (?:in |at )?(?:the |a )?(?:\p{L}+ )?(?:year|season|winter)\b/u.test(
    source.text.slice(match.end),
  );

const turnOfTime =
  /\b(?<which>last|this|next|coming|past) (?<time>spring|summer|autumn|fall|winter|year|month|week|weekend|season|quarter|decade|century)\b/giu;
const turns: Readonly<Record<string, string>> = { past: 'last', coming: 'next' };

/** "last summer" told as this one: a time that is counted from the day of the text. */
export function otherTurn(claim: Read, source: Read): string | undefined {
  const turnsIn = ({ text }: Read) =>
    [...text.matchAll(turnOfTime)].map(({ groups: { which = '', time = '' } = {} }) => ({
      which: turns[which.toLowerCase()] ?? which.toLowerCase(),
      time: time.toLowerCase(),
    }));
  const held = turnsIn(source);
  const other = turnsIn(claim).find(
    ({ which, time }) =>
      held.some((each) => each.time === time) &&
      !held.some((each) => each.time === time && each.which === which),
  );
  return other && `${other.which} ${other.time}`;
}
