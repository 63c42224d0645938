import { memoize } from '../../../../kernel/memoize';
import { functionWords, hedgeClass, negations } from '../../words/lexicon';
import { determiner, isNameAlone } from './noun-phrases';
import { keyOf } from './passage-clauses';
import { type Read, readSentence } from './read-sentence';
import type { Token, Word } from '../../text/scan';
import { verbUses } from './verb-uses';
import { auxiliaries, beForms, isPastForm } from '../../words/verbs';

/** A clause in the one form that all its wordings share: who does what, where and when, without order and voice. */
export type Form = {
  /** Whose statement it is; undefined where it is the text's own. */
  source?: { kind: string; words: ReadonlySet<string>; isPronoun: boolean };
  condition?: { kind: string; form: Form };
  isDenied: boolean;
  isNever: boolean;
  hedges: string;
  verb: string;
  isPast: boolean;
  isPassive: boolean;
  subject: readonly string[];
  /** The subject is a name and nothing else. */
  isNamed: boolean;
  /** Nothing is joined to the clause. */
  isAlone: boolean;
  /** The subject is "it", "they", "she" or "he". */
  isPronoun: boolean;
  object: readonly string[];
  agent: readonly string[];
  /** What prepositions lead, such as "in reserve". */
  phrases: readonly string[];
};

const sayings: readonly (readonly [kind: string, verb: RegExp])[] = [
  [
    'say',
    /^(?:said|says|say|stated|states|announced|announces|reported|reports|explained|explains|added|adds|noted|notes)$/,
  ],
  ['believe', /^(?:believes?|believed|thinks?|thought)$/],
  [
    'claim',
    /^(?:claims?|claimed|insists?|insisted|asserts?|asserted|maintains?|maintained|argues?|argued|contends?|contended)$/,
  ],
  ['estimate', /^(?:estimates?|estimated|reckons?|reckoned)$/],
  ['warn', /^(?:warns?|warned|cautions?|cautioned)$/],
];
const verbs =
  '(?:said|says|say|stated|states|announced|announces|reported|reports|explained|explains|added|adds|noted|notes|believes?|believed|thinks?|claims?|claimed|insists?|insisted|asserts?|asserted|maintains?|maintained|argues?|argued|contends?|contended|estimates?|estimated|reckons?|reckoned|warns?|warned|cautions?|cautioned)';
const name = "((?:[\\p{L}\\p{N}’'-]+ ){0,7}?[\\p{L}\\p{N}’'-]+(?:, (?:an?|the|who) [^,;]{2,60},)?)";
const leads: readonly RegExp[] = [
  /^According to (?<who>[^,;]{2,80}), (?<rest>.+)$/u,
  new RegExp(`^(?<who>${name}) (?<verb>${verbs})(?: that)? (?<rest>.+)$`, 'u'),
  new RegExp(`^(?<rest>[^;]+), (?<who>${name}) (?<verb>${verbs})$`, 'u'),
  new RegExp(`^(?<rest>[^;]+), (?<verb>${verbs}) (?<who>${name})$`, 'u'),
  /^(?<rest>[^;]+), according to (?<who>[^,;]{2,80})$/u,
  new RegExp(`^(?<before>[^,;]{2,60}), (?<who>${name}) (?<verb>${verbs}), (?<rest>.+)$`, 'u'),
];
const conditions: readonly RegExp[] = [
  /^(?<kind>if|unless|provided(?: that)?|assuming(?: that)?) (?<when>[^,;]{4,120}), (?<rest>[^;]+)$/iu,
  /^(?<rest>[^;]+?),? (?<kind>if|unless|provided(?: that)?|assuming(?: that)?) (?<when>[^,;]{4,120})$/iu,
];

/** Wordings of a denial as the plain one. */
const denials: readonly (readonly [RegExp, string])[] = [
  [/\b(?:has|have|had) yet to (?:be )?/g, 'has not been '],
  [/\b(?:is|are|was|were) (?:still |yet )to be (?=\p{L}+ed\b)/gu, 'has not been '],
  [/\b(?:remained|remains|stayed|stays|was|were|is|are) unchanged\b/g, 'was not changed'],
  [/\b(?:failed|fails|did not manage) to\b/g, 'did not'],
  [/\bmissed(?= (?:\S+ ){0,3}(?:target|goal|deadline|guarantee|limit)s?\b)/g, 'did not meet'],
  [/\bleft out\b/g, 'did not include'],
  [/\b(?:no one|nobody|no-one)\b/gi, 'no person'],
  [/ (?:so far|to date|as yet|yet|at any time)(?=[ ,.]|$)/g, ''],
  [/^none of (?:the )?(?=\p{L})/iu, 'no '],
  [/\b(?:is|are) to (?=(?:be )?[a-z]+\b)/g, 'will '],
];

/** The forms of the clauses of a sentence; none of one that quotes or asks. */
export const formsOf = memoize((read: Read): readonly Form[] =>
  /["“”„«»‘?]/.test(read.text) ? [] : clausesIn(read.text),
);

const plain = (text: string) => text.trim().replace(/[.!,;:]+$/, '');

function clausesIn(text: string): Form[] {
  return plain(text)
    .split(/;\s+/)
    .flatMap((part) => [part, ...joinedIn(part)])
    .flatMap((part) => formOf(plain(part)) ?? []);
}

const joint = /,? (?:and|but|although|though|while|whereas) /g;
/** What governs all that a sentence joins. */
const governs = new RegExp(
  `\\b(?:if|unless|provided|assuming|until|that|not|never|no|${verbs}|according|expects?|expected)\\b`,
  'i',
);

/** "The survey, which covered 1,150 households, left out businesses." */
const insertion =
  /^((?:the|a|an|its|their) (?:\p{L}+ ){0,3}\p{L}+), (?:which|who) ((?:[^,;]|,(?=\d)){5,120}), ((?:was|is|were|are|has|have|had|\p{L}+ed|\p{L}+s|left|took|rose|fell|cost)\b.{5,200})$/iu;

/** The sentences that "and" or "but" joins, each with a subject; none where a word governs them all. */
export function joinedIn(text: string): string[] {
  const inserted = insertion.exec(text);
  if (inserted) return [`${inserted[1]} ${inserted[2]}`, `${inserted[1]} ${inserted[3]}`];
  const first = [...text.matchAll(joint)].find(({ index, 0: { length } }) =>
    [text.slice(0, index), text.slice(index + length)].every((side) => hasPredicate(side)),
  );
  if (
    !first ||
    governs.test(
      text.slice(0, first.index).replace(/^.*?\b(?:has|have|was|were|is|are|did|does|do) not\b/, ''),
    )
  )
    return [];
  const [left, right] = [text.slice(0, first.index), text.slice(first.index + first[0].length)];
  if (/\b(?:if|unless|provided|assuming|until)\b/i.test(right) || new RegExp(`, [^,]* ${verbs}$`).test(right))
    return [];
  const read = readSentence(left);
  const verb = read.tokens.findIndex(
    (token) =>
      token.kind === 'word' &&
      (auxiliaries.has(token.lower) || verbUses(read).some(({ word }) => word === token)),
  );
  const subject = text.slice(0, read.tokens[verb]?.at ?? 0);
  const isBare = beginsWithVerb(readSentence(right));
  return [left, isBare ? `${subject}${right}` : right];
}

const hasPredicate = (text: string) => {
  const read = readSentence(text);
  return verbUses(read).length > 0 || read.words.some(({ lower }) => auxiliaries.has(lower));
};

const beginsWithVerb = (read: Read) => {
  const [first] = read.words;
  return first !== undefined && (auxiliaries.has(first.lower) || verbUses(read)[0]?.word === first);
};

function formOf(text: string, depth = 0): Form | undefined {
  if (depth > 3 || text.length > 600) return undefined;
  for (const pattern of conditions) {
    const { kind = '', when = '', rest = '' } = pattern.exec(text)?.groups ?? {};
    const [main, only] = rest === '' ? [] : [formOf(rest, depth + 1), formOf(when, depth + 1)];
    if (main && only && !main.condition)
      return { ...main, condition: { kind: /unless/i.test(kind) ? 'unless' : 'if', form: only } };
  }
  for (const pattern of leads) {
    const found = pattern.exec(text)?.groups;
    const who = found?.who;
    if (!found || who === undefined || /\b(?:not|never|no|if|that|and|but)\b/.test(who)) continue;
    if (/^(?:added|reported) (?:in|on|at|by|to|from|between|since) /.test(`${found.verb} ${found.rest}`))
      continue;
    const main = formOf(`${found.before ? `${found.before} ` : ''}${found.rest ?? ''}`, depth + 1);
    if (main && !main.source) return { ...main, source: sourceOf(who, found.verb) };
  }
  const changed = denials.reduce((all, [pattern, instead]) => all.replace(pattern, instead), text);
  return mainForm(readSentence(changed));
}

function sourceOf(who: string, verb: string | undefined): NonNullable<Form['source']> {
  const { words } = readSentence(who);
  const kind = verb === undefined ? 'any' : (sayings.find(([, of]) => of.test(verb))?.[0] ?? 'any');
  const named = words.filter(({ lower }) => !functionWords.has(lower));
  return { kind, words: new Set(named.map(({ meaning }) => meaning)), isPronoun: named.length === 0 };
}

const preposition =
  /^(?:in|on|at|by|for|with|from|into|onto|within|per|via|among|between|during|since|until|through|throughout|toward|towards|under|over|above|below|about|against|after|before|behind|around|across|along|amid|without|despite|to|near|outside|inside|aboard)$/;
const empty = /^(?:a|an|the|of|and|that|its|their|his|her|also|already|then|it|they|he|she|so|still|both)$/;

function mainForm(read: Read): Form | undefined {
  const { tokens, words } = read;
  // "The new parking rules were approved": a plural right before "were".
  const isNounBefore = ({ word }: { word: Word }, next = tokens[tokens.indexOf(word) + 1]) =>
    /[^s]s$/.test(word.lower) && next?.kind === 'word' && beForms.has(next.lower);
  const uses = verbUses(read).filter((use) => !use.isReduced && !isNounBefore(use));
  const first = tokens.findIndex((token) => token.kind === 'word' && auxiliaries.has(token.lower));
  const verb = uses[0] ? tokens.indexOf(uses[0].word) : -1;
  // "has 640 students, of whom 12 work": the auxiliary is the verb.
  const isAuxiliary = first >= 0 && (verb < 0 || tokens.slice(first, verb).some(isBetween));
  const at = isAuxiliary ? first : verb;
  if (at < 1) return undefined;
  const start = first >= 0 && first < at ? first : at;
  const use = isAuxiliary ? undefined : uses[0];
  const comma = tokens.findLastIndex(
    (token, index) => index < start && token.kind === 'mark' && token.text === ',',
  );
  const lead = phrasesOf(tokens.slice(0, comma + 1));
  const subject = phrasesOf(tokens.slice(comma + 1, start));
  const behind = phrasesOf(tokens.slice(at + 1));
  if (comma >= 0 && lead.bare.length > 0) return undefined;
  const denied = words.filter(({ lower }) => negations.has(lower) || lower.endsWith("n't"));
  if (denied.length > 1) return undefined;
  const isPassive = use?.isPassive === true;
  const agent = isPassive
    ? behind.phrases.filter(
        (phrase) => phrase.startsWith('by ') && (!/[@#]/.test(phrase) || countedActors.test(phrase)),
      )
    : [];
  const lower = words[0]?.lower ?? '';
  return {
    isDenied: denied.length === 1,
    isNever: denied[0]?.lower === 'never' || /\bat any time\b/.test(read.text),
    hedges: [...new Set([...words.flatMap((word) => hedgeClass(word.lower) ?? []), ...plannedIn(read.text)])]
      .sort()
      .join('|'),
    verb: use ? use.word.meaning : auxiliaryAt(tokens, first),
    isPast: isPastAt(tokens, start, at),
    isPassive,
    subject: subject.bare,
    isAlone: !/[,;]|\b(?:and|but|or|then|before|after|while|when)\b/.test(
      read.text.replace(/\d,\d/g, '').replace(/^(?:In|On|During|At) [^,;]{2,40}, /, ''),
    ),
    isNamed: isNameAlone(tokens.slice(comma + 1, start)),
    isPronoun: /^(?:it|they|he|she)$/.test(lower),
    object: behind.bare,
    agent: agent.flatMap((phrase) => phrase.slice(3).split(' ')),
    phrases: [...lead.phrases, ...subject.phrases, ...behind.phrases]
      .filter((phrase) => !agent.includes(phrase))
      .sort(),
  };
}

/** "was to be bought": planned, and no more. */
const plannedIn = (text: string) => (/\b(?:was|were) to (?:be|have)\b/.test(text) ? ['was to be'] : []);

/** "by two brothers"; not "by 12 percent". */
const countedActors = /^by (?:several some )?#\S+ {2}(?:exact|about) {2}\S*(?: \S+)*\+$/;

const isBetween = (token: Token) =>
  token.kind !== 'word' ||
  !(
    auxiliaries.has(token.lower) ||
    isDenial(token) ||
    functionWords.has(token.lower) ||
    /ly$/.test(token.lower)
  );

/** "was sold", "had fallen", "owned"; not "owns", "has fallen", "could fall". */
function isPastAt(tokens: readonly Token[], start: number, at: number): boolean {
  const token = tokens[start];
  if (token?.kind !== 'word') return false;
  return auxiliaries.has(token.lower)
    ? /^(?:was|were|had|did)$/.test(token.lower)
    : start === at && isPastForm(token.lower);
}

const auxiliaryAt = (tokens: readonly Token[], at: number) => {
  const token = tokens[at];
  return token?.kind === 'word' && beForms.has(token.lower) ? 'be' : 'have';
};

const isVerbBehind = (token: Token | undefined) =>
  token?.kind === 'word' && !functionWords.has(token.lower) && !token.isName;

/** The words of a stretch outside prepositional phrases, and those phrases, each as one text. */
function phrasesOf(tokens: readonly Token[]): { bare: string[]; phrases: string[] } {
  const bare: string[] = [];
  const phrases: { lead: string; items: string[] }[] = [];
  let isBare = false;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'mark') continue;
    // "In 2023 no member": the time is all that "in" leads.
    const isTimed = phrases.at(-1)?.items.at(-1)?.startsWith('@') === true;
    if (isTimed && token.kind === 'word' && (determiner.test(token.lower) || isDenial(token))) isBare = true;
    const item = itemOf(token);
    const isInfinitive = token.kind === 'word' && token.lower === 'to' && isVerbBehind(tokens[index + 1]);
    if (token.kind === 'word' && preposition.test(token.lower) && !isInfinitive) {
      isBare = false;
      phrases.push({ lead: token.lower, items: [] });
    } else if (item !== undefined) (isBare ? bare : (phrases.at(-1)?.items ?? bare)).push(item);
  }
  return {
    bare,
    phrases: phrases.map(
      ({ lead, items }) =>
        `${items.every((item) => item.startsWith('@')) ? timed(lead) : lead} ${items.join(' ')}`,
    ),
  };
}

/** "in 2023", "during 2023". */
const timed = (lead: string) => (/^(?:in|during|at|on|over|throughout)$/.test(lead) ? 'in' : lead);

function itemOf(token: Exclude<Token, { kind: 'mark' }>): string | undefined {
  if (token.kind !== 'word') return keyOf(token);
  const { lower, meaning, isName, at } = token;
  const isPlural = !(isName && at > 0) && /[^siu]s$/.test(lower);
  const isSilent = empty.test(lower) || auxiliaries.has(lower) || isDenial(token);
  return isSilent || lower === 'to'
    ? undefined
    : (hedgeClass(lower) ?? (functionWords.has(lower) ? lower : `${meaning}${isPlural ? '+' : ''}`));
}

const isDenial = ({ lower }: Word) => negations.has(lower) || lower.endsWith("n't");
