import type { Amount } from '../../numbers/amounts';
import { isNamedWhole } from './dropped-subject';
import { adding, type Level, levelsOf, levelVerb, time, wordsOf } from './narrowed-subjects';
import type { Pair } from '../reading/passage-figures';
import type { Placed, Read } from '../reading/read-sentence';
import type { Word } from '../../text/scan';
import { isIdle, isIn, meaningsOf, wordsIn } from '../../words/raw-words';
import { auxiliaries, isPastForm } from '../../words/verbs';

/** Places of one figure in a sentence; the words around each are read. */
const mostMatches = 8;

/** Where the words behind a figure end: a mark, a clause of its own, another figure. */
const stop =
  /[,;:.()–—"“”]|\b(?:(?:and|or)(?! (?:\p{Ll}+ )?\p{Ll}+s\s*(?:in\b|[,.]|$))|but|while|whereas|than|as|compared|against|because|after|when|since|until|so|if|although|though|which|up|down)\b|[\p{Sc}\d]/u;
const linking =
  /^(?:of|in|on|at|by|for|with|from|to|into|without|outside|inside|under|over|among|per|through|via|within|abroad|online|aged|made|who|that|excluding|including|before)$/;
const passive = /^ (?:was|were|is|are|has been|have been|had been) (?:\p{Ll}+ly )?\p{Ll}+(?:ed|n|t|d|ne)\b/u;
/** Verbs of what is counted. */
const acting =
  /^(?:came|come|comes|went|worked|work|owned|own|used|use|said|lived|live|took|take|visited|voted|agreed|reported|rose|fell|left|joined|died|found|bought|paid|counted|sold|delivered|welcomed|employed)$/;

const isNarrowing = (word: string) =>
  !isIdle(word.toLowerCase()) && !levelVerb.test(word) && !acting.test(word) && !/ly$/.test(word);

/**
 * What narrows the things that a figure counts, or what it is for, and is left away in a statement: "203,000 visitors by
 * train" told of 203,000 visitors, "45 million on rural roads" of 45 million on roads. Or what the statement adds alone.
 */
export function narrowedCount(
  claim: Read,
  source: Read,
  before: Read | undefined,
  pairs: readonly Pair[],
  context: ReadonlySet<string>,
): string | undefined {
  const told = meaningsOf(claim.text);
  const given = new Set([...meaningsOf(`${source.text} ${before?.text ?? ''}`), ...context]);
  const levels = levelsOf(source, before);
  for (const { amount, matches } of pairs) {
    if (matches.length === 0) continue;
    const added = narrowingBehind(claim, amount, given).find(
      (word) => adding.test(word) && !isIn(word, given),
    );
    if (added !== undefined) return added;
    const dropped = matches.slice(0, mostMatches).map((match) => {
      const level = levels.find(({ from, to }) => match.at >= from && match.at <= to);
      const subject = level ? narrowingIn(level, claim, told) : [];
      return [...narrowingBehind(source, match, told), ...subject, ...narrowingBefore(source, told)].find(
        (word) => !isIn(word, told) && !isIn(word, context),
      );
    });
    const [first] = dropped;
    if (first !== undefined && dropped.every((word) => word !== undefined)) return first;
  }
  return undefined;
}

/** What a level is of, where a statement in another form tells of it. */
function narrowingIn({ of }: Level, claim: Read, told: ReadonlySet<string>): string[] {
  // "The council's spending on roads", "bicycles that Velmora sold": whose it is, and what is done, stand in another form.
  const things: readonly string[] = wordsIn(
    of.read.text
      .slice(of.at, of.end)
      .replace(/^(?:(?:The|the) )?(?:[^,]{1,60}[’']s? )?(?:\p{L}+ ){0,2}(?:of|on|among|by) /u, ' ')
      .replace(/ (?:that|who) (?:\p{L}+ ){0,2}(?:\p{Ll}+ed|sold|bought|made|had|spent|paid)\b/u, ' '),
  );
  const own = wordsOf(of).filter((word) => things.includes(word));
  const subject = of.read.words.filter((word) => word.at >= of.at && word.end <= of.end);
  return isNamedWhole(subject, claim) || !own.some((word) => isIn(word, told)) ? [] : own;
}

const fronted = /^(?:For|Among|Amongst|Of|Of all|Excluding|Without|With) (?<of>[^,\d]{2,80}), /u;

/** "For roads in the north, the council paid", where the statement has a word of it. */
function narrowingBefore({ text }: Read, told: ReadonlySet<string>): string[] {
  const words = wordsIn((fronted.exec(text)?.groups?.of ?? '').replace(time, ' ')).filter(isNarrowing);
  return words.some((word) => isIn(word, told)) ? words : [];
}

/** The words behind a figure that narrow its noun: those before it, and what is linked to it. */
function narrowingBehind(
  { text, words, amounts }: Read,
  { at, end, of }: Placed<Amount>,
  told: ReadonlySet<string>,
): string[] {
  // "Counted more visitors by train than ever: 203,000".
  if (text.slice(0, at).endsWith(': ') && /^(?:[.,;]|$)/.test(text.slice(end)))
    return wordsIn(text.slice(text.lastIndexOf(', ', at) + 1, at).replace(time, ' ')).filter(isNarrowing);
  const from = end + (passive.exec(text.slice(end))?.[0].length ?? 0);
  const rest = text.slice(from).replace(time, (found) => ' '.repeat(found.length));
  const next =
    amounts.find(
      (other) =>
        other.at >= from &&
        !other.of.ordinal &&
        !/\baged (?:under |over |at least )?$/.test(text.slice(0, other.at)),
    )?.at ?? text.length;
  const to = Math.min(from + (stop.exec(rest)?.index ?? rest.length), next);
  const phrase = beforeVerb(words.filter((word) => word.at >= from && word.end <= to));
  const link = phrase.findIndex(({ lower }) => linking.test(lower));
  // "212 reports of side effects of the vaccine": what all of it is about need not be said again.
  const about = phrase.findIndex(
    ({ lower }, index) =>
      index > link &&
      link >= 0 &&
      lower === 'of' &&
      /^(?:the|its|their)$/.test(phrase[index + 1]?.lower ?? ''),
  );
  const linked = (link < 0 ? [] : phrase.slice(link, about < 0 ? undefined : about))
    .map(({ text: word }) => word)
    .filter(isNarrowing);
  // "48,600 tonnes of household waste" told as 48,600 tonnes; "a profit of 3.4 million on sales of 51 million".
  const isUnnamed =
    (of.unit !== undefined && !linked.some((word) => isIn(word, told))) ||
    (to === next && next < text.length);
  const noun = (link < 0 ? phrase : phrase.slice(0, link)).slice(
    isDeed(words, phrase[0], text.lastIndexOf(', ', at), to) ? 1 : 0,
  );
  return [
    ...noun
      .slice(0, -1)
      .map(({ text: word }) => word)
      .filter(isNarrowing),
    ...(isUnnamed ? [] : linked),
  ];
}

/** The words up to a verb, unless it stands in a relative clause: "visitors who came by bus". */
function beforeVerb(words: readonly Word[]): readonly Word[] {
  const relative = words.findIndex(({ lower }) => /^(?:who|that)$/.test(lower));
  // "Fined 14.5 million for exceeding the limit": for what was done, not of what.
  const verb = words.findIndex(
    ({ lower }, index) =>
      (relative < 0 || index < relative) &&
      (auxiliaries.has(lower) ||
        acting.test(lower) ||
        (/^(?:for|by)$/.test(words[index - 1]?.lower ?? '') && /ing$/.test(lower))),
  );
  return verb < 0 ? words : words.slice(0, verb);
}

/** "36 contained pesticides" has no other verb; "had 36 registered visitors" has one. */
function isDeed(words: readonly Word[], first: Word | undefined, from: number, to: number): boolean {
  if (!first || !isPastForm(first.lower)) return false;
  const isVerb = ({ lower }: Word) => auxiliaries.has(lower) || acting.test(lower) || isPastForm(lower);
  return !words.some((word) => word !== first && isVerb(word) && word.at < to + 12 && word.at > from);
}
