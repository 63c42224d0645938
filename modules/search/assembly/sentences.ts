import { segmentsIn } from '../../kernel/segments';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A full stop after these, or after initials ("U.S.", "John F."), ends no sentence. */
const titles = /(?:^|[\s(])(?:dr|mr|mrs|ms|prof|st|vs|e\.g|i\.e|cf|figs?|approx|ca)\.\s*$/i;
const initials = /(?:(?:^|[\s(])\p{Lu}\.(?:\p{Lu}\.)+|(?:^|\p{Lu}\p{Ll}+\s)\p{Lu}\.)\s*$/u;
/** These only before a number: "no. 5", "Jan. 12". */
const beforeNumber = /(?:^|[\s(])(?:nos?|jan|feb|mar|apr|aug|sept?|oct|nov|dec)\.\s*$/i;

/** A question or a cry that stands within a sentence: '"How large?" needs a boundary.' */
const cry = /[?!]["'”’»)\]]*\s*$/;
const lowerWord = /^\p{Ll}+(?=[\s,;:.])/u;

/** As much of a sentence as tells whether it has ended. */
const endLength = 60;

export type Range = { start: number; end: number };

function goesOn(sentence: string, next: string): boolean {
  if (titles.test(sentence) || initials.test(sentence)) return true;
  if (cry.test(sentence) && lowerWord.test(next)) return true;
  return beforeNumber.test(sentence) && /^\d/.test(next);
}

/** Where the sentences of a text lie, without the space around them. */
export function sentenceRanges(text: string): Range[] {
  const ranges: Range[] = [];
  let open: Range | undefined;
  for (const { segment, index } of segmentsIn(text, segmenter)) {
    if (open && goesOn(text.slice(Math.max(open.start, open.end - endLength), open.end), segment))
      open.end = index + segment.length;
    else ranges.push((open = { start: index, end: index + segment.length }));
  }
  return ranges.map((range) => trimmed(text, range)).filter(({ start, end }) => end > start);
}

function trimmed(text: string, { start, end }: Range): Range {
  const piece = text.slice(start, end);
  const from = start + piece.length - piece.trimStart().length;
  return { start: from, end: from + piece.trim().length };
}
