import { max } from 'd3-array';
import { modalities, negations } from '../words/lexicon';
import { type Stretch, stretchesIn } from './speeches';

/** Words between quotation marks. `at` and `end` include the marks. */
export type Quote = { at: number; end: number; text: string };

/** Quoted passages of two words or more, in every style of quotation marks; shorter ones are names and terms. */
export const quotesIn = (text: string): Quote[] =>
  stretchesIn(text).flatMap(({ at, end }) => {
    const inner = text.slice(at + 1, end - 1).trim();
    return inner.split(/\s+/).length >= 2 && /\p{L}/u.test(inner) ? [{ at, end, text: inner }] : [];
  });

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

/** Whether a quote stands word for word in a passage, at least in part within a window, with no cut that could turn its meaning. */
export function quoteIn(
  quote: string,
  passage: string,
  window: Stretch = { at: 0, end: passage.length },
): { check: QuoteCheck; at: number; end: number } {
  const parts = quote.split(ellipsis).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const words = atoms(passage);
  let best: QuoteCheck = 'altered';
  for (const [from, to] of placesOf(atoms(parts[0] ?? ''), words)) {
    const last = parts.length > 1 ? laterPart(parts, words, to) : to;
    if (!last || from.at >= window.end || last.end <= window.at) continue;
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
  const turn = tail.slice(0, 12).find(({ lower }) => turns.has(lower) || isConditional(lower));
  if (turn && !after.closed && !isAddedLater(turn, after.text)) return false;
  if (isEnd) return true;
  return lead.length > 0 && follows !== undefined && mayFollow.has(follows.lower);
}

/** `,” she said, “but …`: what the speaker adds after a pause takes nothing back, a condition does. */
const isAddedLater = ({ lower, at }: Atom, after: string) =>
  /^(?:but|although|though|however|yet)$/.test(lower) && / {8,}/.test(after.slice(0, at));

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
