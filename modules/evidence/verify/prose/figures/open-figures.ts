import { dimOf } from './follows-from';
import type { Amount } from '../../numbers/amounts';
import { meanWords, sumWords } from '../../words/lexicon';
import type { Placed, Read } from '../reading/read-sentence';
import { isShare, isWrittenShare } from '../reading/worked-figures';
import { says } from '../../numbers/compare';

/** The largest number that may count what a text names one by one: "the two towns", "six of the nine judges". */
const mostNamed = 12;

/** "The two towns": a count in words of what the passage may name without counting it. */
export const isSmallCount = ({ text, value, unit, fraction, ordinal }: Amount): boolean =>
  !unit && !fraction && !ordinal && value <= mostNamed && /^\p{L}/u.test(text);

/** A text that names a part without its figure. */
export const rest =
  /\b(?:the rest|the remainder|the remaining|the others?|equal(?:ly)?|twice as|double (?:the|that|what)|(?:two|three|four|five|ten) times as)\b/i;

const multiples = /\b(?:twice|double|times|others?|equal(?:ly)?)\b/i;

/** "The rest is shared equally", "twice as many as the present one": a figure that the passage names without giving it. */
export const isNamedByRest = (amount: Amount, source: Read, sentences: readonly Read[]): boolean =>
  !amount.fraction &&
  sentences.some((sentence) => {
    const alike = sentence.amounts.filter(({ of }) => of.unit?.dim === amount.unit?.dim);
    // What remains is less than what there was.
    const isLess =
      multiples.test(sentence.text) ||
      alike.length === 0 ||
      alike.some(({ of }) => sizeOf(amount) <= sizeOf(of));
    return rest.test(sentence.text) && (sentence === source || (amount.unit && alike.length > 0)) && isLess;
  });

const sizeOf = ({ value, unit }: Amount) => Math.abs(value * (unit?.factor ?? 1));

/** "The status of the others": what two parts leave of a whole, where the passage names it without its figure. */
export const isLeftByTwo = ({ of }: Placed<Amount>, sentences: readonly Read[]): boolean =>
  sentences.some(({ amounts, text }) => {
    if (!rest.test(text)) return false;
    const [whole, ...parts] = amounts
      .filter((each) => each.of.unit?.dim === of.unit?.dim)
      .slice(0, mostNamed)
      .map((each) => each.of);
    return parts.some((one, index) =>
      parts
        .slice(index + 1)
        .some((other) => whole !== undefined && whole.value - one.value - other.value === of.value),
    );
  });

/** Figures of a kind that a sum of more than two may be of. */
const fewestOfKind = 3;

/** "Twenty-seven in all", "a mean of 107": a figure that may be the sum or the mean of several of its kind. */
export const isSumOfMore = ({ of }: Placed<Amount>, { words }: Read, sentences: readonly Read[]): boolean =>
  words.some(({ lower }) => sumWords.has(lower) || meanWords.has(lower)) &&
  sentences
    .flatMap(({ amounts }) => amounts)
    .filter((each) => each.of.unit?.dim === of.unit?.dim && !each.of.ordinal).length >= fewestOfKind;

/** "Almost two thirds" of 64 percent: near enough that the passage does not gainsay it. */
export const isNearPart = ({ of }: Placed<Amount>, sentences: readonly Read[]): boolean =>
  of.fraction &&
  of.bound !== 'exact' &&
  sentences
    .flatMap(({ amounts }) => amounts)
    .some((each) => dimOf(each.of) === 'percent' && Math.abs(each.of.value - 100 * of.value) <= 8 * of.value);

/** How far a limit may lie from the figure that it bounds. */
const farthestLimit = 1.1;

/** "More than 40 people" of 44, "fewer than half" of 480 of 1,200: a limit that a figure of the passage keeps, or the share of two. */
export function isNearLimit({ of }: Placed<Amount>, sentences: readonly Read[]): boolean {
  if (!/^(?:over|under|at-least|at-most)$/.test(of.bound)) return false;
  return sentences.some(({ amounts }) => {
    const held = amounts.filter((each) => !each.of.ordinal && !each.of.range).map((each) => each.of);
    if (isShare(of)) {
      const given = held.flatMap((each) =>
        each.fraction ? [100 * each.value] : isShare(each) ? [each.value] : [],
      );
      const counts = held
        .filter((each) => !isShare(each) && !each.unit && each.value > 0)
        .slice(0, mostNamed);
      const made = counts.flatMap((part) =>
        counts.flatMap((all) => (part.value < all.value ? [(100 * part.value) / all.value] : [])),
      );
      return [...given, ...made].some((share) => isWrittenShare(of, share));
    }
    return held.some((each) => {
      const [value, limit] = [sizeOf(each), sizeOf(of)];
      return (
        dimOf(each) === dimOf(of) &&
        Math.max(value, limit) <= farthestLimit * Math.min(value, limit) &&
        says(of, each.value * ((each.unit?.factor ?? 1) / (of.unit?.factor ?? 1)))
      );
    });
  });
}

const toldMultiples: readonly (readonly [RegExp, number])[] = [
  [/\b(?:twice|double|half|halv\p{Ll}+)\b/u, 2],
  [/\b(?:three times|triple|a third)\b/, 3],
];

/** "0.9 degrees" of 1.8 degrees, which is twice as much as elsewhere; "1.05 euros" of 1.19 euros, 14 cents more than before. */
export const isToldApart = ({ of }: Placed<Amount>, sentences: readonly Read[]): boolean =>
  sentences.some(({ amounts, text }) =>
    amounts.some((each, index) => {
      if (dimOf(each.of) !== dimOf(of)) return false;
      const next = amounts[index + 1];
      const [a, b] = [sizeOf(each.of), sizeOf(of)];
      const isMultiple = toldMultiples.some(
        ([told, by]) =>
          told.test(text) && (Math.abs(a - by * b) < 1e-9 * a || Math.abs(by * a - b) < 1e-9 * b),
      );
      const isCents =
        next !== undefined &&
        dimOf(next.of) === 'cent' &&
        Math.abs(Math.abs(a - b) - next.of.value / 100) < 1e-6;
      return isMultiple || isCents;
    }),
  );

/** Figures of one sentence that are added by threes. */
const mostAdded = 12;

/** "67 percent" of "46 percent, 9 percent and 12 percent": three figures of one sentence together, or what they leave of all. */
export const isOfThree = ({ of }: Placed<Amount>, sentences: readonly Read[]): boolean =>
  sentences.some(({ amounts }) => {
    const alike = amounts
      .filter((each) => dimOf(each.of) === dimOf(of) && !each.of.ordinal)
      .slice(0, mostAdded)
      .map((each) => sizeOf(each.of));
    const own = sizeOf(of);
    const near = (sum: number) => Math.abs(sum - own) < 1e-6 * own || Math.abs(100 - sum - own) < 1e-6;
    return alike.some((a, i) =>
      alike.some((b, j) => j > i && alike.some((c, k) => k > j && near(a + b + c))),
    );
  });

const gapBehind = /^ (?:\p{Ll}+ ){0,2}(?:more|fewer|less|higher|lower) than\b/u;

/** "26,300 people, 1,300 more than in 2011": one of the two figures gives the distance from the other. */
export const isToldAsGap = (from: readonly Amount[], sentences: readonly Read[]): boolean =>
  sentences.some(({ amounts, text }) =>
    amounts.some(({ of, end }) => from.includes(of) && gapBehind.test(text.slice(end))),
  );
