import { memoize } from '../../../../kernel/memoize';
import { grainOf, periodAt } from '../../numbers/periods';
import type { Token, Word } from '../../text/scan';
import { month } from '../../words/calendar';
import type { Table } from '../structure/tables';

/** The year of each month that is a row, where none of them stands in two years: what "July" alone means. */
const yearOfMonth = memoize(({ periods, timeLabels }: Table): ReadonlyMap<number, number> | undefined => {
  if (!periods || timeLabels !== undefined) return undefined;
  const found = new Map<number, number>();
  for (const period of periods) {
    if (!period || grainOf(period) !== 'month') return undefined;
    const [year, place] = [Math.floor(period.from / 10_000), Math.floor(period.from / 100) % 100];
    if ((found.get(place) ?? year) !== year) return undefined;
    found.set(place, year);
  }
  return found;
});

/** The one year that all rows are of, and their months or quarters. */
export const onlyYear = memoize(({ periods, timeLabels }: Table): number | undefined => {
  if (!periods || timeLabels !== undefined) return undefined;
  const [year, ...more] = new Set(
    periods.map((period) => (period ? Math.floor(period.from / 10_000) : undefined)),
  );
  return more.length === 0 ? year : undefined;
});

const name = new RegExp(`^(?:${month}|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?=['’]s?$|$)`);
/** "12 July", "last July", "mid-July": a day, another year, a part of the month. */
const otherBefore =
  /(?:\d(?:st|nd|rd|th)?(?: of)?|\b(?:last|next|previous|preceding|following|coming|same|early|mid|late))[ -]$/i;
/** "By the end of July": all that was before it, too, unless the sentence says from when on. "Followed by July" is no time. */
const upTo = new RegExp(
  `(?<!${month}['’s]* )(?<!\\b(?:followed|trailed|led|headed|topped|beaten|matched|exceeded|surpassed|overtaken|outdone) )\\b(?:by|up to|up until|until|till|through|through to)(?: the (?:end|middle|start|beginning) of)? $`,
  'i',
);
const longestLead = 40;
const otherBehind =
  /^\.?(?:['’]s?)?(?: \d{1,2}(?![\d.,]\d|\d)| (?:(?:of|in) )?(?:the )?(?:previous|preceding|prior|following|next|last) year| (?:a|one|the) year (?:earlier|before|later)| last year|-)/;

/**
 * "July" of a table with a row for each month of one year: that row, as if the sentence named its year. A table that has it in
 * two years, and a sentence that names another year, leave the word as it is.
 */
export function withMonths(table: Table, tokens: readonly Token[], text: string): readonly Token[] {
  const years = yearOfMonth(table);
  if (!years) return tokens;
  const isOfOther = tokens.some(
    (token) =>
      token.kind === 'period' && ![...years.values()].includes(Math.floor(token.period.from / 10_000)),
  );
  return isOfOther
    ? tokens
    : tokens.map((token) => (token.kind === 'word' ? (monthOf(years, token, text) ?? token) : token));
}

function monthOf(years: ReadonlyMap<number, number>, word: Word, text: string): Token | undefined {
  const said = name.exec(word.text)?.[0];
  if (said === undefined) return undefined;
  const end = word.at + said.length;
  const lead = text.slice(Math.max(0, word.at - longestLead), word.at);
  if (otherBefore.test(lead) || upTo.test(lead) || otherBehind.test(text.slice(end))) return undefined;
  const place = Math.floor((periodAt(`${said} 2000`, 0)?.from ?? 0) / 100) % 100;
  const year = years.get(place);
  const period = year === undefined ? undefined : periodAt(`${said} ${year}`, 0);
  return period && { kind: 'period', at: word.at, end, period: { ...period, text: said } };
}
