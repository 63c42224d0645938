import { abbreviationsIn, inFull, inShort } from './abbreviations';
import { joinedIn } from './clause-forms';
import { withCarriedTimes } from './carried-times';
import { withCarriedUnits } from './carried-units';
import {
  bothExtremes,
  changeOf,
  coveredShare,
  nested,
  ownedBy,
  priceOf,
  raisedBy,
  ratioAlone,
  shareOf,
  withoutCount,
  withoutOwner,
} from './owned-measures';
import { asCounted } from './counted-reports';
import { countedParts, earlierLevelOf } from './counted-parts';
import { comparedLevels } from './compared-levels';
import { datedLevels } from './dated-levels';
import { eventClauses } from './event-clauses';
import { gappedClauses } from './gapped-clauses';
import { impliedClauses, ofThese } from './implied-clauses';
import { namedFor } from './named-pronouns';
import { pairedFigures } from './paired-figures';
import { plainClauses } from './plain-clauses';
import { plainWording } from '../../words/plain-wording';
import { reportedQuotes } from './reported-quotes';
import { restatedClauses } from './restated-clauses';
import { scan } from '../../text/scan';
import { ofSpeaker, sharedWhole, singleClauses, withAside, withoutWeekday } from './single-clauses';
import { changedShares, elsewhere, withEarlierCount, withLaterFigure, withLaterYear } from './later-figures';
import { type MainEntity, withMainNames } from './main-entity';
import type { Topic } from './topic';
import { withCompanyName, withModifier, withShortNames } from './definite-nouns';

/** Longer sentences are left as they stand. */
const longest = 500;

/** Between commas, what limits or doubts the clause around it: without it the clause says more. */
const insertedLimit =
  /, (?:apart from|aside from|except|save|other than|with the exception|excluding|barring|but not|if|unless|it is|in theory|in principle|on paper|in (?:a|his|her|their|its|the) (?:dream|view|eyes|opinion))\b/i;

/** For each sentence of a passage: it in plain wording, and what follows from it alone or with the one before. */
export function unfoldedTexts(
  texts: readonly string[],
  {
    around = [],
    main,
    topic,
    leadYear,
  }: {
    around?: readonly string[];
    main?: MainEntity | undefined;
    topic?: Topic | undefined;
    leadYear?: string | undefined;
  } = {},
): string[][] {
  const known = abbreviationsIn([...texts, ...around]);
  const full = fullNames(texts.join(' '));
  const mains = withMainNames(texts, main);
  return texts.map((told, index) => {
    if (told.length > longest) return [told];
    const counted = asCounted(told);
    const written = counted ?? told;
    const before = texts[index - 1] ?? '';
    const named = namedFor(
      plainWording(inFull(withCarriedUnits(written), known), before),
      texts.slice(0, index),
    );
    const plain = withSum(withFullNames(named, full), before);
    const less = [
      ...plainClauses(plain, [...texts, ...around], topic),
      ...[told, ...(mains[index] ?? [])]
        .flatMap((each) => withCarriedTimes(texts.with(index, each), index, leadYear))
        .map((each) => plainWording(each)),
    ];
    const made = [
      ...new Set([
        plain,
        ...(named === plain ? [] : [named]),
        ...(counted === undefined ? [] : [plainWording(told, before)]),
        ...gappedClauses(plain),
        ...followingFrom(plain, before, texts[index + 1] ?? '', [...texts, ...around], main),
        ...less.flatMap((each) => [each, ...gappedClauses(each), ...followingFrom(each, '', '', [])]),
        ...(mains[index] ?? [])
          .map((each) => plainWording(each))
          .flatMap((each) => [each, ...singleClauses(each), ...gappedClauses(each)]),
      ]),
    ];
    return [
      ...new Set([
        ...made,
        ...made.flatMap((each) => inShort(each, known)),
        ...withShortNames(made, [...texts, ...around]),
      ]),
    ];
  });
}

/** What follows from a sentence in plain wording, alone or with the one before or behind it. */
function followingFrom(
  plain: string,
  before: string,
  next: string,
  around: readonly string[],
  main?: MainEntity,
): string[] {
  const clauses = insertedLimit.test(plain) ? [] : singleClauses(plain);
  const later = [inHalves(plain), [plain, next] as const].flatMap((pair) => withLaterFigure(...pair) ?? []);
  return [
    ...[plain, ...clauses].map((each) => changeOf(each)),
    raisedBy(plain),
    predicateOf(plain),
    ...sharedObject(plain),
    ...reportedQuotes(plain, around),
    ...clauses,
    ...impliedClauses(plain),
    ...[plain, ...clauses].flatMap((each) => restatedClauses(each)),
    ofThese(plain, before),
    withEarlier(plain, next),
    withEarlier(...inHalves(plain)),
    ...ownedBy(plain, around, main).flatMap((each) => [each, ...datedLevels(each, before)]),
    withoutOwner(plain, main),
    withoutCount(plain),
    ofSpeaker(plain),
    priceOf(plain),
    shareOf(plain),
    coveredShare(plain),
    ratioAlone(plain),
    ...bothExtremes(plain),
    remainderOf(plain),
    ...datedLevels(plain, before),
    ...[plain, ...clauses].flatMap((each) => comparedLevels(each)),
    ...[plain, ...clauses].flatMap((each) => eventClauses(each)),
    ...later,
    withLaterYear(plain, before),
    ...[plain, ...later].flatMap((each) => changedShares(each)),
    elsewhere(plain),
    withEarlierCount(plain, next),
    withoutWeekday(plain),
    ...withAside(plain),
    sharedWhole(plain),
    ...countedParts(plain),
    ...[plain, ...clauses].map((each) => earlierLevelOf(each)),
    ...pairedFigures(plain).flatMap((each) => [each, ...gappedClauses(each)]),
    withModifier(plain, before),
    ...withCompanyName(plain, before, around),
  ].filter((each) => each !== undefined);
}

/** Surnames of the people that a text names in full, each of one person alone. */
function fullNames(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string | undefined>();
  for (const [name, surname = ''] of text.matchAll(
    /(?<!\p{L})(?!(?:The|In|On|At|By|For|But|And|As|From|To|According|Mr|Mrs|Ms|Dr|Professor|Minister|Mayor|President|Director|Inspector|Treasurer|Biologist) )\p{Lu}\p{Ll}+ (\p{Lu}\p{Ll}[\p{L}’'-]+)(?![\p{L}’'-]| \p{Lu})/gu,
  ))
    found.set(surname, !found.has(surname) || found.get(surname) === name ? name : undefined);
  return new Map(
    [...found].flatMap(([surname, name]) => (name === undefined ? [] : [[surname, name] as const])),
  );
}

/** "Engel said" as "Marta Engel said", where a text before verbs of speech names the surname alone. */
const withFullNames = (text: string, full: ReadonlyMap<string, string>): string =>
  text.replace(
    /(?<lead>^|[Aa]ccording to |, )(?<surname>\p{Lu}\p{Ll}[\p{L}’'-]+)(?=,? (?:said|says|added|adds|warned|warns|estimates|estimated|expects|expected|believes|does not|did not)\b|[,.])/gu,
    (found, ...rest) => {
      const { lead = '', surname = '' } = rest.at(-1) as Record<string, string>;
      return full.has(surname) ? `${lead}${full.get(surname)}` : found;
    },
  );

const earlier =
  /^(?<when>A year earlier|The year before|Twelve months earlier|In the previous year|In the year before|In \d{4}(?:\/\d{2})?),? (?:it|they|the (?<what>\p{Ll}+)|there) (?:had been|had stood at|had come to|had numbered|was|were|stood at|had (?<verb>\p{Ll}+)) (?<figure>(?:(?:about|around|some|only|just|nearly|almost) )?(?:\p{Sc} ?|[A-Z]{2,3} )?(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) )(?:[^,;]|,(?=\d))*?)\.?$/u;

const figureOfYear =
  /^The (?:figure|number|total|level|rate|value) (?:for|in) (?<year>\d{4}) (?:was|had been|stood at) /;

/** "The deficit was 41 million. A year earlier it had been 58 million." as one sentence. */
function withEarlier(text: string, next: string): string | undefined {
  const {
    when = '',
    what,
    verb,
    figure,
  } = earlier.exec(next.replace(figureOfYear, 'In $<year>, it had been '))?.groups ?? {};
  if (
    text === '' ||
    figure === undefined ||
    /["“”?!;]|\b(?:not|never|if|would|could|said|from|compared)\b/.test(text)
  )
    return undefined;
  const amountsIn = (each: string) =>
    scan(each).flatMap((token) => (token.kind === 'amount' && !token.amount.ordinal ? [token] : []));
  const [own, ...more] = amountsIn(text);
  const [other, ...others] = amountsIn(figure);
  if (!own || !other || own.amount.unit?.dim !== other.amount.unit?.dim) return undefined;
  if (more.length > 0 || others.length > 0) return undefined;
  if (verb !== undefined && !new RegExp(`\\b${verb}\\b`).test(text)) return undefined;
  if (what !== undefined && !text.toLowerCase().includes(what)) return undefined;
  const year = /^In (\d{4})/.exec(when)?.[1];
  const [first, ...further] = new Set(text.match(/\b(?:19|20)\d{2}\b/g) ?? []);
  if (year === undefined || first === undefined || year < first)
    return `${text.replace(/\.$/, '')}, compared with ${figure} ${when.charAt(0).toLowerCase()}${when.slice(1)}.`;
  // "In 2022 it was 41 million. In 2023 it was 58 million": the second year is the later one.
  const lead = `In ${first}, `;
  if (further.length > 0 || year === first || !text.startsWith(lead)) return undefined;
  const subject = text.slice(lead.length, own.at);
  const rest = text.slice(own.end).replace(/\.$/, '');
  return `${when}, ${subject}${figure}${rest}, compared with ${text.slice(own.at, own.end)} in ${first}.`;
}

/** The two sentences that a semicolon parts. */
function inHalves(text: string): [string, string] {
  const [one = '', other = '', ...more] = text.split('; ');
  return more.length > 0 || other === '' ? ['', ''] : [one, other.charAt(0).toUpperCase() + other.slice(1)];
}

const figure = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/;
/** "makes oat drinks at two plants and has 380 employees": the second predicate with the subject of both. */
function predicateOf(text: string): string | undefined {
  const plain = text.replace(/\.$/, '');
  const [first, second, ...more] = nested.test(plain) ? [] : joinedIn(plain);
  if (first === undefined || second === undefined || more.length > 0 || plain.endsWith(second))
    return undefined;
  return figure.test(second) ? `${second}.` : undefined;
}

const shared =
  /^(?<first>[^,;]{2,60}? (?:\p{Ll}+(?:s|ed)) (?<object>the (?:\p{Ll}+ ){0,2}\p{Ll}+)), (?:and|but|while|whereas) (?<second>[^,;]{2,60}? \p{Ll}+(?:s|ed)) it\.?$/u;

/** "The Ister feeds the lake, and the Sool drains it" says of either what it does to the lake. */
function sharedObject(text: string): string[] {
  const { first, second, object } = shared.exec(text)?.groups ?? {};
  return first === undefined ||
    second === undefined ||
    /\b(?:not|never|no|that|if|said|says)\b/.test(`${first} ${second}`)
    ? []
    : [`${first}.`, `${second.charAt(0).toUpperCase()}${second.slice(1)} ${object}.`];
}

const divided =
  /^Of (?:the|its|their) (?:\p{Ll}+ of )?(?<whole>[^,;]{1,40}?) (?<noun>\p{Ll}+), (?<part>[^,; ]{1,20}) (?<verb>\p{Ll}+) (?<with>(?:on|in|at|by|to|for|from) )(?<first>[^,;]{2,60}?),? (?:and|while) the (?:rest|remainder|others) (?<again>(?:on|in|at|by|to|for|from) )(?<second>[^,;.]{2,60})\.?$/u;

/** "Of the 14 ships, five run on gas and the rest on diesel" says that nine of the 14 run on diesel. */
function remainderOf(text: string): string | undefined {
  const {
    whole = '',
    noun,
    part = '',
    verb = '',
    with: lead,
    again,
    second,
  } = divided.exec(text)?.groups ?? {};
  if (lead === undefined || lead !== again || /^(?:is|are|was|were|has|have|had|not)$/.test(verb))
    return undefined;
  const [all, some] = [whole, part].map((each) => countIn(each));
  return all === undefined || some === undefined || some >= all
    ? undefined
    : `${all - some} of the ${all} ${noun} ${verb} ${again}${second}.`;
}

/** A bare whole number, in digits or words. */
function countIn(text: string): number | undefined {
  const [token, ...more] = scan(text);
  if (token?.kind !== 'amount' || more.length > 0) return undefined;
  const { unit, ordinal, range, bound, fraction, value } = token.amount;
  return unit || ordinal || range || fraction || bound !== 'exact' || !Number.isInteger(value)
    ? undefined
    : value;
}

/** "60 percent of the sum" behind a sentence with one figure alone: that figure. */
function withSum(text: string, before: string): string {
  if (!/ of (?:the|that|this) (?:sum|amount)\b/.test(text)) return text;
  const amounts = scan(before).filter((token) => token.kind === 'amount');
  const [figure, ...more] = amounts;
  if (
    !figure ||
    more.length > 0 ||
    figure.amount.ordinal ||
    figure.amount.range ||
    figure.amount.bound !== 'exact'
  )
    return text;
  const noun = figure.amount.unit ? '' : (/^ \p{Ll}+s\b/u.exec(before.slice(figure.end))?.[0] ?? '');
  return text.replace(
    / of (?:the|that|this) (?:sum|amount)\b/,
    ` of the ${figure.amount.text.trim()}${noun}`,
  );
}
