import { max } from 'd3-array';
import { functionWords, speechStems } from '../words/lexicon';
import { sentenceAround } from './speakers';
import { meaningOf, stem } from '../words/words';

const naming =
  /\b(?:call(?:s|ed|ing)?|describ(?:es?|ed|ing)|label(?:s|led|led|ling)?|dub(?:s|bed)|term(?:s|ed)|brand(?:s|ed)|nam(?:es?|ed)|hail(?:s|ed|ing)|prais(?:es?|ed|ing)|critici[sz](?:es?|ed|ing)|denounc(?:es?|ed|ing)|dismiss(?:es|ed|ing)?|consider(?:s|ed)?|judg(?:es?|ed|ing)|liken(?:s|ed|ing)?|f(?:inds?|ound)|saw|sees)\b/gi;
const marks = /[“"„«‘][^”"“»’]*[”"»’]?/g;
const inserted = /, (?:which|who) [^,;]{2,80}, /g;
const notSaid = /^(?:plainly|simply|once|even|recently|publicly|later|again|today|yesterday)$/;

type Part = { lower: string; meaning: string; isName: boolean; at: number; end: number };

const wordsIn = (text: string): Part[] =>
  [...text.matchAll(/\p{L}[\p{L}\p{N}'’-]*/gu)].map((found) => {
    const lower = found[0].toLowerCase().replace(/['’]s?$/, '');
    return {
      lower,
      meaning: meaningOf(lower),
      isName: /^\p{Lu}/u.test(found[0]),
      at: found.index,
      end: found.index + found[0].length,
    };
  });

const isSaid = ({ lower }: Part) =>
  !functionWords.has(lower) && !notSaid.test(lower) && !speechStems.has(stem(lower));

/** `isOpen`: the speech says it of a pronoun, which may stand for that name. */
type ExchangedObject = { name: string; isOpen: boolean };

/**
 * What a quote is about, where the statement names it and the passage names something else: "called the new stadium “a jewel”"
 * of "called the old stadium “a jewel”". `lead`: the statement before the quote; `at` to `end`: the quote in the passage.
 */
export function exchangedObject(
  lead: string,
  passage: string,
  { at, end, context }: { at: number; end: number; context: ReadonlySet<string> },
): ExchangedObject | undefined {
  const verb = [...lead.matchAll(naming)].at(-1);
  const named = verb && lead.slice(verb.index + verb[0].length);
  const spoken = spokenBefore(passage, at);
  if (named !== undefined && !/[.,;:“”"]|\b(?:and|but|that)\b/.test(named) && spoken.trim() === '')
    return exchanged(otherName(wordsIn(named).filter(isSaid), context, passage, at, end));
  const strange = named === undefined ? undefined : strangeTo(spokenOf.exec(spoken)?.groups?.who, named);
  if (strange) return exchanged(strange);
  const subject = named === undefined ? copula.exec(lead)?.groups?.subject : undefined;
  const other = subject && otherSubject(subject, context, passage, at, end);
  if (other) return exchanged(other);
  const isOpen = /^\s*(?:it|they|this|these|that|he|she)\b/i.test(spoken);
  return spoken.trim() === '' ? undefined : exchanged(otherBeginning(lead, spoken), isOpen);
}

const spokenOf =
  /^\s*(?:the|this|that|these|those|our|its|their) (?<who>[\p{L}’' -]{2,50}?) (?:is|are|was|were|will be|would be|has been|have been)\b/iu;

/** "Called the programme “expensive”" of "the loss was expensive": a word of the name that the speech has not for it. */
function strangeTo(who: string | undefined, named: string): string | undefined {
  if (who === undefined || /[.,;:“”"]|\b(?:and|but|that)\b/.test(named)) return undefined;
  const held = new Set(wordsIn(who).map(({ meaning }) => meaning));
  return wordsIn(named)
    .filter(isSaid)
    .find(({ meaning }) => !held.has(meaning))?.lower;
}

const exchanged = (name: string | undefined, isOpen = false): ExchangedObject | undefined =>
  name === undefined ? undefined : { name, isOpen };

/** "The line marks" right before a quote: what the quote is said of. */
const copula =
  /(?:^|, |\bthat )(?<subject>(?:the|this|its|their|his|her) (?:\p{L}[\p{L}’'-]* ){1,5}?)(?:is|was|are|were|marks?|marked|represents?|represented|meant|means|remains?|remained|had been|would be|amounts to|amounted to) ["“„«‘']?$/iu;

/** "The line marks “a turning point”" of "called the vote “a turning point”", or of what is named only behind the quote. */
function otherSubject(
  subject: string,
  context: ReadonlySet<string>,
  passage: string,
  at: number,
  end: number,
): string | undefined {
  const words = wordsIn(subject).filter(({ lower }) => !functionWords.has(lower));
  const around = sentenceAround(passage, at, end);
  const before = passage.slice(passage.indexOf(around), at);
  const verb = [...before.matchAll(naming)].at(-1);
  const isNamed = verb !== undefined && wordsIn(before.slice(verb.index + verb[0].length)).some(isSaid);
  if (isNamed) return otherName(words, context, passage, at, end);
  const held = new Set(wordsIn(passage.slice(0, at)).map(({ meaning }) => meaning));
  const behind = new Set(wordsIn(passage.slice(end)).map(({ meaning }) => meaning));
  return words.find(
    ({ meaning }) => !held.has(meaning) && behind.has(meaning) && !around.toLowerCase().includes(meaning),
  )?.lower;
}

/** The words of the same speech before a place, from where its clause begins. */
function spokenBefore(passage: string, at: number): string {
  const before = passage.slice(0, at);
  const open = max([...'“"„«'], (mark) => before.lastIndexOf(mark)) ?? -1;
  const close = max([...'”»'], (mark) => before.lastIndexOf(mark)) ?? -1;
  const isOpen =
    open >= 0 && open > close && (before.split('"').length - 1) % 2 === (before.charAt(open) === '"' ? 1 : 0);
  if (!isOpen) return '';
  const speech = before.slice(open + 1);
  return speech.slice(max(['. ', '? ', '! ', '; ', ': '], (mark) => speech.lastIndexOf(mark) + 1) ?? 0);
}

/** Each word of the name is in the passage's sentence outside the quote, and the words beside it there are in the name. */
function otherName(
  whole: readonly Part[],
  context: ReadonlySet<string>,
  passage: string,
  at: number,
  end: number,
): string | undefined {
  const name = whole.filter(({ meaning }) => !context.has(meaning));
  const around = sentenceAround(passage, at, end);
  const from = passage.indexOf(around);
  const before = passage.slice(from, at).replace(/[“"„«]\s*$/, '');
  const verb = [...before.matchAll(naming)].at(-1);
  const isNamed = verb !== undefined && wordsIn(before.slice(verb.index + verb[0].length)).some(isSaid);
  // "coverage in care homes, which stood at 84 percent, as “uneven”": what is inserted is not what it is said of.
  const named = isNamed ? before.slice(verb.index + verb[0].length).replace(inserted, ' ') : undefined;
  const outside = named ?? around.replace(marks, ' ');
  const held = wordsIn(outside);
  // What the title names is left out where the passage names nothing: "called it".
  if (name.length === 0 && !(isNamed && whole.length > 0)) return undefined;
  const own = new Set(whole.map(({ meaning }) => meaning));
  const theirs = new Set(held.map(({ meaning }) => meaning));
  const strange = name.find(({ meaning }) => !theirs.has(meaning));
  if (strange) return strange.lower;
  const dropped = isNamed ? held.find((word) => isSaid(word) && !own.has(word.meaning)) : undefined;
  return dropped?.lower;
}

/** "The bank would “not close a branch”" of "We will not close a branch". */
const backshifted: Readonly<Record<string, string>> = {
  ...{ will: 'would', can: 'could', may: 'might', shall: 'should' },
};

const person = /^(?:we|i|our|my|us|me|you|your)$/;

/** A quote that begins within a sentence: what the speaker says it of must stand in the statement, and nothing else in its place. */
function otherBeginning(lead: string, spoken: string): string | undefined {
  const clause = spoken.split(/,\s|\b(?:but|and|because|while|whereas|so)\b/).at(-1) ?? '';
  const said = wordsIn(clause).filter(isSaid);
  const own = wordsIn(lead.replace(marks, ' '));
  const meanings = new Set(own.map(({ meaning }) => meaning));
  const lowers = new Set(own.map(({ lower }) => lower));
  const dropped = said.find(
    ({ meaning, lower }) => !meanings.has(meaning) && !lowers.has(backshifted[lower] ?? ''),
  );
  if (dropped) return dropped.lower;
  const last = own.findLastIndex(
    ({ lower }) => speechStems.has(stem(lower)) || /^(?:that|spoke|speaks)$/.test(lower),
  );
  const comma = lead.lastIndexOf(',');
  const held = new Set(wordsIn(spoken).map(({ meaning }) => meaning));
  const isFirst = wordsIn(clause).some(({ lower }) => person.test(lower));
  const strange = own
    .slice(last + 1)
    .filter(({ at: place }) => place > comma)
    .find(
      (word) =>
        isSaid(word) &&
        !word.isName &&
        !held.has(word.meaning) &&
        // "the finding “does not prove”" of "This does not prove".
        !(/^(?:findings?|results?)$/.test(word.lower) && /^\s*(?:This|That|It|These)\b/.test(spoken)),
    );
  return isFirst ? undefined : strange?.lower;
}
