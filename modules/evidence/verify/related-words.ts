import type { Table } from './tables';
import type { Word } from './scan';
import { meaningOf, stem } from './words';

/**
 * Words that name the same count from another side: admissions are visitors to a cinema, and who travels is a passenger. They
 * hold only where the table has one such column and none that has the word itself.
 */
const related: readonly (readonly [words: string, columns: string])[] = [
  ['visitor visit visited guest ticket spectator moviegoer filmgoer', 'admission'],
  ['patient', 'admission'],
  ['guest spectator', 'visitor'],
  ['travel travelled traveled rode', 'passenger'],
  ['live lived inhabit', 'population inhabitant'],
  ['populous', 'population inhabitant'],
  ['worked', 'staff employee'],
  ['sale', 'sold'],
];

const columnsOfWord = new Map<string, ReadonlySet<string>>();
for (const [words, columns] of related)
  for (const word of words.split(' ').map(stem)) {
    const known = columnsOfWord.get(word) ?? [];
    columnsOfWord.set(word, new Set([...known, ...columns.split(' ').map(meaningOf)]));
  }

/** What a word means for the columns of a table: itself, or the one column that counts the same from another side. */
export function columnMeaning({ columns, context }: Table, { meaning, stem: base, lower }: Word): string {
  // "Taken together" is no "takings".
  if (/^tak(?:e[ns]?|ing)$/.test(lower)) return lower;
  if (columns.some(({ meanings }) => meanings.has(meaning))) return meaning;
  const wanted = columnsOfWord.get(base);
  if (!wanted || context.has(meaning)) return meaning;
  const found = columns.filter(({ meanings }) => [...meanings].some((each) => wanted.has(each)));
  const [column] = found;
  if (!column || found.length > 1) return meaning;
  return [...column.meanings].find((each) => wanted.has(each)) ?? meaning;
}
