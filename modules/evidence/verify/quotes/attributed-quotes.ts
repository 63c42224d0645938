import { functionWords } from '../words/lexicon';
import { stem } from '../words/words';
import type { CitedPassage } from './cited-passage';
import { personBefore, personQuoted, type QuotePlace } from './quote-attribution';
import { quoteIn } from './quotes';
import { type QuotingFrame, quotingFrame } from './quoting-frames';
import { fullNames } from './speaker-faults';
import { isOfRole, type Known } from './speaker-roles';
import { leadsName } from './speakers';
import { isMatter, isTold } from './quote-occasions';
import { sentenceStart, speechAt } from './speeches';
import { plainSpeechVerbs } from '../words/speech-verbs';

/** Names of a statement that are tried as that of the speaker. */
const mostNames = 8;
/** Sentences of the sources in which is looked for what a person is. */
const mostTexts = 80;

/** Whether the cited passages say what a statement without a quote says. */
export type Check = (statement: string) => boolean;

/**
 * Whether a statement says no more than who said what it quotes, by a name and roles that the cited sources give the speaker, and of the
 * occasion only what the passage tells.
 */
export function isAttributedAlike(text: string, cited: readonly CitedPassage[], check: Check): boolean {
  const names = new Set(text.match(/\p{Lu}[\p{L}-]*(?:['’]\p{Lu}[\p{L}-]*)?/gu) ?? []);
  return [...names].slice(0, mostNames * 2).some((surname) => {
    const frame = functionWords.has(surname.toLowerCase()) ? undefined : quotingFrame(text, surname);
    return frame !== undefined && isSaidAlike(frame, cited, check);
  });
}

function isSaidAlike(frame: QuotingFrame, cited: readonly CitedPassage[], check: Check): boolean {
  const places = frame.quotes.map((quote) => placeOf(quote, cited));
  return places.every((place) => place !== undefined && isSaidBy(frame, place, cited, check));
}

function placeOf(quote: string, cited: readonly CitedPassage[]): (QuotePlace & CitedPassage) | undefined {
  for (const each of cited) {
    const { check, at, end } = quoteIn(quote, each.passage.text, each.window);
    if (check === 'holds') return { ...each, at, end };
  }
  return undefined;
}

function isSaidBy(
  frame: QuotingFrame,
  place: QuotePlace & CitedPassage,
  cited: readonly CitedPassage[],
  check: Check,
): boolean {
  if (!isWholeSpeech(place)) return false;
  const person = personQuoted(place)?.name.split(/[. ]+/) ?? [];
  if (person.at(-1) !== frame.name) return false;
  const known = spanKey(frame.name, cited);
  const prefix = prefixOf(frame, person, place, cited);
  return (
    prefix !== undefined &&
    [...frame.roles, ...prefix].every(
      (role) => isOfRole(role, known) || isMatter(role, place) || isToldOf(role, frame, check),
    ) &&
    isSaidSo(frame, place) &&
    (frame.first === undefined || check(frame.first)) &&
    frame.beside.every((part) => isTold(part, place, cited) || isMatter(part, place))
  );
}

/** "who plans no revolution": the passage says so of the speaker. */
function isToldOf(role: string, { given, name }: QuotingFrame, check: Check): boolean {
  const clause = /^who (?<clause>.+)$/u.exec(role)?.groups?.clause;
  return clause !== undefined && check(`${[...given, name].join(' ')} ${clause}.`);
}

/** A whole sentence or clause of direct speech, that no person within it repeats of another. */
function isWholeSpeech({ passage: { text, outside, ...passage }, at }: QuotePlace): boolean {
  const speech = speechAt({ text, outside, ...passage }, at);
  if (!speech || /[\p{L}] ?$/u.test(outside.slice(0, speech.at))) return false;
  const before = text.slice(speech.at + 1, at);
  if (/['"‘“‚„«]/.test(before.slice(-2)) && before.trim() !== '') return false;
  if (before.trim() === '') return /^\W*[\p{Lu}\p{N}]/u.test(text.slice(speech.at));
  return /[.!?…]\s*$/.test(before) || /[,;:–—] (?:and |but |so )?$/.test(before);
}

/** Sentences of the cited sources that name a person. */
function spanKey(surname: string, cited: readonly CitedPassage[]): Known {
  const sources = new Set(cited.map(({ source }) => source));
  const texts = [...sources].flatMap(({ spans }) =>
    spans.flatMap(({ text }) => (text.includes(surname) ? [text] : [])),
  );
  return { surname, texts: texts.slice(0, mostTexts), title: cited[0]?.context ?? new Set() };
}

/** The words before a surname that are no first name, as a role; undefined where it may be the name of another person. */
function prefixOf(
  { given, name }: QuotingFrame,
  person: readonly string[],
  { passage }: QuotePlace,
  cited: readonly CitedPassage[],
): string[] | undefined {
  const firsts = new Set(
    fullNames(name, cited)
      .map((full) => full.split(' ')[0] ?? '')
      .filter((first) => !leadsName(first) && !/['’]s?$/.test(first)),
  );
  const last = given.at(-1);
  const first = last !== undefined && firsts.has(last) ? last : undefined;
  const known = person.slice(0, -1).find((each) => firsts.has(each));
  // A surname alone, where two persons have it.
  const isOpen = firsts.size > 1 || hasRelative(name, passage.outside);
  if (isOpen && (first === undefined || first !== known)) return undefined;
  if (first !== undefined && known !== undefined && first !== known) return undefined;
  const before = given.slice(0, first === undefined ? given.length : -1);
  const isCalled = (title: string) =>
    cited.some(({ source }) =>
      source.spans.some(({ text }) =>
        new RegExp(`(?<!\\p{L})${title}\\.? (?:\\p{Lu}[\\p{L}’'-]+ ){0,2}${name}(?!\\p{L})`, 'u').test(text),
      ),
    );
  const isDeputy = (title: string) =>
    new RegExp(`(?:deputy|vice|acting|former|assistant)[ -]${title} `, 'iu').test(passage.text);
  const open = before.filter((title) => !(isCalled(title) && !isDeputy(title)));
  return open.length === 0 ? [] : [before.join(' ')];
}

const relative = '(?:brother|sister|son|daughter|wife|husband|widow|father|mother)';
/** A relative of the same surname is named beside it, or one of a person who may have that surname. */
function hasRelative(name: string, text: string): boolean {
  const beside = new RegExp(
    `\\b${relative}\\b[^.“”]{0,40}\\b${name}\\b|\\b${name}['’]s? [^.“”]{0,20}\\b${relative}\\b`,
    'u',
  );
  const owned = [...text.matchAll(new RegExp(`\\b(?<whose>[Hh]is|[Hh]er) ${relative}\\b`, 'gu'))].slice(0, 6);
  return (
    beside.test(text) ||
    owned.some(({ index, groups }) => {
      const from = sentenceStart(text, index + 1);
      const start = text.slice(from, index);
      const own =
        start.match(/\p{Lu}[\p{L}’'-]+/gu)?.slice(/^\W*\p{Lu}\p{Ll}+ \p{Ll}/u.test(start) ? 1 : 0) ?? [];
      if (own.length > 0) return own.includes(name);
      const whose = /^his$/i.test(groups?.whose ?? '') ? 'he' : 'she';
      const owner = personBefore(text.slice(0, from), whose);
      return owner === undefined || owner.split(' ').at(-1) === name;
    })
  );
}

const neutral = new RegExp(`^(?:${plainSpeechVerbs}|warning|puts?)$`);

/** The verb says no more than that a person speaks, or stands in the passage, too. */
function isSaidSo({ verb, quotes }: QuotingFrame, place: QuotePlace): boolean {
  if (neutral.test(verb)) return true;
  if (/^ask/.test(verb)) return quotes.every((quote) => /\?$/.test(quote));
  const attribution = speechAt(place.passage, place.at)?.attribution ?? '';
  const held = new Set((attribution.match(/\p{L}+/gu) ?? []).map(stem));
  return held.has(stem(verb)) || (/^(?:quip|jok)/.test(verb) && /\b(?:laugh|jok)/.test(attribution));
}
