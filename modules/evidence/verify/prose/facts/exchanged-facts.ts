import { type Finding, finding } from '../../tables/check-table';
import { isIdle, isSaidBy, saysWhat } from '../reading/passage-figures';
import type { Passage } from '../reading/read-passage';
import type { Read } from '../reading/read-sentence';
import { isAmong, keysOf, wordsOf } from './fact-words';
import { type StatedFact, factsOf } from './stated-facts';

/** What a statement says of a part and the passage of the others. */
export function exchangedRest(claim: Read, passages: readonly Passage[]): Finding | undefined {
  const word = wordOfRest(claim, passages);
  return word === undefined ? undefined : finding('related', `The passage says “${word}” of the others.`);
}

/**
 * A word of a statement that its sentence says of what the figure leaves: "1,000 lived in the suburbs" of "1,000 lived in the city and the others in the suburbs".
 * Undefined where the figure stands in more than one fact, or the statement has several.
 */
function wordOfRest(claim: Read, passages: readonly Passage[]): string | undefined {
  const [figure, ...more] = claim.amounts.filter(({ of }) => !isIdle(of));
  if (!figure || more.length > 0 || figure.of.range) return undefined;
  const facts = factsOf(passages);
  const [own, ...same] = facts.filter(({ figure: { of }, isRest }) => !isRest && isSaidBy(figure.of, of));
  if (!own || same.length > 0) return undefined;
  const others = facts.filter((fact) => fact.isRest && fact.read === own.read);
  const held = keysOf([...wordsOf(own), ...own.aside]);
  return claim.words.find(
    (word) =>
      saysWhat(word) && !isAmong(word, held) && others.some((other) => isAmong(word, ownKeysOf(other))),
  )?.text;
}

/** The words that stand in the stretch of a fact itself. */
const ownKeysOf = (fact: StatedFact): ReadonlySet<string> => {
  const stretch = fact.stretches.at(-1);
  return keysOf(wordsOf(fact).filter(({ at, end }) => stretch && at >= stretch.from && end <= stretch.to));
};
