/** Whether a program for tables would take a cell for something to work out. */
export const isFormula = (cell: string): boolean =>
  /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && Number.isNaN(Number(cell)) && !/^[+-][\d.,]+\s?%?$/.test(cell);

/** What of Markdown, beside the product's own escapes and marks of notes, could become a tag or a link. */
export function markupIn(markdown: string): string[] {
  const words = markdown.replace(/\\[\\`*_[\]|~#+.)-]/g, '').replace(/\[\^\d+\]/g, '');
  return [
    ...(words.match(/<[^\s]|[[\]]|\bwww\.|[a-z]:\/\//gi) ?? []),
    ...(words.replace(/sha256 `[0-9a-f]+`/g, '').match(/`/g) ?? []),
  ];
}
