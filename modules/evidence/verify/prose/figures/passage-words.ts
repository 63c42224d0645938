import { memoize } from '../../../../kernel/memoize';
import { type Pair, isContent } from '../reading/passage-figures';
import { narrowedOtherwise } from './narrowed-figures';
import { otherRelation } from './figure-relations';
import { exchangedModifier } from './modifiers';
import { segmentOf } from './passage-segments';
import type { Passage } from '../reading/read-passage';
import type { Read } from '../reading/read-sentence';
import type { Word } from '../../text/scan';

/** What the passage says it of, where the statement has another word in its place. */
export const replacedWord = (
  claim: Read,
  source: Read,
  passage: Passage,
  pairs: readonly Pair[],
): string | undefined =>
  (
    replacedSubject(claim, source, passage, pairs) ??
    replacedObject(claim, source, passage) ??
    replacedCount(claim, source, passage, pairs)
  )?.text ??
  exchangedModifier(claim, source, pairs) ??
  otherRelation(claim, source, pairs) ??
  narrowedOtherwise(claim, source, pairs);

/** The subject of the passage's sentence, where the sentence has a word of the heading in its place. */
function replacedSubject(
  claim: Read,
  source: Read,
  passage: Passage,
  pairs: readonly Pair[],
): Word | undefined {
  const borrowed = claim.words.some(
    (word) => isContent(word) && !source.meanings.has(word.meaning) && passage.context.has(word.meaning),
  );
  const at = pairs.flatMap(({ matches }) => matches)[0]?.at;
  if (!borrowed || at === undefined) return undefined;
  const subject = source.words.find(
    (word) => word.at < at && isContent(word) && !/(?:ed|ing)$/.test(word.lower),
  );
  return subject && !claim.words.some(({ meaning }) => meaning === subject.meaning) ? subject : undefined;
}

/** "in the fjord" told as "in the mussels", where the heading has the other word: both follow the same word. */
function replacedObject(claim: Read, source: Read, { context }: Passage): Word | undefined {
  const leadOf = (word: Word, { words }: Read) =>
    words.findLast(({ end, lower }) => end <= word.at && !/^(?:the|a|an|its|their)$/.test(lower))?.lower;
  for (const word of claim.words) {
    if (!isContent(word) || source.meanings.has(word.meaning) || !context.has(word.meaning)) continue;
    const lead = leadOf(word, claim);
    const other = source.words.find(
      (each) =>
        /^(?:of|in|on|at|for|from|with|to|by|among|near)$/.test(lead ?? '') &&
        isContent(each) &&
        leadOf(each, source) === lead &&
        !claim.meanings.has(each.meaning),
    );
    if (other) return other;
  }
  return undefined;
}

const countedNoun = /^ (?:(?!of|in|and|or|to|at|for|the|than)\p{Ll}[\p{L}-]* ){0,2}$/u;

/** The words that a figure counts: "nursing" and "homes" of "46 nursing homes in three regions". */
const countedAt = ({ words, text }: Read, { end }: { end: number }): Word[] =>
  words.filter((word) => word.at > end && countedNoun.test(text.slice(end, word.at)) && isContent(word));

const isPlural = ({ lower }: Word) => /s$/.test(lower);

/** "1,874 employees" told as "1,874 homes", where the title or another figure has the other word. */
function replacedCount(
  claim: Read,
  source: Read,
  { context }: Passage,
  pairs: readonly Pair[],
): Word | undefined {
  const nouns = source.amounts.flatMap((each) => countedAt(source, each).find(isPlural) ?? []);
  const [noun] = nouns;
  if (!noun) return undefined;
  for (const { amount, matches } of pairs) {
    const counted = countedAt(claim, amount).filter(isPlural);
    const elsewhere = source.amounts.filter((each) => !matches.includes(each));
    const ofOthers = new Set(elsewhere.flatMap((each) => countedAt(source, each).map(({ at }) => at)));
    const isHeld = ({ meaning }: Word) =>
      source.words.some((word) => word.meaning === meaning && !ofOthers.has(word.at));
    if (counted.length === 0 || matches.length === 0 || counted.some(isHeld)) continue;
    // "196,041 inhabitants, compared with 177,600 in 2013": the noun of the first figure is that of the second.
    const held = matches.map((match) => countedAt(source, match).find(isPlural) ?? noun);
    const [other] = held;
    if (held.every(({ meaning }) => !counted.some((word) => word.meaning === meaning))) return other;
  }
  const isBorrowed = (word: Word) =>
    isPlural(word) && isContent(word) && !source.meanings.has(word.meaning) && context.has(word.meaning);
  const isWorked = pairs.some(({ matches, worked }) => worked && matches.length === 0);
  const isUnsaid = nouns.every(({ meaning }) => !claim.meanings.has(meaning));
  return isWorked && isUnsaid && claim.words.some(isBorrowed) ? noun : undefined;
}

/** A word that narrows a noun of the passage and is left away: "used cars" told as "cars". */
export function droppedWord(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const segments = pairs.flatMap(({ matches }) => matches.map((match) => segmentOf(source, match)));
  const near = ({ at }: Word) =>
    segments.length === 0 || segments.some(({ from, to }) => at >= from && at < to);
  for (const [index, word] of source.words.entries()) {
    if (!near(word)) continue;
    const next = source.words[index + 1];
    if (!next || next.at - word.end !== 1 || !isContent(next) || word.isName) continue;
    if (!ofTime.test(word.lower) && !(isContent(word) && narrowing.has(word.lower))) continue;
    const said = claim.words.some(({ meaning }) => meaning === word.meaning);
    const noun = claim.words.some(({ meaning }) => meaning === next.meaning);
    if (noun && !said) return `${word.text} ${next.text}`;
  }
  return droppedCompound(claim, source, near);
}

/** "night nurses", "summer visitors" */
const ofTime = /^(?:day|night|evening|morning|weekend|winter|summer)$/;

const compound = /(?<![\p{L}\p{N}-])(?<what>\p{Ll}+(?:-\p{Ll}+)+) (?<noun>\p{Ll}+)/gu;
/** What a noun need not be called again by: when, whose or how well known it is. */
const idleCompound =
  /-(?:based|owned|called|known|born|run|led|listed|wide|long|ever|up|off|by|year|month|week|quarter|half|day|hour|point|storey|seat)$|^(?:so|million|billion|year|month|quarter|first|second|third|fourth|world|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-/;

/** Compounds of a sentence that are looked at: time grows with their number for each statement. */
const mostCompounds = 20;

/** The compounds of a sentence, each with the noun behind it. */
const compoundsIn = memoize(({ text, words }: Read): readonly { what: string; head: Word }[] => {
  const places = new Map(words.map((word) => [word.at, word]));
  return [...text.matchAll(compound)]
    .flatMap(({ index, groups: { what = '' } = {} }) => {
      const head = places.get(index + what.length + 1);
      return head && isContent(head) && !idleCompound.test(what) ? [{ what, head }] : [];
    })
    .slice(0, mostCompounds);
});

/** "part-time employees", "rotating-shift staff" told as employees and staff. */
function droppedCompound(claim: Read, source: Read, isNear: (word: Word) => boolean): string | undefined {
  const compounds = compoundsIn(source);
  if (compounds.length === 0) return undefined;
  // A clause of its own is about its subject, wherever its figures stand.
  const isAlone = !/[,;](?!\d)/.test(source.text);
  const dropped = compounds.find(({ what, head }) => {
    const parts = new Set(what.split('-'));
    const isSaid = claim.words.some(({ lower }) => parts.has(lower) || lower === what.replace(/-/g, ''));
    return (isAlone || isNear(head)) && !isSaid && claim.meanings.has(head.meaning);
  });
  return dropped && `${dropped.what} ${dropped.head.text}`;
}

const narrowing = new Set(
  'used new old female male young elderly adult foreign domestic local national international regional urban rural private public net gross annual monthly daily weekly average median total combined cumulative peak minimum maximum first second third last next previous initial final single full half part-time full-time adjusted seasonal organic direct indirect primary secondary northern southern eastern western remaining additional extra other'.split(
    ' ',
  ),
);
