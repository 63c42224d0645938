/** How a column writes its decimals. */
export type DecimalMark = 'point' | 'comma';

const sign = '[-+\\u2212]?\\s?';
const currency = '(?:[$€£¥₹]|USD|EUR|GBP)?\\s?';
const tail = '\\s?(?:%|[$€£¥₹]|USD|EUR|GBP)?';
const body: Record<DecimalMark, string> = {
  point: "(?:\\d{1,3}(?:([,' \\u00a0\\u202f])\\d{3})(?:\\1\\d{3})*|\\d+)?(?:\\.\\d+)?(?:[eE][-+]?\\d+)?",
  comma: "(?:\\d{1,3}(?:([.' \\u00a0\\u202f])\\d{3})(?:\\1\\d{3})*|\\d+)?(?:,\\d+)?",
};
const pattern: Record<DecimalMark, RegExp> = {
  point: new RegExp(`^${sign}${currency}${sign}${body.point}${tail}$`),
  comma: new RegExp(`^${sign}${currency}${sign}${body.comma}${tail}$`),
};

/** Cells that say "nothing here". */
const gap = /^(?:|:|-|–|—|\.\.?|…|n\/?a|#n\/a|null|nan|n\.a\.?)$/i;

export const isGap = (cell: string): boolean => cell.length < 40 && gap.test(cell.trim());

/** Whether a cell reads as a number; a code such as 007 does not. */
export function isNumeric(cell: string, mark: DecimalMark): boolean {
  const plain = unwrapped(cell);
  return /\d/.test(plain) && pattern[mark].test(plain) && !/^[-+]?0\d/.test(plain);
}

/** The number in a cell that `isNumeric`. */
export function toNumber(cell: string, mark: DecimalMark): number {
  const digits = unwrapped(cell)
    .replace(/\u2212/g, '-')
    .replace(/USD|EUR|GBP|[$€£¥₹%'\s\u00a0\u202f]/g, '');
  const value = Number(
    mark === 'point' ? digits.replace(/,/g, '') : digits.replace(/\./g, '').replace(',', '.'),
  );
  return isBracketed(cell) ? -value : value;
}

/** The unit the cells themselves carry: a currency sign or the percent sign. */
export function unitInCell(cell: string): string {
  return /USD|EUR|GBP|[$€£¥₹%]/.exec(cell)?.[0] ?? '';
}

/** Accountants write minus as brackets. */
const isBracketed = (cell: string) => /^\(.*\)$/.test(cell.trim());
const unwrapped = (cell: string) => (isBracketed(cell) ? cell.trim().slice(1, -1) : cell.trim());
