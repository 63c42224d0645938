import { joinedIn } from './clause-forms';
import { countedParts, earlierLevelOf } from './counted-parts';
import { datedLevels } from './dated-levels';
import { gappedClauses } from './gapped-clauses';
import { impliedClauses, ofThese } from './implied-clauses';
import { namedFor } from './named-pronouns';
import { pairedFigures } from './paired-figures';
import { plainWording } from '../../words/plain-wording';
import { reportedQuotes } from './reported-quotes';
import { scan } from '../../text/scan';
import { ofSpeaker, sharedWhole, singleClauses, withAside, withoutWeekday } from './single-clauses';
import { changedShares, elsewhere, withEarlierCount, withLaterFigure, withLaterYear } from './later-figures';
import { type MainEntity, withMainNames } from './main-entity';
import { withCompanyName, withModifier } from './definite-nouns';

/** Longer sentences are left as they stand. */
const longest = 500;

/** Between commas, what limits or doubts the clause around it: without it the clause says more. */
const insertedLimit =
  /, (?:apart from|aside from|except|save|other than|with the exception|excluding|barring|but not|if|unless|it is|in theory|in principle|on paper|in (?:a|his|her|their|its|the) (?:dream|view|eyes|opinion))\b/i;

/** For each sentence of a passage: it in plain wording, and what follows from it alone or with the one before. */
export function unfoldedTexts(
  texts: readonly string[],
  around: readonly string[] = [],
  main?: MainEntity,
): string[][] {
  const full = fullNames(texts.join(' '));
  const mains = withMainNames(texts, main);
  return texts.map((text, index) => {
    if (text.length > longest) return [text];
    const before = texts[index - 1] ?? '';
    const named = namedFor(plainWording(text, before), texts.slice(0, index));
    const plain = withSum(withFullNames(named, full), before);
    const clauses = insertedLimit.test(plain) ? [] : singleClauses(plain);
    const later = [inHalves(plain), [plain, texts[index + 1] ?? ''] as const].flatMap(
      (pair) => withLaterFigure(...pair) ?? [],
    );
    return [
      ...new Set([
        plain,
        ...(named === plain ? [] : [named]),
        ...gappedClauses(plain),
        ...[
          changeOf(plain),
          raisedBy(plain),
          predicateOf(plain),
          ...sharedObject(plain),
          ...reportedQuotes(plain, [...texts, ...around]),
          ...clauses,
          ...impliedClauses(plain),
          ofThese(plain, before),
          withEarlier(plain, texts[index + 1] ?? ''),
          withEarlier(...inHalves(plain)),
          ownedBy(plain, [...texts, ...around]),
          ofSpeaker(plain),
          priceOf(plain),
          shareOf(plain),
          remainderOf(plain),
          ...datedLevels(plain, before),
          ...later,
          withLaterYear(plain, before),
          ...[plain, ...later].flatMap((each) => changedShares(each)),
          elsewhere(plain),
          withEarlierCount(plain, texts[index + 1] ?? ''),
          withoutWeekday(plain),
          ...withAside(plain),
          sharedWhole(plain),
          ...countedParts(plain),
          ...[plain, ...clauses].map((each) => earlierLevelOf(each)),
          ...pairedFigures(plain).flatMap((each) => [each, ...gappedClauses(each)]),
          withModifier(plain, before),
          ...withCompanyName(plain, before, [...texts, ...around]),
          ...(mains[index] ?? [])
            .map((each) => plainWording(each))
            .flatMap((each) => [each, ...singleClauses(each), ...gappedClauses(each)]),
        ].filter((each) => each !== undefined),
      ]),
    ];
  });
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

const costing =
  /^(?<what>(?:An?|The) [^,;]{2,50}?) (?<be>costs?) (?<rest>(?:about |some |between )?(?:\p{Sc} ?|[A-Z]{3} )?\d.*)$/u;

/** "A ticket cost 64 francs" says that its price was 64 francs. */
function priceOf(text: string): string | undefined {
  const { what, be, rest } = costing.exec(text)?.groups ?? {};
  return what === undefined || /\b(?:not|never|no|would|could|will|may|said|says|that|if)\b/.test(what)
    ? undefined
    : `The price of ${small(what)} ${be === 'costs' ? 'is' : 'was'} ${rest}`;
}

const making =
  /^(?<what>\p{Lu}[^,;]{2,60}?) (?<be>made up|makes up|make up|accounted for|accounts for|account for) (?<share>(?:about |some |nearly )?\d[\d.,]* ?(?:%|percent|per cent)) of (?<whole>[^,;]{2,60}?)(?<rest>(?:,| (?:in|up|down|after|against|compared)\b).*)?$/u;

/** "Freight made up 14 percent of sales, up from 9" says that the share of freight in sales was 14 percent. */
function shareOf(text: string): string | undefined {
  const {
    what = '',
    be = '',
    share,
    whole = '',
    rest = '',
  } = making.exec(text.replace(/\.$/, ''))?.groups ?? {};
  const isOther = / for (?:about |some |nearly )?\d/.test(rest);
  return share === undefined ||
    isOther ||
    /\b(?:not|never|no|would|could|will|may|said|says|that|if)\b/.test(what)
    ? undefined
    : `The share of ${what.charAt(0).toLowerCase()}${what.slice(1)} in ${whole} ${/^(?:made|accounted)/.test(be) ? 'was' : 'is'} ${share}${rest}.`;
}

const bare =
  /^(?<what>(?:(?:Net|Operating|Pre-tax|Gross|Annual|Total) )?(?:[Rr]evenues?|[Ss]ales|[Tt]urnover|[Pp]rofit|[Ll]oss|[Ee]arnings|[Dd]ebt|[Cc]osts|[Oo]rders|[Ee]xports)) (?<rest>(?:was|were|rose|fell|grew|increased|decreased|climbed|dropped|declined|came|amounted|reached|stood|totalled|slipped|jumped|more than|remained) .+)$/u;

/** "Operating profit rose" in a text on a company: the company's operating profit. */
function ownedBy(text: string, texts: readonly string[]): string | undefined {
  const { what, rest } = bare.exec(text)?.groups ?? {};
  return what === undefined || rest === undefined || !texts.some((each) => /\b[Tt]he company\b/.test(each))
    ? undefined
    : `The company's ${what.charAt(0).toLowerCase()}${what.slice(1)} ${rest}`;
}

const caused =
  /^(?<owner>(?:The |A )?(?:[\p{L}’'-]+ ){0,4}?[\p{L}’'-]+) (?<verb>increased|raised|grew|lifted|boosted|reduced|cut|lowered|decreased) (?:its|their) (?<what>(?:\p{Ll}[\p{L}-]* ){0,3}?\p{Ll}[\p{L}-]*) (?<rest>(?:by|to|from) .+)$/u;

/** "The firm increased its sales by 6 percent" says that sales of the firm rose by 6 percent. */
function changeOf(text: string): string | undefined {
  const found = caused.exec(text)?.groups;
  if (!found || /\b(?:not|never|no|may|might|could|would|will|to|has|have|that)\b/i.test(found.owner ?? ''))
    return undefined;
  const { owner = '', verb = '', what = '', rest = '' } = found;
  const isUp = /^(?:increased|raised|grew|lifted|boosted)$/.test(verb);
  return `The ${what} of ${small(owner)} ${isUp ? 'rose' : 'fell'} ${rest}`;
}

const figure = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/;
/** Words by which one predicate governs another, or takes its subject from a clause within. */
const nested =
  /\b(?:that|which|who|whom|whose|where|when|while|whereas|if|unless|until|because|not|never|no|both|either|neither|would|could|may|might|said|says|according|respectively|at its \p{Ll}+est)\b|["“”?;:]/iu;

/** "makes oat drinks at two plants and has 380 employees": the second predicate with the subject of both. */
function predicateOf(text: string): string | undefined {
  const plain = text.replace(/\.$/, '');
  const [first, second, ...more] = nested.test(plain) ? [] : joinedIn(plain);
  if (first === undefined || second === undefined || more.length > 0 || plain.endsWith(second))
    return undefined;
  return figure.test(second) ? `${second}.` : undefined;
}

const raised =
  /^(?:The |A )?(?:[\p{L}’'-]+ ){0,3}?[\p{L}’'-]+ (?<verb>raised|increased|lifted|lowered|reduced|cut) (?<what>the (?:[\p{L}-]+ ){0,5}?[\p{L}-]+) (?<rest>(?:by|to|from) (?:\p{Sc} ?|[A-Z]{3} )?\d.+)$/u;

/** "The council raised the fee from 1.80 to 2.20" says that the fee rose. */
function raisedBy(text: string): string | undefined {
  const { verb = '', what, rest } = raised.exec(text)?.groups ?? {};
  if (what === undefined || rest === undefined || nested.test(text)) return undefined;
  if (/\b(?:plans?|proposals?|bills?|drafts?|motions?|budgets?|amendments?)\b/i.test(text)) return undefined;
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} ${/^(?:raised|increased|lifted)$/.test(verb) ? 'rose' : 'fell'} ${rest}`;
}

const small = (text: string) =>
  /^(?:The|A|An) /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

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
