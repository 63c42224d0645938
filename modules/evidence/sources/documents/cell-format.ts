/** How the number of a spreadsheet cell is to be read; a date with the detail that it is shown with. */
export type CellFormat = 'number' | 'percent' | 'year' | 'month' | 'date' | 'date-time' | 'time';

const dayMs = 86_400_000;
/** Day 0 of the calendar of 1900, which has a 29 February 1900 that never was: serials before 1 March are one day off. */
const epoch1900 = Date.UTC(1899, 11, 30);
const epoch1904 = Date.UTC(1904, 0, 1);
/** 31 December 9999. */
const lastSerial = 2_958_465;

/** Formats without a code in the file; those of other languages are dates as well. */
const builtIn: Readonly<Record<number, CellFormat>> = {
  ...{ 9: 'percent', 10: 'percent', 14: 'date', 15: 'date', 16: 'date', 17: 'month', 18: 'time', 19: 'time' },
  ...{ 20: 'time', 21: 'time', 22: 'date-time', 45: 'time', 46: 'time', 47: 'time' },
};

/** The format of a style by its number, or by the code that the file gives it. */
export function formatOf(id: number, code: string | undefined): CellFormat {
  if (code !== undefined) return formatOfCode(code);
  const isForeignDate = (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  return isForeignDate ? 'date' : (builtIn[id] ?? 'number');
}

/** "yyyy-mm-dd", "[$-409]d mmm yyyy;@", "0.0 %": words in quotes, escapes and brackets are not part of it. */
function formatOfCode(code: string): CellFormat {
  const plain = (code.slice(0, 1_000).split(';')[0] ?? '')
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .toLowerCase();
  if (/general|[0#?]/.test(plain) && !/[ydhs]/.test(plain.replace(/general/g, '')))
    return plain.includes('%') ? 'percent' : 'number';
  const [hasYear, hasDay, hasTime] = [/y/.test(plain), /d/.test(plain), /[hs]/.test(plain)];
  if (hasTime) return hasYear || hasDay ? 'date-time' : 'time';
  if (hasDay) return 'date';
  if (/m/.test(plain)) return 'month';
  return hasYear ? 'year' : 'number';
}

/** A stored number as a person would write it: without the noise of binary fractions, dates as ISO 8601. */
export function numberText(stored: string, format: CellFormat, is1904: boolean): string {
  const value = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(value)) return stored;
  if (format === 'number') return rounded(value);
  if (format === 'percent') return `${rounded(value * 100)}%`;
  if (format === 'time') return timeText(value);
  if (value < 0 || value > lastSerial) return rounded(value);
  return dateText(value, format, is1904);
}

const rounded = (value: number) => String(Number(value.toPrecision(15)));

function dateText(serial: number, format: CellFormat, is1904: boolean): string {
  const shift = !is1904 && serial < 60 ? 1 : 0;
  // Seconds are as precise as a fraction of a day is.
  const ms = Math.round(((serial + shift) * dayMs) / 1_000) * 1_000;
  const text = new Date((is1904 ? epoch1904 : epoch1900) + ms).toISOString();
  if (format === 'year') return text.slice(0, 4);
  if (format === 'month') return text.slice(0, 7);
  if (format === 'date' || serial % 1 === 0) return text.slice(0, 10);
  return text.slice(0, text.endsWith(':00.000Z') ? 16 : 19);
}

/** Hours go beyond a day: "36:30" is a duration. */
function timeText(days: number): string {
  const seconds = Math.round(Math.abs(days) * 86_400);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours = '', minutes = '', rest = ''] = parts.map((part) => String(part).padStart(2, '0'));
  return `${days < 0 ? '-' : ''}${hours}:${minutes}${rest === '00' ? '' : `:${rest}`}`;
}
