import { memoize } from '../../../../kernel/memoize';
import type { Source } from '../../../evidence';
import { isHeading } from '../../tables/structure/captions';
import { plainText } from '../../text/plain-text';
import { ownerStems } from '../../words/lexicon';
import { auxiliaries, isPastForm, isPresentForm } from '../../words/verbs';
import { stem } from '../../words/words';
import { dateline } from './counted-reports';

/** Who or what a source is about: its name, and the nouns that a text may call it by. */
export type MainEntity = { name: string; short: string | undefined; nouns: ReadonlySet<string> };

const named = "\\p{Lu}[\\p{L}&’'-]*(?: (?:of |the |de |and )?\\p{Lu}[\\p{L}&’'-]*){0,4}";
const opening = new RegExp(
  `^(?:(?:In|By|At|On|During|Since) [^,]{2,40}, )?(?:The |the )?(?<type>(?:\\p{Ll}[\\p{L}-]+ ){0,4})(?<name>${named})(?: \\(\\p{Lu}[\\p{L}&]{1,9}\\))?(?:, (?:an? |the )?(?<as>[^,]{3,80}),)?(?<verb> \\p{Ll}+)`,
  'u',
);
/** What a company may be called, whatever it makes. */
const companies =
  /^(?:company|firm|group|chain|start-up|startup|manufacturer|maker|carmaker|brewer|brewery|retailer|operator|airline|bank|producer|developer|supplier|publisher|insurer|shipyard|carrier|utility|lender|wholesaler|distributor|broadcaster|contractor|miner|refiner|\p{L}+maker)$/u;
const leading =
  /^(?:The|A|An|In|On|At|By|For|But|And|As|From|To|According|It|They|This|These|There|Last|More|Most|About|Every|Each|No|Not)$/;

/** The first sentence of prose of a source. */
export const firstSentenceOf = memoize(({ spans }: Source): string => {
  const text = plainText(
    spans.slice(0, 12).find(({ text: line }) => line.length > 40 && !isHeading(line))?.text ?? '',
  )
    .slice(0, 600)
    .replace(dateline, '');
  return /^.{20,500}?[.!](?= \p{Lu}|$)/u.exec(text)?.[0] ?? '';
});

/** What a source is about, where its first sentence begins with a name: "The container ship Alda Bay ran aground". */
export const mainEntityOf = memoize((source: Source): MainEntity | undefined => {
  const { type = '', name = '', as = '', verb = '' } = opening.exec(firstSentenceOf(source))?.groups ?? {};
  const word = verb.trim();
  const isVerb =
    auxiliaries.has(word) ||
    isPastForm(word) ||
    isPresentForm(word, stem(word)) ||
    /^(?:rises|lies|flows)$/.test(word);
  const all = name.split(' ').filter((each) => !leading.test(each));
  // "Carmaker Veltra": what it is stands before its name.
  const isTyped = all.length > 1 && companies.test((all[0] ?? '').toLowerCase());
  const words = isTyped ? all.slice(1) : all;
  if (!isVerb || words.length === 0) return undefined;
  const nouns = new Set([
    ...lastNoun(type),
    ...(isTyped ? [(all[0] ?? '').toLowerCase()] : []),
    ...lastNoun(
      as.replace(/ (?:of|in|at|from|with|for|based|that|which|who|on|founded|built|opened)\b.*$/, ''),
    ),
    ...words
      .map((each) => each.toLowerCase())
      .filter((each) => ownerStems.has(stem(each)) || /^(?:dam|river|lake|trial|study|survey)$/.test(each)),
  ]);
  if ([...nouns].some((noun) => companies.test(noun))) nouns.add('company').add('firm').add('group');
  const [first = ''] = words;
  const text = source.spans
    .slice(0, 40)
    .map((span) => span.text)
    .join(' ')
    .slice(0, 20_000);
  const called = nouns.size > 0 ? [] : ownersIn(text);
  const isShort =
    words.length > 1 && new RegExp(`(?<![\\p{L}-])${first}(?!['’]?[\\p{L}-]| \\p{Lu})`, 'u').test(text);
  return { name: words.join(' '), short: isShort ? first : undefined, nouns: new Set([...nouns, ...called]) };
});

/** "The club" of a text that calls nothing else by such a noun: what it is about. */
function ownersIn(text: string): string[] {
  const called = (pattern: RegExp) =>
    [...new Set([...text.matchAll(pattern)].map(([, noun = '']) => noun))].filter((each) =>
      ownerStems.has(stem(each)),
    );
  const first = called(/(?:^|[.!?]["”]? )The (\p{Ll}{3,}) (?=\p{Ll})/gu);
  const [noun, ...more] =
    first.length > 0 ? first : called(/(?:, |\b(?:which|that) )the (\p{Ll}{3,})(?=[’']s | \p{Ll})/gu);
  return noun === undefined ||
    more.length > 0 ||
    new RegExp(`\\b(?:an?|another|other|rival) (?:\\p{Ll}+ ){0,2}${noun}\\b`, 'u').test(text)
    ? []
    : [noun];
}

const lastNoun = (phrase: string): string[] => {
  const last = phrase.trim().split(' ').at(-1) ?? '';
  return /^\p{Ll}[\p{Ll}-]{2,}$/u.test(last) && !isPastForm(last) ? [last] : [];
};

const start =
  /^(?<lead>(?:(?:In|By|At|On|During|For|Since|Of|Over) [^,]{2,50}?(?:,| (?=it\b|the\b)) ?)?)(?<who>(?:The|the) (?:\d[\d.,]*-\p{Ll}+ )?(?<noun>\p{Ll}[\p{Ll}-]+)|It|it)(?= (?<verb>\p{Ll}+))/u;

const isVerb = (word: string): boolean =>
  auxiliaries.has(word) || isPastForm(word) || isPresentForm(word, stem(word));

/**
 * Sentences of which the subject is what the source is about, each as told by its name: "The company opened 18 stores", "It employs 5,000
 * people". A pronoun is it only where the sentence before tells of it.
 */
export function withMainNames(
  texts: readonly string[],
  main: MainEntity | undefined,
): readonly (readonly string[])[] {
  if (!main) return texts.map(() => []);
  let isBefore = false;
  return texts.map((text, index) => {
    const named = withMainName(text, texts[index - 1] ?? '', main, isBefore);
    isBefore = named.length > 0 || tellsOf(text, main);
    return named;
  });
}

/** One sentence with the name: `isBefore` says that the sentence before tells of it. */
export function withMainName(text: string, before: string, main: MainEntity, isBefore: boolean): string[] {
  const { lead = '', who = '', noun, verb = '' } = start.exec(text)?.groups ?? {};
  if (who === '' || !isVerb(verb)) return [];
  const isMain = noun === undefined ? isBefore : main.nouns.has(noun) && !tellsOfOther(before, main, noun);
  if (!isMain) return [];
  const rest = text.slice(lead.length + who.length);
  return [main.name, ...(main.short === undefined ? [] : [main.short])].map(
    (name) => `${lead}${name}${rest}`,
  );
}

/** Whether a sentence begins with the name of what the source is about. */
const tellsOf = (text: string, { name, short }: MainEntity): boolean => {
  const plain = text.replace(
    /^(?:(?:In|By|At|On|During|For|Since|Of|Over) [^,]{2,50}?, )?(?:The |the )?(?:\p{Ll}[\p{Ll}-]+ ){0,3}/u,
    '',
  );
  return [name, ...(short === undefined ? [] : [short])].some(
    (each) => plain.startsWith(`${each} `) || plain.startsWith(`${each},`),
  );
};

/** Whether the sentence before tells of another one of its kind: "a rival company", or another name as its subject. */
const tellsOfOther = (text: string, { name }: MainEntity, noun: string): boolean => {
  const own = new Set(name.split(' '));
  const [found = '', subject = '', next = ''] =
    /^((?:\p{Lu}[\p{L}&’'-]* ?){1,4}),? ?(\p{Ll}*)/u.exec(text) ?? [];
  const words = subject
    .trim()
    .split(' ')
    .filter((word) => !leading.test(word));
  const isName = words.length > 1 || isVerb(next) || found.trim().endsWith(',');
  const isOther = words.length > 0 && isName && words.every((word) => !own.has(word));
  return isOther || new RegExp(`\\b(?:an?|another|rival|other) (?:\\p{Ll}+ ){0,2}${noun}\\b`, 'u').test(text);
};
