import type { Pair } from '../reading/passage-figures';
import type { Read } from '../reading/read-sentence';
import { type VerbUse, verbUses } from '../reading/verb-uses';

/** Prepositions that bring a second figure into what is done with the first: "laid off 120 workers in 14 fairs". */
const joining =
  /\b(?:in|at|on|for|with|among|through|across|into|onto|over|by) (?:(?:the|its|their|all|about|some) )*$/i;

const duration = /^(?:year|month|time)$/;

/**
 * The verb that a passage has for a figure which the statement brings into the deed of another figure: "built 14 ferries and laid
 * off 120 workers" is no "laid off 120 workers in 14 ferries".
 */
export function joinedDeed(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const [own, ...more] = verbUses(claim).filter(({ isReduced }) => !isReduced);
  if (!own || more.length > 0 || pairs.length < 2) return undefined;
  const uses = verbUses(source).filter(({ isReduced }) => !isReduced);
  const verbsOf = ({ matches }: Pair) => matches.flatMap(({ at }) => verbBefore(uses, at) ?? []);
  const isOwn = ({ meaning }: VerbUse) => meaning === own.meaning;
  if (!pairs.some((pair) => verbsOf(pair).some(isOwn))) return undefined;
  for (const pair of pairs) {
    const { at, of } = pair.amount;
    if (duration.test(of.unit?.dim ?? '') || !joining.test(claim.text.slice(0, at))) continue;
    const verbs = verbsOf(pair);
    const [other] = verbs;
    if (
      other &&
      verbs.length === pair.matches.length &&
      verbs.every((use) => isOther(use, own, claim, source))
    )
      return other.word.text;
  }
  return undefined;
}

const verbBefore = (uses: readonly VerbUse[], at: number) => uses.findLast(({ word }) => word.end <= at);

/** A verb of another predicate that the statement does not have. */
function isOther({ word, meaning }: VerbUse, own: VerbUse, claim: Read, source: Read): boolean {
  if (meaning === own.meaning || claim.meanings.has(word.meaning)) return false;
  const same = verbUses(source).filter((use) => use.meaning === own.meaning);
  return same.every((use) => {
    const [from, to] = use.word.at < word.at ? [use.word.end, word.at] : [word.end, use.word.at];
    return /;|\. |\b(?:and|but|while|whereas)\b/.test(source.text.slice(from, to));
  });
}
