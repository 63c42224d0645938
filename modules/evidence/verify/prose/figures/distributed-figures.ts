import { type Pair, isContent, isEarlier, isIdle } from '../reading/passage-figures';
import type { Amount } from '../../numbers/amounts';
import type { Placed, Read } from '../reading/read-sentence';
import { countedBehind } from '../reading/worked-figures';
import { segmentOf } from './passage-segments';
import type { Word } from '../../text/scan';
import { isPastForm, isPresentForm } from '../../words/verbs';

/**
 * What one of several figures is of, where a statement names nothing of it: "fined the driver 600 euros, the passenger 200" gives no fine of
 * 600 euros, and "cured 84 percent of the mild and 39 percent of the severe cases" no cure of 84 percent.
 */
export function droppedShare(
  claim: Read,
  source: Read,
  pairs: readonly Pair[],
  context: ReadonlySet<string>,
): string | undefined {
  for (const { amount, matches } of pairs) {
    const whole =
      droppedWhole(amount, matches, claim, source, context) ?? otherHead(amount, matches, claim, source);
    if (whole) return whole;
    const [match] = matches;
    if (!match || matches.length > 1 || isIdle(match.of)) continue;
    const others = source.amounts.filter((each) => each !== match && isBeside(each, match, source));
    if (others.length === 0) continue;
    const words = ownersOf(match, source);
    const isShared = ({ meaning }: Word) => claim.meanings.has(meaning) || context.has(meaning);
    const areOwned = others.every((each) => ownersOf(each, source).length > 0 || isOrdered(each, source));
    if (areOwned && words.length > 0 && !words.some(isShared)) return words.map(({ text }) => text).join(' ');
  }
  return undefined;
}

/** A figure of the same kind that is given of another, not of another time. */
const isBeside = (one: Placed<Amount>, other: Placed<Amount>, source: Read): boolean =>
  !isIdle(one.of) &&
  !one.of.range &&
  !other.of.range &&
  (one.of.unit && other.of.unit
    ? one.of.unit.dim === other.of.unit.dim
    : [one, other].some((each) => isBare(each, source))) &&
  !isEarlier(one, source) &&
  !isEarlier(other, source);

/** "the passenger 200": neither a unit nor a noun, and no part of another figure. */
const isBare = ({ of, end }: Placed<Amount>, { text }: Read): boolean =>
  !of.unit &&
  !of.fraction &&
  countedBehind(text.slice(end)) === '' &&
  !/^(?: \p{Ll}+)? of (?:them|these|those|which|whom)\b/u.test(text.slice(end));

const pronoun = /^(?:them|it|these|those|which|whom)$/;

/** The words behind a figure in its segment, or the noun right before it where nothing stands behind. */
function ownersOf(figure: Placed<Amount>, source: Read): readonly Word[] {
  const { from, to } = segmentOf(source, figure);
  const behind = source.words.filter(
    (word) => word.at >= figure.end && word.end <= to && isContent(word) && !pronoun.test(word.lower),
  );
  if (behind.length > 0) return behind;
  const before = source.words.findLast((word) => word.at >= from && word.end <= figure.at);
  const isNoun =
    before && isContent(before) && !isPastForm(before.lower) && !isPresentForm(before.lower, before.stem);
  return isNoun ? [before] : [];
}

/** "The second 4.5 million". */
const isOrdered = (figure: Placed<Amount>, source: Read): boolean =>
  source.amounts.some(({ of, end }) => of.ordinal && end < figure.at && figure.at - end < 3);

const ofWhole =
  /^ (?:of|among) (?!(?:them|it|which|whom|these|all)\b)(?<what>[^,;:.]{2,80}?)(?=[,;:.]|$| (?:and|but|while|whereas|in|at|who|that)\b)/;

/** "Protected 91 percent of those under 40" told as 91 percent, of what it does not say. */
function droppedWhole(
  { end, of }: Placed<Amount>,
  matches: readonly Placed<Amount>[],
  claim: Read,
  source: Read,
  context: ReadonlySet<string>,
): string | undefined {
  if (!(of.fraction || of.unit?.dim === 'percent') || !/^(?:[.,;:]|$)/.test(claim.text.slice(end)))
    return undefined;
  const wholes = matches.map((match) => {
    const what = ofWhole.exec(source.text.slice(match.end))?.groups?.what;
    const to = match.end + (what?.length ?? 0) + 12;
    const within = source.words.filter((word) => word.at > match.end && word.end <= to && isContent(word));
    const isSaid = within.some(({ meaning }) => claim.meanings.has(meaning) || context.has(meaning));
    return isSaid ? undefined : what;
  });
  return wholes.length > 0 && wholes.every((whole) => whole !== undefined) ? wholes[0] : undefined;
}

const ofOwner =
  /^ of (?:the |its |their )?(?:[\p{L}-]+ ){0,2}?(?<owner>[\p{L}-]+)(?:['’]s|s['’]) (?<what>(?:[\p{L}\d,.-]+ ){0,3}?)(?<head>\p{Ll}[\p{L}-]+)(?= (?:and|or|in|at|on|to|was|were|is|are|had|has|have|\p{Ll}+ed)\b|[,;:.]|$)/u;
const ofHead = /^ of (?:the |its |their )?(?:[\p{L}-]+ ){0,2}?(?<head>\p{Ll}[\p{L}-]+)(?=[,;:.]|$)/u;

/** "900 of the cooperative's 2,600 hectares" told as 900 of the cooperatives. */
function otherHead(
  { end }: Placed<Amount>,
  matches: readonly Placed<Amount>[],
  claim: Read,
  source: Read,
): string | undefined {
  const own = ofHead.exec(claim.text.slice(end))?.groups?.head;
  if (own === undefined) return undefined;
  const held = matches.map((match) => ofOwner.exec(source.text.slice(match.end))?.groups);
  const isOther = held.every(
    (groups) => groups?.owner !== undefined && own.startsWith(groups.owner) && own !== groups.head,
  );
  return isOther ? held[0]?.head : undefined;
}
