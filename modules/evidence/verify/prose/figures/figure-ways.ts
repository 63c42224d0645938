import type { Amount } from '../../numbers/amounts';
import { downStems, upStems } from '../../words/lexicon';
import { roleIn } from '../reading/passage-figures';
import { segmentOf } from './passage-segments';
import type { Placed, Read } from '../reading/read-sentence';
import type { Word } from '../../text/scan';

const above = /^(?:more|higher|larger|longer|greater|bigger|heavier|dearer|above|up)$/;
const below = /^(?:fewer|less|lower|smaller|shorter|lighter|cheaper|below|down)$/;

/** 1 for a word of a rise, -1 for one of a fall, 0 for others. "Up to" and "more than 3" bound a figure. */
function wayOf({ lower, stem, end }: Word, { text }: Read): number {
  if (/^ (?:to|than)\b/.test(text.slice(end)) && /^(?:up|more|less|fewer)$/.test(lower)) return 0;
  if (upStems.has(stem) || above.test(lower)) return 1;
  return downStems.has(stem) || below.test(lower) ? -1 : 0;
}

/**
 * Which way a figure says that something went or differs: by the word right behind it, else by the nearest of its own stretch of
 * the sentence before it. 0 where it is no change, or where words of both ways stand there.
 */
export function wayAt(read: Read, placed: Placed<Amount>): number {
  const next = read.words.filter(({ at }) => at > placed.end).slice(0, 2);
  const isNear = (word: Word | undefined, end: number | undefined) =>
    word !== undefined && word.at - (end ?? 0) === 1;
  const compared = next.find(
    (word, index) =>
      isNear(word, index === 0 ? placed.end : next[0]?.end) &&
      (above.test(word.lower) || below.test(word.lower)),
  );
  if (compared && isNear(next[0], placed.end)) return above.test(compared.lower) ? 1 : -1;
  if (roleIn(placed, read) !== 'by') return 0;
  const { from, to } = segmentOf(read, placed);
  const within = read.words.filter(({ at, end }) => at >= from && end <= to);
  const ways = new Set(within.map((word) => wayOf(word, read)).filter((way) => way !== 0));
  const [way = 0] = ways;
  return ways.size === 1 ? way : 0;
}
