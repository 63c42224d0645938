import { meaningOf, stem } from '../words/words';
import { functionWords } from '../words/lexicon';
import type { CitedPassage } from './cited-passage';
import { personQuoted, type QuotePlace, sentenceOf } from './quote-attribution';
import { fullNames, hasNamesake } from './speaker-faults';
import { sentenceStart, speechAt } from './speeches';

const words = (text: string) => text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
const stems = (text: string) => new Set(words(text).map(stem));

/** Words that may stand beside a quote with no match in the passage. */
const free =
  /^(?:the|a|an|of|to|at|in|on|for|his|her|their|its|he|she|they|it|by|with|as|about|if|whether|when|how|that)$/i;

/** What a statement says of the occasion stands in the sentence of the quote: to whom, where, when, asked what. */
export function isTold(part: string, place: QuotePlace, cited: readonly CitedPassage[]): boolean {
  const isQuestion = /^(?:Asked|When asked|Questioned)\b/.test(part);
  const attribution = speechAt(place.passage, place.at)?.attribution ?? '';
  const asked = isQuestion ? questionOf(place) : `${attribution} ${occasionBefore(place)}`;
  const held = stems(asked);
  const own = words(part);
  const isHeld = own.every(
    (word, index) =>
      isFirstName(word, own[index + 1], held, cited) ||
      free.test(word) ||
      held.has(stem(word)) ||
      (isQuestion && /^(?:asked|when|would|will)$/i.test(word)),
  );
  return isHeld && (!isQuestion || isAskedBySame(part, asked));
}

/** "told Ada Holm" of "told Ms Holm", where the sources know one Holm. */
function isFirstName(
  word: string,
  last: string | undefined,
  held: ReadonlySet<string>,
  cited: readonly CitedPassage[],
): boolean {
  if (last === undefined || !/^\p{Lu}/u.test(word) || !/^\p{Lu}/u.test(last) || !held.has(stem(last)))
    return false;
  return fullNames(last, cited).includes(`${word} ${last}`) && !hasNamesake(word, last, cited);
}

/** "Speaking to this newspaper on Friday, he sounded milder": the sentence before, where the speaker speaks in it, too. */
function occasionBefore(place: QuotePlace): string {
  const before = sentenceBefore(place);
  const isTelling =
    /^(?:Speaking|Talking|Writing)\b|\b(?:answered|replied|wrote|spoke|told)\b[^.]* (?:in|on|at|by) /u.test(
      before,
    );
  const name = personQuoted(place)?.name.split(' ').at(-1);
  const isOfSame = name !== undefined && new RegExp(`^${name}(?!\\p{L})`, 'u').test(before);
  return isTelling && (isOfSame || /^\W*(?:He|She)\b|, (?:he|she)\b/.test(before)) ? before : '';
}

/** The words in which the passage has the speaker asked: of the same sentence, or of the question before it. */
function questionOf(place: QuotePlace): string {
  const own = sentenceOf(place);
  if (/\b[Aa]sked\b/.test(own)) return own;
  const before = sentenceBefore(place);
  return /\?["”’»]?\s*$/.test(before) || /\basked\b/.test(before) ? before : '';
}

/** "Asked by Brand": the passage has Brand ask. */
function isAskedBySame(part: string, asked: string): boolean {
  const asker = /\bby (?<asker>[^,]{2,60}?)(?= (?:whether|if|why|how|when|what|about)\b|$)/u.exec(part)
    ?.groups?.asker;
  if (asker === undefined) return asked !== '';
  const last = asker.split(' ').at(-1) ?? asker;
  return new RegExp(`\\bby (?:[^,]{0,40} )?${last}(?!\\p{L})|(?<!\\p{L})${last} asked\\b`, 'u').test(asked);
}

/** The sentence before that of a quote, in the same paragraph, without what is quoted. */
function sentenceBefore({ passage: { outside, ...passage }, at }: QuotePlace): string {
  const speech = speechAt({ outside, ...passage }, at);
  const from = sentenceStart(outside, (speech?.at ?? at) + 1);
  if (from === 0 || outside.charAt(from - 1) === '\n') return '';
  return outside.slice(sentenceStart(outside, Math.max(0, from - 2)), from).trim();
}

const article = '(?:the|an?|his|her|its|their|this|these|that|those) ';
const preposition =
  /\b(?:of|in|at|from|to|with|by|on|for|about|into|than|against|between|over|under|and|or|as) $/u;

/**
 * "said of the lithium target: “It is ambitious”": the passage, in the sentence before, speaks of the target last, and of no other thing
 * that "it" could mean behind its verb. Words beside the noun may stand in the heading.
 */
export function isMatter(part: string, place: QuotePlace & Pick<CitedPassage, 'context'>): boolean {
  const matter = /^(?:[Oo]f|[Oo]n|[Aa]bout|[Ww]ith regard to) (?<matter>[^,]+)$/u.exec(part)?.groups?.matter;
  if (matter === undefined) return false;
  const speech = place.passage.text.slice(place.at, place.at + 40);
  if (!/^\W*(?:It|This|That|They|These|There|He|She)\b/.test(speech)) return false;
  const before = sentenceBefore(place)
    .replace(/, (?:which|who|when|where|after|before)\b.*$/su, '')
    .replace(/[.\s“”]+$/u, '');
  const own = words(matter).filter((word) => !functionWords.has(word.toLowerCase()));
  const names = own.filter((word) => /^\p{Lu}/u.test(word));
  if (/^\W*(?:He|She)\b/.test(speech) !== (names.length > 0 && names.length === own.length)) return false;
  const head = own.findLast((word) => before.includes(word));
  const first = own.find((word) => before.includes(word));
  if (first === undefined || head === undefined || !before.endsWith(head)) return false;
  const lead = before.slice(0, before.lastIndexOf(first)).replace(new RegExp(`${article}$`, 'u'), '');
  return (
    lead !== '' &&
    !preposition.test(lead) &&
    own.every((word) => before.slice(lead.length).includes(word) || place.context.has(meaningOf(word)))
  );
}
