import { capital } from '../../words/words';
import { exceedingIn } from '../reading/difference-columns';
import type { Groups } from './rewording';
import type { Table } from '../structure/tables';

/** A difference that a sentence names by a noun or by an owner, in the words of a comparison of two columns or rows. */
export const ofDifferences = (table: Table, text: string): string =>
  [ofSurplus, ofBalances, ofPossessives].reduce((all, reword) => reword(table, all), text);

const year = '(?:19|20)\\d{2}(?:/\\d{2})?(?![\\d/])';
const surplus = new RegExp(
  `^(?<ahead>In ${year}, )?[Tt]he (?:surplus|excess) of (?<one>[^,;\\d]{2,40}?) over (?<other>[^,;\\d]{2,40}?)(?<when> in ${year})? (?:was|is|came to|amounted to|stood at|reached) (?=[^,;]{0,12}\\d)`,
  'u',
);

/** "The surplus of deposits over loans was 6.6 billion" as "Deposits exceeded loans by 6.6 billion". */
const ofSurplus = (_table: Table, text: string): string =>
  text.replace(surplus, (...rest) => {
    const { ahead = '', one = '', other = '', when = '' } = rest.at(-1) as Record<string, string | undefined>;
    const told = ahead || (when && `${capital(when.trim())}, `);
    return `${told}${told === '' ? capital(one) : one} exceeded ${other} by `;
  });

const ofOther =
  /(?<=\b(?:higher|lower|larger|smaller|more|less|greater|longer|shorter|older|warmer|colder) than )(?<other>(?:the )?[\p{L}\p{N}](?:[\p{L}\p{N} .&-]{0,40}?[\p{L}\p{N}])?)['’]s(?=[.,;]|$| (?:in|by|at)\b)/gu;

/** "Lower than Denmark's" as "lower than that of Denmark". */
const ofPossessives = (_table: Table, text: string): string => text.replace(ofOther, 'that of $<other>');

const result =
  '(?<noun>(?:(?:trade|budget|fiscal|migration|birth) )?(?:surplus|deficit|gain|loss)|natural (?:increase|decrease)|net (?:immigration|emigration))';
const behind =
  '(?=[.,;]|$| (?:in|for|during) (?:\\d|every|each|all|no|only|the year|\\p{Ll}+ of the )| except)';
const had = '(?:has|have|had|ran|runs|run|recorded|posted|registered|showed|shows|reported|saw|was in|was)';
const owned = new RegExp(
  `(?<who>\\b[Tt]he \\p{Ll}+|\\b[Tt]here|\\b[Ii]t|\\p{Lu}[\\p{L}’'-]*(?: \\p{Lu}[\\p{L}’'-]*){0,3}) ${had} (?:an? )?${result}${behind}`,
  'gu',
);
const only = new RegExp(`\\b(?<year>year|country|region|town) with an? ${result}${behind}`, 'gu');

/** "The country ran a trade deficit in 2022" as "Imports exceeded exports in 2022". */
const ofBalances = (table: Table, text: string): string =>
  text
    .replace(owned, (all: string, ...rest: unknown[]) => {
      const { who = '', noun = '' } = rest.at(-1) as Groups;
      const [one, other] = exceedingIn(table, noun) ?? [];
      if (one === undefined || other === undefined) return all;
      if (!/^(?:[Tt]he \p{Ll}+|[Tt]here|[Ii]t)$/u.test(who)) return `${who}'s ${one} exceeded ${other}`;
      return `${/^\p{Lu}/u.test(who) ? capital(one) : one} exceeded ${other}`;
    })
    .replace(only, (all: string, ...rest: unknown[]) => {
      const { year: row = '', noun = '' } = rest.at(-1) as Groups;
      const [one, other] = exceedingIn(table, noun) ?? [];
      return one === undefined || other === undefined ? all : `${row} in which ${one} exceeded ${other}`;
    });
