import type { Dataset } from '../../../evidence';
import type { Word } from '../../text/scan';
import type { Reading } from '../reading/reading';

/** A label in other words; `isNegative`: it names what figures below zero are, as "operating loss" does. */
export type Alias = { text: string; isNegative: boolean };

const twoSided =
  /^(?<before>[\p{L} -]{0,40}?)(?<above>\p{L}+)(?: ?\/ ?\(?| \()(?<below>\p{L}+)\)?(?<behind>(?: [\p{L} -]{1,40})?)$/u;
const below = /^(?:loss(?:es)?|deficits?|charges?|shortfall|outflows?|decrease|expenses?|payable)$/i;

/** "Operating profit/(loss)" as "operating profit" and "operating loss", "Profit/(loss) before tax" as "pre-tax loss" as well. */
export function aliasesOf(label: string): readonly Alias[] {
  const found = twoSided.exec(label.trim())?.groups;
  if (!found || !below.test(found.below ?? '')) return [];
  const { before = '', behind = '' } = found;
  return [
    { word: found.above ?? '', isNegative: false },
    { word: found.below ?? '', isNegative: true },
  ].flatMap(({ word, isNegative }) =>
    [
      `${before}${word}${behind}`,
      ...otherWords(before.trim(), word.toLowerCase(), behind.trim().toLowerCase()),
    ].map((text) => ({ text, isNegative })),
  );
}

function otherWords(before: string, word: string, behind: string): string[] {
  if (before !== '') return [];
  if (/^before tax(?:ation|es)?$/.test(behind)) return [`pre-tax ${word}`, `${word} before tax`];
  if (/^(?:for the (?:year|period)|after tax(?:ation|es)?)$/.test(behind))
    return [`net ${word}`, `${word} after tax`, `${word} for the year`, `after-tax ${word}`];
  return [];
}

const cost =
  /\b(?:costs?|expenses?|expenditures?|charges?|spending|outlays?|research|administration|administrative|selling|marketing|restructuring|depreciation|amorti[sz]ation|impairments?|interest|tax(?:es)?|wages|salaries|personnel|rent|purchases|fees|dividends?)\b/i;
const result =
  /\b(?:profits?|loss(?:es)?|results?|income|earnings|balance|surplus|credit|cash|before|after)\b|\/\s?\(/i;

const isCost = (label: string) => cost.test(label) && !result.test(label);

/** "Restructuring charges", "research and development spending": a line of costs with a word for costs behind it. */
export const isCostNoun = ({ lower, at }: Word, { rows, text }: Reading): boolean =>
  /^(?:costs?|charges?|spending|expenses?|expenditure|outlays?)$/.test(lower) &&
  rows.some((ref) => ref.kind === 'label' && ref.end === at - 1 && isCost(text.slice(ref.at, ref.end)));

/** Figures of a line of costs that are all below zero say how high the costs are: "(247.5)" of "Cost of sales". */
export function withPositiveCosts(dataset: Dataset): Dataset {
  const label = dataset.columns.findIndex(({ type }) => type === 'text');
  const numbers = dataset.columns.flatMap(({ type }, at) => (type === 'number' ? [at] : []));
  if (label < 0 || numbers.length < 2) return dataset;
  const rows = dataset.rows.map((row) => {
    const name = String(row[label] ?? '');
    const figures = numbers.flatMap((at) => (typeof row[at] === 'number' ? [row[at]] : []));
    const isBelow = isCost(name) && figures.length > 1 && figures.every((each) => each < 0);
    return isBelow ? row.map((cell) => (typeof cell === 'number' ? -cell : cell)) : row;
  });
  return { ...dataset, rows };
}
