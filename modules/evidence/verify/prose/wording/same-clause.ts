import { type Form, formsOf } from '../reading/clause-forms';
import { otherTimeBehind } from '../figures/passage-order';
import type { Read } from '../reading/read-sentence';
import { verbUses } from '../reading/verb-uses';
import { meaningOf } from '../../words/words';

/**
 * Whether a sentence of a passage has a clause that says the same as the statement in other words: another order of its
 * phrases, active for passive, a synonym, a denial worded otherwise. Nothing may be left out or added on either side.
 */
export function saysSame(claim: Read, source: Read, before: Read | undefined): boolean {
  const [own, ...more] = formsOf(claim);
  if (!own || more.length > 0 || otherTimeBehind(claim, source) !== undefined) return false;
  return formsOf(source).some((form) => isSame(own, form, before));
}

/** `isTold`: when it lies is compared by those who tell of it. */
export function isSame(own: Form, form: Form, previous: Read | undefined, isTold = false): boolean {
  // "The plant in Tolve opened" is no plant of the sentence before: its place is not left away for another.
  const before = form.phrases.some((each) => !own.phrases.includes(each) && circumstance.test(each))
    ? undefined
    : previous;
  if (own.isDenied !== form.isDenied || (own.isNever && !form.isNever)) return false;
  if (own.verb !== form.verb || own.hedges !== form.hedges) return false;
  if (!isTold && own.isPast !== form.isPast) return false;
  if (!isSameSource(own, form, before) || !isSameCondition(own, form, before)) return false;
  if (!samePhrases(own, form)) return false;
  const [a, b] = [activeOf(own), activeOf(form)];
  if (a.isAgentless && !b.isAgentless && mayDropAgent(own, form)) return sameSlot(a.object, b.object, before);
  if (a.isAgentless !== b.isAgentless) return false;
  const isLed = form.isPronoun && !form.isPassive === !own.isPassive;
  if (isLed)
    return (
      sameWords(own.object, form.object) &&
      sameWords(own.agent, form.agent) &&
      isSubjectOf(own.subject, before)
    );
  return sameSlot(a.object, b.object, before) && sameSlot(a.subject, b.subject, before);
}

/** The same phrases, in any order; when something happened may be left away, or told less exactly: "in June" of "on 18 June". */
function samePhrases(own: Form, form: Form): boolean {
  const isCounted =
    [...(own.isNamed ? [] : own.subject), ...own.object].some((item) => item.includes('#')) ||
    own.phrases.some((phrase) => /^(?!to |aboard ).*#/.test(phrase));
  const mayWiden = !own.isDenied && !form.isDenied && !isCounted && form.isAlone;
  const hasLevel = own.phrases.some((phrase) => phrase.startsWith('to #'));
  const kept = form.phrases.filter((phrase) =>
    own.phrases.some((each) => each === phrase || (mayWiden && isTimeWithin(phrase, each, hasLevel))),
  );
  const dropped = form.phrases.filter((phrase) => !own.phrases.includes(phrase));
  const mayDrop = !own.isDenied && !own.condition && !own.source && own.hedges === '';
  const hasNoObject = form.object.every((item) => /^(?:off|up|out|down)$/.test(item));
  const isOne = form.isPast && [...form.subject, ...form.object].every((item) => !several.test(item));
  const isEvent = mayWiden && ((form.isNamed && hasNoObject) || isOne) && happening.has(form.verb);
  return (
    own.phrases.length === kept.length &&
    (dropped.length === 0 ||
      (mayDrop &&
        dropped.every(
          (phrase) =>
            /^in @\S+$/.test(phrase) ||
            (isEvent && circumstance.test(phrase)) ||
            (mayWiden && changing.has(form.verb) && /^(?:by|from|to) #/.test(phrase)),
        )))
  );
}

const pastForms: Readonly<Record<string, readonly string[]>> = {
  ...{ sink: ['sank'], found: ['founded'], bear: ['born'], buy: ['bought'], sell: ['sold'], win: ['won'] },
};
/** Verbs of a single event; where and with what it happened, a statement need not repeat. */
const happening = new Set(
  'launch lift land arrive depart sail return crash sink dock premiere found establish sign publish inaugurate unveil christen demolish bear die elect appoint arrest recall approve reject adopt acquire buy sell win design invent discover complete open close introduce abolish merge marry resign'
    .split(' ')
    .flatMap((verb) => [verb, ...(pastForms[verb] ?? [verb.endsWith('e') ? `${verb}d` : `${verb}ed`])])
    .map(meaningOf),
);
/** By how much something rose or fell, a statement need not repeat. */
const changing = new Set(
  'rise grow increase climb jump surge soar fall drop decline decrease shrink slip plunge'
    .split(' ')
    .flatMap((verb) => [meaningOf(verb), verb]),
);
const circumstance =
  /^(?:aboard|at|from|into|near|off|on|onto|to|in) (?!.*(?:theory|paper|princip|opinion|view|condition|part|name|vain|error|first|second|round|reading|vote|instance|committe|draft|full|@))/;
/** More than one thing, or a quantity of it: what was done to it at one place was not done to all. */
const several =
  /\+$|#|percent|^(?:every|each|all|any|most|some|many|few|no|none|half|part|both|another|other|more|less)$/;

const timePhrase = /^in @(?<from>\d+)-(?<to>\d+)$/;

/** Whether a time phrase lies in another one. `isOfDay`: what is reached on a day is reached in its month, that of a month not in the year. */
function isTimeWithin(phrase: string, whole: string, isOfDay: boolean): boolean {
  const [part, all] = [phrase, whole].map((each) => timePhrase.exec(each)?.groups);
  if (!part || !all || (isOfDay && part.from !== part.to)) return false;
  return Number(part.from) >= Number(all.from) && Number(part.to) <= Number(all.to);
}

const sameWords = (one: readonly string[], other: readonly string[]) => one.join(' ') === other.join(' ');

/** The same words; "the vessel" may stand for the new patrol vessel that the sentence before begins with. */
function sameSlot(own: readonly string[], held: readonly string[], before: Read | undefined): boolean {
  if (sameWords(own, held)) return true;
  const [first] = before ? verbUses(before) : [];
  const named = new Set(first?.subject.map(({ meaning }) => meaning));
  const added = own.filter((item) => !held.includes(item));
  return (
    held.length > 0 &&
    own.at(-1) === held.at(-1) &&
    sameWords(
      own.filter((item) => held.includes(item)),
      held,
    ) &&
    [...added, held.at(-1) ?? ''].every((item) => named.has(item.replace(/\+$/, '')))
  );
}

/** Verbs of which "X did it" and "X was done" say the same. */
const turning = new Set(
  ['close', 'open', 'reopen', 'begin', 'end', 'move', 'change', 'expand'].map(meaningOf),
);

/** A passive as the active sentence it stands for; without "by" no actor is named. "The plant closed" is as "was closed". */
function activeOf({ isPassive, subject, object, agent, verb, isPronoun }: Form) {
  if (isPassive) return { subject: agent, object: [...subject, ...object], isAgentless: agent.length === 0 };
  return object.length === 0 && turning.has(verb) && !isPronoun
    ? { subject: [], object: subject, isAgentless: true }
    : { subject, object, isAgentless: false };
}

/** "Insects were caught" of "They caught insects": what one actor did was done. */
const mayDropAgent = ({ isDenied, source }: Form, { subject, agent }: Form): boolean =>
  !isDenied &&
  !source &&
  ![...subject, ...agent].some((item) => /^#0\.|percent|^@|^(?:few|half|part)/.test(item));

function isSameSource({ source: own }: Form, { source: theirs }: Form, before: Read | undefined): boolean {
  if (!own || !theirs) return own === theirs;
  const isNeutral = own.kind === 'any' || (own.kind === 'say' && theirs.kind === 'any');
  if (own.kind !== theirs.kind && !isNeutral) return false;
  const known = theirs.isPronoun ? (before?.meanings ?? new Set<string>()) : theirs.words;
  return own.words.size > 0 && [...own.words].every((word) => known.has(word));
}

function isSameCondition(
  { condition: own }: Form,
  { condition: theirs }: Form,
  before: Read | undefined,
): boolean {
  if (!own || !theirs) return own === theirs;
  return own.kind === theirs.kind && isSame(own.form, theirs.form, before);
}

/** What "it" stands for: the subject of the sentence before; "she" for the one person named there outside quotes. */
function isSubjectOf(subject: readonly string[], before: Read | undefined): boolean {
  if (!before || subject.length === 0) return false;
  const first = verbUses(before).find(({ subject: words }) => words.length > 0);
  const words = first?.subject ?? [];
  const items = subject.map((item) => item.replace(/\+$/, ''));
  const isKnown = items.every((item) => words.some(({ meaning }) => meaning === item));
  return (
    isKnown &&
    (first?.heads.some(({ meaning }) => items.includes(meaning)) === true ||
      words.some(({ isName, meaning }) => isName && items.at(-1) === meaning))
  );
}
