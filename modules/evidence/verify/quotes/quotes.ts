import { max } from 'd3-array';
import { dictionary } from '../words/dictionary';
import { functionWords, modalities, negations, speechStems } from '../words/lexicon';
import { stem } from '../words/words';
import { isCalendarWord } from './speakers';

/** Words between quotation marks. `at` and `end` include the marks. */
export type Quote = { at: number; end: number; text: string };

const pairs = dictionary<string>({
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
});

/** Quoted passages of two words or more, in every style of quotation marks; shorter ones are names and terms. */
export function quotesIn(text: string): Quote[] {
  const quotes: Quote[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const closers = pairs[text.charAt(at)];
    if (closers === undefined || !opens(text, at)) continue;
    const end = closeOf(text, at, closers);
    if (end === undefined) continue;
    const inner = text.slice(at + 1, end).trim();
    if (inner.split(/\s+/).length >= 2 && /\p{L}/u.test(inner))
      quotes.push({ at, end: end + 1, text: inner });
    at = end;
  }
  return quotes;
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

type Atom = { lower: string; at: number; end: number };

const atoms = (text: string): Atom[] =>
  [...text.matchAll(/[$€£¥₹%]|[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)].map((found) => ({
    lower: found[0].toLowerCase().replace(/’/g, "'"),
    at: found.index,
    end: found.index + found[0].length,
  }));

/** Where the words of a quote stand in a passage, one after another. */
function placesOf(quote: readonly Atom[], passage: readonly Atom[]): [Atom, Atom][] {
  const found: [Atom, Atom][] = [];
  const [first] = quote;
  for (let at = 0; at + quote.length <= passage.length; at += 1) {
    if (passage[at]?.lower !== first?.lower) continue;
    if (quote.every(({ lower }, step) => passage[at + step]?.lower === lower)) {
      const [from, to] = [passage[at], passage[at + quote.length - 1]];
      if (from && to) found.push([from, to]);
    }
  }
  return found;
}

export type QuoteCheck = 'holds' | 'altered' | 'cut';

const ellipsis = /\s*(?:\[?(?:…|\.\.\.)\]?)\s*/;

/** Whether a quote stands word for word in a passage, with no cut that could turn its meaning. */
export function quoteIn(quote: string, passage: string): { check: QuoteCheck; at: number; end: number } {
  const parts = quote.split(ellipsis).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const words = atoms(passage);
  let best: QuoteCheck = 'altered';
  for (const [from, to] of placesOf(atoms(parts[0] ?? ''), words)) {
    const last = parts.length > 1 ? laterPart(parts, words, to) : to;
    if (!last) continue;
    const whole = parts.length === 1 && isWholeCut(passage, from, last);
    if (whole) return { check: 'holds', at: from.at, end: last.end };
    best = 'cut';
  }
  return { check: best, at: 0, end: 0 };
}

/** A quote with words left out is never known to keep its meaning; it is found all the same. */
function laterPart(parts: readonly string[], words: readonly Atom[], to: Atom): Atom | undefined {
  const rest = placesOf(atoms(parts.at(-1) ?? ''), words).find(([from]) => from.at > to.end);
  return rest?.[1];
}

const mayFollow = new Set(
  'of in on at by with from to into and or that which who as between than about near along across per against'.split(
    ' ',
  ),
);
const turns = new Set('but unless if except only until although though provided however yet'.split(' '));
/** Words that limit or deny every later clause of the sentence. */
const governs = new Set(
  'unless if except until provided nobody false untrue wrong incorrect myth'.split(' '),
);
/** Words under which a clause is not what the speaker says: told, wished, avoided, or of another time. */
const embeds = new Set(
  'that say says said told tell tells claim claims claimed think thinks thought imagine imagines believe believes heard hear suspect suppose hope hopes wish wishes want wants refuse refuses refused avoid stopped short could would might may should ago once used formerly almost nearly'.split(
    ' ',
  ),
);
const doubts = new Set(
  'doubt doubts doubted nonsense absurd ridiculous lie pretend pretends silly mistake'.split(' '),
);
const denies = new Set([...[...negations].filter((word) => word !== 'without'), ...doubts]);

/** A cut is safe when the quote ends where a clause does and nothing around it denies or limits it. */
function isWholeCut(passage: string, from: Atom, to: Atom): boolean {
  const start =
    Math.max(
      passage.lastIndexOf('. ', from.at),
      passage.lastIndexOf('? ', from.at),
      passage.lastIndexOf('! ', from.at),
    ) + 1;
  const stops = /[.?!](?=\s|["”’»)\]]|$)/g;
  stops.lastIndex = to.end;
  const end = stops.exec(passage)?.index ?? passage.length;
  const before = spoken(passage.slice(Math.max(0, start), from.at));
  const after = spokenAfter(passage.slice(to.end, end));
  const lead = atoms(before.text);
  const tail = atoms(after.text);
  const clause = atoms(before.text.split(/[,;:–—]/).at(-1) ?? '');
  if (clause.some(({ lower }) => denies.has(lower) || lower.endsWith("n't"))) return false;
  if (
    clause.some(({ lower }, index) => embeds.has(lower) && !(lower === 'that' && opensClause(clause, index)))
  )
    return false;
  if (lead.some(({ lower }) => doubts.has(lower) || governs.has(lower) || isConditional(lower))) return false;
  const next = passage.slice(to.end).trimStart();
  const isEnd = next === '' || /^[.,;:!?…)\]"”’»–—]/.test(next) || /^['"]/.test(next);
  const [follows] = tail;
  if (tail.slice(0, 12).some(({ lower }) => turns.has(lower) || isConditional(lower)) && !after.closed)
    return false;
  if (isEnd) return true;
  return lead.length > 0 && follows !== undefined && mayFollow.has(follows.lower);
}

/** "That was" and "and that was" begin a clause; "say that" embeds one. */
const opensClause = (clause: readonly Atom[], index: number) =>
  clause.slice(0, index).every(({ lower }) => /^(?:and|but|so|yet)$/.test(lower));

const isConditional = (word: string) =>
  modalities.get(word) === 'conditional' || modalities.get(word) === 'only';

/** What precedes a place within the same speech. */
function spoken(text: string): { text: string } {
  const open = max([...'“"„«‹‘「'], (mark) => text.lastIndexOf(mark)) ?? -1;
  return { text: open >= 0 ? text.slice(open + 1) : text };
}

/** What follows a place within the same speech; `closed`: the speech ends right there. */
function spokenAfter(text: string): { text: string; closed: boolean } {
  const close = /[”"»›」]/.exec(text);
  if (!close) return { text, closed: false };
  return { text: text.slice(0, close.index), closed: !/[\p{L}\p{N}]/u.test(text.slice(0, close.index)) };
}

const namePart = /\p{Lu}[\p{L}'’-]+/gu;

/** Names in a text: capitalised words that do not begin a sentence by being common. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(namePart)]
    .map(([name]) => name.replace(/['’]s?$/, ''))
    .filter((name) => !functionWords.has(name.toLowerCase()) && !commonStarts.has(name.toLowerCase()))
    .filter((name) => !isCalendarWord(name));
}
const commonStarts = new Set(
  'according said as when while after before one two three more most yes no if but our his her their what how there'.split(
    ' ',
  ),
);

/** The words that name the speaker of a quote in its passage: those beside the nearest verb of speech outside the quote. */
export function speakerIn(passage: string, at: number, end: number): string {
  const [sentenceFrom, sentenceTo] = [sentenceStart(passage, at), sentenceEnd(passage, end)];
  const before = passage.slice(sentenceFrom, at).replace(/[“"„«‹‘'][^“"„«”»]*$/, ' ');
  const after = passage.slice(end, sentenceTo).replace(/^[^“"„«”»]*[”"»]/, ' ');
  const found = besideSpeech(`${blanked(before)} ${blanked(after)}`);
  if (found !== '') return `${found}${ownerBefore(found, passage, sentenceFrom)}`;
  if (/:\s*$/.test(before) && namesIn(before).length > 0) return before;
  return speakerBefore(passage, sentenceFrom);
}

const owned = /\bits (?:\p{Ll}+ ){0,2}?\p{Ll}+,? \p{Lu}/u;

/** "its director": of the one organisation that the sentence before names. */
function ownerBefore(speaker: string, passage: string, from: number): string {
  if (!owned.test(speaker) || from < 2) return '';
  const sentence = blanked(passage.slice(sentenceStart(passage, from - 2), from));
  const runs = sentence.match(/(?<!^)\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*/gu) ?? [];
  const [name, ...more] = [...new Set(runs)];
  return name !== undefined && more.length === 0 ? ` of ${name}` : '';
}

/** "Nadia Petrov won against Simon Achebe": of two persons by first and last name, the first is the one who goes on to speak. */
function firstPerson(sentence: string): string {
  const persons = [...sentence.matchAll(/\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}’'-]+)+/gu)];
  const [first, second] = persons;
  return first && second ? sentence.slice(0, first.index + first[0].length) : sentence;
}

/** The speaker of earlier sentences, where a speech goes on or "she said" points back. */
function speakerBefore(passage: string, from: number): string {
  let end = from;
  for (let steps = 0; steps < 3 && end > 0; steps += 1) {
    const start = sentenceStart(passage, Math.max(0, end - 2));
    const sentence = passage.slice(start, end);
    const found = besideSpeech(blanked(sentence));
    if (found !== '') return found;
    if (namesIn(blanked(sentence)).length > 0)
      return firstPerson(actingIn(blanked(sentence).replace(owning, ' ')));
    end = start;
  }
  return '';
}

/** "Fenn's deputy, Ruth Amsel": the owner is not the one who acts. */
const owning = /\p{Lu}[\p{L}-]*['’](?:s\b|(?=\s))/gu;
const onOther =
  /^(?<who>\W*(?:\p{L}[\p{L}’'-]*,? ){0,6}?(?:\p{Lu}[\p{L}’'-]+ ){2,4}(?:\([^()]{1,40}\) )?)\p{Ll}+(?:ed|s) (?:\p{Ll}+ ){0,3}\p{Lu}[\p{L}’'-]+ \p{Lu}/u;
/** "Lars Brun thanked Mira Oake": the one who acts, where the sentence has it done to another. */
const actingIn = (sentence: string) => onOther.exec(sentence)?.groups?.who ?? sentence;

/** A text without what is quoted in it. */
export const blanked = (text: string) =>
  text.replace(/[“"„«][^”"“»]*[”"»]?/g, ' ').replace(/(?<![\p{L}\p{N}])‘[^‘]{8,}?’(?!\p{L})/gu, ' ');

function besideSpeech(text: string): string {
  for (const { 0: word, index } of text.matchAll(/[\p{L}]+/gu)) {
    const verb = speechStems.has(stem(word)) || /^(?:according|words|spokes\p{L}+)$/iu.test(word);
    // "Asked whether it was safe, Holt said": no name of a speaker.
    if (!verb || /^(?:Asked|Questioned|Speaking)$/.test(word)) continue;
    const before = text.slice(Math.max(0, index - 70), index + word.length);
    const after = text.slice(index + word.length, index + word.length + 70);
    const [, relative] = /(\p{Lu}[^,]{1,60}), who (?:had |has )?[\p{L}]+$/u.exec(before) ?? [];
    if (relative) return relative.replace(/^.*\b(?:by|from|of|against|to|with) /u, '');
    if (namesIn(before).length > 0) return `${before}${roleBehind(after)}`;
    if (!/^(?:told|tells|asked|asks)$/i.test(word) && namesIn(after).length > 0) return `${before}${after}`;
  }
  return '';
}

/** What follows a speaker named before the verb may give a role, and names of others. */
const roleBehind = (text: string) => text.replace(/\p{Lu}[\p{L}'’-]*/gu, ' ');

/** A full stop that ends a title ends no sentence: "Prof. Lucia Ferrante". */
const untitled = '(?<!\\b(?:Prof|Dr|Mr|Mrs|Ms|Rev|Hon|Sen|Gov|Gen))';
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
