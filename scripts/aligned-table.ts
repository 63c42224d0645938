/** A table for a terminal: a column for each heading, figures aligned to the right. The cells are text already. */
export function alignedTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  isFigure: (column: number) => boolean,
): string {
  const lines = [headings, ...rows].map((line) => line.map(oneLine));
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          isFigure(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
    .concat('\n');
}

/** Replaces characters that would break the line or move the cursor by a space. */
const oneLine = (cell: string) => cell.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
