/** The content of a column; decides its sort order and its filters. */
export type ColumnKind = 'number' | 'date' | 'text';

/** A blank cell: empty, or a dash. Its row is sorted last in either direction. */
export const isBlank = (cell: string): boolean => /^(?:|[-–—…]|\.\.\.|n\/a)$/i.test(cell.trim());

const scales: Readonly<Record<string, number>> = {
  ...{ K: 1e3, k: 1e3, thousand: 1e3, M: 1e6, mn: 1e6, million: 1e6 },
  ...{ B: 1e9, bn: 1e9, billion: 1e9, T: 1e12, tn: 1e12, trillion: 1e12 },
};
const scaled = /^(?:([KkMBT]|mn|bn|tn)(?![\p{L}\d])|\s?(thousand|million|billion|trillion)\b)/u;
const written =
  /^[≈~]?\s*([-+−]?)\s*(?:US\$|[$€£¥]|(?:USD|EUR|GBP)\s)?\s*([-+−]?)(\d(?:[\d.,]|[\s\u00a0\u2009\u202f](?=\d{3}(?!\d)))*)(.*)$/u;

/** The number in a cell: "+12%", "−3.4", "$12.5B", "1,234.5", "1.28 °C". Undefined without a number. */
export function numberIn(cell: string): number | undefined {
  const text = cell.trim();
  const accounted = /^\((.+)\)$/.exec(text)?.[1];
  const [, before, after, digits = '', rest = ''] = written.exec(accounted ?? text) ?? [];
  if (digits === '' || /^\s?[-–/:]\s?\d|^\s?to\s\d/.test(rest)) return undefined;
  const amount = Number(plainDigits(digits));
  const scale = scaled.exec(rest);
  const negative = accounted !== undefined || /[-−]/.test(`${before}${after}`);
  const value = amount * (scales[scale?.[1] ?? scale?.[2] ?? ''] ?? 1);
  return Number.isFinite(value) ? (negative ? -value : value) : undefined;
}

/**
 * Reads "1,234.5" and "1.234,5" alike: the last sign is the decimal one unless it is a comma before three digits, or
 * repeated.
 */
function plainDigits(text: string): string {
  const digits = text.replace(/[\s\u00a0\u2009\u202f]/g, '').replace(/[.,]+$/, '');
  const comma = digits.lastIndexOf(',');
  if (comma < 0) return digits.split('.').length > 2 ? digits.replace(/\./g, '') : digits;
  const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits);
  if (grouped || digits.lastIndexOf('.') > comma) return digits.replace(/,/g, '');
  return digits.replace(/\./g, '').replace(',', '.');
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthAt = (name: string) => months.indexOf(name.slice(0, 3).toLowerCase());
const day = (year: string, month: number, date = 1) =>
  month >= 0 && month < 12 && date >= 1 && date <= 31 ? Date.UTC(Number(year), month, date) : undefined;

/** The start of a date or period, in milliseconds: "2024", "1990s", "1990-2023", "Q1 2024", "5 May 2024". */
export function timeIn(cell: string, dayFirst = false): number | undefined {
  const text = cell.trim();
  const found = <T>(pattern: RegExp, read: (parts: string[]) => T): T | undefined => {
    const parts = pattern.exec(text);
    return parts ? read(parts.slice(1)) : undefined;
  };
  return (
    found(/^(\d{4})(?:s|\s?(?:[-–—]|to)\s?\d{4})?$/, ([y = '']) => day(y, 0)) ??
    found(/^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?:T.*)?$/, ([y = '', m, d]) =>
      day(y, Number(m) - 1, Number(d ?? 1)),
    ) ??
    found(/^Q([1-4])\s*(\d{4})$/i, ([q, y = '']) => day(y, 3 * (Number(q) - 1))) ??
    found(/^(\d{4})\s*Q([1-4])$/i, ([y = '', q]) => day(y, 3 * (Number(q) - 1))) ??
    found(/^([a-z]{3,9})\.?\s+(?:(\d{1,2}),?\s+)?(\d{4})$/i, ([m = '', d, y = '']) =>
      day(y, monthAt(m), Number(d ?? 1)),
    ) ??
    found(/^(\d{1,2})\.?\s+([a-z]{3,9})\.?\s+(\d{4})$/i, ([d, m = '', y = '']) =>
      day(y, monthAt(m), Number(d)),
    ) ??
    found(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, ([a, b, y = '']) =>
      dayFirst ? day(y, Number(b) - 1, Number(a)) : day(y, Number(a) - 1, Number(b)),
    )
  );
}

export type ReadCell = (cell: string) => number | undefined;
export type Column = { kind: ColumnKind; read: ReadCell };

/**
 * The kind of a column by its cells: at least half of them figures make it a column of figures; texts are then sorted
 * behind.
 */
export function readColumn(cells: readonly string[]): Column {
  const filled = cells.filter((cell) => !isBlank(cell));
  const dayFirst = filled.some((cell) => /^(?:1[3-9]|2\d|3[01])\/\d/.test(cell.trim()));
  const asTime = (cell: string) => timeIn(cell, dayFirst);
  if (filled.length > 0 && filled.every((cell) => asTime(cell) !== undefined))
    return { kind: 'date', read: asTime };
  const figures = filled.filter((cell) => numberIn(cell) !== undefined).length;
  return figures > 0 && figures * 2 >= filled.length
    ? { kind: 'number', read: numberIn }
    : { kind: 'text', read: () => undefined };
}
