const words =
  '(?:provisional|preliminary|prelim\\.?|prov\\.?|estimated?|est\\.?|revised|forecast|projected|p|e|r)';
const annotated = new RegExp(
  `^(?<plain>[-+\\u2212]?[\\d.,'\\s\\u00a0\\u202f]*\\d\\s?%?)\\s?(?<annotation>\\*{1,3}|[†‡§¹²³⁴-⁹]{1,2}|\\(${words}\\)|\\[\\p{L}{1,3}\\]|(?<=\\d\\s?)${words})$`,
  'iu',
);
const longest = 40;

/**
 * A cell whose source annotates its figure or year, "12.4*", "1,234 e", "2024 (provisional)", "98†", "7.5 [a]": without the annotation,
 * and the annotation. Undefined for any other cell.
 */
export function annotatedCell(cell: string): { plain: string; annotation: string } | undefined {
  // Nearly all cells end with a digit: they are not searched.
  if (cell.length > longest || /\d$/.test(cell)) return undefined;
  const { plain, annotation } = annotated.exec(cell.trim())?.groups ?? {};
  return plain === undefined || annotation === undefined ? undefined : { plain: plain.trim(), annotation };
}
