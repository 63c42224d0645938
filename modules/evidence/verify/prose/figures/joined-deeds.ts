import type { Pair } from '../reading/passage-figures';
import { verbOf } from './figure-verbs';
import type { Read } from '../reading/read-sentence';
import { type VerbUse, verbUses } from '../reading/verb-uses';

/** Prepositions that bring a second figure into what is done with the first: "laid off 120 workers in 14 fairs". */
const joining =
  /\b(?:in|at|on|for|with|among|through|across|into|onto|over|by) (?:(?:the|its|their|all|about|some) )*$/i;

const timeUnit = /^(?:year|month|time)$/;

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
    if (timeUnit.test(of.unit?.dim ?? '') || !joining.test(claim.text.slice(0, at))) continue;
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

/**
 * The verb of a figure, where a statement has another verb of the passage in its place: "went on line in 1984 and was switched off 25 years
 * later" is no "went on line 25 years later".
 */
export function exchangedDeed(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const uses = verbUses(source).filter(({ isReduced, word }) => !isReduced && word.lower !== 'compared');
  const own = verbUses(claim).filter(({ isReduced, word }) => !isReduced && word.lower !== 'compared');
  for (const { amount, matches } of pairs) {
    // "More moved in (2,300) than left (1,900)": a figure in brackets is of the verb before them.
    const isInBrackets = matches.every(({ at }) => source.text.charAt(at - 1) === '(');
    const deed = verbBefore(own, amount.at) ?? (isInBrackets ? own[0] : undefined);
    // "Has not decided on the application for a grant of 180 million": the verb is not that of the figure.
    const isOfNoun = /\p{L} of (?:\p{Sc}|[A-Z]{3} )?$/u.test(claim.text.slice(0, amount.at));
    if (!deed || matches.length === 0 || isOfNoun) continue;
    const verbs = matches.map(({ at }) => verbOf(at, uses));
    // "Asked for help in 310 cases, of which it won 205": of the other figure.
    const isOfOther = pairs.some(
      (pair) =>
        pair.amount !== amount && pair.matches.some(({ at }) => verbOf(at, uses)?.meaning === deed.meaning),
    );
    if (isOfOther) continue;
    const [first] = verbs;
    const isExchanged = verbs.every(
      (verb) =>
        verb !== undefined &&
        verb.meaning !== deed.meaning &&
        !claim.meanings.has(verb.word.meaning) &&
        uses.some((use) => use !== verb && use.meaning === deed.meaning && !leadsTo(use, verb, source)),
    );
    if (first && isExchanged) return first.word.text;
  }
  return undefined;
}

const duration =
  /\b(?:within|over|after|for|during|in) (?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:hour|day|week|month|year|decade)s?\b/i;

/** "Cancelled 1,200 flights and rebooked nine in ten passengers within a day" told as cancelled within a day. */
export function movedDuration(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const time = duration.exec(claim.text)?.[0];
  const at = time === undefined ? -1 : source.text.toLowerCase().indexOf(time.toLowerCase());
  if (time === undefined || at < 0) return undefined;
  const uses = verbUses(source).filter(({ isReduced }) => !isReduced);
  const deed = verbBefore(uses, at);
  const matches = pairs.flatMap((pair) => pair.matches).filter((match) => match.end < at);
  const isApart = (match: { at: number; end: number }) => {
    const own = verbBefore(uses, match.at);
    return (
      own !== undefined &&
      deed !== undefined &&
      own !== deed &&
      !claim.meanings.has(deed.word.meaning) &&
      /[,;]|\b(?:and|but)\b/.test(source.text.slice(match.end, deed.word.at))
    );
  };
  return matches.length > 0 && matches.every(isApart) ? time : undefined;
}

const particleBehind =
  /^ (?:\p{Ll}+ ){0,2}?(?<verb>\p{Ll}+) (?<particle>in|out|up|down|off|away|back)\b(?! (?:the|an?|its|19|20)\b)/u;

/** "5,000 move in and 6,200 move out" told as 5,000 who move out. */
export function otherParticle(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  for (const { amount, matches } of pairs) {
    const own = particleBehind.exec(claim.text.slice(amount.end))?.groups;
    const held = matches
      .map(({ end }) => particleBehind.exec(source.text.slice(end))?.groups)
      .filter((groups) => groups !== undefined);
    const [first] = held;
    if (own && first && held.every(({ verb, particle }) => verb === own.verb && particle !== own.particle))
      return `${first.verb} ${first.particle}`;
  }
  return undefined;
}

/** "Expects prices to rise", "said that prices rose": one deed is of the other. */
const leadsTo = (one: VerbUse, other: VerbUse, { text }: Read): boolean => {
  const between = text.slice(one.word.end, Math.max(one.word.end, other.word.at));
  return (
    /^ that\b|\b(?:to|will|would|could|should) (?:\p{L}+ly )?$/u.test(between) &&
    !/;|, (?:and|but) /.test(between)
  );
};

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
