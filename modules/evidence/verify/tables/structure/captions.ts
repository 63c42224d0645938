import type { Dataset } from '../../../evidence';
import { modalities, negations, steadyWords } from '../../words/lexicon';
import { longestSentence } from '../../text/scan';
import { plainText } from '../../text/plain-text';
import { sentencesOf } from '../../text/sentences';
import { columnUnit } from '../../numbers/units';

/** What all figures of a table are, where its headings name nothing but periods. */
export type Caption = { name: string; unit: string };

const counted =
  /^(?<name>.{3,160}?)(?:,? (?:is |are )?(?:given |expressed |counted |measured )?in (?<unit>[^,;()]{1,24})| \((?:in )?(?<other>[^()]{1,24})\)|, (?<bare>[^,;()]{1,24}))$/i;
const opening =
  /^(?:the |this )?(?:following )?(?:table|figures?|values|data|numbers)(?: below| above)?(?: (?:gives?|shows?|lists?|contains?|are|is)| of)? (?:the )?(?:(?:number|figures?) of (?:the )?)?/i;
const owners =
  / (?:(?:of|for|at|in|by) (?:each|every|the|all)\b|by \p{L}+$|(?:per|a) (?:year|quarter|month)\b).*$/iu;
/** Words that a sentence asks for a calculation with name no column. */
const isName = (name: string) =>
  /^[^,;:]+$/.test(name) &&
  atomsIn(name).every(
    (atom) => !/\d/.test(atom) && !modalities.has(atom) && !negations.has(atom) && !steadyWords.has(atom),
  );
const atomsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const aboutTable = /\b(?:table|figures|values|data|numbers|amounts)\b/i;

/**
 * "The table gives the visitors of each museum in thousands", "Visitors (thousand)": the unit in a line right above a table. A
 * unit that is not understood as a whole is none, and so is one that only a part of the line may be about.
 */
export function captionIn(lines: readonly string[]): Caption | undefined {
  const found = lines.flatMap((line) => {
    const sentences = sentencesOf(plainText(line.slice(0, longestSentence)));
    const last = (sentences.at(-1) ?? '').trim().replace(/[.:]$/, '');
    const isCaption = aboutTable.test(last) || (sentences.length === 1 && !/[.]$/.test(line.trim()));
    const { name = '', unit, other, bare } = (isCaption && counted.exec(last)?.groups) || {};
    const text = (unit ?? other ?? bare ?? '').replace(/^(thousand|million|billion)s? of /i, '$1 ');
    const { words, dim, scale } = columnUnit(text);
    const isUnit = words.length === 0 && (dim !== '' || scale !== 1);
    return isUnit && !/\b(?:except|unless|but|and|or|not|from)\b/i.test(name)
      ? [
          {
            name: name
              .replace(opening, '')
              .replace(/^(?:the )?numbers? of (?:the )?/i, '')
              .replace(owners, '')
              .trim(),
            unit: text,
          },
        ]
      : [];
  });
  const [caption] = found;
  if (found.length > 0) return caption && found.length === 1 && isName(caption.name) ? caption : undefined;
  const units = new Set(lines.flatMap(unitsIn));
  const [unit] = units;
  return unit !== undefined && units.size === 1 ? { name: '', unit } : undefined;
}

const numbered = /^(?:table|tab\.|exhibit) \d{1,3}[a-z]?[.:]? /i;
const shareOf = /^(?<unit>%|per ?cent|percentage) of (?!which\b)[\p{L}\p{N} -]{2,60}$/iu;

/** "Income statement, £ million, years ended 31 March", "Children with a first dose, per cent of birth cohort": a unit between commas. */
function unitsIn(line: string): string[] {
  const text = plainText(line.slice(0, longestCaption)).trim().replace(numbered, '').replace(/\.$/, '');
  // A sentence says something of the figures, and is no name of them.
  if (/[.!?]/.test(text) || /\b(?:except|unless|but|other than)\b/i.test(text)) return [];
  return text
    .split(/[,;()]|: /)
    .slice(1)
    .flatMap((part) => {
      const plain = part.trim().replace(/^in (?=\S)/i, '');
      const unit =
        shareOf.exec(plain)?.groups?.unit ?? plain.replace(/^(thousand|million|billion)s? of /i, '$1 ');
      const { words, dim, scale } = columnUnit(unit);
      const isUnit = plain !== '' && words.length === 0 && (dim !== '' || scale !== 1);
      return isUnit && !/^(?:time|year|month|day)$/.test(dim) ? [unit] : [];
    });
}

const longestCaption = 300;

/** "By faculty, autumn 2024": a line that names the rows below it, and is no sentence. */
export const isHeading = (line: string): boolean => line.length <= 90 && !/[.!?:;,”"]$/.test(line.trim());

const dayDate = /\b(?:(?:as (?:of|at)|at|on) )?\d{1,2} \p{L}+ (?:19|20)\d{2}\b/gu;

const named = /^(?:The )?(?<name>\p{L}[\p{L} -]{2,60}?) by (?<label>\p{L}[\p{L} -]{2,40})$/u;

/** "Heat by source" above a table with the column "Source": all its figures are heat. Undefined for other lines. */
export function captionBy({ columns }: Dataset, [, line = '']: readonly string[]): Caption | undefined {
  const { name, label } = named.exec(line.trim())?.groups ?? {};
  const [first] = columns.filter(({ type }) => type === 'text');
  return name !== undefined && label?.toLowerCase() === first?.name.trim().toLowerCase()
    ? { name, unit: '' }
    : undefined;
}

/** The headings among the lines above a table. The date of a day in one is no time of its rows. */
export const headingsIn = ([, ...lines]: readonly string[]): string[] =>
  lines.filter(isHeading).map((line) => line.replace(dayDate, ' '));

/** The line right above the rows of a dataset, its title and its notes. */
export const linesAbove = (
  { title, spanIds }: Dataset,
  spans: readonly { id: string; text: string }[],
): string[] => {
  const at = spans.findIndex(({ id }) => id === spanIds[0]);
  const head = at > 0 && spans[at - 1]?.text.startsWith('Columns: ') ? at - 1 : at;
  return [title, ...(head > 0 ? [spans[head - 1]?.text ?? ''] : [])];
};
