import { segmentsIn } from '../kernel/segments';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Words after which a full stop ends nothing. */
const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|cf|vs|approx|ca|no|nos|fig|figs|dr|mr|mrs|ms|prof|st|inc|ltd|co|corp|dept|est|al|jr|sr|u\.s|u\.k|u\.n|p|pp|vol|[A-Z])\.\s*$/i;

export type Piece = { text: string; offset: number };

/** Sentences of a paragraph with where they start; a line break counts as a space. */
export function sentencesWithOffsets(paragraph: string): Piece[] {
  const pieces: Piece[] = [];
  let open: Piece | undefined;
  for (const { segment, index } of segmentsIn(paragraph.replace(/\n/g, ' '), segmenter)) {
    if (open) open.text += segment;
    else open = { text: segment, offset: index };
    if (abbreviation.test(open.text) && open.text.length < 1_000) continue;
    pieces.push(open);
    open = undefined;
  }
  if (open) pieces.push(open);
  return pieces.map(tidied).filter(({ text }) => text !== '');
}

/** Sentences of a text, white space tidied. */
export function sentencesOf(text: string): string[] {
  return sentencesWithOffsets(text).map((piece) => piece.text);
}

function tidied({ text, offset }: Piece): Piece {
  const start = text.length - text.trimStart().length;
  return { text: text.trim().replace(/\s+/g, ' '), offset: offset + start };
}
