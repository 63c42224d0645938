import { downStems, functionWords, upStems } from '../../words/lexicon';
import { type Pair, isContent } from '../reading/passage-figures';
import { preposition } from '../reading/noun-phrases';
import type { Read } from '../reading/read-sentence';
import type { Word } from '../../text/scan';
import { isPastForm } from '../../words/verbs';

/**
 * What narrows a noun of the passage, where the statement narrows the same noun by another word: "tern nests" told as "gull
 * nests", "analysts at Corliss" as "analysts at Penfold", "a $52 million write-down" as $52 million of something else.
 */
export function exchangedModifier(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  return (
    otherWordBefore(claim, source) ?? otherPhraseBehind(claim, source) ?? otherMeasured(claim, source, pairs)
  );
}

/** The word before a noun; the noun stands in the passage with other words before it alone. */
function otherWordBefore(claim: Read, source: Read): string | undefined {
  for (const [noun, own] of pairsOf(claim)) {
    const places = source.words.filter(({ meaning }) => meaning === noun.meaning);
    const held = pairsOf(source).filter(([each]) => places.includes(each));
    if (places.length === 0 || held.length < places.length) continue;
    if (held.some(([, word]) => word.meaning === own.meaning || claim.meanings.has(word.meaning))) continue;
    const [[, word] = [noun, own]] = held;
    return `${word.text} ${noun.text}`;
  }
  return undefined;
}

/** Nouns with the word directly before them; verbs, names and directions narrow nothing. */
const pairsOf = ({ words }: Read): (readonly [noun: Word, before: Word])[] =>
  words.flatMap((noun, index) => {
    const before = words[index - 1];
    return before && noun.at - before.end === 1 && isNoun(noun) && isNoun(before)
      ? [[noun, before] as const]
      : [];
  });

const isNoun = (word: Word) =>
  isContent(word) &&
  !word.isName &&
  !isPastForm(word.lower) &&
  !/(?:ing|ly)$/.test(word.lower) &&
  !upStems.has(word.stem) &&
  !downStems.has(word.stem);

/** The phrase behind a noun; the noun stands in the passage with the same preposition and other words alone. */
function otherPhraseBehind(claim: Read, source: Read): string | undefined {
  const held = phrasesOf(source);
  for (const { noun, lead, objects, isCompared } of phrasesOf(claim)) {
    const [own] = objects;
    const same = held.filter(
      (each) => each.noun.meaning === noun.meaning && each.lead === lead && (isCompared || !each.isCompared),
    );
    if (
      !own ||
      same.length === 0 ||
      same.some(({ objects: all }) => all.some((word) => word.meaning === own.meaning))
    )
      continue;
    const other = same.flatMap(({ objects: [first] }) => first ?? [])[0];
    if (other && !claim.meanings.has(other.meaning)) return `${noun.text} ${lead} ${other.text}`;
  }
  return undefined;
}

const determiners = /^(?: (?:the|an?|its|their|his|her|all|other))* $/;
/** Words of a phrase that are looked at. */
const longestPhrase = 5;

/** "twice as many as pupils in towns": a figure is not of what it is compared with. */
const comparing =
  /\b(?:than|as|like|unlike|against|compared with|compared to) (?:the |in |for |of |those |that )*$/i;

type NounPhrase = { noun: Word; lead: string; objects: Word[]; isCompared: boolean };

function phrasesOf({ words, text }: Read): NounPhrase[] {
  return words.flatMap((lead, index) => {
    const [noun, next] = [words[index - 1], words[index + 1]];
    if (!noun || !next || !preposition.test(lead.lower) || !isContent(noun) || isPastForm(noun.lower))
      return [];
    if (noun.end + 1 !== lead.at || !determiners.test(text.slice(lead.end, next.at) || ' ')) return [];
    const rest = words.slice(index + 1, index + 1 + longestPhrase);
    const end = rest.findIndex(
      ({ lower }, at) => at > 0 && functionWords.has(lower) && !/^(?:and|or|the|an?|of)$/.test(lower),
    );
    const objects = (end < 0 ? rest : rest.slice(0, end)).filter(isContent);
    return objects.length > 0
      ? [{ noun, lead: lead.lower, objects, isCompared: comparing.test(text.slice(0, noun.at)) }]
      : [];
  });
}

/** "a $52 million write-down": the noun that a figure with a unit measures. */
function otherMeasured(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  for (const { matches } of pairs) {
    const nouns = matches.map((match) => (match.of.unit ? measuredBy(source, match) : []));
    const isOther = (run: readonly Word[]) =>
      run.length > 0 && !run.some(({ meaning }) => claim.meanings.has(meaning));
    if (nouns.length > 0 && nouns.every(isOther)) return nouns[0]?.map(({ text }) => text).join(' ');
  }
  return undefined;
}

/** The nouns directly behind a figure that has an article. */
function measuredBy({ text, words }: Read, { at, end }: { at: number; end: number }): Word[] {
  if (!/\b(?:an?|the|its|their|this) $/i.test(text.slice(Math.max(0, at - 6), at))) return [];
  const run: Word[] = [];
  let to = end;
  for (const word of words) {
    if (word.at < to) continue;
    if (word.at - to > 1 || !isContent(word)) break;
    run.push(word);
    to = word.end;
  }
  return run;
}
