/** Spec section 5: paragraphs are chunked to fewer than 400 characters. */
export const chunkLimit = 400;

/** A piece of text and the index of its sentence. */
export type Piece<T> = { text: string; of: T };

/** Groups sentences so that each group, joined by spaces, stays under the limit. Cuts a longer sentence between words. */
export function splitParagraphs<T>(sentences: readonly Piece<T>[]): Piece<T>[][] {
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
