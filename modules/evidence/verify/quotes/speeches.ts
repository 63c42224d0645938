import { speechStems } from '../words/lexicon';
import { stem } from '../words/words';

/** Words between quotation marks in any style. `at` and `end` include the marks. */
export type Stretch = { at: number; end: number };

/** What one speaker says in one go, interrupted at most by words like "she said". `attribution`: the words of its sentence that tell whose it is. */
export type Speech = Stretch & { attribution: string; isInterrupted: boolean };

/**
 * A passage as quotes are looked for in it, each place where it is in the passage. `text`: with “ ” around every speech and blanks for
 * what interrupts one. `outside`: with blanks for all that is quoted.
 */
export type QuotedText = { text: string; outside: string; speeches: readonly Speech[] };

const pairs: Readonly<Record<string, string>> = {
  '“': '”',
  '"': '"',
  '„': '“”',
  '«': '»',
  '‹': '›',
  '‘': '’',
  '‚': '‘’',
  '「': '」',
  '『': '』',
  '»': '«',
  "'": "'",
  '″': '″',
  '”': '”',
};
const marks = new Map(Object.entries(pairs));

/** The stretches of a text in quotation marks, none within another. */
export function stretchesIn(text: string): Stretch[] {
  const found: Stretch[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const closers = marks.get(text.charAt(at));
    if (closers === undefined || !opens(text, at)) continue;
    const end = closeOf(text, at, closers);
    if (end === undefined) continue;
    found.push({ at, end: end + 1 });
    at = end;
  }
  return found;
}

/** A mark opens where no letter stands before it; an apostrophe never does. */
function opens(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
  if (/[\p{L}\p{N}]/u.test(before)) return false;
  if (text.charAt(at) === '»' && /\s/.test(after)) return false;
  return /[\p{L}\p{N}…[({.'"‘“]/u.test(after);
}

const longest = 2_000;

function closeOf(text: string, at: number, closers: string): number | undefined {
  const single = /['‘’]/.test(closers);
  for (let end = at + 2; end < Math.min(text.length, at + longest); end += 1) {
    if (!closers.includes(text.charAt(end))) continue;
    if (!single || !/[\p{L}\p{N}]/u.test(text.charAt(end + 1))) return end;
  }
  return undefined;
}

/** Reads a passage once for all quotes that are looked for in it. */
export function readQuotedText(passage: string): QuotedText {
  const stretches = stretchesIn(passage);
  const outside = withoutStretches(passage, stretches);
  const joined: (Stretch & { gap?: Stretch })[][] = [];
  for (const stretch of stretches) {
    const last = joined.at(-1)?.at(-1);
    const gap = last && { at: last.end, end: stretch.at };
    const isGoingOn = gap !== undefined && isInterruption(passage, gap, stretch);
    if (isGoingOn) joined.at(-1)?.push({ ...stretch, gap });
    else joined.push([stretch]);
  }
  const speeches = joined.map((parts) => speechOf(parts, passage, outside));
  return { text: normalized(passage, joined), outside, speeches };
}

const mostBetween = 140;

/** `,” she told the board, “`, `,” said Holm. “`: one clause with a verb of speech, and nothing else. */
function isInterruption(passage: string, { at, end }: Stretch, next: Stretch): boolean {
  const gap = passage.slice(at, end);
  const found = /^ (?<clause>[^.;:?!]+)(?<end>,|\.) $/u.exec(gap.replace(titled, '$1 '));
  if (gap.length > mostBetween || !hasSpeechVerb(found?.groups?.clause ?? '')) return false;
  // "A," said Holm. "B," said Brand.
  return found?.groups?.end === ',' || !isAttributed(passage, next);
}
const titled = /\b(Prof|Dr|Mr|Mrs|Ms|Rev|Hon|Sen|Gov|Gen|St)\. /g;

const moreSpeech =
  /^(?:recall|shout|jok|complain|promis|whisper|cr(?:y|i)|laugh|continu|answer|explain|agre|disagre|object|insist|comment|remark|tell|judg|read|conced|admitt?|repl(?:y|i))(?:e|s|es|ed|d|ing)?$|^told$/;
/** Whether a word is a verb of speech, in any form. */
export const isSpeechVerb = (word: string): boolean =>
  word !== 'not' && (speechStems.has(stem(word)) || moreSpeech.test(word));

/** Whether a text has a verb of speech. */
export const hasSpeechVerb = (text: string): boolean =>
  (text.match(/\p{Ll}+/gu) ?? []).some(isSpeechVerb) || /\b[Aa]ccording to\b/.test(text);

/** A quoted text as blanks between its marks; its full stop stays where the sentence of the passage ends with it. */
function withoutStretches(passage: string, stretches: readonly Stretch[]): string {
  return stretches.reduceRight((text, stretch) => {
    const { at, end } = stretch;
    const isEnd = /[.?!…]\s*$/.test(passage.slice(at + 1, end - 1)) && !isAttributed(passage, stretch);
    const blank = ' '.repeat(Math.max(0, end - at - 3));
    return `${text.slice(0, at)}“${blank}${isEnd ? '.' : ' '}”${text.slice(end)}`;
  }, passage);
}

/** Whether its sentence tells behind a speech whose it is: " said Holm", " he says", " Holm told the board". */
function isAttributed(passage: string, { at, end }: Stretch): boolean {
  const after = passage.slice(end, end + 80);
  if (/^,? \p{Ll}/u.test(after)) return hasSpeechVerb(after.replace(/[.;“"].*$/su, ''));
  if (/\.\s*$/.test(passage.slice(at + 1, end - 1))) return false;
  return isSpeechVerb(/^,? (?:\p{Lu}[\p{L}'’-]+ ){1,3}(?<verb>\p{Ll}+)/u.exec(after)?.groups?.verb ?? '');
}

function speechOf(parts: readonly (Stretch & { gap?: Stretch })[], passage: string, outside: string): Speech {
  const [first, second] = parts;
  const [at, end] = [first?.at ?? 0, parts.at(-1)?.end ?? 0];
  const attribution = second?.gap
    ? outside.slice(second.gap.at, second.gap.end)
    : attributionBeside(passage, outside, { at, end });
  return { at, end, attribution: attribution.replace(/[“”]/g, ' ').trim(), isInterrupted: parts.length > 1 };
}

/** "Asked by the judge whether it was so, she replied", "When the judge asked if it was so, Holt said". */
const asked =
  /^\s*(?:(?:Asked|Questioned|Pressed)\b.*|(?:When|As|After) [^,]*\b(?:asked|told|said)\b.*), (?=(?:he|she|\p{Lu}[^,]{1,40}) \p{Ll}+[^,]*$)/su;

/** Patterns of an attribution read no more of a long sentence. */
const longestAttribution = 300;

/** The words behind a speech, else those before it, up to where its sentence or another speech begins or ends. */
function attributionBeside(passage: string, outside: string, speech: Stretch): string {
  const { at, end } = speech;
  const [from, to] = [sentenceStart(outside, at + 1), Math.max(end, sentenceEnd(outside, end - 2))];
  const after = outside.slice(end, Math.min(to, end + longestAttribution)).replace(/[“;].*$/su, '');
  const before = outside.slice(Math.max(from, at - longestAttribution), at);
  // "Asked by Pia Lind whether it was “good enough”, he said": the words of the one who asks.
  if (/^Asked by [^,;]+ (?:whether|if|why|how|when) [^,;]*$/u.test(before)) return before;
  if (isAttributed(passage, speech)) return after;
  const own = before.slice(Math.max(before.lastIndexOf('”') + 1, before.lastIndexOf('; ') + 1));
  // "Crale: The board has called it “a slander”": the label tells whose turn it is.
  const clause = own.replace(/^[^:]{1,60}:(?=[^:]*\p{L})/su, '').replace(asked, '');
  if (hasSpeechVerb(clause) || /:\s*$/.test(clause)) return clause;
  return hasSpeechVerb(after) ? after : clause;
}

/** The passage with “ ” around each speech, and blanks for what interrupts it. */
function normalized(passage: string, joined: readonly (readonly (Stretch & { gap?: Stretch })[])[]): string {
  // By code unit, so that each place stays where it is.
  const characters = passage.split('');
  for (const parts of joined) {
    characters[parts[0]?.at ?? 0] = '“';
    characters[(parts.at(-1)?.end ?? 1) - 1] = '”';
    for (const { gap } of parts) {
      if (!gap) continue;
      const isEnd = /\.\s*$/.test(passage.slice(gap.at, gap.end));
      for (let place = gap.at - 1; place <= gap.end; place += 1) characters[place] = ' ';
      if (isEnd) trimmedEnd(characters, gap.at - 2);
    }
  }
  return characters.join('');
}

/** A comma before "she said." stands where a sentence ends. */
function trimmedEnd(characters: string[], at: number): void {
  if (characters[at] === ',') characters[at] = '.';
}

/** The speech that a place of a passage lies in. */
export const speechAt = ({ speeches }: QuotedText, at: number): Speech | undefined =>
  speeches.find((speech) => speech.at <= at && at < speech.end);

/** A full stop that ends a title ends no sentence: "Prof. Lucia Ferrante". */
const untitled = '(?<!\\b(?:Prof|Dr|Mr|Mrs|Ms|Rev|Hon|Sen|Gov|Gen|St))';
const beginning = new RegExp(`${untitled}[.!?]["”’»]?\\s+(?=["“‘'„«\\p{Lu}])`, 'gu');
const ending = new RegExp(`${untitled}[.!?]["”’»]?(?=\\s+["“‘„«]?\\p{Lu}|\\s*$)`, 'gu');

export function sentenceStart(text: string, at: number): number {
  const found = [...text.slice(0, at).matchAll(beginning)].at(-1);
  return found ? found.index + found[0].length : 0;
}

export function sentenceEnd(text: string, at: number): number {
  const [found] = text.slice(at).matchAll(ending);
  return found ? at + found.index + found[0].length : text.length;
}
