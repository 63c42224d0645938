import { isContent, sameSize } from '../reading/passage-figures';
import { countsOf, has, namesIn, type Objection } from '../reading/objection';
import type { Placed, Read } from '../reading/read-sentence';
import type { Amount } from '../../numbers/amounts';

/** Counts of a sentence that are compared with each other: time grows with their square. */
const mostCounts = 12;

/** What the words behind a figure mean, up to the next figure or the end of its clause. */
function meaningsBehind(read: Read, { end }: Placed<Amount>): ReadonlySet<string> {
  const next = countsOf(read).find(({ at }) => at >= end)?.at ?? read.text.length;
  const stop = read.text.slice(end, next).search(/[;:]|, (?!\d)/);
  const to = stop < 0 ? next : end + stop;
  return new Set(
    read.words
      .filter((word) => word.at >= end && word.end <= to && isContent(word))
      .map(({ meaning }) => meaning),
  );
}

const isAlike = (one: Amount, other: Amount) =>
  !one.fraction && !other.fraction && one.unit?.dim === other.unit?.dim;

/** "259 worked rotating shifts and 587 worked days" of "587 worked rotating shifts, and 259 worked days": two counts of a sentence exchanged. */
export const exchangedCounts: Objection = (claim, source) => {
  const [own, held] = [countsOf(claim), countsOf(source)];
  if (own.length < 2 || held.length < 2 || Math.max(own.length, held.length) > mostCounts) return undefined;
  for (const told of own) {
    const same = held.filter(({ of }) => sameSize(of, told.of));
    const [first] = same;
    const others = held.filter(
      (each) =>
        !same.includes(each) && isAlike(each.of, told.of) && own.some(({ of }) => sameSize(of, each.of)),
    );
    if (!first || same.length > 1) continue;
    const [words, mine] = [meaningsBehind(claim, told), meaningsBehind(source, first)];
    // "The hotel says 58,000 guests, the union 70,000": what is meant by the second one stands before it.
    if (mine.size === 0) continue;
    const other = others.find((each) => {
      const theirs = [...meaningsBehind(source, each)].filter((word) => !mine.has(word));
      return theirs.filter((word) => words.has(word)).length > 1;
    });
    const isOwn = [...mine].some(
      (word) => words.has(word) && !(other && meaningsBehind(source, other).has(word)),
    );
    if (other && !isOwn) return `says this of ${other.of.text.trim()}, not of ${told.of.text.trim()}`;
  }
  return undefined;
};

/** Deeds of a sentence that are looked for in a statement. */
const mostDeeds = 6;
const weighed =
  /\b(?:consider(?:ed|ing|s)?|thought (?:of|about)|thinking (?:of|about)|contemplat\p{Ll}+|threaten(?:ed|ing|s) to|tempted to|wanted to|hop(?:ed|ing) to|tried to|offered to|ready to|willing to) (?<deed>\p{Ll}{4,})/gu;
const isWeighed =
  /\b(?:consider|thought|think|contemplat|threat|tempt|want|hop|tri|tr(?:y|ied)|offer|ready|willing)/;
const past: Readonly<Record<string, string>> = {
  leaving: 'left',
  selling: 'sold',
  buying: 'bought',
  giving: 'gave',
  building: 'built',
};

/** "A third have left night work" of a third who have considered leaving it. */
export const onlyConsidered: Objection = (claim, source) => {
  if (has(isWeighed, claim)) return otherWeighed(claim, source);
  const deed = [...source.text.matchAll(weighed)]
    .slice(0, mostDeeds)
    .map(({ groups }) => groups?.deed ?? '')
    .find((each) => {
      const base = each.replace(/ing$/, '');
      const forms = [past[each] ?? `${base}ed`, `${base}d`];
      return forms.some((form) => new RegExp(`\\b${form}\\b`).test(claim.text));
    });
  return deed && `gives “${deed}” only as something considered`;
};

const behindDeed =
  /\b(?:consider(?:ed|ing|s)?|thought (?:of|about)|thinking (?:of|about)) (?<deed>\p{Ll}{3,}ing) (?<thing>\p{L}[\p{L} ]{2,60})/u;

/** "Have considered leaving the union" of those who have considered leaving night work. */
const otherWeighed: Objection = (claim, source) => {
  const [own, held] = [claim, source].map(({ text }) => behindDeed.exec(text)?.groups);
  if (!own || !held || own.deed !== held.deed) return undefined;
  const known = new Set(namesIn(held.thing ?? '').map(({ meaning }) => meaning));
  const odd = namesIn(own.thing ?? '').find(({ meaning }) => !known.has(meaning));
  return odd && `does not say “${odd.text}” there`;
};

const recordYear =
  /\b(?<year>(?:19|20)\d{2}) (?:was|is|became) (?:the|a) record year\b|\brecord year(?: of)? (?<named>(?:19|20)\d{2})\b/;

/** "2024 was the record year" of "less than in the record year 2023". */
export const otherRecordYear: Objection = (claim, source) => {
  const [own, held] = [claim, source].map(({ text }) => recordYear.exec(text)?.groups);
  const [said, given] = [own?.year ?? own?.named, held?.year ?? held?.named];
  return said !== undefined && given !== undefined && said !== given
    ? `gives ${given} as the record year`
    : undefined;
};

/** "The north and the south produced 640 tonnes and 815 tonnes respectively" gives no figure of both. */
export const ofRespective: Objection = (claim, source) => {
  if (!has(/\brespectively\b/, source) || has(/\b(?:respectively|each)\b/, claim)) return undefined;
  const [held, own] = [source, claim].map(({ text, amounts }) => text.slice(0, amounts[0]?.at ?? 0));
  const subject = source.words.filter((word) => word.end <= (held?.length ?? 0) && isContent(word));
  const isOfBoth =
    / and /.test(held ?? '') &&
    / and /.test(own ?? '') &&
    subject.length > 1 &&
    subject.every(({ meaning }) => claim.meanings.has(meaning));
  return isOfBoth ? 'gives each of them a figure of its own' : undefined;
};
