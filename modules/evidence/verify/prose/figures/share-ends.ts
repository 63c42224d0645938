import { max } from 'd3-array';
import { type Pair, isContent } from '../reading/passage-figures';
import type { Placed, Read } from '../reading/read-sentence';
import type { Amount } from '../../numbers/amounts';
import type { Word } from '../../text/scan';

const verbs =
  '\\b(?:accounts? for|accounted for|makes? up|made up|represents?|represented|constitutes?|constituted)';
const verb = new RegExp(`${verbs}\\b`, 'i');
const toFigure = new RegExp(
  `${verbs} (?:(?:about|some|nearly|almost|roughly|around|just|over|more|less|than|only|a|an) ){0,4}$`,
  'i',
);
/** Characters before a figure in which its verb is looked for: time grows with them for each figure. */
const mostBefore = 60;

/** "X made up 14 percent of Y": the words of the part, and of the whole up to the next figure or mark. */
function endsOfShare(read: Read, figure: Placed<Amount>): { part: Word[]; whole: Word[] } | undefined {
  const start = Math.max(0, figure.at - mostBefore);
  const lead = toFigure.exec(read.text.slice(start, figure.at));
  const behind = /^(?: ?%| percent| per cent)? of [^,;:.]{2,80}/u.exec(read.text.slice(figure.end));
  if (!lead || !behind) return undefined;
  const next = read.amounts.find(({ at }) => at > figure.at)?.at ?? read.text.length;
  const end = Math.min(figure.end + behind[0].length, next);
  const at = start + lead.index;
  const from = max([',', ';', ' and ', ' but '], (mark) => read.text.lastIndexOf(mark, at)) ?? 0;
  const within = (one: number, other: number) =>
    read.words.filter((word) => word.at >= one && word.end <= other && isContent(word));
  // "Savings books, once the core of the business, account for": the part stands before what is inserted.
  const beside = within(from, at);
  const opening = read.text.lastIndexOf(', ', from - 2);
  return {
    part: beside.length > 0 || opening < 0 ? beside : within(0, opening),
    whole: within(figure.end, end),
  };
}

/**
 * A word that stands at the other end of a share: "sales made up 14 percent of online orders" of "online orders made up 14 percent
 * of sales", or at the end of another share of the sentence.
 */
export function exchangedEnd(
  claim: Read,
  source: Read,
  pairs: readonly Pair[],
  context: ReadonlySet<string>,
): string | undefined {
  if (!verb.test(source.text)) return undefined;
  for (const { amount, matches } of pairs) {
    const own = endsOfShare(claim, amount);
    const [match] = matches;
    if (!own || !match) continue;
    const held = endsOfShare(source, match);
    // "…, hydropower for 33 percent": the share names its part, and the whole of the share before.
    const before = source.amounts.findLast(({ at }) => at < match.at);
    const gapped = / for (?:about |some |nearly )?$/.test(source.text.slice(0, match.at)) && before;
    const whole = held?.whole ?? (gapped ? endsOfShare(source, before)?.whole : undefined);
    if (!whole) return own.whole[0]?.text;
    const part = held?.part ?? source.words.filter(({ at }) => at > (before?.end ?? 0) && at < match.at);
    const isIn = (words: readonly Word[]) => (word: Word) =>
      words.some(({ meaning }) => meaning === word.meaning) || (context.has(word.meaning) && word.isName);
    const strange =
      own.part.find((word) => !isIn(part)(word)) ?? own.whole.find((word) => !isIn(whole)(word));
    if (strange) return strange.text;
  }
  return undefined;
}

const ofWhole = /\bof (?:the|its|their|these|those) (?:[\p{L}-]+ )?$/iu;

/**
 * "Of the 640 vacancies, 510 were for nurses": the figure of a whole that the sentence does not give the part of. Both figures
 * have to stand side by side there, the part "of" the whole.
 */
export function otherPartOfWhole(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const whole = pairs.find(({ amount }) => ofWhole.test(claim.text.slice(0, amount.at)));
  const [match] = whole?.matches ?? [];
  const part = pairs.find((pair) => pair !== whole && pair.matches.length > 0 && !isYear(pair.amount.of));
  const [held] = part?.matches ?? [];
  if (!whole || !part || !match || !held) return undefined;
  const [first, last] = held.at < match.at ? [held, match] : [match, held];
  const isBeside = !source.amounts.some(({ at, of }) => at > first.at && at < last.at && !isYear(of));
  const between = source.text.slice(first.end, last.at);
  const isPart =
    held.at < match.at
      ? ofWhole.test(between)
      : /\bof (?:which|whom|them|it|these|those)\b/i.test(
          between + source.text.slice(last.end, last.end + 16),
        );
  const isLead = ofWhole.test(source.text.slice(0, match.at)) && match.at < held.at && !/[;.]/.test(between);
  const isAhead = whole.amount.at < part.amount.at;
  return isBeside && (isPart || isLead || !isAhead) ? undefined : part.amount.of.text.trim();
}

const isYear = ({ value, unit, scale }: Amount) =>
  !unit && scale === 1 && Number.isInteger(value) && value >= 1800 && value <= 2100;
