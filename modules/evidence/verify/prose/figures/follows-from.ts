import type { Amount } from '../../numbers/amounts';
import { says } from '../../numbers/compare';
import { currencies } from '../../numbers/currencies';
import { month } from '../../words/calendar';
import { downStems, lessWords, moreWords, upStems, yearlyWords } from '../../words/lexicon';
import { roleIn } from '../reading/passage-figures';
import type { Placed, Read } from '../reading/read-sentence';
import type { Word } from '../../text/scan';

/** Figures of a passage that are combined; time grows with their square. */
const mostFigures = 40;

const sizeOf = ({ value, unit }: Amount) => value * (unit?.factor ?? 1);
export const dimOf = ({ unit }: Amount) => unit?.dim ?? '';
const isPart = (amount: Amount) => amount.fraction || dimOf(amount) === 'percent';
const shareOf = (amount: Amount) => (amount.fraction ? amount.value : amount.value / 100);

/**
 * A figure of a passage; `change`: it says by how much something is more or less, or changed. `place`: its sentence.
 * `isLoss`: it is a loss or a deficit.
 */
type Operand = { of: Amount; change: '' | 'more' | 'less' | 'by'; place: number; isLoss: boolean };

/** A figure without what it is counted per: a gap between two prices per kilogram may be given in cents alone. */
function withoutRate(of: Amount): Amount {
  const [dim = '', rate] = dimOf(of).split('/');
  return of.unit && rate !== undefined ? { ...of, unit: { ...of.unit, dim, factor: 1 } } : of;
}

/**
 * The two figures of a passage that a third could be worked out from: their difference, sum, ratio, share or product. Undefined
 * where no two of them give it. Whether it is meant so, the check does not decide.
 */
export function followsFrom(
  figure: Placed<Amount>,
  claim: Read,
  sentences: readonly Read[],
): readonly [Amount, Amount] | undefined {
  const amount = { ...figure, of: withoutRate(figure.of) };
  const ends = claim.amounts.filter((each) => /^(?:from|to)$/.test(roleIn(each, claim)));
  // "by 13 percent, from 58 to 71": the ends are given.
  const isGiven = ends.length === 2 && roleIn(figure, claim) === 'by';
  const figures = isGiven
    ? operandsIn({ ...claim, amounts: ends }, 0)
    : sentences.flatMap((sentence, place) => operandsIn(sentence, place, amount.of.unit !== undefined));
  for (const one of figures.slice(0, mostFigures))
    for (const other of figures.slice(0, mostFigures))
      if (
        one !== other &&
        areNear(one, other, amount, claim) &&
        resultsOf(one, other, amount, claim).some((value) => isValue(amount.of, value))
      )
        return [one.of, other.of];
  return undefined;
}

/** "55 percent do not" of "45 percent do": the rest of a part. */
export const restOf = ({ of: amount }: Placed<Amount>, { amounts }: Read): readonly Amount[] | undefined => {
  if (!isPart(amount)) return undefined;
  const parts = amounts.flatMap(({ of }) => (isPart(of) ? [of] : [])).slice(0, mostFigures);
  const isRest = (...some: readonly Amount[]) =>
    isValue(
      amount,
      some.reduce((rest, of) => rest - 100 * shareOf(of), 100),
    );
  const part = parts.find((of) => isRest(of));
  if (part) return [part];
  for (const [index, one] of parts.entries())
    for (const other of parts.slice(index + 1)) if (isRest(one, other)) return [one, other];
  return undefined;
};

/** Below this, two counts of a text that are as far apart as a third says are often no pair. */
const smallestGap = 100;

/**
 * A part and its whole stand up to two sentences apart; the gap between two figures, and what one is for each of another, is looked for in all
 * of a text.
 */
const areNear = (one: Operand, other: Operand, amount: Placed<Amount>, claim: Read) => {
  if (rated.test(claim.text) && !isPart(one.of) && !isPart(other.of)) return true;
  if (roleIn(amount, claim) !== 'by') return Math.abs(one.place - other.place) < 3;
  const isDistinct = amount.of.unit
    ? dimOf(one.of) !== '' && !isPart(amount.of)
    : amount.of.value >= smallestGap || (amount.of.step < 0.1 && !amount.of.fraction);
  return isDistinct || Math.abs(one.place - other.place) < 2;
};

const operandsIn = (sentence: Read, place: number, hasUnit = false): Operand[] => {
  const amounts = sentence.amounts.filter(({ of }) => !of.ordinal);
  return amounts.map((each, index) => {
    const before = amounts.slice(0, index).findLast(({ of }) => of.scale === each.of.scale && of.unit);
    // "holds 38 million litres, the other 12 million": the unit of the figure before.
    const isEnd = comparedTo.test(sentence.text.slice(Math.max(0, each.at - 20), each.at));
    const isMeant = hasUnit && (each.of.scale !== 1 || isEnd) && !each.of.unit && before !== undefined;
    const of = isMeant ? { ...each.of, unit: before.of.unit } : withoutRate(each.of);
    const isLoss = loss.test(sentence.text.slice(Math.max(0, each.at - 40), each.at));
    return { of, change: changeIn(each, sentence), place, isLoss };
  });
};

/** "Costs 3,450 francs, up from 3,000": counted as the figure before. */
const comparedTo = /\b(?:(?:up|down) (?:from|to)|from(?: [\d.,]+ to)?|against) $/;

const loss = /\b(?:loss(?:es)?|deficit|shortfall|lost|minus)(?: of| was| came to| to)?(?: \p{Ll}+)? $/iu;

function changeIn(amount: Placed<Amount>, sentence: Read): Operand['change'] {
  const [, word] =
    /^ (?:\p{Ll}+ ){0,2}(?<word>more|fewer|less|higher|lower) than\b/u.exec(
      sentence.text.slice(amount.end),
    ) ?? [];
  if (word !== undefined) return /more|higher/.test(word) ? 'more' : 'less';
  return roleIn(amount, sentence) === 'by' || /\bby $/.test(sentence.text.slice(0, amount.at)) ? 'by' : '';
}

/** A value in the unit of the figure; a part of a whole is one in percent, and a rough one. An open bound is met nearby alone. */
function isValue(amount: Amount, value: number): boolean {
  const [written, own] = amount.fraction
    ? [{ ...amount, value: amount.value * 100, step: 3 }, value]
    : [amount, value / (amount.unit?.factor ?? 1)];
  return says(written, own) && Math.abs(own - written.value) <= 0.2 * Math.abs(written.value);
}

const sums =
  /\b(?:total\p{Ll}*|together|altogether|in all|combined|sum|overall|both|between them|without|excluding)\b/iu;

/** What two figures make that could be a figure of this kind. */
function resultsOf(one: Operand, other: Operand, amount: Placed<Amount>, claim: Read): number[] {
  const { unit, fraction } = amount.of;
  const dim = unit?.dim ?? '';
  const [a, b] = [sizeOf(one.of), sizeOf(other.of)];
  const isShare = fraction || dim === 'percent';
  const isAlike = dimOf(one.of) === dimOf(other.of) && !one.of.fraction && !other.of.fraction;
  const role = roleIn(amount, claim);
  const found: number[] = [];
  if (isAlike && dim === dimOf(one.of) && !fraction) {
    // "three more than before": before, it was three less.
    if (dim !== 'percent' && other.change !== 'less') found.push(a - b);
    const isBefore = other.change === 'less' || other.change === 'by';
    const isSwing = one.isLoss !== other.isLoss;
    if (isBefore || isSwing || (role !== 'by' && sums.test(claim.text))) found.push(a + b);
  }
  // "The midpoint of the forecast".
  if (isAlike && dim === dimOf(one.of) && middle.test(claim.text)) found.push((a + b) / 2);
  if (isAlike && dim === 'cent' && currencies.has(dimOf(one.of))) found.push(100 * (a - b));
  if (isAlike && dim === 'points' && dimOf(one.of) === 'percent') found.push(a - b);
  if (dim === 'percent' && dimOf(one.of) === 'percent' && dimOf(other.of) === 'points')
    found.push(a - b, a + b);
  // "Nine months of twelve, not in the other three".
  if (isAlike && dim === '' && dimOf(one.of) !== '' && !fraction) found.push(one.of.value - other.of.value);
  if (isAlike && isShare && b !== 0 && (role === 'by' || tellsChange(claim)))
    found.push(100 * growth(a, b, claim));
  if (isAlike && isShare && b !== 0 && role !== 'by') found.push((100 * a) / b, 100 - (100 * a) / b);
  // "220 fewer than a year earlier": the earlier figure is their sum.
  if (isAlike && isShare && other.change === 'less') found.push((100 * b) / (a + b));
  if (isAlike && isShare && other.change === 'more' && a > b) found.push((100 * b) / (a - b));
  const years = yearsBetween(claim);
  if (isAlike && dim === 'percent' && years > 1 && a > 0 && b > 0)
    found.push(100 * ((a / b) ** (1 / years) - 1));
  if (isAlike && role === 'times' && b !== 0) found.push(a / b);
  if (isPart(other.of) && dim === dimOf(one.of) && !isPart(one.of))
    found.push(a * shareOf(other.of), a * (1 - shareOf(other.of)));
  // "fell by 12 percent to 28,600 tonnes": the level before.
  const isStep = other.change === 'by' && isPart(other.of) && one.place === other.place;
  // "38.6 million, which was 6.2 percent more than in 2022".
  const isCompared =
    /^(?:more|less)$/.test(other.change) && dimOf(other.of) === 'percent' && one.place === other.place;
  const before = (isStep || isCompared) && dim === dimOf(one.of);
  if (before && !isPart(one.of)) found.push(a / (1 - shareOf(other.of)), a / (1 + shareOf(other.of)));
  if (isCounted(other.of) && dim !== 'percent' && !fraction && b > 1) {
    if (dim === dimOf(one.of) && each.test(claim.text)) found.push(a / b);
    if (dim === dimOf(one.of) && dim !== '') found.push(a * b);
  }
  // "692 kilograms per hectare".
  if (rated.test(claim.text) && dimOf(other.of) !== dimOf(one.of) && !isPart(other.of) && b > 0)
    if (dim === dimOf(one.of) || dim.startsWith(`${dimOf(one.of)}/`)) found.push(a / other.of.value);
  const isCount = /^(?:|month|year)$/.test(dimOf(other.of)) && !other.of.fraction && other.of.value > 1;
  if (isCount && dim === dimOf(one.of) && dim !== '') found.push(a / other.of.value);
  return found;
}

/** Years between the two that "a rate of 9.1% a year between 2020 and 2024" names. */
function yearsBetween({ words, periods }: Read): number {
  const [from, to, ...more] = periods.map(({ of }) => Math.floor(of.from / 10_000));
  const isYearly = words.some(({ lower }) => yearlyWords.has(lower) || lower === 'year');
  return isYearly && from !== undefined && to !== undefined && more.length === 0 ? Math.abs(to - from) : 0;
}

const middle = /\b(?:midpoint|middle|mean|average|halfway)\b/i;
const each = /\b(?:each|every|per|apiece|average|averaged|mean|typical)\b/i;
const rated = /\b(?:per|for every|for each|each)\b/;
const isCounted = (of: Amount) => dimOf(of) === '' && !of.fraction && !of.ordinal;

const tellsChange = ({ words }: Read): boolean =>
  words.some(
    ({ stem, lower }) =>
      upStems.has(stem) || downStems.has(stem) || lessWords.has(lower) || moreWords.has(lower),
  );

/** A change from the larger figure where the statement speaks of a fall, else from the smaller one. */
function growth(a: number, b: number, { words, amounts }: Read): number {
  // "Just under 8 percent" bounds the figure and tells no fall.
  const isBound = ({ end }: Word) => amounts.some(({ at }) => at === end + 1);
  const isFall = words.some(
    (word) => downStems.has(word.stem) || (lessWords.has(word.lower) && !isBound(word)),
  );
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  return isFall ? (high - low) / high : (high - low) / low;
}

/** Years counted in months, as "three years and four months" are 40 months. */
const timeOf = (of: Amount): string => (dimOf(of) === 'year' ? 'month' : dimOf(of));
const lengthOf = (of: Amount): number => (dimOf(of) === 'year' ? 12 : 1) * sizeOf(of);

/** "two hours and 20 minutes" of 140 minutes: one figure in two units. */
export function isInTwoUnits(
  amount: Placed<Amount>,
  { amounts, text }: Read,
  sentences: readonly Read[],
): boolean {
  const isRest = (one: Placed<Amount>, other: Placed<Amount>) =>
    one.end < other.at && text.slice(one.end, other.at) === ' and ';
  const rest = amounts.find(
    (each) =>
      amount.of.unit &&
      timeOf(each.of) === timeOf(amount.of) &&
      (isRest(amount, each) || isRest(each, amount)),
  );
  const whole = rest && lengthOf(amount.of) + lengthOf(rest.of);
  return sentences.some((sentence) =>
    sentence.amounts.some((each, index) => {
      const next = sentence.amounts[index + 1];
      const isSplit = next && sentence.text.slice(each.end, next.at) === ' and ';
      const size = lengthOf(each.of);
      return (
        timeOf(each.of) === timeOf(amount.of) &&
        (size === whole ||
          (isSplit &&
            timeOf(next.of) === timeOf(each.of) &&
            size + lengthOf(next.of) === lengthOf(amount.of)))
      );
    }),
  );
}

/** "five years" of a dam built "between 1926 and 1931": the time between two years of the passages. */
export function isBetweenYears({ of: amount }: Placed<Amount>, sentences: readonly Read[]): boolean {
  const years = sentences
    .flatMap(({ periods }) => periods.map(({ of }) => Math.floor(of.from / 10_000)))
    .slice(0, mostFigures);
  return dimOf(amount) === 'year' && years.some((year) => years.includes(year + sizeOf(amount)));
}

/** "Two and a half hours" of a count "from 18.40 to 21.10", "six weeks" between two dates. */
export function isBetweenTimes(
  { of: { unit, ordinal } }: Placed<Amount>,
  sentences: readonly Read[],
): boolean {
  if (ordinal || !/^(?:time|month)$/.test(unit?.dim ?? '')) return false;
  const clocks = sentences.flatMap(({ text }) => text.match(clock) ?? []);
  const dates = sentences.flatMap(({ periods }) =>
    periods.filter(({ of: { from, to } }) => to - from < daysOfMonth).map(({ of }) => of.from),
  );
  const days = sentences.flatMap(({ text }) => text.match(day) ?? []);
  return new Set(clocks).size > 1 || new Set(dates).size > 1 || new Set(days).size > 1;
}
const day = new RegExp(`\\b\\d{1,2} ${month}\\b`, 'g');
const clock = /\b(?:[01]?\d|2[0-3])[.:][0-5]\d\b(?! ?(?:%|per|million|[a-z]*m\b))/g;
/** Dates are written as numbers, 20240131: less than a month lies within them. */
const daysOfMonth = 31;

/** Percentage points of a text that gives counts and no percentages: four of its figures may make them. */
export const isPointsOfCounts = ({ of }: Placed<Amount>, sentences: readonly Read[]): boolean => {
  if (dimOf(of) !== 'points') return false;
  const figures = sentences.flatMap(({ amounts }) => amounts.filter((each) => !each.of.ordinal));
  return figures.length > 3 && !figures.some((each) => isPart(each.of));
};

/** "One paper in twenty": a share, no figure of twenty. */
export const isOneIn = ({ at, of }: Placed<Amount>, { text }: Read): boolean =>
  dimOf(of) === '' && /\b[Oo]ne (?:\p{Ll}+ ){1,3}(?:in|out of) $/u.test(text.slice(Math.max(0, at - 60), at));

/** "€0.30" of "30 cents", or the other way round: the hundredth of a currency that is not named beside it. */
export const isInCents = ({ of }: Placed<Amount>, sentences: readonly Read[]): boolean => {
  const isSame = (cents: Amount, other: Amount) =>
    dimOf(withoutRate(cents)) === 'cent' &&
    currencies.has(dimOf(withoutRate(other))) &&
    Math.abs(cents.value - 100 * other.value) < 1e-9 * cents.value;
  return sentences
    .flatMap(({ amounts }) => amounts)
    .some((each) => isSame(each.of, of) || isSame(of, each.of));
};

/** "207 euros per cubic metre" of "207 euros": what it is counted per may stand elsewhere. */
export const isOfOtherRate = ({ of }: Placed<Amount>, sentences: readonly Read[]): boolean =>
  dimOf(of).includes('/') &&
  sentences.some(({ amounts }) =>
    amounts.some((each) => each.of.value === of.value && dimOf(each.of) === dimOf(withoutRate(of))),
  );
