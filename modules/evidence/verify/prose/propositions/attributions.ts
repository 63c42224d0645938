import { hedgeClass } from '../../words/lexicon';
import { isFinite, type Phrase, speech } from './phrases';
import { hasFinite, isLead, isMark, unitsIn, untilMark } from './slots';
import type { Unit } from './tagged-units';

/** Whose word a sentence is, how sure it is, and what is said; no speaker where it is the text's own. */
type Attribution = { speaker: readonly Unit[]; hedges: readonly string[]; said: readonly Phrase[] };

const isSpeech = (phrase: Phrase | undefined): boolean =>
  isFinite(phrase) && speech.test(phrase?.verb?.word?.lower ?? '') && phrase?.verb?.isPassive === false;
const hedgesOf = (phrase: Phrase | undefined) => hedgeClass(phrase?.verb?.word?.lower ?? '') ?? [];

/** "According to X, ...", "..., according to X", "X said (that) ...", "..., X said", "..., said X". */
export function attributionIn(phrases: readonly Phrase[]): Attribution {
  const isAccording = (at: number) => isLead(phrases[at], /^according$/) && isLead(phrases[at + 1], /^to$/);
  const comma = phrases.findIndex((each) => isMark(each, ','));
  if (isAccording(0) && comma > 0)
    return { speaker: unitsIn(phrases.slice(2, comma)), hedges: [], said: phrases.slice(comma + 1) };
  const behind = phrases.findLastIndex((each, at) => isMark(each, ',') && isAccording(at + 1));
  if (behind > 0)
    return { speaker: unitsIn(phrases.slice(behind + 3)), hedges: [], said: phrases.slice(0, behind) };
  return leadingSpeech(phrases) ?? closingSpeech(phrases) ?? { speaker: [], hedges: [], said: phrases };
}

function leadingSpeech(phrases: readonly Phrase[]): Attribution | undefined {
  const at = phrases.findIndex((each) => each.kind === 'verb');
  const verb = phrases[at];
  if (at < 1 || !isSpeech(verb) || verb?.verb?.isDenied || (verb?.verb?.auxiliaries.length ?? 0) > 0)
    return undefined;
  const isThat = phrases[at + 1]?.kind === 'that';
  const said = phrases.slice(at + (isThat ? 2 : 1));
  const isClause = isThat ? hasFinite(said) : said[0]?.kind === 'noun' && hasFinite(untilMark(said));
  return isClause
    ? { speaker: unitsIn(phrases.slice(0, at)), hedges: [hedgesOf(verb)].flat(), said }
    : undefined;
}

function closingSpeech(phrases: readonly Phrase[]): Attribution | undefined {
  const at = phrases.findIndex(
    (each, index) => isMark(phrases[index - 1], ',') && isSpeech(each) && phrases[index + 1]?.kind === 'noun',
  );
  // "..., said Anna Lind, the chief executive"
  if (at > 0 && hasFinite(phrases.slice(0, at - 1)) && !hasFinite(phrases.slice(at + 1)))
    return {
      speaker: unitsIn(phrases.slice(at + 1)),
      hedges: [hedgesOf(phrases[at])].flat(),
      said: phrases.slice(0, at - 1),
    };
  const comma = phrases.findLastIndex((each) => isMark(each, ','));
  const last = phrases.at(-1);
  if (comma < 1 || !isSpeech(last) || phrases[comma + 1]?.kind !== 'noun') return undefined;
  return {
    speaker: unitsIn(phrases.slice(comma + 1, -1)),
    hedges: [hedgesOf(last)].flat(),
    said: phrases.slice(0, comma),
  };
}
