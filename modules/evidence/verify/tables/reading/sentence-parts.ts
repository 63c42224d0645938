import { downStems, highestWords, lessWords, lowestWords, moreWords, upStems } from '../../words/lexicon';
import type { Token, Word } from '../../text/scan';

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

const joint = /;|,? (?:while|whereas|although|though|even though|even as|but)(?= )|, (?:where|when|and)(?= )/;
const leading = /^(?:although|though|even though|while|whereas) /i;
/** A comma between two clauses, and none within a figure. */
const comma = /, (?=\p{L})/u;

/**
 * The clauses of a sentence, each as a text of its own: "A, although B", "Although A, B", "A; B". None where it is one. A clause
 * in the middle of another, or one that is denied or supposed from outside of it, is none.
 */
export function clausesOf(text: string): string[] {
  const lead = leading.exec(text)?.[0];
  const plain = lead === undefined ? text : text.slice(lead.length);
  if (/\b(?:not|neither|nor|if|unless|that(?! (?:year|quarter|month|of)\b))\b/i.test(plain)) return [];
  const at = (lead === undefined ? joint : comma).exec(plain);
  if (!at) return [];
  const first = plain.slice(0, at.index).trim();
  const rest = plain.slice(at.index + at[0].length).trim();
  if (first.length < shortest || rest.length < shortest) return [];
  const more = lead === undefined ? clausesOf(rest) : [];
  return [first, ...(more.length > 0 ? more : [rest])];
}

const shortest = 8;
