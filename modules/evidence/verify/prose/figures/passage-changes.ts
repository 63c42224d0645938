import type { Derivation } from '../../../evidence';
import type { Amount } from '../../numbers/amounts';
import { fits, times } from '../../numbers/compare';
import { samePeriod } from '../../numbers/periods';
import { downStems, lessWords, moreWords, upStems } from '../../words/lexicon';
import { type Pair, isEarlier, isSaidBy, rateOf, roleIn } from '../reading/passage-figures';
import { memoize } from '../../../../kernel/memoize';
import { nearestPeriod } from './passage-order';
import { type Placed, type Read, readSentence } from '../reading/read-sentence';
import { countedBehind } from '../reading/worked-figures';
import { meaningOf } from '../../words/words';
import type { Word } from '../../text/scan';

/** The two ends of a change that a sentence of a passage gives: "from 412 to 297", "184,300, up from 171,900". */
export const endsIn = memoize((source: Read): Ends | undefined => {
  const withRole = source.amounts.map((placed) => ({ placed, role: roleIn(placed, source) }));
  const ends = withRole.filter(({ role }) => /^(?:from|to|level|duration)$/.test(role));
  const from = ends.filter(({ role, placed }) => role === 'from' || isEarlier(placed, source));
  const to = ends.filter((each) => each.role !== 'from' && !from.includes(each));
  const first = from[0]?.placed;
  const alike = to.filter(({ placed }) => placed.of.unit?.dim === first?.of.unit?.dim || !first?.of.unit);
  const last = (alike.find(({ role }) => role === 'to') ?? alike[0])?.placed;
  if (from.length === 1 && first && last) return { from: first, to: last };
  const share =
    first && withRole.find(({ placed, role }) => role === 'share' && isUpFrom(source, placed, first));
  if (from.length === 1 && first && share) return { from: first, to: share.placed };
  const levels = withRole.filter(({ role }) => /^(?:to|level|share|duration)$/.test(role));
  return from.length === 0 && !withRole.some(({ role }) => role === 'from')
    ? datedEnds(source, levels)
    : undefined;
});

/** "71 percent of users are satisfied, up from 58 percent": a share, and what it was before. */
const isUpFrom = ({ text }: Read, share: Placed<Amount>, before: Placed<Amount>): boolean =>
  share.of.unit?.dim === 'percent' &&
  before.of.unit?.dim === 'percent' &&
  /^[^,;:.\d]{1,80}, (?:up|down) from $/.test(text.slice(share.end, before.at));

type Ends = { from: Placed<Amount>; to: Placed<Amount> };

/** "64.8 percent in 2024; in 2023 the share had been 57.3 percent": the only two figures of their kind, of two times. */
function datedEnds(source: Read, levels: readonly { placed: Placed<Amount> }[]) {
  const [one, other, ...more] = levels
    .map(({ placed }) => placed)
    .filter(({ of }) => of.unit?.dim !== 'year' && of.unit?.dim !== 'month' && of.bound !== 'under');
  if (!one || !other || more.length > 0 || one.of.unit?.dim !== other.of.unit?.dim || one.of.range)
    return undefined;
  const [a, b] = [nearestPeriod(source, one), nearestPeriod(source, other)];
  if (!a || !b || a.from === b.from || a.to - a.from !== b.to - b.from) return undefined;
  return a.from < b.from ? { from: one, to: other } : { from: other, to: one };
}

/** A change worked out between the two ends that a sentence of the passage names. */
export function changeBetween(
  amount: Placed<Amount>,
  claim: Read,
  source: Read,
  spanId: string,
): Derivation | undefined {
  if (amount.of.ordinal || roleIn(amount, claim) !== 'by') return undefined;
  const ends = endsIn(source);
  if (!ends || countsOther(amount, ends.to, claim, source)) return undefined;
  if (isOfOtherSpan(claim, source, ends)) return undefined;
  // "Rose by 0.19 to 2.31" of what rose from 2.31 to 2.50.
  const isOtherEnd = (each: Placed<Amount>) => roleIn(each, claim) === 'to' && !isSaidBy(each.of, ends.to.of);
  if (claim.amounts.some(isOtherEnd) && !claim.amounts.some(({ of }) => isSaidBy(of, ends.to.of)))
    return undefined;
  if (comparesWithLater(claim) || !isOfRate(amount, claim, [ends.from, ends.to], source)) return undefined;
  return workedChange(amount.of, ends.from, ends.to, claim, spanId);
}

/** "Rose from 40 in 2018 to 55 in 2021; in 2023 it was 48": a change that a statement dates lies between the times of the ends. */
function isOfOtherSpan({ periods: own, text }: Read, source: Read, { from, to }: Ends): boolean {
  const last = source.periods.reduce<number>((latest, { of }) => Math.max(latest, of.from), 0);
  const since = own.find(({ at }) => /\bsince $/i.test(text.slice(0, at)));
  // "Doubled between 2020 and 2022": no change since 2022.
  if (since && source.periods.length > 1 && since.of.from === last) return true;
  if (own.length === 0 || own.length > 2 || source.periods.length < 3) return false;
  const [first, second] = source.periods;
  const isLed = first && second && from.at > second.end && spanAhead.test(source.text.slice(0, second.end));
  const then = isLed ? first.of : timeBehind(source, from);
  const now = isLed ? second.of : timeBehind(source, to);
  return (
    then !== undefined &&
    now !== undefined &&
    !own.every(({ of }) => [then, now].some((each) => samePeriod(each, of)))
  );
}

const spanAhead = /^(?:From|Between) [^,;]{0,40}?\d{4}[^,;\d]{0,12} (?:to|and) [^,;]{0,24}$/;
const timeBehind = (source: Read, { end }: Placed<Amount>) =>
  source.periods.find(({ at }) => at >= end && /^[^,;.\d]{0,40}$/.test(source.text.slice(end, at)))?.of;

/** "21 fewer checks" of "97 infringements, compared with 118": what a change counts is what its ends count. */
function countsOther({ end }: Placed<Amount>, to: Placed<Amount>, claim: Read, source: Read): boolean {
  const own = /^ (?:more|fewer|additional) (?<noun>\p{Ll}+)/u.exec(claim.text.slice(end))?.groups?.noun;
  const held = readSentence(countedBehind(source.text.slice(to.end))).words;
  return (
    own !== undefined &&
    own !== 'than' &&
    to.of.unit === undefined &&
    held.length > 0 &&
    !held.some(({ meaning }) => meaning === meaningOf(own))
  );
}

/** "by three days a year" of days a year; "by 15 percent a year" is no change over all years. */
export function isOfRate(
  by: Placed<Amount>,
  claim: Read,
  ends: readonly Placed<Amount>[],
  source: Read,
): boolean {
  const rate = rateOf(by, claim);
  if (rate === '') return true;
  const isRelative = by.of.fraction || points.test(by.of.unit?.dim ?? '');
  return !(isRelative && rate === 'year') && ends.some((end) => rateOf(end, source) === rate);
}

/** "shorter in 2022 than in 2023": measured against the later time, which turns the direction. */
function comparesWithLater({ text, periods }: Read): boolean {
  const base = periods.find(({ at }) => /\bthan (?:in |at )?(?:the year )?$/i.test(text.slice(0, at)));
  return base !== undefined && periods.some(({ of }) => of.from < base.of.from);
}

/** A change or a multiple between two figures of the sentence that the passage gives: "2.87 million, 19 percent more than the 2.41 million before". */
export function changeInClaim(
  amount: Placed<Amount>,
  pairs: readonly Pair[],
  claim: Read,
  spanId: string,
): Derivation | undefined {
  const role = roleIn(amount, claim);
  if (role !== 'by' && role !== 'times') return undefined;
  const given = pairs
    .filter(({ matches, amount: { of } }) => matches.length > 0 && !of.ordinal && !of.fraction)
    .map((pair) => pair.amount);
  for (const [index, one] of given.entries())
    for (const other of given.slice(index + 1)) {
      if (one.of.unit?.dim !== other.of.unit?.dim) continue;
      const isFrom = (placed: Placed<Amount>) => roleIn(placed, claim) === 'from' || isEarlier(placed, claim);
      const [from, to] = isFrom(one) && !isFrom(other) ? [one, other] : [other, one];
      const found =
        role === 'times'
          ? multipleOf(amount.of, from, to, spanId)
          : workedChange(amount.of, from, to, claim, spanId);
      if (found) return found;
    }
  return undefined;
}

type Based = { worked: Derivation; bases: readonly Placed<Amount>[] };

const points = /^(?:percent|points)$/;

/** "1,036 accidents, 57 fewer than the year before": the figure of the time that the passage compares with. */
export function earlierLevel(
  amount: Placed<Amount>,
  claim: Read,
  source: Read,
  spanId: string,
): Based | undefined {
  if (amount.of.ordinal || amount.of.fraction || amount.of.bound !== 'exact') return undefined;
  for (const [index, by] of source.amounts.entries()) {
    const level = source.amounts[index - 1];
    const behind = source.text.slice(by.end);
    // "48 million crowns, 3 million crowns less": what is counted may stand behind both.
    const noun = level && /^ \p{Ll}+/u.exec(source.text.slice(level.end))?.[0];
    const tail = lessThan.exec(noun && behind.startsWith(`${noun} `) ? behind.slice(noun.length) : behind);
    if (
      !level ||
      !tail ||
      level.of.bound !== 'exact' ||
      level.of.ordinal ||
      source.text.slice(level.end, by.at).includes('.')
    )
      continue;
    if (!isDatedAs(tail[2] ?? '', amount, claim, source)) continue;
    const isPoints = level.of.unit?.dim === 'percent' && by.of.unit?.dim === 'points';
    if (by.of.unit && by.of.unit.dim !== level.of.unit?.dim && !isPoints) continue;
    if (by.of.unit?.dim === 'percent' || amount.of.unit?.dim !== level.of.unit?.dim) continue;
    const sign = /more|higher|larger|longer|above/i.test(tail[1] ?? '') ? -1 : 1;
    const value = level.of.value + sign * by.of.value;
    if (fits({ ...amount.of, unit: undefined, scale: 1 }, value, { dim: '', factor: 1, scale: 1 }) !== 'yes')
      continue;
    const worked = {
      text: `${level.of.text.trim()}, ${by.of.text.trim()}${tail[0]}`,
      formula: `${level.of.value} ${sign < 0 ? '−' : '+'} ${by.of.value} = ${Number(value.toPrecision(10))}`,
      inputs: [inputOf(level, spanId), inputOf(by, spanId)],
      result: Number(value.toPrecision(10)),
    };
    return { worked, bases: [level, by] };
  }
  return undefined;
}

const lessThan =
  /^ (more|fewer|less|higher|lower|larger|smaller|longer|shorter|above|below)(?: \p{L}+)? than (?:in |at |for )?((?:the )?(?:\p{L}+ )?(?:year|season|winter) (?:before|earlier)|the (?:previous|preceding|prior) (?:year|season|winter)|(?:the end of )?(?:\p{L}+ )?\d{4}(?:\/\d{2})?|(?:planned|expected|budgeted|forecast)\b|(?:its|the) (?:start|beginning))/u;

/** The statement gives its figure for the time that the passage compares with. */
function isDatedAs(
  when: string,
  { at, end }: Placed<Amount>,
  { text, periods }: Read,
  source: Read,
): boolean {
  const around = text.slice(Math.max(0, at - 90), end + 90);
  if (/^(?:planned|expected|budgeted|forecast)$/.test(when))
    return new RegExp(`\\b(?:was|were|been) (?:originally |initially |first )?${when} (?:to|at|for)\\b`).test(
      around,
    );
  if (/start|beginning/.test(when)) return /\bat (?:the|its) (?:start|beginning)\b/i.test(around);
  if (/\d/.test(when)) {
    const gap = (period: { at: number; end: number }) =>
      Math.min(Math.abs(period.at - end), Math.abs(at - period.end));
    const [nearest] = [...periods].sort((a, b) => gap(a) - gap(b));
    return nearest !== undefined && nearest.of.text === when.replace('the end of ', '');
  }
  // "A year before the end of 2024": the time that the passage goes back from.
  const base = /\b(?:year|season|winter) before (?:the )?(?:\p{L}+ )*$/iu;
  const isOther = periods.some(
    ({ at: place, of }) =>
      base.test(text.slice(0, place)) && !source.periods.some((each) => samePeriod(each.of, of)),
  );
  if (isOther) return false;
  return /\b(?:year|season|winter) (?:before|earlier)\b|\b(?:previous|preceding|prior) (?:year|season|winter)\b/i.test(
    around,
  );
}

const inputOf = ({ of }: Placed<Amount>, spanId: string) => ({
  spanId,
  label: of.text.trim(),
  value: of.value,
  unit: of.unit?.text ?? '',
});

function multipleOf(
  of: Amount,
  from: Placed<Amount>,
  to: Placed<Amount>,
  spanId: string,
): Derivation | undefined {
  const value = to.of.value / from.of.value;
  if (from.of.value <= 0 || fits({ ...of, unit: undefined }, value, times) !== 'yes') return undefined;
  return {
    text: `${to.of.text.trim()} against ${from.of.text.trim()}`,
    formula: `${to.of.value} / ${from.of.value} = ${Number(value.toPrecision(6))}`,
    inputs: [inputOf(to, spanId), inputOf(from, spanId)],
    result: Number(value.toPrecision(10)),
  };
}

/** The change between two figures, where it is the one that is written and goes the way the sentence says. */
function workedChange(
  of: Amount,
  from: Placed<Amount>,
  to: Placed<Amount>,
  claim: Read,
  spanId: string,
): Derivation | undefined {
  const [a, b] = [from.of.value, to.of.value];
  if ([from, to].some((end) => end.of.bound !== 'exact' && end.of.bound !== 'about')) return undefined;
  const unit = to.of.unit ?? from.of.unit;
  const isPercent = of.unit?.dim === 'percent' || of.fraction;
  const value = isPercent ? ((b - a) / a) * 100 : b - a;
  const sameUnit = isPercent
    ? unit?.dim !== 'percent'
    : of.unit?.dim === unit?.dim || (of.unit?.dim === 'points' && unit?.dim === 'percent') || !of.unit;
  if (!sameUnit || (isPercent && a <= 0) || (of.unit?.dim === 'percent' && unit?.dim === 'percent'))
    return undefined;
  const written = of.fraction ? { ...of, value: of.value * 100, step: 1, fraction: false } : of;
  if (
    fits({ ...written, unit: undefined, scale: 1 }, Math.abs(value), { dim: '', factor: 1, scale: 1 }) !==
    'yes'
  )
    return undefined;
  const has = (test: (word: Word) => boolean) => claim.words.some(test);
  const up = has(({ stem, lower }) => upStems.has(stem) || moreWords.has(lower));
  const down = has(({ stem, lower }) => downStems.has(stem) || lessWords.has(lower));
  if (up !== down && Math.sign(value) !== (up ? 1 : -1)) return undefined;
  return {
    text: `change from ${from.of.text.trim()} to ${to.of.text.trim()}`,
    formula: isPercent
      ? `(${b} − ${a}) / ${a} = ${Number(value.toPrecision(6))} %`
      : `${b} − ${a} = ${Number(value.toPrecision(10))}`,
    inputs: [inputOf(from, spanId), inputOf(to, spanId)],
    result: Number(value.toPrecision(10)),
  };
}
