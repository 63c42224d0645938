import { downStems, upStems } from '../words/lexicon';
import { stem } from '../words/words';
import type { Table } from '../tables/structure/tables';
import {
  type Domain,
  isTimeNoun,
  listedTimes,
  namesOf,
  number,
  time,
  timeNoun,
  timesOf,
  timesWithin,
  valueOf,
} from './domains';
import { instancesAt, many, type Quantified, withOne } from './instances';

/** "Nearly all", "not every", "the highest of all four". */
const narrowed =
  /(?:\b(?:not|nearly|almost|virtually|practically|hardly|scarcely|but|except|than|of|among|across|between|over|about|with|as|twice|times|up to|more|fewer|less)|[-\d]) $/iu;

const tail = `(?:,? (?:from|between) (?<from>${time}) (?:to|and|through|until) (?<to>${time})|,? (?<list>${time}(?:, ${time})*,? and ${time})|(?: of|,? in) (?<year>(?:19|20)\\d{2})(?!\\d)| (?:shown|listed|covered|in the table|on record|given)(?![\\p{L}]))?`;
const eachTime: readonly RegExp[] = [
  new RegExp(
    `\\b(?:(?<lead>in|for|during) )?(?:every|each)(?: single)?(?: one)?(?: of the(?: (?<count>${number}))?)? (?<noun>${timeNoun})s?\\b${tail}`,
    'iu',
  ),
  new RegExp(
    `\\b(?<lead>in|for|during) (?:all(?: of)?(?: the)?(?: (?<count>${number}))?|(?<both>both)) (?<noun>${timeNoun})s\\b${tail}`,
    'iu',
  ),
  new RegExp(`\\b(?<lead>in|for|during) both (?<list>${time} and ${time})`, 'iu'),
  new RegExp(
    `\\b(?<lead>in|for|during) (?<list>${time}(?:, ${time})*,? and (?:again )?(?:in )?${time})(?: alike)?(?=[.,;]|$)`,
    'iu',
  ),
];
const move = /\b(?<verb>\p{Ll}+)(?: (?:again|further|steadily|slightly|sharply))? $/iu;
const times = new RegExp(time, 'gu');

type Named = Readonly<Record<string, string | undefined>>;

function domainOfTimes(table: Table, { noun, count, both, from, to, list, year }: Named): Domain | undefined {
  if (noun !== undefined && !isTimeNoun(table, noun)) return undefined;
  const found =
    list !== undefined
      ? listedTimes(table, list.match(times) ?? [])
      : year !== undefined
        ? timesWithin(table, year)
        : timesOf(table, from !== undefined && to !== undefined ? { from, to } : undefined);
  const size = both === undefined ? count && valueOf(count) : 2;
  return size === undefined || size === '' || size === found?.parts.length ? found : undefined;
}

/** "In every year from 2020 to 2022", "in both 2020 and 2021"; "rose every year" is from each to the next. */
export function ofEachTime(table: Table, text: string): Quantified | undefined {
  const found = eachTime.map((pattern) => pattern.exec(text)).find((each) => each !== null);
  const before = text.slice(0, found?.index);
  const domain = found && !narrowed.test(before) ? domainOfTimes(table, found.groups ?? {}) : undefined;
  if (!found || !domain) return undefined;
  const place = { at: found.index, end: found.index + found[0].length };
  const verb = stem(move.exec(before)?.groups?.verb ?? '');
  const isMove = found.groups?.lead === undefined && (upStems.has(verb) || downStems.has(verb));
  if (/\d{4}(?!\d)/.test(before + text.slice(place.end).replace(/\d[\d,]*\.\d+/g, ''))) return undefined;
  const instances = isMove
    ? instancesAt(
        text,
        place,
        domain.parts.slice(1),
        (part, index) => `from ${domain.parts[index] ?? ''} to ${part}`,
      )
    : instancesAt(text, place, domain.parts, (part) => `in ${part}`);
  return { instances, quantifier: { kind: 'all' } };
}

const eachName: readonly RegExp[] = [
  new RegExp(
    `\\b(?:each|every one|all|(?<both>both))(?: of)?(?: the| its)?(?: (?<count>${number}))? (?<noun>${many})\\b`,
    'iu',
  ),
  /\b(?:every|each)(?: single)? (?<noun>\p{Ll}{3,})\b/iu,
  new RegExp(`^the (?<count>${number}) (?<noun>${many})(?= each\\b| all\\b)`, 'iu'),
];

/** "Each of the four airlines", "in all eight districts". */
export function ofEachName(table: Table, text: string): Quantified | undefined {
  const found = eachName.map((pattern) => pattern.exec(text)).find((each) => each !== null);
  const { noun = '', count, both } = found?.groups ?? {};
  if (!found || narrowed.test(text.slice(0, found.index))) return undefined;
  const size = both === undefined ? count && valueOf(count) : 2;
  const domain = namesOf(table, noun, size === '' ? undefined : size);
  if (!domain) return undefined;
  const behind = found.index + found[0].length;
  const end = behind + (/^ (?:each|all)\b/.exec(text.slice(behind))?.[0].length ?? 0);
  const instances = instancesAt(text, { at: found.index, end }, domain.parts, (part) => part);
  return { instances: instances.map(withOne), quantifier: { kind: 'all' } };
}
