import { capital } from '../../words/words';
import type { Table } from '../structure/tables';

/** A difference that a sentence names by a noun or by an owner, in the words of a comparison of two columns or rows. */
export const ofDifferences = (table: Table, text: string): string =>
  [ofSurplus, ofPossessives].reduce((all, reword) => reword(table, all), text);

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
