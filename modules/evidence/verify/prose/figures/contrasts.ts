import { downStems, upStems } from '../../words/lexicon';
import { type Pair, isContent } from '../reading/passage-figures';
import type { Amount } from '../../numbers/amounts';
import { samePeriod } from '../../numbers/periods';
import type { Placed, Read } from '../reading/read-sentence';
import type { Word } from '../../text/scan';
import { verbUses } from '../reading/verb-uses';

/** The word of a statement that the passage has of another part of its sentence than the figure: another half, predicate or noun. */
export const ofOtherPart = (
  claim: Read,
  source: Read,
  before: Read | undefined,
  pairs: readonly Pair[],
): string | undefined =>
  largerPart(claim) ??
  otherHalf(claim, source, pairs) ??
  otherPredicate(claim, source, pairs) ??
  otherNoun(claim, source, before, pairs) ??
  oneOfThese(claim, source, before) ??
  otherCounted(claim, source, pairs);

/** "62,000 of the 14,000": no part is larger than its whole. */
function largerPart({ text, amounts }: Read): string | undefined {
  const found = amounts.find(({ end, of }, index) => {
    const whole = amounts[index + 1];
    return (
      whole !== undefined &&
      !of.fraction &&
      of.unit?.dim === whole.of.unit?.dim &&
      of.value > whole.of.value &&
      /^ (?:out )?of (?:the |its |their |all )?$/.test(text.slice(end, whole.at))
    );
  });
  return found?.of.text;
}

/** "In 2020 it was shut for eleven weeks; in 2023 it stayed open": each half is of its own time. */
function otherHalf(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const cut = source.text.indexOf('; ');
  const [period, ...more] = claim.periods;
  if (cut < 0 || !period || more.length > 0) return undefined;
  const isFirst = ({ at }: { at: number }) => at < cut;
  const isElsewhere = pairs.some(
    ({ matches }) =>
      matches.length > 0 &&
      matches.every((match) => {
        const own = source.periods.filter((each) => isFirst(each) === isFirst(match));
        return own.length > 0 && !own.some(({ of }) => samePeriod(of, period.of));
      }),
  );
  return isElsewhere ? period.of.text : undefined;
}

const place = / (?:in|at|on|among|for) (?:the )?(\p{L}+)/u;

/** "Attacks fell in the north but rose by 8 percent in the south": what the first predicate says is no part of the second. */
function otherPredicate(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const [pair, ...more] = pairs;
  const [match, ...others] = pair?.matches ?? [];
  if (!match || more.length > 0 || others.length > 0) return undefined;
  const joint = [...source.text.slice(0, match.at).matchAll(/,? (?:but|while|whereas|and) /g)].at(-1);
  if (!joint) return undefined;
  const uses = verbUses(source).filter(({ isReduced }) => !isReduced);
  const first = uses.find(({ word }) => word.end <= joint.index);
  const second = uses.find(({ word }) => word.at === joint.index + joint[0].length);
  if (!first || !second || second.word.end > match.at) return undefined;
  const direction = (stem: string) => (upStems.has(stem) ? 1 : downStems.has(stem) ? -1 : 0);
  const [one, other] = [direction(first.word.stem), direction(second.word.stem)];
  if (one === 0 || other === 0 || one === other) return undefined;
  const wrong = claim.words.find(
    (word) =>
      direction(word.stem) === one ||
      (isContent(word) &&
        source.words.some(
          (each) => each.meaning === word.meaning && isBetween(each, first.word.end, joint.index),
        ) &&
        !source.words.some((each) => each.meaning === word.meaning && each.at > joint.index)),
  );
  if (wrong) return wrong.text;
  const [, own] = place.exec(source.text.slice(match.end)) ?? [];
  const isContrast = own !== undefined && place.test(source.text.slice(first.word.end, joint.index));
  const held = source.words.find(({ at, text }) => at > match.end && text === own);
  return isContrast && held && !claim.meanings.has(held.meaning) ? own : undefined;
}

const isBetween = ({ at }: { at: number }, from: number, to: number) => at >= from && at < to;

/** "The league has 2,300 members. It asked in 310 cases" is no "310 members". */
function otherNoun(
  claim: Read,
  source: Read,
  before: Read | undefined,
  pairs: readonly Pair[],
): string | undefined {
  for (const { amount, matches } of pairs) {
    const noun = claim.words.find(({ at }) => at === amount.end + 1);
    if (!noun || !isContent(noun) || source.meanings.has(noun.meaning) || !before?.meanings.has(noun.meaning))
      continue;
    const isCounted = matches.some(({ end }) =>
      source.words.some((word) => word.at === end + 1 && /s$/.test(word.lower)),
    );
    if (isCounted && !/^(?:people|persons)$/.test(noun.lower)) return noun.text;
  }
  return undefined;
}

/** The plural noun right behind a count: "20 cranes", "96,000 e-books". */
function countedNoun({ end, of }: Placed<Amount>, { text, words }: Read): Word | undefined {
  const [lead = ''] = /^ (?:\p{L}+-)?/u.exec(text.slice(end, end + 20)) ?? [];
  return of.unit || of.ordinal
    ? undefined
    : words.find(({ at, lower }) => at === end + lead.length && /[^s]s$/.test(lower));
}

/** "14 ferries and 20 cranes. Of these, five were sold": of which of the two, the passage leaves open. */
function oneOfThese(claim: Read, source: Read, before: Read | undefined): string | undefined {
  const at = source.text.search(/\bof (?:these|them|those)\b/i);
  if (at < 0) return undefined;
  const nounsOf = (read: Read, to = read.text.length) =>
    read.amounts.flatMap((amount) => (amount.end < to ? (countedNoun(amount, read) ?? []) : []));
  const ahead = nounsOf(source, at);
  const counted = ahead.length > 0 || !before ? ahead : nounsOf(before);
  const said = counted.filter(({ meaning }) => claim.meanings.has(meaning));
  return said.length > 0 && said.length < counted.length ? said[0]?.text : undefined;
}

/** "96,000 of the 412,000 e-books were items", where the passage counts items that are e-books. */
function otherCounted(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  for (const { amount, matches } of pairs) {
    const own = countedNoun(amount, claim);
    const held = matches.flatMap((match) => countedNoun(match, source) ?? []);
    const isExchanged =
      own &&
      source.meanings.has(own.meaning) &&
      held.length === matches.length &&
      held.every(({ meaning }) => meaning !== own.meaning && claim.meanings.has(meaning));
    if (isExchanged && held.length > 0) return own.text;
  }
  return undefined;
}
