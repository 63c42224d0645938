import { functionWords, modalities, negations } from '../words/lexicon';
import { adverb, determiner, preposition } from './noun-phrases';
import { oncePer } from '../../../kernel/once-per';
import type { Read } from './read-sentence';
import type { Token, Word } from '../text/scan';
import { beForms, isParticiple, isPastForm } from '../words/verbs';
import { isParticipleForm, isVerbBase } from './verb-bases';

/** What a token does in its sentence. */
export type Tag =
  | 'noun'
  | 'figure'
  | 'time'
  | 'determiner'
  | 'verb'
  | 'participle'
  | 'auxiliary'
  | 'preposition'
  | 'joint'
  | 'opener'
  | 'relative'
  | 'pronoun'
  | 'adverb'
  | 'denial'
  | 'to'
  | 'comma'
  | 'stop';

export type Tagged = { tag: Tag; token: Token; lower: string };

const auxiliary =
  /^(?:is|are|was|were|be|been|being|has|have|had|having|do|does|did|will|would|shall|should|can|could|may|might|must|cannot)$/;
const openers = /^(?:because|although|though|while|whereas|if|unless|when|once|whenever|whether)$/;
/** Prepositions that open a clause where a predicate follows. */
const mayOpen = /^(?:before|after|since|until|till|as)$/;
const pronouns =
  /^(?:it|they|he|she|them|him|itself|themselves|this|these|those|all|everyone|others?|one|none|both|each)$/;
const denials = /^(?:not|never|no|none|neither|nor|nobody|cannot)$/;

/** The tokens of a sentence, each with what it does there. */
export const taggedOf = oncePer((read: Read): readonly Tagged[] => {
  const tagged: Tagged[] = [];
  const tokens = withoutBounds(read);
  for (const index of tokens.keys()) tagged.push(tagAt(tokens, index, tagged));
  return withTimes(withReduced(tagged));
});

const bounding =
  /(?:^| )(?:(?:(?:well |just |slightly )?(?:more|fewer|less|higher|lower) than|at (?:least|most)|no (?:more|fewer|less) than|up to|as (?:many|much) as|just (?:over|under)|about|around|some|nearly|almost|over|under|roughly|approximately|only|just|merely|close to) )+$/i;

/** The words of a sentence without those that bound a figure, which are read with it. */
function withoutBounds({ tokens, text }: Read): readonly Token[] {
  const bounds = tokens.flatMap((token) => {
    const lead =
      token.kind === 'amount' ? bounding.exec(text.slice(Math.max(0, token.at - 40), token.at)) : null;
    return lead ? [{ from: token.at - lead[0].trimStart().length, to: token.at }] : [];
  });
  return bounds.length === 0
    ? tokens
    : tokens.filter(({ at, end }) => !bounds.some(({ from, to }) => at >= from && end <= to));
}

const relativeTime = /^(?:last|next|past|previous|preceding|same|this)$/;
const timeNoun = /^(?:year|month|week|quarter|season|summer|winter|spring|autumn|decade)$/;

/** "last summer", "a year earlier": one time. */
function withTimes(tagged: readonly Tagged[]): Tagged[] {
  const found: Tagged[] = [];
  for (let at = 0; at < tagged.length; at += 1) {
    const each = tagged[at] as Tagged;
    const [next, third] = [tagged[at + 1], tagged[at + 2]];
    const isLed = relativeTime.test(each.lower) && timeNoun.test(next?.lower ?? '');
    const isAgo =
      /^(?:an?|one|the)$/.test(each.lower) &&
      timeNoun.test(next?.lower ?? '') &&
      /^(?:earlier|before|ago|later|previously)$/.test(third?.lower ?? '');
    if (isLed && next) {
      found.push({ ...each, tag: 'time', lower: `${each.lower} ${next.lower}` });
      at += 1;
    } else if (isAgo && next && third) {
      found.push({ ...each, tag: 'time', lower: `${next.lower} ${third.lower}` });
      at += 2;
    } else found.push(each);
  }
  return found;
}

function tagAt(tokens: readonly Token[], index: number, before: readonly Tagged[]): Tagged {
  const token = tokens[index] as Token;
  if (token.kind === 'amount') return { tag: 'figure', token, lower: '' };
  if (token.kind === 'period') return { tag: 'time', token, lower: '' };
  if (token.kind === 'mark') return { tag: token.text === ',' ? 'comma' : 'stop', token, lower: token.text };
  const { lower } = token;
  return { tag: tagOfWord(token, tokens, index, before), token, lower };
}

const wordAt = (tokens: readonly Token[], index: number): Word | undefined => {
  const token = tokens[index];
  return token?.kind === 'word' ? token : undefined;
};

function tagOfWord(word: Word, tokens: readonly Token[], index: number, before: readonly Tagged[]): Tag {
  const { lower } = word;
  const next = tokens[index + 1];
  const nextWord = wordAt(tokens, index + 1);
  if (auxiliary.test(lower) || lower.endsWith("n't")) return lower.endsWith("n't") ? 'denial' : 'auxiliary';
  if (denials.test(lower)) return 'denial';
  if (/^(?:and|but|or)$/.test(lower)) return 'joint';
  if (/^(?:who|which|whom|whose|where)$/.test(lower)) return 'relative';
  if (lower === 'that' && before.at(-1)?.tag === 'opener') return 'adverb';
  if (lower === 'that')
    return before.at(-1)?.tag === 'noun' && !isSaying(before)
      ? 'relative'
      : nextWord && isNounAt(nextWord)
        ? 'determiner'
        : 'pronoun';
  if (/^(?:provided|providing|assuming)$/.test(lower) && nextWord?.lower === 'that') return 'opener';
  if (openers.test(lower) && !(lower === 'because' && nextWord?.lower === 'of')) return 'opener';
  if (lower === 'since' && before.at(-1)?.tag === 'auxiliary') return 'adverb';
  if (mayOpen.test(lower)) return opensClause(tokens, index) ? 'opener' : 'preposition';
  if (lower === 'to')
    return nextWord &&
      (/^(?:be|have)$/.test(nextWord.lower) || (isVerbBase(nextWord.lower) && !/[^s]s$/.test(nextWord.lower)))
      ? 'to'
      : 'preposition';
  if (
    pronouns.test(lower) &&
    !(nextWord && /^(?:this|these|those|all|both|each|one|other)$/.test(lower) && isNounAt(nextWord)) &&
    !(next?.kind === 'amount')
  )
    return 'pronoun';
  if (determiner.test(lower)) return 'determiner';
  if (/^(?:because|due|than|despite|including|except)$/.test(lower) || preposition.test(lower))
    return 'preposition';
  return tagOfContent(word, tokens, index, before);
}

const isNounAt = ({ lower, isName }: Word) =>
  isName ||
  (!functionWords.has(lower) &&
    !auxiliary.test(lower) &&
    !negations.has(lower) &&
    !modalities.has(lower) &&
    !isPastForm(lower));

const isSaying = (before: readonly Tagged[]) => before.at(-1)?.tag === 'verb';

/** "before the study began": a predicate follows, with no mark between. */
function opensClause(tokens: readonly Token[], index: number): boolean {
  for (let at = index + 1; at < Math.min(tokens.length, index + 12); at += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'mark') return false;
    if (token.kind !== 'word') continue;
    if (/^(?:which|who|that|and|but)$/.test(token.lower)) return false;
    const last = wordAt(tokens, at - 1);
    const isLed = at === index + 1 || (last && (determiner.test(last.lower) || preposition.test(last.lower)));
    if (
      auxiliary.test(token.lower) ||
      (!isLed && isPastForm(token.lower) && !wordAt(tokens, at + 1)?.lower.match(/^by$/))
    )
      return true;
  }
  return false;
}

const lightAdverbs =
  /^(?:seldom|often|always|sometimes|again|already|also|still|now|then|even|only|just|yet|so|too|soon|far|instead|once|later|earlier|today|here|there|however|meanwhile|abroad|home|together|altogether|almost|nearly|about|around|down|up|out|off|on|away|back)$/;

function tagOfContent(word: Word, tokens: readonly Token[], index: number, before: readonly Tagged[]): Tag {
  const { lower } = word;
  const last = before.findLast(({ tag }) => tag !== 'adverb' && tag !== 'denial');
  const isFirst = index === 0;
  const isCapital = word.isName && !isFirst;
  if (isCapital) return 'noun';
  if (lower === 'longer' && before.at(-1)?.lower === 'no') return 'adverb';
  if (lightAdverbs.test(lower) || (adverb.test(lower) && !isVerbBase(lower))) return 'adverb';
  const next = tokens[index + 1];
  if (last?.tag === 'to') return 'verb';
  if (last?.tag === 'auxiliary') {
    const isBe = beForms.has(last.lower);
    const isHave = /^(?:has|have|had|having)$/.test(last.lower);
    if (isBe || isHave)
      return isParticipleForm(lower) || (isBe && /ing$/.test(lower) && isVerbBase(lower)) ? 'verb' : 'noun';
    return isVerbBase(lower) ? 'verb' : 'noun';
  }
  if (isPastForm(lower)) return tagOfPast(last, next);
  if (/ing$/.test(lower))
    return last?.tag === 'noun' &&
      before.at(-1) === last &&
      isVerbBase(lower) &&
      next?.kind === 'word' &&
      /^(?:the|an?|its|their|on|in|at|for|from|to|with|by)$/.test(next.lower)
      ? 'participle'
      : 'noun';
  return isVerbBase(lower) && isFinite(word, last, next, before) ? 'verb' : 'noun';
}

/** "the affected passengers" is no verb. */
function tagOfPast(last: Tagged | undefined, next: Token | undefined): Tag {
  const isModifier =
    (last === undefined || /^(?:determiner|preposition|figure)$/.test(last.tag)) &&
    next?.kind === 'word' &&
    !functionWords.has(next.lower) &&
    !isPastForm(next.lower);
  if (last?.tag === 'determiner' || (last?.tag === 'preposition' && isModifier)) return 'noun';
  return isModifier && last?.tag !== 'figure' ? 'noun' : 'verb';
}

/** "The plant employs", "they want": a present form behind its subject. */
function isFinite(
  word: Word,
  last: Tagged | undefined,
  next: Token | undefined,
  before: readonly Tagged[],
): boolean {
  if (!last || !/^(?:noun|pronoun|time|figure|joint|relative|comma)$/.test(last.tag)) return false;
  const isSingular = /[^s]s$/.test(word.lower);
  const behind = next?.kind === 'word' ? next.lower : undefined;
  if (behind !== undefined && (auxiliary.test(behind) || /^of$/.test(behind))) return false;
  if (behind !== undefined && isPastForm(behind)) return false;
  if (last.tag === 'figure' || hasPredicate(before)) return false;
  const isObjectless = (next === undefined || next.kind === 'mark') && !saying.test(word.lower);
  if (last.tag === 'joint') return !isObjectless && !/^(?:and|or)$/.test(behind ?? '');
  if (last.tag === 'comma') return isSingular && !isObjectless;
  if (last.tag === 'relative') return true;
  if (last.tag === 'pronoun')
    return isSingular === /^(?:it|he|she|this|each|one|everyone|none)$/.test(last.lower);
  if (isObjectless && isSingular) return false;
  if (last.token.kind !== 'word') return true;
  return subjectsBefore(before).some((noun) => {
    const isName = noun.isName && noun.at > 0;
    const isPlural = /[^su]s$|^people$|^men$|^women$|^children$|^police$/.test(noun.lower) && !isName;
    return isName ? isSingular : isSingular !== isPlural;
  });
}

/** The nouns of a clause so far that its verb may agree with: the last one, and those before a preposition. */
function subjectsBefore(before: readonly Tagged[]): Word[] {
  const from = before.findLastIndex(({ tag }) => /^(?:comma|stop|joint|opener|relative)$/.test(tag));
  return before.slice(from + 1).flatMap(({ tag, token }, index, all) => {
    const next = all[index + 1];
    const isHead = next === undefined || next.tag === 'preposition' || next.tag === 'adverb';
    const isLed = all.slice(0, index).some((each) => each.tag === 'preposition');
    return tag === 'noun' && token.kind === 'word' && isHead && (!isLed || index === all.length - 1)
      ? [token]
      : [];
  });
}

/** Whether the clause so far has its verb: since the last mark or word that begins a clause. */
const hasPredicate = (before: readonly Tagged[]): boolean => {
  const from = before.findLastIndex(({ tag }) => /^(?:comma|stop|joint|opener|relative)$/.test(tag));
  return before
    .slice(from + 1)
    .some(({ tag, lower }) => tag === 'auxiliary' || (tag === 'verb' && !saying.test(lower)));
};
const saying =
  /^(?:said|says?|believes?|believed|thinks?|thought|claims?|claimed|hopes?|hoped|estimates?|estimated|warned|warns?|insists?|insisted|denied|denies|deny)$/;

/** "samples tested by the laboratory", "people relying on the shops": a participle behind its noun, beside the verb of the clause. */
function withReduced(tagged: readonly Tagged[]): Tagged[] {
  const found = [...tagged];
  const isFiniteForm = ({ tag, token, lower }: Tagged) =>
    tag === 'auxiliary' ||
    (tag === 'verb' &&
      token.kind === 'word' &&
      !(
        isParticiple(lower) &&
        /ed$|^(?:made|held|sold|built|paid|found|left|lost|caught|brought|taught|given|taken|known|shown|written|won|spent|bought|told|kept|led|met|cut|set|put|hit|hurt)$/.test(
          lower,
        )
      ));
  for (const [index, each] of tagged.entries()) {
    if (each.tag !== 'verb' || !isParticiple(each.lower)) continue;
    const last = found.slice(0, index).findLast(({ tag }) => tag !== 'adverb');
    if ((last?.tag !== 'noun' && last?.tag !== 'figure') || saying.test(each.lower)) continue;
    const next = found[index + 1];
    if (next && /^(?:determiner|figure|pronoun|noun)$/.test(next.tag)) continue;
    const from = found.findLastIndex(
      ({ tag }, at) => at < index && /^(?:comma|stop|joint|opener|relative)$/.test(tag),
    );
    const hasVerb = found.slice(from + 1, index).some(({ tag }) => tag === 'verb' || tag === 'auxiliary');
    const to = found.findIndex(
      ({ tag }, at) => at > index && /^(?:comma|stop|joint|opener|relative)$/.test(tag),
    );
    const isFollowed = found
      .slice(index + 1, to < 0 ? undefined : to)
      .some(
        (other, at, all) =>
          isFiniteForm(other) && all[at - 1]?.tag !== 'to' && !(at === 0 && other.tag === 'to'),
      );
    const isInside = hasVerb && found[from]?.tag !== 'relative';
    if (isInside || isFollowed) found[index] = { ...each, tag: 'participle' };
  }
  return found;
}
