import { type Finding, finding } from '../../tables/check-table';
import type { Word } from '../../text/scan';
import { isIdle, isSaidBy, rateOf, roleIn, saysWhat } from '../reading/passage-figures';
import type { Passage } from '../reading/read-passage';
import type { Read } from '../reading/read-sentence';
import { areLimitedAlike, isSaidAlike, speakerIn } from '../reading/shared-limits';
import { verbUses } from '../reading/verb-uses';
import { isShare } from '../reading/worked-figures';
import { isCoveredBy, isLight, keysOf, leftAway, wordsOf } from './fact-words';
import { isOfTimes } from './fact-times';
import { type StatedFact, factsOf } from './stated-facts';

/** Words that turn or narrow what a level is: a fact has them as well. */
const turning =
  /^(?:after|before|until|till|since|over|under|below|above|all|most|only|first|last|again|still|each|every|none|no|never|beginning|start|end|ended|early|late|later|earlier|within|during|from|against|without|both|same|other|another|least|maximum|minimum|many|some|several|gross|net|weekly|monthly|annual|annually|yearly|daily|hourly|final|provisional|up|down|ago|yet|already|now)$/;

/**
 * A statement that a measured thing has a size, in other words than the passage: "The plant covers an area of 1.8 square kilometres" of one
 * that "covers 180 hectares". The verb says no more than that it has it.
 */
export function levelFact(claim: Read, passages: readonly Passage[]): Finding | undefined {
  if (claim.text.length > 200 || /["“”„«»?;]/.test(claim.text)) return undefined;
  const [figure, ...more] = claim.amounts.filter(({ of }) => !isIdle(of));
  const verb = verbUses(claim).findLast(({ isReduced }) => !isReduced)?.word;
  const isPlain = !verb || isLight(verb) || /^covers?(?:ed)?$/.test(verb.lower);
  if (!figure?.of.unit || figure.of.range || more.length > 0 || !isPlain) return undefined;
  if (isShare(figure.of) || roleIn(figure, claim) !== 'level') return undefined;
  const said = speakerIn(claim);
  if (!said) return undefined;
  const words = claim.words.filter((word) => !said.isIn(word) && saysWhat(word));
  const told = keysOf(words);
  const found = factsOf(passages).find(
    (fact) =>
      fact.subject.length > 0 &&
      !fact.isRest &&
      isSaidBy(figure.of, fact.figure.of) &&
      rateOf(figure, claim) === rateOf(fact.figure, fact.read) &&
      words.every((word) => isCoveredBy(word, claim, [fact], told)) &&
      leftAway(fact, told, claim, false) === undefined &&
      isOfTimes(fact, claim) &&
      areTurnedAlike(claim, fact) &&
      areLedAlike(claim, fact) &&
      areLimitedAlike(
        claim,
        fact.stretches.map((stretch) => ({ read: fact.read, ...stretch })),
      ) &&
      isSaidAlike({ speaker: said.speaker }, [fact.read], undefined),
  );
  return found && { ...finding('supported'), spanIds: [found.passage.id] };
}

/** Words that turn what a statement says stand in the fact as well: "until", "all", "at the end". */
function areTurnedAlike(claim: Read, { read, stretches }: StatedFact): boolean {
  const held = new Set(
    read.words
      .filter(({ at, end }) => stretches.some(({ from, to }) => at >= from && end <= to))
      .map(({ lower }) => lower),
  );
  return claim.words.every(({ lower }) => !turning.test(lower) || held.has(lower));
}

const leadOf = ({ at }: Word, { text }: Read): string =>
  /\b(to|from|by|for|with|against) (?:(?:the|an?|its|their) )?(?:\p{L}+ )?$/u.exec(
    text.slice(Math.max(0, at - 30), at),
  )?.[1] ?? '';

/** "To", "from" and "for" stand before the same words. */
function areLedAlike(claim: Read, fact: StatedFact): boolean {
  const words = wordsOf(fact);
  return claim.words.filter(saysWhat).every((word) => {
    const held = words.filter(({ meaning }) => meaning === word.meaning);
    return held.length === 0 || held.some((each) => leadOf(each, fact.read) === leadOf(word, claim));
  });
}
