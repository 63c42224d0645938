import type { Phrase } from './phrases';
import type { Proposition } from './proposition';
import { hasFigure, isRest, type Slot, slotsOf } from './slots';
import { lowerOf, type Unit } from './tagged-units';

const isPartOfThem = (slot: Slot | undefined): boolean =>
  slot?.lead === 'of' && /^(?:them|these|those|which|whom)$/.test(lowerOf(slot.units[0]));

/** Slots without those that others stand for, and without what narrows them. */
function replaced(slots: readonly Slot[], by: readonly Slot[]): readonly Slot[] {
  let isGone = false;
  return slots.filter((slot) => {
    isGone = slot.isInner
      ? isGone
      : hasFigure(slot) || isRest(slot) || by.some(({ lead }) => lead === slot.lead);
    return !isGone;
  });
}

/** What a further figure says with the verb of the first. */
export function gappedIn(main: Proposition, gap: readonly Phrase[]): Proposition | undefined {
  const read = slotsOf(gap);
  const figure = [...main.slots, ...main.subject].find((slot) => hasFigure(slot) && !slot.isBack);
  if (!read || !figure) return undefined;
  const [head, ...rest] = read.slots.map((slot) => ({
    ...slot,
    units: withUnitOf(slot.units, figure.units),
  }));
  if (!head) return undefined;
  const times = read.times.length > 0 ? read.times : main.times;
  const shared = { from: main.stretches[0]?.from ?? 0, to: figure.units[0]?.at ?? 0 };
  const stretch = { from: gap[0]?.at ?? 0, to: gap.at(-1)?.end ?? 0 };
  const own = { ...main, times, stretches: [...(shared.from < shared.to ? [shared] : []), stretch] };
  if (!hasFigure(head) && !isRest(head)) return gappedBehind(own, figure, head, rest);
  // "155 of them social housing"
  if (isPartOfThem(rest[0])) {
    const aside = [...main.subject, ...main.slots].flatMap(({ units }) => units);
    const is = { verb: undefined, auxiliaries: ['is'], isPassive: false };
    return { ...own, ...is, subject: [head], aside, slots: rest.slice(1) };
  }
  // "45% were in Portugal, 30% in Spain"
  if (main.subject.includes(figure))
    return {
      ...own,
      subject: [head, ...main.subject.filter(({ isInner }) => isInner)],
      slots: [...replaced(main.slots, rest), ...rest],
    };
  // "5 percent with velsumab and 10 percent with placebo"
  const before = replaced(main.slots.slice(0, main.slots.indexOf(figure)), rest);
  return {
    ...own,
    slots: [...before, { ...head, lead: head.lead === '' ? figure.lead : head.lead }, ...rest],
  };
}

/** "the car for 35 percent", "Kesta with 310,000", "in Alderham for 63 days": a noun stands before the further figure. */
function gappedBehind(
  own: Proposition,
  figure: Slot,
  head: Slot,
  rest: readonly Slot[],
): Proposition | undefined {
  if (!rest.some((slot) => hasFigure(slot) || isRest(slot))) return undefined;
  if (own.subject.includes(figure) && head.lead !== '') {
    const from = rest.findIndex(hasFigure);
    return {
      ...own,
      subject: rest.slice(from),
      slots: [...replaced(own.slots, [head]), head, ...rest.slice(0, from)],
    };
  }
  if (head.lead !== '') return { ...own, slots: [...replaced(own.slots, [head, ...rest]), head, ...rest] };
  const at = own.slots.indexOf(figure);
  const end = own.slots.findIndex(({ isInner }, index) => index > at && !isInner);
  const shared = own.slots.slice(at + 1, end < 0 ? undefined : end);
  if (own.isPassive && own.slots[at - 1]?.lead === 'by')
    return { ...own, slots: [{ ...head, lead: 'by' }, ...rest] };
  return {
    ...own,
    subject: [head],
    aside: [],
    slots: [...replaced(own.slots.slice(0, at), rest), ...rest, ...shared],
  };
}

/** "600 megawatts and the other 200": a bare figure has the unit of the one before it. */
function withUnitOf(units: readonly Unit[], others: readonly Unit[]): readonly Unit[] {
  const unit = others.find(({ amount }) => amount)?.amount?.of.unit;
  return units.length > 1 || !unit
    ? units
    : units.map((each) =>
        each.amount && !each.amount.of.unit && !each.amount.of.fraction
          ? { ...each, amount: { ...each.amount, of: { ...each.amount.of, unit } } }
          : each,
      );
}
