import { capital } from '../../words/words';
import { sumRowsOf } from '../../../figures/sum-rows';
import { ofDifferences } from './difference-wording';
import type { Table } from '../structure/tables';

/** A sentence that names a calculation, a rank or a limit by a turn of phrase, in the words of the calculation. */
export const ofOperations = (table: Table, text: string): string =>
  [
    ofCompoundRates,
    ofParts,
    ofRecords,
    ofNoYear,
    ofRanks,
    ofWholes,
    ofTotals,
    ofPeople,
    ofDifferences,
    ofTimesAsMuch,
    ofPartOfOther,
    ofSeats,
    ofFields,
    ofProfitable,
  ].reduce((all, reword) => reword(table, all), text);

const year = '(?:19|20)\\d{2}(?:/\\d{2})?';
const thing = '(?:[^,;.]|\\.(?=\\d)){3,90}?';
const stretch = `(?:from|between|over) ${year} (?:to|and|through) ${year}`;
const compound =
  '(?:(?:compound(?:ed)?(?: average)? annual growth rate|compound annual rate of growth|CAGR)(?: \\(CAGR\\))?)';
const rate = '(?<rate>(?:about |around |roughly |some |-|minus )?\\d[\\d.]*(?: ?%| percent| per cent))';
const rateOf = new RegExp(
  `^(?:(?<lead>[Ff]rom|[Bb]etween) (?<ends>${year} (?:to|and) ${year}), )?[Tt]he ${compound} (?:of|in|for) (?<what>${thing})(?<when> ${stretch})? (?:was|is|came to|amounted to|stood at) ${rate}(?<when2> ${stretch})?(?<stop>\\.?)$`,
  'u',
);
const withRate = new RegExp(
  `^(?:(?<lead>[Ff]rom|[Bb]etween) (?<ends>${year} (?:to|and) ${year}), )?(?<what>${thing}) (?:had|has|showed|shows|recorded|posted|achieved|reached) an? ${compound} of ${rate}(?<when> ${stretch})?(?<stop>\\.?)$`,
  'u',
);

/** "The compound annual growth rate of sales from 2016 to 2023 was 4.4%" as "Sales grew at a compound annual rate of 4.4% from 2016 to 2023". */
function ofCompoundRates(_table: Table, text: string): string {
  const found = (rateOf.exec(text) ?? withRate.exec(text))?.groups;
  if (!found) return text;
  const { lead, ends = '', what = '', when = found.when2 ?? '', rate: size = '', stop = '' } = found;
  const time = lead === undefined ? when : ` ${lead.toLowerCase()} ${ends}`;
  const loss = /^(?:-|minus )/.exec(size)?.[0] ?? '';
  return `${capital(what)} ${loss === '' ? 'grew' : 'declined'} at a compound annual rate of ${size.slice(loss.length)}${time}${stop}`;
}

const parts: Readonly<Record<string, string>> = {
  ...{ half: '0.50', 'a quarter': '0.25', 'a fifth': '0.20', 'a tenth': '0.10' },
  ...{ 'three quarters': '0.75', 'three-quarters': '0.75' },
};
const bounded =
  '(?<bound>(?:(?:only|just) )?(?:about|around|roughly|nearly|almost|less than|more than|over|under|just over|just under|well under|well over) )?';
const partOf = new RegExp(
  `\\b(?<be>was|were|is|are) ${bounded}(?:(?<part>half|a quarter|a fifth|a tenth|three[ -]quarters)(?: of)?|(?<percent>\\d[\\d.]*)(?: ?%| percent| per cent) of) (?<other>that|those) (?<link>of|in|at|for) `,
  'u',
);

/** "Was less than half that of 2019", "were 40% of those in 2019" as "0.40 times", as exact as it is written. */
const ofParts = (_table: Table, text: string): string =>
  text.replace(partOf, (...rest) => {
    const {
      be,
      bound = '',
      part,
      percent = '',
      other,
      link,
    } = rest.at(-1) as Record<string, string | undefined>;
    const digits = 2 + (percent.split('.')[1]?.length ?? 0);
    const size = part === undefined ? (Number(percent) / 100).toFixed(digits) : parts[part];
    return `${be} ${bound}${size} times ${other} ${link} `;
  });

const record = new RegExp(
  `\\b(?<verb>hit|reached|set) (?:a|its|an all-time) (?:new )?record(?: high)? (?:of )?(?<figure>(?:[A-Z]{3} ?|\\p{Sc} ?)?\\d[^;]{0,40}?),? (?<when>in ${year})(?<stop>\\.?)$`,
  'u',
);

const moment = `(?:Q[1-4] )?${year}|\\p{Lu}\\p{Ll}{2,8}(?: \\d{4})?|Q[1-4]`;
const lowest = new RegExp(
  `\\b(?:hit|reached|touched|fell to|dropped to|sank to|rose to|climbed to) (?:a|its|their) (?:(?:record|all-time|new) )?(?<way>low|high|lowest level|highest level) of (?<figure>(?:[A-Z]{3} ?|\\p{Sc} ?)?\\d[^;]{0,30}?),? (?<when>in (?:${moment}))(?<stop>\\.?)$`,
  'u',
);
const point = new RegExp(
  `^The (?<way>low|lowest|high|highest) point (?:was|came|was reached) (?:in )?(?<when>${moment}), (?:with|when) (?<what>[\\p{L} ]{2,40}?) (?:of|at|was|were|stood at) (?<figure>[^,;]{1,40}?)\\.?$`,
  'u',
);

/** "Hit a record EUR 4.2 million in 2023", "a low of 3 in May", "the low point was May, with 3" as "reached its highest level, EUR 4.2 million, in 2023". */
const ofRecords = (table: Table, text: string): string =>
  table.timed
    ? text
        .replace(record, 'reached its highest level, $<figure>, $<when>$<stop>')
        .replace(lowest, (...rest) => {
          const { way, figure = '', when = '', stop = '' } = rest.at(-1) as Record<string, string>;
          return `reached its ${/^low/.test(way ?? '') ? 'lowest' : 'highest'} level, ${figure}, ${when}${stop}`;
        })
        .replace(point, (...rest) => {
          const { way = '', what = '', figure = '', when = '' } = rest.at(-1) as Record<string, string>;
          const level = /^low/.test(way) ? 'lowest' : 'highest';
          return `${capital(what)} reached its ${level} level, ${figure}, in ${when}.`;
        })
    : text;

const noYear = new RegExp(
  `^In no (?:other )?(?:year|season) did (?<who>${thing}) (?<verb>have|record|count|sell|earn|spend|employ|attract) (?<way>more|fewer) (?<what>\\p{Ll}[\\p{L} ]{2,40}?) than (?<when>in ${year})(?<stop>\\.?)$`,
  'u',
);
const past: Readonly<Record<string, string>> = {
  ...{ have: 'had', record: 'recorded', count: 'counted', sell: 'sold' },
  ...{ earn: 'earned', spend: 'spent', employ: 'employed', attract: 'attracted' },
};

/** "In no year did the museum have more visitors than in 2023" as "In 2023, the museum had the most visitors". */
const ofNoYear = (table: Table, text: string): string =>
  table.timed && table.grain === 'year'
    ? text.replace(noYear, (...rest) => {
        const {
          who,
          verb = '',
          way,
          what,
          when = '',
          stop,
        } = rest.at(-1) as Record<string, string | undefined>;
        return `${capital(when)}, ${who} ${past[verb] ?? ''} the ${way === 'more' ? 'most' : 'fewest'} ${what}${stop}`;
      })
    : text;

const ordinal = 'second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth';

/** "Is third by revenue", "ranked last by GDP", "the second-largest employer, after Holm" in the words of a rank. */
const ofRanks = (_table: Table, text: string): string =>
  text
    .replace(new RegExp(`\\b(is|was) (?=(?:${ordinal}) by )`), (_all, be: string) =>
      be === 'is' ? 'ranks ' : 'ranked ',
    )
    .replace(
      /\b(?<verb>ranks|ranked|is|was|came|comes) last by (?<what>\p{Ll}[\p{L} ]{2,40}?|[A-Z]{2,6})(?=[.,;]|$| (?:in|at) )/u,
      (...rest) => {
        const { verb, what } = rest.at(-1) as Record<string, string>;
        return `${/s$/.test(verb ?? '') && verb !== 'was' ? 'has' : 'had'} the lowest ${what}`;
      },
    )
    .replace(
      new RegExp(
        `\\b((?:${ordinal})-(?:largest|highest|biggest|most|lowest|smallest) [^,;]{3,40}), after (?=\\p{Lu})`,
        'u',
      ),
      '$1, behind ',
    );

/** "46.5% of the four regions' GDP", "the combined population" as "of the GDP of the four regions", "the population". */
const ofWholes = (_table: Table, text: string): string =>
  text
    .replace(
      /(?<=\d(?: ?%| percent| per cent) )of the ((?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) \p{Ll}+s)['’] (?=\p{L})((?:total |combined )?[\p{L} ]{2,40}?)(?=[.,;]|$| in )/u,
      'of the $2 of the $1',
    )
    .replace(
      /\bshare of the (?:combined|total|overall) (?=\p{Ll}[\p{L} ]{2,40} (?:rose|fell|grew|dropped|declined|increased|decreased|shrank) from \d)/u,
      'share of the ',
    );

const totalMoved =
  /^(?<lead>(?:In|From) [^,]{4,30}, )?(?:[Tt]he )?[Tt]otal (?<what>\p{Ll}[\p{L} ]{2,40}?) (?<moved>rose|rises|grew|grows|increased|increases|fell|falls|dropped|drops|declined|declines|decreased|decreases|shrank|shrinks) (?=from\b|by\b|in\b)/u;

/** "Total revenue rose by 2.7%" of a table with a row of totals as "the total of revenue", which the row is no other row beside. */
function ofTotals(table: Table, text: string): string {
  const rows = sumRowsOf(table.dataset);
  if (rows.size === 0 || table.columns.some(({ name }) => /\btotal\b/i.test(name))) return text;
  return text.replace(totalMoved, (all: string, ...rest: unknown[]) => {
    const { lead = '', what = '', moved = '' } = rest.at(-1) as Record<string, string | undefined>;
    return `${lead}${lead === '' ? 'The' : 'the'} total of ${what} ${moved} `;
  });
}

const people = /\b(?:population|inhabitants|residents)\b/i;

/** "GDP per head", "the most populous region" of the one column that counts people. */
function ofPeople({ columns }: Table, text: string): string {
  const found = columns.filter(
    ({ name, unit }) => people.test(name) && unit.dim !== 'percent' && !/\bper\b/i.test(name),
  );
  const [column, ...more] = found;
  if (!column || more.length > 0) return text;
  const noun = people.exec(column.name)?.[0].toLowerCase() ?? '';
  return text
    .replace(/\bper (?:head|capita|person)\b/g, 'per inhabitant')
    .replace(
      /\bthe (most|least) populous (\p{Ll}+)/u,
      (_all, word: string, what: string) =>
        `the ${what} with the ${word === 'most' ? 'highest' : 'lowest'} ${noun}`,
    );
}

const timesThe =
  /^(?<lead>(?:In (?:19|20)\d{2}, )?[Tt]he )(?<one>\p{L}[\p{L} ]{1,40}?) (?<what>\p{Ll}+) (?<be>was|is) (?<size>(?:(?:about|almost|nearly|roughly|around|more than|less than|over) )?(?:twice|half|(?:[\d.]+|three|four|five|six|seven|eight|nine|ten) times)) the (?<other>\p{L}[\p{L} ]{1,40}?) \k<what>(?=[.,;]|$| in )/u;

/** "The beet harvest was almost twice the potato harvest" as "almost twice that of potato". */
const ofTimesAsMuch = (_table: Table, text: string): string =>
  text.replace(timesThe, '$<lead>$<one> $<what> $<be> $<size> that of $<other>');

const partOfOther =
  /\b(?<has>has|have|had) (?<size>(?:(?:about|almost|nearly|roughly|around|more than|less than|over) )?(?:twice|half|(?:[\d.]+|three|four|five|six|seven|eight|nine|ten) times)) the (?<what>\p{Ll}[\p{L} ]{2,40}?) of (?<other>(?:the )?\p{Lu}[^,;]{1,50}?)(?=[.,;]|$| in )/u;

/** "Has less than half the revenue of Holm" as "less than half as much revenue as Holm". */
const ofPartOfOther = (_table: Table, text: string): string =>
  text.replace(partOfOther, (...rest) => {
    const { has, size, what = '', other } = rest.at(-1) as Record<string, string>;
    return `${has} ${size} as ${/s$/.test(what) ? 'many' : 'much'} ${what} as ${other}`;
  });

const seat = /^(?:country|city|state|region|county|town|municipality|location|headquarters|seat|province)$/i;

/** "Is based in Finland" of a column of countries as "is in Finland". */
const ofSeats = ({ dataset }: Table, text: string): string =>
  dataset.columns.some(({ name, type }) => type === 'text' && seat.test(name.trim()))
    ? text.replace(/\b(is|are|was|were) (?:based|located|situated) (?=in \p{Lu})/gu, '$1 ')
    : text;

const grownOn =
  /\b(?<be>was|were|is|are) (?:grown|cultivated|planted|sown) on (?<most>the (?:largest|smallest) area)?/u;

/** "Were grown on 31,000 hectares", "on the largest area" of the one column of areas. */
function ofFields({ columns }: Table, text: string): string {
  const areas = columns.filter(({ unit }) => unit.dim === 'area');
  return areas.length === 1 && grownOn.test(text)
    ? text.replace(grownOn, (...rest) => {
        const { be = '', most } = rest.at(-1) as Record<string, string | undefined>;
        const has = /^(?:was|were)$/.test(be) ? 'had' : 'has';
        return most === undefined ? `${has} an area of ` : `${has} ${most}`;
      })
    : text;
}

const profit = /^net (?:profit|income|result|earnings)\b/i;

/** "Seven of the eight are profitable" of the one column of net results. */
const ofProfitable = ({ columns }: Table, text: string): string =>
  columns.filter(({ name }) => profit.test(name)).length === 1
    ? text.replace(/\b(?:are|is|were|was) profitable(?=[.,;]|$| in )/, 'made a net profit')
    : text;
