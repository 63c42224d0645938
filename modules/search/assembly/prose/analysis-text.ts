import { sentenceRanges, type Range } from '../../../evidence/contract';
import { rawBlocks, type RawBlock } from './markdown-blocks';
import { plainWithMarks, type Marked } from './inline-placeholders';
import { withoutControls, withoutHtml } from './plain-text';
import { factIndex, type VerifiedFact } from '../../ledger';
import type { Block } from '../../report';

/**
 * A whole sentence as shown, with its citations and figures. `english`: the same with its figures in English notation, which
 * is what the check reads; absent where they are shown so.
 */
export type Mention = {
  sentence: string;
  spanIds: string[];
  factIds: string[];
  unresolved: string[];
  english?: string;
};

export type ParsedSentence = { text: string; mention: Mention };
export type ParsedBlock = { type: Block['type']; content: string; sentences: ParsedSentence[] };

/** Spec section 9: paragraph minimum 15 characters. */
const paragraphMinimum = 15;

/** Spec section 5, "Analysis text parsing": model Markdown to blocks; citations are taken out and kept per sentence. */
export function parseAnalysis(markdown: string, facts: readonly VerifiedFact[] = []): ParsedBlock[] {
  const index = factIndex(facts);
  const lines = withoutHtml(withoutControls(markdown));
  return rawBlocks(lines).flatMap((raw) => readable(raw, plainWithMarks(raw.raw, index)));
}

/** Parses a text of one paragraph, such as a summary or an answer. */
export function parseProse(
  text: string,
  facts: readonly VerifiedFact[] = [],
): { text: string; mentions: Mention[] } {
  const marked = markedLine(text, facts);
  return { text: marked.text, mentions: mentionsIn(marked) };
}

/** For titles, labels, questions: one line of plain words. */
export function cleanText(text: string, facts: readonly VerifiedFact[] = []): string {
  return markedLine(text, facts).text;
}

function markedLine(text: string, facts: readonly VerifiedFact[]): Marked {
  const lines = withoutControls(text).replace(/^[^\S\n]*(?:#{1,6}|[-*+•>])\s+/gm, '');
  return plainWithMarks(lines, factIndex(facts));
}

function readable({ type }: RawBlock, marked: Marked): ParsedBlock[] {
  if (!/[\p{L}\p{N}]/u.test(marked.text)) return [];
  if (type === 'paragraph' && marked.text.length <= paragraphMinimum) return [];
  const pieces = mentionsIn(marked).map((mention): Piece<Mention> => ({
    text: mention.sentence,
    of: mention,
  }));
  return (type === 'paragraph' ? splitParagraphs(pieces) : [pieces]).map((group) => ({
    type,
    content: group.map((piece) => piece.text).join(' '),
    sentences: group.map(({ text, of }) => ({ text, mention: of })),
  }));
}

function mentionsIn({ text, marks }: Marked): Mention[] {
  const ranges = sentenceRanges(text);
  const mentions = ranges.map(({ start, end }): Mention => ({
    sentence: text.slice(start, end),
    spanIds: [],
    factIds: [],
    unresolved: [],
  }));
  for (const mark of marks) {
    const mention = mentions[sentenceAt(ranges, mark.at)];
    if (!mention) continue;
    mention.spanIds = [...new Set([...mention.spanIds, ...mark.spanIds])];
    if (mark.factId && !mention.factIds.includes(mark.factId)) mention.factIds.push(mark.factId);
    if (mark.unresolved) mention.unresolved.push(mark.unresolved);
  }
  return mentions.map((mention, at) => withEnglish(mention, ranges[at], { text, marks }));
}

function withEnglish(
  mention: Mention,
  { start, end }: Range = { start: 0, end: 0 },
  marked: Marked,
): Mention {
  let english = '';
  let from = start;
  for (const mark of marked.marks) {
    if (!mark.english || mark.at <= start || mark.english.end > end) continue;
    english += marked.text.slice(from, mark.at - 1) + mark.english.text;
    from = mark.english.end;
  }
  return english === '' ? mention : { ...mention, english: english + marked.text.slice(from, end) };
}

/** A citation after the full stop belongs to the sentence before it. */
function sentenceAt(ranges: readonly Range[], at: number): number {
  const after = ranges.findIndex(({ start }) => start >= at);
  return Math.max(0, (after < 0 ? ranges.length : after) - 1);
}

/** Spec section 5: paragraphs are chunked to fewer than 400 characters. */
const chunkLimit = 400;

/** A piece of text and the index of its sentence. */
type Piece<T> = { text: string; of: T };

/** Groups sentences so that each group, joined by spaces, stays under the limit. Cuts a longer sentence between words. */
function splitParagraphs<T>(sentences: readonly Piece<T>[]): Piece<T>[][] {
  const groups: Piece<T>[][] = [];
  let length = chunkLimit;
  for (const piece of sentences.flatMap(cut)) {
    const open = groups.at(-1);
    if (open && length + 1 + piece.text.length < chunkLimit) {
      open.push(piece);
      length += 1 + piece.text.length;
    } else {
      groups.push([piece]);
      length = piece.text.length;
    }
  }
  return groups;
}

function cut<T>({ text, of }: Piece<T>): Piece<T>[] {
  const pieces: Piece<T>[] = [];
  let rest = text;
  while (rest.length >= chunkLimit) {
    const at = cutPoint(rest);
    pieces.push({ text: rest.slice(0, at).trimEnd(), of });
    rest = rest.slice(at).trimStart();
  }
  return rest ? [...pieces, { text: rest, of }] : pieces;
}

function cutPoint(text: string): number {
  const space = text.lastIndexOf(' ', chunkLimit - 1);
  if (space > 0) return space;
  const inPair = /[\uD800-\uDBFF]/.test(text.charAt(chunkLimit - 2));
  return inPair ? chunkLimit - 2 : chunkLimit - 1;
}
