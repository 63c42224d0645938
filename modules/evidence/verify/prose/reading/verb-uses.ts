import { downStems, functionWords, upStems } from '../../words/lexicon';
import { adverb, apposedIn, determiner, headsOf, isNominal, preposition } from './noun-phrases';
import { isContent } from './passage-figures';
import type { Read } from './read-sentence';
import type { Token, Word } from '../../text/scan';
import { auxiliaries, beForms, isParticiple, isPastForm, isPresentForm, pastForms } from '../../words/verbs';

/** A verb of a sentence, with the words that name who or what does it. */
export type VerbUse = {
  word: Word;
  /** What it means; all rises are alike, and all falls but a loss. */
  meaning: string;
  isPassive: boolean;
  /** A participle behind its noun: "waste collected for recycling". */
  isReduced: boolean;
  /** Words before it in its clause; empty where the clause has none. */
  subject: readonly Word[];
  /** Last words of the noun phrases in the subject, outside its prepositional phrases. */
  heads: readonly Word[];
  /** All words of those noun phrases: "Transport minister Elin Hauge". */
  phrase: readonly Word[];
  /** Names between commas that say again who it is. */
  apposed: readonly Word[];
  /** The subject is a pronoun, or a figure alone. */
  isOpen: boolean;
  /** It has an object right behind it. */
  hasObject: boolean;
};

/** Words that begin a clause of its own. */
const opener =
  /^(?:while|whereas|although|though|because|when|if|unless|that|which|who|whose|whom|where|until|since|after|before|as|but|yet|so)$/;
const pronoun = /^(?:it|they|he|she|we|i|you|this|that|these|those|who|which|both|all|some|others|one|each)$/;

const known = new WeakMap<Read, readonly VerbUse[]>();

/** The verbs of a sentence in order, auxiliaries aside. */
export function verbUses(read: Read): readonly VerbUse[] {
  const before = known.get(read);
  if (before) return before;
  const { tokens } = read;
  const places = tokens.flatMap((_, index) => (isVerbAt(tokens, index) ? [index] : []));
  const uses: VerbUse[] = [];
  for (const [order, index] of places.entries()) {
    const word = tokens[index];
    if (word?.kind !== 'word') continue;
    const last = uses.at(-1);
    const reduced = isReduced(tokens, index) || isCountedBefore(tokens, index, places[order - 1]);
    const isBehind = last?.isReduced && !tokens.slice(places[order - 1], index).some(parts);
    const subject = isBehind ? last : subjectOf(read, places, order, uses);
    const form = formAt(tokens, index);
    const isPassive = form.isPassive || reduced;
    uses.push({ ...subject, word, meaning: verbMeaning(word), ...form, isPassive, isReduced: reduced });
  }
  known.set(read, uses);
  return uses;
}

const parts = (token: Token) =>
  token.kind === 'mark' || (token.kind === 'word' && /^(?:and|but)$/.test(token.lower));

/** All rises are alike, and all falls; "lost" and "cut" say who did it to whom. */
export const verbMeaning = ({ stem, meaning }: Word): string =>
  upStems.has(stem) ? 'up' : downStems.has(stem) && !/^(?:los|lose|cut|reduc)/.test(stem) ? 'down' : meaning;

const wordAt = (tokens: readonly Token[], index: number) => {
  const token = tokens[index];
  return token?.kind === 'word' ? token : undefined;
};

const determinerOrPronoun = new RegExp(`${determiner.source}|^(?:it|them)$`);
const beginsRest = new RegExp(`${determiner.source}|^(?:by|to|from|in|over|at)$`);

function isVerbAt(tokens: readonly Token[], index: number): boolean {
  const word = wordAt(tokens, index);
  if (!word || (word.isName && index > 0) || auxiliaries.has(word.lower)) return false;
  const isPast = isPastForm(word.lower);
  if (!isPast && !isPresentForm(word.lower, word.stem)) return false;
  let at = index - 1;
  while (adverb.test(wordAt(tokens, at)?.lower ?? '')) at -= 1;
  const before = tokens[at];
  const next = wordAt(tokens, index + 1);
  // "Lottery funds financed the lights", "operating costs fell to": a noun before its verb.
  if (!isPast && next && isPastForm(next.lower) && beginsRest.test(wordAt(tokens, index + 2)?.lower ?? ''))
    return false;
  if (before?.kind === 'word') {
    if (before.lower === 'to') return !isPast;
    if (determiner.test(before.lower) && !/^(?:that|this|these|those|some|all)$/.test(before.lower))
      return false;
    // "More moved in than left it".
    if (before.lower === 'than' && isPast && determinerOrPronoun.test(next?.lower ?? '')) return true;
    if (preposition.test(before.lower)) return false;
    return (
      isPast || auxiliaries.has(before.lower) || pronoun.test(before.lower) || isFinite(before, word, next)
    );
  }
  if (before?.kind === 'amount')
    return !/ed$/.test(word.lower) || !next || functionWords.has(next.lower)
      ? !isNounBehind(word, next)
      : false;
  return isPast ? before !== undefined || next !== undefined : before?.kind === 'period';
}

/** "sells", "workers earn"; not "cost" of "the average cost of". */
const isFinite = (before: Word, word: Word, next: Word | undefined) =>
  next?.lower !== 'of' &&
  (/s$/.test(word.lower) !== /[^s]s$/.test(before.lower) ||
    before.lower === 'and' ||
    // "Henrik Aas supports": a name is no plural.
    (before.isName && /s$/.test(word.lower)));

/** "12 loans to", "5 plans": counted, not done. */
const isNounBehind = (word: Word, next: Word | undefined) =>
  /s$/.test(word.lower) && !/ss$/.test(word.lower) && (!next || functionWords.has(next.lower));

function formAt(tokens: readonly Token[], index: number): Pick<VerbUse, 'isPassive' | 'hasObject'> {
  let isPassive = false;
  for (let at = index - 1; at >= Math.max(0, index - 4); at -= 1) {
    const word = wordAt(tokens, at);
    if (!word) break;
    if (beForms.has(word.lower)) isPassive = isPastForm(wordAt(tokens, index)?.lower ?? '');
    if (beForms.has(word.lower) || !(adverb.test(word.lower) || auxiliaries.has(word.lower))) break;
  }
  const next = wordAt(tokens, index + 1);
  const behind = tokens[index + 1];
  const counted = behind?.kind === 'amount' && wordAt(tokens, index + 2);
  const isCounted = counted && isContent(counted);
  const hasObject =
    isCounted ||
    (next !== undefined && (determiner.test(next.lower) || (isContent(next) && !adverb.test(next.lower))));
  return { isPassive, hasObject: Boolean(hasObject) };
}

/** "waste collected for recycling grew", "passengers carried: 3.8 million": a participle behind its noun. */
function isReduced(tokens: readonly Token[], index: number): boolean {
  const [before, word] = [wordAt(tokens, index - 1), wordAt(tokens, index)];
  if (!word || !before || !isNominal(before) || !isParticiple(word.lower)) return false;
  const next = tokens[index + 1];
  const isLabel = tokens
    .slice(index + 1, index + 4)
    .some((token) => token.kind === 'mark' && token.text === ':');
  if (!next || isLabel) return true;
  if (next.kind === 'word' && beForms.has(next.lower)) return true;
  if (next.kind !== 'word' || !preposition.test(next.lower)) return false;
  // "samples examined by the laboratory"; not "grew by 5 percent".
  const behind = tokens[index + 2];
  if (next.lower === 'by' && behind?.kind === 'word' && !/^(?:a|more|less|about|some)$/.test(behind.lower))
    return true;
  const end = tokens.findIndex(
    (token, at) => at > index && (parts(token) || (token.kind === 'word' && opener.test(token.lower))),
  );
  const rest = tokens.slice(index + 1, end < 0 ? undefined : end);
  return rest.some(
    (token) => token.kind === 'word' && (auxiliaries.has(token.lower) || pastForms.has(token.lower)),
  );
}

/** "on the 7,820 tonnes landed in 2022", behind another verb of the same clause. */
function isCountedBefore(tokens: readonly Token[], index: number, previous: number | undefined): boolean {
  const before = tokens[index - 1];
  const lead = wordAt(tokens, index - 3)?.lower ?? '';
  if (
    previous === undefined ||
    before?.kind !== 'amount' ||
    !isParticiple(wordAt(tokens, index)?.lower ?? '')
  )
    return false;
  return preposition.test(lead) && wordAt(tokens, index - 2)?.lower === 'the';
}

type Subject = Pick<VerbUse, 'subject' | 'heads' | 'phrase' | 'apposed' | 'isOpen'>;

function subjectOf(
  { tokens }: Read,
  places: readonly number[],
  order: number,
  uses: readonly VerbUse[],
): Subject {
  const index = places[order] ?? 0;
  const previous = Math.max(order > 0 ? (places[order - 1] ?? -1) : -1, predicateBefore(tokens, index));
  const from = clauseStart(tokens, index, previous);
  const region = tokens.slice(from, index);
  const relative = wordAt(tokens, from - 1);
  if (region.some(isNominal)) {
    const { heads, phrase } = headsOf(region);
    return {
      subject: wordsOf(region),
      heads,
      phrase,
      apposed: apposedIn(region),
      isOpen: heads.length === 0,
    };
  }
  if (relative && /^(?:which|who|that|whom)$/.test(relative.lower)) {
    const back = clauseStart(tokens, from - 1, previous);
    const last = tokens.slice(back, from - 1);
    const { heads, phrase } = headsOf(last.slice(lastPhrase(last)));
    return { subject: wordsOf(last), heads, phrase, apposed: [], isOpen: heads.length === 0 };
  }
  const shared = uses.at(-1);
  const isJoined =
    /^(?:and|but|or)$/.test(wordAt(tokens, from - 1)?.lower ?? '') || tokens[from - 1]?.kind === 'mark';
  if (shared && isJoined && !region.some((token) => token.kind === 'word' && pronoun.test(token.lower)))
    return {
      subject: shared.subject,
      heads: shared.heads,
      phrase: shared.phrase,
      apposed: shared.apposed,
      isOpen: shared.isOpen,
    };
  return { subject: [], heads: [], phrase: [], apposed: [], isOpen: true };
}

/** "Its network is long, and a third of the pipes were laid": the auxiliary of a clause that ends before this one. */
const predicateBefore = (tokens: readonly Token[], index: number) =>
  tokens.findLastIndex(
    (token, at) =>
      at < index &&
      token.kind === 'word' &&
      auxiliaries.has(token.lower) &&
      tokens.slice(at, index).some((each) => isNominal(each) || each.kind === 'amount'),
  );

const wordsOf = (tokens: readonly Token[]) =>
  tokens
    .filter((token) => token.kind === 'word')
    .filter((word) => isContent(word) && !auxiliaries.has(word.lower));

/** Where the clause of a verb begins: behind the last mark, opener or verb; an apposition between commas is part of it. */
function clauseStart(tokens: readonly Token[], index: number, previous: number): number {
  let start = previous + 1;
  for (let at = index - 1; at > previous; at -= 1) {
    const token = tokens[at];
    if (!token) break;
    const opens =
      (token.kind === 'mark' && /^[;:.()–—]$/.test(token.text)) ||
      (token.kind === 'word' && opener.test(token.lower));
    const isLeadingAs = token.kind === 'word' && /^(?:as|since|after|before|until)$/.test(token.lower);
    if (opens && !(isLeadingAs && !tokens.slice(at, index).some(isClauseVerb))) {
      start = at + 1;
      break;
    }
  }
  if (start > previous + 1 || previous < 0) return behindComma(tokens, start, index);
  const joint = tokens.findLastIndex(
    (token, at) =>
      at > previous &&
      at < index &&
      ((token.kind === 'word' && /^(?:and|or|but)$/.test(token.lower)) ||
        (token.kind === 'mark' && token.text === ',')),
  );
  return joint >= 0 ? joint + 1 : start;
}

const isClauseVerb = (token: Token) => token.kind === 'word' && auxiliaries.has(token.lower);

/** "In 2023, the port", "When it closed, the port": what leads a sentence is no part of the subject. */
function behindComma(tokens: readonly Token[], start: number, index: number): number {
  const comma = tokens.findLastIndex(
    (token, at) => at > start && at < index && token.kind === 'mark' && token.text === ',',
  );
  if (comma < 0 || !tokens.slice(comma + 1, index).some(isNominal)) return start;
  const first = wordAt(tokens, start);
  const lead = wordAt(tokens, start - 1);
  const isLed =
    (first && preposition.test(first.lower)) || [first, lead].some((word) => word && opener.test(word.lower));
  return isLed ? comma + 1 : start;
}

/** Where the last noun phrase before a relative pronoun begins. */
function lastPhrase(tokens: readonly Token[]): number {
  const at = tokens.findLastIndex(
    (token) => token.kind === 'word' && (determiner.test(token.lower) || preposition.test(token.lower)),
  );
  return Math.max(0, at + 1);
}
