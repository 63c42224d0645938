import {
  type ChangeColumn,
  changeColumns,
  figure,
  isAllOf,
  isNamed,
  isOfTimes,
  signed,
} from './change-wording';
import type { Table } from '../structure/tables';
import { capital, escapeRegExp } from '../../words/words';

const year = '(?:19|20)\\d{2}';
const stocks =
  /\b(?:storage|stocks?|inventor(?:y|ies)|reserves?|population|inhabitants|staff|employees|headcount|jobs|members|membership|subscribers|forest|ice|fleet)\b/i;

/**
 * "Gained 135 million m³ in 2022", "stocks were drawn down by 1,250 kt", "storage did not change" of the one column that holds the changes
 * of a stock, "Storage change 2022": what came or went is a figure of it, with its sign.
 */
export function ofStocks(table: Table, text: string): string {
  const [column, ...more] = changeColumns(table).filter(
    ({ what, isPercent, then }) => stocks.test(what) && !isPercent && then === undefined,
  );
  if (!column || more.length > 0) return text;
  const plain = inWords(column, text);
  const { lead = '', one = '', link = '', other = '' } = twoClauses.exec(plain)?.groups ?? {};
  const reword = (clause: string) => ofClause(table, column, clause);
  return one === '' ? reword(plain) : `${lead}${reword(one)}${link}${reword(other)}`;
}

const twoClauses =
  /^(?<lead>While |Whereas |(?=[^,;]{8,120}, (?:but|while|whereas) ))(?<one>[^,;]{8,120})(?<link>, (?:(?:but|while|whereas) )?)(?<other>\p{Lu}[^,;]{8,120})$/u;

/** What is stored is storage, and what is drawn down falls. */
function inWords({ what }: ChangeColumn, text: string): string {
  const plain = text
    .replace(/\b(?:was|were) (?:drawn|run) down by\b/g, 'fell by')
    .replace(/\b(?:was|were) (?:built|topped) up by\b/g, 'rose by');
  return /^(?:water )?storage$/i.test(what)
    ? plain
        .replace(/\b(?:the )?(?:volume|amount|quantity) (?:of water )?stored\b/g, 'storage')
        .replace(/\bThe (?:volume|amount|quantity) (?:of water )?stored\b/g, 'Storage')
        .replace(/\b(?:stored water|water storage|water in storage)\b/g, 'storage')
    : plain;
}

const when = `(?<times>(?: (?:in|during) ${year})?)`;
const led = new RegExp(`^(?<lead>(?:In|During) ${year}), (?<rest>[^;]+?)(?<stop>\\.?)$`, 'u');
const moved = new RegExp(
  `^(?<together>(?:Taken together|Together|Combined|In total|Between them), )?(?<who>[^;]{2,100}?)(?<joint> together| jointly)? (?<verb>gained|added|lost|shed) (?:a (?:total|combined) of )?(?<size>${figure})(?: of (?<what>\\p{Ll}[\\p{Ll} ]{2,30}?))?${when}(?<stop>\\.?)$`,
  'u',
);
const still = new RegExp(
  `^(?<who>[^,;]{2,100}?) (?:did not change|stayed the same|remained the same|(?:was|were|stayed|remained) unchanged)${when}(?<stop>\\.?)$`,
  'u',
);
const summed = new RegExp(
  `^(?:Added up|Summed up|Summed|Totalled|All told) over (?<from>${year}) ?(?:–|-|to) ?(?<to>${year}), (?<who>[^,;]{2,100}?) (?<verb>fell|rose|shrank|grew|dropped|declined|increased|decreased) by (?:a net )?(?<size>${figure})(?<stop>\\.?)$`,
  'u',
);
const falls = /^(?:lost|shed|fell|shrank|dropped|declined|decreased)$/;

function ofClause(table: Table, column: ChangeColumn, clause: string): string {
  const name = column.name.charAt(0).toLowerCase() + column.name.slice(1);
  const ahead = led.exec(clause)?.groups;
  const { lead = '', rest = '', stop: end = '' } = ahead ?? {};
  const text = ahead ? `${capital(rest)} ${lead.charAt(0).toLowerCase()}${lead.slice(1)}${end}` : clause;
  const isAt = (times: string) => (table.periods ? times !== '' : isOfTimes(column, times));
  // The name of a column says its time, a row of a time does not.
  const at = (times = '') => (table.periods || column.now === undefined ? times : '');
  const renamed = (who: string) => who.replace(new RegExp(`${escapeRegExp(column.what)}s?`, 'i'), name);
  const change = (size: string, verb: string) =>
    falls.test(verb) ? signed(size, -1) : size.replace(/\d/, (digit) => `+${digit}`);
  const sum = summed.exec(text)?.groups;
  if (sum) {
    const { from, to, who = '', verb = '', size = '', stop = '' } = sum;
    const value = change(size, verb);
    return value === undefined || !table.periods || !isNamed(column, who)
      ? clause
      : `From ${from} to ${to}, the total ${renamed(who)} was ${value}${stop}`;
  }
  const flat = still.exec(text)?.groups;
  if (flat) {
    const { who = '', times = '', stop = '' } = flat;
    const isOwn = isNamed(column, who) && isAt(times);
    return isOwn ? `${capital(renamed(who))} was 0${at(times)}${stop}` : clause;
  }
  const found = moved.exec(text)?.groups;
  if (!found) return clause;
  const { together, who = '', joint, verb = '', size = '', what, times = '', stop = '' } = found;
  const value = change(size, verb);
  const isOwn = what === undefined || isAllOf(column, what);
  const isOther = what === undefined && isNamed(column, who);
  if (value === undefined || !isOwn || isOther || !isAt(times)) return clause;
  const isTotal = together !== undefined || joint !== undefined;
  return `${capital(who)} had a ${isTotal ? 'total ' : ''}${name} of ${value}${at(times)}${stop}`;
}
