/** Code points from the first to the last, both included. */
export type Range = readonly [first: number, last: number];

/** Parses a CSS unicode-range: "U+0000-00FF,U+0131". */
export function readRanges(css: string): Range[] {
  return css.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

export const covers = (ranges: readonly Range[], point: number): boolean =>
  ranges.some(([first, last]) => point >= first && point <= last);
