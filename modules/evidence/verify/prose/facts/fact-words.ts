import { memoize } from '../../../../kernel/memoize';
import { downStems, ownerStems, upStems } from '../../words/lexicon';
import type { Word } from '../../text/scan';
import { auxiliaries, beForms } from '../../words/verbs';
import { saysWhat } from '../reading/passage-figures';
import type { Passage } from '../reading/read-passage';
import { type Read, readSentence } from '../reading/read-sentence';
import { verbUses } from '../reading/verb-uses';
import type { StatedFact } from './stated-facts';

/** Verbs that say no more than that a thing has a figure. */
const lightVerb =
  /^(?:is|are|was|were|be|been|has|have|had|having|do|does|did|reach(?:es|ed)?|stands?|stood|total(?:s|led|ed)?|amount(?:s|ed)?|came|comes?|includ(?:e|es|ed|ing)|accounts?|accounted|averaged|numbered|remained|receiv(?:e|es|ed)|record(?:s|ed)?|welcom(?:es|ed)|attract(?:s|ed)?|count(?:s|ed)?|register(?:s|ed)?|operat(?:e|es|ed))$/;
/** Places in an order: a name beside them says which thing is meant. */
const ranking = /^(?:\p{L}{3,}est|main|second|third|fourth|first|next|top|most|least|best)$/u;
/** Words of a statement that say nothing of a thing. */
const open =
  /^(?:figure|amount|value|level|number|total|rate|overall|altogether|respectively|average|size|thing|ones?|much|many|few|same|each|both|all|they|it|also|then|still|already|only)$/;

/** Nouns that a figure in such a unit is called by. */
const dimensions: readonly { noun: RegExp; units: RegExp }[] = [
  { noun: /^(?:long|length|longer|shorter|lengths)$/, units: /^length$/ },
  { noun: /^(?:high|height|tall|higher|taller|heights)$/, units: /^length$/ },
  { noun: /^(?:deep|depth|deeper)$/, units: /^length$/ },
  { noun: /^(?:wide|width|wider)$/, units: /^length$/ },
  { noun: /^(?:area|areas|cover|covers|covered|covering|occupies|occupied)$/, units: /^area$/ },
  { noun: /^(?:last|lasts|lasted|take|takes|took|long|duration|length)$/, units: /^(?:time|month|year)$/ },
  { noun: /^(?:weigh|weighs|weighed|weight|heavy|heavier)$/, units: /^mass$/ },
  { noun: /^(?:temperature|temperatures|warm|warmer|hot)$/, units: /^temperature$/ },
  {
    noun: /^(?:fast|faster|speed|travel|travels|travelled|travelling|sail|sailed|sailing)$/,
    units: /^speed$/,
  },
  { noun: /^(?:cost|costs|price|prices|priced)$/, units: /^[A-Z]{3}$/ },
  { noun: /^electricity$/, units: /^energy$/ },
  { noun: /^(?:capacity|power)$/, units: /^power$/ },
];

/** What a word means, and the group that a report may use it with: a noun counts as its verb. */
const keysOfWord = ({ lower, meaning }: Word): readonly string[] => [
  meaning,
  ...keys.flatMap(([pattern, key]) => (pattern.test(lower) ? [key] : [])),
];
export const isAmong = (word: Word, keysHeld: ReadonlySet<string>): boolean =>
  keysOfWord(word).some((key) => keysHeld.has(key));

const keys: readonly (readonly [RegExp, string])[] = [
  [/^(?:employ(?:s|ed|ee|ees|ing)?|staff|workers?|workforce)$/, '=employ'],
  [
    /^(?:(?:generat|produc|mak)(?:e|es|ed|ing)|production|output|made|built|builds?|manufactur\p{Ll}+)$/u,
    '=make',
  ],
  [
    /^(?:paid|pays?|paying|contribut(?:e|es|ed|ing)|provid(?:e|es|ed|ing)|lent|lends?|cover(?:s|ed|ing)?|spent|gave|given)$/,
    '=give',
  ],
  [/^(?:receiv(?:e|es|ed|ing)|given|got|gets?)$/, '=get'],
  [/^(?:open(?:s|ed|ing)?|start(?:s|ed|ing)?|launch(?:es|ed|ing)?|began|begun|begins?)$/, '=open'],
  [/^(?:charg(?:e|es|ed|ing)|pric(?:e|es|ed)|costs?|fees?)$/, '=cost'],
  [/^(?:lost|loss|losses|los(?:e|es|ing))$/, '=loss'],
  [/^(?:brought|brings?|generat(?:e|es|ed)|earn(?:s|ed)?|income|yield(?:s|ed)?|raised)$/, '=earn'],
  [/^(?:lent|loan|loans|lend|lends)$/, '=lend'],
  [/^(?:random|randomly)$/, '=random'],
  [/^(?:north|northern)$/, '=north'],
  [/^(?:south|southern)$/, '=south'],
  [/^(?:east|eastern)$/, '=east'],
  [/^(?:west|western)$/, '=west'],
];

export const keysOf = (words: readonly Word[]): ReadonlySet<string> => new Set(words.flatMap(keysOfWord));

/** All words of a fact. */
export const wordsOf = ({ subject, verb, rest }: StatedFact): readonly Word[] => [
  ...subject,
  ...(verb && !auxiliaries.has(verb.lower) ? [verb] : []),
  ...rest,
];

/** What the source of a passage is about: the words of its titles, its name and what it is called. */
export const mainWordsOf = memoize(({ known, main }: Passage): ReadonlySet<string> => {
  const named = readSentence([main?.name ?? '', main?.short ?? '', ...(main?.nouns ?? [])].join(' '));
  return new Set([...known, ...keysOf(named.words.filter(saysWhat))]);
});

/** Whether a fact is of what its source is about: no other name stands in its subject. */
const isOfMain = (fact: StatedFact, told: ReadonlySet<string>): boolean => {
  const main = mainWordsOf(fact.passage);
  return fact.subject.every((word) => !word.isName || isAmong(word, main) || isAmong(word, told));
};

const isDimension = (word: Word, fact: StatedFact): boolean => {
  const { unit } = fact.figure.of;
  const fitting = dimensions.filter(({ units }) => units.test(unit?.dim ?? ''));
  const own = fitting.filter(({ noun }) => noun.test(word.lower));
  const held = fitting.filter(({ noun }) => fact.read.words.some(({ lower }) => noun.test(lower)));
  return own.length > 0 && (held.length === 0 || own.some((each) => held.includes(each)));
};

/** Whether a fact says what a word of a statement does, or the word says nothing that must be said. */
export function isCoveredBy(
  word: Word,
  claim: Read,
  facts: readonly StatedFact[],
  told: ReadonlySet<string>,
): boolean {
  if (lightVerb.test(word.lower) || open.test(word.lower) || auxiliaries.has(word.lower)) return true;
  return facts.some((fact) => {
    const aside = fact.subject.length > 0 ? fact.aside : [];
    if (isAmong(word, keysOf([...wordsOf(fact), ...aside])) || isDimension(word, fact)) return true;
    if (isStemIn(word, fact)) return true;
    const isOwner = isOwnerNoun(word, claim);
    return (isAmong(word, mainWordsOf(fact.passage)) || isOwner) && isOfMain(fact, told);
  });
}

/** A word that names nothing elsewhere: "station" of "power stations". */
const isStemIn = ({ stem }: Word, { read, stretches }: StatedFact): boolean =>
  read.words.some(
    (each) =>
      each.stem === stem &&
      !saysWhat(each) &&
      stretches.some(({ from, to }) => each.at >= from && each.end <= to),
  );

/** "The company", "the ship": a noun behind an article alone stands for what all is about. */
const isOwnerNoun = (word: Word, { text }: Read): boolean =>
  ownerStems.has(word.stem) &&
  !word.isName &&
  /(?:^|[ (])(?:[Tt]he|[Ii]ts|[Tt]heir) $/.test(text.slice(0, word.at));

const direction = /^(?:north|south|east|west|central)(?:ern)?$/;
const timely = /^(?:previous|preceding|prior|same|current|past|ago|recent|seasons?)$/;
const rates = /^(?:annual|yearly|monthly|daily)$/;

/** Words of a fact, with those of what its source is about where a pronoun or "the company" stands for it. */
export function keysOfFact(fact: StatedFact): ReadonlySet<string> {
  const own = keysOf(wordsOf(fact));
  const isMain = fact.isPronoun || fact.subject.every((word) => isOwnerNoun(word, fact.read));
  return isMain ? new Set([...own, ...mainWordsOf(fact.passage)]) : own;
}

/** What narrows a fact and is left away in a statement; undefined where it says all that it must. */
export function leftAway(
  fact: StatedFact,
  told: ReadonlySet<string>,
  claim: Read,
  isRelative: boolean,
): Word | undefined {
  const main = mainWordsOf(fact.passage);
  const words = wordsOf(fact);
  const names = words.filter((word) => word.isName && isAmong(word, told) && !isAmong(word, main));
  const isRated =
    /\b(?:per|a|an|each|every) (?:year|month|day|week)\b|\b(?:annual|yearly|monthly|daily)\b/.test(
      claim.text,
    );
  return words.find((word) => {
    if (
      !saysWhat(word) ||
      isAmong(word, told) ||
      lightVerb.test(word.lower) ||
      open.test(word.lower) ||
      timely.test(word.lower)
    )
      return false;
    if (isRelative && /\bper $/.test(fact.read.text.slice(0, word.at))) return false;
    if (fact.subject.includes(word) && isPassiveOf(fact, claim)) return false;
    if (changing(word) || (rates.test(word.lower) && (isRated || isRelative))) return false;
    if (ranking.test(word.lower) && names.length > 0) return false;
    if (names.some((name) => fact.subject.includes(name)) && isComplement(word, fact)) return false;
    if (isOtherEnd(word, fact.read, told)) return false;
    if (names.some((name) => namesAgain(word, name, fact.read))) return false;
    if (isAmong(word, main)) return false;
    const isMain =
      claim.words.some((each) => each.isName && isAmong(each, main)) ||
      claim.words.some((each) => isOwnerNoun(each, claim));
    const isSole = fact.subject.length === 1 && fact.subject.includes(word);
    if ((isMain || isSole) && isOwnerNoun(word, fact.read)) return false;
    return !claim.words.some((each) => isDimension(each, fact) && isDimension(word, fact));
  });
}

/** "London was the busiest destination with 1.1 million passengers": what a named thing is besides. */
const isComplement = ({ at }: Word, { verb, figure, read }: StatedFact): boolean =>
  verb !== undefined &&
  beForms.has(verb.lower) &&
  at > verb.end &&
  at < figure.at &&
  /^ (?:the|an?|its) /.test(read.text.slice(verb.end)) &&
  /\b(?:with|at) (?:\p{L}+ )?$/u.test(read.text.slice(verb.end, figure.at));

/** "The route from Kalvik to Ostra" as the Ostra route: one end says which it is. */
function isOtherEnd({ at, end, isName, text }: Word, read: Read, told: ReadonlySet<string>): boolean {
  if (!isName) return false;
  const [ahead, behind] = [read.text.slice(Math.max(0, at - 40), at), read.text.slice(end, end + 40)];
  const other = /\bfrom $/.test(ahead)
    ? /^ to (\p{Lu}[\p{L}-]+)/u.exec(behind)?.[1]
    : /\bto $/.test(ahead)
      ? /\bfrom (\p{Lu}[\p{L}-]+) to $/u.exec(ahead)?.[1]
      : undefined;
  const word = other === undefined ? undefined : read.words.find((each) => each.text === other);
  return word !== undefined && word.text !== text && isAmong(word, told);
}

/** "Three quarters had been recovered" of what divers recovered: a passive need not say by whom. */
const isPassiveOf = ({ verb }: StatedFact, claim: Read): boolean =>
  verb !== undefined &&
  saysWhat(verb) &&
  verbUses(claim).some(({ word, isPassive }) => isPassive && word.meaning === verb.meaning) &&
  !/\bby (?:the |an? )?\p{L}/u.test(claim.text);

/** "Rose to", "fell from": a statement may give a level without its change. */
const changing = ({ stem }: Word): boolean => upStems.has(stem) || downStems.has(stem);

/** "The northern province of Darun", "its main rival, Brightmart,", "the Havel plant": a name says which, with or without the words beside it. */
function namesAgain(word: Word, name: Word, { text }: Read): boolean {
  if (word.at === name.end + 1) return ownerStems.has(word.stem) && !word.isName;
  if (word.end > name.at) return false;
  const between = text.slice(word.end, name.at);
  return (
    (/^(?: \p{Ll}+)? of (?:the )?$/u.test(between) && (direction.test(word.lower) || / of /.test(between))) ||
    /^(?: [\p{L}-]+){0,2}, (?:\p{Lu}[\p{L}’-]+ ){0,3}(?:at |in )?$/u.test(between)
  );
}
