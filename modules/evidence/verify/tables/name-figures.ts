import type { Token } from '../text/scan';
import type { FigureColumn, Table } from './tables';

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
/** Phrases of a column's name or unit whose figure tells what is counted. No value is written with such words ahead of it. */
const namePhrase = new RegExp(
  String.raw`\bper \d[\d,]*|\bage[sd]? \d+(?: to |[-–])\d+|\bage[sd]? \d+ (?:and|or) \p{L}+|\bon \d{1,2} (?:${months})|\bunder-(?:five|5)|\b(?:first|second|third)-\p{Ll}+`,
  'giu',
);

/**
 * The tokens without such phrases of column names: "aged 65 and above", "per 1,000 live births", "on 1 January", "first-dose". Only where all
 * columns have the same ones, because a phrase of one column says which of them is meant.
 */
export function withoutNameFigures(
  { columns }: Table,
  tokens: readonly Token[],
  text: string,
): readonly Token[] {
  const [phrases = [], ...others] = columns.map(phrasesOf);
  if (phrases.length === 0 || others.some((other) => other.join() !== phrases.join())) return tokens;
  const named = phrases.flatMap((phrase) => placesOf(phrase, text));
  return tokens.filter(({ at, end }) => !named.some((place) => at >= place.at && end <= place.end));
}

const phrasesOf = ({ name, unitText }: FigureColumn): string[] =>
  `${name} ${unitText}`.toLowerCase().match(namePhrase) ?? [];

/** Where a text has the phrase, as "age" or "aged", and with "to" or a dash. */
function placesOf(phrase: string, text: string): { at: number; end: number }[] {
  const source = phrase
    .replace(/^age[sd]? /i, 'age[sd]? ')
    .replace(/ to |(?<=\d)[-–]/, '(?: to |[-–])')
    .replace(/five$|5$/i, (count) => (/^under/i.test(phrase) ? '(?:five|5)' : count));
  return [...text.matchAll(new RegExp(String.raw`\b${source}(?![\p{L}\p{N}])(?![.,]\d)`, 'giu'))].map(
    ({ 0: found, index }) => ({ at: index, end: index + found.length }),
  );
}
