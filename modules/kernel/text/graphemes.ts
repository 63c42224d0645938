/** A piece of a text and where it begins. */
export type Segment = { segment: string; index: number; isWordLike?: boolean };

const windowLength = 500;

/**
 * What `Intl.Segmenter` finds in a text. Asked for all of a long one it takes time with the square of its length, so it
 * is handed the text bit by bit; a piece that a bit may have cut in two is looked at again with what follows.
 */
export function* segmentsIn(text: string, segmenter: Intl.Segmenter): Generator<Segment> {
  let from = 0;
  let length = windowLength;
  while (from < text.length) {
    const isLast = from + length >= text.length;
    const found = [...segmenter.segment(text.slice(from, from + length))];
    const whole = isLast ? found : found.slice(0, -1);
    for (const { segment, index, isWordLike } of whole) yield { segment, index: from + index, isWordLike };
    if (isLast) return;
    // One piece filled the window: it needs a larger one.
    length = whole.length > 0 ? windowLength : length * 2;
    from += found.at(-1)?.index ?? 0;
  }
}
