import { isDeed, isOfOtherFigure } from '../figures/actors';
import { attributed } from '../reading/attribution';
import { downStems, modalities, negations, reporting, speechStems, upStems } from '../../words/lexicon';
import { isOfEither } from '../reading/named-pronouns';
import { isContent, leadsToQuote, type Pair } from '../reading/passage-figures';
import type { Passage } from '../reading/read-passage';
import type { Read } from '../reading/read-sentence';
import type { Word } from '../../text/scan';
import { verbUses } from '../reading/verb-uses';
import { auxiliaries } from '../../words/verbs';
import { meaningOf } from '../../words/words';

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

/** "Quality could delay this" of "drought may delay this": a subject of the sentence is left out, and one from the sentence before stands there. */
const replacesSubject = (word: Word, claim: Read, source: Read): boolean =>
  verbUses(claim).some(({ heads }) => heads.includes(word)) &&
  verbUses(source).some(
    ({ heads, isOpen }) =>
      !isOpen &&
      heads.length > 0 &&
      heads.every(({ meaning, lower }) => !claim.meanings.has(meaning) && !organisations.test(lower)),
  );
const organisations =
  /^(?:company|council|firm|city|group|hospital|school|project|total|figure|number|programme|centre|center)$/;

/** "The company" of a sentence that begins with the name that is in the title. */
const isOwner = ({ lower, at }: Word, { text }: Read, { words }: Read, { context }: Passage): boolean =>
  /^(?:company|firm|group)$/.test(lower) &&
  /^The $/.test(text.slice(0, at)) &&
  words[0]?.isName === true &&
  context.has(words[0].meaning);

/** The first word of the sentence that neither the passage's sentence nor what it points back to accounts for. */
export function uncoveredWord(
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
  // "It sold 894,000 bicycles" behind a sentence on employees: what is done must stand in the sentence itself.
  const uses = verbUses(claim);
  const deed = uses.find(({ word }) => isBeforeFigure(word, claim))?.word;
  /** The names beside a quote were checked with its speaker. */
  const quotes = claim.words.some(isCovered);
  return claim.words.find((word) => {
    if (isCovered(word)) return false;
    // A month, which the passage must name as one.
    if (word.text === 'May' && !/\bMay\b/.test(source.text)) return true;
    // "Closed 418 stores" of "At the end of 2023 we operated 418": the end of a year closes nothing.
    if (closing.test(word.lower) && isBeforeFigure(word, claim))
      return !source.words.some(({ lower }) => closing.test(lower));
    if (!(isContent(word) || isDeed(word, claim) || isRecorded(word, claim))) return false;
    if (isDeed(word, claim) && isOfOtherFigure(word, source, pairs)) return true;
    if (quotes && (leadsToQuote.has(word.lower) || speechStems.has(word.stem) || word.isName)) return false;
    if (source.meanings.has(word.meaning)) return false;
    if (passage.context.has(word.meaning) && isSubjectOrName(word, claim)) return false;
    if (
      (back?.has(word.meaning) &&
        word !== deed &&
        !(word.isName && namesPlace(source, claim)) &&
        !(isUnclear && word.isName) &&
        !isOtherSubject(word, claim, source) &&
        (quotes || !replacesSubject(word, claim, source))) ||
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

/**
 * What a title names may be the subject: "the bank had 46 apprentices". It is no deed, and narrows nothing: "recycled 7 million
 * tonnes" of what was generated, "revenue from sofas" of revenue.
 */
const isSubjectOrName = ({ at, isName }: Word, claim: Read): boolean =>
  isName ||
  (at === 0 ? verbUses(claim)[0]?.word.at !== 0 : /(?:^|, )the $|\d $/i.test(claim.text.slice(0, at)));

const closing = /^(?:clos(?:e|es|ed|ing|ures?)|end(?:s|ed|ing)|finish(?:es|ed|ing)?)$/;

/** "The number was 310 at Arlen" is of Arlen, whatever the sentence before names. */
const namesPlace = ({ words, text }: Read, { meanings }: Read): boolean =>
  words.some(
    ({ isName, at, meaning }) =>
      isName &&
      !meanings.has(meaning) &&
      /\d[\d,.]*(?: ?%| \p{Ll}+)? (?:at|in|for) (?:the )?$/u.test(text.slice(Math.max(0, at - 40), at)),
  );

const isBeforeFigure = ({ end }: Word, { text, amounts }: Read): boolean =>
  amounts.some(
    ({ at }) =>
      at > end &&
      /^ (?:about |some |around |nearly |almost |only |over |more than )?$/.test(text.slice(end, at)),
  );

/** "was settled": a word that says nothing of a figure elsewhere. */
const isRecorded = ({ lower, at }: Word, { text }: Read) =>
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
