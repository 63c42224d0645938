import type { Amount } from '../../numbers/amounts';
import { scan } from '../../text/scan';

/** A written figure, or what a word says of it: "most", "a majority of", "not all". */
export type Size = Amount | 'most' | 'majority' | 'minority' | 'not all';

/** How many or which share of a whole do something: "40 % of the 240 pupils at Hill School walk". */
export type Part = {
  /** Whole and deed in plain words; two sentences say the same of the same where one of them is equal. */
  keys: readonly string[];
  isDenied: boolean;
  size: Size;
  /** How many the whole counts, where it is said. */
  total: Amount | undefined;
};

const irregular: Readonly<Record<string, string>> = {
  ...{ has: 'have', does: 'do', is: 'be', are: 'be', was: 'were', goes: 'go', whom: 'who' },
  ...{ arrive: 'arrived', come: 'came', go: 'went', run: 'ran', take: 'took', get: 'got', vote: 'voted' },
};
const plural = /(?<=\p{Ll}{3})s$/u;
const singular = (word: string): string =>
  irregular[word] && /^(?:has|does|is|are|was|goes|whom)$/.test(word)
    ? (irregular[word] ?? word)
    : /ss$|us$|is$/.test(word)
      ? word
      : word.replace(plural, '');

/** A phrase in plain words: no articles, nouns and verbs without their "s". */
const plainPhrase = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => !/^(?:the|a|an|of|that|who|which)$/.test(word))
    .map(singular)
    .join(' ');

const denial = /\b(?<verb>do|does|did|are|is|were|was|have|has|had) not(?: (?<next>\p{Ll}+))?/u;

/** The plain words of a whole and its deed, with a denial told apart: "pupils who do not walk to school". */
export function keyOf(text: string): { key: string; isDenied: boolean } {
  const denied = denial.exec(text)?.groups;
  if (denied?.verb === undefined) return { key: plainPhrase(text), isDenied: false };
  const { verb, next } = denied;
  const past = next === undefined ? '' : (irregular[next] ?? (next.endsWith('e') ? `${next}d` : `${next}ed`));
  const said =
    verb === 'did'
      ? past
      : /^do/.test(verb)
        ? (next ?? verb)
        : `${verb}${next === undefined ? '' : ` ${next}`}`;
  return { key: plainPhrase(text.replace(denial, said)), isDenied: true };
}

const worded =
  /^(?<word>most|a majority|the majority|a minority|not all)(?: of)?(?: (?:the|its))? (?=\p{L})/iu;
const wordsOfSize: Readonly<Record<string, Size>> = {
  ...{ most: 'most', 'a majority': 'majority', 'the majority': 'majority', 'a minority': 'minority' },
  'not all': 'not all',
};
const approximate =
  /^(?:more than|fewer than|less than|over|under|about|around|nearly|almost|roughly|just under|just over|a total of)$/i;

/** The figure or the word of size that a phrase begins with, and the rest of the phrase. */
export function sizeIn(text: string): { size: Size; rest: string } | undefined {
  const found = worded.exec(text);
  const word = wordsOfSize[found?.groups?.word?.toLowerCase() ?? ''];
  if (found && word !== undefined) return { size: word, rest: text.slice(found[0].length) };
  const token = scan(text).find(({ kind }) => kind === 'amount');
  if (token?.kind !== 'amount' || token.amount.ordinal || token.amount.range !== undefined) return undefined;
  if (/^(?:at-least|at-most)$/.test(token.amount.bound)) return undefined;
  const lead = text.slice(0, token.at).trim();
  const rest = text.slice(token.end).trim();
  return (lead === '' || approximate.test(lead)) && rest !== '' ? { size: token.amount, rest } : undefined;
}

const counted =
  /^(?:(?:the|all|its|their) )*(?:(?<total>\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) )?(?<rest>\p{L}.*)$/iu;

/** "The 240 pupils at Hill School": how many there are, and what they are called. */
export function wholeIn(text: string): { total: Amount | undefined; whole: string } | undefined {
  const found = counted.exec(text.trim())?.groups;
  if (found?.rest === undefined || found.rest === '') return undefined;
  const token = scan(found.total ?? '').find(({ kind }) => kind === 'amount');
  return { total: token?.kind === 'amount' ? token.amount : undefined, whole: found.rest };
}
