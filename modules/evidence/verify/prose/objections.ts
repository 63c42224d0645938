import type { Amount } from '../numbers/amounts';
import { functionWords } from '../words/lexicon';
import type { Word } from '../text/scan';
import { attributed } from './attribution';
import { isContent, isIdle, isSaidBy, sameSize } from './passage-figures';
import { segmentOf } from './passage-segments';
import type { Passage } from './read-passage';
import { type Placed, type Read, readSentence } from './read-sentence';
import { type VerbUse, verbUses } from './verb-uses';
import { isShare } from './worked-figures';

/** What the passage says against a statement, as the reason that a reader sees. */
type Objection = (claim: Read, source: Read) => string | undefined;

/**
 * What a passage says against a statement whose words and figures fit it: another subject of the same verb, a word of the part told
 * of the whole, "same" for "different". Asked last, of statements that a reading vouches for, against the nearest sentence.
 */
export function objectionTo(claim: Read, passages: readonly Passage[]): string | undefined {
  const own = withPlainClock(claim);
  const sources = passages.flatMap(({ sentences }) => sentences).map(withPlainClock);
  const source = nearest(own, sources);
  if (!source || source.text === own.text) return undefined;
  return objections.reduce<string | undefined>((found, ask) => found ?? ask(own, source), undefined);
}

/** "4.40 a.m.": the full stops end no clause. */
const withPlainClock = (read: Read): Read =>
  /\b[ap]\.m\./.test(read.text) ? readSentence(read.text.replace(/\b([ap])\.m\./g, '$1m')) : read;

/** The sentence that shares most words and figures with a statement. */
function nearest(claim: Read, sources: readonly Read[]): Read | undefined {
  const scoreOf = (source: Read) =>
    claim.words.filter((word) => isContent(word) && source.meanings.has(word.meaning)).length +
    2 * claim.amounts.filter(({ of }) => source.amounts.some((each) => isSaidBy(of, each.of))).length;
  return sources.reduce<{ source?: Read; score: number }>(
    (best, source) => {
      const score = scoreOf(source);
      return score > best.score ? { source, score } : best;
    },
    { score: 0 },
  ).source;
}

const has = (pattern: RegExp, { text }: Read) => pattern.test(text);

const same = /\b(?:same|identical)\b/i;
const different = /\b(?:different|opposite|separate|distinct)\b/i;
const otherSameness: Objection = (claim, source) => {
  if (has(same, claim) && !has(same, source) && has(different, source)) return 'says that they differ';
  return has(different, claim) && !has(different, source) && has(same, source)
    ? 'says that they are the same'
    : undefined;
};

const comparative =
  '(?= (?:more|less|fewer|higher|lower|above|below|over|under|larger|smaller|longer|shorter|better|worse|\\p{Ll}+er)\\b)';
const strongly = new RegExp(
  `\\b(?:far|much|well|considerably|significantly|substantially|sharply|vastly)${comparative}`,
  'iu',
);
const slightly = new RegExp(
  `\\b(?:slightly|marginally|a little|narrowly|barely|just|somewhat)${comparative}`,
  'iu',
);
/** "Far below" of "slightly below". */
const otherDegree: Objection = (claim, source) => {
  if (has(strongly, claim) && !has(strongly, source) && has(slightly, source))
    return 'says that it is little';
  return has(slightly, claim) && !has(slightly, source) && has(strongly, source)
    ? 'says that it is much'
    : undefined;
};

const ranked =
  /\b(?:(?<place>second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|next|\d+(?:nd|rd|th))[- ])?(?<most>largest|biggest|highest|greatest|most|smallest|lowest|best|worst|oldest|youngest|longest|fastest|busiest|richest|poorest)\b/gi;
/** "The largest exporter" of "the second-largest". */
const otherRank: Objection = (claim, source) => {
  const places = ({ text }: Read) =>
    [...text.matchAll(ranked)].map(({ groups }) => ({
      most: groups?.most?.toLowerCase(),
      place: groups?.place?.toLowerCase() ?? 'first',
    }));
  const held = places(source);
  const other = places(claim).find(
    ({ most, place }) =>
      held.some((each) => each.most === most) &&
      !held.some((each) => each.most === most && each.place === place),
  );
  return other && `ranks it otherwise than “${other.most ?? ''}”`;
};

const earlier =
  /\b(?:(?:the|a|one|two|three) (?:year|month|quarter|season|week)s? (?:before|earlier|previously)|the (?:previous|preceding|prior) (?:year|month|quarter|season|week))\b/i;
const anyEarlier =
  /\b(?:before|earlier|previous(?:ly)?|preceding|prior|ago|then|had been|up from|down from)\b/i;
const recent = /\blast (?:year|month|quarter|season|week)\b/i;
/** "Against 52,700 the year before" of "against 52,700 at the other branch". */
const otherTime: Objection = (claim, source) => {
  const found = earlier.exec(claim.text)?.[0];
  if (found === undefined || has(anyEarlier, source) || source.periods.length > 1) return undefined;
  return has(recent, source) && !has(recent, claim) ? undefined : `does not say this of “${found}”`;
};

const whole = /\b(?:the whole|the entire|the full|all)(?: of)?(?: (?:the|its|their))? $/i;
const partOf = / of (?:(?:the|its|their|all) )*$/i;
/** "The whole of the 640,000 budget" of "two thirds of the 640,000 budget". */
const partAsWhole: Objection = (claim, source) => {
  const told = claim.amounts.find(({ at }) => whole.test(claim.text.slice(0, at)));
  const held = told && source.amounts.find(({ of }) => sameSize(told.of, of));
  const part =
    held &&
    source.amounts.find(
      ({ end }) => partOf.test(source.text.slice(end, held.at)) && held.at - end < 24 && end < held.at,
    );
  return part && `says it of ${part.of.text.trim()}`;
};

const light =
  /^(?:be|have|make|reach|stand|total|come|number|amount|account|up|down|say|go|take|hold|includ|remain|expect|plan)$/;
const isDeed = ({ meaning, word }: VerbUse) => !light.test(meaning) && !light.test(word.stem);

/** The verb that governs a figure: the last one before it in its clause. */
function verbBefore(read: Read, { at }: Placed<Amount>): VerbUse | undefined {
  const from = read.text.lastIndexOf('; ', at);
  return verbUses(read).findLast(({ word }) => word.end <= at && word.at > from);
}

const countsOf = ({ amounts }: Read) => amounts.filter(({ of }) => !isIdle(of) && !of.range);

/** "Offered places to 9,600 applicants" where the passage says of others that they were offered places. */
const otherDeed: Objection = (claim, source) => {
  for (const figure of countsOf(claim)) {
    const verb = verbBefore(claim, figure);
    const held = countsOf(source).filter(({ of }) => isSaidBy(figure.of, of));
    const uses = verbUses(source).filter(({ meaning }) => meaning === verb?.meaning);
    const [match, ...more] = held;
    const isBeside = verb !== undefined && verb.word.at >= segmentOf(claim, figure).from;
    if (!verb || !isBeside || !isDeed(verb) || !match || more.length > 0 || uses.length === 0) continue;
    const governing = verbBefore(source, match);
    if (governing?.meaning === verb.meaning) continue;
    const others = countsOf(source).filter((each) => verbBefore(source, each)?.meaning === verb.meaning);
    const isAhead = uses.every(({ word }) => word.at < (governing?.word.at ?? 0));
    const isSaid = verbUses(claim).some(({ meaning }) => meaning === governing?.meaning);
    if (governing ? isAhead && !isSaid && isDeed(governing) : others.length > 0 && !others.includes(match))
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
const names = (text: string) => readSentence(text).words.filter(isContent);
/** "The authority says that" of "The builder, Corvane, says that". */
const otherSpeaker: Objection = (claim, source) => {
  const [own, held] = [speech.exec(claim.text)?.groups?.who, speech.exec(source.text)?.groups?.who];
  if (own === undefined || held === undefined || quoted.test(own + held)) return undefined;
  if (/ (?:he|she|they|it|who)$|^(?:He|She|They|It)\b/.test(held)) return undefined;
  // "The company" may stand for a name.
  if (
    definiteRole.test(held.trim()) !== definiteRole.test(own.trim()) &&
    !/\p{Lu}/u.test(held.slice(1)) &&
    !/^An? /.test(held)
  )
    return undefined;
  const theirs = new Set(names(held).map(({ meaning }) => meaning));
  const ours = names(own);
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
    ? 'gives this as somebody’s statement'
    : undefined;

const calendar =
  /^(?:week(?:day|end)s?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|evenings?|nights?|afternoons?)$/;
const tellsApart = (word: Word) => calendar.test(word.lower) || /^(?:value|volume|weight)$/.test(word.lower);
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
      if (each.at < own.from || each.end > own.to || !tellsApart(each)) return false;
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
  if (has(quoted, claim) || has(quoted, source)) return undefined;
  for (const use of verbUses(claim)) {
    const isChange = /^(?:up|down)$/.test(use.meaning);
    if (use.isOpen || isChange || use.heads.length === 0 || /^ by\b/.test(claim.text.slice(use.word.end)))
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

const objections: readonly Objection[] = [
  otherSameness,
  otherDegree,
  otherRank,
  otherTime,
  partAsWhole,
  otherDeed,
  wordOfPart,
  otherSpeaker,
  droppedSpeaker,
  otherMeasure,
  otherObject,
  otherSubject,
];
