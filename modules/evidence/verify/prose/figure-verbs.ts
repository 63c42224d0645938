import { downStems, upStems } from '../words/lexicon';
import { type Pair, roleIn } from './passage-figures';
import type { Read } from './read-sentence';
import { type VerbUse, verbUses } from './verb-uses';

/** The verb that a figure stands beside: the last one before it, else the first behind it. */
export function verbOf(at: number, uses: readonly VerbUse[]): VerbUse | undefined {
  return (
    uses.findLast(({ word, isReduced }) => word.at < at && !isReduced) ??
    uses.find(({ word }) => word.at > at)
  );
}

const having = /\b(?:has|have|had) (?:about |some |around |nearly |almost )?$/i;
const holding =
  /^(?:has|have|had|having|is|are|was|were|be|been|employs?|employed|owns?|owned|runs?|ran|operates?|operated|counts?|counted|numbers?|numbered|comprises?|comprised|totals?|totalled|holds?|held|includes?|included|stands?|stood|keeps?|kept)$/;

/** "has 34 shops" of "opened 34 shops": what was added or bought is not what there is. */
export function otherHolding(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  for (const { amount, matches } of pairs) {
    const [match] = matches;
    if (!match || !having.test(claim.text.slice(0, amount.at))) continue;
    const verb = verbOf(match.at, verbUses(source))?.word;
    const words = source.words.filter(({ end }) => end <= match.at).slice(-4);
    if (verb && !holding.test(verb.lower) && !words.some(({ lower }) => holding.test(lower)))
      return verb.text;
  }
  return undefined;
}

/** "rose to 13 percent" of "stood at 13 percent": a level is no change. */
export function levelAsChange(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const isChange = ({ stem, lower }: Read['words'][number]) =>
    upStems.has(stem) || downStems.has(stem) || /^(?:up|down|from)$/.test(lower);
  if (
    pairs.length > 1 ||
    source.words.some(isChange) ||
    !claim.words.some(({ stem }) => upStems.has(stem) || downStems.has(stem))
  )
    return undefined;
  return pairs.find(
    ({ amount, matches }) =>
      /\bto (?:\p{Sc} ?|[A-Z]{3} )?(?:about |some |nearly )?$/u.test(claim.text.slice(0, amount.at)) &&
      matches.length > 0 &&
      matches.every((match) => roleIn(match, source) === 'level'),
  )?.amount.of.text;
}
