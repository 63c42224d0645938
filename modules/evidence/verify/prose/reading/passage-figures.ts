import type { Derivation } from '../../../evidence';
import type { Amount } from '../../numbers/amounts';
import { fits, says } from '../../numbers/compare';
import { functionWords, neutralStems } from '../../words/lexicon';
import { type Period, samePeriod } from '../../numbers/periods';
import type { Placed, Read } from './read-sentence';
import { type Role, roleOf } from '../../tables/reading/roles';
import { type Word, boundWords } from '../../text/scan';
import { currencies } from '../../numbers/currencies';
import { isPresentForm } from '../../words/verbs';

/** A bare "one" and places in an order say nothing that a passage must give as a figure. */
export const isIdle = ({ ordinal, text }: Amount) => ordinal || /^one$/i.test(text);

/** Words that lead to a quote: "puts it this way", "in these terms". */
export const leadsToQuote = new Set(
  'way words follows terms view remark answer bluntly plainly confirmed confirms promised promises argued cautioned replied responded spoke speaking insisted'.split(
    ' ',
  ),
);

/** Words of a neutral stem that say something: "the state pays", "nurses worked", "fares" (of "far"), "remain open". */
const named = /^(?:states?|work(?:s|ed|ing)?|fares?|open(?:s|ed)?|close[sd]?|remain(?:s|ed)?)$/;

export const isContent = ({ lower, stem }: Word) =>
  !functionWords.has(lower) && (!neutralStems.has(stem) || named.test(lower)) && !boundWords.has(lower);

/** "The figure is 4,380" names nothing; "wells" do. */
export const namesSomething = (word: Word) =>
  isContent(word) ||
  (/[^s]s$/.test(word.lower) && !functionWords.has(word.lower) && !nameless.test(word.lower));

/** The same, where a verb such as "brings" names nothing. */
export const saysWhat = (word: Word) =>
  isContent(word) || (namesSomething(word) && !isPresentForm(word.lower, word.stem));

const nameless =
  /^(?:figures?|numbers?|totals?|amounts?|values?|levels?|sums?|counts?|results?|stands|comes|reaches|runs|lies|sits|hits|makes|less|times|years?|months?|weeks?|days?|quarters?)$/;

export const compatible: Readonly<Record<Role, readonly Role[]>> = {
  level: ['level', 'to', 'share', 'duration'],
  to: ['to', 'level', 'share', 'duration'],
  from: ['from'],
  by: ['by'],
  times: ['times'],
  share: ['share', 'level', 'to'],
  duration: ['duration', 'level'],
  rank: ['rank'],
};

/** The same figure with the same unit, bound and role. */
export function sameAmount(
  claimed: Placed<Amount>,
  found: Placed<Amount>,
  claim: Read,
  source: Read,
): boolean {
  const [a, b] = [claimed.of, found.of];
  if (a.ordinal !== b.ordinal || a.range !== b.range || !isSaidBy(a, b)) return false;
  const [own, other] = [roleIn(claimed, claim), roleIn(found, source)];
  const earlier =
    own === 'level' &&
    other === 'from' &&
    claim.periods.some(({ of }) =>
      source.periods.some(
        (each) => samePeriod(each.of, of) && each.at >= found.end && each.at - found.end < 12,
      ),
    );
  const bothEarlier = isEarlier(claimed, claim) && (isEarlier(found, source) || other === 'from');
  const isMoney = a.unit !== undefined && currencies.has(a.unit.dim);
  const bothLost = isMoney && isLost(claimed, claim) && isLost(found, source);
  if (!compatible[own].includes(other) && !earlier && !bothEarlier && !bothLost) return false;
  return rateOf(claimed, claim) === rateOf(found, source);
}

/** The same figure with the same unit and bound, whatever it does in its sentence. */
export const sameQuantity = (
  one: Placed<Amount>,
  other: Placed<Amount>,
  claim: Read,
  source: Read,
): boolean =>
  one.of.range === other.of.range &&
  isSaidBy(one.of, other.of) &&
  rateOf(one, claim) === rateOf(other, source);

/** "lost 24 million euros", "a loss of 24 million euros". */
const isLost = ({ at }: Placed<Amount>, { text }: Read) =>
  /\b(?:lost|loses|losing|loss(?:es)?(?: of|(?:, \d{4})?:))(?: (?:about|around|some|nearly|almost))? $/i.test(
    text.slice(Math.max(0, at - 30), at),
  );

/** Roles by figure: one of a passage is compared with those of many sentences. */
const roles = new WeakMap<Placed<Amount>, Role>();

export function roleIn(placed: Placed<Amount>, { text }: Read): Role {
  const known = roles.get(placed);
  if (known) return known;
  const role = roleOf({ text }, { ...placed, amount: placed.of, order: 0 });
  roles.set(placed, role);
  return role;
}

/** How often a figure is meant, where its sentence says so: "a month", "per day", "annually". */
export function rateOf({ end, of }: Placed<Amount>, { text }: Read): string {
  const yearly = /^ (?:a|per|each|every) year\b(?! (?:earlier|before|later|ago|after))/i;
  if (of.unit?.dim === 'percent' && yearly.test(text.slice(end))) return 'year';
  const behind =
    /^(?:[\s\p{L}]{0,24}?)(?<!\b(?:within|in|over|during|after|than) (?=an? ))\b(?:a|an|per|each|every) (year|quarter|month|week|day|hour|head|person|capita|inhabitant|household)\b(?! (?:earlier|before|later|ago|after))/iu
      .exec(text.slice(end, end + 44))?.[1]
      ?.toLowerCase();
  if (behind !== undefined && of.unit?.dim !== 'percent')
    return behind === 'capita' || behind === 'person' ? 'head' : behind;
  const adverb = /^\s?(annually|yearly|monthly|weekly|daily|hourly)\b/i
    .exec(text.slice(end))?.[1]
    ?.toLowerCase();
  return adverb === undefined
    ? ''
    : ({ annually: 'year', yearly: 'year', monthly: 'month', weekly: 'week', daily: 'day', hourly: 'hour' }[
        adverb
      ] ?? '');
}

const earlierBehind =
  /^[^.;]{0,40}?\b(?:(?:a|one|two|three|twelve|[\p{L}]+) (?:years?|months?|seasons?|quarters?) (?:earlier|before|previously)|(?:the|in the|of the) (?:previous|preceding|prior) (?:year|season|quarter|month)|the (?:year|season|quarter|month|week|day|winter|summer|decade) before)/iu;

/** "31.2 million (2022: 38.7 million)": the year in brackets that a figure is of. */
export const yearInBrackets = ({ text, periods }: Read, { at }: { at: number }): Placed<Period> | undefined =>
  periods.find(
    (period) =>
      period.end < at &&
      text.charAt(period.at - 1) === '(' &&
      /^: (?:about |some )?$/.test(text.slice(period.end, at)),
  );

/** A figure of an earlier time: "23,300 a year earlier", "from 23,300". */
export function isEarlier({ end, at }: Placed<Amount>, read: Read): boolean {
  const next = read.amounts.find((other) => other.at > at)?.at ?? read.text.length;
  const lead = read.text.slice(Math.max(0, at - 70), at);
  return (
    yearInBrackets(read, { at }) !== undefined ||
    earlierBehind.test(read.text.slice(end, next)) ||
    /\b(?:a|one|two|three) (?:year|month|season)s? (?:earlier|before)\b[^.;]{0,50}$/i.test(lead) ||
    /\bfrom(?: (?:some|about|a))? $/i.test(read.text.slice(0, at)) ||
    // "Compared with 70 percent nationally" is of no earlier time.
    (/\b(?:against|compared with|compared to)(?: (?:some|about|a))? $/i.test(read.text.slice(0, at)) &&
      (read.periods.some((period) => period.at >= end && period.at < Math.min(next, end + 40)) ||
        /^[^,;.]{0,20}? (?:before|earlier|previously|(?:same|previous|last|prior) (?:period|year|month|quarter|season))\b/.test(
          read.text.slice(end, next),
        )))
  );
}

/** The same figure, whatever bounds it. */
export function sameSize(a: Amount, b: Amount): boolean {
  if (a.fraction !== b.fraction) return fractionFits(a, b);
  if (a.unit && !b.unit) return false;
  // Without its unit a figure is not rounded: "five of seven summers" is not "5.4 kg".
  if (!a.unit && b.unit && b.unit.dim !== 'percent' && b.scale === a.scale)
    return close({ ...a, step: Math.min(a.step, b.step) }, b.value);
  if (!a.unit && b.unit) return false;
  if ((a.sign === '-') !== (b.sign === '-')) return false;
  if (a.unit && b.unit) {
    if (a.unit.dim !== b.unit.dim) return false;
    return close(a, (b.value * b.unit.factor) / a.unit.factor);
  }
  return close(a, b.value);
}

const close = (a: Amount, value: number) =>
  fits(
    { ...a, unit: undefined, scale: 1, fraction: false, bound: a.bound === 'about' ? 'about' : 'exact' },
    value,
    { dim: '', factor: 1, scale: 1 },
  ) === 'yes';

/** "Two thirds" and "66.7 percent" say the same. */
function fractionFits(a: Amount, b: Amount): boolean {
  const inPercent = (amount: Amount) =>
    amount.fraction ? amount.value * 100 : amount.unit?.dim === 'percent' ? amount.value : Number.NaN;
  return Math.abs(inPercent(a) - inPercent(b)) <= 0.5;
}

const kindOfBound = {
  exact: 0,
  about: 1,
  nearly: 2,
  'just-over': 3,
  over: 4,
  under: 5,
  'at-least': 6,
  'at-most': 7,
} as const;

/** What is bounded in the source is bounded alike in the sentence; a rounded figure may say that it is one. */
export function sameBound(a: Amount, b: Amount): boolean {
  if (kindOfBound[a.bound] === kindOfBound[b.bound]) return true;
  return b.bound === 'exact' && a.bound === 'about';
}

/** Whether a figure says what one of a passage does: bounded alike, or rounded with a word for the side that it lies on. */
export const isSaidBy = (a: Amount, b: Amount): boolean =>
  (sameBound(a, b) && sameSize(a, b)) || isRounded(a, b);

/** How far from its figure a bound may lie: "more than 38,000" of 38,416. */
const nearest = 0.1;

/** "More than 38,000" of 38,416 and "almost three" of 2.85, where the passage gives the figure without a bound. */
function isRounded(a: Amount, b: Amount): boolean {
  if (!/^(?:over|just-over|nearly|under)$/.test(a.bound) || b.bound !== 'exact') return false;
  if (a.fraction || b.fraction || a.range || b.range || a.unit?.dim !== b.unit?.dim) return false;
  if (a.step <= b.step && a.value % (a.step * 10) !== 0) return false;
  const value = (b.value * (b.unit?.factor ?? 1)) / (a.unit?.factor ?? 1);
  return says(a, value) && Math.abs(value - a.value) <= nearest * a.value;
}

const ofDifference = /^ (?:\p{Ll}[\p{Ll}-]* ){0,2}(?:more|fewer|less|higher|lower|better|worse) than /u;

/** "sold 50 tickets fewer than the choir": the band did not sell 50. */
export const isOnlyDifference = (claim: Read, source: Read): boolean =>
  source.amounts.some(
    (amount) =>
      ofDifference.test(source.text.slice(amount.end)) &&
      claim.amounts.some((own) => sameAmount(own, amount, claim, source)) &&
      !/\b(?:than|by|difference|gap|ahead|behind|above|below|compared|increase|decrease|rise|fall|drop|gain)\b/i.test(
        claim.text,
      ),
  );

export type Pair = {
  amount: Placed<Amount>;
  matches: readonly Placed<Amount>[];
  /** The change that it is between two figures of the passage. */
  worked?: Derivation;
  /** The figures of the passage that it was worked out from, where they are not the ends of a change. */
  bases?: readonly Placed<Amount>[];
};
