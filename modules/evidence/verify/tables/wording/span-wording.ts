import { extent, range } from 'd3-array';
import { type Groups, replaced } from './rewording';
import { type Table, yearsOf } from '../structure/tables';
import { capital } from '../../words/words';

const listed =
  /^(?:Across|Over|In|For) (?:the )?(?:\p{Ll}+ )?years (?<years>(?:\d{4}, )*\d{4},? and \d{4}), (?<what>the [^,]{3,60}?) (?<verb>was|were|came to|amounted to|stood at|reached|averaged) /u;
const everyYear =
  /\b(?:in )?(?:every|each) year (?:from|between) (?<from>\d{4}) (?:to|and|through|until) (?<to>\d{4})\b/i;
const limit =
  /(?<!\d )\b(?<word>before|prior to|until|up to and including|up to|through|after) (?:the year )?(?<year>(?:19|20)\d{2})\b(?! (?:level|figure|value))/i;
/** What a stretch of years decides, and no change that a limit ends: "rose until 2020". */
const overall =
  /\b(?:highest|lowest|largest|smallest|most|least|fewest|peaked|never|always|no year|every year|each year|averaged|average|mean|total\p{Ll}*|sum|altogether)\b/iu;
const moving =
  /\b(?:rose|fell|grew|shrank|increased|decreased|declined|dropped|climbed|(?:has|have|had) (?:risen|fallen|grown|increased|decreased|declined|dropped|climbed)|went (?:up|down)) (?:in )?(?:every|each) year\b/i;
const highestSince =
  /\b(?<most>(?:highest|lowest|largest|smallest|best|worst)(?: (?:level|value|figure|rate))?) since (?<since>(?:19|20)\d{2})(?=[.,;]|$)/gi;
const exceptIn =
  /^(?:After (?<ahead>\d{4}), )?(?<what>.+?\b(?:in )?(?:every|each) year)(?: after (?<behind>\d{4}))? (?<but>(?:except|apart from|but)(?: for| in)? \d{4})(?: after (?<last>\d{4}))?(?=[.;]|$)/u;
const inNoYear =
  /^In (?:no year|none of the years) (?<span>from \d{4} to \d{4}) (?:was|were|did) (?<who>\p{L}[^,;]{2,60}?) (?<verb>above|over|below|under|exceed|reach|fall below|rise above) (?<what>[^;]{1,40}?)\.?$/u;
const verbs: Groups = {
  ...{ above: 'exceeded', over: 'exceeded', exceed: 'exceeded', 'rise above': 'exceeded', reach: 'reached' },
  ...{ below: 'fell below', under: 'fell below', 'fall below': 'fell below' },
};

/**
 * Spans of years in the words of a table of years: "across the years 2018, 2019 and 2020, the mean price was", "in every year from
 * 2020 to 2023" where these are all, "before 2021" as "from 2010 to 2020".
 */
export function ofSpans(table: Table, text: string): string {
  const { grain } = table;
  const years = yearsOf(table);
  const [from = 0, to = 0] = extent(years);
  const spanOf = ({ word = '', year = '' }: Groups) => {
    const at = Number(year);
    const isAfter = /^after$/i.test(word);
    const end = /^(?:before|prior to)$/i.test(word) ? at - 1 : at;
    // "Rose each year after 2019": the first step leads out of 2019.
    return isAfter ? [moving.test(text) ? at : at + 1, to] : [from, end];
  };
  const toStretch = replaced(limit, (groups, all) => {
    const [first = 0, end = 0] = spanOf(groups);
    return first < end ? `${/^\p{Lu}/u.test(all) ? 'From' : 'from'} ${first} to ${end}` : all;
  });
  // The highest since 2019 need not be higher than in 2019.
  const sinceLast = replaced(highestSince, ({ most = '', since = '' }, all) => {
    const first = Number(since) + 1;
    const others = [...text.matchAll(/\b(?:19|20)\d{2}\b/g)].map(Number).filter((year) => year >= first);
    const [last = 0] = others;
    const isWhole = range(first, last + 1).every((year) => years.has(year));
    return others.length === 1 && last > first && isWhole ? `${most} from ${first} to ${last}` : all;
  });
  // "After 2016" leaves nothing out of a table that begins in 2016: its first row is no step.
  const butOne = replaced(exceptIn, ({ ahead, what = '', behind = ahead, but = '', last = behind }, all) =>
    moving.test(text) && Number(last) === from ? `${what} ${but}` : all,
  );
  const isLimited = grain === 'year' && overall.test(text);
  return [
    replaced(listed, ({ years: all = '', what = '', verb = '' }) => `${capital(what)} in ${all} ${verb} `),
    replaced(everyYear, (own, all) =>
      Number(own.from) === from && Number(own.to) === to ? 'in every year' : all,
    ),
    ...(grain === 'year' ? [sinceLast, butOne] : []),
    isLimited ? toStretch : (all: string) => all,
    replaced(
      inNoYear,
      ({ span = '', who = '', verb = '', what = '' }) =>
        `${capital(who)} never ${verbs[verb] ?? ''} ${what} ${span}.`,
    ),
  ].reduce((said, reword) => reword(said), text);
}
