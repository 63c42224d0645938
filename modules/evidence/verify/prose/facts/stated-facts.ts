import type { Amount } from '../../numbers/amounts';
import { type Period, samePeriod } from '../../numbers/periods';
import type { Word } from '../../text/scan';
import type { Proposition, Stretch } from '../propositions/proposition';
import { propositionsOf } from '../propositions/read-propositions';
import { hasFigure, isRest, type Slot } from '../propositions/slots';
import { isPronoun, subjectOwner, unitsOfSlots, wordsIn } from '../propositions/subjects';
import type { Unit } from '../propositions/tagged-units';
import { isEarlier, isIdle, roleIn, saysWhat } from '../reading/passage-figures';
import type { Passage } from '../reading/read-passage';
import type { Placed, Read } from '../reading/read-sentence';

/** What a passage says of one figure: who or what has it, the verb, and the other words that stand with it. */
export type StatedFact = {
  figure: Placed<Amount>;
  read: Read;
  passage: Passage;
  index: number;
  /** The stretches of the sentence that say it: its own, and what it shares with the figure before it. */
  stretches: readonly Stretch[];
  subject: readonly Word[];
  /** The words between commas behind the subject: a statement may say it and need not. */
  aside: readonly Word[];
  /** The subject is a pronoun: its words are those of the sentence before. */
  isPronoun: boolean;
  verb: Word | undefined;
  rest: readonly Word[];
  /** It is what the part of this figure leaves: "36,000 are in Darun and the rest in Vesk". */
  isRest: boolean;
  /** It is of an earlier time than the other figures of its sentence: "up from 36 percent". */
  isBack: boolean;
  periods: readonly Placed<Period>[];
};

/** Figures of all passages that are read as facts; pairs of them grow with the square. */
const mostFacts = 36;

/** The facts of passages, in their order. */
export function factsOf(passages: readonly Passage[]): readonly StatedFact[] {
  const found: StatedFact[] = [];
  for (const passage of passages)
    for (const index of passage.sentences.keys()) {
      if (found.length >= mostFacts) return found;
      for (const fact of factsIn(passage, index)) if (found.length < mostFacts) found.push(fact);
    }
  return found;
}

const known = new WeakMap<Passage, Map<number, readonly StatedFact[]>>();

function factsIn(passage: Passage, index: number): readonly StatedFact[] {
  const ofPassage = known.get(passage) ?? new Map<number, readonly StatedFact[]>();
  known.set(passage, ofPassage);
  const before = ofPassage.get(index);
  if (before) return before;
  const made = readFacts(passage, index);
  ofPassage.set(index, made);
  return made;
}

/** The facts of a sentence whose clauses are read: one for each figure. */
function readFacts(passage: Passage, index: number): readonly StatedFact[] {
  const read = passage.sentences[index];
  const found: StatedFact[] = [];
  const previous = index > 0 ? factsIn(passage, index - 1) : [];
  for (const proposition of read ? propositionsOf(read) : []) {
    const owner = subjectOwner(proposition, passage, index);
    if (!owner) return [];
    const own = { proposition, owner, passage, index };
    for (const slot of [...proposition.subject, ...proposition.slots])
      for (const { amount } of slot.units)
        if (amount && !isIdle(amount.of)) found.push(factOf(own, slot, amount, [...previous, ...found]));
    const rest = restOf(own, found.at(-1));
    if (rest) found.push(rest);
  }
  return found
    .filter(isLevel)
    .map((fact) =>
      fact.periods.length > 0 || fact.isBack ? fact : { ...fact, periods: periodsBefore(fact) },
    )
    .toSorted((one, other) => one.figure.at - other.figure.at);
}

const isLevel = ({ figure, read }: StatedFact): boolean =>
  figure.of.range === undefined && !/^(?:by|times|rank)$/.test(roleIn(figure, read));

type Own = { proposition: Proposition; owner: Proposition; passage: Passage; index: number };

const contentOf = (units: readonly Unit[]) => wordsIn(units).filter((word) => saysWhat(word));

function factOf(
  { proposition, owner, passage, index }: Own,
  slot: Slot,
  figure: Placed<Amount>,
  before: readonly StatedFact[],
): StatedFact {
  const { read, subject, slots, verb, stretches } = proposition;
  const isInSubject = subject.includes(slot);
  const isBesideFigure = (each: Slot) => !hasFigure(each) || each.isInner;
  const others = slots.filter(
    (each) => each !== slot && isBesideFigure(each) && (slot.isBack || !each.isBack),
  );
  const named = contentOf(slot.units);
  const isBare = named.length === 0 && (figure.of.unit === undefined || slot.isBack);
  return {
    ...{ figure, read, passage, index, stretches },
    subject: contentOf(unitsOfSlots(owner.subject)).filter((word) => !isInSubject || !named.includes(word)),
    aside: contentOf(owner.aside),
    isPronoun: isPronoun(proposition),
    verb: verb ?? auxiliaryOf(proposition),
    rest: [
      ...named,
      ...(isBare ? nounsBefore(proposition, slot, before) : []),
      ...contentOf(unitsOfSlots(others)),
    ],
    isRest: false,
    isBack: slot.isBack || slot.lead === 'from' || isEarlier(figure, read),
    periods: timesOf(proposition, figure, slot),
  };
}

const auxiliaryOf = ({ auxiliaries, read, stretches }: Proposition): Word | undefined =>
  read.words.find(
    ({ at, end, lower }) =>
      lower === auxiliaries.at(-1) && stretches.some(({ from, to }) => at >= from && end <= to),
  );

/** "412,000 patients, up from 386,000", "640 beds and the other has 320": what a bare figure counts was named before. */
function nounsBefore(
  { slots, read, verb, auxiliaries }: Proposition,
  slot: Slot,
  before: readonly StatedFact[],
): readonly Word[] {
  const main = slots.find((each) => each !== slot && hasFigure(each) && !each.isBack);
  if (main && slot.isBack) return contentOf(main.units);
  const own = before.filter((fact) => !fact.isRest);
  const isNamed = ({ figure, rest: [noun] }: StatedFact) =>
    noun !== undefined && noun.at >= figure.end && noun.at - figure.end < 2;
  const last = own.findLast((fact) => isNamed(fact) || fact.figure.of.unit !== undefined);
  // "Arden had 40 visitors. Brill had 30."
  const isAlike = last?.read === read || last?.verb?.lower === (verb?.lower ?? auxiliaries.at(-1));
  return last && isNamed(last) && isAlike ? last.rest.slice(0, 1) : [];
}

/** The times behind a figure and before the next one; else those that lead the clause. */
function timesOf(
  { times, subject, slots }: Proposition,
  figure: Placed<Amount>,
  { isBack, lead }: Slot,
): readonly Placed<Period>[] {
  const figures = unitsOfSlots([...subject, ...slots]).flatMap(({ amount }) => amount ?? []);
  const next = figures.find(({ at }) => at > figure.at)?.at ?? Number.MAX_SAFE_INTEGER;
  const backs = unitsOfSlots(slots.filter((slot) => slot.isBack)).flatMap(({ period }) => period ?? []);
  const behind = [...times, ...backs].filter(({ at }) => at > figure.end && at < next);
  if (behind.length > 0) return behind.map((each) => ofSamePart(each, times, slots));
  if (isBack || lead === 'from') return [];
  const first = figures[0]?.at ?? 0;
  const leading = times.filter(({ at }) => at < first);
  return leading.length > 0 ? leading : times.filter(() => figures.length < 2);
}

/** "In the same quarter of 2023": that part of the year which the clause is of. */
function ofSamePart(
  each: Placed<Period>,
  [now]: readonly Placed<Period>[],
  slots: readonly Slot[],
): Placed<Period> {
  const isSame = wordsIn(unitsOfSlots(slots)).some(
    ({ lower, end }) => lower === 'same' && each.at - end < 16 && each.at > end,
  );
  if (!isSame || !now || now === each || each.of.to - each.of.from < 1100) return each;
  const year = Math.floor(each.of.from / 10_000) * 10_000;
  const of = { ...each.of, from: year + (now.of.from % 10_000), to: year + (now.of.to % 10_000) };
  return { ...each, of };
}

/** "and the county council the rest": what the figure before it leaves. */
function restOf(
  { proposition, owner, passage, index }: Own,
  part: StatedFact | undefined,
): StatedFact | undefined {
  const { read, slots, verb, subject, stretches } = proposition;
  if (!part || ![...slots, ...subject].some(isRest) || slots.some(hasFigure)) return undefined;
  return {
    ...{ figure: part.figure, periods: part.periods, isPronoun: part.isPronoun },
    ...{ read, passage, index, stretches },
    subject: subject.some(isRest) ? [] : contentOf(unitsOfSlots(owner.subject)),
    aside: [...part.subject, ...part.aside, ...part.rest],
    verb,
    rest: contentOf(unitsOfSlots(slots.filter((each) => !isRest(each)))),
    isRest: true,
    isBack: false,
  };
}

/** The time that the sentence before tells of, where this one names none: "Broadcasting brought in 42 million" of the season before it. */
function periodsBefore({ passage, index, read }: StatedFact): readonly Placed<Period>[] {
  if (index === 0 || read.periods.length > 0) return [];
  const dated = factsIn(passage, index - 1).filter((fact) => !fact.isBack && fact.periods.length > 0);
  const [first] = dated;
  const isOne = (fact: StatedFact) =>
    first !== undefined &&
    fact.periods.length === first.periods.length &&
    fact.periods.every((each) => first.periods.some(({ of }) => samePeriod(each.of, of)));
  return first && dated.every(isOne) ? first.periods : [];
}
