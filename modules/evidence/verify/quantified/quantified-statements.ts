import type { Table } from '../tables/structure/tables';
import { ofCountedNames, ofCountedPlaces, ofFirstTime, ofOnlyNames, ofOnlyOnes } from './counted-statements';
import { number } from './domains';
import type { Quantified } from './instances';
import { ofEachName, ofEachTime } from './universal-statements';

const longest = 240;

/** What speaks of all parts at once, or turns a quantifier. */
const jointly =
  /\b(?:together|combined|jointly|altogether|between them|in total|a total|total of|sum|overall|on average|an average of|averaged|each other|one another|respectively|alternat\p{Ll}*|consecutive|in a row|running|except|apart from|but (?:one|two|in)|other than|not|never|no|none|neither|nor|without|hardly|same|equal|identical|unchanged|differ\p{Ll}*|rang\p{Ll}+|median|half of|some of|if|unless)\b|n['’]t\b/iu;
const quantifying = new RegExp(
  `(?<![\\p{L}\\d.,])(?:every |each |all |both |only |most |for the first time|first |${number} (?=\\p{Ll})|(?:in|for|during) [^;]{4,40} and )`,
  'iu',
);

/** Whether a sentence has a word or a list that may be a quantifier: without one, no table need be asked. */
export const maySayQuantifier = (text: string): boolean =>
  text.length <= longest && quantifying.test(text) && !jointly.test(text);

/**
 * "In every year from 2020 to 2022", "each of the four airlines", "only Dale", "in three of the five years", "for the first time in 2021": the
 * statement without the quantifier about each name or time. None for any other sentence.
 */
export function quantifiedIn(table: Table, text: string): Quantified | undefined {
  for (const read of readings) {
    const found = read(table, text);
    if (found && found.instances.length > 1) return found;
  }
  return undefined;
}

const readings: readonly ((table: Table, text: string) => Quantified | undefined)[] = [
  ofFirstTime,
  ofOnlyOnes,
  ofOnlyNames,
  ofCountedNames,
  ofCountedPlaces,
  ofEachTime,
  ofEachName,
];
