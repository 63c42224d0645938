import type { Amount } from '../../numbers/amounts';
import type { Placed } from '../reading/read-sentence';
import type { Token, Word } from '../../text/scan';

/** What one clause says of the size of a thing at one time or at two, with no word left over. */
export type Change = {
  /** The words of what has the size, in order; with the verb, where it names what is done to what is counted. */
  thing: readonly string[];
  /** Those of them that are names. */
  names: readonly string[];
  /** Phrases that narrow it, such as "in europe". */
  phrases: readonly string[];
  /** How many of those stand before the verb. */
  ahead: number;
  /** What is counted, as it stands behind the figures. */
  counted: readonly string[];
  /** Words such as "sharply". */
  manner: readonly string[];
  way?: 'up' | 'down';
  tense: 'past' | 'present' | 'future';
  by: readonly Placed<Amount>[];
  from?: Placed<Amount>;
  to?: Placed<Amount>;
  /** The time of the later figure, and of the earlier one. */
  time?: string;
  then?: string;
  /** Both times are the ends of a span of more than a year: "between 2015 and 2020". */
  isSpan?: boolean;
  /** The token behind its last one. */
  next: number;
};

export type Draft = {
  -readonly [Key in keyof Change]: Change[Key] extends readonly (infer Item)[] ? Item[] : Change[Key];
};

/** Tokens, the place of the next one to read, and the clause as far as it was read. */
export type Reading = {
  tokens: readonly Token[];
  at: number;
  draft: Draft;
  last: 'verb' | 'to' | 'from' | 'by' | 'time' | 'phrase';
};

export const manner =
  /^(?:also|again|slightly|sharply|steadily|further|strongly|markedly|significantly|considerably)$/;

export const articles = /^(?:the|a|an)$/;

export const comparatives = /^(?:more|higher|larger|greater|longer|less|fewer|lower|smaller|shorter)$/;

export const leads = /^(?:in|at|on|for|among|across|within|per|of|through|with|an?)$/;

/** Words that no name of a thing holds: another clause, or something that the text before names. */
export const foreign =
  /^(?:that|which|who|whom|whose|if|whether|unless|when|while|whereas|as|because|after|before|since|until|than|but|or|both|only|except|without|it|they|this|these|those|he|she|we|his|her|their|its|others?|up|down|is|are|was|were|be|been|has|have|had|to|by)$/;

export const owners = /^(?:its|their|his|her)$/;

export const wordAt = ({ tokens, at }: Reading, ahead = 0): Word | undefined => {
  const token = tokens[at + ahead];
  return token?.kind === 'word' ? token : undefined;
};

export const says = (reading: Reading, test: RegExp, ahead = 0) =>
  test.test(wordAt(reading, ahead)?.lower ?? '');

export const hasMark = ({ tokens, at }: Reading, text: string, ahead = 0) => {
  const token = tokens[at + ahead];
  return token?.kind === 'mark' && token.text === text;
};

export const amountAt = ({ tokens, at }: Reading, ahead = 0): Placed<Amount> | undefined => {
  const token = tokens[at + ahead];
  return token?.kind === 'amount' && !token.amount.ordinal && !token.amount.range
    ? { at: token.at, end: token.end, of: token.amount }
    : undefined;
};

const relative =
  /^(?:(?:in|during) )?(?:(?:a|one) year (?:earlier|before|previously)|the (?:previous|preceding|prior) year|the year (?:before|earlier))(?= |$)/;

const current = /^(?:(?:in|during) )?(?:last year|this year)(?= |$)/;

/** A time, of the figure that stands before it; undefined words for it are kept as they stand. */
export function readTime(reading: Reading): boolean {
  const { tokens, at, draft } = reading;
  const run: string[] = [];
  while (run.length < 5 && wordAt(reading, run.length)) run.push(wordAt(reading, run.length)?.lower ?? '');
  const written = relative.exec(run.join(' '))?.[0] ?? current.exec(run.join(' '))?.[0];
  const isBack = reading.last === 'from';
  const set = (isThen: boolean, key: string, length: number) => {
    if (draft[isThen ? 'then' : 'time'] !== undefined) return false;
    draft[isThen ? 'then' : 'time'] = key;
    reading.at += length;
    return true;
  };
  if (written !== undefined)
    return set(
      relative.test(written) || isBack,
      relative.test(written) ? 'before' : written.replace(/^(?:in|during) /, ''),
      written.split(' ').length,
    );
  const keyAt = (index: number) => {
    const token = tokens[index];
    return token?.kind === 'period' ? `${token.period.from}-${token.period.to}` : undefined;
  };
  if (says(reading, /^(?:between|from)$/) && says(reading, /^(?:and|to)$/, 2)) {
    const [then, time] = [keyAt(at + 1), keyAt(at + 3)];
    const isSet = then !== undefined && time !== undefined && set(true, then, 0) && set(false, time, 4);
    if (isSet) draft.isSpan = Number(time.slice(0, 4)) - Number(then.slice(0, 4)) > 1;
    return isSet;
  }
  const isCensus = says(reading, /^(?:at|in)$/) && says(reading, /^census$/, 2) && says(reading, /^of$/, 3);
  const isEnd = says(reading, /^at$/) && says(reading, /^the$/, 1) && says(reading, /^end$/, 2);
  const lead = isEnd || isCensus ? 4 : says(reading, /^(?:in|during|for|from|on)$/) ? 1 : 0;
  const article = says(reading, /^the$/, lead) ? 1 : 0;
  const key = keyAt(at + lead + article);
  if (key === undefined || (lead === 0 && !isBack)) return false;
  return set(isBack || says(reading, /^from$/), isEnd ? `end of ${key}` : key, lead + article + 1);
}
