import { type Amount, saidAs } from '../../numbers/amounts';
import { says } from '../../numbers/compare';
import { type Finding, finding } from '../../tables/check-table';
import {
  followsFrom,
  isBetweenTimes,
  isBetweenYears,
  isInCents,
  isInTwoUnits,
  isOfOtherRate,
  isOneIn,
  isPointsOfCounts,
  restOf,
} from './follows-from';
import {
  compatible,
  isContent,
  isEarlier,
  isIdle,
  isSaidBy,
  type Pair,
  rateOf,
  roleIn,
  sameSize,
} from '../reading/passage-figures';
import { negations } from '../../words/lexicon';
import {
  isLeftByTwo,
  isNamedByRest,
  isNearLimit,
  isNearPart,
  isOfThree,
  isSmallCount,
  isSumOfMore,
  isToldApart,
  isToldAsGap,
  rest,
} from './open-figures';
import { type Period, samePeriod } from '../../numbers/periods';
import type { Passage } from '../reading/read-passage';
import type { Placed, Read } from '../reading/read-sentence';
import { currencies } from '../../numbers/currencies';

/** Figures of a statement that the sentence it was compared with does not give in that way. */
export type Missing = { source: Read; pairs: readonly Pair[]; isSameMatter: boolean };

/**
 * The one place that says of a figure that its source differs. It does where the passages give it with another bound or of
 * another time, or neither give it nor hold two figures that it could be worked out from; else the check is undecided.
 */
export function missingFigure(missing: Missing, claim: Read, passages: readonly Passage[]): Finding {
  const sentences = passages.flatMap((passage) => passage.sentences);
  const found = missing.pairs
    .filter(({ matches, worked }) => matches.length === 0 && !worked)
    .map(({ amount }) => faultOf(amount, missing, claim, sentences));
  const [first] = found;
  return found.find(({ verdict }) => verdict === 'unsupported') ?? first ?? finding('related');
}

const otherTime = /^The passage does not say this of (?<time>[^“”]+)\.$/;
const holdsTime = ({ periods }: Read, text: string) => periods.some(({ of }) => of.text === text);

const absent = /^The passage does not (?:mention|say|give) “(?<word>.+)”\.$/;

/** A word that the compared sentence lacks stands in another one: the passage has it. */
export function inOtherSentence(found: Finding, passages: readonly Passage[]): Finding {
  const time = found.reason === undefined ? undefined : otherTime.exec(found.reason)?.groups?.time;
  if (time !== undefined && passages.some(({ sentences }) => sentences.some((each) => holdsTime(each, time))))
    return finding('related', `The check could not decide whether the passage says this of ${time}.`);
  const word = found.reason === undefined ? undefined : absent.exec(found.reason)?.groups?.word;
  const isHeld = passages.some(({ sentences }) => sentences.some(({ text }) => holdsText(text, word ?? '')));
  return word !== undefined && isHeld
    ? { ...found, reason: `The passage says “${word}” in a sentence on something else.` }
    : found;
}

function faultOf(amount: Placed<Amount>, missing: Missing, claim: Read, sentences: readonly Read[]): Finding {
  const text = amount.of.text.trim();
  const same = missing.source.amounts.filter(({ of }) => sameSize(amount.of, of) && !of.ordinal);
  if (same.length > 0) return otherUse(amount, same, claim, missing.source);
  if (
    isInTwoUnits(amount, claim, sentences) ||
    isBetweenYears(amount, sentences) ||
    isBetweenTimes(amount, sentences) ||
    isPointsOfCounts(amount, sentences) ||
    isOneIn(amount, claim) ||
    isInCents(amount, sentences) ||
    isNearPart(amount, sentences) ||
    isNearLimit(amount, sentences) ||
    isOfOtherRate(amount, sentences) ||
    isToldApart(amount, sentences)
  )
    return finding('related', `The check could not decide whether ${text} follows from the passage.`);
  const undecidedSum = finding(
    'related',
    `The passage does not give ${text}; the check could not decide whether it follows.`,
  );
  if (isOfThree(amount, sentences)) return undecidedSum;
  const isHeld = sentences.some((sentence) => holds(sentence, amount.of) || holdsBare(sentence, amount.of));
  const misprint = isHeld ? undefined : misprintIn([missing.source, ...sentences], amount.of);
  if (misprint) return finding('unsupported', `The passage gives ${saidAs(misprint)}, not ${text}.`);
  const contrary = contraryFigure(amount, claim, missing);
  const isSettled = contrary?.isBeside && missing.isSameMatter;
  const left = isHeld ? undefined : restOf(amount, missing.source);
  const isNamedRest = left !== undefined && rest.test(missing.source.text);
  const isOther =
    isNamedRest || !missing.isSameMatter || claim.words.some(({ lower }) => negations.has(lower));
  const from: readonly Amount[] | undefined = isHeld
    ? undefined
    : ((isOther ? left : undefined) ?? followsFrom(amount, claim, sentences));
  if (isHeld)
    return isSettled
      ? finding(
          'unsupported',
          `The passage gives ${saidAs(contrary.of)} for this, and ${text} for something else.`,
        )
      : finding('related', `The passage gives ${text}, but not in the sentence that says the rest.`);
  const isGap = from !== undefined && isToldAsGap(from, sentences);
  if (from && (isNamedRest || isGap || !(isSettled && !from.includes(contrary.of))))
    return finding(
      'related',
      `The passage does not give ${text}; the check could not decide whether it follows from ${from.map((each) => each.text.trim()).join(' and ')}.`,
    );
  const isOpen =
    isSumOfMore(amount, claim, sentences) ||
    isLeftByTwo(amount, sentences) ||
    isSmallCount(amount.of) ||
    isNamedByRest(amount.of, missing.source, sentences);
  if (!isSettled && isOpen) return undecidedSum;
  return contrary
    ? finding('unsupported', `The passage gives ${saidAs(contrary.of)}, not ${text}.`)
    : finding('unsupported', `The passage does not give ${text}.`);
}

/** The figure, with its unit, or the word that it is written as: "one in nine" holds "nine". */
const holds = ({ amounts, text }: Read, amount: Amount): boolean =>
  amounts.some(({ of }) => sameSize(amount, of)) || holdsText(text, amount.text.trim());

/** "The unions demanded 13 euros, the employers 11.75": the same figure, with the unit of one before it left away. */
const holdsBare = ({ amounts }: Read, { unit, value, bound }: Amount): boolean =>
  unit !== undefined &&
  amounts.some(({ of }, index) => {
    const isElided = amounts.slice(0, index).some((each) => each.of.unit?.dim === unit.dim);
    const isBare = !of.unit && !of.ordinal && !of.fraction;
    return isElided && isBare && (bound === 'exact' || bound === 'about') && of.value === value;
  });

function holdsText(text: string, part: string): boolean {
  const at = text.toLowerCase().indexOf(part.toLowerCase());
  const [before, behind] = [
    text.slice(Math.max(0, at - 2), at),
    text.slice(at + part.length, at + part.length + 2),
  ];
  return at >= 0 && !/(?:[\p{L}\p{N}]|\d[.,])$/u.test(before) && !/^(?:[\p{L}\p{N}]|[.,]\d)/u.test(behind);
}

/** The same digits in another unit of the same kind, or another scale: "300 kilometres" of "300 metres". */
function misprintIn(sentences: readonly Read[], amount: Amount): Amount | undefined {
  const money = (of: Amount) => currencies.has(of.unit?.dim ?? '') || of.unit?.dim === 'cent';
  const digits = ({ value, scale }: Amount) => value / scale;
  return sentences
    .flatMap(({ amounts }) => amounts.map(({ of }) => of))
    .find(
      (of) =>
        amount.unit !== undefined &&
        of.unit !== undefined &&
        (of.unit.dim === amount.unit.dim || (money(of) && money(amount))) &&
        Math.abs(digits(of) - digits(amount)) < 1e-9 * digits(amount),
    );
}

/** The sentence gives the figure with another bound, of another time or per another one, or in another place of a change. */
function otherUse(
  amount: Placed<Amount>,
  same: readonly Placed<Amount>[],
  claim: Read,
  source: Read,
): Finding {
  const text = amount.of.text.trim();
  const undecided = finding('related', `The check could not decide what “${text}” is said of.`);
  const own = same.filter(({ of }) => isSaidBy(amount.of, of));
  const [held] = own.length > 0 ? own : same;
  if (!held) return undecided;
  if (own.length === 0) return otherBound(amount, held, claim, source);
  const rates = [rateOf(amount, claim), rateOf(held, source)] as const;
  if (rates[0] !== '' && rates[1] !== '' && rates[0] !== rates[1])
    return finding('unsupported', `The passage gives ${text} per ${rates[1]}, not per ${rates[0]}.`);
  const [low, high] = (['low', 'high'] as const).map((end) =>
    source.amounts.find(({ of }) => of.range === end),
  );
  if (low && high && amount.of.range === undefined && own.every(({ of }) => of.range !== undefined))
    return finding(
      'unsupported',
      `The passage gives a range, from ${low.of.text.trim()} to ${high.of.text.trim()}.`,
    );
  const [said, given] = [dateOf(amount, claim), dateOf(held, source)];
  if (said && given && !samePeriod(said, given))
    return finding('unsupported', `The passage gives ${text} for ${given.text}, not for ${said.text}.`);
  if (isTurnedRound(claim, source))
    return finding('unsupported', 'The passage gives this change the other way round.');
  const [link, other] = [linkTo(amount, claim), linkTo(held, source)];
  return link && other && link !== other
    ? finding('unsupported', `The passage says “${other} ${held.of.text.trim()}”, not “${link} ${text}”.`)
    : undecided;
}

const compared = /\bthan (?:the|its|their|his|her) $/i;
const limit = /\b(?:maximum|minimum|limits?|targets?|hoped|goals?|ceiling|allow\p{Ll}*)\b/iu;

function otherBound(
  amount: Placed<Amount>,
  held: Placed<Amount>,
  { text }: Read,
  { text: source }: Read,
): Finding {
  const isExact = /\b(?:exactly|precisely) $/i.test(text.slice(0, amount.at));
  const said = isExact ? `exactly ${amount.of.text.trim()}` : saidAs(amount.of);
  const value = (held.of.value * (held.of.unit?.factor ?? 1)) / (amount.of.unit?.factor ?? 1);
  // "More than two kilometres" of 2,150 metres; "fewer than the 60 that were hoped for" bounds another figure.
  const isWithin = held.of.bound === 'exact' && amount.of.bound !== 'exact' && says(amount.of, value);
  const isOneBare = held.of.bound === 'exact' || amount.of.bound === 'exact';
  const isOpen = isWithin || compared.test(source.slice(0, held.at)) || (isOneBare && limit.test(text));
  return isOpen || (held.of.bound === 'about' && !isExact && amount.of.bound === 'exact')
    ? finding('related', `The passage says “${saidAs(held.of)}”.`)
    : finding('unsupported', `The passage says “${saidAs(held.of)}”, not “${said}”.`);
}

/** "38 million dollars in 2023": the time right behind a figure. */
const dateOf = ({ end }: Placed<Amount>, { periods, text }: Read): Period | undefined =>
  periods.find(
    ({ at }) => at > end && /^ (?:of (?:\p{L}+ ){1,2})?(?:in|for|at the end of) $/u.test(text.slice(end, at)),
  )?.of;

/** "from 184 to 171" of "184, up from 171": both figures, each in the place of the other. */
function isTurnedRound(claim: Read, source: Read): boolean {
  const isEnd = (placed: Placed<Amount>, read: Read) =>
    /^(?:level|to|share|duration)$/.test(roleIn(placed, read));
  const isBefore = (placed: Placed<Amount>, read: Read) =>
    roleIn(placed, read) === 'from' || isEarlier(placed, read);
  const from = claim.amounts.find((each) => roleIn(each, claim) === 'from');
  const to = claim.amounts.find((each) => from && each.at > from.at && isEnd(each, claim));
  const find = (amount: Placed<Amount> | undefined) =>
    amount && source.amounts.find((other) => sameSize(amount.of, other.of));
  const [first, last] = [find(from), find(to)];
  return (
    first !== undefined &&
    last !== undefined &&
    isEnd(first, source) &&
    !isBefore(first, source) &&
    isBefore(last, source)
  );
}

/** "by" or "to" before a figure. */
const linkTo = ({ at }: Placed<Amount>, { text }: Read): string | undefined =>
  /\b(by|to) (?:(?:about|around|roughly|nearly|almost|some|up to|an?) )?$/i.exec(
    text.slice(Math.max(0, at - 24), at),
  )?.[1];

/** The figure of the compared sentence that stands where the statement has another one; `isBeside`: beside the same words. */
function contraryFigure(
  amount: Placed<Amount>,
  claim: Read,
  { source, pairs, isSameMatter }: Missing,
): { of: Amount; isBeside: boolean } | undefined {
  const beside = wordsBeside(amount, claim);
  const [own] = source.amounts
    .filter(
      (other) =>
        !isIdle(other.of) &&
        other.of.fraction === amount.of.fraction &&
        other.of.unit?.dim === amount.of.unit?.dim &&
        !pairs.some(({ matches }) => matches.includes(other)) &&
        compatible[roleIn(amount, claim)].includes(roleIn(other, source)),
    )
    .map((other) => {
      const near = wordsBeside(other, source);
      return { of: other.of, shared: [...beside].filter((word) => near.has(word)).length };
    })
    .sort((a, b) => b.shared - a.shared);
  const isAlone = isSameMatter && amount.of.unit !== undefined;
  return own && (own.shared > 0 || isAlone) ? { of: own.of, isBeside: own.shared > 0 } : undefined;
}

/** What the words right before and behind a figure mean. */
function wordsBeside({ at, end }: Placed<Amount>, { words }: Read): ReadonlySet<string> {
  const index = words.findIndex((word) => word.at >= end);
  const from = index < 0 ? words.length : index;
  const before = words.slice(0, from).filter((word) => word.end <= at);
  return new Set(
    [...before.slice(-2), ...words.slice(from, from + 3)].flatMap((word) =>
      isContent(word) ? [word.meaning] : [],
    ),
  );
}
