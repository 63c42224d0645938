import { months, weekday } from '../../words/calendar';

const definite =
  /\b(?<the>[Tt]he) (?<noun>\p{Ll}{3,})(?= (?:is|are|was|were|has|have|had|go|goes|went|to|of|for|on|in|will|would|could|may|remains?|rose|fell|expects?|plans?|says|said|warned|estimates?)\b|[,.])/gu;
const another =
  /^(?:new|old|former|other|same|first|second|last|next|previous|whole|entire|only|main|early|late|\p{L}+est)$/u;

/** "The limit was breached" behind a sentence on the feed-in limit alone: that one. */
export function withModifier(text: string, before: string): string | undefined {
  for (const { index, groups } of text.matchAll(definite)) {
    const { the = '', noun = '' } = groups ?? {};
    const held = [
      ...before.matchAll(
        new RegExp(
          `\\b(?:[Tt]he|[Aa]n?|[Ii]ts|[Tt]heir) (?<what>(?:[\\p{L}’'-]+ )?)${noun}(?![\\p{L}-])(?<when> for (?:19|20)\\d{2})?`,
          'gu',
        ),
      ),
    ].map(({ groups: parts }) => ({ what: parts?.what?.trim() ?? '', when: parts?.when ?? '' }));
    const [{ what, when } = { what: '', when: '' }, ...more] = held;
    const times = before.split(new RegExp(`(?<![\\p{L}-])${noun}(?![\\p{L}-])`, 'u')).length - 1;
    if (what === '' || more.length > 0 || times > 1 || another.test(what)) continue;
    const named = new RegExp(
      `\\b(?:[Tt]he|[Aa]n?|[Ii]ts) (?:[\\p{L}’'-]+ ){0,2}${noun} (?<name>\\p{Lu}\\p{L}+)(?=[.,;:]|$| (?:said|says|expects?|plans?|was|is|has|had)\\b)`,
      'u',
    ).exec(before)?.groups?.name;
    if (named !== undefined)
      return `${text.slice(0, index)}${named}${text.slice(index + the.length + 1 + noun.length)}`;
    const end = index + the.length + 1 + noun.length;
    return `${text.slice(0, index)}${the} ${what} ${noun}${when}${text.slice(end)}`;
  }
  return undefined;
}

const legalForm = '(?:AG|SE|plc|PLC|Inc|Ltd|ASA|AB|GmbH|Group|Corp|Corporation|Holding|Holdings|SA|NV)';
const organisation = new RegExp(
  `(?<![\\p{L}-])(?<name>\\p{Lu}[\\p{L}&-]+(?: \\p{Lu}[\\p{L}&-]+){0,2}?) ${legalForm}(?![\\p{L}-])`,
  'gu',
);
/**
 * "Velmora Medical AG increased" as "Velmora Medical increased" and "Velmora increased", in a text that names no other company with
 * that word, and no place.
 */
export function withShortNames(texts: readonly string[], around: readonly string[]): string[] {
  const found = texts.map((text) => [...text.matchAll(organisation)]);
  const names = new Map(found.flat().map(({ 0: whole, groups }) => [whole, groups?.name ?? ''] as const));
  const [[whole, name] = ['', ''], ...more] = names;
  const [first = ''] = name.split(' ');
  if (name === '' || more.length > 0) return [];
  const other = new RegExp(
    `(?<![\\p{L}-])${first} (?!${whole.slice(first.length + 1)}(?![\\p{L}-]))\\p{Lu}\\p{Ll}|\\b(?:in|at|near|from|to|around) ${first}(?![\\p{L}-]| \\p{Lu})`,
    'u',
  );
  const isAmbiguous = name !== first && around.some((each) => other.test(each.replaceAll(name, whole)));
  return texts
    .filter((text) => text.includes(whole))
    .flatMap((text) =>
      [...new Set([name, ...(isAmbiguous ? [] : [first])])].map((each) => text.replaceAll(whole, each)),
    );
}

const theCompany = /(?<![\p{L}-])[Tt]he (?:company|group|firm)(?![\p{L}’'-])/gu;
const otherName = /(?<=\p{Ll}[,;]? )(?!I\b)\p{Lu}[\p{L}-]+/gu;
const calendar = new RegExp(`^(?:${months}|${weekday}|EUR|USD|GBP|Q[1-4])$`);

/**
 * "The company expects" in a text that names one company alone: by its name. Where the sentence before names another one, the
 * company may be that.
 */
export function withCompanyName(text: string, before: string, around: readonly string[]): string[] {
  if (text.search(theCompany) < 0) return [];
  const names = new Set(
    [before, ...around].flatMap((each) =>
      [...each.matchAll(organisation)].map(({ groups }) => groups?.name ?? ''),
    ),
  );
  const [name, ...more] = names;
  if (name === undefined || more.length > 0) return [];
  const own = new Set(name.split(' '));
  const isOther = (before.match(otherName) ?? []).some((word) => !own.has(word) && !calendar.test(word));
  if (isOther) return [];
  return [...new Set([name, name.split(' ')[0] ?? name])].map((each) => text.replace(theCompany, each));
}
