const words =
  '(?:provisional|preliminary|prelim\\.?|prov\\.?|estimated?|est\\.?|revised|forecast|projected|p|e|r)';
/** "12.4*", "1,234 e", "2024 (provisional)", "98†", "7.5 [a]": a figure or a year, and the mark of its source. */
const marked = new RegExp(
  `^(?<plain>[-+\\u2212]?[\\d.,'\\s\\u00a0\\u202f]*\\d\\s?%?)\\s?(?<mark>\\*{1,3}|[†‡§¹²³]|\\(${words}\\)|\\[\\p{L}{1,3}\\]|(?<=\\d\\s?)${words})$`,
  'iu',
);
const longest = 40;

/** A cell without the mark behind its figure, and the mark. Undefined for any other cell. */
export function unmarked(cell: string): { plain: string; mark: string } | undefined {
  // Nearly all cells end with a digit: they are not searched.
  if (cell.length > longest || /\d$/.test(cell)) return undefined;
  const { plain, mark } = marked.exec(cell.trim())?.groups ?? {};
  return plain === undefined || mark === undefined ? undefined : { plain: plain.trim(), mark };
}
