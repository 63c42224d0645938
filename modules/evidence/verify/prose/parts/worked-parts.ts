import type { Derivation } from '../../../evidence';
import type { Amount } from '../../numbers/amounts';
import { isComparable } from '../../text/language';
import { type Finding, finding } from '../../tables/check-table';
import type { Passage } from '../reading/read-passage';
import type { Read } from '../reading/read-sentence';
import { isShare, isWritten, isWrittenShare, number } from '../reading/worked-figures';
import type { Part, Size } from './part-phrases';
import { partsIn, partsTold } from './stated-parts';

/** A share from which "most" is true beyond doubt. */
const leastOfMost = 0.6;

/**
 * A statement on a part of a whole that follows from what a passage says of the same part or of the rest: "One in five farms keeps no
 * cattle" is not read, "a third of the farms do not keep cattle" is, from the two thirds that do, or from 210 of 630.
 */
export function workedParts(claim: Read, passages: readonly Passage[]): Finding | undefined {
  const told = partsTold(claim.text);
  if (told.length === 0 || claim.periods.length > 0) return undefined;
  for (const passage of passages) {
    const texts = passage.sentences.map(({ text }) => text);
    const held = passage.sentences.flatMap(({ language }, at) =>
      isComparable(claim.language, language)
        ? partsIn(texts[at] ?? '', texts[at - 1] ?? '', texts[at + 1] ?? '')
        : [],
    );
    const found = told.map((part) => heldAs(part, held, passage.id));
    const derivations = found.flatMap((each) => each?.derivations ?? []);
    if (found.every((each) => each !== undefined))
      return {
        ...finding(derivations.length > 0 ? 'derived' : 'supported'),
        derivations,
        spanIds: [passage.id],
      };
  }
  return undefined;
}

/** What a passage says of the same part; undefined where it says two things of it, and which is meant is open. */
function heldAs(told: Part, held: readonly Part[], spanId: string): Finding | undefined {
  const alike = held.filter(({ keys }) => keys.some((key) => told.keys.includes(key)));
  const found = alike.map((part) => workedOut(told, part, spanId));
  return found.every((each) => each !== undefined) ? found[0] : undefined;
}

function workedOut(told: Part, held: Part, spanId: string): Finding | undefined {
  if (typeof held.size === 'string' || held.size.bound !== 'exact') return undefined;
  if (told.total && told.total.value !== held.total?.value) return undefined;
  const total = held.total?.value;
  const own = shareOf(held.size, held.total);
  const isTurned = told.isDenied !== held.isDenied;
  if (own === undefined || own < 0 || own > 1) {
    const isSame =
      !isTurned &&
      !isShare(held.size) &&
      typeof told.size !== 'string' &&
      isCount(told.size, held.size.value, held.size.unit);
    return isSame ? { ...finding('supported'), spanIds: [spanId] } : undefined;
  }
  const share = isTurned ? 1 - own : own;
  const count = total === undefined ? undefined : number(share * total);
  if (!isOfSize(told.size, share, count, held.total?.unit)) return undefined;
  const inputs = [held.size, ...(held.total ? [held.total] : [])].map((amount) => ({
    ...{ spanId, label: amount.text.trim(), value: amount.value, unit: amount.unit?.text ?? '' },
  }));
  const isGiven = !isTurned && typeof told.size !== 'string' && told.size.text === held.size.text;
  const derivation: Derivation = {
    text: `${isTurned ? 'rest of ' : ''}${held.size.text.trim()}${held.total ? ` of ${held.total.text.trim()}` : ''}`,
    ...formulaOf(told.size, { share, count, held: held.size, total, isTurned }),
    inputs,
  };
  return isGiven
    ? { ...finding('supported'), spanIds: [spanId] }
    : { ...finding('derived'), derivations: [derivation], spanIds: [spanId] };
}

const sizeOf = ({ value, unit }: Amount) => value * (unit?.factor ?? 1);

const shareOf = (size: Amount, total: Amount | undefined): number | undefined =>
  size.fraction
    ? size.value
    : size.unit?.dim === 'percent'
      ? size.value / 100
      : size.unit?.dim === total?.unit?.dim && total !== undefined && total.value > 0
        ? sizeOf(size) / sizeOf(total)
        : undefined;

/** A number as it is written, in the unit of the whole; without a unit a whole number. */
const isCount = (size: Amount, count: number, unit: Amount['unit']): boolean =>
  !isShare(size) &&
  size.unit?.dim === unit?.dim &&
  (size.unit?.factor ?? 1) === (unit?.factor ?? 1) &&
  (unit !== undefined || Number.isInteger(count)) &&
  isWritten(size, count);

function isOfSize(size: Size, share: number, count: number | undefined, unit: Amount['unit']): boolean {
  if (size === 'most') return share >= leastOfMost;
  if (size === 'majority') return share > 0.5;
  if (size === 'minority') return share > 0 && share < 0.5;
  if (size === 'not all') return share > 0 && share < 1;
  if (isShare(size)) return isWrittenShare(size, number(100 * share));
  return count !== undefined && isCount(size, count, unit);
}

type Worked = {
  share: number;
  count: number | undefined;
  held: Amount;
  total: number | undefined;
  isTurned: boolean;
};

function formulaOf(
  size: Size,
  { share, count, held, total, isTurned }: Worked,
): { formula: string; result: number } {
  const percent = number(100 * share);
  if (typeof size !== 'string' && !isShare(size) && count !== undefined)
    return isShare(held)
      ? { formula: `${total ?? ''} × ${percent} / 100 = ${count}`, result: count }
      : { formula: isTurned ? `${total ?? ''} − ${held.value} = ${count}` : `${count}`, result: count };
  if (isShare(held)) {
    const own = number(held.fraction ? 100 * held.value : held.value);
    return { formula: isTurned ? `100 − ${own} = ${percent} %` : `${percent} %`, result: percent };
  }
  const part = isTurned ? `(${total ?? ''} − ${held.value})` : String(held.value);
  return { formula: `${part} / ${total ?? ''} = ${percent} %`, result: percent };
}
