import { dictionary } from '../../words/dictionary';
import { memoize } from '../../../../kernel/memoize';
import { atomsOf } from './table-labels';
import { directedMeaning, meaningsIn, type Table } from './tables';
import type { Word } from '../../text/scan';
import { meaningOf, stem } from '../../words/words';

/**
 * Words that name the same count from another side: admissions are visitors to a cinema, and who travels is a passenger. They
 * hold only where the table has one such column and none that has the word itself.
 */
const related: readonly (readonly [words: string, columns: string])[] = [
  ['visitor visit visited guest ticket spectator moviegoer filmgoer', 'admission'],
  ['patient', 'admission'],
  ['satisfaction', 'satisfied'],
  ['exporter', 'exported'],
  ['importer', 'imported'],
  ['producer', 'generation produced'],
  ['enrolment enrollment enrolled', 'student pupil'],
  ['guest spectator attendance', 'visitor'],
  ['travel travelled traveled rode flew flown', 'passenger'],
  ['live lived inhabit', 'population inhabitant'],
  ['populous', 'population inhabitant'],
  ['worked', 'staff employee'],
  ['catch caught haul', 'landing'],
  ['tonnage', 'cargo freight'],
  ['sale', 'sold'],
  ['produced production output', 'generation'],
  ['completion finished built', 'completed'],
  ['spent spend spending expenditure outlay', 'actual'],
];

const columnsOfWord = new Map<string, ReadonlySet<string>>();
for (const [words, columns] of related)
  for (const word of words.split(' ').map(stem)) {
    const known = columnsOfWord.get(word) ?? [];
    columnsOfWord.set(word, new Set([...known, ...columns.split(' ').map(meaningOf)]));
  }

/** What else a word may mean as a part of the name of a column: "natural gas sales" of "Natural gas sold". */
export const relatedMeanings = ({ stem: base }: Word): ReadonlySet<string> =>
  columnsOfWord.get(base) ?? new Set();

const earned = new Set(['revenue', 'profit', 'production', 'generation'].map(meaningOf));

/** What a word means for the columns of a table: itself, or the one column that counts the same from another side. */
export function columnMeaning(
  table: Table,
  { meaning, stem: base, lower, at, end }: Word,
  text: string,
): string {
  const { columns, context } = table;
  const directed = directedMeaning({ meaning, at }, text);
  if (directed !== meaning && columns.some(({ meanings }) => meanings.has(directed))) return directed;
  // "Is home to 5,870 people" counts who lives there, no homes.
  if (lower === 'home' && isHomeTo(text, at, end))
    return ofPeople.test(text.slice(end)) ? meaningOf('inhabitant') : '';
  // "Taken together" is no "takings".
  if (/^tak(?:e[ns]?|ing)$/.test(lower)) return lower;
  // "Regions" of a table of regions is no "Area".
  if (isOfRowsAlone(table, base)) return '';
  if (columns.some(({ meanings }) => meanings.has(meaning))) return meaning;
  if (lower === 'employer' && /\b(?:largest|biggest|smallest) $/i.test(text.slice(0, at)))
    return meaningOf('employee');
  const size = sizes[lower];
  if (size !== undefined && ofLength.test(text.slice(0, at))) return meaningOf(size);
  // A net importer imports more than it exports.
  const wanted = /\bnet $/i.test(text.slice(0, at)) ? undefined : columnsOfWord.get(base);
  if (!wanted || context.has(meaning)) return meaning;
  // What is "actual" of a revenue was not spent.
  if (wanted.has(meaningOf('actual')) && [...earned].some((each) => context.has(each))) return meaning;
  const found = columns.filter(({ meanings }) => [...meanings].some((each) => wanted.has(each)));
  // "Enrolment" is of "Students", not of "First-year students".
  const plain = found.filter(({ meanings }) => meanings.size === 1);
  const [column, ...more] = plain.length > 0 ? plain : found;
  if (
    !column ||
    more.some(({ meanings }) => ![...wanted].some((each) => meanings.has(each) && column.meanings.has(each)))
  )
    return meaning;
  return [...column.meanings].find((each) => wanted.has(each)) ?? meaning;
}

const stemsIn = (names: readonly string[]) => new Set(names.flatMap(atomsOf).map(stem));

/** Words that name the rows of a table, and no column of figures but through a synonym. */
const rowStems = memoize(({ dataset }: Table) => {
  const names = (isOfFigures: boolean) =>
    dataset.columns.filter(({ type }) => (type === 'number') === isOfFigures).map(({ name }) => name);
  const ofFigures = stemsIn(names(true));
  return new Set([...stemsIn(names(false))].filter((each) => !ofFigures.has(each)));
});
const isOfRowsAlone = (table: Table, base: string) => rowStems(table).has(base);

/** "163 metres tall": the column that a measure is of. */
const sizes = dictionary<string>({
  ...{ tall: 'height', high: 'height', long: 'length', deep: 'depth', wide: 'width', thick: 'thickness' },
});
const ofLength = /\d (?:k|c|m)?(?:m|metres?|meters?|feet|ft|miles?)(?:etres?|eters?)? $/;

const ofPeople = /^ to (?:[^,;]|,(?=\d)){1,40}\b(?:people|inhabitants|residents|citizens)\b/;

const isHomeTo = (text: string, at: number, end: number) =>
  /\b(?:is|are|was|were) $/i.test(text.slice(Math.max(0, at - 5), at)) && /^ to\b/.test(text.slice(end));

/** Of a short title, all of the table is; a longer one lists what its columns are. */
function isTopic(meaning: string, { dataset }: Table): boolean {
  const words = meaningsIn(dataset.title.replace(/\.[a-z]{2,4}$/i, '').replace(/[-_]+/g, ' '));
  return words.size <= mostTopics && words.has(meaning);
}
const mostTopics = 3;

/**
 * "Electricity consumption" of a table whose columns have the one right before the other, or the first nowhere: not "household
 * consumption", where the price alone is of households.
 */
export function isPairOfNames(table: Table, first: string, second: string): boolean {
  if (isTopic(meaningOf(first.toLowerCase()), table)) return true;
  const start = first.toLowerCase().slice(0, 5);
  return table.columns.every(({ name }) => {
    const words = atomsOf(name);
    const at = words.findIndex((word) => word.startsWith(start));
    return at < 0 || meaningOf(words[at + 1] ?? '') === meaningOf(second.toLowerCase());
  });
}
