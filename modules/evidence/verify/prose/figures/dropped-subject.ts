import { max } from 'd3-array';
import { verbOf } from './figure-verbs';
import { type Pair, isContent, roleIn } from '../reading/passage-figures';
import { endsIn } from './passage-changes';
import type { Read } from '../reading/read-sentence';
import type { Word } from '../../text/scan';
import { isPastForm } from '../../words/verbs';
import { downStems, upStems } from '../../words/lexicon';
import { type VerbUse, verbUses } from '../reading/verb-uses';

/**
 * A word of the subject that a statement leaves away: "oil and gas exports" told as "gas exports", "sales in Germany" told as
 * "sales". What is said of a part, or of two things together, is said of neither alone.
 */
export function droppedSubject(
  claim: Read,
  source: Read,
  pairs: readonly Pair[],
  context: ReadonlySet<string>,
): string | undefined {
  const uses = verbUses(source);
  for (const { at } of pairs.flatMap((pair) => withEnds(pair, source).matches)) {
    const use = verbOf(at, uses);
    const subject = use?.subject ?? subjectOfLevel(at, source);
    const named = subject.filter(
      (word) => isContent(word) && !use?.apposed.includes(word) && !legalForm.test(word.lower),
    );
    const dropped = named.find(({ meaning }) => !claim.meanings.has(meaning) && !context.has(meaning));
    if (dropped && isNamedWhole(subject, claim)) continue;
    // The statement is about the object where it has no word of the subject: "about 67% of the quota was caught".
    if (dropped && named.some(({ meaning }) => claim.meanings.has(meaning))) return dropped.text;
    const narrowed = droppedModifier(claim, source, uses, context);
    if (narrowed) return narrowed;
    const other = joinedWith(at, claim, source, uses);
    if (other) return other;
  }
  return undefined;
}

/** What narrows the ends of a change narrows the change: "sales in Arl were 30 tonnes in 2021 and 50 in 2022". */
function withEnds(pair: Pair, source: Read): Pair {
  const ends = pair.worked && pair.matches.length === 0 && !pair.bases ? endsIn(source) : undefined;
  const areLevels = ends && [ends.from, ends.to].every((end) => roleIn(end, source) === 'level');
  return areLevels ? { ...pair, matches: [ends.from, ends.to] } : pair;
}

/** "Hours worked by agency staff" told as those of staff: a noun before another, behind a participle that narrows the subject. */
function droppedModifier(
  { meanings }: Read,
  { words, amounts }: Read,
  uses: readonly VerbUse[],
  context: ReadonlySet<string>,
): string | undefined {
  const end = Math.min(amounts[0]?.at ?? 0, uses.find(({ isReduced }) => !isReduced)?.word.at ?? Infinity);
  const from = uses.find(({ isReduced, word }) => isReduced && word.end <= end)?.word.end ?? end;
  const found = words.find((word, index) => {
    const head = words[index + 1];
    return (
      head !== undefined &&
      word.at >= from &&
      head.end <= end &&
      head.at - word.end === 1 &&
      isModifier(word) &&
      isContent(head) &&
      !head.isName &&
      meanings.has(head.meaning) &&
      !meanings.has(word.meaning) &&
      !context.has(word.meaning)
    );
  });
  return found?.text;
}

const isModifier = (word: Word): boolean =>
  isContent(word) &&
  !word.isName &&
  !isPastForm(word.lower) &&
  !upStems.has(word.stem) &&
  !downStems.has(word.stem) &&
  !/(?:ing|ly)$/.test(word.lower);

/** "Halden Foods plc" is Halden Foods. */
const legalForm = /^(?:plc|ag|se|inc|ltd|asa|ab|gmbh|corp|nv|llc)$/;

/** "The number of complaints about delays was 340": the words before the verb. */
function subjectOfLevel(figureAt: number, { text, words }: Read): Read['words'] {
  const verb = words.findLast(({ end, lower }) => end <= figureAt && /^(?:was|were|is|are)$/.test(lower));
  if (
    !verb ||
    !/^ (?:at )?(?:\p{Sc}?\d(?:[^,;:]|,(?=\d)){1,60},? and )?(?:about |some |around |only |almost |nearly )?$/u.test(
      text.slice(verb.end, figureAt),
    )
  )
    return [];
  const from = max([',', ';', ':'], (mark) => text.lastIndexOf(mark, verb.at)) ?? -1;
  return words.filter(({ at, end }) => at > from && end <= verb.at);
}

const places =
  /\b(?:region|city|town|port|island|village|county|district|state|province|municipality|lake|valley|university|bank) of /i;

/** "The operator Vask Rail", "the region of Ostmark": the name says who it is without the words before it. */
export function isNamedWhole(subject: VerbUse['subject'], claim: Read): boolean {
  const names = subject.filter(({ isName }) => isName);
  const isLinked = subject.some(({ lower }) =>
    /^(?:in|on|at|for|from|with|to|by|between|and|or)$/.test(lower),
  );
  const isOwned =
    subject.some(({ lower }) => lower === 'of') &&
    !places.test(`${subject.map(({ text }) => text).join(' ')} `);
  return (
    names.length > 0 &&
    subject.at(-1)?.isName === true &&
    !isLinked &&
    !isOwned &&
    names.every(({ meaning }, index) => index === 0 || claim.meanings.has(meaning)) &&
    claim.meanings.has(names.at(-1)?.meaning ?? '')
  );
}

const conjunction = /^(?:and|or)$/;

/** "Peas and beans" before a figure, of which a statement names one. */
function joinedWith(
  figureAt: number,
  claim: Read,
  source: Read,
  uses: readonly VerbUse[],
): string | undefined {
  const from = max([',', ';', ':'], (mark) => source.text.lastIndexOf(mark, figureAt)) ?? -1;
  const words = source.words.filter(({ at, end }) => at > from && end <= figureAt);
  for (const [index, word] of words.entries()) {
    const one = words[index - 1];
    const other = words.slice(index + 1).find((each) => isContent(each));
    if (!conjunction.test(word.lower) || !one || !other || !isContent(one)) continue;
    if (source.amounts.some(({ at, end }) => at >= one.end - 20 && end <= other.at)) continue;
    if (uses.some((use) => use.word === one || use.word === other) || /(?:ed|ing|ly)$/.test(one.lower))
      continue;
    const [held, dropped] = claim.meanings.has(one.meaning) ? [one, other] : [other, one];
    if (claim.meanings.has(held.meaning) && !claim.meanings.has(dropped.meaning))
      return `${one.text} ${word.text} ${other.text}`;
  }
  return undefined;
}

/** "12 euros in towns, compared with 9 euros in villages" */
const comparing = /\b(?:compared with|compared to|against) (?:about |some |only )?$/;
const narrowing = /^(?:per|among|amongst|for|before|excluding|under|without|within|on|in|across)$/;

/** "18 deaths per 1,000 births", "48 percent among men", "9 percent in Europe": what narrows a figure from behind it. */
export function droppedNarrowing(
  claim: Read,
  source: Read,
  pairs: readonly Pair[],
  context: ReadonlySet<string>,
): string | undefined {
  for (const { end, at } of pairs.flatMap(({ matches }) => matches)) {
    const next = source.amounts.find((other) => other.at > at)?.at ?? source.text.length;
    const stop =
      /[,;:.()–—]|\b(?:and|but|while|whereas|than|as|compared|against|which|who|that)\b|\b(?:before|after|when|until|once) (?:it|they|he|she)\b/.exec(
        source.text.slice(end, next),
      );
    const to = stop ? end + stop.index : next;
    const words = source.words.filter((word) => word.at >= end && word.end <= to);
    for (const [index, word] of words.entries()) {
      if (!narrowing.test(word.lower)) continue;
      const phrase = words.slice(index + 1, index + 4).filter((each) => isContent(each));
      const [first] = phrase;
      const isCompared = comparing.test(source.text.slice(0, at));
      // A season or a place that the text is about goes without saying; a part of a year does not.
      if (
        /^in$/.test(word.lower) &&
        !isCompared &&
        !phrase.some(({ isName, lower }) => isName || /^(?:quarter|half)$/.test(lower))
      )
        continue;
      if (
        /^on$/.test(word.lower) &&
        !words.slice(index + 1, index + 4).some(({ lower }) => /(?:day|end)s?$/.test(lower))
      )
        continue;
      if (first && !phrase.some(({ meaning }) => claim.meanings.has(meaning) || context.has(meaning)))
        return `${word.text} ${first.text}`;
    }
  }
  return undefined;
}
