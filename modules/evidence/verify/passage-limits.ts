import { type Pair, isContent } from './passage-figures';
import type { Read } from './read-passage';
import type { Word } from './scan';

/**
 * What a passage limits a figure by and a statement leaves away: a frame that leads the sentence ("Among smokers, 24 percent"),
 * a limit behind the noun ("farmers with fewer than 20 cows"), or the partner of a figure in a pair ("61 and 48 percent").
 */
export function droppedLimit(
  claim: Read,
  source: Read,
  pairs: readonly Pair[],
  context: ReadonlySet<string>,
): string | undefined {
  return droppedFrame(claim, source, context) ?? droppedBehind(claim, source) ?? halfOfPair(source, pairs);
}

const frame = /^(?:among|in|for|under|of|within|outside|on|at) ([^,.;]{2,50}),/i;

function droppedFrame(
  { meanings }: Read,
  { text, words, amounts, periods }: Read,
  context: ReadonlySet<string>,
) {
  const lead = frame.exec(text);
  if (!lead || [...amounts, ...periods].some(({ at }) => at < lead[0].length)) return undefined;
  const content = words.filter((word) => word.end <= lead[0].length && isContent(word));
  const isKept = content.some(({ meaning }) => meanings.has(meaning) || context.has(meaning));
  return content.length === 0 || isKept ? undefined : lead[1];
}

const limiting = /^(?:with|without|who|whose|aged|entitled|living|under|over|below|above|excluding|among)$/;

/** A limit right behind the last word that both have, where the statement ends. */
function droppedBehind(claim: Read, source: Read): string | undefined {
  const last = claim.words.findLast(isContent);
  if (!last || claim.amounts.some(({ at }) => at > last.end) || claim.periods.some(({ at }) => at > last.end))
    return undefined;
  const places = source.words.filter(({ meaning }) => meaning === last.meaning);
  const limits = places.map((place) => limitBehind(place, source, claim));
  return limits.length > 0 && limits.every((limit) => limit !== undefined) ? limits[0] : undefined;
}

function limitBehind({ end }: Word, source: Read, claim: Read): string | undefined {
  const next = source.words.find(({ at }) => at >= end);
  if (!next || next.at - end !== 1 || !limiting.test(next.lower)) return undefined;
  return claim.words.some(({ lower }) => lower === next.lower)
    ? undefined
    : source.text.slice(end + 1, end + 30).trim();
}

/** One figure of "61 and 48 percent" without the other: only their order assigns them to their subjects. */
function halfOfPair(source: Read, pairs: readonly Pair[]): string | undefined {
  const matched = new Set(pairs.flatMap(({ matches }) => matches.map(({ at }) => at)));
  for (const [index, one] of source.amounts.entries()) {
    const other = source.amounts[index + 1];
    if (!other || one.of.range || source.text.slice(one.end, other.at) !== ' and ') continue;
    if (one.of.unit?.dim !== other.of.unit?.dim || !one.of.unit) continue;
    if (matched.has(one.at) !== matched.has(other.at)) return source.text.slice(one.at, other.end);
  }
  return undefined;
}
