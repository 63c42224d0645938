import { type Finding, finding } from '../tables/check-table';
import { functionWords } from '../words/lexicon';
import { stem } from '../words/words';
import { attributionOf, nameRun, type QuotePlace, sentenceOf } from './quote-attribution';
import { rolesNamed } from './named-roles';
import { type HeldQuote, leadingRole, undecidedSpeaker } from './speaker-faults';
import { leadsName, roleFault } from './speakers';
import { hasSpeechVerb, isSpeechVerb, speechAt } from './speeches';
import { month, weekday } from '../words/calendar';

/**
 * What a statement says of a quote besides its speaker and the passage does not: a role, what it is said of, a verb that says more than
 * "said", a time. `outside`: the statement without what it quotes.
 */
export function occasionFault(outside: string, held: HeldQuote): Finding | undefined {
  const { text: speaker } = attributionOf(held);
  const beside = `${sentenceOf(held)} ${speaker}`;
  // A role that the passages give the person was taken out before.
  const role = leadingRole.exec(outside)?.[0];
  const isLed = role !== undefined && !hasSpeechVerb(role);
  const isLoose = !isSpoken(held) && held.passage.speeches.length > 0 && hasSpeechVerb(outside);
  if (isLoose || isRepeated(held)) return undecidedSpeaker;
  if (
    isLed ||
    hasOtherRole(outside, speaker) ||
    hasOtherNoun(outside, beside) ||
    isPromoted(outside, held.passage.text)
  )
    return undecidedSpeaker;
  const matter = otherMatter(outside, beside);
  if (matter !== undefined)
    return finding('related', `The check could not decide whether this was said of “${matter}”.`);
  const verb = otherVerb(outside, held, beside);
  if (verb !== undefined)
    return finding('related', `The check could not decide whether the speaker “${verb}” this.`);
  const time = otherTime(outside, held, beside);
  if (time !== undefined)
    return finding('related', `The check could not decide whether this was said ${time}.`);
  return roleFault(outside, speaker);
}

/** "Mayor Kurt Ansel" of one whom the passage calls deputy mayor. */
const isPromoted = (text: string, passage: string): boolean =>
  [
    ...text.matchAll(
      /(?<!\p{L})(?<!(?:[Dd]eputy|[Vv]ice|[Aa]cting|[Ff]ormer|[Aa]ssistant)[ -])(\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+)+)/gu,
    ),
  ].some(
    ([, run = '']) =>
      leadsName(run.split(' ')[0] ?? '') &&
      new RegExp(`(?:deputy|vice|acting|former|assistant)[ -]${run.replace(/[^\p{L} ]/gu, '.')}`, 'iu').test(
        passage,
      ),
  );

/** ‘Two problems’ in “She said, ‘Two problems.’”: words that one speaker repeats of another. */
const isRepeated = ({ passage, at }: QuotePlace): boolean =>
  (speechAt(passage, at)?.at ?? at) < at - 1 && /[,:]\s*['"‘“‚„«]\s*$/.test(passage.text.slice(0, at));

/** A role in apposition of which a word does not stand beside the quote. */
const hasOtherRole = (outside: string, speaker: string) =>
  rolesNamed(outside).some((role) => wordNotIn(speaker, role) !== undefined || isOfOther(role, speaker));

/** "head of the port" of a "head of planning at the port". */
function isOfOther(role: string, speaker: string): boolean {
  const { head, of } =
    /(?<head>\p{Ll}[\p{L}-]*) of (?:the |its )?(?<of>\p{L}[\p{L}’'-]*)/u.exec(role)?.groups ?? {};
  if (head === undefined || of === undefined || !new RegExp(`\\b${head} of\\b`, 'u').test(speaker))
    return false;
  return !new RegExp(
    `\\b${head} of (?:(?!(?:of|at|in|for|from) )[\\p{L}’'-]+ ){0,5}?${of}(?!\\p{L})`,
    'u',
  ).test(speaker);
}

/** "The poet Ada Holm": a noun before a name that does not stand beside the quote. */
const hasOtherNoun = (outside: string, beside: string) =>
  [
    ...outside.matchAll(
      /(?:^\W*The|\b(?:says|said|by|words of|to) the) (?<noun>(?:\p{Ll}[\p{L}-]* ){1,3})(?=\p{Lu}\p{Ll}+ \p{Lu})/gu,
    ),
  ].some(
    ({ groups }) => !hasSpeechVerb(groups?.noun ?? '') && wordNotIn(beside, groups?.noun ?? '') !== undefined,
  );

/** The first word of a text, function words apart, that another text does not have in any form. */
function wordNotIn(other: string, text: string): string | undefined {
  const held = new Set((other.match(/\p{L}+/gu) ?? []).map(stem));
  return text
    .match(/\p{L}{2,}/gu)
    ?.find((word) => !functionWords.has(word.toLowerCase()) && !held.has(stem(word)));
}

const ofMatter = new RegExp(
  `\\b(?:said|says|spoke|speaks|wrote|writes) (?:${nameRun} )?(?:of|about|on) (?<tail>[^,:“”]+)|^\\W*(?:Of|About|On) (?<lead>[^,:]+),`,
  'u',
);

/** "said Strand of wine bottles": what a whole quote is said of, where a word of it does not stand beside the quote. */
function otherMatter(outside: string, beside: string): string | undefined {
  const { tail, lead } = ofMatter.exec(outside)?.groups ?? {};
  return wordNotIn(beside, `${tail ?? ''} ${lead ?? ''}`);
}

/** Verbs that say no more than that a person speaks. */
const neutral =
  /^(?:sa(?:y|ys|id)|tells?|told|adds?|added|explain\p{Ll}*|states?|stated|comment\p{Ll}*|remark\p{Ll}*|declar\p{Ll}*|notes?|noted|put|puts|calls?|called|describ\p{Ll}*|quot\p{Ll}*|repl\p{Ll}*|answer\p{Ll}*|recall\p{Ll}*|words?|reports?|reported|notes?|points?|pointed|read|reads|insist\p{Ll}*|argu\p{Ll}*|warn\p{Ll}*|caution\p{Ll}*|complain\p{Ll}*|stress\p{Ll}*|emphasi[sz]\p{Ll}*|maintain\p{Ll}*|wr(?:ite|ites|ote)|consider\p{Ll}*|think|thinks|thought|believ\p{Ll}*)$/u;

/** A verb of speech that says more than that a person speaks, and that the passage does not have beside the quote. */
function otherVerb(outside: string, { passage, at, end }: QuotePlace, beside: string): string | undefined {
  const isPromise = /\b(?:will|shall)\b|['’]ll\b/.test(passage.text.slice(at, end));
  const held = new Set((beside.match(/\p{L}+/gu) ?? []).map(stem));
  return outside
    .match(/\p{Ll}+/gu)
    ?.find(
      (word) =>
        isSpeechVerb(word) &&
        !neutral.test(word) &&
        !held.has(stem(word)) &&
        !(isPromise && /^promis/.test(word)),
    );
}

const isSpoken = ({ passage, at }: QuotePlace) => speechAt(passage, at) !== undefined;

const timed = new RegExp(
  `\\b(?:(?:on|in|since|by|until|last|this) )?(?:${weekday}|(?:\\d{1,2} )?${month}|(?:19|20)\\d{2}|yesterday|today)\\b`,
  'g',
);

/** A time in the statement that the sentence of the quote does not give. */
const otherTime = (outside: string, held: QuotePlace, beside: string): string | undefined =>
  isSpoken(held)
    ? outside
        // A that-clause may be of another time.
        .replace(/\bthat [^:“]*/g, ' ')
        .match(timed)
        ?.find((time) => !beside.includes(time.split(' ').at(-1) ?? time))
    : undefined;
