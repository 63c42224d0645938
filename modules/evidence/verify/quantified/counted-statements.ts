import { capital } from '../words/words';
import type { Table } from '../tables/structure/tables';
import {
  type Domain,
  isTimeNoun,
  namesOf,
  namesWith,
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
  const domain = namesOf(table, noun, all === undefined ? undefined : valueOf(all));
  const parts = names === undefined ? undefined : listed(names.replace(/^, |,$/g, ''), domain?.parts ?? []);
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
  const instances = instancesAt(text, place, domain.parts, (part) => `${where} ${part}`);
  return { instances, quantifier: { kind: 'count', ...rangeOf(count, how, domain.parts.length) } };
}

/** Names in a list, "Dale, Mere and the Upper Valley". Undefined where one of them is none of the domain. */
function listed(text: string, parts: readonly string[]): string[] | undefined {
  const all = text.split(/, (?:and )?| and /);
  const found = all.map((name) => parts.find((part) => part === name || part === name.replace(/^the /i, '')));
  return found.every((each) => each !== undefined) ? found : undefined;
}

const nameStart = '(?:the )?[\\p{Lu}\\d][^,;]{0,60}?';
const onlySubject = new RegExp(
  `^${leading}only (?<names>${nameStart}(?:, ${nameStart})*(?:,? and ${nameStart})?) (?<rest>\\p{Ll}[^;]*)$`,
  'iu',
);
const onlyOnes = new RegExp(
  `^${leading}(?<names>${nameStart}(?:, ${nameStart})*(?:,? and ${nameStart})?) (?:was|were|is|are) the only (?:one |ones )?(?:(?:of|among) the (?<all>${number} )?)?(?<noun>\\p{Ll}{3,}(?: \\p{Ll}{3,})?) (?<rel>with|that|which|whose|where|in which|below|above|under|over|to|in the) (?<rest>[^;]*)$`,
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
    case 'to':
      return undefined;
    default:
      return kind === 'time' ? undefined : (part) => `${part} was ${rel} ${rest}`;
  }
}

/** "Only Dale and Mere posted a loss", "Dale was the only region whose sales fell". */
export function ofOnly(table: Table, text: string): Quantified | undefined {
  const {
    lead = '',
    names = '',
    all,
    noun,
    rel,
    rest = '',
  } = (onlyOnes.exec(text) ?? onlySubject.exec(text))?.groups ?? {};
  const known = noun === undefined ? undefined : namesOf(table, noun, all ? valueOf(all.trim()) : undefined);
  const isTime = noun !== undefined && isTimeNoun(table, noun);
  const found = splitNames(table, names, known ?? (isTime ? timesOf(table) : undefined), noun !== undefined);
  if (!found) return undefined;
  const { domain, parts } = found;
  const statement =
    rel === undefined ? (part: string) => ofOne(`${part} ${rest}`) : asStatement(rel, rest, domain.kind);
  if (!statement) return undefined;
  const instances = domain.parts.map((part) => ({ part, text: `${lead}${statement(part)}` }));
  return { instances, quantifier: { kind: 'these', parts } };
}

/** Names at the head of a sentence, with the domain that has them. */
function splitNames(table: Table, names: string, known: Domain | undefined, isNamed: boolean) {
  if (names === '' || (isNamed && !known)) return undefined;
  const all = names.split(/, (?:and )?| and /).map((name) => name.replace(/^the (?=\p{Lu})/iu, ''));
  const domain = known ?? namesWith(table, all);
  const parts = domain && listed(names, domain.parts);
  return domain && parts && parts.length < domain.parts.length ? { domain, parts } : undefined;
}

const isTime = new RegExp(time, 'u');
const firstTime: readonly RegExp[] = [
  new RegExp(`^(?<main>.{8,160}?),? for the first time,? in (?<time>${time})(?<stop>\\.?)$`, 'iu'),
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
  const said = main ?? (one === '' ? undefined : `${one} ${other}`);
  const domain = said === undefined ? undefined : timesOf(table);
  const index = domain?.parts.indexOf(at) ?? -1;
  if (said === undefined || !domain || index < 1 || isTime.test(said)) return undefined;
  const instances = domain.parts
    .slice(0, index + 1)
    .map((part) => ({ part, text: `${capital(said)} in ${part}${stop}` }));
  return { instances, quantifier: { kind: 'first', part: at } };
}
