import { type Piece, sentencesWithOffsets } from '../verify/text/sentences';

/** A span before it has its id. */
export type Cut = { text: string; line: number };

/** Characters of one span of prose; one sentence longer than this is cut at a word. */
export const spanLength = 400;

/** Cuts a block of prose into spans of whole sentences, each with the line it starts on. */
export function splitBlock(block: string, firstLine: number): Cut[] {
  // Its sentences would be put together again: the segmenter takes most of the time of reading short paragraphs.
  if (block.length < spanLength) return cutShort(block, firstLine);
  const groups: Piece[] = [];
  for (const piece of sentencesWithOffsets(block).flatMap(cutLong)) {
    const last = groups.at(-1);
    if (last && last.text.length + piece.text.length < spanLength) last.text += ` ${piece.text}`;
    else groups.push({ ...piece });
  }
  return withLines(groups, block, firstLine);
}

function cutShort(block: string, firstLine: number): Cut[] {
  const text = block.trim().replace(/\s+/g, ' ');
  if (text === '') return [];
  return withLines([{ text, offset: block.length - block.trimStart().length }], block, firstLine);
}

/** Cuts plain text: paragraphs end at empty lines. */
export function splitIntoSpans(text: string, firstLine = 1): Cut[] {
  const cuts: Cut[] = [];
  let block: string[] = [];
  let start = firstLine;
  const flush = () => {
    if (block.length > 0) for (const cut of splitBlock(block.join('\n'), start)) cuts.push(cut);
    block = [];
  };
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') flush();
    else {
      if (block.length === 0) start = firstLine + index;
      block.push(line);
    }
  }
  flush();
  return cuts;
}

function cutLong({ text, offset }: Piece): Piece[] {
  const parts: Piece[] = [];
  let from = 0;
  while (text.length - from > spanLength) {
    // Searched in this piece alone: lastIndexOf over the whole text goes back to its beginning, once for each piece.
    const space = text.slice(from, from + spanLength + 1).lastIndexOf(' ');
    const to = from + (space > 0 ? space : spanLength);
    parts.push({ text: text.slice(from, to).trim(), offset });
    from = to;
  }
  parts.push({ text: text.slice(from).trim(), offset });
  return parts.filter((part) => part.text !== '');
}

/** Offsets only grow, so the lines are counted in one walk. */
function withLines(pieces: readonly Piece[], block: string, firstLine: number): Cut[] {
  let line = firstLine;
  let at = 0;
  return pieces.map(({ text, offset }) => {
    for (; at < offset; at += 1) if (block.charCodeAt(at) === 10) line += 1;
    return { text, line };
  });
}
