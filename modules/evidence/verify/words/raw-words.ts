import { functionWords } from './lexicon';
import { meaningOf } from './words';

/** Words of a name that say nothing of what is measured. */
const idle =
  /^(?:number|total|figure|level|amount|value|count|sum|overall|annual|yearly|combined|entire|whole|full|average|mean|typical|reported|reporting|having|day|week|month|quarter|year|season|financial|fiscal|calendar|end|start|beginning|further|more|most|least|round|ever|january|february|march|april|may|june|july|august|september|october|november|december|company|firm|group|census|pre|latest|current|only|also|still|then|now|own|all|about|some)s?$|^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;

/** Whether a word, in small letters, narrows nothing. */
export const isIdle = (lower: string) => functionWords.has(lower) || idle.test(lower);
const meaning = (word: string) => meaningOf(word.toLowerCase());
/** All words and numbers of a text as written, also those that the scan reads as times or amounts. */
export const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? [];
const partsOf = (word: string) =>
  word
    .toLowerCase()
    .split('-')
    .filter((part) => !isIdle(part));
/** Whether a text with these meanings has a word: "first-year" stands in "in the first year", too. */
export const isIn = (word: string, meanings: ReadonlySet<string>) =>
  meanings.has(meaning(word)) ||
  (word.includes('-') && partsOf(word).every((part) => meanings.has(meaning(part))));
/** The meanings of all words of a text, and of the parts of those with a hyphen. */
export const meaningsOf = (text: string) =>
  new Set(wordsIn(text).flatMap((word) => [meaning(word), ...partsOf(word).map(meaning)]));
