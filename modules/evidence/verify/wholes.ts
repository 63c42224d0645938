import { type Pair, isContent } from './passage-figures';
import type { Read } from './read-passage';

const boundRun =
  '(?:(?:about|some|nearly|almost|only|just|over|under|roughly|around|more than|fewer than|at least|a|an) )*';
const behind = /^(?: \p{L}+)? of (?:the |its |their |all |those |these |our )*/u;
const pointing = new RegExp(`,? (?:and )?of (?:whom|which|them|these|those) ${boundRun}$`, 'i');
const leading = new RegExp(
  `(?:^|[;:.] )(?:out )?of (?:the |all |its |their |those |these )?([^,;.]{3,60}), ${boundRun}$`,
  'i',
);
const edge =
  /^(?:the|a|an|its|their|and|or|of|in|on|at|by|for|with|from|to|was|were|is|are|has|have|had|that|who|which|will|would)$/;

/** What a figure is a part of: "12 of the teachers", "82 teachers, of whom 12", "Of the 82 teachers, 12". */
function wholeOf(read: Read, { at, end }: { at: number; end: number }): ReadonlySet<string> | undefined {
  const { text, words } = read;
  const before = text.slice(0, at);
  const pointed = pointing.exec(before);
  if (pointed) return meaningsOf(nounsBefore(read, pointed.index));
  const lead = leading.exec(before);
  if (lead) {
    const from = lead.index + lead[0].indexOf(lead[1] ?? '');
    return meaningsOf(words.filter((word) => word.at >= from && word.end <= from + (lead[1]?.length ?? 0)));
  }
  const tail = behind.exec(text.slice(end));
  if (!tail || /^(?:them|which|whom|it|us|his|her)\b/.test(text.slice(end + tail[0].length)))
    return undefined;
  const rest = words.filter((word) => word.at >= end + tail[0].length);
  const to = rest.findIndex(
    (word, index) => edge.test(word.lower) || (index > 0 && word.at - (rest[index - 1]?.end ?? 0) > 1),
  );
  return meaningsOf(to < 0 ? rest : rest.slice(0, to));
}

/** The nouns that "of whom" at a place points to. */
function nounsBefore(read: Read, at: number): Read['words'] {
  const near = read.words.filter((word) => word.end <= at);
  const from = near.findLastIndex(
    (word, index) => edge.test(word.lower) || hasFigureBehind(read, word.end, near[index + 1]?.at),
  );
  return near.slice(from + 1);
}

/** What "of whom" at a place points to, as it is written. */
export const antecedent = (read: Read, at: number): string =>
  nounsBefore(read, at)
    .map(({ text }) => text)
    .join(' ');

/** A figure stands between a word and the next: "82 teachers". */
const hasFigureBehind = ({ amounts }: Read, end: number, next: number | undefined) =>
  next !== undefined && amounts.some(({ at }) => at >= end && at < next);

const meaningsOf = (words: Read['words']) => {
  const found = new Set(words.filter(isContent).map(({ meaning }) => meaning));
  return found.size > 0 && !found.has('person') ? found : undefined;
};

/** The part of another whole in the passage: "82 teachers, of whom 12 work part-time" told as twelve of the students. */
export function otherWhole(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  for (const { amount, matches } of pairs) {
    const own = wholeOf(claim, amount);
    if (!own || matches.length === 0) continue;
    const held = matches.map((match) => wholeOf(source, match));
    if (held.every((whole) => whole !== undefined && ![...own].some((meaning) => whole.has(meaning))))
      return amount.of.text.trim();
  }
  return undefined;
}
