import { smallNumbers } from '../../numbers/number-words';
import type { Table } from '../structure/tables';
import { capital } from '../../words/words';

/** A sentence that denies a level of all times, "in no month did", in the words of "never", or tells of a move at each of them. */
export const ofDeniedTimes = (table: Table, text: string): string =>
  [ofNever, ofKeptMoving].reduce((all, reword) => reword(table, all), text);

const past: Readonly<Record<string, string>> = {
  ...{ reach: 'reached', attain: 'reached', hit: 'reached', exceed: 'exceeded', surpass: 'surpassed' },
  ...{ top: 'topped', 'fall below': 'fell below', 'drop below': 'dropped below', 'sink below': 'sank below' },
  ...{ 'rise above': 'rose above', 'climb above': 'climbed above', 'go above': 'went above' },
};
const verbs = Object.keys(past).join('|');
const figure = '(?:\\p{Sc} ?|[A-Z]{3} )?-?\\d[\\d.,]*(?: ?(?:%|°C|[\\p{L}²³]+(?:/[\\p{L}²³]+)?)){0,3}';
const inNone = new RegExp(
  `^(?:In no (?<grain>year|month|quarter)|At no (?:point|time)(?: (?:in|over|during) (?:the|these|its) (?:(?<count>\\p{Ll}+) )?(?<noun>years|months|quarters|period|series))?)(?<when> (?:of|in|during) (?:19|20)\\d{2})? did (?<who>\\p{L}[^,;]{2,60}?) (?<verb>${verbs}) (?<what>(?:an? \\p{Ll}[\\p{Ll} ]{2,40} of )?${figure})(?<when2> in (?:19|20)\\d{2})?\\.?$`,
  'u',
);

/** "In no month did occupancy reach 95%", "at no point in the four years did Eskmoor reach a yield of 5" as "never reached". */
function ofNever(table: Table, text: string): string {
  const found = inNone.exec(text)?.groups;
  if (!found) return text;
  const { grain, count, noun, who = '', verb = '', what = '' } = found;
  const times = new Set(table.order.map((row) => table.periods?.[row]?.from)).size;
  const isGrain = (name: string | undefined) =>
    name === undefined || name === table.grain || /^(?:period|series)$/.test(name);
  if (!isGrain(grain) || !isGrain(noun?.replace(/s$/, ''))) return text;
  if (count !== undefined && smallNumbers.indexOf(count) !== times) return text;
  const when = (found.when ?? found.when2 ?? '').replace(/^ of /, ' in ');
  return `${capital(who)} never ${past[verb] ?? ''} ${what}${when}.`;
}

const moves: Readonly<Record<string, string>> = {
  ...{ growing: 'grew', rising: 'rose', increasing: 'increased', climbing: 'climbed', improving: 'improved' },
  ...{
    falling: 'fell',
    shrinking: 'shrank',
    declining: 'declined',
    decreasing: 'decreased',
    dropping: 'dropped',
  },
};
const kept = new RegExp(
  `^(?:(?<grain>Year|Quarter|Month) after \\p{Ll}+, )?(?<who>\\p{L}[^,;]{2,60}?) (?:kept(?: on)?|continued) (?<move>${Object.keys(moves).join('|')}) (?<when>(?:from|between) [^,;]{3,60}?|since [^,;]{3,24}?)\\.?$`,
  'u',
);

/** "Month after month, cargo kept growing from August through to December" as "grew every month". */
const ofKeptMoving = ({ timed, grain }: Table, text: string): string =>
  text.replace(kept, (all, ...rest) => {
    const { grain: said, who = '', move = '', when = '' } = rest.at(-1) as Record<string, string | undefined>;
    return !timed || (said !== undefined && said.toLowerCase() !== grain)
      ? all
      : `${capital(who)} ${moves[move] ?? ''} every ${grain} ${when}.`;
  });
