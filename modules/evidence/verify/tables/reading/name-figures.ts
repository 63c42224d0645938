import type { Token } from '../../text/scan';
import type { FigureColumn, Table } from '../structure/tables';
import { month } from '../../words/calendar';

/** Phrases of a column's name or unit whose figure tells what is counted. No value is written with such words ahead of it. */
const namePhrase = new RegExp(
  String.raw`\bper \d[\d,]*|\bage[sd]? \d+(?: to |[-–])\d+|\bage[sd]? \d+ (?:and|or) \p{L}+|\bon \d{1,2} ${month}|\bunder-(?:five|5)|\b(?:first|second|third)-\p{Ll}+`,
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
  const isShared = others.every((other) => other.join() === phrases.join());
  const named = [
    ...(isShared ? phrases.flatMap((phrase) => placesOf(phrase, text)) : []),
    ...onlyCompounds(columns, text),
  ];
  if (named.length === 0) return tokens;
  return tokens.filter(({ at, end }) => !named.some((place) => at >= place.at && end <= place.end));
}

/** "First-sale value" of the one column whose name has "sale": no first of several. */
const onlyCompounds = (columns: readonly FigureColumn[], text: string): { at: number; end: number }[] =>
  [...text.matchAll(/\b(first|second|third)-(\p{Ll}+)(?![\p{L}-])/giu)].flatMap(
    ({ 0: found, 1: order, 2: noun, index }) => {
      const own = columns.filter(({ name }) => new RegExp(`\\b${noun}`, 'i').test(name));
      const isOne = own.length === 1 && new RegExp(`\\b${order}[- ]${noun}\\b`, 'i').test(own[0]?.name ?? '');
      return isOne ? [{ at: index, end: index + (order?.length ?? found.length) }] : [];
    },
  );

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
