import type { Derivation } from '../evidence';
import type { Amount } from './amounts';
import { fits, times } from './compare';
import { downStems, lessWords, moreWords, upStems } from './lexicon';
import { type Pair, isEarlier, roleIn } from './passage-figures';
import { oncePer } from './once-per';
import type { Placed, Read } from './read-passage';
import type { Word } from './scan';

/** The two ends of a change that a sentence of a passage gives: "from 412 to 297", "184,300, up from 171,900". */
export const endsIn = oncePer((source: Read): Ends | undefined => {
  const withRole = source.amounts.map((placed) => ({ placed, role: roleIn(placed, source) }));
  const ends = withRole.filter(({ role }) => /^(?:from|to|level|duration)$/.test(role));
  const from = ends.filter(({ role, placed }) => role === 'from' || isEarlier(placed, source));
  const to = ends.filter((each) => each.role !== 'from' && !from.includes(each));
  const [first, last] = [
    from[0]?.placed,
    to.find(({ placed }) => placed.of.unit?.dim === from[0]?.placed.of.unit?.dim || !from[0]?.placed.of.unit)
      ?.placed,
  ];
  return from.length === 1 && first && last ? { from: first, to: last } : undefined;
});

type Ends = { from: Placed<Amount>; to: Placed<Amount> };

/** A change worked out between the two ends that a sentence of the passage names. */
export function changeBetween(
  amount: Placed<Amount>,
  claim: Read,
  source: Read,
  spanId: string,
): Derivation | undefined {
  if (amount.of.ordinal || roleIn(amount, claim) !== 'by') return undefined;
  const ends = endsIn(source);
  if (!ends) return undefined;
  return workedChange(amount.of, ends.from, ends.to, claim, spanId);
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

/** "of which 310 kilometres hang from poles": the part of a whole that the sentence gives as a share of it. */
export function shareOfWhich(
  amount: Placed<Amount>,
  pairs: readonly Pair[],
  source: Read,
  spanId: string,
): Derivation | undefined {
  const { of } = amount;
  if (!of.fraction && of.unit?.dim !== 'percent') return undefined;
  const wholes = pairs.flatMap(({ matches }) => matches).filter(({ of: { fraction } }) => !fraction);
  for (const whole of wholes) {
    const part = source.amounts.find(({ at }) => at > whole.end);
    const link = part && source.text.slice(whole.end, part.at);
    if (!part || !/,? of (?:which|them|whom|these) (?:about |some )?$/.test(link ?? '')) continue;
    if (part.of.unit && part.of.unit.dim !== whole.of.unit?.dim) continue;
    const value = (100 * part.of.value) / whole.of.value;
    const written = of.fraction ? { ...of, value: of.value * 100, step: 1, fraction: false } : of;
    if (fits({ ...written, unit: undefined }, value, { dim: '', factor: 1, scale: 1 }) !== 'yes') continue;
    return {
      text: `${part.of.text.trim()} of ${whole.of.text.trim()}`,
      formula: `${part.of.value} / ${whole.of.value} = ${Number(value.toPrecision(6))} %`,
      inputs: [inputOf(part, spanId), inputOf(whole, spanId)],
      result: Number(value.toPrecision(10)),
    };
  }
  return undefined;
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
