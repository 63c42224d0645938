import type { Dataset } from '../../../evidence';
import { memoize } from '../../../../kernel/memoize';
import type { Table } from '../structure/tables';

/** Ages of a row: from, and to; without an end "80 and over", without a start "under 15". */
type Ages = { label: string; from?: string | undefined; to?: string | undefined };

const forms: readonly RegExp[] = [
  /^(?:ages? )?(?<from>\d{1,3}) ?(?:[–-]|to) ?(?<to>\d{1,3})(?: years?(?: old)?)?$/i,
  /^(?:ages? )?(?<from>\d{1,3})(?:\+| (?:years )?(?:and|or) (?:over|older|above|more))(?: years)?$/i,
  /^(?:under|below) (?<to>\d{1,3})(?: years)?$/i,
];
/** Rows that are of ages; one alone may be something else. */
const fewest = 2;
const most = 40;

const agesOf = memoize(({ columns, rows }: Dataset): readonly Ages[] => {
  const at = columns.findIndex(({ type }) => type === 'text');
  const labels = [...new Set(rows.slice(0, most).map((row) => String(row[at] ?? '').trim()))];
  const found = labels.flatMap((label): Ages[] => {
    const ages = forms.map((form) => form.exec(label)?.groups).find((groups) => groups !== undefined);
    return ages ? [{ label, from: ages.from, to: ages.to }] : [];
  });
  return at >= 0 && found.length >= fewest ? found : [];
});

const people =
  '(?:(?:the |all )?(?<who>people|persons|those|adults|respondents|residents|inhabitants|individuals|participants) )?';
const range = '(?<from>\\d{1,3})(?: ?[–-] ?| to | and )(?<to>\\d{1,3})';
const group = '(?:year )?(?:age )?(?:group|bracket|cohort)';

/** How a sentence names people of an age. */
const phrases: readonly RegExp[] = [
  `${people}(?:who (?:are|were) )?aged (?:between |from )?${range}(?: years)?(?: old)?`,
  `(?:the )?(?<from>\\d{1,3})-? (?:to|and) (?<to>\\d{1,3})[ -]year[ -]olds`,
  `(?:the )?(?<from>\\d{1,3}) ?[–-] ?(?<to>\\d{1,3})[ -]year[ -]olds`,
  `(?:the )?(?:age )?group (?:of |aged |from )?${range}(?: years)?`,
  `(?:the )?${range}[ -]${group}`,
  `${people}(?:who (?:are|were) )?(?:aged )?(?<from>\\d{1,3}) (?:years )?(?:and|or) (?:over|older|above)`,
  `${people}(?:aged )?(?:under|below) (?<to>\\d{1,3})(?: years)?`,
].map((form) => new RegExp(`(?<![\\p{L}\\p{N}])${form}(?![\\p{L}\\p{N}-])`, 'giu'));

const twoGroups = /(?:the )?(\d{1,3} ?[–-] ?\d{1,3}) and (\d{1,3} ?[–-] ?\d{1,3}) age groups/gi;

/** A sentence on "people aged 30 to 39", "15- to 19-year-olds" or "the 60–69 age group", with the labels of those rows. */
export function ofAgeRows({ dataset, columns }: Table, text: string): string {
  const ages = agesOf(dataset);
  if (ages.length === 0) return text;
  const labelOf = (from: string | undefined, to: string | undefined) =>
    ages.find((each) => each.from === from && each.to === to)?.label;
  const apart = text.replace(twoGroups, 'the $1 age group and the $2 age group');
  return phrases.reduce(
    (all, phrase) =>
      all.replace(phrase, (found: string, ...rest) => {
        const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>;
        const label = labelOf(groups.from, groups.to);
        // "1,518 respondents aged 30 to 39" of a column "Respondents": what is counted stays.
        const who = groups.who?.toLowerCase();
        const isCounted = who !== undefined && columns.some(({ name }) => name.toLowerCase().includes(who));
        return label === undefined ? found : isCounted ? `${groups.who} among ${label}` : label;
      }),
    apart,
  );
}
