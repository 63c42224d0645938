import { isNoName } from '../reading/named-kinds';
import type { Objection } from '../reading/objection';
import type { Read } from '../reading/read-sentence';

const prefixes =
  'Greater|Inner|Outer|Upper|Lower|New|Old|North|South|East|West|Northern|Southern|Eastern|Western|Central';
const extended = new RegExp(`(?:\\b(?<lead>${prefixes}) )?\\b(?<base>\\p{Lu}\\p{Ll}{2,})\\b`, 'gu');

/** "Greater Selmont" of the city of Selmont, and the other way round. */
export const otherExtent: Objection = (claim, source) => {
  if (!new RegExp(`\\b(?:${prefixes}) \\p{Lu}`, 'u').test(`${claim.text} ${source.text}`)) return undefined;
  const held = extentsIn(source.text);
  for (const [base, leads] of extentsIn(claim.text)) {
    const theirs = held.get(base);
    const other = theirs && [...leads].find((lead) => !theirs.has(lead));
    if (other !== undefined) return `says this of “${`${[...(theirs ?? [])][0] ?? ''} ${base}`.trim()}”`;
  }
  return undefined;
};

/** The words before each name that say how much of a place is meant. */
function extentsIn(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { groups } of text.matchAll(extended)) {
    const { lead = '', base = '' } = groups ?? {};
    found.set(base, (found.get(base) ?? new Set()).add(lead));
  }
  return found;
}

const state =
  /\b(?<lead>out of|in) (?<noun>work|use|office|service|stock|print|date|fashion|season|school|hospital|prison|order|power|town|business|court|debt|danger)\b/gu;

/** "People out of work" of those in work. */
export const outAsIn: Objection = (claim, source) => {
  const statesIn = (text: string) => [...text.matchAll(state)].map(({ groups }) => groups ?? {});
  const held = statesIn(source.text);
  const other = statesIn(claim.text).find(({ lead, noun }) => {
    const same = held.filter((each) => each.noun === noun);
    return same.length > 0 && !same.some((each) => each.lead === lead);
  });
  return other && `does not say “${other.lead} ${other.noun}”`;
};

const bestIn = /\b[Tt]he (?<best>\p{Ll}{2,}est) [^,;]{2,40}? (?:in|of) (?<name>\p{Lu}[\p{L}’-]+)/u;

/** "The highest rate in Harrow" of Harrow, which has the highest rate of all. */
export const bestWithin: Objection = (claim, source) => {
  const { best = '', name = '' } = bestIn.exec(claim.text)?.groups ?? {};
  if (best === '') return undefined;
  const isHolder = new RegExp(`\\b${name}\\b[^,;.]{0,40} ha(?:d|s) the (?:second-|third-)?${best}\\b`, 'u');
  const isWithin = new RegExp(`\\b${best}\\b[^,;.]{2,60} (?:in|of) (?:the )?${name}\\b`, 'u');
  return isHolder.test(source.text) && !isWithin.test(source.text)
    ? `says “${best}” of all, not of ${name}`
    : undefined;
};

const places = /\b(?:in|on|at) (?:the )?(?<name>\p{Lu}[\p{L}’-]+)/giu;
const frontedPlace =
  /(?:^|[,;] (?:and |but |while )?)(?:in|on|at) (?:the )?(?<name>\p{Lu}[\p{L}’-]+)(?: \p{Ll}+)?,? (?:(?:it|they|the) |(?:about |some )?\p{Sc}?\d)/giu;

/** The place that a sentence gives its figures of, where a statement has another: "in Northland it was 7.9 percent" told of Valdoria. */
export function placeInstead(claim: Read, source: Read): string | undefined {
  const namesOf = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(({ groups: { name = '' } = {} }) =>
      /^\p{Lu}/u.test(name) && !isNoName(name) ? [name] : [],
    );
  const theirs = namesOf(source.text, frontedPlace);
  const own = namesOf(claim.text, places).find((each) => !source.text.includes(each));
  return own === undefined || theirs.some((each) => claim.text.includes(each)) ? undefined : theirs[0];
}

/** "The rate in Valdoria" of the sentence "In Northland it was 7.9 percent, and in the Coast region 4.3 percent". */
export const otherPlace: Objection = (claim, source) => {
  const place = placeInstead(claim, source);
  return place && `says this of “${place}”`;
};
