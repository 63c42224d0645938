import { hedgeClass, negations } from '../../words/lexicon';
import { attributed } from './attribution';
import { saysWhat } from './passage-figures';
import type { Read } from './read-sentence';
import { type Word, boundWords } from '../../text/scan';
import { isBound } from './words-near';

type Stretch = { from: number; to: number };

const speech =
  /(?:^According to (?<a>[^,]{3,60}), |, according to (?<b>[^,]{3,60})$|, (?<c>(?:the |[\p{Lu}])[^,]{2,50}?) (?:said|says|reported|reports)$)/u;

/** The speaker that a statement names, with the place of those words; undefined where it reports speech in another form. */
export function speakerIn(
  claim: Read,
): { speaker: readonly Word[]; isIn: (place: { at: number; end: number }) => boolean } | undefined {
  const said = speech.exec(claim.text.replace(/[.!]$/, ''));
  if (!said) return attributed(claim) ? undefined : { speaker: [], isIn: () => false };
  const isIn = ({ at, end }: { at: number; end: number }) =>
    at >= said.index && end <= said.index + said[0].length;
  return {
    speaker: claim.words.filter((word) => isIn(word) && saysWhat(word) && word.lower !== 'according'),
    isIn,
  };
}

/** Whether the claim attributes to a speaker what the passage attributes to the same one, and nothing else. */
export function isSaidAlike(
  { speaker }: { speaker: readonly Word[] },
  sources: readonly Read[],
  before: Read | undefined,
): boolean {
  const isHeld = sources.some((source) => attributed(source));
  if (isHeld !== speaker.length > 0) return false;
  const isPronoun = sources.some(({ text }) => /^(?:He|She|They|It)\b/.test(text));
  // "According to the union, 60 are on strike; the company puts it at 25": the union alone says so.
  const held = sources.flatMap((source) => leadingSpeaker(source));
  if (held.length > 0) return speaker.every(({ meaning }) => held.includes(meaning));
  const named = [...sources, ...(isPronoun && before ? [before] : [])];
  return speaker.every((word) => named.some(({ meanings }) => meanings.has(word.meaning)));
}

const leadingSpeaker = ({ text, words }: Read): readonly string[] => {
  const length = /^According to [^,;]{3,60}, /.exec(text)?.[0].length ?? 0;
  return words.filter(({ end }) => end <= length).map(({ meaning }) => meaning);
};

/** The same reservations and denials in a statement as in the stretches of the passage that it is from. */
export function areLimitedAlike(claim: Read, places: readonly (Stretch & { read: Read })[]): boolean {
  const own = new Set(limitsIn(claim, { from: 0, to: claim.text.length }));
  const held = new Set(places.flatMap(({ read, ...stretch }) => limitsIn(read, stretch)));
  return own.size === held.size && [...own].every((limit) => held.has(limit));
}

const limitsIn = (read: Read, { from, to }: Stretch): readonly string[] =>
  read.words.flatMap((word) => {
    if (word.at < from || word.end > to || isBound(read, word)) return [];
    if (negations.has(word.lower) || word.lower.endsWith("n't")) return ['not'];
    // "is to rise" is to come.
    if (/^(?:is|are)$/.test(word.lower) && /^ (?:set |due )?to \p{Ll}/u.test(read.text.slice(word.end)))
      return [hedgeClass('will') ?? 'will'];
    // "Investors provided 124 million" gives, and sets no condition.
    if (
      word.lower === 'provided' &&
      /^ (?:about |some |a |the )?(?:\p{Sc}|[A-Z]{3} )?\d/u.test(read.text.slice(word.end))
    )
      return [];
    const isOpen = boundWords.has(word.lower) || /^(?:all|each|every)$/.test(word.lower);
    return isOpen ? [] : (hedgeClass(word.lower) ?? []);
  });

const leadOf = ({ at }: Word, { text }: Read): string =>
  /\b(?<lead>to|from|for|against|without|outside|under|over|between|than) (?:(?:the|an?|its|their) )?$/.exec(
    text.slice(Math.max(0, at - 20), at),
  )?.groups?.lead ?? '';

/** Each of these words with what leads it in the statement, and what leads it in the passage where that has it. */
const leadsOf = (own: readonly Word[], claim: Read, held: readonly Word[], source: Read) =>
  own
    .map((word) => ({
      lead: leadOf(word, claim),
      others: held.filter(({ meaning }) => meaning === word.meaning).map((place) => leadOf(place, source)),
    }))
    .filter(({ others }) => others.length > 0);

/** "to", "from" or "without" before a word, in both alike; "staff costs" are costs for staff. */
export const areLedAlike = (...given: Parameters<typeof leadsOf>): boolean =>
  leadsOf(...given).every(({ lead, others }) =>
    others.some((other) => other === lead || (lead === '' && other === 'for')),
  );

/** "letters from the mayor" of letters to him: another word before the same one. */
export const areLedOtherwise = (...given: Parameters<typeof leadsOf>): boolean =>
  leadsOf(...given).some(
    ({ lead, others }) => lead !== '' && others.every((other) => other !== '' && other !== lead),
  );
