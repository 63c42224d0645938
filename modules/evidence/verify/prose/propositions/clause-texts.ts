import { memoize } from '../../../../kernel/memoize';
import { eventClauses } from '../reading/event-clauses';
import type { Passage } from '../reading/read-passage';
import { passageOf } from '../reading/read-passage';
import { capital } from '../../words/words';
import type { Proposition } from './proposition';
import { propositionsOf } from './read-propositions';
import { isPronoun, subjectOwner, unitsOfSlots, wordsIn } from './subjects';

/** Conditions, doubts and what others say: a clause of such a sentence says more alone. */
const governed =
  /\b(?:if|unless|whether|until|although|though|except|only|said|says|say|according|claims?|claimed|believes?|would|could|may|might|will|not|never|no|neither|nor|without|instead|respectively|that|under|plans?|alleg\p{Ll}+|den(?:y|ied|ies)|predicts?|predicted|suspects?|expects?|expected|warns?|warned|proposed?|but|while|whereas|yet|however|than|both|all|every|each|most)\b|["“”«»?:;()]/iu;
const subordinate = /^(?:when|while|whereas|because|after|before|since|as|where|that|which|who)\b/i;

/** A passage as its clauses, each with the subject that a pronoun or an "and" leaves away. */
export const clausesOf = memoize((passage: Passage): Passage => {
  const texts = passage.sentences.map(({ text }) => text);
  const groups = passage.sentences.map((read, index) => {
    if (governed.test(read.text)) return [];
    const clauses = propositionsOf(read).flatMap((each) => clauseText(each, passage, index));
    const made = [...clauses, ...clauses.flatMap((each) => eventClauses(each))];
    return [...new Set(made)].filter((each) => each !== texts[index]);
  });
  return groups.every((group) => group.length === 0) ? passage : passageOf(passage, groups);
});

const small = (text: string) => text.replace(/^(?:The|A|An)\b/, (word) => word.toLowerCase());

/** The text of a clause with its subject, also without the role before a name: "the novelist Maria Lund". */
function clauseText(proposition: Proposition, passage: Passage, index: number): string[] {
  const { read, stretches, speaker, hedges, subject } = proposition;
  const [stretch, ...more] = stretches;
  if (!stretch || more.length > 0 || speaker.length > 0 || hedges.length > 0) return [];
  const own = read.text.slice(stretch.from, stretch.to).trim();
  if (subordinate.test(own)) return [];
  const who = ownerText(proposition, passage, index);
  const place = unitsOfSlots(subject)[0]?.at ?? -1;
  if (who === undefined) return [];
  const isInside = place >= stretch.from && place < stretch.to;
  const ahead = isInside ? read.text.slice(stretch.from, place) : '';
  const behind = isInside ? read.text.slice(endOf(proposition), stretch.to) : ` ${own}`;
  const text = (name: string) =>
    capital(`${ahead}${ahead === '' ? name : small(name)}${behind}`.replace(/[\s,]+$/, '')) + '.';
  const named = /^[Tt]he (?:\p{Ll}+ ){1,2}(?<name>\p{Lu}\p{Ll}[\p{L}’'-]+ \p{Lu}\p{Ll}[\p{L}’'-]+)$/u.exec(
    who,
  )?.groups?.name;
  return [text(who), ...(named === undefined ? [] : [text(named)])];
}

const endOf = ({ subject }: Proposition): number => unitsOfSlots(subject).at(-1)?.end ?? 0;

/** What the subject is called; undefined where a pronoun may stand for another thing of the sentence before. */
function ownerText(proposition: Proposition, passage: Passage, index: number): string | undefined {
  const textOf = ({ subject, read }: Proposition) => {
    const units = unitsOfSlots(subject);
    const [first] = units;
    // "At least 43 people": what limits a figure stands before it.
    const isWhole = first && /(?:^|, |\b(?:and|but) )$/.test(read.text.slice(0, first.at));
    return isWhole ? read.text.slice(first.at, units.at(-1)?.end ?? first.end) : undefined;
  };
  if (!isPronoun(proposition)) return textOf(proposition);
  const owner = subjectOwner(proposition, passage, index);
  const who = owner && textOf(owner);
  const lower = wordsIn(unitsOfSlots(proposition.subject))[0]?.lower;
  if (!owner || who === undefined || lower === 'they') return undefined;
  return isSole(owner, who, lower === 'it') ? who : undefined;
}

const personal = /(?:^|\b(?:the|The) (?:\p{Ll}+ ){1,2})\p{Lu}\p{Ll}[\p{L}’'-]+ \p{Lu}\p{Ll}[\p{L}’'-]+$/u;
/** Names behind a preposition of place, months and days: nothing that "it" or "she" stands for. */
const placed =
  /\b(?:in|at|on|near|from|to|of|between|and) (?:\d{1,2} )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?/gu;

/** No other name stands behind the verb of the owner, and its kind fits the pronoun. */
function isSole(owner: Proposition, who: string, isThing: boolean): boolean {
  const isPerson = personal.test(who);
  if (isThing ? isPerson || / and /.test(who) || /(?:[^s]s|people)$/.test(headOf(owner)) : !isPerson)
    return false;
  const behind = sentenceBehind(owner).replace(placed, ' ');
  // "The bank bought the mill. It": which of the two is meant.
  const isOther = isThing && /\b(?:the|a|an|this|that|its|their|one|another) \p{Ll}/u.test(behind);
  return !isOther && !/\p{Lu}\p{Ll}/u.test(behind);
}

const headOf = ({ subject }: Proposition): string =>
  wordsIn(unitsOfSlots(subject.slice(0, 1))).at(-1)?.lower ?? '';

const sentenceBehind = (owner: Proposition): string => owner.read.text.slice(endOf(owner));
