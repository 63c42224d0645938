import { modalities, negations } from '../../words/lexicon';
import { isContent } from './passage-figures';
import { quotesIn } from '../../quotes/quotes';
import type { Read } from './read-sentence';
import type { Word } from '../../text/scan';
import { isPastForm, isPresentForm } from '../../words/verbs';
import { meaningOf, stem } from '../../words/words';

/** "no more than", "not later than": a bound, which denies nothing. */
export const isBound = ({ text }: Read, { lower, end }: Word) =>
  (lower === 'no' || lower === 'not') &&
  /^ (?:more|less|fewer|later|earlier|longer) than\b/.test(text.slice(end));

/** "two fifths of all tickets": of the tickets. */
export const isOfAll = ({ text, amounts }: Read, { lower, at }: Word) =>
  lower === 'all' &&
  amounts.some(
    ({ end, of }) => (of.fraction || of.unit?.dim === 'percent') && text.slice(end, at) === ' of ',
  );

/** The words of a passage's sentence that a statement can be about: those beside its figures, and none that are quoted when it quotes. */
export function wordsNear(
  source: Read,
  segments: readonly { from: number; to: number }[],
  quotes: boolean,
  claim: Read,
): readonly Word[] {
  const quoted = quotes ? [...quotesIn(source.text), ...quotedFrom(source, claim)] : [];
  return source.words.filter(
    (word) =>
      !isBound(source, word) &&
      !isOfAll(source, word) &&
      !quoted.some((quote) => word.at >= quote.at && word.end <= quote.end) &&
      (segments.length === 0 ||
        limitsShared(source, word, claim) ||
        segments.some(({ from, to }) => (word.at >= from && word.at < to) || governs(source, word, from))),
  );
}

/** Where the words stand in a passage that the statement alone puts between quotation marks. */
const quotedFrom = ({ text }: Read, claim: Read) =>
  quotesIn(claim.text).flatMap((quote) => {
    const at = text.indexOf(quote.text);
    return at < 0 ? [] : [{ at, end: at + quote.text.length }];
  });

/** ", usually for one season": a reservation before what the statement repeats, wherever its figures stand. */
function limitsShared({ words, text }: Read, word: Word, { meanings }: Read): boolean {
  if (!modalities.has(word.lower) || !/, $/.test(text.slice(0, word.at))) return false;
  const next = words.find((each) => each.at > word.at && isContent(each));
  return next !== undefined && meanings.has(next.meaning);
}

/** "would cost 420,000 and last twenty years", "estimates that": a reservation before a segment that holds in it as well. */
function governs({ text }: Read, { lower, end }: Word, from: number): boolean {
  if (!modalities.has(lower) || end > from) return false;
  if (/;|\. |, (?:but|while|whereas)\b/.test(text.slice(end, from))) return false;
  const isDoubt = isUnsure.test(modalities.get(lower) ?? '');
  if (/^ that\b/.test(text.slice(end)) || (isDoubt && !joins.test(text.slice(end, from)))) return true;
  const [, verb = ''] = /^,? ?(?:and|or) (?:\p{Ll}+ly )?(\p{Ll}+)\b/u.exec(text.slice(from)) ?? [];
  return verb !== '' && (isPastForm(verb) || isPresentForm(verb, stem(verb)));
}

const isUnsure = /^(?:possible|planned|expected|conditional)$/;
const joins = /[,:]|\b(?:and|but|or)\b/;
const laterPredicate =
  /(?:,| and| but) (?:was|is|were|are|has|have|had|did|does|do|will|would|could|may|might)(?: not| never)?\b|, (?:mainly|mostly|largely|chiefly|partly|usually) (?:to|in|into|from|by|for|at|with|through|because|due|as)\b/g;

/**
 * "holds 95,000 cubic metres and was not emptied", "exports a fifth, mainly to Sweden": the second predicate and the addition
 * say nothing of a statement about the first.
 */
export function withoutLaterPredicate(claim: Read, source: Read, near: readonly Word[]): readonly Word[] {
  const shared = source.words.findLast((word) => isContent(word) && claim.meanings.has(word.meaning));
  const figure = source.amounts.findLast(({ of }) =>
    claim.amounts.some((each) => each.of.value === of.value),
  );
  const last = Math.max(shared?.end ?? 0, figure?.end ?? 0);
  const cut = [...source.text.matchAll(laterPredicate)].find(({ index }) => index >= last)?.index;
  if (cut === undefined || near.some(({ at, lower }) => at > cut && modalities.get(lower) === 'conditional'))
    return near;
  return near.filter(({ at }) => at < cut);
}

const allowing = meaningOf('allow');

/** "may admit at most 12,000" of a statement on what a permit allows: no doubt. */
export const isPermitted = ({ lower }: Word, { meanings }: Read) => lower === 'may' && meanings.has(allowing);

/** "after a dispute with the county" denies nothing. */
const isQuarrel = ({ lower, at }: Word, { text }: Read): boolean =>
  /^disputes?$/.test(lower) &&
  /\b(?:an?|the|this|its|their|of|in) (?:\p{Ll}+ )?$/u.test(text.slice(Math.max(0, at - 24), at));

export const isNegation = ({ lower }: Word): boolean => negations.has(lower) || lower.endsWith("n't");

/** Whether a word of a sentence denies something. */
export const deniesIn =
  (read: Read) =>
  (word: Word): boolean =>
    isNegation(word) && !isQuarrel(word, read);
