import type { Amount } from '../../numbers/amounts';
import { downStems, meanWords, upStems, yearlyWords } from '../../words/lexicon';
import { wayAt } from '../figures/figure-ways';
import { isIdle, saysWhat } from '../reading/passage-figures';
import type { Placed, Read } from '../reading/read-sentence';
import { speakerIn } from '../reading/shared-limits';
import { type Word, boundWords } from '../../text/scan';
import { multiples } from '../../tables/reading/cues';
import { timesOf } from './worked-relations';

/** A statement on one change: by how much, of what, and who says so. */
export type ChangeClaim = {
  read: Read;
  by: Placed<Amount>;
  /** "doubled": the later figure is that many times the earlier one. */
  isMultiple: boolean;
  words: readonly Word[];
  speaker: readonly Word[];
};

const cues = /^(?:rate|compound|annual|space|course|comparison|compared|growth|points?|percentage)$/;

/** What a person does, beside which way the figure goes. */
const done = /^(?:los(?:t|es|ing|e)|cuts?|cutting|reduc\p{Ll}*)$/u;

/** A word for the change itself, which names nothing that changes. */
export const isCue = (word: Word) =>
  cues.test(word.lower) ||
  upStems.has(word.stem) ||
  (downStems.has(word.stem) && !done.test(word.lower)) ||
  boundWords.has(word.lower) ||
  meanWords.has(word.lower) ||
  yearlyWords.has(word.lower);

const rates =
  /\b(?:an?|per|each|every) (?<unit>day|night|week|month|(?<!\ba )quarter|season|hour|kilometre|head|person|household)\b/g;

/** "a night" */
export const isRate = ({ at, lower }: Word, { text }: Read) =>
  /\b(?:an?|per|each|every) $/.test(text.slice(Math.max(0, at - 6), at)) &&
  [...`a ${lower}`.matchAll(rates)].length > 0;

/** Each rate of a statement is that of the clause. */
export const areRatesAlike = (claim: Read, held: string): boolean => {
  const units = new Set([...held.matchAll(rates)].map(({ groups }) => groups?.unit));
  return [...claim.text.matchAll(rates)].every(({ groups }) => units.has(groups?.unit));
};

/** A statement that gives one change, and at most the figures that it ends or begins with. */
export function changeClaimOf(claim: Read): ChangeClaim | undefined {
  if (/["“”„«»‘?;]/.test(claim.text) || claim.text.length > 300) return undefined;
  const said = speakerIn(claim);
  const [gap, ...more] = claim.amounts.filter((each) => wayAt(claim, each) !== 0 && !isIdle(each.of));
  const by = gap ?? multipleIn(claim.text);
  if (!said || !by || more.length > 0 || by.of.range) return undefined;
  const words = claim.words.filter(
    (word) =>
      !said.isIn(word) &&
      saysWhat(word) &&
      !isCue(word) &&
      !isRate(word, claim) &&
      (word.at < by.at || word.end > by.end),
  );
  return words.length === 0
    ? undefined
    : { read: claim, by, isMultiple: gap === undefined, words, speaker: said.speaker };
}

const changing = Object.keys(multiples).filter((word) => word.endsWith('ed'));
const multiple = new RegExp(
  `\\b(?<bound>more than |almost |nearly |about |roughly |around |just over |well over )?(?<verb>${changing.join('|')})\\b`,
);

/** "more than doubled" */
function multipleIn(text: string): Placed<Amount> | undefined {
  const found = multiple.exec(text);
  const { bound = '', verb = '' } = found?.groups ?? {};
  const [size] = multiples[verb] ?? [];
  return found && size !== undefined
    ? { at: found.index, end: found.index + found[0].length, of: timesOf(size, bound) }
    : undefined;
}
