import { memoize } from '../../../../kernel/memoize';
import type { Source } from '../../../evidence';
import { meaningsIn } from '../../tables/structure/tables';
import { plainText } from '../../text/plain-text';
import { ownerStems } from '../../words/lexicon';
import { stem } from '../../words/words';
import { firstSentenceOf, mainEntityOf } from './main-entity';
import { isNoName } from './named-kinds';

/** Bounded, and in one way alone: a word of many letters is read once. */
const word = '(?<![\\p{L}&-])\\p{Lu}[\\p{Lu}&-]{0,20}\\p{Ll}[\\p{L}&-]{0,40}';
const name = `${word}(?: (?:of |the |de )?${word}){0,4}`;

/** Up to the first verb of a sentence with a level, a change or a count. */
const verb =
  /^(?:(?:In|By|At|On|During|Since) [^,]{2,40}, )?(?<subject>.{3,160}?) (?:was|were|is|are|had|has|have|rose|fell|grew|reached|stood|came|dropped|declined|increased|decreased|climbed|totalled|amounted|averaged|shrank|carried|remained|employed|employs)\b/u;
/** "Keldonia's unemployment rate" */
const owner = new RegExp(`^(?:The |the )?(?<name>${name})[’']s? (?=\\p{Ll})`, 'u');
/** "The Corvel metro" */
const called = new RegExp(`^The (?<name>${name}) (?<noun>\\p{Ll}+)$`, 'u');
/** "Solar capacity in Ardane", "the wait at the five hospitals of the Marrow Valley trust" */
const whole =
  '(?:canton|city|town|country|district|province|state|county|region|island|port|municipality|republic|kingdom)';
const count = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,3})';
const place = new RegExp(
  `(?<noun>\\p{Ll}+) (?<link>of|in|at) (?<phrase>(?:the (?:${count} \\p{Ll}+|${whole}) of )?(?:the )?(?<name>${name})(?: (?:trust|group|area|region|metro|district|company|network|system|union|club|plant|airport))?)$`,
  'u',
);
/** Parts of the world: a text on sales "in Europe" may go on with all sales. */
const regions =
  /\b(?:Europe|Asia|Africa|America|Americas|Oceania|North|South|East|West|Northern|Southern|Eastern|Western|Central)\b/;
const longest = 20_000;
const mostSpans = 40;

/**
 * Meanings of the words by which the first sentence of a source says whom or where all of it is about: "Keldonia's unemployment
 * rate", "solar capacity in Ardane". The sentences behind it need not repeat them. None where the source names another one of
 * the kind.
 */
export const topicOf = memoize((source: Source): Topic | undefined => {
  const found = namedIn(source);
  if (!found || regions.test(found.name)) return undefined;
  const text = source.spans
    .slice(0, mostSpans)
    .map((span) => plainText(span.text))
    .join(' ')
    .slice(0, longest);
  // Whom a text names first may be one of several that act in it; one that it calls back is not.
  const isOneOfMany = found.link === undefined && !found.isOwner && !isCalledBack(text, found.phrase);
  return isOneOfMany || hasRival(text, found)
    ? undefined
    : {
        ...found,
        meanings: meaningsIn(`${found.phrase} ${found.link === undefined ? (found.noun ?? '') : ''}`),
      };
});

/** `phrase`: the words that need not be repeated; `link`: the preposition before them. `noun`: the word that they narrow. */
export type Topic = Named & { meanings: ReadonlySet<string> };
type Named = {
  isOwner?: boolean;
  name: string;
  phrase: string;
  noun?: string | undefined;
  link?: string | undefined;
};

/** Whom or where the subject of the first sentence names, where it names one alone. */
function namedIn(source: Source): Named | undefined {
  const main = mainEntityOf(source);
  if (main) return { name: main.name, phrase: main.name };
  const subject = verb.exec(firstSentenceOf(source))?.groups?.subject ?? '';
  const owned = owner.exec(subject);
  if (owned?.groups?.name !== undefined) {
    const { name: whose } = owned.groups;
    const isOne = namesIn(subject.slice(owned[0].length)).length === 0;
    return isOne ? { isOwner: true, name: whose, phrase: whose } : undefined;
  }
  const one = called.exec(subject)?.groups;
  if (one?.name !== undefined) return { isOwner: true, name: one.name, phrase: one.name, noun: one.noun };
  const held = place.exec(subject)?.groups;
  if (held?.name === undefined || held.phrase === undefined) return undefined;
  const ahead = subject.slice(0, subject.length - held.phrase.length);
  return namesIn(ahead).length > 0
    ? undefined
    : { name: held.name, phrase: held.phrase, noun: held.noun, link: held.link };
}

const namesIn = (text: string): string[] =>
  (text.match(new RegExp(name, 'gu')) ?? []).filter(
    (each, index) => !isNoName(each) && !(index === 0 && text.startsWith(each)),
  );

/** Whether a text tells of another one besides: "Lorland's", "solar capacity in Lorland", "Lorland had". */
function hasRival(text: string, { name: own, phrase, noun, link }: Named): boolean {
  const words = new Set(own.split(' '));
  const isOther = (each: string | undefined): boolean =>
    each !== undefined &&
    each
      .replace(/[’']s?$/, '')
      .split(' ')
      .some((part) => !words.has(part) && !isNoName(part));
  const others = (pattern: RegExp) =>
    [...text.matchAll(pattern)].some((match) => isOther(match.groups?.name));
  if (others(new RegExp(`(?<![\\p{L}-])(?<name>${name})[’']s (?=\\p{Ll})`, 'gu'))) return true;
  if (link !== undefined && others(new RegExp(`\\b${noun ?? ''} ${link} (?:the )?(?<name>${word})`, 'gu')))
    return true;
  // "The Tarn metro" beside the Corvel metro.
  if (noun !== undefined && link === undefined)
    return others(new RegExp(`(?<name>${word}) ${noun}\\b`, 'gu'));
  return !isCalledBack(text, phrase) && others(subjects);
}

/** "The company", "the country's": a noun behind an article alone means what all is about. */
const isCalledBack = (text: string, phrase: string): boolean =>
  [...text.matchAll(/\b[Tt]he (\p{Ll}+)(?=[’']s\b|[.,;]| \p{Ll})/gu)].some(
    ([, noun = '']) => ownerStems.has(stem(noun)) || phrase.endsWith(` ${noun}`),
  );

const subjects = new RegExp(
  `(?:^|[.!?;] |, (?:and|but|while|whereas) )(?:The |the )?(?<name>${word}(?: ${word}){0,3})(?= (?!said|says|added|adds|told)\\p{Ll}+)`,
  'gu',
);
