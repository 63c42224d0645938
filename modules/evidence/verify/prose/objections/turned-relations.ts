import { countsOf, has, leadAt, type Objection } from '../reading/objection';
import { sameSize } from '../reading/passage-figures';
import type { Read } from '../reading/read-sentence';

const name = "\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)*";
const relatives =
  'widow|widower|wife|husband|sons?|daughters?|brother|sister|nephew|niece|father|mother|heirs?|assistant|deputy|secretary|pupil|partner|successor|predecessor';
const relativeOf = new RegExp(`\\b(?<who>${relatives}) of (?:the )?(?:\\p{Ll}+ )?(?<name>${name})`, 'gu');
/** "Osric Dane" of "the widow of Osric Dane". */
const relativeAsPerson: Objection = ({ text }, source) =>
  [...source.text.matchAll(relativeOf)].flatMap(({ groups: { who = '', name: person = '' } = {} }) => {
    const others = source.text.split(person).length - 1;
    return others === 1 &&
      text.includes(person) &&
      !new RegExp(`\\b${who} of\\b|\\b${who}\\b[^,.;]{0,30}${person}`, 'u').test(text)
      ? [`says it of the ${who} of ${person}`]
      : [];
  })[0];

const given =
  /\b(?<deed>paid|sold|given|lent|sent|shown|owed|offered|awarded|returned|left|leased|let) (?<link>to|by|from) (?:the )?(?<who>\p{L}+)/gu;
/** "Paid by cutters" of "paid to cutters". */
const giverAsReceiver: Objection = (claim, source) => {
  const dealsIn = (text: string) =>
    [...text.matchAll(given)].map(({ groups }) => ({
      deed: groups?.deed ?? '',
      link: groups?.link ?? '',
      who: groups?.who ?? '',
    }));
  const held = dealsIn(source.text);
  const other = dealsIn(claim.text).find(({ deed, link, who }) => {
    const same = held.filter((each) => each.deed === deed && each.who === who);
    return same.length > 0 && !same.some((each) => each.link === link);
  });
  return other && `says otherwise who ${other.deed}, and whom to`;
};

const ofNoun = /^ of (?:the |its |their )?\p{Ll}/u;
const ofPronoun = /^ of (?:that|this|these|those) \p{Ll}/u;
/** "60% of the harbour budget" of "60% of that sum", which the sentence before may give of something else. */
const wholeByPronoun: Objection = (claim, source) =>
  countsOf(claim).some(
    (figure) =>
      (figure.of.fraction || figure.of.unit?.dim === 'percent') &&
      ofNoun.test(claim.text.slice(figure.end)) &&
      !ofPronoun.test(claim.text.slice(figure.end)) &&
      countsOf(source).some(
        (each) => sameSize(figure.of, each.of) && ofPronoun.test(source.text.slice(each.end)),
      ),
  )
    ? 'names the whole as one told before'
    : undefined;

const voting = /^[^,;]{0,60}?\bvot(?:ed|es?) (?<way>for|against|in favour)\b/;
/** "55% voted against the plan" of the 55% that voted for it. */
const votedOtherwise: Objection = (claim, source) => {
  const wayOf = (read: Read, end: number) =>
    voting.exec(read.text.slice(end))?.groups?.way?.replace('in favour', 'for');
  const other = countsOf(claim).find((figure) => {
    const own = wayOf(claim, figure.end);
    const held = countsOf(source)
      .filter((each) => sameSize(figure.of, each.of))
      .map((each) => wayOf(source, each.end));
    return own !== undefined && held.length > 0 && held.every((way) => way !== undefined && way !== own);
  });
  return other && `says otherwise how ${other.of.text.trim()} voted`;
};

const outcomes: readonly (readonly [said: RegExp, held: RegExp])[] = [
  [/\b(?:approved|accepted|adopted)\b/, /\b(?:rejected|turned down|voted down|defeated)\b/],
  [/\b(?:rejected|turned down|voted down|defeated)\b/, /\b(?:approved|accepted|adopted)\b/],
];
/** "Was approved by 24 votes to 14" of what the council rejected by them. */
const otherOutcome: Objection = (claim, source) => {
  const turned = outcomes.find(
    ([said, held]) =>
      said.test(claim.text) && !held.test(claim.text) && held.test(source.text) && !said.test(source.text),
  );
  return turned && !/\b(?:not|no|never)\b/.test(claim.text)
    ? `says “${turned[1].exec(source.text)?.[0] ?? ''}”`
    : undefined;
};

const firstOrLast = /\b(?<which>first|last) (?!(?:year|week|month|season|quarter|time)\b)(?=\p{Ll})/giu;
const nearestEnd = (text: string) => [...text.matchAll(/\b(?:first|last)\b/gi)].at(-1)?.[0].toLowerCase();
/** "The first train leaves at 21.50" of the last one. */
const firstAsLast: Objection = (claim, source) => {
  const [one, ...more] = claim.text.matchAll(firstOrLast);
  const own = one?.groups?.which?.toLowerCase();
  if (own === undefined || more.length > 0) return undefined;
  const held = countsOf(claim)
    .filter(({ at }) => at > (one?.index ?? 0))
    .flatMap((figure) => countsOf(source).filter((each) => sameSize(figure.of, each.of)))
    .map(({ at }) => nearestEnd(source.text.slice(0, at)));
  return held.length > 0 && held.every((which) => which !== undefined && which !== own)
    ? `says this of the ${held[0] ?? ''} one`
    : undefined;
};

const range =
  /\bbetween (?<from>[^,;]{1,24}?) and (?<to>[^,;.]{1,24}?)(?=[,;.]| (?:in|on|at|by|for|the|a)\b|$)/gu;
/** "Between 5 am and 10 pm" of "between 10 pm and 5 am". */
const turnedRange: Objection = (claim, source) => {
  const turned = [...claim.text.matchAll(range)].find(({ groups: { from = '', to = '' } = {} }) =>
    source.text.includes(`between ${to} and ${from}`),
  );
  return turned && 'gives the two ends the other way round';
};

const counted = /\b(?<noun>\p{Ll}{4,}) of (?:about |around |some |nearly |just )?$/u;
/** "A surplus of 220" of "a surplus of 1,340, against a deficit of 220". */
const nounOfOther: Objection = (claim, source) => {
  for (const figure of countsOf(claim)) {
    const noun = counted.exec(leadAt(claim, figure.at))?.groups?.noun;
    const held = countsOf(source).filter(({ of }) => sameSize(figure.of, of));
    const nouns = held.map(({ at }) => counted.exec(leadAt(source, at))?.groups?.noun);
    const isOther =
      noun !== undefined && nouns.length > 0 && nouns.every((each) => each !== undefined && each !== noun);
    if (isOther && new RegExp(`\\b${noun}\\b`, 'u').test(source.text)) return `calls it a ${nouns[0] ?? ''}`;
  }
  return undefined;
};

const yearly = /\b(?:each|every|per|a) year\b|\b(?:annual|annually|yearly)\b/i;
const rarer =
  /\bevery (?:other|second|third|two|three|four|five|ten|\d+) (?:years?|months?)\b|\beach time\b/i;
/** "640 tonnes each year" of "every three years, at 640 tonnes each time". */
const yearlyOfRarer: Objection = (claim, source) =>
  has(yearly, claim) && !has(yearly, source) && has(rarer, source)
    ? 'does not say it of each year'
    : undefined;

const against = /^(?: (?:votes?|goals?|points?|seats?))? ?(?:to|against|–|-) ?$/;
/** "By 43 votes to 4" of "by 43 votes to 9, with 4 abstentions". */
const otherScore: Objection = (claim, source) => {
  const scoresIn = ({ amounts, text }: Read) =>
    amounts.flatMap((one, index) => {
      const other = amounts[index + 1];
      return other && against.test(text.slice(one.end, other.at)) ? [{ one, other }] : [];
    });
  const held = scoresIn(source);
  const turned = scoresIn(claim).find(({ one, other }) => {
    const same = held.filter((each) => sameSize(one.of, each.one.of));
    return same.length > 0 && !same.some((each) => sameSize(other.of, each.other.of));
  });
  const [own] = held.filter((each) => turned && sameSize(turned.one.of, each.one.of));
  return own && `says “${source.text.slice(own.one.at, own.other.end)}”`;
};

/** Relations between the things of a sentence that stand the other way round in the statement. */
export const turnedRelations: readonly Objection[] = [
  votedOtherwise,
  otherOutcome,
  firstAsLast,
  relativeAsPerson,
  giverAsReceiver,
  wholeByPronoun,
  turnedRange,
  nounOfOther,
  yearlyOfRarer,
  otherScore,
];
