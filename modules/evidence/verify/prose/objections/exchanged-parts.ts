import type { Word } from '../../text/scan';
import { functionWords } from '../../words/lexicon';
import { gappedClauses } from '../reading/gapped-clauses';
import { countsOf, has, isDeed, leadAt, namesIn, type Objection, verbBefore } from '../reading/objection';
import { isContent, isSaidBy } from '../reading/passage-figures';
import { type Read, readSentence } from '../reading/read-sentence';
import { verbUses } from '../reading/verb-uses';
import { meaningOf } from '../../words/words';

const comparing = /\b(?:than|as (?:many|much|large|high|long|big|far) as|compared (?:with|to)|unlike)\b/i;
/** "The line through Holm carries 14,000" of "carries 14,000, twice as many as the line through Holm". */
const wordOfComparison: Objection = (claim, source) => {
  const cut = comparing.exec(source.text);
  const told = countsOf(claim).filter(({ of }) =>
    countsOf(source).some((each) => each.at < (cut?.index ?? 0) && isSaidBy(of, each.of)),
  );
  if (!cut || has(comparing, claim) || told.length === 0 || told.length < countsOf(claim).length)
    return undefined;
  const verb = verbUses(claim)[0]?.word.at ?? 0;
  const word = claim.words.find((each) => {
    const places = source.words.filter(({ meaning }) => meaning === each.meaning);
    return (
      isContent(each) && each.end <= verb && places.length > 0 && places.every(({ at }) => at > cut.index)
    );
  });
  return word && `says “${word.text}” of what it compares with`;
};

const jointly =
  /\b(?:together|along|combined|jointly) with [^,;]{2,40}, (?:(?:about|some|nearly|almost) )?$/i;
const inAll = /(?:^|[;:.] )(?:Together|Combined|Taken together|Between them),? [^;:]{2,80}$/i;
const ofSeveral =
  /\b(?:together|combined|jointly|total|with|along|and|both|all|two|three|four|five|six|have|are|were)\b/i;
/** "The North Terminal has a capacity of 1.1 million" of "Together they have a capacity of 1.1 million". */
const ofAllTogether: Objection = (claim, source) => {
  const match = countsOf(source).find(
    ({ at, of }) => inAll.test(leadAt(source, at)) && countsOf(claim).some((each) => isSaidBy(each.of, of)),
  );
  return match && !has(ofSeveral, claim) ? `says ${match.of.text.trim()} of several together` : undefined;
};

/** "Her party holds 27 seats" of "holds 21 and, together with the Greens, 27". */
const togetherWith: Objection = (claim, source) => {
  const match = countsOf(source).find(
    ({ at, of }) => jointly.test(leadAt(source, at)) && countsOf(claim).some((each) => isSaidBy(each.of, of)),
  );
  return match && !has(/\b(?:together|combined|jointly|with|along|and)\b/i, claim)
    ? `says ${match.of.text.trim()} of several together`
    : undefined;
};

const vote =
  /\b(?:vot|argu|campaign|decid|rul|spoke|speak|came out)\p{Ll}* (?:(?<no>against)|for|in favour of)\b/iu;
/** "Marland voted for the cut" of "Marland voted against the cut; Estra voted for it". */
const otherVote: Objection = (claim, source) => {
  const own = vote.exec(claim.text);
  const [subject] = namesIn(claim.text.slice(0, own?.index ?? 0));
  if (!own || !subject) return undefined;
  const clause = source.text
    .split(/; |, (?:while|whereas|but) /)
    .find((part) => readSentence(part).meanings.has(subject.meaning));
  const held = clause === undefined ? null : vote.exec(clause);
  return held && (held.groups?.no === undefined) !== (own.groups?.no === undefined)
    ? `says that “${subject.text}” voted otherwise`
    : undefined;
};

const order = /\b(?:after|before)\b/i;
/** "Informing shareholders after informing customers" of the other way round. */
const otherOrder: Objection = (claim, source) => {
  const [own, held] = [order.exec(claim.text), order.exec(source.text)];
  if (!own || !held || own[0].toLowerCase() !== held[0].toLowerCase()) return undefined;
  const sides = (read: Read, { index }: RegExpExecArray) => {
    const near = (words: readonly Word[]) => new Set(words.filter(isContent).map(({ meaning }) => meaning));
    return [
      near(read.words.filter(({ end }) => end <= index).slice(-7)),
      near(read.words.filter(({ at }) => at > index).slice(0, 7)),
    ] as const;
  };
  const [[a, b], [c, d]] = [sides(claim, own), sides(source, held)];
  const isBack = [...a].some((word) => d.has(word) && !c.has(word));
  const isAhead = [...b].some((word) => c.has(word) && !d.has(word));
  return isBack && isAhead ? 'gives them in the other order' : undefined;
};

const clauseOf = ({ text }: Read, at: number) => {
  const from = text.lastIndexOf('; ', at) + 1;
  const to = text.indexOf('; ', at);
  return { from, to: to < 0 ? text.length : to };
};
/** "7 percent over eighteen months" of "7 percent over twelve months; the other offered 4 percent over eighteen months". */
const mixedClauses: Objection = (claim, source) => {
  if (!source.text.includes('; ') || claim.text.includes('; ')) return undefined;
  const all = source.amounts.filter(({ of }) => !of.ordinal && !of.range);
  const told = claim.amounts.flatMap(({ of }) => all.find((each) => isSaidBy(of, each.of)) ?? []);
  const [first] = told;
  const other = told.find(
    (each) => first && clauseOf(source, each.at).from !== clauseOf(source, first.at).from,
  );
  if (!first || !other || told.length > 2) return undefined;
  const { from, to } = clauseOf(source, first.at);
  const own = all.find(
    (each) =>
      each.at >= from &&
      each.at < to &&
      each !== first &&
      each.of.unit?.dim === other.of.unit?.dim &&
      each.of.unit,
  );
  return own && `says ${other.of.text.trim()} of another clause`;
};

/** The one object between a verb and its figure. */
const objectOf = /^ (?:the|its|their) (?<noun>\p{Ll}{3,}) (?:(?:about|some|around|nearly|almost|up to) )?$/u;
/** "Costs the union about 190,000" of "costs the operator about 190,000". */
const otherBearer: Objection = (claim, source) => {
  if (gappedClauses(source.text).length > 0) return undefined;
  for (const figure of countsOf(claim)) {
    const [match, ...more] = countsOf(source).filter(({ of }) => isSaidBy(figure.of, of));
    const [use, held] = [verbBefore(claim, figure), match && verbBefore(source, match)];
    if (!use || !held || more.length > 0 || use.meaning !== held.meaning) continue;
    const [own, theirs] = [
      objectOf.exec(claim.text.slice(use.word.end, figure.at)),
      objectOf.exec(source.text.slice(held.word.end, match?.at)),
    ].map((found) => found?.groups?.noun);
    if (own !== undefined && theirs !== undefined && meaningOf(own) !== meaningOf(theirs))
      return `says it of the ${theirs}`;
    if (use.isOpen || held.isOpen || use.isPassive !== held.isPassive || !isDeed(use)) continue;
    const known = new Set(
      [...held.heads, ...held.phrase, ...held.apposed, ...held.subject].map(({ meaning }) => meaning),
    );
    const isOther =
      held.heads.length > 0 && ![...use.heads, ...use.phrase].some(({ meaning }) => known.has(meaning));
    const isActing = verbUses(source).some(
      (other) =>
        other.word !== held.word &&
        use.heads.some(({ meaning }) => other.heads.some((head) => head.meaning === meaning)),
    );
    if (isOther && isActing && !leadAt(claim, use.word.at).endsWith(' to '))
      return `says this of “${held.heads.map(({ text }) => text).join(' ')}”`;
  }
  return undefined;
};

const ofWhole = /^Of (?:the |its |all )?/;
/** "18,400 runners started" of "Of 18,400 runners, 16,950 started". */
const wholeAsPart: Objection = (claim, source) => {
  const [figure, ...more] = countsOf(claim);
  const [whole, part] = countsOf(source);
  if (
    !ofWhole.test(source.text) ||
    !figure ||
    more.length > 0 ||
    !whole ||
    !part ||
    !isSaidBy(figure.of, whole.of)
  )
    return undefined;
  const comma = source.text.indexOf(', ', whole.end);
  const word = claim.words.find((each) => {
    const places = source.words.filter(({ meaning }) => meaning === each.meaning);
    return !functionWords.has(each.lower) && places.length > 0 && places.every(({ at }) => at > comma);
  });
  return whole.end <= comma && part.at > comma && word ? `says “${word.text}” of a part alone` : undefined;
};

const relative = /(?<noun>[\p{L}’'-]+), (?:which|who) [^,;.]*$/u;
/** "The bridge would have needed 35 minutes" of "replaced the ferry, which needs 35 minutes". */
const otherAntecedent: Objection = (claim, source) => {
  for (const figure of countsOf(claim)) {
    const [match, ...more] = countsOf(source).filter(({ of }) => isSaidBy(figure.of, of));
    const noun = match && relative.exec(leadAt(source, match.at))?.groups?.noun;
    const use = verbBefore(claim, figure);
    if (noun === undefined || more.length > 0 || !use || use.isOpen || use.heads.length === 0) continue;
    const isHeld = claim.meanings.has(meaningOf(noun));
    const held = match && verbBefore(source, match);
    if (
      !isHeld &&
      held?.meaning === use.meaning &&
      use.heads.every(({ meaning }) => source.meanings.has(meaning))
    )
      return `says this of “${noun}”`;
  }
  return undefined;
};

const partOfThem =
  /\b(?<count>[\p{L}\d,.]+) of (?:them|these|those|the [\p{L}-]+)\b(?<limit>[^.;]{3,100}?),? (?:and|but|though|yet|while) (?:these|they|those) [^.;]*$/u;
/** "Vessels took 71 percent" of "96 of them were longer than 24 metres, but these took 71 percent": the pronoun is of a part. */
const partByPronoun: Objection = (claim, source) => {
  for (const figure of countsOf(claim)) {
    const matches = countsOf(source).filter(({ of }) => isSaidBy(figure.of, of));
    const parts = matches.map((match) => partOfThem.exec(leadAt(source, match.at))?.groups);
    const [part] = parts;
    if (!part || !parts.every(Boolean)) continue;
    const { count = '', limit = '' } = part;
    const words = readSentence(`${count} were${limit}.`);
    const isCounted = words.amounts.some(({ of }) => claim.amounts.some((each) => isSaidBy(each.of, of)));
    if (!isCounted && !namesIn(limit).some(({ meaning }) => claim.meanings.has(meaning)))
      return `says this of “${count} of” them`;
  }
  return undefined;
};

const shares = /(?<!-)\b(?:half|a third|thirds|quarters?|a fifth|fifths|a tenth|tenths)\b(?!-)/gi;
const sharesIn = ({ text }: Read) => [...text.matchAll(shares)].map(([word]) => word.toLowerCase());
/** "The winner receives a quarter and the second half" of "the winner receives half and the second a quarter". */
const exchangedShares: Objection = (claim, source) => {
  const [own, held] = [sharesIn(claim), sharesIn(source)];
  const [first, ...more] = own.filter((word) => held.includes(word));
  const other = more.find((word) => word !== first && held.indexOf(word) < held.indexOf(first ?? ''));
  return other && `gives “${other}” ahead of “${first ?? ''}”`;
};

/** Asked in this order, of what the passage says itself. */
export const exchangedParts: readonly Objection[] = [
  wordOfComparison,
  ofAllTogether,
  togetherWith,
  otherVote,
  otherOrder,
  mixedClauses,
  otherBearer,
  wholeAsPart,
  otherAntecedent,
  partByPronoun,
  exchangedShares,
];
