import { pastOf } from '../words/verbs';
import { capital } from '../words/words';
import type { Table } from '../tables/structure/tables';
import {
  type Domain,
  domainsOf,
  isTimeNoun,
  namesOf,
  number,
  time,
  timeNoun,
  timesOf,
  valueOf,
} from './domains';
import { instancesAt, many, ofOne, type Quantified, withOne } from './instances';

const leading = '(?<lead>(?:In|By|At|Between|From|During|Over) [^,]{2,40}, )?';
const exactly =
  '(?:(?<how>only|just|exactly|at least|at most|more than|fewer than|less than|no more than) )?';
const ofAll = `(?: (?:out )?of (?:the |its |all )?(?:(?<all>${number}) )?)?`;
const countedSubject = new RegExp(
  `^${leading}${exactly}(?<count>${number}|most)(?:${ofAll}| )(?<noun>${many})(?<names>, [^,]{2,40}(?:, [^,]{2,40}){0,3},? and [^,]{2,40},)? (?:each )?(?<rest>(?!together|combined|alone|of )\\p{Ll}.*)$`,
  'iu',
);
const countedPlace = new RegExp(
  `\\b(?<in>in|at) ${exactly}(?<count>${number})(?:${ofAll}| )(?<noun>${many}|${timeNoun}s)(?: (?:shown|listed|covered))?(?=[.,]| \\p{Ll}|$)`,
  'iu',
);

/** How many parts of so many a count speaks of. Undefined where it says so of no number. */
function rangeOf(count: string, how: string | undefined, size: number) {
  if (/^most$/i.test(count)) return { least: Math.floor(size / 2) + 1, most: size };
  const value = valueOf(count);
  switch (how?.toLowerCase()) {
    case 'at least':
      return { least: value, most: size };
    case 'more than':
      return { least: value + 1, most: size };
    case 'at most':
    case 'no more than':
      return { least: 1, most: value };
    case 'fewer than':
    case 'less than':
      return { least: 1, most: value - 1 };
    default:
      return { least: value, most: value };
  }
}

/** "Three of the eight regions exceeded 100", "two regions, Dale and Mere, posted a loss". */
export function ofCountedNames(table: Table, text: string): Quantified | undefined {
  const groups = countedSubject.exec(text)?.groups;
  if (!groups) return undefined;
  const { lead = '', how, count = '', all, noun = '', names, rest = '' } = groups;
  // "Three regions grew, by 5% on average": two statements of different ones.
  if (/, (?!\d)/.test(rest)) return undefined;
  const domain = namesOf(table, noun, all === undefined ? undefined : valueOf(all));
  const parts = names === undefined || !domain ? undefined : listed(names.replace(/^, |,$/g, ''), domain);
  if (!domain || (names !== undefined && parts?.length !== valueOf(count))) return undefined;
  const instances = domain.parts.map((part) => withOne({ part, text: `${lead}${part} ${rest}` }));
  const range = rangeOf(count, how, domain.parts.length);
  return { instances, quantifier: { kind: 'count', ...range, ...(parts ? { parts } : {}) } };
}

/** "Sales fell in three of the nine lines", "in two years, the rate was above 5%". */
export function ofCountedPlaces(table: Table, text: string): Quantified | undefined {
  const found = countedPlace.exec(text);
  if (!found?.groups) return undefined;
  const { in: where = '', how, count = '', all, noun = '' } = found.groups;
  const size = all === undefined ? undefined : valueOf(all);
  const isTime = isTimeNoun(table, noun);
  const domain = isTime ? timesOf(table) : namesOf(table, noun, size);
  if (!domain || (size !== undefined && size !== domain.parts.length)) return undefined;
  const place = { at: found.index, end: found.index + found[0].length };
  const clauses = `${text.slice(0, place.at)}${text.slice(place.end).replace(/^, /, '')}`;
  if (/, (?!\d)/.test(clauses.replace(/^(?:In|By) [^,]{2,20}, /, ''))) return undefined;
  const instances = instancesAt(text, place, domain.parts, (part) => `${where} ${part}`);
  return { instances, quantifier: { kind: 'count', ...rangeOf(count, how, domain.parts.length) } };
}

/** Names at the head of a text, "Dale, Mere and the Upper Valley", and what is behind them. */
function namesAt(text: string, { parts }: Domain): { named: string[]; rest: string } {
  const longestFirst = [...parts].sort((a, b) => b.length - a.length);
  const named: string[] = [];
  let rest = text;
  for (;;) {
    const own = rest.replace(/^(?:, and |, | and )?(?:the )?/i, '');
    const name = longestFirst.find(
      (part) => own.startsWith(part) && /^(?:$|[, ])/.test(own.slice(part.length)),
    );
    if (name === undefined) return { named, rest };
    named.push(name);
    rest = own.slice(name.length);
  }
}

/** Names in a list. Undefined where it holds anything but names of the domain. */
function listed(text: string, domain: Domain): string[] | undefined {
  const { named, rest } = namesAt(text, domain);
  return rest === '' && named.length > 0 ? named : undefined;
}

const onlySubject = new RegExp(`^${leading}only (?<names>(?:the )?[\\p{Lu}\\d].*)$`, 'iu');
const onlyOnes = new RegExp(
  `^${leading}(?<names>(?:the )?[\\p{Lu}\\d][^;]{0,120}?) (?:was|were|is|are) the only (?:one |ones )?(?:(?:of|among) the (?<all>${number} )?)?(?<noun>\\p{Ll}{3,}(?: \\p{Ll}{3,})?) (?<rel>with|that|which|whose|where|in which|below|above|under|over|to|in the) (?<rest>[^;]*)$`,
  'iu',
);

/** What a relative clause says, as a statement about one name or time. */
function asStatement(
  rel: string,
  rest: string,
  kind: Domain['kind'],
): ((part: string) => string) | undefined {
  const place = (part: string) => `In ${part}`;
  switch (rel.toLowerCase()) {
    case 'with':
      return kind === 'time' ? undefined : (part) => `${part} had ${rest}`;
    case 'that':
    case 'which':
      return kind === 'time' ? undefined : (part) => ofOne(`${part} ${rest}`);
    case 'whose':
      return kind === 'time' ? undefined : (part) => `${part}’s ${rest}`;
    case 'where':
    case 'in which':
      return (part) => `${place(part)}, ${rest}`;
    case 'to': {
      const [verb = '', ...words] = rest.split(' ');
      return kind === 'time' ? undefined : (part) => `${part} ${pastOf(verb)} ${words.join(' ')}`;
    }
    default:
      return kind === 'time' ? undefined : (part) => `${part} was ${rel} ${rest}`;
  }
}

const isPredicate = /^ (?!and |or |of )\p{Ll}/u;
const figure = new RegExp(
  `(?:[A-Z]{3} ?|\\p{Sc} ?)?(?<![\\p{L}\\d.,])(?:(?!(?:19|20)\\d{2}(?![\\d.,]\\d))\\d|(?!one\\b)(?:${number})\\b)`,
  'giu',
);
const bounding =
  /\b(?:than|over|under|above|below|least|most|exceed(?:s|ed)?|topp?(?:s|ed)?|surpass(?:es|ed)?|reach(?:es|ed)?)(?: (?:a|an|the) [\p{Ll} ]{2,30} of)? $/u;

/** "Only Dale posted a loss of 5 million", "only Dale grew, by 3%": the figure is no part of what is said of no other. */
const isOneClause = (rest: string): boolean =>
  !/, (?!\d)/.test(rest.replace(/\d,\d/g, '')) &&
  [...rest.matchAll(figure)].every(({ index }) => bounding.test(rest.slice(0, index)));

/** "Only Dale and Mere posted a loss": no other name did. */
export function ofOnlyNames(table: Table, text: string): Quantified | undefined {
  const { lead = '', names = '' } = onlySubject.exec(text)?.groups ?? {};
  for (const domain of names === '' ? [] : domainsOf(table)) {
    const { named, rest } = namesAt(names, domain);
    if (
      named.length === 0 ||
      named.length === domain.parts.length ||
      !isPredicate.test(rest) ||
      !isOneClause(rest)
    )
      continue;
    return thoseOf(domain, named, (part) => ofOne(`${lead}${part}${rest}`));
  }
  return undefined;
}

/** "Dale was the only region whose sales fell", "2020 and 2021 were the only years in which they did". */
export function ofOnlyOnes(table: Table, text: string): Quantified | undefined {
  const { lead = '', names = '', all, noun = '', rel = '', rest = '' } = onlyOnes.exec(text)?.groups ?? {};
  if (noun === '') return undefined;
  const size = all === undefined ? undefined : valueOf(all.trim());
  const domain = isTimeNoun(table, noun) ? timesOf(table) : namesOf(table, noun, size);
  const named = domain && listed(names, domain);
  const statement = domain && asStatement(rel, rest, domain.kind);
  return domain && named && statement && isOneClause(` ${rel} ${rest}`)
    ? thoseOf(domain, named, (part) => `${lead}${statement(part)}`)
    : undefined;
}

const thoseOf = (
  { parts }: Domain,
  named: readonly string[],
  said: (part: string) => string,
): Quantified => ({
  instances: parts.map((part) => ({ part, text: said(part) })),
  quantifier: { kind: 'these', parts: named },
});

const isTime = new RegExp(time, 'u');
const firstTime: readonly RegExp[] = [
  new RegExp(
    `^(?<main>.{8,160}?),? for the first time(?: in the (?:series|table|period))?,? in (?<time>${time})(?<stop>\\.?)$`,
    'iu',
  ),
  new RegExp(
    `^(?<one>.{3,80}?) first (?<other>(?:turned (?:negative|positive)|exceeded|topped|passed|rose above|fell below)\\b.{0,80}?) in (?<time>${time})(?<stop>\\.?)$`,
    'iu',
  ),
  new RegExp(`^In (?<time>${time}), (?<main>.{8,160}?),? for the first time(?<stop>\\.?)$`, 'iu'),
  new RegExp(`^(?<main>.{8,160}?),? in (?<time>${time}),? for the first time(?<stop>\\.?)$`, 'iu'),
  new RegExp(
    `^In (?<time>${time}), (?<one>.{3,80}?),? for the first time,? (?<other>.{4,120}?)(?<stop>\\.?)$`,
    'iu',
  ),
];

/** "Exceeded 100 for the first time in 2021": so in 2021, and in no year before it. */
export function ofFirstTime(table: Table, text: string): Quantified | undefined {
  const {
    main,
    one = '',
    other = '',
    time: at = '',
    stop = '',
  } = firstTime.map((pattern) => pattern.exec(text)).find((each) => each !== null)?.groups ?? {};
  const told = main ?? (one === '' ? undefined : `${one} ${other}`);
  // A year before it that was negative did not turn so either.
  const said = told?.replace(/\b(?:turned|became|went) (?=(?:negative|positive)\b)/, 'were ');
  const domain = said === undefined ? undefined : timesOf(table);
  const index = domain?.parts.indexOf(at) ?? -1;
  if (said === undefined || !domain || index < 1 || isTime.test(said)) return undefined;
  const instances = domain.parts
    .slice(0, index + 1)
    .map((part) => ({ part, text: `${capital(said)} in ${part}${stop}` }));
  return { instances, quantifier: { kind: 'first', part: at } };
}
