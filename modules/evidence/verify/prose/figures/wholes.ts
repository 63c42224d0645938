import { type Pair, isContent } from '../reading/passage-figures';
import type { Amount } from '../../numbers/amounts';
import { segmentOf } from './passage-segments';
import type { Placed, Read } from '../reading/read-sentence';
import type { Word } from '../../text/scan';
import { isPastForm } from '../../words/verbs';
import { meaningOf } from '../../words/words';

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
  const owner = possessive.exec(text.slice(end + tail[0].length))?.[0].length ?? 0;
  const counted =
    owner > 0 ? read.amounts.find((each) => each.at === end + tail[0].length + owner) : undefined;
  if (counted)
    return meaningsOf([
      ...words.filter((word) => word.at >= end + tail[0].length && word.end <= counted.at),
      ...nounsBehind(words, counted.end),
    ]);
  const rest = words.filter((word) => word.at >= end + tail[0].length);
  return meaningsOf(untilEdge(rest));
}

/** "of the council's 35 members": whose they are. */
const possessive = /^(?:[\p{L}-]+ ){0,3}[\p{L}-]+(?:['’]s|s['’]) (?=\d|\p{Ll})/u;

const nounsBehind = (words: Read['words'], at: number) => untilEdge(words.filter((word) => word.at >= at));

/** The words up to one that ends a noun phrase. */
function untilEdge(rest: Read['words']): Read['words'] {
  const to = rest.findIndex(
    (word, index) =>
      edge.test(word.lower) ||
      (index > 0 && (isPastForm(word.lower) || /^(?:goes|go|comes|come)$/.test(word.lower))) ||
      (index > 0 && word.at - (rest[index - 1]?.end ?? 0) > 1),
  );
  return to < 0 ? rest : rest.slice(0, to);
}

/** The nouns that "of whom" at a place points to. */
export function nounsBefore(read: Read, at: number): Read['words'] {
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
export function otherWhole(
  claim: Read,
  source: Read,
  pairs: readonly Pair[],
  context: ReadonlySet<string>,
): string | undefined {
  for (const { amount, matches } of pairs) {
    if (matches.length === 0) continue;
    const own = wholeOf(claim, amount);
    const isOther = matches.every(
      (match) =>
        (own !== undefined &&
          !sharesWhole(
            own,
            wholeOf(source, match),
            (meaning) => source.meanings.has(meaning) || context.has(meaning),
          )) ||
        isOfTheRest(claim, amount) !== isOfTheRest(source, match) ||
        (own !== undefined && isBehindPronoun(own, source, match)) ||
        isOtherPart(claim, source, match),
    );
    if (isOther) return amount.of.text.trim();
  }
  return undefined;
}

/** "62 percent of the water it uses" is nothing of the district's water: the sentence narrows a whole that the passage names. */
function sharesWhole(
  own: ReadonlySet<string>,
  held: ReadonlySet<string> | undefined,
  isNamed: (meaning: string) => boolean,
): boolean {
  if (!held) return true;
  const shared = [...own].filter((meaning) => held.has(meaning));
  const added = [...own].filter((meaning) => !isNamed(meaning) && !organisations.has(meaning));
  return shared.length > 0 && added.length === 0;
}

const organisations = new Set(
  ['company', 'council', 'firm', 'city', 'group', 'hospital', 'school', 'project', 'programme'].map(
    meaningOf,
  ),
);

/** "two thirds of it from subscriptions" is nothing of the subscriptions. */
function isBehindPronoun(own: ReadonlySet<string>, { text, words }: Read, { end }: Placed<Amount>): boolean {
  const behind = /^ of (?:it|them) (?:from|to|by|in|on|at|for|with) (?:the )?/.exec(text.slice(end))?.[0];
  const next = behind && words.find(({ at }) => at >= end + behind.length);
  return next !== undefined && next !== '' && own.has(next.meaning) && own.size === 1;
}

const ofTheRest = /^(?: \p{L}+)? of (?:the |its |their |all )?(?:others?|rest|remaining|remainder)\b/u;
const isOfTheRest = ({ text }: Read, { end }: Placed<Amount>) => ofTheRest.test(text.slice(end));

const partLead = /, of (?:which|whom) (?=[^,;]*$)/;

/** "It cost 4.7 billion, of which the state paid 1.2 billion" told as what it cost: the part without what is said of the part. */
function isOtherPart(claim: Read, source: Read, match: Placed<Amount>): boolean {
  const lead = partLead.exec(source.text.slice(0, match.at));
  if (!lead) return false;
  const { from, to } = segmentOf(source, match);
  const start = Math.max(from, lead.index);
  const said = source.words.filter(
    (word) => word.at >= start && word.end <= to && isContent(word) && word.at !== match.at,
  );
  // "operating expenses, of which staff costs": the cost is that of the whole as well.
  const isShared = ({ meaning }: Word) =>
    source.words.some((word) => word.end <= lead.index && word.meaning === meaning);
  const own = said.filter((word) => !isShared(word));
  return said.length > 0 && !(own.length > 0 ? own : said).some(({ meaning }) => claim.meanings.has(meaning));
}

/** "Sales rose to 14 percent" of "Freight made up 14 percent of sales": what a part is of, told as what has the figure. */
export function wholeAsSubject(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const shares = pairs.flatMap(({ amount, matches }) =>
    matches.flatMap((match) => {
      const whole =
        match.of.unit?.dim === 'percent' || match.of.fraction ? wholeOf(source, match) : undefined;
      return whole ? [{ amount, match, whole }] : [];
    }),
  );
  const found = shares.find(({ amount, match, whole }) => {
    const lead = claim.words.filter((word) => word.end <= amount.at && isContent(word));
    const [first] = lead;
    const held = source.words.filter((word) => word.end <= match.at && isContent(word));
    return (
      first !== undefined &&
      whole.has(first.meaning) &&
      !/\bof (?:the |its |all )*$/i.test(claim.text.slice(0, first.at)) &&
      !held.some(({ meaning }) => claim.meanings.has(meaning))
    );
  });
  return found && [...found.whole].join(' ');
}
