import type { Amount } from '../../numbers/amounts';
import type { Period } from '../../numbers/periods';
import type { Word } from '../../text/scan';
import { auxiliaries } from '../../words/verbs';
import { isEarlier, roleIn, saysWhat } from '../reading/passage-figures';
import type { Passage } from '../reading/read-passage';
import type { Placed, Read } from '../reading/read-sentence';
import { apart, clauseBefore, pronoun, subjectBefore } from './fact-subjects';
import { isAside, regionsOf, type Stretch, verbsOf } from './fact-regions';

/** What a passage says of one figure: who or what has it, the verb, and the other words that stand with it. */
export type StatedFact = {
  figure: Placed<Amount>;
  read: Read;
  passage: Passage;
  index: number;
  /** The stretches of the sentence that say it: its own, and what it shares with the figure before it. */
  stretches: readonly Stretch[];
  subject: readonly Word[];
  /** The words between commas behind the subject: a statement may say it and need not. */
  aside: readonly Word[];
  /** The subject is a pronoun: its words are those of the sentence before. */
  isPronoun: boolean;
  verb: Word | undefined;
  rest: readonly Word[];
  /** It is what the part of this figure leaves: "36,000 are in Darun and the rest in Vesk". */
  isRest: boolean;
  /** It is of an earlier time than the other figures of its sentence: "up from 36 percent". */
  isBack: boolean;
  periods: readonly Placed<Period>[];
};

/** Figures of all passages that are read as facts; pairs of them grow with the square. */
const mostFacts = 36;
/** Longer sentences are left. */
const longest = 500;

/** The facts of passages, in their order. */
export function factsOf(passages: readonly Passage[]): readonly StatedFact[] {
  const found: StatedFact[] = [];
  for (const passage of passages)
    for (const index of passage.sentences.keys()) {
      if (found.length >= mostFacts) return found;
      for (const fact of factsIn(passage, index)) if (found.length < mostFacts) found.push(fact);
    }
  return found;
}

const known = new WeakMap<Passage, Map<number, readonly StatedFact[]>>();

function factsIn(passage: Passage, index: number): readonly StatedFact[] {
  const ofPassage = known.get(passage) ?? new Map<number, readonly StatedFact[]>();
  known.set(passage, ofPassage);
  const before = ofPassage.get(index);
  if (before) return before;
  const made = readFacts(passage, index);
  ofPassage.set(index, made);
  return made;
}

/** "3.6 of them for the battery" stands between two figures of something else. */
const isInserted = ({ figure, read }: StatedFact): boolean =>
  /^ of (?:them|these|those|which|whom)\b/.test(read.text.slice(figure.end));

function readFacts(passage: Passage, index: number): readonly StatedFact[] {
  const read = passage.sentences[index];
  if (!read || read.text.length > longest) return [];
  const found: StatedFact[] = [];
  for (const { figure, ...own } of regionsOf(read)) {
    const fact = factAt(
      { passage, index, read },
      figure,
      own,
      found.findLast((each) => !isInserted(each)),
    );
    found.push(fact);
  }
  const rest = restOf(read, found);
  if (rest) found.push(rest);
  return found.filter(
    ({ figure }) => figure.of.range === undefined && !/^(?:by|times|rank)$/.test(roleIn(figure, read)),
  );
}

const restClause =
  /(?:[,;]| and| while) ?(?:and |while )?(?<who>[^,;\d]{0,60}?)\bthe (?:rest|remainder|others)\b(?<what>[^,;\d]{0,60})\.?$/u;

/** What the one part of a sentence leaves: "and the rest in Vesk", "cities and industry take the rest". */
function restOf(read: Read, facts: readonly StatedFact[]): StatedFact | undefined {
  const [part, ...more] = facts;
  const found = part && more.length === 0 ? restClause.exec(read.text) : null;
  if (!part || !found || found.index < part.figure.end) return undefined;
  const stretch = { from: found.index, to: read.text.length };
  const words = read.words.filter(
    ({ at, lower }) => at >= found.index && !/^(?:rest|remainder|others)$/.test(lower),
  );
  const rest = words.filter((word) => saysWhat(word) && !auxiliaries.has(word.lower));
  return {
    ...part,
    stretches: [stretch],
    subject: [],
    aside: wordsIn(part),
    verb: undefined,
    rest,
    isRest: true,
  };
}

const wordsIn = ({ subject, aside, rest }: StatedFact): readonly Word[] => [...subject, ...aside, ...rest];

type Place = Pick<StatedFact, 'passage' | 'index' | 'read'>;

/** The words of a stretch: those before its figure and behind it, and its first verb. */
function wordsAt(read: Read, figure: Placed<Amount>, { from, to }: Stretch) {
  const isIn = ({ at, end }: Word, start: number, until: number) => at >= start && end <= until;
  const ahead = read.words.filter((word) => isIn(word, from, figure.at));
  const behind = read.words.filter((word) => isIn(word, figure.end, to) && saysWhat(word));
  const verbs = verbsOf(read).filter(
    (word) => isIn(word, from, figure.at) && !isAside(word, read, figure.at),
  );
  const lead = read.text.slice(from, figure.at);
  // "Of those questioned in 2023, 1,000 lived in the city": the verb of the fact stands behind the figure.
  const [first] = /^ ?Of /.test(lead) ? [] : verbs;
  const named = ahead.filter((word) => saysWhat(word) && (!first || word.at < first.at));
  return { ahead, behind, verbs, lead, first, named };
}

type Words = ReturnType<typeof wordsAt>;
type Own = Pick<StatedFact, 'figure' | 'read' | 'passage' | 'index' | 'isBack' | 'isRest' | 'periods'>;

function factAt(
  place: Place,
  figure: Placed<Amount>,
  stretch: Stretch,
  last: StatedFact | undefined,
): StatedFact {
  const { read } = place;
  const words = wordsAt(read, figure, stretch);
  const { behind, first, lead, named } = words;
  const isBack = isEarlier(figure, read) || roleIn(figure, read) === 'from';
  const isBare =
    figure.of.unit === undefined &&
    figure.of.scale === 1 &&
    !behind.some(({ at }) => at - figure.end < 2) &&
    last?.figure.of.fraction === false;
  const own: Own = {
    ...place,
    figure: last && !first && isBare ? withUnit(figure, last.figure.of) : figure,
    periods: periodsOf(place, stretch, last, isBack),
    isBack,
    isRest: false,
  };
  if (first) return ofClause(own, words, first, stretch, last);
  const isPart = named.length === 0 && partLead.test(lead);
  return last && isPart ? ofPart(own, words, stretch, last) : ofShared(own, words, stretch, last);
}

/** A figure whose clause has a verb of its own; the subject may be that of the clause before. */
function ofClause(
  own: Own,
  { ahead, behind, verbs, named }: Words,
  first: Word,
  stretch: Stretch,
  last: StatedFact | undefined,
): StatedFact {
  const { passage, index, read } = own;
  const isPronoun = ahead.some(({ lower, at }) => at < first.at && pronoun.test(lower));
  const shares = named.length === 0 && !isPronoun ? (last ?? clauseBefore(read, stretch.from)) : undefined;
  const [subject, aside] = shares
    ? [shares.subject, shares.aside]
    : named.length > 0
      ? apart(named, read)
      : apart(subjectBefore(passage, index), passage.sentences[index - 1]);
  const predicate = ahead.filter((word) => saysWhat(word) && word.at > first.at && !verbs.includes(word));
  return {
    ...own,
    stretches: [stretch],
    subject,
    aside,
    isPronoun: shares ? shares.isPronoun : named.length === 0,
    verb: verbs.findLast(saysWhat) ?? verbs.at(-1),
    rest: [...predicate, ...behind],
  };
}

const partLead = /^(?:;|,? (?:and )?of (?:whom|which|them|these))/;

/** "; 312 fell overboard", ", of whom 27,000 worked part time": what is counted was named before. */
function ofPart(own: Own, { behind }: Words, stretch: Stretch, last: StatedFact): StatedFact {
  const counted = last.rest.filter(({ at }) => at > last.figure.end).slice(0, 1);
  return {
    ...own,
    stretches: [stretch],
    subject: [],
    aside: [...last.subject, ...last.rest],
    isPronoun: false,
    verb: undefined,
    rest: [...counted, ...behind],
  };
}

const ledByPreposition =
  /^(?:,? (?:and|but|or)|,)? ?(?:in|at|for|of|with|on|by|to|from|per|against|compared|after|than)\b/;

/** A figure without a verb of its own: "ticket sales 18.8 million" has that of the figure before, "to 375 in 2023" its subject as well. */
function ofShared(
  own: Own,
  { behind, lead, named }: Words,
  stretch: Stretch,
  last: StatedFact | undefined,
): StatedFact {
  if (!last)
    return {
      ...own,
      stretches: [stretch],
      subject: named,
      aside: [],
      isPronoun: false,
      verb: undefined,
      rest: behind,
    };
  const isGapped = named.length > 0 && !ledByPreposition.test(lead);
  const shared = last.stretches.map((each) => ({ ...each, to: Math.min(each.to, last.figure.at) }));
  return {
    ...own,
    stretches: [...shared, stretch],
    subject: isGapped ? named : last.subject,
    aside: isGapped ? [] : last.aside,
    isPronoun: !isGapped && last.isPronoun,
    verb: last.verb,
    rest: [...predicateOf(last), ...(isGapped ? [] : named), ...behind],
  };
}

const withUnit = (figure: Placed<Amount>, { unit }: Amount): Placed<Amount> => ({
  ...figure,
  of: { ...figure.of, unit },
});

/** The words between the verb and the figure: a later figure without a verb shares it. */
const predicateOf = ({ rest, figure, verb }: StatedFact): readonly Word[] =>
  rest.filter(({ at }) => at < figure.at && (!verb || at > verb.at));

/** The times of a fact: those of its own stretch; else those of the one before, unless the two are set against each other. */
function periodsOf(
  place: Place,
  { from, to }: Stretch,
  last: StatedFact | undefined,
  isBack: boolean,
): readonly Placed<Period>[] {
  const { read } = place;
  const own = read.periods.filter(({ at, end }) => at >= from && end <= to);
  if (own.length > 0) return own.map((each) => ofSamePart(each, read, last));
  // "Compared with 44,000 a year earlier": another time, which is not named.
  if (isBack) return [];
  const lead = read.periods.filter(
    ({ at }) => at < (read.amounts[0]?.at ?? 0) && /^(?:In|By|At|During|Between|From|On)\b/.test(read.text),
  );
  if (lead.length > 0) return lead;
  return last ? last.periods : periodsBefore(place);
}

/** "In the same quarter of 2023": that part of the year which the figure before is of. */
function ofSamePart(each: Placed<Period>, { text }: Read, last: StatedFact | undefined): Placed<Period> {
  const [now] = last?.periods ?? [];
  const isSame = /\bsame (?:quarter|month|half|period|week) (?:of|in) $/.test(text.slice(0, each.at));
  if (!isSame || !now || each.of.to - each.of.from < 1100) return each;
  const year = Math.floor(each.of.from / 10_000) * 10_000;
  return {
    ...each,
    of: { ...each.of, from: year + (now.of.from % 10_000), to: year + (now.of.to % 10_000) },
  };
}

/** The time that the sentence before tells of, where this one names none: "Broadcasting brought in 42 million" of the season before it. */
function periodsBefore({ passage, index, read }: Place): readonly Placed<Period>[] {
  if (index === 0 || read.periods.length > 0) return [];
  const facts = factsIn(passage, index - 1);
  const [first] = facts;
  return first &&
    facts.every(({ isBack, periods }) => isBack || periods === first.periods || periods.length === 0)
    ? first.periods
    : [];
}
