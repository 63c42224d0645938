import { isContent, type Pair, roleIn, sameAmount } from '../reading/passage-figures';
import type { Amount } from '../../numbers/amounts';
import type { Placed, Read } from '../reading/read-sentence';
import { nounsBefore } from './wholes';
import { wayAt } from './figure-ways';

/**
 * What a figure of the passage belongs to, where the statement relates the same figure to something else: "$38 million over the
 * budget of $210 million", "two accidents, one of them fatal", "an inquiry, which the council rejected by 31 votes".
 */
export function otherRelation(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  return (
    otherDistance(claim, source, pairs) ??
    otherCount(claim, source) ??
    otherObject(claim, source, pairs) ??
    turnedComparison(claim, source, pairs) ??
    turnedPlace(claim, source) ??
    pairedObject(claim, source, pairs) ??
    bracketedObject(claim, source, pairs) ??
    droppedConjunct(claim, source, pairs) ??
    otherCounted(claim, source, pairs) ??
    formerFigure(claim, source, pairs)
  );
}

const lasting =
  '(?:(?:past|previous|last|next|following|coming|course|period)\\b|(?:\\p{L}+ |\\d+ )?(?:year|month|week|day|decade|season)s?\\b)';
/** "over twenty years" says how long. */
const beyond = new RegExp(`^ (?:over|above|beyond)\\b(?! (?:the |an? )?${lasting})`, 'iu');
/** Which side of something a figure before it measures, and words that say so without a figure. */
const sides: readonly (readonly [behind: RegExp, anywhere: RegExp])[] = [
  [beyond, /\b(?:over|above|beyond|more|exceed\p{Ll}*|overr[au]n\p{Ll}*|excess|dearer|higher)\b/iu],
  [/^ (?:under|below|short of)\b/, /\b(?:under|below|less|fewer|short\p{Ll}*|miss\p{Ll}*|lower|cheaper)\b/iu],
  [/^ (?:late|behind)\b/, /\b(?:late|later|behind|delay\p{Ll}*|overdue)\b/iu],
  [/^ (?:early|ahead)\b/, /\b(?:early|earlier|ahead|sooner)\b/iu],
];

/** "$38 million over the budget": how far from something, against a figure of its own or the other way round. */
function otherDistance(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  for (const { amount, matches } of pairs) {
    if (matches.length === 0) continue;
    const own = sides.findIndex(([behind]) => behind.test(claim.text.slice(amount.end)));
    const isLike = (match: Placed<Amount>) => {
      const side = sides.findIndex(([behind]) => behind.test(source.text.slice(match.end)));
      return side === own || (own < 0 && sides[side]?.[1].test(claim.text) === true);
    };
    if (!matches.some(isLike)) return source.text.slice(matches[0]?.at, (matches[0]?.end ?? 0) + 6).trim();
  }
  return undefined;
}

/** "One accident", where the passage counts two of them. */
function otherCount(claim: Read, source: Read): string | undefined {
  const nounBehind = ({ words, text }: Read, { end }: Placed<Amount>) => {
    const noun = words.find(({ at }) => at >= end);
    return noun && noun.at - end <= 1 && !/^ of\b/.test(text.slice(end)) && isContent(noun)
      ? noun
      : undefined;
  };
  for (const amount of claim.amounts) {
    const noun =
      amount.of.value === 1 && !amount.of.ordinal && !amount.of.unit ? nounBehind(claim, amount) : undefined;
    if (!noun) continue;
    const counts = source.amounts.filter(
      (each) => nounBehind(source, each)?.meaning === noun.meaning && !each.of.ordinal,
    );
    const [first] = counts;
    if (first && !counts.some((each) => sameAmount(amount, each, claim, source)))
      return source.text.slice(first.at, first.end).trim() + ` ${noun.text}`;
  }
  return undefined;
}

const relative =
  /,? (?:which|that|whom) (?:\p{L}[\p{L}’'-]* ){1,4}?(?<verb>\p{L}+)(?= (?:by|with|in|for|at|on|against)\b)/gu;

/** "an inquiry, which the council rejected by 31 votes to 28": the object of that verb is the noun before the relative clause. */
function otherObject(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  for (const { index, groups, 0: found } of source.text.matchAll(relative)) {
    const verb = source.words.find(({ end }) => end === index + found.length);
    const own = verb && claim.words.find(({ meaning }) => meaning === verb.meaning);
    const antecedents = nounsBefore(source, index).filter(isContent);
    const isNear = pairs.some(({ matches }) =>
      matches.some(({ at }) => at >= index && at - index - found.length < 20),
    );
    if (!groups?.verb || !own || antecedents.length === 0 || !isNear) continue;
    if (!antecedents.some(({ meaning }) => claim.meanings.has(meaning)))
      return antecedents.map(({ text }) => text).join(' ');
  }
  return undefined;
}

/** "3 percent more" of "3 percent fewer", "were down by 3 percent" of "rose by 3 percent", whatever else of the sentence goes up. */
function turnedComparison(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const turned = pairs.find(({ amount, matches }) => {
    const own = wayAt(claim, amount);
    const held = matches.map((match) => wayAt(source, match));
    // "1.4 times as likely" is not 1.4 times less likely.
    const isMultiple = own < 0 && roleIn(amount, claim) === 'times';
    return own !== 0 && held.length > 0 && held.every((way) => way === -own || (isMultiple && way !== own));
  });
  const [match] = turned?.matches ?? [];
  const lead = match && /(?:\S+ ){0,2}$/.exec(source.text.slice(Math.max(0, match.at - 40), match.at))?.[0];
  return match && `${lead}${source.text.slice(match.at, match.end + 7)}`.trim();
}

const leadTo = /\b(?<lead>to|from) (?:the )?$/;

/** "sales from Norland" of a passage that says "sales to Norland" alone. */
function turnedPlace(claim: Read, source: Read): string | undefined {
  const leadOf = ({ at }: { at: number }, { text }: Read) =>
    leadTo.exec(text.slice(Math.max(0, at - 10), at))?.groups?.lead;
  const turned = claim.words.find((word) => {
    const own = word.isName ? leadOf(word, claim) : undefined;
    const held = source.words.filter(({ meaning }) => meaning === word.meaning);
    return (
      own !== undefined &&
      held.length > 0 &&
      held.every((each) => {
        const other = leadOf(each, source);
        return other !== undefined && other !== own;
      })
    );
  });
  return turned && `${leadOf(turned, claim) === 'to' ? 'from' : 'to'} ${turned.text}`;
}

/** "gold (35 percent)": a figure in brackets is of the noun before them. */
function bracketedObject(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  for (const { matches } of pairs) {
    const owners = matches.map(({ at }) => {
      const open = /\p{L}(?: \((?:\p{Ll}+ )?)$/u.exec(source.text.slice(Math.max(0, at - 24), at))?.[0];
      return open === undefined ? undefined : source.words.find(({ end }) => end === at - open.length + 1);
    });
    const [first] = owners;
    if (first && owners.every((owner) => owner && isContent(owner) && !claim.meanings.has(owner.meaning)))
      return first.text;
  }
  return undefined;
}

const nounAhead = /\b(?:the|its|their) (?<noun>\p{L}+)(?: (?:at|by|to|with))? $/iu;
const jointAhead = /(?:,|;| and| but) (?:the|its|their) (?<noun>\p{L}+)(?: (?:at|by|to|with))? $/u;

/** "the food 3.1 and the crews 4.6": each figure is of the noun ahead of it. */
function pairedObject(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const meaningAt = (end: number) => source.words.find((word) => word.end === end)?.meaning ?? '';
  for (const { matches } of pairs) {
    const [match, ...more] = matches;
    const own = match && jointAhead.exec(source.text.slice(0, match.at));
    if (!match || more.length > 0 || !own?.groups?.noun) continue;
    const ownNoun = meaningAt(own.index + own[0].lastIndexOf(own.groups.noun) + own.groups.noun.length);
    for (const { at } of source.amounts.filter((each) => each.at < match.at)) {
      const other = nounAhead.exec(source.text.slice(0, at));
      if (!other?.groups?.noun) continue;
      const noun = meaningAt(
        other.index + other[0].lastIndexOf(other.groups.noun) + other.groups.noun.length,
      );
      if (claim.meanings.has(noun) && !claim.meanings.has(ownNoun)) return other.groups.noun;
    }
  }
  return undefined;
}

const item = '(?:(?:an?|the|one|two|three|four|five|\\d+) )?[\\p{L}-]+(?: [\\p{L}-]+)?';
const conjuncts = new RegExp(
  `\\b(?:for|of|between|with) (?<one>${item}) and (?<other>${item}) (?:costs?|is|was|are|were|comes?|came|amounts?|amounted|takes?|took|requires?|required)\\b`,
  'u',
);

/** "A ticket for a car and two adults costs 890 kronor" told of the adults alone. */
function droppedConjunct(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const found = conjuncts.exec(source.text);
  const { one, other } = found?.groups ?? {};
  if (!found || one === undefined || other === undefined) return undefined;
  if (!pairs.some(({ matches }) => matches.some(({ at }) => at > found.index))) return undefined;
  const from = found.index + found[0].indexOf(one);
  const isNamed = (at: number, text: string) =>
    source.words.some(
      (word) =>
        word.at >= at && word.end <= at + text.length && isContent(word) && claim.meanings.has(word.meaning),
    );
  const [hasOne, hasOther] = [isNamed(from, one), isNamed(from + one.length + ' and '.length, other)];
  return hasOne === hasOther ? undefined : hasOne ? other : one;
}

/** "14,200 schools" of "concerts in schools reached 14,200 children": what the figure counts. */
function otherCounted(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  for (const { amount, matches } of pairs) {
    const [own] = wordsBehind(claim, amount);
    const held = matches.map((match) => wordsBehind(source, match));
    const [first] = held[0] ?? [];
    if (!own || !first || amount.of.unit || !source.meanings.has(own.meaning)) continue;
    const isOther = held.every(
      (words) =>
        words.length > 0 &&
        // Employees are people.
        !words.some(
          ({ meaning }) => meaning === 'person' || meaning === own.meaning || claim.meanings.has(meaning),
        ),
    );
    if (isOther) return first.text;
  }
  return undefined;
}

/** Up to three words right behind a figure, such as "electric trains". */
function wordsBehind({ words }: Read, { end }: Placed<Amount>) {
  const from = words.findIndex((word) => word.at - end === 1);
  const run = from < 0 ? [] : words.slice(from, from + 3);
  const to = run.findIndex(
    (word, at) => !isContent(word) || (at > 0 && word.at - (run[at - 1]?.end ?? 0) > 1),
  );
  return to < 0 ? run : run.slice(0, to);
}

const former = /\b(?<word>once|formerly|previously|originally) (?:about |some |nearly |almost )?$/i;

/** "coal, once half of all cargo" told of today. */
function formerFigure({ text }: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const told = pairs.flatMap(({ matches }) =>
    matches.map(({ at }) => former.exec(source.text.slice(0, at))?.groups?.word),
  );
  const [word] = told;
  const isTold = /\b(?:once|formerly|previously|originally|used to)\b/i.test(text);
  return word !== undefined && told.every(Boolean) && !isTold ? word : undefined;
}
