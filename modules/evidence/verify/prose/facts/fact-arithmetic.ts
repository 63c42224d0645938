import type { Derivation } from '../../../evidence';
import type { Amount } from '../../numbers/amounts';
import { fits, times } from '../../numbers/compare';
import { isAlike, isShare, isWritten, isWrittenShare, number } from '../reading/worked-figures';
import type { Operation } from './claimed-operations';
import type { StatedFact } from './stated-facts';

/** A figure worked out, with its formula. */
export type Worked = Omit<Derivation, 'inputs'>;

/** What the two facts make, where it is what the statement says. */
export function workedOut(operation: Operation, first: StatedFact, second: StatedFact): Worked | undefined {
  const one = first.figure.of;
  const two = inUnitOf(second.figure.of, one);
  if (lacksScale(one, two) || lacksScale(two, one)) return undefined;
  if (operation.kind === 'product') return first.isRest ? undefined : productOf(operation, one, two);
  if (operation.kind === 'quotient') return quotientOf(operation, one, two);
  if (!isAlike(one, two) || one.value <= 0 || two.value <= 0 || one.fraction || two.fraction)
    return undefined;
  if (first.isRest !== (operation.kind === 'rest' && first.isRest) || second.isRest) return undefined;
  return works[operation.kind](operation, one, two);
}

/** "4.5 million euros and the theatre 2.1": the second figure is written without the scale that it is in. */
const lacksScale = (one: Amount, two: Amount): boolean =>
  one.scale > 1 && two.scale === 1 && /^\d{1,3}(?:\.\d+)?$/.test(two.text.trim());

/** A figure in the unit of another that measures the same: "2.5 hours" in minutes. */
const inUnitOf = (of: Amount, { unit }: Amount): Amount =>
  of.unit && unit && of.unit.dim === unit.dim && of.unit.factor !== unit.factor
    ? { ...of, unit, value: number((of.value * of.unit.factor) / unit.factor) }
    : of;

/** Whether a figure as it is written says a value that is counted as another figure is. */
const isSaid = (of: Amount, value: number, like: Amount): boolean =>
  of.unit?.dim === like.unit?.dim &&
  isWritten(of, (value * (like.unit?.factor ?? 1)) / (of.unit?.factor ?? 1));

type Work = (operation: Operation, one: Amount, two: Amount) => Worked | undefined;

const nameOf = ({ text }: Amount) => text.trim();
const against = (one: Amount, two: Amount) => `${nameOf(one)} against ${nameOf(two)}`;

const works: Readonly<Record<Exclude<Operation['kind'], 'product' | 'quotient'>, Work>> = {
  order: ({ way }, one, two) => {
    const [a, b] = [one.value, two.value];
    return Math.sign(a - b) === way
      ? { text: against(one, two), formula: `${a} ${way > 0 ? '>' : '<'} ${b}`, result: number(a - b) }
      : undefined;
  },
  sum: ({ figure }, one, two) => {
    const sum = one.value + two.value;
    return figure && isSaid(figure.of, sum, one)
      ? {
          text: `${nameOf(one)} and ${nameOf(two)}`,
          formula: `${one.value} + ${two.value} = ${number(sum)}`,
          result: number(sum),
        }
      : undefined;
  },
  rest: ({ figure }, one, two) => {
    const rest = two.value - one.value;
    return figure && rest > 0 && isSaid(figure.of, rest, one)
      ? {
          text: `${nameOf(two)} without ${nameOf(one)}`,
          formula: `${two.value} − ${one.value} = ${number(rest)}`,
          result: number(rest),
        }
      : undefined;
  },
  ratio: ({ figure, factor }, one, two) => {
    const ratio = one.value / two.value;
    const told = figure?.of ?? factor;
    return told && fits({ ...told, unit: undefined }, ratio, times) === 'yes'
      ? {
          text: against(one, two),
          formula: `${one.value} / ${two.value} = ${number(ratio)}`,
          result: number(ratio),
        }
      : undefined;
  },
  share: ({ figure }, one, two) => {
    const share = (100 * one.value) / two.value;
    return figure && one.value < two.value && isWrittenShare(figure.of, share)
      ? {
          text: `${nameOf(one)} of ${nameOf(two)}`,
          formula: `${one.value} / ${two.value} = ${number(share)} %`,
          result: number(share),
        }
      : undefined;
  },
  difference: ({ figure, way }, one, two) => {
    const [a, b] = [one.value, two.value];
    if (!figure || Math.sign(a - b) !== way) return undefined;
    const by = figure.of;
    if (isShare(by) && by.unit?.dim !== 'points') {
      const value = (100 * (a - b)) / b;
      return one.unit?.dim !== 'percent' && isWrittenShare(by, Math.abs(value))
        ? {
            text: against(one, two),
            formula: `(${a} − ${b}) / ${b} = ${number(value)} %`,
            result: number(value),
          }
        : undefined;
    }
    const isPoints = by.unit?.dim === 'points' && one.unit?.dim === 'percent';
    const isGap = isPoints ? isWritten(by, Math.abs(a - b)) : isSaid(by, Math.abs(a - b), one);
    return isGap ? changeOf(one, two) : undefined;
  },
};

const changeOf = (one: Amount, two: Amount) => ({
  text: against(one, two),
  formula: `${one.value} − ${two.value} = ${number(one.value - two.value)}`,
  result: number(one.value - two.value),
});

/** "150,000 electric cars", of 60 percent of 250,000 vehicles. */
function productOf({ figure }: Operation, share: Amount, whole: Amount): Worked | undefined {
  if (!figure || !isShare(share) || share.unit?.dim === 'points' || isShare(whole) || whole.value <= 0)
    return undefined;
  const part = (share.fraction ? share.value : share.value / 100) * whole.value;
  return isSaid(figure.of, part, whole)
    ? {
        text: `${nameOf(share)} of ${nameOf(whole)}`,
        formula: `${whole.value} × ${number(100 * (part / whole.value))} / 100 = ${number(part)}`,
        result: number(part),
      }
    : undefined;
}

/** "4.8 hectares per member", of 6,000 hectares and 1,250 members. */
function quotientOf({ figure }: Operation, one: Amount, two: Amount): Worked | undefined {
  if (!figure || two.unit || isShare(one) || isShare(two) || one.value <= 0 || two.value <= 1)
    return undefined;
  const value = one.value / two.value;
  return isSaid({ ...figure.of, unit: figure.of.unit && withoutRate(figure.of.unit, one) }, value, one)
    ? {
        text: `${nameOf(one)} over ${nameOf(two)}`,
        formula: `${one.value} / ${two.value} = ${number(value)}`,
        result: number(value),
      }
    : undefined;
}

/** "USD 15 per child" is counted in dollars. */
const withoutRate = (unit: NonNullable<Amount['unit']>, { unit: own }: Amount) =>
  own && unit.dim.startsWith(`${own.dim}/`) ? { ...unit, dim: own.dim } : unit;
