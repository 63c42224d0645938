import { limiting } from './dated-levels';
import { downStems, upStems } from '../../words/lexicon';
import { scan } from '../../text/scan';
import { isFinite } from './implied-clauses';
import type { Amount } from '../../numbers/amounts';
import { auxiliaries, isPastForm, isPresentForm } from '../../words/verbs';
import { capital } from '../../words/words';
import type { Placed, Read } from './read-sentence';

/** The longest sentence that is taken apart. */
const longest = 300;

const number =
  '(?:\\d[\\d,.]*(?: (?:million|thousand))?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const share = '\\d[\\d.]* ?(?:%|percent|per cent)';
const noun = '(?:\\p{Ll}[\\p{Ll}-]* ){0,2}?(?:people|\\p{Ll}[\\p{Ll}-]+s)(?: an? (?:day|week|month|year))?';
const when = '(?: in (?:\\p{Lu}\\p{Ll}+ )?(?:19|20)\\d{2}| (?:last|this) (?:year|month|season|week))?';
const lead = '(?<lead>(?:In|At|On) [^,;]{2,40}, )?';
const of = '(?:the |its |their |all |all the )?';
const rest = '(?<rest>(?<verb>\\p{Ll}+) [^,;]{2,120})';

/** "Of the 418 stores, 274 are open", "274 of the 418 stores are open", "It has 418 stores, 274 of which are open". */
const forms: readonly RegExp[] = [
  `^${lead}(?:Of|of|Out of|out of|Among|among) ${of}(?<whole>${number}) (?<noun>${noun})(?<when>${when}), (?<part>${number}|${share}) ${rest}$`,
  `^${lead}(?<part>${number}|${share}|\\p{Lu}\\p{Ll}+) of (?:the|its|their|all|all the)(?: [\\p{L}-]+['’]s)? (?<whole>${number}) (?<noun>${noun}) ${rest}$`,
  `^${lead}(?<before>[^,;]{2,80}?) (?<whole>${number}) (?<noun>${noun})(?<when>${when}),(?: and| but)? (?<part>${number}|${share}) of (?:which|whom|them) ${rest}$`,
  `^${lead}(?<before>[^,;]{2,80}?) (?<whole>${number}) (?<noun>${noun})(?<when>${when}), of wh(?:ich|om) (?<part>(?:(?:about|some|nearly|almost) )?(?:${number}|${share})) ${rest}$`,
].map((form) => new RegExp(form, 'u'));

/** What a sentence on a part of a counted whole says, in the order of each of its forms, and of the part alone. */
export function countedParts(text: string): string[] {
  const plain = text.replace(/\.$/, '');
  if (plain.length > longest || limiting.test(plain.replace(/\bof wh(?:ich|om)\b/, 'of them'))) return [];
  const found = forms.map((form) => form.exec(plain)?.groups).find((groups) => groups !== undefined);
  if (!found || !isFinite(found.verb ?? '')) return [];
  const {
    lead: first = '',
    before = '',
    whole,
    noun: counted,
    when: year = '',
    part = '',
    rest: said = '',
  } = found;
  // "Twelve of the 30 trees were felled in spring and a fifth of them in autumn": of the 30.
  if (/\bof (?:them|these|those)\b/.test(said)) return [];
  const [count, ...more] = scan(part);
  if (count?.kind !== 'amount' || more.length > 0) return [];
  const isShare = count.amount.unit?.dim === 'percent';
  const begun = (sentence: string) => `${first}${first ? sentence : capital(sentence)}${year}.`;
  return [
    begun(`of the ${whole} ${counted}, ${part} ${said}`),
    begun(`${part.toLowerCase()} of the ${whole} ${counted} ${said}`),
    begun(`${part.toLowerCase()}${isShare ? ' of the' : ''} ${counted} ${said}`),
    ...doneTo(before).map((deed) =>
      begun(`${part.toLowerCase()} of the ${counted} ${deed}${year} ${said}`).replace(`${year}.`, '.'),
    ),
  ];
}

/** "The hospital treated": patients "treated by the hospital". */
function doneTo(text: string): string[] {
  const { who, did = '' } =
    /^(?<who>(?:The |the |\p{Lu})[^,;]{1,60}) (?<did>\p{Ll}+ed)$/u.exec(text)?.groups ?? {};
  return who === undefined ? [] : [`${did} by ${who.replace(/^The /, 'the ')}`, did];
}

const compared =
  /^(?<main>[^;]{10,220}), (?:(?:up|down)(?: (?:by )?[\d.,]+ ?(?:%|percent|per cent))? from|compared with|compared to|as against|against|after) (?<size>(?:\p{Sc} ?)?\d[\d,.]*(?: ?%|(?: (?:percent|per cent|million|billion))*)(?: \p{Ll}+)?) in (?<then>(?:19|20)\d{2})$/u;

/** "In 2023, 41 percent named theft, up from 33 percent in 2021" says of 2021 that 33 percent named theft. */
export function earlierLevelOf(text: string): string | undefined {
  const plain = text.replace(/\.$/, '');
  const { main = '', size, then = '' } = compared.exec(plain)?.groups ?? {};
  if (size === undefined || plain.length > longest || limiting.test(plain)) return undefined;
  // "The 3,450 respondents" are those of the later time.
  const bare = main.replace(/\b(of|by|among) (the|its|their|all) \d[\d,.]* (?=\p{Ll})/gu, '$1 $2 ');
  const tokens = scan(bare);
  const isChange = tokens.some(
    (token) => token.kind === 'word' && (upStems.has(token.stem) || downStems.has(token.stem)),
  );
  const [own, ...others] = tokens.filter((token) => token.kind === 'amount');
  const [other] = scan(size).filter((token) => token.kind === 'amount');
  const years = bare.match(/\b(?:19|20)\d{2}\b/g) ?? [];
  const [year] = years;
  if (isChange || !own || !other || others.length > 0 || year === undefined || years.length > 1)
    return undefined;
  const isDated = new RegExp(`\\b[Ii]n ${year}\\b`).test(bare) && Number(year) > Number(then);
  if (!isDated || own.amount.unit?.dim !== other.amount.unit?.dim || own.amount.ordinal) return undefined;
  return `${bare.slice(0, own.at)}${size}${bare.slice(own.end)}.`.replace(
    new RegExp(`\\b([Ii]n) ${year}`),
    `$1 ${then}`,
  );
}

/** "Of whom 31% were over 65", "27% use pumps", "the other seven share one": what is counted stands elsewhere. */
export const isNounless = (source: Read, { at, end }: Placed<Amount>): boolean => {
  const next = /^ (?:of (?:them|these|those|which|whom) )?(?<word>\p{Ll}+)/u.exec(source.text.slice(end))
    ?.groups?.word;
  const isActing = source.words.some(
    (word) =>
      word.lower === next &&
      word.at > end &&
      (auxiliaries.has(word.lower) || isPastForm(word.lower) || isPresentForm(word.lower, word.stem)),
  );
  // "Rents out 5,200 flats at an average of 8.40 euros": the phrase is on the words before it.
  const isPhrase = /\bat an? (?:average|mean|cost|price|rate|rent) of $/.test(source.text.slice(0, at));
  return (
    isActing ||
    isPhrase ||
    /\b(?:the other|the remaining|another|of wh(?:om|ich)) $/i.test(source.text.slice(0, at)) ||
    /\($/.test(source.text.slice(0, at))
  );
};
