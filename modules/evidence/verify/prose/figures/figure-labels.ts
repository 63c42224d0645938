import { countsOf, has, leadAt, type Objection } from '../reading/objection';
import { sameSize } from '../reading/passage-figures';
import { type Placed, type Read, readSentence } from '../reading/read-sentence';
import type { Amount } from '../../numbers/amounts';
import { stem } from '../../words/words';

/** The places of a sentence that give the same figure. */
const placesOf = (source: Read, { of }: Placed<Amount>) =>
  countsOf(source).filter((each) => sameSize(of, each.of));

const ownLabel =
  /,(?: and| but)? (?:the|its|their|an?) (?<noun>(?!other|others|rest|remaining|first|last|next|following|same|previous)\p{Ll}{4,}(?: \p{Ll}{4,})?) $/u;
/** "The mean speed was 4.2 m/s, the maximum 17.8 m/s": the noun right before a figure says what it is of. */
const otherLabel: Objection = (claim, source) => {
  for (const figure of countsOf(claim)) {
    const labels = placesOf(source, figure).map(({ at, end }) => {
      // "Maximum 17.8" is read as a bound: the figure begins with its digits.
      const digits = Math.max(0, source.text.slice(at, end).search(/[\p{Sc}\d]/u));
      return ownLabel.exec(leadAt(source, at + digits))?.groups?.noun;
    });
    const [label] = labels;
    if (label === undefined || labels.includes(undefined)) continue;
    const strange = readSentence(label).words.find((word) => !claim.meanings.has(word.meaning));
    if (strange) return `gives it as “${label}”`;
  }
  return undefined;
};

const designated = /(?<!\p{L})(?<noun>\p{L}{3,}) (?<mark>[A-Z])(?![\p{L}'’]|\.(?!$))/gu;
/** "Harp A" of "harp B". */
const otherDesignator: Objection = (claim, source) => {
  const namesOf = ({ text }: Read) =>
    [...text.matchAll(designated)].map(({ groups }) => ({
      noun: stem((groups?.noun ?? '').toLowerCase()),
      mark: groups?.mark,
      text: `${groups?.noun} ${groups?.mark}`,
    }));
  const held = namesOf(source);
  const other = namesOf(claim).find(
    ({ noun, mark }) =>
      held.some((each) => each.noun === noun) &&
      !held.some((each) => each.noun === noun && each.mark === mark),
  );
  return other && `does not say this of “${other.text}”`;
};

const phraseBehind =
  /^(?: \p{Ll}+){0,2}? (?<phrase>(?:at|in|per) \p{Ll}+(?: \p{Ll}+){0,2}?)(?=[.,;]|$| and | or )/u;
/** "Eight hours in total and three hours at one go": a phrase behind another figure. */
const phraseOfOther: Objection = (claim, source) => {
  for (const figure of countsOf(claim)) {
    const phrase = phraseBehind.exec(claim.text.slice(figure.end, figure.end + 80))?.groups?.phrase;
    const at = phrase === undefined ? -1 : source.text.indexOf(phrase);
    const before = at < 0 ? undefined : countsOf(source).findLast(({ end }) => end <= at);
    const isOwn = before === undefined || sameSize(before.of, figure.of) || at - before.end > 40;
    if (!isOwn && placesOf(source, figure).length > 0) return `says “${phrase}” of another figure`;
  }
  return undefined;
};

const roughly = '(?:about |around |some |nearly |almost |just |only )?';
const asEnd = new RegExp(`\\bto ${roughly}$`, 'i');
const asChange = new RegExp(
  `\\b(?:los(?:es?|t)|sheds?|cuts?|by|gain(?:s|ed)?|add(?:s|ed)?) ${roughly}$`,
  'i',
);
/** "Shrinks to 80 percent" of "loses 80 percent". */
const changeAsEnd: Objection = (claim, source) => {
  const figure = countsOf(claim).find(({ at }) => asEnd.test(leadAt(claim, at)));
  const places = figure ? placesOf(source, figure) : [];
  return places.length > 0 && places.every(({ at }) => asChange.test(leadAt(source, at)))
    ? 'gives the figure as a change'
    : undefined;
};

const span = '(?:years?|months?|weeks?|days?|hours?|minutes?)';
const orders = new RegExp(`^(?: ${span})? (?:before|after)\\b`, 'i');
const distance = new RegExp(`^(?: ${span})? (?:earlier|later|previously)\\b`, 'i');
/** "Two years before she bought it" of "had bought it two years earlier": which came first is not read. */
const otherOrder: Objection = (claim, source) => {
  const figure = countsOf(claim).find(({ end }) => orders.test(claim.text.slice(end, end + 20)));
  return figure && placesOf(source, figure).some(({ end }) => distance.test(source.text.slice(end, end + 20)))
    ? 'gives the order of the two in other words'
    : undefined;
};

/** "Only one of the three" of a passage that speaks of no single one. */
const onlyOneOf: Objection = (claim, source) =>
  has(/\b(?:only|just) one of\b/i, claim) && !has(/\b(?:only one|just one|one of)\b/i, source)
    ? 'does not speak of one alone'
    : undefined;

const together = /\b(?:all|total|overall|altogether|combined|together)\b/i;
const apiece = /\b(?:each|every|per|apiece)\b(?! (?:year|month|week|day|hour|minute|second|cent)\b)/i;
/** "The total area is 40 square metres" of "each net has an area of 40 square metres". */
const eachAsAll: Objection = (claim, source) =>
  has(together, claim) && !has(together, source) && has(apiece, source) && !has(apiece, claim)
    ? 'says it of each'
    : undefined;

/** What a sentence says beside a figure against what a statement says beside it. */
export const labelsOfFigures: readonly Objection[] = [
  otherLabel,
  otherDesignator,
  phraseOfOther,
  changeAsEnd,
  otherOrder,
  onlyOneOf,
  eachAsAll,
];
