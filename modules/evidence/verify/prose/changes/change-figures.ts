import type { Derivation } from '../../../evidence';
import type { Amount } from '../../numbers/amounts';
import { downStems, lessWords, moreWords, upStems } from '../../words/lexicon';
import { endsIn, isOfRate } from '../figures/passage-changes';
import { isEarlier, isIdle, isSaidBy, rateOf, roleIn, sameQuantity } from '../reading/passage-figures';
import type { Placed, Read } from '../reading/read-sentence';
import { isAlike, isShare, isWritten, isWrittenShare, number } from '../reading/worked-figures';

/** A figure of an earlier time: as the passage gives it, or worked out from the later one and how far it is away. */
type Earlier = { value: number; placed?: Placed<Amount>; made?: Derivation };

/** What a clause of a passage says of one figure at two times. */
export type HeldChange = { to: Placed<Amount>; from: Earlier; gap?: Placed<Amount> };

/** The figures of a statement by what they are of a change. */
export type ToldChange = { to?: Placed<Amount>; from?: Placed<Amount>; by: readonly Placed<Amount>[] };

const inputOf = ({ of }: Placed<Amount>, spanId: string) => ({
  spanId,
  label: of.text.trim(),
  value: of.value,
  unit: of.unit?.text ?? '',
});

/** 1 for words of a rise alone, -1 for those of a fall, 0 for both or none. */
export function wayOf({ words }: Read): number {
  const up = words.some(({ stem, lower }) => upStems.has(stem) || moreWords.has(lower));
  const down = words.some(({ stem, lower }) => downStems.has(stem) || lessWords.has(lower));
  return Number(up) - Number(down);
}

const comparedTime =
  /^(?: (?!than\b)\p{Ll}+)? (?<side>more|fewer|less|higher|lower|larger|smaller|longer|shorter)(?: \p{Ll}+)? than (?:in |at |for |during )?(?:(?:the |a |one |twelve )?(?:year|season|months) (?:before|earlier|previously)|the (?:same|previous|preceding|prior) (?:year|season|quarter|month|period|week)\b|(?:the end of )?(?:\p{L}+ )?(?:19|20)\d{2})/u;

export function heldChange(clause: Read, spanId: string): HeldChange | undefined {
  const ends = endsIn(clause);
  if (ends) return { to: ends.to, from: { value: sizeIn(ends.from.of, ends.to.of), placed: ends.from } };
  for (const [index, gap] of clause.amounts.entries()) {
    const to = clause.amounts[index - 1];
    const side = comparedTime.exec(clause.text.slice(gap.end))?.groups?.side;
    if (!to || side === undefined || !isGap(gap.of, to.of)) continue;
    if (!/^[^;.:]{0,90}, $/.test(clause.text.slice(to.end, gap.at).replace(/\d[.,](?=\d)/g, ''))) continue;
    return withGap(to, gap, moreWords.has(side) ? 1 : -1, spanId);
  }
  return gapOfVerb(clause, spanId);
}

/** "fell by 4 million euros to 88 million euros". */
function gapOfVerb(clause: Read, spanId: string): HeldChange | undefined {
  const found = clause.amounts.filter(({ of }) => !isIdle(of));
  const [to, ...others] = found.filter((each) => roleIn(each, clause) === 'to');
  const [gap, ...more] = found.filter((each) => roleIn(each, clause) === 'by');
  const way = wayOf({ ...clause, words: clause.words.filter(({ lower }) => !moreWords.has(lower)) });
  return to &&
    gap &&
    found.length === 2 &&
    others.length + more.length === 0 &&
    way !== 0 &&
    isGap(gap.of, to.of) &&
    (way < 0 || gap.of.value < to.of.value)
    ? withGap(to, gap, way, spanId)
    : undefined;
}

const isExact = ({ bound, range, fraction, ordinal }: Amount) =>
  bound === 'exact' && range === undefined && !fraction && !ordinal;

/** "By a fifth": of the earlier figure, which a share that was rounded does not give. */
const isPartOf = ({ bound, fraction, value }: Amount, level: Amount) =>
  fraction && bound === 'exact' && value > 0 && value < 1 && level.unit?.dim !== 'percent';

const isGap = (gap: Amount, level: Amount) =>
  isExact(level) && (isPartOf(gap, level) || (isExact(gap) && isGapAlike(gap, level)));

const isGapAlike = (gap: Amount, level: Amount) =>
  isAlike(gap, level) ||
  (!gap.unit && gap.scale === level.scale && level.unit?.dim !== 'percent') ||
  (gap.unit === undefined && level.unit === undefined) ||
  (gap.unit?.dim === 'points' && level.unit?.dim === 'percent');

function withGap(to: Placed<Amount>, gap: Placed<Amount>, way: number, spanId: string): HeldChange {
  const size = gap.of.unit?.dim === 'points' ? gap.of.value * gap.of.unit.factor : gap.of.value;
  const isPart = isPartOf(gap.of, to.of);
  const value = number(isPart ? to.of.value / (1 + way * size) : to.of.value - way * size);
  const worked = isPart
    ? `${to.of.value} / (1 ${way > 0 ? '+' : '−'} ${number(size)})`
    : `${to.of.value} ${way > 0 ? '−' : '+'} ${size}`;
  const made = {
    text: `${to.of.text.trim()}, ${way > 0 ? 'up' : 'down'} by ${gap.of.text.trim()}`,
    formula: `${worked} = ${value}`,
    inputs: [to, gap].map((each) => inputOf(each, spanId)),
    result: value,
  };
  return { to, gap, from: { value, made } };
}

/** A value in the unit of another figure. */
const sizeIn = (of: Amount, other: Amount) =>
  (of.value * (of.unit?.factor ?? 1)) / (other.unit?.factor ?? of.unit?.factor ?? 1);

/** The figures of a statement that tells of one change and of nothing else; undefined where one of them has no part in it. */
export function toldChange(claim: Read, held: HeldChange, clause: Read): ToldChange | undefined {
  const told: { to?: Placed<Amount>; from?: Placed<Amount>; by: Placed<Amount>[] } = { by: [] };
  for (const amount of claim.amounts) {
    if (isIdle(amount.of)) continue;
    const role = roleIn(amount, claim);
    const dim = amount.of.unit?.dim;
    const isLevel = dim === held.to.of.unit?.dim || dim === undefined;
    if (role === 'by') told.by.push(amount);
    else if (isLevel && !told.from && (role === 'from' || isEarlier(amount, claim))) told.from = amount;
    else if (isLevel && !told.to && sameQuantity(amount, held.to, claim, clause)) told.to = amount;
    else if (!isNamedAlike(amount, claim, clause, held)) return undefined;
  }
  return told.by.length + (told.from ? 1 : 0) > 0 ? told : undefined;
}

/** "the six countries" of both: a figure that is part of a name. */
const isNamedAlike = (amount: Placed<Amount>, claim: Read, clause: Read, held: HeldChange): boolean =>
  clause.amounts.some(
    (other) =>
      other !== held.to &&
      other !== held.from.placed &&
      isSaidBy(amount.of, other.of) &&
      nextWord(amount, claim) !== '' &&
      nextWord(amount, claim) === nextWord(other, clause),
  );

const nextWord = ({ end }: Placed<Amount>, { words }: Read) =>
  words.find(({ at }) => at >= end && at <= end + 1)?.meaning ?? '';

/** What was worked out for the figures of a statement; undefined where one of them does not follow, or goes the other way. */
export function workedFor(
  told: ToldChange,
  held: HeldChange,
  claim: Read,
  clause: Read,
  spanId: string,
): readonly Derivation[] | undefined {
  const sign = Math.sign(held.to.of.value - held.from.value);
  const way = wayOf(claim);
  if (sign === 0 || (way === 0 ? told.by.length > 0 : way !== sign)) return undefined;
  const found: Derivation[] = [];
  if (told.from && !isFrom(told.from, held, claim, clause)) return undefined;
  if (told.from && held.from.made) found.push(held.from.made);
  for (const by of told.by) {
    const isGiven =
      (held.gap && isSaidBy(by.of, held.gap.of)) ||
      clause.amounts.some(
        (each) =>
          roleIn(each, clause) === 'by' &&
          isSaidBy(by.of, each.of) &&
          rateOf(by, claim) === rateOf(each, clause) &&
          wayOf(clause) === sign,
      );
    const ends = [held.to, ...(held.from.placed ? [held.from.placed] : [])];
    const made = isGiven || !isOfRate(by, claim, ends, clause) ? undefined : distance(by.of, held, spanId);
    if (!isGiven && !made) return undefined;
    if (made) found.push(made);
  }
  return found;
}

function isFrom(from: Placed<Amount>, held: HeldChange, claim: Read, clause: Read): boolean {
  if (held.from.placed) return sameQuantity(from, held.from.placed, claim, clause);
  return (
    !from.of.fraction &&
    (from.of.unit === undefined || isAlike(from.of, held.to.of)) &&
    isWritten(from.of, held.from.value)
  );
}

/** How far the two figures are apart, as a statement writes it. */
function distance(by: Amount, held: HeldChange, spanId: string): Derivation | undefined {
  const [a, b] = [held.from.value, held.to.of.value];
  const isPercent = isShare(by) && by.unit?.dim !== 'points';
  const isLevelShare = held.to.of.unit?.dim === 'percent';
  if (isPercent && (a <= 0 || isLevelShare)) return undefined;
  if (held.to.of.bound !== 'exact' || (held.from.placed && held.from.placed.of.bound !== 'exact'))
    return undefined;
  const isCounted =
    isPercent ||
    isAlike(by, held.to.of) ||
    (by.unit?.dim === 'points' && isLevelShare) ||
    (by.unit === undefined && !isLevelShare);
  const value = isPercent ? (100 * Math.abs(b - a)) / a : Math.abs(b - a);
  if (!isCounted || !(isPercent ? isWrittenShare(by, value) : isWritten(by, value))) return undefined;
  return {
    text: `change from ${number(a)} to ${number(b)}`,
    formula: isPercent
      ? `(${b} − ${number(a)}) / ${number(a)} = ${number(b > a ? value : -value)} %`
      : `${b} − ${number(a)} = ${number(b - a)}`,
    inputs: [
      ...(held.from.placed ? [inputOf(held.from.placed, spanId)] : (held.from.made?.inputs.slice(1) ?? [])),
      inputOf(held.to, spanId),
    ],
    result: number(b > a ? value : -value),
  };
}
