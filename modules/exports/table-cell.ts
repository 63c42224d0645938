/** How a table cell is drawn. Spec section 5, table cell styling. */
export type CellStyle =
  | 'positive'
  | 'negative'
  | 'money'
  | 'temperature'
  | 'badge-destructive'
  | 'badge-secondary'
  | 'badge-default'
  | 'plain';

export function cellStyle(header: string, cell: string): CellStyle {
  const text = cell.trim();
  if (/risk|level/i.test(header) && text) return badge(text.toLowerCase());
  if (text.includes('%') && text.startsWith('+')) return 'positive';
  if (text.includes('%') && /^[-−]/.test(text)) return 'negative';
  if (text.startsWith('$')) return 'money';
  if (/°[CF]/.test(text)) return 'temperature';
  return 'plain';
}

function badge(level: string): CellStyle {
  if (/\b(high|critical)\b/.test(level)) return 'badge-destructive';
  return /\bmedium\b/.test(level) ? 'badge-secondary' : 'badge-default';
}

/** Columns of figures stand right-aligned, so that digits line up. */
export function isFigureColumn(rows: readonly (readonly string[])[], column: number): boolean {
  const cells = rows.map((row) => row[column]?.trim() ?? '').filter(Boolean);
  return cells.length > 0 && cells.every((cell) => /^[-+−$€£~≈]?\s?[$€£]?\d/.test(cell) && cell.length <= 16);
}
