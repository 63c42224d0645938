import { max } from 'd3-array';
import { type Finding, finding } from '../tables/check-table';
import {
  downStems,
  functionWords,
  modalities,
  negations,
  reporting,
  speechStems,
  upStems,
} from '../words/lexicon';
import { attributed, otherSpeaker } from './attribution';
import { exchangedDetail } from './exchanged-details';
import { exchangedActor, isDeed, isOfOtherFigure } from './actors';
import { ofOtherPart } from './contrasts';
import type { Missing } from './missing-figures';
import { isOfEither } from './named-pronouns';
import { joinedDeed } from './joined-deeds';
import { droppedLimit } from './passage-limits';
import { changeBetween, changeInClaim, earlierLevel, shareOfWhich } from './passage-changes';
import { type Pair, isContent, isIdle, leadsToQuote, sameAmount } from './passage-figures';
import {
  absentPlace,
  exchangedShare,
  strangeParticle,
  isReordered,
  isShuffled,
  misdatedFigure,
  movedPhrase,
} from './passage-order';
import { segmentOf, swappedWord } from './passage-segments';
import { laterThanGiven, otherTurn, wrongPeriod } from './passage-periods';
import { turned } from './passage-turns';
import { droppedWord, replacedWord } from './passage-words';
import { type Period, samePeriod } from '../numbers/periods';
import type { Passage } from './read-passage';
import type { Read } from './read-sentence';
import type { Word } from '../text/scan';
import { verbUses } from './verb-uses';
import { auxiliaries } from '../words/verbs';
import { otherWhole, wholeAsSubject } from './wholes';
import { meaningOf } from '../words/words';

/** `missing`: figures that the sentence does not give so, of which the cited passages decide. */
export type Scored = Finding & { score?: number; missing?: Missing };

/** Of two failures the one that says more: a sentence on the same matter that differs, and one that contradicts. */
export function better(one: Scored | undefined, other: Scored): Scored {
  const [held, next] = [one?.score ?? -1, other.score ?? 0];
  const isFirm = ({ verdict, missing }: Scored) => verdict === 'unsupported' && !missing;
  return !one || next > held || (next === held && isFirm(other) && !isFirm(one)) ? other : one;
}

type IsCovered = (place: { at: number; end: number }) => boolean;
type Compared = {
  claim: Read;
  source: Read;
  before: Read | undefined;
  passage: Passage;
  isCovered: IsCovered;
  pairs: readonly Pair[];
};

/** "The figure is 4,380" names nothing; "wells" do. */
const namesSomething = (word: Word) =>
  isContent(word) ||
  (/[^s]s$/.test(word.lower) && !functionWords.has(word.lower) && !nameless.test(word.lower));
const nameless =
  /^(?:figures?|numbers?|totals?|amounts?|values?|levels?|sums?|counts?|results?|stands|comes|reaches|runs|lies|sits|hits|makes|less|times|years?|months?|weeks?|days?|quarters?)$/;

/** Compares a statement with one sentence of a passage. */
export function compare(
  claim: Read,
  source: Read,
  before: Read | undefined,
  passage: Passage,
  isCovered: IsCovered,
): Scored {
  if (!claim.words.some(namesSomething) && !claim.tokens.some(isCovered))
    return { ...finding('related', 'It does not say what the figure is of.'), score: 0 };
  const amounts = claim.amounts.filter((amount) => !isCovered(amount) && !isIdle(amount.of));
  const pairs = amounts.map((amount): Pair => {
    const matches = source.amounts.filter((other) => sameAmount(amount, other, claim, source));
    const worked = matches.length > 0 ? undefined : changeBetween(amount, claim, source, passage.id);
    return { amount, matches, ...(worked ? { worked } : {}) };
  });
  const shared = claim.words.filter((word) => isContent(word) && source.meanings.has(word.meaning)).length;
  const score = shared + 3 * pairs.filter(({ matches }) => matches.length > 0).length;
  workOut(pairs, claim, source, passage.id);
  const compared = { claim, source, before, passage, isCovered, pairs };
  if (pairs.some(({ matches, worked }) => matches.length === 0 && !worked))
    return {
      ...finding('unsupported', 'The passage does not give a figure of it.'),
      score,
      missing: missingIn(compared),
    };
  const fault = faultOfFigures(compared) ?? faultOfParts(compared) ?? faultOfWords(compared);
  if (fault) return { ...fault, score };
  if (amounts.length === 0 && !claim.tokens.some(isCovered))
    return { ...finding('related', 'It holds no figure and no quote to check.'), score };
  const worked = pairs.flatMap(({ worked: made }) => made ?? []);
  return worked.length > 0
    ? { ...finding('derived'), derivations: worked, score }
    : { ...finding('supported'), score };
}

/** `isSameMatter`: the sentence accounts for all words of the statement. */
const missingIn = ({ claim, source, before, passage, isCovered, pairs }: Compared): Missing => ({
  source,
  pairs,
  isSameMatter: uncovered(claim, source, before, passage, isCovered, pairs) === undefined,
});

/** A figure that the sentence of the passage has not of that time, or turned by what is said around it. */
function faultOfFigures({ claim, source, before, passage, isCovered, pairs }: Compared): Finding | undefined {
  const period = wrongPeriod(claim, source, before, passage, pairs, isCovered);
  const isOpen = period !== undefined && isOpenTime(period, claim, source, passage);
  if (period && !isOpen) return finding('unsupported', `The passage does not say this of ${period}.`);
  const segments = pairs.flatMap(({ matches }) => matches.map((match) => segmentOf(source, match)));
  const lastFigure = max(pairs, ({ matches }) => max(matches, ({ end }) => end)) ?? 0;
  const turn = turned(claim, source, isCovered, segments, lastFigure);
  if (period && turn?.verdict !== 'unsupported')
    return finding('related', `The check could not decide whether the passage says this of ${period}.`);
  if (turn) return finding(turn.verdict, turn.reason);
  const absent = absentPlace(claim, source, isCovered);
  if (absent) return finding('related', `The passage does not give “${absent}”.`);
  const misdated =
    misdatedFigure(claim, source, pairs) ??
    otherTurn(claim, source) ??
    laterThanGiven(claim, source, before, pairs);
  return misdated
    ? finding('unsupported', `The passage gives this for another time than ${misdated}.`)
    : undefined;
}

/** A time that the passage names, in another sentence than the compared one, which has no time, or beside one that it has. */
const isOpenTime = (text: string, claim: Read, source: Read, { sentences }: Passage): boolean => {
  const period = claim.periods.find(({ of }) => of.text === text);
  const holds = ({ periods }: Read, of: Period) => periods.some((each) => samePeriod(each.of, of));
  const isBeside = claim.periods.some(({ of }) => holds(source, of));
  if (!period || holds(source, period.of)) return false;
  const isHeld = sentences.some((sentence) => holds(sentence, period.of));
  // "Before the title of 2023, it had last won in 2009".
  const isBounded = /\b(?:before|after|prior to)\b[^,;.]{0,30}$/i.test(claim.text.slice(0, period.at));
  return isBounded || (isHeld && (isBeside || source.periods.length === 0));
};

/** Another actor, another deed, another part or another whole than the figure of the passage is of. */
function faultOfParts({ claim, source, before, passage, isCovered, pairs }: Compared): Finding | undefined {
  const actor = exchangedActor(claim, source, before, passage.context, isCovered);
  if (actor) return finding('related', `The passage says of somebody else “${actor}”.`);
  const deed = joinedDeed(claim, source, pairs);
  if (deed) return finding('related', `The passage says “${deed}” of one of the figures.`);
  const part = ofOtherPart(claim, source, before, pairs);
  if (part) return finding('unsupported', `The passage says this with another figure: see “${part}”.`);
  const speaker = otherSpeaker(
    claim,
    source,
    pairs.flatMap(({ matches }) => matches),
  );
  if (speaker) return finding('related', `The passage gives this as a statement of “${speaker}”.`);
  const ended = endedSince(claim, source, pairs);
  if (ended) return finding('related', `The passage says “${ended}”.`);
  const particle = strangeParticle(claim, source, isCovered);
  if (particle) return finding('related', `The passage does not say “${particle}”.`);
  const whole =
    otherWhole(claim, source, pairs, passage.context) ??
    wholeAsSubject(claim, source, pairs) ??
    exchangedShare(claim, source);
  return whole ? finding('unsupported', `The passage gives ${whole} of another whole.`) : undefined;
}

/** A word that the passage has beside another figure, in another order, or not at all; or one of its limits left out. */
function faultOfWords({ claim, source, before, passage, isCovered, pairs }: Compared): Finding | undefined {
  const swapped = swappedWord(claim, source, pairs, passage.context);
  if (swapped)
    // Which of two figures a time is of, its place alone does not decide; what was worked out has no place.
    return /\d{4}$/.test(swapped) || pairs.some(({ worked }) => worked)
      ? finding('related', `The check could not decide which figure “${swapped}” is said of.`)
      : finding('unsupported', `The passage says this with another figure: see “${swapped}”.`);
  const replaced = replacedWord(claim, source, passage, pairs);
  if (replaced) return finding('related', `The passage says this of “${replaced}”.`);
  const detail = exchangedDetail(claim, source, pairs);
  if (detail) return finding('related', `The passage says otherwise what “${detail}” is of.`);
  const strange = uncovered(claim, source, before, passage, isCovered, pairs);
  if (strange) return finding('related', `The passage does not mention “${strange.text}”.`);
  if (isShuffled(claim, source, isCovered))
    return finding('related', 'The passage says this in another order.');
  if (isReordered(claim, source, isCovered) || movedPhrase(claim, source))
    return finding('related', 'The passage names these in another order.');
  const dropped = droppedLimit(claim, source, pairs, passage.context) ?? droppedWord(claim, source, pairs);
  return dropped ? finding('related', `The passage says this of “${dropped}” only.`) : undefined;
}

/** Figures that follow from two others of the statement or of the passage. */
function workOut(pairs: readonly Pair[], claim: Read, source: Read, id: string): void {
  for (const pair of pairs) {
    if (pair.matches.length > 0 || pair.worked) continue;
    pair.worked = changeInClaim(pair.amount, pairs, claim, id);
    if (!pair.worked)
      Object.assign(
        pair,
        earlierLevel(pair.amount, claim, source, id) ?? shareOfWhich(pair.amount, source, id),
      );
  }
}

const present = /\b(?:has|have|is|are|employs?|runs?|owns?|holds?) (?:about |some |nearly )?$/i;
const past = /\b(?:had|was|were|employed|ran|owned|held) (?:about |some |nearly )?$/i;
/** "The plant had 210 employees": how many it has now is not said. */
const endedSince = (claim: Read, source: Read, pairs: readonly Pair[]): string | undefined => {
  const ended = pairs.find(
    ({ amount, matches }) =>
      present.test(claim.text.slice(0, amount.at)) &&
      matches.length > 0 &&
      matches.every(({ at }) => past.test(source.text.slice(0, at))),
  );
  const [match] = ended?.matches ?? [];
  return match && past.exec(source.text.slice(0, match.at))?.[0].trim();
};

/** Words that point back to the sentence before; "those on fixed shifts" and "sailings that were cancelled" do not. */
const pronouns =
  /(?:^|[,;] |\b(?:and|but|of|from|for|to|than|with|by|in) )that\b|\bthose\b(?! (?:of|on|in|at|from|with|who|that|whose|aged)\b)|\b(?:it|its|they|them|their|him|this|these|he|she|his|her|the (?:company|council|firm|city|group|hospital|school|project|total|figure|number|programme|centre|center))\b/i;

const oblique = /\b(?:of|for|from|with|by) (?:it|them)\b/gi;

/** "Consumption was 410 GWh, and 68% of it came from": a pronoun behind a clause of the sentence stands for what is named there. */
const pointsBack = (source: Read): boolean => {
  const verbs = source.words.filter(
    (word) => auxiliaries.has(word.lower) || word === verbUses(source)[0]?.word,
  );
  const verb = verbs[0]?.end ?? source.text.length;
  const first = source.text.slice(0, verb);
  return pronouns.test(first + source.text.slice(verb).replace(oblique, ''));
};

/** "The company's profit fell" of "Its costs fell", behind a sentence on profit: the subject is the one that stands there. */
function isOtherSubject(word: Word, claim: Read, source: Read): boolean {
  const [own] = verbUses(claim);
  const [held] = verbUses(source);
  if (!own?.heads.includes(word) || !held || held.isOpen || held.meaning !== own.meaning) return false;
  return !held.heads.some(({ meaning, lower }) => claim.meanings.has(meaning) || organisations.test(lower));
}
const organisations =
  /^(?:company|council|firm|city|group|hospital|school|project|total|figure|number|programme|centre|center)$/;

/** "The company" of a sentence that begins with the name that is in the title. */
const isOwner = ({ lower, at }: Word, { text }: Read, { words }: Read, { context }: Passage): boolean =>
  /^(?:company|firm|group)$/.test(lower) &&
  /^The $/.test(text.slice(0, at)) &&
  words[0]?.isName === true &&
  context.has(words[0].meaning);

/** The first word of the sentence that neither the passage's sentence nor what it points back to accounts for. */
function uncovered(
  claim: Read,
  source: Read,
  before: Read | undefined,
  passage: Passage,
  isCovered: (place: { at: number; end: number }) => boolean,
  pairs: readonly Pair[],
): Word | undefined {
  const isWorked = pairs.some(({ worked }) => worked !== undefined);
  const back = before && pointsBack(source) ? before.meanings : undefined;
  const isUnclear = before !== undefined && isOfEither(source.text, before.text);
  /** The names beside a quote were checked with its speaker. */
  const quotes = claim.words.some(isCovered);
  return claim.words.find((word) => {
    if (isCovered(word)) return false;
    // A month, which the passage must name as one.
    if (word.text === 'May' && !/\bMay\b/.test(source.text)) return true;
    if (!(isContent(word) || isDeed(word, claim) || isDone(word, claim))) return false;
    if (isDeed(word, claim) && isOfOtherFigure(word, source, pairs)) return true;
    if (quotes && (leadsToQuote.has(word.lower) || speechStems.has(word.stem) || word.isName)) return false;
    if (source.meanings.has(word.meaning) || passage.context.has(word.meaning)) return false;
    if (
      (back?.has(word.meaning) && !(isUnclear && word.isName) && !isOtherSubject(word, claim, source)) ||
      isOwner(word, claim, source, passage)
    )
      return false;
    if (
      (speechStems.has(word.stem) || reporting.test(word.stem)) &&
      (attributed(source) || source.words.some(({ stem }) => speechStems.has(stem)))
    )
      return false;
    if (word.lower === 'people' && countsPeople(source, pairs)) return false;
    if (modalities.has(word.lower) || negations.has(word.lower)) return false;
    if (upStems.has(word.stem) || downStems.has(word.stem)) return false;
    // Checked with the change that it is the direction of.
    if (isWorked && /^(?:higher|lower|shorter|longer)$/.test(word.lower)) return false;
    return true;
  });
}

/** "was settled": a word that says nothing of a figure elsewhere. */
const isDone = ({ lower, at }: Word, { text }: Read) =>
  /^(?:settled|held|taken|made|set|followed|read|run|posted|given|recorded|registered)$/.test(lower) &&
  /\b(?:was|were|is|are|been|be) $/.test(text.slice(Math.max(0, at - 6), at));

const ofPeople = new Set(
  'employee worker customer patient visitor tourist passenger student pupil resident inhabitant member subscriber teacher nurse doctor guest spectator volunteer commuter driver reader traveller user voter'
    .split(' ')
    .map(meaningOf),
);

/** "18,640 patients" counts people: each figure that the statement repeats, or the first that it was worked out from. */
const countsPeople = ({ words, text }: Read, pairs: readonly Pair[]): boolean =>
  pairs.some(({ matches }) =>
    matches.some(({ end }) =>
      words.some(
        (word) =>
          word.at >= end &&
          /^ (?:\p{Ll}+ )?$/u.test(text.slice(end, word.at)) &&
          ofPeople.has(word.meaning) &&
          /s$/.test(word.lower),
      ),
    ),
  );
