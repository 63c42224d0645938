import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import { memoize } from '../../../../kernel/memoize';
import type { Amount } from '../../numbers/amounts';
import type { Period } from '../../numbers/periods';
import type { Word } from '../../text/scan';
import { auxiliaries, beForms, isPastForm, isPresentForm } from '../../words/verbs';
import type { Placed, Read } from '../reading/read-sentence';

/** A part of speech, as far as clauses are read by it. */
export type Tag =
  | 'noun'
  | 'pronoun'
  | 'determiner'
  | 'adjective'
  | 'adverb'
  | 'verb'
  | 'auxiliary'
  | 'preposition'
  | 'to'
  | 'not'
  | 'and'
  | 'that';

/** A token of a sentence: a word with its part of speech, a figure, a time or a mark. */
export type Unit = {
  at: number;
  end: number;
  word?: Word;
  tag?: Tag;
  amount?: Placed<Amount>;
  period?: Placed<Period>;
  mark?: string;
};

/** Whether a unit is a word of one of these parts of speech. */
export const isTagged = (unit: Unit | undefined, ...tags: readonly Tag[]): boolean =>
  unit?.tag !== undefined && tags.includes(unit.tag);

/** A unit's word in small letters; empty where it is none. */
export const lowerOf = (unit: Unit | undefined): string => unit?.word?.lower ?? '';

let tagger: ReturnType<typeof winkNLP> | undefined;

/** The parts of speech of a text by the places of its words. The tagger is loaded with the first text. */
function tagsOf(text: string): ReadonlyMap<number, string> {
  tagger ??= winkNLP(model, ['sbd', 'pos']);
  const tokens = tagger.readDoc(text).tokens();
  const values = tokens.out();
  const spaces = tokens.out<string>(tagger.its.precedingSpaces);
  const tags = tokens.out<string>(tagger.its.pos);
  const found = new Map<number, string>();
  let at = 0;
  for (const [index, value] of values.entries()) {
    at += spaces[index]?.length ?? 0;
    found.set(at, tags[index] ?? 'X');
    at += value.length;
  }
  return found;
}

const tagByPart: Readonly<Record<string, Tag>> = {
  ...{ NOUN: 'noun', PROPN: 'noun', NUM: 'noun', SYM: 'noun', X: 'noun', INTJ: 'noun' },
  ...{ ADJ: 'adjective', ADV: 'adverb', AUX: 'auxiliary', DET: 'determiner', PRON: 'pronoun', VERB: 'verb' },
  ...{ ADP: 'preposition', SCONJ: 'preposition', PART: 'to', CCONJ: 'determiner' },
};

const prepositions =
  /^(?:of|in|on|at|by|for|with|from|into|onto|within|per|via|among|amongst|between|during|since|until|till|through|throughout|toward|towards|under|over|above|below|against|after|before|behind|besides|beyond|around|across|along|amid|without|despite|than|as|near|outside|inside|like|unlike|although|though|if|unless|while|whereas|when|where|versus)$/;
/** Words that lead a phrase, whatever the tagger takes them for. */
const leading = /^(?:including|excluding|following|according|compared|because|whether)$/;
const fixedTags: readonly (readonly [RegExp, Tag])[] = [
  [/^(?:and|but|or)$/, 'and'],
  [/^(?:not|never)$/, 'not'],
  [
    /^(?:the|an?|its|their|his|her|no|this|these|those|each|every|any|some|all|both|another|whose)$/,
    'determiner',
  ],
  [/^(?:it|they|he|she|who|which|whom|them|him|itself|there)$/, 'pronoun'],
  [/^that$/, 'that'],
  [leading, 'preposition'],
];

function tagOf({ lower }: Word, part = 'X'): Tag {
  const known = fixedTags.find(([pattern]) => pattern.test(lower));
  if (known) return known[1];
  if (auxiliaries.has(lower)) return 'auxiliary';
  if (lower === 'to') return part === 'PART' ? 'to' : 'preposition';
  if (part !== 'VERB' && part !== 'NOUN' && prepositions.test(lower)) return 'preposition';
  return tagByPart[part] ?? 'noun';
}

/** The units of a sentence: its tokens with their parts of speech. */
export const unitsOf = memoize((read: Read): readonly Unit[] => {
  const tags = tagsOf(read.text);
  const [amounts, periods, words] = [byPlace(read.amounts), byPlace(read.periods), byPlace(read.words)];
  const units = read.tokens.flatMap((token): Unit[] => {
    const { at, end } = token;
    const [amount, period] = [amounts.get(at), periods.get(at)];
    if (amount) return [{ amount, at, end: amount.end }];
    if (period) return [{ period, at, end: period.end }];
    if (token.kind === 'mark') return [{ mark: token.text, at, end }];
    const word = words.get(at) ?? (token.kind === 'word' ? token : undefined);
    return word ? [{ word, tag: tagOf(word, tags.get(at)), at, end }] : [];
  });
  return withVerbs(withHyphens(withoutOpenEnds(withoutBounds(units))).map(corrected));
});

const byPlace = <T extends { at: number }>(all: readonly T[]): ReadonlyMap<number, T> =>
  new Map(all.map((each) => [each.at, each]));

const bounding =
  /^(?:more|less|fewer|than|over|under|about|around|nearly|almost|some|roughly|approximately|at|least|most|just|up|to|a|below|above|well|close)$/;

/** "more than 6,000": the words that bound a figure are part of it. */
const withoutBounds = (units: readonly Unit[]): readonly Unit[] =>
  units.filter((unit, index) => {
    if (!bounding.test(lowerOf(unit))) return true;
    const figure = units.slice(index + 1, index + 4).find((each) => !bounding.test(lowerOf(each)));
    return (figure?.amount?.of.bound ?? 'exact') === 'exact';
  });

/** "start-up", "full-time": both are one word. */
const withHyphens = (units: readonly Unit[]): readonly Unit[] => {
  const isJoint = (unit: Unit | undefined, index: number) =>
    unit?.mark === '-' && units[index - 1]?.end === unit.at && units[index + 1]?.at === unit.end;
  return units.flatMap((unit, index) => {
    if (isJoint(unit, index)) return [];
    const isJoined = isJoint(units[index - 1], index - 1) || isJoint(units[index + 1], index + 1);
    return [isJoined && unit.word ? { ...unit, tag: 'noun' as const } : unit];
  });
};

/** "65 or over": one bound of what is counted. */
const withoutOpenEnds = (units: readonly Unit[]): readonly Unit[] =>
  units.filter((unit, index) => {
    const [before, next] = [units[index - 1], units[index + 1]];
    const isOr = lowerOf(unit) === 'or' && before?.amount && openEnd.test(lowerOf(next));
    return !isOr && !(openEnd.test(lowerOf(unit)) && lowerOf(before) === 'or' && units[index - 2]?.amount);
  });
const openEnd = /^(?:over|more|older|above|younger|less|fewer|under)$/;

const governing =
  /^(?:do|does|did|will|would|shall|should|can|could|may|might|must|cannot|(?:do|does|did|would|could|ca|wo)n['’]t)$/;

/** "the increased demand", "its operating costs", "did not open": the tagger errs where the neighbours decide. */
function corrected(unit: Unit, index: number, units: readonly Unit[]): Unit {
  const { word } = unit;
  if (!word) return unit;
  const [before, next] = [units[index - 1], units[index + 1]];
  // "the remaining 6.2 million"
  if (next?.amount && counting.test(word.lower)) return { ...unit, tag: 'adjective' };
  if (isTagged(unit, 'verb'))
    return {
      ...unit,
      tag:
        describing.test(word.lower) && isTagged(next, 'noun') ? 'adjective' : verbOrOther(word, before, next),
    };
  if (!isTagged(unit, 'noun', 'adjective')) return unit;
  // "children were vaccinated"
  const isAfterBe = isTagged(before, 'auxiliary') && beForms.has(lowerOf(before));
  if (isAfterBe && /ed$/.test(word.lower) && isPastForm(word.lower) && !isTagged(next, 'noun'))
    return { ...unit, tag: 'verb' };
  // "did not open", "would last".
  const lead = units
    .slice(Math.max(0, index - 3), index)
    .findLast((each) => !isTagged(each, 'not', 'adverb'));
  if (isTagged(lead, 'auxiliary') && governing.test(lowerOf(lead))) return { ...unit, tag: 'verb' };
  // "workers support the project"
  const isBetween =
    isTagged(before, 'noun') && /[^s]s$/.test(lowerOf(before)) && isTagged(next, 'determiner');
  if (isBetween && isPresentForm(word.lower, word.stem) && !/s$/.test(word.lower))
    return { ...unit, tag: 'verb' };
  // "plans to hire"
  const isBefore =
    isTagged(next, 'to') && (isTagged(before, 'noun', 'pronoun', 'and') || before?.mark === ',');
  return isBefore && isPresentForm(word.lower, word.stem) ? { ...unit, tag: 'verb' } : unit;
}

const counting = /^(?:remaining|other|further|additional|last|first|next|nearly|total)$/;
const describing =
  /^(?:operating|managing|waiting|governing|founding|leading|existing|remaining|opening|closing|growing|running|working|printed|combined|average)$/;

function verbOrOther({ lower }: Word, before: Unit | undefined, next: Unit | undefined): Tag {
  // "were silver", "are plans for".
  if (
    isTagged(before, 'auxiliary') &&
    beForms.has(lowerOf(before)) &&
    !isPastForm(lower) &&
    !/ing$/.test(lower)
  )
    return /s$/.test(lower) ? 'noun' : 'adjective';
  const isLed = isTagged(before, 'determiner', 'adjective') || before?.amount !== undefined;
  const isBeforeNoun = isTagged(next, 'noun', 'adjective');
  if (isLed && isBeforeNoun && !/s$/.test(lower)) return 'adjective';
  // "the number of registered visitors"
  if (isTagged(before, 'preposition') && isBeforeNoun && /ed$/.test(lower)) return 'adjective';
  if (!before && (/ing$/.test(lower) || isPastForm(lower)) && isBeforeNoun) return 'adjective';
  if (isTagged(before, 'determiner') && !isBeforeNoun) return 'noun';
  return isTagged(before, 'noun') && /['’]s?$/.test(before?.word?.text ?? '') ? 'noun' : 'verb';
}

/** "The work cost 320,000", "children travel free": where no word between two marks was tagged as a verb, the one that can be. */
function withVerbs(units: readonly Unit[]): readonly Unit[] {
  const found = [...units];
  for (const isNarrow of [false, true]) {
    let from = 0;
    for (let at = 0; at <= units.length; at += 1) {
      if (at < units.length && !endsPart(found[at], isNarrow)) continue;
      const part = found.slice(from, at);
      const isOfWhom = lowerOf(part[0]) === 'of' && /^wh/.test(lowerOf(part[1]));
      const place = part.some((each) => isTagged(each, 'verb', 'auxiliary'))
        ? -1
        : part.findIndex((each, index) =>
            canBeVerb(each, part[index - 1], part[index + 1], { isNarrow, isOfWhom }),
          );
      const word = part[place];
      if (word) found[from + place] = { ...word, tag: 'verb' };
      from = at + 1;
    }
  }
  return found;
}

const endsPart = (unit: Unit | undefined, isNarrow: boolean) =>
  /^[;:]$/.test(unit?.mark ?? '') || (isNarrow && (unit?.mark === ',' || isTagged(unit, 'and')));

function canBeVerb(
  unit: Unit,
  before: Unit | undefined,
  next: Unit | undefined,
  { isNarrow, isOfWhom }: { isNarrow: boolean; isOfWhom: boolean },
): boolean {
  const { word } = unit;
  if (!word || !isTagged(unit, 'noun', 'adjective') || word.isName || !next || next.mark !== undefined)
    return false;
  if (!isPastForm(word.lower) && !isPresentForm(word.lower, word.stem)) return false;
  const isCounted = before?.amount !== undefined;
  // ", rises 2,100 metres": the subject stands before the comma.
  if (isNarrow && !before) return next.amount !== undefined && /s$/.test(word.lower);
  const isPart = isCounted && isOfWhom && isTagged(next, 'preposition');
  if (isNarrow && !next.amount && !isPart && !(isCounted && isPastForm(word.lower))) return false;
  return isTagged(before, 'noun', 'pronoun') || isCounted;
}
