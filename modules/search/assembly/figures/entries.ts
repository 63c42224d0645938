import { memoize } from '../../../kernel/memoize';
import type { Dataset } from '../../../evidence/evidence';
import { nameWords, placeOf } from './columns';
import { labelOf, numberIn, type Cell } from './numbers';

/** Several rows that hold figures have one label, as those of a year have, one for each site. */
export function isRepeated(source: Dataset, label: number): boolean {
  const labels = rowsWithFigures(source).map((row) => entryAt(source, row, label));
  return new Set(labels).size < labels.length;
}

/**
 * The column of names by which rows of one label differ: "Site" where each year has a row for each site, not their "Fuel", which two
 * sites share. Of several the one with the fewest names.
 */
export function keyOf(source: Dataset, label: number): number | undefined {
  let key: number | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const [place, { type }] of source.columns.entries()) {
    if (type !== 'text' || place === label || !tellsApart(source, label, place)) continue;
    const { size } = new Set(entriesAt(source, place));
    if (size < fewest) [key, fewest] = [place, size];
  }
  return key;
}

/** Whether no two rows with figures have the same label and the same name in this column. */
export function tellsApart(source: Dataset, label: number, place: number): boolean {
  const seen = new Set<string>();
  return rowsWithFigures(source).every((row) => {
    const both = `${entryAt(source, row, label)}\n${entryAt(source, row, place)}`;
    return !seen.has(both) && seen.add(both);
  });
}

/** The cells of a column as a chart shows them. Made once, as cleaning each of 100,000 labels takes long. */
export function entriesAt(source: Dataset, place: number): readonly string[] {
  const columns = entriesMade(source);
  const known = columns.get(place);
  if (known) return known;
  const cleaned = new Map<Cell, string>();
  const entries = source.rows.map((row) => {
    const cell = row[place] ?? null;
    const entry = cleaned.get(cell) ?? labelOf(cell);
    cleaned.set(cell, entry);
    return entry;
  });
  columns.set(place, entries);
  return entries;
}
const entriesMade = memoize((_: Dataset) => new Map<number, readonly string[]>());

export const entryAt = (source: Dataset, row: number, place: number): string =>
  entriesAt(source, place)[row] ?? '';

/** The rows of the latest period, of a table that is too large to be held once more for each. Undefined without a column of dates. */
export function latestOf(source: Dataset, label: number): { period: string; rows: number[] } | undefined {
  const date = source.columns.findIndex(({ type }) => type === 'date');
  if (date < 0 || !tellsApart(source, label, date)) return undefined;
  const periods = entriesAt(source, date);
  const isInYears = periods.every((period) => /^\d{4}\b/.test(period));
  const last = periods.at(-1) ?? '';
  const period = isInYears ? periods.reduce((latest, each) => (each > latest ? each : latest), last) : last;
  return { period, rows: periods.flatMap((each, row) => (each === period ? [row] : [])) };
}

export const rowsWithFigures = memoize(({ columns, rows }: Dataset): readonly number[] => {
  const numbers = columns.flatMap(({ type }, place) => (type === 'number' ? [place] : []));
  return rows.flatMap((cells, row) =>
    numbers.some((place) => numberIn(cells[place]) !== null) ? [row] : [],
  );
});

/** Words of a title that are read. */
const maxWords = 60;
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const joined = (words: readonly string[]): string => words.join(' ');

/**
 * The entries of a column that texts name: at each word the longest, "North East" and not "North" besides. An entry in capitals alone
 * is named in capitals: "IT" is no "it".
 */
export function entriesNamed(source: Dataset, place: number, texts: readonly string[]): string[] {
  const entries = new Map<string, Set<string>>();
  let longest = 0;
  for (const entry of new Set(entriesAt(source, place))) {
    const words = wordsOf(entry);
    if (!/\p{L}/u.test(entry) || words.length > maxWords) continue;
    longest = Math.max(longest, words.length);
    const named = joined(words).toLowerCase();
    entries.set(named, (entries.get(named) ?? new Set()).add(entry));
  }
  const found = new Set<string>();
  for (const text of texts) {
    const words = wordsOf(text).slice(0, maxWords);
    for (let at = 0; at < words.length;) {
      const { size, named } = longestAt(words, at, { entries, longest });
      for (const entry of named) found.add(entry);
      at += size;
    }
  }
  return [...found];
}

type Named = { size: number; named: string[] };

function longestAt(
  words: readonly string[],
  at: number,
  { entries, longest }: { entries: ReadonlyMap<string, ReadonlySet<string>>; longest: number },
): Named {
  for (let size = Math.min(longest, words.length - at); size > 0; size -= 1) {
    const written = joined(words.slice(at, at + size));
    const named = [...(entries.get(written.toLowerCase()) ?? [])].filter(
      (entry) => entry !== entry.toUpperCase() || joined(wordsOf(entry)) === written,
    );
    if (named.length > 0) return { size, named };
  }
  return { size: 1, named: [] };
}

/** The column that a name with an entry in it means: "Generation" of "Generation at Sutherby". Undefined where none is called so. */
export function columnBesides({ columns }: Dataset, name: string, entry: string): string | undefined {
  if (placeOf(columns, name) >= 0) return undefined;
  const words = ` ${joined(nameWords(name))} `;
  const own = ` ${joined(nameWords(entry))} `;
  if (!words.includes(own)) return undefined;
  const rest = words.replace(own, ' ').trim();
  return columns.find((column) => joined(nameWords(column.name)) === rest)?.name;
}
