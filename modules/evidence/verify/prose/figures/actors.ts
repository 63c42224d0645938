import { functionWords, neutralStems, speechStems } from '../../words/lexicon';
import { determiner, preposition } from '../reading/noun-phrases';
import type { Read } from '../reading/read-sentence';
import type { Word } from '../../text/scan';
import { type VerbUse, verbUses } from '../reading/verb-uses';
import { isPastForm } from '../../words/verbs';
import { stem } from '../../words/words';

type Place = { at: number; end: number };

/**
 * A verb that the statement and the passage have, done by another actor in the passage: "investors lost 24 million" told of
 * the port. Undefined where each verb of the statement that the passage has as a verb has the same subject there.
 */
export function exchangedActor(
  claim: Read,
  source: Read,
  before: Read | undefined,
  context: ReadonlySet<string>,
  isCovered: (place: { at: number; end: number }) => boolean,
): string | undefined {
  const held = verbUses(source);
  for (const use of verbUses(claim)) {
    if (isCovered(use.word) || speechStems.has(use.word.stem)) continue;
    if (neutralStems.has(use.word.stem) && !/^g[ai]ve|^h[eo]ld/.test(use.word.lower)) continue;
    const same = held.filter(
      (other) =>
        other.meaning === use.meaning && !(isPastForm(use.word.lower) && isUndone(other.word, source)),
    );
    if (same.length === 0 && held.some(({ meaning }) => meaning === use.meaning)) return use.word.text;
    if (same.length === 0) {
      if (isNamedOtherwise(use, source) || isDoneToAnother(use, source)) return use.word.text;
      continue;
    }
    if (!same.some((other) => isSameActor(use, claim, other, source, before, context))) return use.word.text;
  }
  return undefined;
}

/** Verbs that only name the reading of a figure beside a column, but say in prose what the subject does with an object. */
const deeds = new Set(
  ['show', 'make', 'take', 'bring', 'deliver', 'manage', 'put', 'name', 'give', 'run', 'describe'].map(stem),
);
/** "made a profit", "took six years", "brought in": no deed of its own. */
const lightObject =
  /^(?:profit|loss|gain|surplus|deficit|progress|contribution|growth|increase|change|improvement|signs?|use|place|part|minutes?|hours?|days?|weeks?|months?|years?|decades?|in|up|to)$/;
const approximate = /^(?:about|around|roughly|some|nearly|almost|just|over|under|only|more|fewer|less|than)$/;

/** "The museum shows 900 works", where its passage may say "owns": what is done with an object right behind the verb. */
export function isDeed(word: Word, { tokens }: Read): boolean {
  if (!deeds.has(word.stem)) return false;
  const at = tokens.indexOf(word);
  const before = tokens[at - 1];
  if (before?.kind !== 'word' || determiner.test(before.lower) || preposition.test(before.lower))
    return false;
  const rest = tokens
    .slice(at + 1, at + 12)
    .filter((token) => token.kind !== 'word' || !approximate.test(token.lower));
  const [object] = rest;
  const isObject =
    object?.kind === 'amount' ||
    (object?.kind === 'word' && (determiner.test(object.lower) || !functionWords.has(object.lower)));
  const near = rest.slice(0, 4).flatMap((token) => (token.kind === 'word' ? token.lower : []));
  return isObject && !near.some((lower) => lightObject.test(lower));
}

/**
 * "shows 26,000 works" of "owns 26,000 works, of which it shows 900": the passage has the verb beside another figure. Between
 * a verb and its figure stands no other figure, and no comma.
 */
export function isOfOtherFigure(
  word: Word,
  source: Read,
  pairs: readonly { amount: Place; matches: readonly Place[] }[],
): boolean {
  const figure = pairs.find(({ amount, matches }) => amount.at >= word.end && matches.length > 0);
  const uses = source.words.filter((other) => other.stem === word.stem);
  if (!figure || uses.length === 0) return false;
  const isBeside = (use: Place, match: Place) => {
    const [from, to] = use.at < match.at ? [use.end, match.at] : [match.end, use.at];
    const between = source.tokens.filter(({ at, end }) => at >= from && end <= to);
    return !between.some(({ kind }) => kind === 'mark' || kind === 'amount');
  };
  return !uses.some((use) => figure.matches.some((match) => isBeside(use, match)));
}

/** "ordered the ministry to pay": not yet done; "managed to pay" is. */
const isUndone = ({ at }: Word, { text }: Read) =>
  /\bto $/.test(text.slice(0, at)) &&
  !/\b(?:manag|help|continu|began|begun|start|us|able|came|went)(?:e|ed|es)? to $/.test(text.slice(0, at));

/** "120 damaged roofs" is no actor's deed: the passage has the verb as a noun or an adjective alone. */
const isNamedOtherwise = ({ meaning, isPassive, isOpen, hasObject, word }: VerbUse, source: Read) =>
  !isPassive &&
  !isOpen &&
  hasObject &&
  meaning === word.meaning &&
  source.words.some((each) => each.meaning === word.meaning && /ed$/.test(each.lower));

/**
 * "Norstat was surveyed" of "the survey by Norstat": where the passage has the verb as a noun alone, it is done to the thing that stands
 * behind "of", or right before the noun.
 */
function isDoneToAnother({ word, heads, isPassive, isReduced, isOpen }: VerbUse, source: Read): boolean {
  if (!isPassive || isReduced || isOpen) return false;
  const nouns = source.words.filter(({ meaning, lower }) => meaning === word.meaning && !/ed$/.test(lower));
  if (nouns.length === 0) return false;
  const isOfNoun = (head: Word, noun: Word) => {
    const [before, behind] = [source.text.slice(head.end, noun.at), source.text.slice(noun.end, head.at)];
    return head.at < noun.at
      ? /^(?:['’]s?)? (?:\p{L}+ )?$/u.test(before)
      : /^ (?:of|on|in|to|for|among) [^,;.]{0,40}$/u.test(behind) && !/\bby\b/.test(behind);
  };
  return heads.some(
    ({ meaning }) =>
      source.words.some((each) => each.meaning === meaning) &&
      !source.words.some((each) => each.meaning === meaning && nouns.some((noun) => isOfNoun(each, noun))),
  );
}

/** A passive with its agent of an active sentence, or the other way round: the same actor and the same object. */
export const changesVoice = (claim: Read, source: Read): boolean =>
  verbUses(claim).some((use) =>
    verbUses(source).some(
      (other) =>
        other.meaning === use.meaning &&
        other.isPassive !== use.isPassive &&
        !use.isOpen &&
        !other.isOpen &&
        agentOf(...(use.isPassive ? ([use.word, claim] as const) : ([other.word, source] as const))).length >
          0 &&
        isSameActor(use, claim, other, source, undefined, new Set()),
    ),
  );

function isSameActor(
  use: VerbUse,
  claim: Read,
  other: VerbUse,
  source: Read,
  before: Read | undefined,
  context: ReadonlySet<string>,
): boolean {
  if (use.isPassive === other.isPassive) return isSameSubject(use, other, source, before, context);
  const [active, passive] = use.isPassive ? [other, use] : [use, other];
  const [activeIn, passiveIn] = use.isPassive ? [source, claim] : [claim, source];
  const behind = new Set(
    activeIn.words.filter(({ at }) => at >= active.word.end).map(({ meaning }) => meaning),
  );
  const agent = agentOf(passive.word, passiveIn);
  const isObject = passive.heads.every(({ meaning }) => behind.has(meaning));
  if (agent.length === 0) return isObject && use.isPassive;
  const isIn = ({ meaning }: Word) => agent.some((each) => each.meaning === meaning);
  // "The largest buyer, Melvia, cancelled": either names who did it.
  return isObject && (active.heads.every(isIn) || (active.apposed.length > 0 && active.apposed.every(isIn)));
}

/** The words behind "by" of a passive. */
function agentOf({ end }: Word, { text, words }: Read): readonly Word[] {
  const lead = /^[^.;,]{0,40}?\bby (?=(?:the |a |an |its |their )?\p{L})/u.exec(text.slice(end));
  if (!lead) return [];
  const from = end + lead[0].length;
  const to = text.slice(from).search(/[,;.]|\b(?:in|on|at|for|and|to|from|with)\b/);
  return words.filter(({ at }) => at >= from && (to < 0 || at < from + to));
}

/** The same subject: each head of the one is in the other, a pronoun stands for what the sentence before speaks of. */
function isSameSubject(
  use: VerbUse,
  other: VerbUse,
  source: Read,
  before: Read | undefined,
  context: ReadonlySet<string>,
): boolean {
  if (use.isOpen || use.heads.every(({ lower }) => timeNoun.test(lower))) return true;
  const isKnown = (meaning: string) =>
    context.has(meaning) || (before !== undefined && before.meanings.has(meaning));
  if (other.isOpen && speaker.test(source.text.slice(0, other.word.at))) return true;
  if (other.isOpen || other.heads.length === 0)
    return use.heads.every(
      ({ meaning }) =>
        isKnown(meaning) || source.words.some((word) => word.meaning === meaning && word.at < other.word.at),
    );
  const isNamed =
    other.heads.length === 1 &&
    other.heads.every((head) => head.isName && !leadsNoun(head, other.word, source));
  if (use.subject.length === 1 && use.heads.every(isGeneric) && isNamed) return true;
  const own = new Set(use.subject.map(({ meaning }) => meaning));
  const theirs = new Set(
    [...other.phrase, ...(other.heads.some(({ lower }) => branch.test(lower)) ? other.subject : [])].map(
      ({ meaning }) => meaning,
    ),
  );
  const isOf = (head: Word) =>
    other.heads.some(
      (each) =>
        each.meaning === head.meaning ||
        (theirs.has(head.meaning) && (each.isName || head.isName || branch.test(each.lower))),
    ) ||
    (other.subject.length === 1 && other.heads.every(isGeneric) && isKnown(head.meaning));
  return (
    use.heads.every(isOf) &&
    other.heads.every(
      (head) => own.has(head.meaning) || isNamed || isGeneric(head) || branch.test(head.lower),
    )
  );
}

/** The speaker of a quote: who that is was checked with the quote. */
const speaker = /\b(?:we|i)(?: \p{L}+)? $/iu;

const timeNoun = /^(?:season|year|winter|summer|quarter|month|decade|week|day)$/;

/** What an organisation does through a part of its own. */
const branch = /^(?:branch|branches|fleet|study|survey|report|review)$/;

/** "Union officials say": the name only tells which officials. */
const leadsNoun = ({ end }: Word, verb: Word, { words }: Read): boolean =>
  words.some(
    (word) => word.at === end + 1 && word.end < verb.at && !word.isName && !functionWords.has(word.lower),
  );

/** "The company" of a passage about one. */
const isGeneric = ({ lower, isName }: Word) =>
  !isName &&
  /^(?:company|firm|group|organisation|organization|business|operator|agency|network|enterprise|programme)$/.test(
    lower,
  );
