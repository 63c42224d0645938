import { downStems, upStems } from '../../words/lexicon';
import type { Word } from '../../text/scan';
import { plainSpeechVerbs } from '../../words/speech-verbs';
import { beForms, isParticiple, isPastForm } from '../../words/verbs';
import { isTagged, lowerOf, type Unit } from './tagged-units';

/** A phrase of a sentence: a noun with its words, a verb with its auxiliaries, or what links them. */
export type Phrase = {
  kind: 'noun' | 'verb' | 'lead' | 'time' | 'other' | 'and' | 'relative' | 'that' | 'mark';
  units: readonly Unit[];
  /** Of a word alone, in small letters; of a mark, the mark. */
  text: string;
  at: number;
  end: number;
  verb?: VerbGroup;
};

/** "has not been reintroduced", "to hire". */
export type VerbGroup = {
  /** The full verb; undefined where an auxiliary is the verb: "is", "had". */
  word: Word | undefined;
  auxiliaries: readonly string[];
  isPassive: boolean;
  isDenied: boolean;
  form: 'finite' | 'infinitive' | 'participle' | 'gerund';
};

/** A verb that its clause needs, and no participle or infinitive. */
export const isFinite = (phrase: Phrase | undefined): boolean => phrase?.verb?.form === 'finite';

/** A verb of speech, of a belief or of a finding. */
export const speech = new RegExp(
  `^(?:${plainSpeechVerbs}|announced|announces|reported|reports|claimed|claims?|believes?|believed|thinks?|thought|estimates?|estimated|found|finds|shows?|showed)$`,
);
const relative = /^(?:which|who|whom|whose|where)$/;
const turns = ({ word }: Unit) => word !== undefined && (upStems.has(word.stem) || downStems.has(word.stem));

/** The phrases of a sentence in their order. */
export function phrasesIn(units: readonly Unit[]): Phrase[] {
  const found: Phrase[] = [];
  for (let index = 0; index < units.length;) {
    const phrase = phraseAt(units, index, found);
    found.push(phrase);
    index += phrase.units.length;
  }
  return found;
}

const single = (kind: Phrase['kind'], unit: Unit): Phrase => ({
  kind,
  units: [unit],
  text: unit.mark ?? lowerOf(unit),
  at: unit.at,
  end: unit.end,
});

function phraseAt(units: readonly Unit[], index: number, before: readonly Phrase[]): Phrase {
  const unit = units[index] as Unit;
  const next = units[index + 1];
  if (unit.mark !== undefined) return single('mark', unit);
  const isLed = /^(?:in|by|since|during|from|until|on|at|to)$/.test(before.at(-1)?.text ?? '');
  if (unit.period && (isLed || !isTagged(next, 'noun', 'adjective'))) return single('time', unit);
  if (isTagged(unit, 'and')) return single('and', unit);
  if (relative.test(lowerOf(unit))) return single('relative', unit);
  if (isTagged(unit, 'that') && before.at(-1)?.kind === 'lead') return single('noun', unit);
  const isSaid = speech.test(before.at(-1)?.verb?.word?.lower ?? '');
  if (isTagged(unit, 'that') && (isSaid || !isTagged(next, 'noun', 'adjective'))) return single('that', unit);
  if (isTagged(unit, 'preposition')) return single('lead', unit);
  const verb = verbAt(units, index, before);
  if (verb) return verb;
  if (isTagged(unit, 'to')) return single('lead', unit);
  return isTagged(unit, 'adverb', 'not') ? single('other', unit) : nounAt(units, index);
}

/** Auxiliaries, "not", adverbs between them, and a full verb. */
function verbAt(units: readonly Unit[], index: number, before: readonly Phrase[]): Phrase | undefined {
  const isInfinitive = isTagged(units[index], 'to');
  const auxiliaries: string[] = [];
  let [word, last, isDenied]: [Word | undefined, number, boolean] = [undefined, index, false];
  for (let at = isInfinitive ? index + 1 : index; at < units.length && !word; at += 1) {
    const unit = units[at] as Unit;
    const lower = lowerOf(unit);
    if (isTagged(unit, 'auxiliary')) {
      auxiliaries.push(lower);
      isDenied ||= lower.endsWith("n't") || lower === 'cannot';
      last = at;
    } else if (isTagged(unit, 'verb')) [word, last] = [unit.word, at];
    else if (isTagged(unit, 'not')) isDenied = true;
    else if (isTagged(unit, 'to') && isToCome(auxiliaries.at(-1), units[at + 1])) auxiliaries.push('will');
    else if (!isTagged(unit, 'adverb') || (auxiliaries.length === 0 && !isInfinitive)) break;
  }
  if (!word && (isInfinitive || auxiliaries.length === 0)) return undefined;
  if (!word && isTagged(units[last + 1], 'not')) last += 1;
  else if (!word) isDenied &&= units.slice(index, last + 1).some((unit) => isTagged(unit, 'not'));
  const own = units.slice(index, last + 1);
  const form = formOf(units, last, before, { word, isInfinitive, isBare: auxiliaries.length === 0 });
  const isPassive = isPastForm(word?.lower ?? '') && auxiliaries.some((each) => beForms.has(each));
  const group = { word, auxiliaries, isDenied, form, isPassive: isPassive || form === 'participle' };
  return { kind: 'verb', units: own, text: '', at: own[0]?.at ?? 0, end: own.at(-1)?.end ?? 0, verb: group };
}

/** "are to be published" */
const isToCome = (auxiliary: string | undefined, next: Unit | undefined) =>
  beForms.has(auxiliary ?? '') && isTagged(next, 'verb', 'auxiliary');

function formOf(
  units: readonly Unit[],
  at: number,
  before: readonly Phrase[],
  { word, isInfinitive, isBare }: { word: Word | undefined; isInfinitive: boolean; isBare: boolean },
): VerbGroup['form'] {
  if (isInfinitive) return 'infinitive';
  if (!isBare || !word) return 'finite';
  if (/ing$/.test(word.lower)) return 'gerund';
  return isReduced(units, at, before) ? 'participle' : 'finite';
}

const notParticiple = /^(?:need|exceed|feed|speed|proceed|succeed)$/;
const subordinating = /^(?:while|whereas|because|although|though|if|when|after|before|since|until)$/;

const endsClause = (unit: Unit | undefined) =>
  unit === undefined ||
  /^[;:]$/.test(unit.mark ?? '') ||
  isTagged(unit, 'and', 'that') ||
  relative.test(lowerOf(unit)) ||
  subordinating.test(lowerOf(unit));

/** The phrases since the clause began. */
const openIn = (before: readonly Phrase[]) =>
  before.slice(
    before.findLastIndex(
      ({ kind, text }) =>
        /^(?:and|relative|that)$/.test(kind) ||
        (kind === 'mark' && /^[;:]$/.test(text)) ||
        subordinating.test(text),
    ) + 1,
  );

/** "based in Leeds,", "opened in 1936,", "followed by Melin": a participle that is no verb of its clause. */
function isReduced(units: readonly Unit[], index: number, before: readonly Phrase[]): boolean {
  const unit = units[index] as Unit;
  const [last, next] = [before.at(-1), units[index + 1]];
  const lower = lowerOf(unit);
  if (!last) return isParticiple(lower) && isTagged(next, 'preposition');
  if (!isParticiple(lower) || notParticiple.test(lower)) return false;
  const isBehindVerb = openIn(before).some((phrase) => isFinite(phrase));
  if (speech.test(lower))
    return isBehindVerb && last.kind === 'noun' && !isTagged(next, 'noun', 'determiner', 'that');
  if (next && isTagged(next, 'verb') && turns(next)) return true;
  if (lowerOf(next) === 'by' && !turns(unit) && (last.text === ',' || isBehindVerb)) return true;
  if (turns(unit) && last.kind === 'noun' && /^(?:to|by|from|slightly|sharply)$/.test(lowerOf(next)))
    return false;
  // "The bank lent 310 million, the government paid 186 million"
  const hasObject = next?.amount !== undefined || isTagged(next, 'determiner');
  if (isBehindVerb && last.kind === 'noun' && hasObject && before.at(-2)?.text === ',') return false;
  if (isBehindVerb) return last.kind === 'noun' || last.text === ',';
  if (last.kind === 'and' || last.kind === 'relative') return false;
  // "buses bought in 2023 run on gas": the verb of the clause follows.
  for (let at = index + 1; !endsClause(units[at]); at += 1) {
    if (isTagged(units[at], 'auxiliary')) return true;
    if (isVerbOfClause(units, at, next)) return true;
  }
  return false;
}

/** "Cars accounted for 60 percent of the vehicles built here": the second one is behind its noun. */
function isVerbOfClause(units: readonly Unit[], at: number, first: Unit | undefined): boolean {
  const unit = units[at] as Unit;
  const lower = lowerOf(unit);
  if (!isTagged(unit, 'verb') || /ing$/.test(lower) || isTagged(units[at - 1], 'to')) return false;
  const next = units[at + 1];
  if (lowerOf(next) === 'up' || !isParticiple(lower) || speech.test(lower)) return true;
  const isApart = units[at - 1]?.mark !== undefined || turns(unit) || !isTagged(next, 'preposition');
  return isApart && isTagged(first, 'preposition');
}

function nounAt(units: readonly Unit[], index: number): Phrase {
  const own: Unit[] = [];
  let next = index;
  for (; next < units.length; next += 1) {
    const unit = units[next] as Unit;
    if (own.length > 0 && endsNoun(units, next, own)) break;
    own.push(unit);
  }
  return { kind: 'noun', units: own, text: '', at: own[0]?.at ?? 0, end: own.at(-1)?.end ?? 0 };
}

/** Whether a noun phrase is over before a unit. */
function endsNoun(units: readonly Unit[], index: number, own: readonly Unit[]): boolean {
  const [unit, next] = [units[index] as Unit, units[index + 1]];
  if (isTagged(own.at(-1), 'pronoun')) return true;
  const hasNoun = own.some((each) => isTagged(each, 'noun'));
  if (unit.mark !== undefined) return !/^[-–%’'/&]$/.test(unit.mark) || next?.at !== unit.end;
  if (unit.period) return !isTagged(next, 'noun', 'adjective');
  // Two figures in a row are of two things, and a noun before a figure is a phrase of its own: "fees CHF 0.66 billion".
  if (unit.amount) return own.some(({ amount }) => amount) || isTagged(own.at(-1), 'noun', 'pronoun');
  if (isTagged(unit, 'determiner')) return own.some((each) => !isTagged(each, 'determiner', 'adverb'));
  if (isTagged(unit, 'adverb')) return hasNoun || (!isTagged(next, 'adjective') && !next?.amount);
  return !isTagged(unit, 'noun', 'adjective') || relative.test(lowerOf(unit));
}
