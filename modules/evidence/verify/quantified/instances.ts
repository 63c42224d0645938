import { capital } from '../words/words';

/** A statement about one name or one time, and which it is about. */
export type Instance = { part: string; text: string };

/** Of which parts a statement holds: of all, of just these, of so many, or of this one and none before it. */
export type Quantifier =
  | { kind: 'all' }
  | { kind: 'these'; parts: readonly string[] }
  | { kind: 'count'; least: number; most: number; parts?: readonly string[] }
  | { kind: 'first'; part: string };

/** A sentence as one statement about each name or time, with the quantifier that joins them. */
export type Quantified = { instances: readonly Instance[]; quantifier: Quantifier };

export type Place = { at: number; end: number };

/** The sentence with each part in place of a phrase. */
export const instancesAt = (
  text: string,
  { at, end }: Place,
  parts: readonly string[],
  said: (part: string, index: number) => string,
) =>
  parts.map((part, index) => {
    const own = said(part, index);
    return { part, text: `${text.slice(0, at)}${at === 0 ? capital(own) : own}${text.slice(end)}` };
  });

export const withOne = ({ part, text }: Instance): Instance => ({ part, text: ofOne(text) });

const single: readonly (readonly [RegExp, string])[] = [
  [/\bwere\b/u, 'was'],
  [/\bare\b/u, 'is'],
  [/\bhave\b/u, 'has'],
  [/\btheir\b/gu, 'its'],
];

/** Verbs and pronouns of several as those of one. */
export const ofOne = (text: string): string =>
  single.reduce((said, [pattern, other]) => said.replace(pattern, other), text);

/** Plurals, with a word before them that says which: "age groups". */
export const many = '(?:\\p{Ll}{3,} )?(?:\\p{Ll}{3,}s|countries|cities|counties|municipalities|universities)';
