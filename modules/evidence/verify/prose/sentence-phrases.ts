import type { Amount } from '../numbers/amounts';
import { functionWords, modalities } from '../words/lexicon';
import type { Placed } from './read-sentence';
import type { Word } from '../text/scan';
import type { Tagged } from './sentence-tags';

/** A noun phrase: its last noun, and what it says of it, without order. */
export type Phrase = {
  head: string;
  /** Other words of it, of the phrases that "of" adds and of its clauses: "the capacity of the older plant". */
  items: readonly string[];
  /** Those of them that cannot be left away: of its clauses and of what "of" adds. */
  fixed: ReadonlySet<string>;
  /** Words of it that are names. */
  names: ReadonlySet<string>;
  /** Words such as "most" and "every". */
  quantity: readonly string[];
  figure?: Placed<Amount>;
  /** The whole of a counted or measured part. */
  of?: Phrase;
  times: readonly string[];
  isPlural: boolean;
  isDefinite: boolean;
  isIndefinite: boolean;
  isDenied: boolean;
  pronoun?: string;
  /** Phrases that "and" adds. */
  others: readonly Phrase[];
};

export type Parsed<T> = { value: T; end: number };

/** Words of a clause that restricts the noun before it. */
export type Restriction = Tagged & { items?: readonly string[] };

const timeNoun = /^(?:year|month|week|quarter|season|half|summer|winter|spring|autumn)$/;
const possessive = /['’]s?$/;
const owning = /^(?:its|their|his|her|our|my)$/;

/** The phrase that begins at a place; undefined where none does. */
export function phraseAt(
  tagged: readonly Restriction[],
  from: number,
  isSubject = false,
): Parsed<Phrase> | undefined {
  const first = singleAt(tagged, from);
  if (!first) return undefined;
  const others: Phrase[] = [];
  let { end } = first;
  for (let next = nextOfList(tagged, end, isSubject); next; next = nextOfList(tagged, end, isSubject)) {
    others.push(next.value);
    end = next.end;
  }
  return { value: { ...first.value, others }, end };
}

/** "and a shepherd", ", manufacturers" of a list that ends in "and farmers". */
function nextOfList(
  tagged: readonly Restriction[],
  from: number,
  isSubject: boolean,
): Parsed<Phrase> | undefined {
  const isComma = tagged[from]?.tag === 'comma';
  const at = isComma && tagged[from + 1]?.tag === 'joint' ? from + 1 : from;
  const isJoint = tagged[at]?.tag === 'joint' && tagged[at]?.lower === 'and';
  if (!isJoint && !isComma) return undefined;
  const found = singleAt(tagged, at + 1);
  if (!found) return undefined;
  const behind = tagged[found.end]?.tag;
  if (!isSubject && (behind === 'verb' || behind === 'auxiliary')) return undefined;
  return isJoint || nextOfList(tagged, found.end, isSubject) !== undefined ? found : undefined;
}

function singleAt(tagged: readonly Restriction[], from: number): Parsed<Phrase> | undefined {
  const start = tagged[from];
  if (start?.tag === 'pronoun')
    return { value: { ...emptyPhrase, head: start.lower, pronoun: start.lower }, end: from + 1 };
  const built = {
    ...emptyPhrase,
    items: [] as string[],
    names: new Set<string>(),
    quantity: [] as string[],
    times: [] as string[],
  };
  let head: Word | undefined;
  let at = from;
  for (; at < tagged.length; at += 1) {
    const each = tagged[at] as Restriction;
    const { tag, token, lower } = each;
    if (tag === 'determiner' || (tag === 'denial' && /^(?:no|none|neither|nobody)$/.test(lower))) {
      if (head || built.figure || built.times.length > 0) break;
      determine(built, lower);
    } else if (tag === 'figure' && token.kind === 'amount') {
      if (head || built.figure) break;
      if (token.amount.ordinal) built.items.push(`#${token.amount.value}th`);
      else built.figure = { at: token.at, end: token.end, of: token.amount };
    } else if (tag === 'time') {
      if (head || built.figure) break;
      built.times.push(token.kind === 'period' ? `@${token.period.from}-${token.period.to}` : `@${lower}`);
    } else if (tag === 'adverb' && nounFollows(tagged, at)) {
      if (!isBounding(lower)) built.items.push(lower);
    } else if (tag === 'noun' && token.kind === 'word') {
      if (modalities.get(lower) === 'most' || /^(?:only|other|another|such|same)$/.test(lower))
        built.quantity.push(lower);
      else {
        if (head && timeNoun.test(head.lower) && token.isName) break;
        if (head) built.items.push(head.meaning);
        if (token.isName && token.at > 0) built.names.add(token.meaning);
        head = token;
        if (possessive.test(token.text)) {
          built.items.push(token.meaning);
          head = undefined;
        }
      }
    } else break;
  }
  if (!head && !built.figure && built.times.length === 0) {
    if (built.quantity.length === 0 && !built.isDenied) return undefined;
    if (at === from) return undefined;
  }
  if (built.times.length > 0 && !head && !built.figure) return { value: { ...built, head: '@' }, end: at };
  const value: Phrase = {
    ...built,
    head: head?.meaning ?? (built.figure?.of.unit ? `#${built.figure.of.unit.dim}` : '#'),
    isPlural:
      head !== undefined &&
      /[^siu]s$|^(?:people|men|women|children|police)$/.test(head.lower) &&
      !(head.isName && head.at > 0),
  };
  return withRest(tagged, at, value);
}

export const emptyPhrase: Phrase = {
  ...{
    head: '',
    items: [],
    names: new Set<string>(),
    fixed: new Set<string>(),
    quantity: [],
    times: [],
    others: [],
  },
  ...{ isPlural: false, isDefinite: false, isIndefinite: false, isDenied: false },
};

/** Words that bound a figure and are read with it. */
const isBounding = (lower: string) =>
  /^(?:about|around|nearly|almost|just|only|slightly|roughly|approximately)$/.test(lower);

type Building = { -readonly [Key in keyof Phrase]: Phrase[Key] } & { quantity: string[]; items: string[] };

function determine(built: Building, lower: string): void {
  if (/^(?:no|none|neither|nobody)$/.test(lower)) built.isDenied = true;
  else if (/^(?:the|this|that|these|those)$/.test(lower)) built.isDefinite = true;
  else if (owning.test(lower)) {
    built.isDefinite = true;
    built.items.push(`${lower}'s`);
  } else if (/^(?:an?)$/.test(lower)) built.isIndefinite = true;
  else built.quantity.push(lower);
}

function nounFollows(tagged: readonly Restriction[], at: number): boolean {
  const next = tagged[at + 1];
  return next?.tag === 'noun' || next?.tag === 'figure';
}

/** What "of" and a restricting clause add behind the noun. */
function withRest(tagged: readonly Restriction[], from: number, phrase: Phrase): Parsed<Phrase> | undefined {
  const next = tagged[from];
  if (next?.items)
    return withRest(tagged, from + 1, {
      ...phrase,
      items: [...phrase.items, ...next.items],
      fixed: new Set([...phrase.fixed, ...next.items]),
    });
  if (next?.tag !== 'preposition' || next.lower !== 'of') return { value: phrase, end: from };
  const inner = phraseAt(tagged, from + 1);
  if (!inner) return undefined;
  const { value: of, end } = inner;
  const isPart =
    phrase.figure !== undefined ||
    of.figure !== undefined ||
    of.others.length > 0 ||
    of.quantity.length > 0 ||
    of.pronoun !== undefined;
  return isPart
    ? { value: { ...phrase, of }, end }
    : {
        value: {
          ...phrase,
          items: [...phrase.items, of.head, ...of.items],
          // "the daughter of the painter Karl Voss": what a person is may be left away.
          fixed: new Set([...phrase.fixed, of.head, ...(of.names.has(of.head) ? of.names : of.items)]),
          names: new Set([...phrase.names, ...of.names]),
          times: [...phrase.times, ...of.times],
        },
        end,
      };
}

/** All content words of a phrase, in any order. */
export const wordsOf = ({ head, items, others, of }: Phrase): readonly string[] => [
  ...(functionWords.has(head) ? [] : [head]),
  ...items,
  ...others.flatMap(wordsOf),
  ...(of ? wordsOf(of) : []),
];
