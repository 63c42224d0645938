import { functionWords } from '../../words/lexicon';
import { isContent } from './passage-figures';
import type { Token, Word } from '../../text/scan';
import { auxiliaries, isPastForm } from '../../words/verbs';

export const determiner =
  /^(?:the|a|an|its|their|his|her|our|my|no|this|that|these|those|each|every|any|some|all)$/;
export const preposition =
  /^(?:of|in|on|at|by|for|with|from|into|onto|within|per|via|among|according|between|during|since|until|through|throughout|toward|towards|under|over|above|below|about|against|after|before|behind|besides|beyond|around|across|along|amid|without|despite|than|as|to|near|outside|inside|like|unlike)$/;
export const adverb =
  /^(?:not|never|also|still|already|now|then|even|only|just|both|again|soon|yet|so|too|instead|nevertheless|nonetheless|meanwhile|therefore|thus|otherwise|\p{L}+ly)$/u;

/** A word that can stand in a noun phrase. */
export const isNominal = (token: Token) =>
  token.kind === 'word' &&
  !auxiliaries.has(token.lower) &&
  (isContent(token) || (token.isName && !functionWords.has(token.lower))) &&
  !adverb.test(token.lower) &&
  !isPastForm(token.lower);

/** "The cost of": a noun that has the form of a past tense. */
function isNounOf(tokens: readonly Token[], index: number): boolean {
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  return (
    before?.kind === 'word' && determiner.test(before.lower) && next?.kind === 'word' && next.lower === 'of'
  );
}

const partitive =
  /^(?:number|share|proportion|portion|percentage|half|third|quarter|fifth|tenth|majority|rest|part|amount|volume|value|total|sum|one|group|members?)$/;

/**
 * The last words of the noun phrases of a stretch: "the number of nurses and doctors" has two. Leaves out what a
 * preposition leads, and the words behind a comma unless they are part of a list.
 */
export function headsOf(tokens: readonly Token[]): { heads: Word[]; phrase: Word[] } {
  const phrases: { words: Word[]; isApart: boolean }[] = [{ words: [], isApart: false }];
  let isInside = false;
  let hasNoun = false;
  let isList = false;
  const begin = (isApart: boolean) => {
    phrases.push({ words: [], isApart });
    isInside = false;
  };
  for (const [index, token] of tokens.entries()) {
    const last = phrases.at(-1);
    if (!last || token.kind === 'amount' || token.kind === 'period') continue;
    if (token.kind === 'mark') {
      if (token.text === ',') begin(true);
    } else if (/^(?:and|or)$/.test(token.lower)) {
      isList = true;
      if (!isInside) begin(last.isApart);
    } else if (preposition.test(token.lower)) {
      const counts = token.lower === 'of' && last.words.every(({ lower }) => partitive.test(lower));
      if (counts) last.words = [];
      isInside = !counts;
      hasNoun = false;
    } else if (determiner.test(token.lower)) {
      if (isInside && hasNoun) begin(last.isApart);
    } else if (isNominal(token) || isNounOf(tokens, index)) {
      hasNoun = true;
      if (!isInside) last.words.push(token);
      const [first] = last.words;
      // "Converting the Old Brewery": the gerund is the subject.
      if (first === token && /..ing$/.test(token.lower) && tokens[0] === token) {
        isInside = true;
        hasNoun = false;
      }
    }
  }
  const full = phrases.filter(({ words }) => words.length > 0);
  const [first] = full;
  const kept = isList ? full : full.filter(({ isApart }) => !isApart || isApart === first?.isApart);
  if (kept.length > 0)
    return {
      heads: kept.flatMap(({ words }) => words.at(-1) ?? []),
      phrase: kept.flatMap(({ words }) => words),
    };
  const last = tokens.findLast((token) => token.kind === 'word' && isNominal(token));
  const heads = last?.kind === 'word' ? [last] : [];
  return { heads, phrase: heads };
}

/** "The largest buyer, Melvia,": names that stand between commas behind a noun phrase. */
export function apposedIn(tokens: readonly Token[]): Word[] {
  const comma = tokens.findIndex((token) => token.kind === 'mark' && token.text === ',');
  const rest = comma < 0 ? [] : tokens.slice(comma + 1);
  const words = rest.filter((token) => token.kind === 'word');
  return words.length > 0 && words.length <= 3 && words.every(({ isName }) => isName) ? words.slice(-1) : [];
}

/** "Pelion-2", "the Calyx". */
export const isNameAlone = (tokens: readonly Token[]): boolean =>
  tokens.length > 0 &&
  tokens.every((token, index) => {
    if (token.kind === 'word') return token.isName || token.lower === 'the';
    return token.kind !== 'period' && token.at === tokens[index - 1]?.end;
  });
