/** Whether a spreadsheet would take a cell for a formula. */
export const isFormula = (cell: string): boolean =>
  /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && Number.isNaN(Number(cell)) && !/^[+-][\d.,]+\s?%?$/.test(cell);

/** Parts of Markdown that could become a tag or a link, except the product's own escapes and footnote marks. */
export function markupIn(markdown: string): string[] {
  const words = markdown.replace(/\\[\\`*_[\]|~#+.)-]/g, '').replace(/\[\^\d+\]/g, '');
  return [
    ...(words.match(/<[^\s]|[[\]]|\bwww\.|[a-z]:\/\//gi) ?? []),
    ...(words.replace(/sha256 `[0-9a-f]+`/g, '').match(/`/g) ?? []),
  ];
}
