import { type Groups, replaced } from './rewording';
import type { Table } from '../structure/tables';

const year = '(?:19|20)\\d{2}';
const who =
  "(?:[Tt]he economy of (?<of>\\p{Lu}[\\p{L} ’-]{1,40}?)|(?<own>\\p{Lu}[\\p{L} -]{1,40}?)[’']s economy)";
const size =
  '(?<size>(?:(?:about|around|nearly|almost|more than|less than|roughly|just over|just under) )?\\d[\\d.,]* ?(?:%|percent|per cent))';
const when = `(?: in (?:the year )?${year}(?: (?:and|to) ${year})?| in (?:\\p{Ll}+|\\d+) (?:of the (?:\\p{Ll}+|\\d+) )?years?)`;
const grew = '(?:grew|expanded)';
const shrank = '(?:shrank|contracted)';

const byHow = new RegExp(`${who} (?:(?<up>${grew})|(?<down>${shrank})) by ${size}`, 'gu');
const wasLarger = new RegExp(
  `${who} was ${size} (?:(?<up>larger|bigger)|(?<down>smaller)) in (?<year>${year}) than (?:(?:in )?the year before|in (?<before>${year}))`,
  'gu',
);
const whether = new RegExp(`${who} (?:(?<up>${grew})|(?<down>${shrank}))(?=${when}(?:[.,;]|$))`, 'gu');
const between = new RegExp(
  `${who} was (?:(?<up>larger|bigger)|(?<down>smaller)) in (?<year>${year}) than in (?<before>${year})`,
  'gu',
);
const faster = new RegExp(
  `${who} grew (?<way>more slowly|faster|more quickly)(?= in ${year} than in ${year}\\b)`,
  'gu',
);
const fastest = new RegExp(
  `(?<who>\\p{Lu}[\\p{L} -]{1,40}?) grew (?:the )?(?<way>fastest|most quickly|most slowly)(?= in ${year}\\b|[.,;]|$)`,
  'gu',
);

/** The one column of the growth of economies, in percent a year. */
const growthOf = ({ columns }: Table): string | undefined => {
  const [column, ...more] = columns.filter(
    ({ name, unit }) => /\b(?:economic|GDP) growth\b/i.test(name) && unit.dim === 'percent',
  );
  return column && more.length === 0 ? column.name.trim() : undefined;
};

const slowed =
  /\b(?<what>(?:growth|inflation)(?: (?:of|in) [\p{L} ]{3,30}?)?) (?<verb>slowed|eased|slackened|accelerated|quickened|picked up)(?= (?:by|from|to|in|between)\b|[.,;]|$)/gu;

/** "Export growth slowed by 3.7 points" of a column "Export growth" as "fell by 3.7 points". */
export const ofPace = ({ columns }: Table, text: string): string =>
  columns.some(({ name, unit }) => /\b(?:growth|inflation)\b/i.test(name) && unit.dim === 'percent')
    ? text.replace(
        slowed,
        (_all, what: string, verb: string) => `${what} ${/^(?:acc|qui|pick)/.test(verb) ? 'rose' : 'fell'}`,
      )
    : text;

/** "The economy of Italy shrank by 8.9% in 2020" of a column "Economic growth": its growth was -8.9%. */
export function ofGrowth(table: Table, text: string): string {
  const name = /\bgr[eo]w|shr[au]nk|expanded|contracted|economy\b/.test(text) ? growthOf(table) : undefined;
  if (name === undefined) return text;
  const growth = name.startsWith('G') ? name : name.charAt(0).toLowerCase() + name.slice(1);
  const ofWhom = ({ of, own }: Groups) => `The ${growth} of ${of ?? own ?? ''}`;
  const signed = ({ up, size: by = '' }: Groups) => (up === undefined ? by.replace(/(?=\d)/, '-') : by);
  return [
    replaced(byHow, (found) => `${ofWhom(found)} was ${signed(found)}`),
    replaced(wasLarger, (found, all) =>
      found.before === undefined || Number(found.year) === Number(found.before) + 1
        ? `${ofWhom(found)} was ${signed(found)} in ${found.year ?? ''}`
        : all,
    ),
    replaced(between, (found, all) =>
      Number(found.year) === Number(found.before) + 1
        ? `${ofWhom(found)} was ${found.up === undefined ? 'below' : 'above'} 0% in ${found.year ?? ''}`
        : all,
    ),
    replaced(whether, (found) => `${ofWhom(found)} was ${found.up === undefined ? 'below' : 'above'} 0%`),
    replaced(faster, (found) => `${ofWhom(found)} was ${found.way === 'more slowly' ? 'lower' : 'higher'}`),
    replaced(
      fastest,
      ({ who: whose = '', way }) =>
        `${whose} had the ${way === 'most slowly' ? 'lowest' : 'highest'} ${growth}`,
    ),
  ].reduce((said, reword) => reword(said), text);
}
