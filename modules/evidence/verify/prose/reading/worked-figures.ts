import type { Amount } from '../../numbers/amounts';
import { fits, percent } from '../../numbers/compare';
import type { Placed, Read } from './read-sentence';

/** Statements of which another follows by arithmetic, with the figures that it takes and what it makes of them. */
export type Working = {
  statements: readonly string[];
  operands: readonly Amount[];
  text: string;
  formula: string;
  result: number;
};

/** Figures of a passage that are tried as operands; pairs of them grow with the square. */
const mostFigures = 30;
export const mostWorkings = 8;

/** The exact figures of the passages, each once. */
export function figuresOf(sentences: readonly Read[]): readonly Amount[] {
  const found = new Map<string, Amount>();
  for (const { amounts } of sentences)
    for (const { of } of amounts)
      if (of.bound === 'exact' && !of.ordinal && !of.range && !of.fraction)
        found.set(`${of.value} ${of.unit?.dim ?? ''} ${of.unit?.factor ?? ''}`, of);
  return [...found.values()].slice(0, mostFigures);
}

/** Whether a figure as it is written says a value in its own unit. */
export const isWritten = (of: Amount, value: number): boolean =>
  fits({ ...of, unit: undefined, scale: 1, fraction: false }, value, { dim: '', factor: 1, scale: 1 }) ===
  'yes';

/** A value in percent, of a figure that is written in percent or as a fraction. */
export const isWrittenShare = (of: Amount, share: number): boolean =>
  of.fraction ? fits(of, share, percent) === 'yes' : of.unit?.dim === 'percent' && isWritten(of, share);

export const isShare = (of: Amount): boolean => of.fraction || of.unit?.dim === 'percent';

/** Counted alike: in one unit, or in none. */
export const isAlike = (one: Amount, other: Amount): boolean =>
  one.unit?.dim === other.unit?.dim && one.unit?.factor === other.unit?.factor;

/** A figure as a statement can give it, with the unit that it shares with another. */
export function written(of: Amount): string {
  const text = of.text.trim();
  return of.unit && /^[\d.,]+$/.test(text) ? `${text} ${of.unit.text}` : text;
}

export const small = (text: string) =>
  /^(?:The|A|An|Its|Their|His|Her|On|In|At|For|About|Some|Each|All) /.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

export const number = (value: number) => Number(value.toPrecision(10));

/** A text with other figures in the places of its own. */
export const replaced = (text: string, { at, end }: Placed<Amount>, instead: string) =>
  `${text.slice(0, at)}${instead}${text.slice(end)}`;

/** Words before a figure that say how exact it is. */
export const approximate =
  '(?:(?:about|around|some|roughly|approximately|almost|nearly|just|only|over|more than|just over|a good) )*';

/** The words behind a bare count that name what it counts. */
export const countedBehind = (text: string): string =>
  /^(?: (?!(?:of|in|at|on|for|to|from|with|by|and|or|per|an?|each|every|during|since|as|than|were|was|are|is|had|have|has|that|who|which|while|but)\b)\p{Ll}[\p{Ll}-]*){1,3}/u.exec(
    text,
  )?.[0] ?? '';
