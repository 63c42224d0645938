import type { Word } from '../../text/scan';
import { functionWords } from '../../words/lexicon';
import { attributed } from '../reading/attribution';
import { gappedClauses } from '../reading/gapped-clauses';
import { countsOf, has, isDeed, leadAt, namesIn, type Objection, verbBefore } from '../reading/objection';
import { isIdle, isSaidBy } from '../reading/passage-figures';
import { segmentOf } from '../figures/passage-segments';
import type { Placed, Read } from '../reading/read-sentence';
import { verbUses } from '../reading/verb-uses';
import { isShare } from '../reading/worked-figures';
import type { Amount } from '../../numbers/amounts';

/** The figures of a sentence, places in an order with them: "by the fourth". */
const figuresIn = ({ amounts }: Read) => amounts.filter(({ of }) => of.ordinal || (!isIdle(of) && !of.range));

/** "Offered places to 9,600 applicants" where the passage says of others that they were offered places. */
const otherDeed: Objection = (claim, source) => {
  for (const figure of figuresIn(claim)) {
    const verb = verbBefore(claim, figure);
    const held = figuresIn(source).filter(
      ({ of }) =>
        of.ordinal === figure.of.ordinal &&
        (of.ordinal ? of.value === figure.of.value : isSaidBy(figure.of, of)),
    );
    const uses = verbUses(source).filter(({ meaning }) => meaning === verb?.meaning);
    const [match, ...more] = held;
    const isBeside = verb !== undefined && verb.word.at >= segmentOf(claim, figure).from;
    if (!verb || !isBeside || !isDeed(verb) || !match || more.length > 0 || uses.length === 0) continue;
    const governing = verbBefore(source, match);
    if (governing?.meaning === verb.meaning) continue;
    const others = figuresIn(source).filter((each) => verbBefore(source, each)?.meaning === verb.meaning);
    const isAhead = uses.every(({ word }) => word.at < (governing?.word.at ?? 0));
    const isSaid = verbUses(claim).some(({ meaning }) => meaning === governing?.meaning);
    const isOfOthers = others.length > 0 && !others.includes(match);
    if (isOfOthers || (governing && isAhead && !isSaid && isDeed(governing)))
      return `says something else of ${match.of.text.trim()} than “${verb.word.text}”`;
  }
  return undefined;
};

const tail = /, (?:of whom|of which|of them|including|among them) /;
/** "Employed 1,460 people full-time" of "1,460 people, of whom 1,020 worked full-time". */
const wordOfPart: Objection = (claim, source) => {
  const cut = tail.exec(source.text);
  if (!cut) return undefined;
  const [before, behind] = [
    countsOf(source).filter(({ at }) => at < cut.index),
    countsOf(source).filter(({ at }) => at > cut.index),
  ];
  const isTold = (each: Placed<Amount>) => claim.amounts.some(({ of }) => isSaidBy(of, each.of));
  const hasShare = claim.amounts.some(({ of }) => isShare(of));
  if (hasShare || !before.some(isTold) || behind.length === 0 || behind.some(isTold)) return undefined;
  const word = claim.words.find((each) => {
    const places = source.words.filter(({ meaning }) => meaning === each.meaning);
    return !functionWords.has(each.lower) && places.length > 0 && places.every(({ at }) => at > cut.index);
  });
  return word && `says “${word.text}” of a part alone`;
};

const speech =
  /^(?<who>.{2,80}?),? (?:says?|said|warns?|warned|argues?|argued|claims?|claimed|insists?|insisted|believes?|believed|fears?|feared|adds|added|denied|denies|complained) /u;
const quoted = /["“”„«»‘]/;
const definiteRole = /^(?:The|Its|Their) \p{Ll}+$/u;
/** "The authority says that" of "The builder, Corvane, says that". */
const otherSpeaker: Objection = (claim, source) => {
  const [own, held] = [speech.exec(claim.text)?.groups?.who, speech.exec(source.text)?.groups?.who];
  if (
    own === undefined ||
    held === undefined ||
    quoted.test(own + held) ||
    has(/\bden(?:y|ies|ied)\b/, claim)
  )
    return undefined;
  if (/ (?:he|she|they|it|who)$|^(?:He|She|They|It)\b/.test(held)) return undefined;
  // "The company" may stand for a name.
  if (
    definiteRole.test(held.trim()) !== definiteRole.test(own.trim()) &&
    !/\p{Lu}/u.test(held.slice(1)) &&
    !/^An? /.test(held)
  )
    return undefined;
  const theirs = new Set(namesIn(held).map(({ meaning }) => meaning));
  const ours = namesIn(own);
  return ours.length > 0 && theirs.size > 0 && !ours.some(({ meaning }) => theirs.has(meaning))
    ? `gives this as a statement of “${held}”`
    : undefined;
};

const nounOfSpeech =
  /^(?:The|A|This|Its) (?:\p{Ll}+ )?(?:warning|claim|estimate|argument|belief)s? (?:\p{Ll}+)\b/u;
const isSpoken = /\b(?:said|says|say|told|warned|argued|insisted|believes?)\b/;
/** "The warning came too late" of "She said the warning had come too late": a noun of speech names no speaker. */
const droppedSpeaker: Objection = (claim, source) =>
  attributed(source) && has(nounOfSpeech, claim) && has(isSpoken, source) && !has(isSpoken, claim)
    ? 'gives this as a statement, not a fact'
    : undefined;

const calendar =
  /^(?:week(?:day|end)s?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|evenings?|nights?|afternoons?)$/;
const measure = /^(?:value|volume|weight)$/;
const tellsApart = ({ lower, at }: Word, read: Read) =>
  calendar.test(lower) || (measure.test(lower) && /\b(?:by|in|the|its|their) $/i.test(leadAt(read, at)));
/** "By value" of the figure that the passage gives by volume; the hours of weekdays told of Sundays. */
const otherMeasure: Objection = (claim, source) => {
  for (const figure of countsOf(claim)) {
    const own = segmentOf(claim, figure);
    const match = countsOf(source).find(({ of }) => isSaidBy(figure.of, of));
    if (!match) continue;
    const held = segmentOf(source, match);
    const others = countsOf(source)
      .filter((each) => each !== match)
      .map((each) => segmentOf(source, each));
    const word = claim.words.find((each) => {
      if (each.at < own.from || each.end > own.to || !tellsApart(each, claim)) return false;
      const places = source.words.filter(({ lower }) => lower === each.lower);
      const isIn = ({ from, to }: { from: number; to: number }) =>
        places.some(({ at }) => at >= from && at < to);
      return places.length > 0 && !isIn(held) && others.some(isIn);
    });
    if (word) return `says “${word.text}” of another figure`;
  }
  return undefined;
};

const namesBetween = ({ words }: Read, from: number, to: number) =>
  words.filter((word) => word.isName && word.at >= from && word.end <= to);
/** "Values Casteel at 3.6 billion" of "values Lorne at 3.6 billion". */
const otherObject: Objection = (claim, source) => {
  for (const figure of countsOf(claim)) {
    const match = countsOf(source).find(({ of }) => isSaidBy(figure.of, of));
    const [verb, held] = [verbBefore(claim, figure), match && verbBefore(source, match)];
    if (!verb || !held || !match || verb.meaning !== held.meaning) continue;
    const own = namesBetween(claim, verb.word.end, figure.at);
    const theirs = namesBetween(source, held.word.end, match.at);
    const isHeld = own.some(({ meaning }) => theirs.some((each) => each.meaning === meaning));
    const [name] = own;
    if (name && theirs.length > 0 && !isHeld)
      return `says it of “${theirs.map(({ text }) => text).join(' ')}”`;
  }
  return undefined;
};

/** Two that both sentences name, of whom the one does what the passage says of the other. */
const otherSubject: Objection = (claim, source) => {
  if (has(quoted, claim) || has(quoted, source) || gappedClauses(source.text).length > 0) return undefined;
  for (const use of verbUses(claim)) {
    const isChange = /^(?:up|down|doubl|tripl|halv|half)/.test(use.meaning);
    if (
      use.isOpen ||
      isChange ||
      !isDeed(use) ||
      leadAt(claim, use.word.at).endsWith(' to ') ||
      use.heads.length === 0 ||
      /^ by\b/.test(claim.text.slice(use.word.end))
    )
      continue;
    const uses = verbUses(source).filter(({ meaning }) => meaning === use.meaning);
    const [held, ...more] = uses;
    if (
      !held ||
      more.length > 0 ||
      held.isOpen ||
      held.heads.length === 0 ||
      held.isPassive !== use.isPassive
    )
      continue;
    const theirs = new Set(
      [...held.heads, ...held.phrase, ...held.apposed, ...held.subject].map(({ meaning }) => meaning),
    );
    const ours = [...use.heads, ...use.phrase];
    if (ours.some(({ meaning }) => theirs.has(meaning))) continue;
    const areBoth =
      held.heads.every(({ meaning }) => claim.meanings.has(meaning)) &&
      use.heads.every(({ meaning }) => source.meanings.has(meaning));
    if (areBoth) return `says “${use.word.text}” of “${held.heads.map(({ text }) => text).join(' ')}”`;
  }
  return undefined;
};

const isCalled = /^(?<who>.{2,60}?) (?:is|are|was|were) (?<what>(?:the|an?) .{4,80}?)\.?$/u;
/** "Kestrel were the champions of 2021" of "ahead of Harrow, the champions of 2021". */
const otherApposed: Objection = (claim, source) => {
  const { who, what } = isCalled.exec(claim.text)?.groups ?? {};
  if (who === undefined || what === undefined) return undefined;
  const at = source.text.toLowerCase().indexOf(`, ${what.toLowerCase()}`);
  const run = /(?:\p{Lu}[\p{L}’'-]+ ?)+$/u.exec(source.text.slice(0, Math.max(0, at)))?.[0];
  if (at < 0 || run === undefined) return undefined;
  const held = new Set(namesIn(run).map(({ meaning }) => meaning));
  return namesIn(who).some(({ meaning }) => held.has(meaning)) ? undefined : `says this of “${run.trim()}”`;
};

/** "Availability at Helle was 96.3" of "96.3 at Skarvik and 93.8 at Helle". */
const otherPlace: Objection = (claim, source) => {
  const [figure, ...more] = countsOf(claim);
  const match = figure && countsOf(source).filter(({ of }) => isSaidBy(figure.of, of));
  const [held] = match ?? [];
  if (!held || more.length > 0 || match?.length !== 1) return undefined;
  const placesIn = (read: Read, from: number, to: number) =>
    read.words.filter(
      ({ isName, at, end }) =>
        isName && at >= from && end <= to && /\b(?:at|in|for) (?:the )?$/.test(leadAt(read, at)),
    );
  const own = segmentOf(source, held);
  const theirs = placesIn(source, held.end, own.to);
  const told = placesIn(claim, 0, claim.text.length);
  const isElsewhere = ({ meaning }: Word) =>
    countsOf(source).some((each) => {
      const { from, to } = segmentOf(source, each);
      return each !== held && placesIn(source, from, to).some((word) => word.meaning === meaning);
    });
  const strange = told.find(
    (word) => !theirs.some(({ meaning }) => meaning === word.meaning) && isElsewhere(word),
  );
  return theirs.length > 0 && strange
    ? `says this of “${theirs.map(({ text }) => text).join(' ')}”`
    : undefined;
};

/** Asked of each statement, in this order. */
export const exchangedAlways: readonly Objection[] = [wordOfPart, otherSpeaker, droppedSpeaker];

/** Asked of what the passage says itself. */
export const exchangedRoles: readonly Objection[] = [
  otherDeed,
  otherMeasure,
  otherObject,
  otherSubject,
  otherApposed,
  otherPlace,
];
