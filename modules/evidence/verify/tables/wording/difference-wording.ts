import { capital, meaningOf } from '../../words/words';
import { comparedMeanings, highestWords, lowestWords } from '../../words/lexicon';
import { type FigureColumn, keyMeanings, type Table } from '../structure/tables';

/** A difference that a sentence names by a noun, in the words of a comparison of two rows or columns. */
export const ofDifferences = (table: Table, text: string): string =>
  [ofSpread, ofSurplus, ofPossessives].reduce((all, reword) => reword(table, all), text);

const ends = [...highestWords, ...lowestWords].filter((word) => word.endsWith('est')).join('|');
const between = new RegExp(
  `^(?<lead>[Tt]he (?:gap|difference|spread|distance|range)) between the (?<one>${ends}) and (?:the )?(?<other>${ends}) (?<what>\\p{Ll}[\\p{L} -]{2,50}?) (?:is|was|amounts to|amounted to|comes to|came to|stands at|stood at|equals) `,
  'u',
);

/** "The gap between the highest and the lowest margin", "between the warmest and the coldest month" as the difference between the two rows. */
function ofSpread(table: Table, text: string): string {
  const { lead, one = '', other = '', what = '' } = between.exec(text)?.groups ?? {};
  if (lead === undefined || isHigh(one) === isHigh(other)) return text;
  const [column, ...more] = columnsOf(table, what, [one, other]);
  const names = column && endsOf(table, column);
  if (!names || more.length > 0) return text;
  const [high, low] = names;
  return table.periods
    ? text.replace(between, `The ${column.name.toLowerCase()} differed between ${high} and ${low} by `)
    : text.replace(between, `The difference in ${column.name.toLowerCase()} between ${high} and ${low} is `);
}

const isHigh = (word: string) => highestWords.has(word);

/** The column that a sentence names, or that both words are of, where it names the rows: "the warmest month". */
function columnsOf(table: Table, what: string, words: readonly string[]): readonly FigureColumn[] {
  const named = table.columns.filter(({ name }) => name.toLowerCase() === what.toLowerCase());
  if (named.length > 0) return named;
  const [first, second] = words.map((word) => comparedMeanings[word]);
  const isRows = what === table.grain || keyMeanings(table).has(meaningOf(what));
  if (first === undefined || first !== second || !isRows) return [];
  return table.columns.filter(({ meanings }) => meanings.has(meaningOf(first)));
}

/** The names of the rows with the highest and the lowest figure of a column, where one row has each. */
function endsOf(table: Table, { values }: FigureColumn): readonly [string, string] | undefined {
  const { dataset, order, timed, periods } = table;
  const at = dataset.columns.findIndex(({ type }) => type === 'text');
  const rows = order.filter((row) => typeof values[row] === 'number');
  if (rows.length < order.length || rows.length < 2 || (periods ? !timed : at < 0)) return undefined;
  const nameOf = (row: number | undefined) =>
    row === undefined ? '' : (periods?.[row]?.text ?? String(dataset.rows[row]?.[at] ?? ''));
  const sorted = [...rows].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
  const [first, last] = [nameOf(sorted[0]), nameOf(sorted.at(-1))];
  return first && last ? [first, last] : undefined;
}

const year = '(?:19|20)\\d{2}(?:/\\d{2})?(?![\\d/])';
const surplus = new RegExp(
  `^(?<ahead>In ${year}, )?[Tt]he (?:surplus|excess) of (?<one>[^,;\\d]{2,40}?) over (?<other>[^,;\\d]{2,40}?)(?<when> in ${year})? (?:was|is|came to|amounted to|stood at|reached) (?=[^,;]{0,12}\\d)`,
  'u',
);

/** "The surplus of deposits over loans was 6.6 billion" as "Deposits exceeded loans by 6.6 billion". */
const ofSurplus = (_table: Table, text: string): string =>
  text.replace(surplus, (...rest) => {
    const { ahead = '', one = '', other = '', when = '' } = rest.at(-1) as Record<string, string | undefined>;
    const told = ahead || (when && `${capital(when.trim())}, `);
    return `${told}${told === '' ? capital(one) : one} exceeded ${other} by `;
  });

const ofOther =
  /(?<=\b(?:higher|lower|larger|smaller|more|less|greater|longer|shorter|older|warmer|colder) than )(?<other>(?:the )?[\p{L}\p{N}](?:[\p{L}\p{N} .&-]{0,40}?[\p{L}\p{N}])?)['’]s(?=[.,;]|$| (?:in|by|at)\b)/gu;

/** "Lower than Denmark's" as "lower than that of Denmark". */
const ofPossessives = (_table: Table, text: string): string => text.replace(ofOther, 'that of $<other>');
