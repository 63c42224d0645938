import type { Column } from './read-cell';

type Test = (cell: string) => boolean;

const compared = /^(<=|>=|!=|[<>=≤≥≠])\s*(.*)$/su;
const between = /^(.+?)\s*(?:\.\.\.?|…|\bto\b)\s*(.+)$/su;

/**
 * Parses a column filter into a test of its cells: words that they contain; for figures and dates also `>5`, `<=3`,
 * `=2024` and `2..8`. Undefined for an incomplete filter.
 */
export function filterTerm(typed: string, { read }: Pick<Column, 'read'>): Test | undefined {
  const text = typed.trim();
  const [, sign = '', wanted = ''] = compared.exec(text) ?? [];
  if (text === '' || (sign !== '' && wanted === '')) return undefined;
  if (sign) return comparison(sign, wanted, read) ?? sameText(sign, wanted) ?? contains(text);
  return range(text, read) ?? contains(text);
}

function comparison(sign: string, wanted: string, read: Column['read']): Test | undefined {
  const limit = read(wanted);
  if (limit === undefined) return undefined;
  const holds: Readonly<Record<string, (value: number) => boolean>> = {
    '<': (value) => value < limit,
    '>': (value) => value > limit,
    '<=': (value) => value <= limit,
    '≤': (value) => value <= limit,
    '>=': (value) => value >= limit,
    '≥': (value) => value >= limit,
    '=': (value) => value === limit,
    '!=': (value) => value !== limit,
    '≠': (value) => value !== limit,
  };
  return ofValue(read, (value) => holds[sign]?.(value) ?? false);
}

function range(text: string, read: Column['read']): Test | undefined {
  const [, one = '', other = ''] = between.exec(text) ?? [];
  const [from, to] = [read(one), read(other)];
  if (from === undefined || to === undefined) return undefined;
  const [least, most] = [Math.min(from, to), Math.max(from, to)];
  return ofValue(read, (value) => value >= least && value <= most);
}

const ofValue =
  (read: Column['read'], holds: (value: number) => boolean): Test =>
  (cell) => {
    const value = read(cell);
    return value !== undefined && holds(value);
  };

function sameText(sign: string, wanted: string): Test | undefined {
  const words = plain(wanted);
  if (sign === '=') return (cell) => plain(cell) === words;
  return sign === '!=' || sign === '≠' ? (cell) => plain(cell) !== words : undefined;
}

function contains(text: string): Test {
  const words = plain(text);
  return (cell) => plain(cell).includes(words);
}

/** Without case, accents and kinds of minus: "sao" finds "São". */
const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/−/g, '-').toLowerCase().trim();
