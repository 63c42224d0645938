import type { Word } from '../../text/scan';
import type { Passage } from '../reading/read-passage';
import type { Proposition } from './proposition';
import { propositionsOf } from './read-propositions';
import type { Slot } from './slots';
import type { Unit } from './tagged-units';

const pronoun = /^(?:it|they|he|she)$/;
/** Sentences before a pronoun that are searched for its noun. */
const mostBefore = 3;

export const wordsIn = (units: readonly Unit[]): readonly Word[] => units.flatMap(({ word }) => word ?? []);
export const unitsOfSlots = (slots: readonly Slot[]): readonly Unit[] => slots.flatMap(({ units }) => units);

export const isPronoun = ({ subject }: Pick<Proposition, 'subject'>): boolean => {
  const words = wordsIn(unitsOfSlots(subject));
  return words.length > 0 && words.every(({ lower }) => pronoun.test(lower));
};

/** The proposition whose subject it is: for a pronoun that of the clause before, or the first of the sentence before. Undefined where that is not read. */
export function subjectOwner(
  proposition: Proposition,
  passage: Passage,
  index: number,
  depth = 0,
): Proposition | undefined {
  if (!isPronoun(proposition)) return proposition;
  const start = startOf(proposition);
  const own = passage.sentences[index];
  // "Bexley sold 9,700 cars; it employed 280 people."
  const clause = (own ? propositionsOf(own) : []).findLast(
    (each) => startOf(each) < start && each.subject !== proposition.subject,
  );
  if (clause) return isPronoun(clause) ? subjectOwner(clause, passage, index, depth) : clause;
  const before = depth < mostBefore ? passage.sentences[index - 1] : undefined;
  const [first] = before ? propositionsOf(before) : [];
  return first && subjectOwner(first, passage, index - 1, depth + 1);
}

const startOf = ({ subject }: Proposition): number => subject[0]?.units[0]?.at ?? 0;
