import { downStems, highestWords, lessWords, lowestWords, moreWords, upStems } from '../words/lexicon';
import type { Token, Word } from '../text/scan';

const joints = new Set([
  'but',
  'while',
  'whereas',
  'although',
  'though',
  'whose',
  'which',
  'who',
  'yet',
  'despite',
  'nevertheless',
  'nonetheless',
]);

/** The parts of a sentence between its joints, each with a figure or a word of comparison. */
export function partsOf(tokens: readonly Token[], text: string): Token[][] {
  const parts: Token[][] = [[]];
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    const follows = ranksNext(next, tokens[index + 2]);
    const comma = token.kind === 'mark' && /^[;,]$/.test(token.text) && !follows;
    const and = token.kind === 'word' && token.lower === 'and' && next?.kind === 'word';
    const word = token.kind === 'word' && joints.has(token.lower);
    if (comma || and || word) parts.push([]);
    if (!comma && !and && !word) parts.at(-1)?.push(token);
  }
  const full = (part: readonly Token[]) =>
    part.some(({ kind }) => kind === 'amount') ||
    part.some((token) => token.kind === 'word' && isTelling(token));
  const joined: Token[][] = [];
  for (const part of parts.filter(({ length }) => length > 0)) {
    const open = joined.at(-1);
    // "The most beds, 60": a figure alone is that of the part before.
    if (open && (!full(open) || !full(part) || (part.length === 1 && part[0]?.kind === 'amount')))
      for (const token of part) open.push(token);
    else joined.push([...part]);
  }
  return text.length > 0 && joined.every(full) ? joined : [];
}

/** "..., followed by Storr Dam with 147 m", "..., then the Loop": the next place in the order told before. */
const ranksNext = (word: Token | undefined, next: Token | undefined) =>
  word?.kind === 'word' &&
  (/^(?:followed|trailed|ahead)$/.test(word.lower) ||
    (/^(?:then|before|behind|next)$/.test(word.lower) &&
      next?.kind === 'word' &&
      (next.lower === 'the' || next.isName)));

const isTelling = ({ stem, lower }: Word) =>
  lower === 'twice' ||
  upStems.has(stem) ||
  downStems.has(stem) ||
  highestWords.has(lower) ||
  lowestWords.has(lower) ||
  moreWords.has(lower) ||
  lessWords.has(lower);
