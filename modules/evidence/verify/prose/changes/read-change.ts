import {
  amountAt,
  articles,
  type Change,
  type Draft,
  foreign,
  hasMark,
  leads,
  manner,
  owners,
  type Reading,
  readTime,
  says,
  wordAt,
} from './change-reading';
import { isEnd, readSlot } from './change-slots';
import { modalities, negations, speechStems } from '../../words/lexicon';
import type { Read } from '../reading/read-sentence';
import type { Word } from '../../text/scan';
import { isPastForm, isPresentForm } from '../../words/verbs';
import { meaningOf } from '../../words/words';

const rises =
  /^(?:rose|risen|grew|grown|increased|climbed|jumped|surged|soared|advanced|widened|expanded|swelled)$/;

const falls =
  /^(?:fell|fallen|dropped|declined|decreased|sank|slipped|shrank|narrowed|slumped|plunged|dipped)$/;

const raised = /^(?:raised|lifted|increased)$/;

const lowered = /^(?:lowered|reduced|cut)$/;

/** "profit before tax" */
const kinds = /^(?:before|after|since|excluding|including|without|from|to|by|on)$/;

/** What the sentence before names. */
const pronouns = /^(?:it|its|they|their)$/;

const perfect = /^(?:has|have|had)$/;

const be = /^(?:was|were|is|are)$/;

const shares: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:made|makes|make)$/, /^up$/],
  [/^(?:accounted|accounts|account)$/, /^for$/],
];

const amounting: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:came|comes|amounted|amounts|ran)$/, /^to$/],
  [/^(?:stood|stands)$/, /^at$/],
];

/**
 * The size or the change that a clause gives from one of its tokens on, to where a clause of its own begins. A word that has no
 * part in it leaves the clause unread. `before`: the clause before, whose subject this one takes up where it begins with its verb.
 */
export function changeAt({ tokens }: Read, from: number, before?: Change): Change | undefined {
  const draft: Draft = {
    thing: (before?.thing ?? []).filter((item) => !item.startsWith('=')),
    names: [...(before?.names ?? [])],
    phrases: (before?.phrases ?? []).slice(0, before?.ahead),
    ahead: before?.ahead ?? 0,
    ...{ counted: [], manner: [], tense: 'past', by: [], next: 0 },
  };
  const reading: Reading = { tokens, at: from, draft, last: 'verb' };
  readOpening(reading);
  if (!readThing(reading) || !readVerb(reading)) return undefined;
  while (!isEnd(reading)) if (!readSlot(reading)) return undefined;
  if (!draft.to && draft.by.length === 0) return undefined;
  return { ...draft, next: reading.at };
}

/** "In 2023," and "Between 2015 and 2022,". */
function readOpening(reading: Reading): void {
  const { at } = reading;
  const isTime = readTime(reading);
  if (isTime && hasMark(reading, ',')) reading.at += 1;
  else if (!isTime || !wordAt(reading)) {
    reading.at = at;
    delete reading.draft.time;
    delete reading.draft.then;
    delete reading.draft.isSpan;
  }
}

/** Words up to the verb. "Sales of wine in Europe": the wine sales, in Europe. */
function readThing(reading: Reading): boolean {
  const { draft } = reading;
  const own: Pick<Word, 'at' | 'lower' | 'meaning' | 'stem' | 'isName'>[] = [];
  while (!isVerb(reading)) {
    const token = reading.tokens[reading.at];
    if (own.length > 14) return false;
    if (token?.kind === 'period' && own.length > 0) {
      const key = `${token.period.from}-${token.period.to}`;
      own.push({ at: token.at, lower: key, meaning: key, stem: key, isName: false });
      reading.at += 1;
      continue;
    }
    const word = wordAt(reading);
    if (!word) return false;
    const isKind = own.length > 0 && kinds.test(word.lower);
    const isOwner = own.length === 0 ? pronouns.test(word.lower) : owners.test(word.lower);
    if (!isKind && !isOwner && (foreign.test(word.lower) || negations.has(word.lower))) return false;
    if ((modalities.has(word.lower) && !isKind) || (speechStems.has(word.stem) && isPastForm(word.lower)))
      return false;
    own.push(word);
    reading.at += 1;
  }
  if (own.length === 0) return draft.thing.length > 0;
  draft.thing = [];
  draft.phrases = [];
  let phrase: string[] | undefined;
  let isBehindOf = false;
  for (const [index, { lower, meaning }] of own.entries()) {
    if (index > 0 && (leads.test(lower) || kinds.test(lower)) && !articles.test(lower)) {
      isBehindOf = lower === 'of';
      if (isBehindOf && !phrase) draft.thing.unshift('of');
      else phrase = [...(phrase ? [phrase.join(' ')] : []), lower];
    } else if (articles.test(lower) || (index > 0 && owners.test(lower))) continue;
    else if (phrase) phrase.push(meaning);
    else draft.thing.splice(isBehindOf ? draft.thing.indexOf('of') : draft.thing.length, 0, meaning);
  }
  draft.thing = draft.thing.filter((item) => item !== 'of');
  if (phrase) draft.phrases.push(phrase.join(' '));
  draft.names = own
    .filter(
      ({ isName, at, lower }, index) => isName && (at > 0 || own[index + 1]?.isName || /['’]s$/.test(lower)),
    )
    .map(({ meaning }) => meaning);
  asShare(draft);
  draft.ahead = draft.phrases.length;
  return draft.thing.length > 0;
}

/** "The share of exports in sales" is what exports make up of sales. */
function asShare(draft: Draft): void {
  const at = draft.phrases.findIndex((phrase) => phrase.startsWith('in '));
  const place = draft.thing.indexOf(share);
  const [whole = ''] = at < 0 || place < 1 ? [] : draft.phrases.splice(at, 1);
  if (whole === '') return;
  draft.thing = [...draft.thing.filter((_, index) => index !== place), '=share'];
  draft.counted = [...draft.counted, ...whole.split(' ').slice(1)];
}

const share = meaningOf('share');

const isVerb = (reading: Reading): boolean => {
  const { at, draft } = reading;
  const found = readVerb({ ...reading, draft: { ...draft, thing: [], manner: [] } });
  reading.at = at;
  return found;
};

/** A verb for a rise or a fall, one for a level, or what is done to what is counted behind it. */
function readVerb(reading: Reading): boolean {
  const { draft } = reading;
  while (says(reading, manner)) {
    draft.manner.push(wordAt(reading)?.lower ?? '');
    reading.at += 1;
  }
  const take = (count: number, way?: 'up' | 'down') => {
    reading.at += count;
    if (way) draft.way = way;
    reading.last = 'verb';
    return true;
  };
  const willAt = readWill(reading);
  if (willAt > 0) {
    draft.tense = 'future';
    const isPassive = says(reading, /^be$/, willAt);
    const rise = isPassive ? /^(?:raised|lifted|increased)$/ : /^(?:rise|grow|increase|climb|widen|expand)$/;
    const fall = isPassive
      ? /^(?:lowered|reduced|cut|decreased)$/
      : /^(?:fall|drop|decline|decrease|sink|shrink|narrow)$/;
    const at = willAt + (isPassive ? 1 : 0);
    if (says(reading, rise, at)) return take(at + 1, 'up');
    if (says(reading, fall, at)) return take(at + 1, 'down');
    return (
      says(reading, /^go$/, at) &&
      says(reading, /^(?:up|down)$/, at + 1) &&
      take(at + 2, says(reading, /^up$/, at + 1) ? 'up' : 'down')
    );
  }
  const isAided = says(reading, perfect) ? 1 : 0;
  if (says(reading, rises, isAided)) return take(1 + isAided, 'up');
  if (says(reading, falls, isAided)) return take(1 + isAided, 'down');
  if (says(reading, /^went$/) && says(reading, /^(?:up|down)$/, 1))
    return take(2, says(reading, /^up$/, 1) ? 'up' : 'down');
  if (says(reading, /^(?:was|were)$/) && (says(reading, raised, 1) || says(reading, lowered, 1)))
    return take(2, says(reading, raised, 1) ? 'up' : 'down');
  if (says(reading, be) && amountAt(reading, 1)) {
    draft.tense = says(reading, /^w/) ? 'past' : 'present';
    return take(1);
  }
  for (const [verb, particle] of amounting)
    if (says(reading, verb) && says(reading, particle, 1) && amountAt(reading, 2)) {
      draft.tense = says(reading, /s$/) ? 'present' : 'past';
      return take(2);
    }
  for (const [verb, particle] of shares)
    if (says(reading, verb) && says(reading, particle, 1) && amountAt(reading, 2)) {
      draft.tense = says(reading, /ed$|^made$/) ? 'past' : 'present';
      draft.thing.push('=share');
      return take(2);
    }
  const measure = readMeasure(reading);
  if (measure > 0) return take(measure);
  return readDeed(reading) && take(1);
}

/** "has a capacity of 540 megawatts": the capacity of it is that. */
function readMeasure(reading: Reading): number {
  if (!says(reading, /^(?:has|have|had)$/) || !says(reading, /^an?$/, 1)) return 0;
  const of = [3, 4, 5].find((ahead) => says(reading, /^of$/, ahead));
  if (of === undefined || !amountAt(reading, of + 1)) return 0;
  const words = Array.from({ length: of - 2 }, (_, index) => wordAt(reading, index + 2));
  if (words.some((word) => !word || foreign.test(word.lower) || modalities.has(word.lower))) return 0;
  reading.draft.tense = says(reading, /^had$/) ? 'past' : 'present';
  reading.draft.thing = [...reading.draft.thing, ...words.flatMap((word) => word?.meaning ?? [])];
  return of + 1;
}

/** How many words say that something is to come: "will", "is to", "is set to". */
function readWill(reading: Reading): number {
  if (says(reading, /^will$/)) return 1;
  if (!says(reading, /^(?:is|are)$/)) return 0;
  if (says(reading, /^to$/, 1)) return 2;
  return says(reading, /^(?:set|due|going)$/, 1) && says(reading, /^to$/, 2) ? 3 : 0;
}

/** "handled 14.6 million tonnes": the verb is part of what has the size. */
function readDeed(reading: Reading): boolean {
  const verb = wordAt(reading);
  if (!verb || !amountAt(reading, 1) || modalities.has(verb.lower) || negations.has(verb.lower)) return false;
  if (/^(?:totalled|totals|reached)$/.test(verb.lower)) return true;
  const isPast = isPastForm(verb.lower) || verb.lower === 'had';
  if (!isPast && !/^(?:has|have)$/.test(verb.lower) && !isPresentForm(verb.lower, verb.stem)) return false;
  if (rises.test(verb.lower) || falls.test(verb.lower) || lowered.test(verb.lower)) return false;
  reading.draft.tense = isPast ? 'past' : 'present';
  reading.draft.thing.push(`=${/^ha(?:s|ve|d)$/.test(verb.lower) ? 'have' : verb.meaning}`);
  return true;
}
