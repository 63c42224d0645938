/** A segment of a text and its start. */
export type Segment = { segment: string; index: number; isWordLike?: boolean };

const windowLength = 500;

/**
 * Segments a text with `Intl.Segmenter`. Given all of a long text, that takes time with the square of its length, so it
 * receives the text in windows; a segment that the end of a window may have cut is segmented again with the next window.
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
    // One segment filled the window, so it needs a larger one.
    length = whole.length > 0 ? windowLength : length * 2;
    from += found.at(-1)?.index ?? 0;
  }
}
