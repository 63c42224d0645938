import type { Amount } from './amounts';
import { downStems, upStems } from './lexicon';
import { endsIn } from './passage-changes';
import { type Pair, isContent, isEarlier } from './passage-figures';
import { samePeriod } from './periods';
import type { Placed, Read } from './read-passage';
import type { Token, Word } from './scan';

const cuts = /^(?:[,;]|and|but|while|whereas|against|versus|than|compared|to|from)$/;

const strongCuts = /^(?:[,;]|and|but|while|whereas|against|versus|compared|than)$/;

/** The stretch of a sentence that belongs to one figure: up to the cut between it and the next. */
export function segmentOf(read: Read, amount: Placed<Amount>): { from: number; to: number } {
  const apart = read.amounts.filter(
    (other) => other.at === amount.at || (other.of.range !== 'high' && !isTime(other)),
  );
  const all =
    amount.of.range === 'high'
      ? apart.filter(({ of, end }) => !(of.range === 'low' && end < amount.at && amount.at - end < 12))
      : apart;
  const index = all.findIndex(({ at }) => at === amount.at);
  const [before, after] = [all[index - 1], all[index + 1]];
  return {
    from: before ? cutBetween(read, before.end, amount.at) : 0,
    to: after ? cutBetween(read, amount.end, after.at) : read.text.length,
  };
}

/** "waiting for more than a year": how long, which has no segment of its own. */
const isTime = ({ of }: Placed<Amount>) =>
  /^(?:year|month)$/.test(of.unit?.dim ?? '') && of.bound !== 'exact';

const lasting = /^than (?:a|an|one|two|three|\d+) (?:year|month|week|day|hour|decade)/;

function cutBetween({ tokens, text }: Read, from: number, to: number): number {
  const between = tokens.filter(
    (token, index) =>
      token.at >= from &&
      token.end <= to &&
      (token.kind === 'mark' || token.kind === 'word') &&
      // "more than a year", "between 2022 and 2023" are no cuts.
      !lasting.test(text.slice(token.at)) &&
      !(tokens[index - 1]?.kind === 'period' && tokens[index + 1]?.kind === 'period'),
  );
  const textOf = (token: Token) =>
    token.kind === 'word' ? token.lower : token.kind === 'mark' ? token.text : '';
  const leads = ({ end }: Token) =>
    /^\s*(?:(?:about|some|nearly|around|over|just|only|a) )*$/.test(text.slice(end, to));
  const found =
    between.findLast((token) => textOf(token) === '.') ??
    between.find((token) => strongCuts.test(textOf(token))) ??
    between.find((token) => cuts.test(textOf(token)) && (textOf(token) !== 'to' || leads(token)));
  return found?.at ?? (from + to) / 2;
}

const ofWhole = /\bof (?:the |all |its |their |these |those )*$/i;

/** A word beside a figure that the passage has beside another figure only. */
export function swappedWord(
  claim: Read,
  source: Read,
  pairs: readonly Pair[],
  context: ReadonlySet<string>,
): string | undefined {
  if (source.amounts.length < 2) return undefined;
  for (const { amount, matches, worked, bases } of pairs) {
    // "a third of the 2,350 people work in Lund": what is said of the part.
    if (pairs.length > 1 && ofWhole.test(claim.text.slice(0, amount.at))) continue;
    const own = segmentOf(claim, amount);
    const ends = worked && !bases && matches.length === 0 ? endsIn(source) : undefined;
    const fault = (ends ? [ends.to, ends.from] : (bases?.slice(0, 1) ?? matches)).map((match) =>
      faultOf(claim, source, own, { match, bases: bases ?? [] }, context),
    );
    if (fault.length > 0 && fault.every((each) => each !== undefined)) return fault[0];
  }
  return undefined;
}

const ownPlace = /^[,;]? ?(?:and |while |but )?(?:in|at|among|for) (?:the |its )?(?!\d)\p{L}/iu;

/** The same meaning, where all words for a rise mean the same, and all for a fall. */
function sameDirection(one: Word, other: Word): boolean {
  if (upStems.has(other.stem)) return upStems.has(one.stem);
  if (downStems.has(other.stem)) return downStems.has(one.stem);
  return one.meaning === other.meaning;
}

function faultOf(
  claim: Read,
  source: Read,
  own: { from: number; to: number },
  { match, bases }: { match: Placed<Amount>; bases: readonly Placed<Amount>[] },
  context: ReadonlySet<string>,
): string | undefined {
  const found = [match, ...bases]
    .map((each) => segmentOf(source, each))
    .reduce((one, other) => ({ from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) }));
  // "A pilot ended in November; it reduced demand by 9 percent": the pronoun takes up the words before.
  const segment = /^;? ?(?:it|they|he|she)\b/i.test(source.text.slice(found.from))
    ? { ...found, from: 0 }
    : found;
  const inSegment = ({ at }: { at: number }) => at >= segment.from && at < segment.to;
  const earlier = isEarlier(match, source)
    ? source.amounts.filter(({ at }) => at < match.at).at(-1)
    : undefined;
  const main = earlier && segmentOf(source, earlier);
  /** "3.8 million passengers, up from 3.1 million": what is counted stands beside the first figure. */
  const inMain = ({ at }: { at: number }) => main !== undefined && at >= main.from && at < main.to;
  const first = source.amounts[0] && segmentOf(source, source.amounts[0]);
  // "In the village 12 of 15 passed, in the town 27 of 33": each has a lead of its own.
  const isLed = ownPlace.test(source.text.slice(segment.from)) && ownPlace.test(source.text);
  const shared = (at: number) =>
    !isLed &&
    first !== undefined &&
    at < (source.amounts[0]?.at ?? 0) &&
    at < first.to &&
    !isOwnLead(source, at);
  const period = claim.periods.find(({ at }) => at >= own.from && at < own.to);
  if (period) {
    const places = source.periods.filter(({ of }) => samePeriod(of, period.of));
    if (places.length > 0 && !places.some(inSegment) && !places.some(({ at }) => shared(at)))
      return period.of.text;
  }
  for (const word of claim.words) {
    if (word.at < own.from || word.at >= own.to || !isContent(word) || context.has(word.meaning)) continue;
    const places = source.words.filter((other) => sameDirection(other, word));
    if (
      places.length > 0 &&
      !places.some(inSegment) &&
      !places.some(inMain) &&
      !places.some(({ at }) => shared(at))
    )
      return word.text;
  }
  return undefined;
}

/** Words before the first figure belong to all figures, unless a comma or "and" parts the figures into clauses. */
function isOwnLead(source: Read, at: number): boolean {
  const [first, second] = source.amounts;
  if (!first || !second) return false;
  const between = source.words.filter((word) => word.at > first.end && word.at < second.at);
  const clause =
    between.some(({ isName }) => isName) ||
    between.some(({ lower }) =>
      /^(?:was|were|is|are|had|has|rose|fell|stood|reached|made|came|paid|took|lost|spent|sold|bought|earned|received|while|whereas|whom)$/.test(
        lower,
      ),
    );
  return clause && at < first.at;
}
