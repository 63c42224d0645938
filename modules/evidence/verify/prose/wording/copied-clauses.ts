import { memoize } from '../../../../kernel/memoize';
import { plainText } from '../../text/plain-text';
import { type Read, readSentence } from '../reading/read-sentence';
import { verbUses } from '../reading/verb-uses';

/** A text as it is compared for copies: one kind of space, of dash and of each quotation mark, no full stop at its end. */
const plainCopy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/[.\s]+$/, '')
    .trim();

type Marks = { double: number; single: number };

/** Quotation marks of a text: those of one form, which open and close in turn, and how many single ones stay open. */
const marksIn = (text: string): Marks => ({
  double: text.match(/["“”„«»]/g)?.length ?? 0,
  single: text.includes('‘')
    ? (text.match(/‘/g)?.length ?? 0) - (text.match(/’(?!\p{L})/gu)?.length ?? 0)
    : 0,
});
const isOpen = ({ double, single }: Marks): boolean => double % 2 === 1 || single > 0;

/**
 * Whether a statement is a sentence of a passage, or several in a row, word for word. Words within a quotation that begins
 * before it are said by a speaker, and no copy.
 */
export function isCopied(text: string, sentences: readonly Read[]): boolean {
  const own = plainCopy(text);
  // Marks are counted on the way: a passage of many equal sentences is read once.
  const before: Marks = { double: 0, single: 0 };
  for (const [index, sentence] of sentences.entries()) {
    const isStart = !isOpen(before) && own.startsWith(copyOf(sentence));
    if (isStart && isRunFrom(own, sentences, index)) return true;
    const { double, single } = marksIn(sentence.text);
    before.double += double;
    before.single += single;
  }
  return false;
}

/** Whether a statement is a row as the source gives it, and nothing else. */
export const isRowCopied = (text: string, row: string): boolean =>
  !row.startsWith('Columns: ') && text.replace(/\.$/, '') === plainText(row).replace(/\.$/, '');

const copyOf = memoize(({ text }: Read) => plainCopy(text));
/** Whether the sentences from one on, joined up to the length of a statement, are the statement. */
function isRunFrom(own: string, sentences: readonly Read[], from: number): boolean {
  let run = '';
  for (const { text } of sentences.slice(from, from + mostJoined)) {
    run = run === '' ? text : `${run} ${text}`;
    const plain = run.length < own.length ? '' : plainCopy(run);
    if (plain.length >= own.length) return plain === own && !isOpen(marksIn(run));
  }
  return false;
}
/** Sentences that one statement copies. */
const mostJoined = 40;

const subject =
  "(?:it|he|she|they|we|the|an?|its|their|his|her|this|that|these|those|some|most|many|none|nothing|no|neither|all|\\p{Lu}[\\p{L}’'-]+|\\d)";
const auxiliary =
  '(?:is|are|was|were|has|have|had|will|would|can|could|may|might|did|does|do|must|should|cannot)';
/** What may follow a clause that stands for itself: another clause, or more on a part of it. */
const continuing = new RegExp(
  `, (?:(?:but|yet|and|while|whereas|although|though|even though) (?:${subject}|${auxiliary}|\\p{Ll}+ed)\\b|(?:which|who|where|because|since|after|saying|adding|pointing out|up from|down from|compared with|compared to)\\b|with (?!(?:the |few |some |one |two )?exceptions?\\b)|mostly\\b|helped by\\b)|,? (?:and|but) not (?=(?:by|in|on|for|to|from|at|with|the|an?|because|as)\\b)| and (?=${auxiliary}\\b)| but (?=${auxiliary}\\b)`,
  'gu',
);
/** What takes a clause before it back, limits it, or gives it as a statement of a speaker. */
const revoking =
  /\b(?:if|unless|provided|except|only|according|said|says|reported|reports|announced|told|wrote|writes|estimates?|estimated|claims?|claimed|argues?|argued|believes?|thinks?|denied|denies|never|wrong|false|untrue|mistaken|supposed|alleged|disputed|disputes|rejects|rejected|withdrawn|withdrew|cancelled|reversed|revised|corrected|overturned|instead)\b/i;
const subordinate =
  /^(?:if|when|whenever|while|although|though|whereas|unless|as|after|before|because|since|where|once|until|despite|unlike|that|whether|what|who)\b/i;
const finite = new RegExp(
  `\\b(?:${auxiliary}|\\p{Ll}{2,}(?:ed|es)|rose|fell|grew|came|took|made|said|says|told|went|held|led|lost|won|sold|bought|paid|kept|left|met|ran|gave|found|began|became|beat|cut|did|drew|set|sees|says|stood|wants|plans|intends|hopes|remains)\\b`,
  'u',
);
/** Clauses of one sentence that are read. */
const mostClauses = 6;
/** Longer sentences are compared as a whole alone. */
const longest = 500;

/** The words of a text in small letters, without marks and without the links between its clauses. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[,;] (?:but|and|while|whereas) /g, ' ')
    .replace(/[^\p{L}\p{N}%€$£.,+-]+/gu, ' ')
    .replace(/[.,\s]+$/, '')
    .trim();

/** The clauses of a sentence that stand for themselves: what it begins with, and a second predicate with its subject. */
function standingClauses(text: string): string[] {
  return [...text.matchAll(continuing)].slice(0, mostClauses).flatMap((match) => {
    const clause = text.slice(0, match.index);
    const rest = text.slice(match.index);
    const second = secondPredicate(clause, rest);
    const isJoined = !match[0].startsWith(',');
    const isRevoked = revoking.test(rest.replace(/^, (?:saying|adding|pointing out)\b/, ''));
    const isLimited =
      // "All wards voted for it, although two abstained": what is said of all has an exception behind it.
      (excepting.test(match[0]) && universal.test(clause)) ||
      (isJoined && /\b(?:not|never|no|neither|nor|whether|or)\b/i.test(clause)) ||
      (/\bnot $/.test(match[0]) && /\b(?:all|every|each|any|only|not|never|no)\b/i.test(clause)) ||
      /(?:,|;|:|\bor|\beither|\bboth|\bneither)\s*$/i.test(clause);
    return [...(finite.test(clause) && !isRevoked && !isLimited ? [clause] : []), ...second];
  });
}

const excepting = /^, (?:but|yet|while|whereas|although|though|even though|with)\b/;
const universal =
  /\b(?:all|every|everyone|everybody|each|none|no|nobody|nothing|always|never|only|entire|entirely|whole|unanimous\p{Ll}*|throughout)\b/iu;

/** "The pipes show no wear but have been gnawed": what is said of the same subject behind the link. */
function secondPredicate(clause: string, rest: string): string[] {
  const predicate = /^,? (?:and|but) (?<said>\p{Ll}.*)$/u.exec(rest)?.groups?.said;
  if (predicate === undefined || !new RegExp(`^${auxiliary}\\b`).test(predicate)) return [];
  if (/\b(?:that|which|who|whose|if|unless|whether|because|when|while|not only|both|either)\b/i.test(clause))
    return [];
  const [verb, ...others] = verbUses(readSentence(clause));
  const subjectText = verb && clause.slice(0, verb.word.at).replace(trailingAuxiliaries, '').trim();
  // "Intends to inspect", "has no wear": no predicate of its own.
  const isWithin = ({ word }: { word: { at: number } }) =>
    /\b(?:to|no|the|an?|any|its|their) $/i.test(clause.slice(0, word.at));
  return !subjectText || !others.every(isWithin) || /[,;:]/.test(subjectText) || revoking.test(clause)
    ? []
    : [`${subjectText} ${predicate}`];
}

const trailingAuxiliaries = new RegExp(`(?: ?\\b(?:${auxiliary}|not|also|already|still|be|been))+ $`, 'u');

const person =
  "\\p{Lu}\\p{Ll}[\\p{L}’'-]*(?: (?:de|van|von|der|den|la))? (?!(?:Road|Street|Lane|Park|Bank|Bay|Lake|River|University|Hospital|Council|Group|Air|Court|Hall)\\b)\\p{Lu}\\p{Ll}[\\p{L}’'-]*";
const withRole = new RegExp(
  `^(?:The |Its )?(?:\\p{Lu}\\p{Ll}[\\p{L}’'-]* (?:\\p{Ll}[\\p{L}-]* ){1,4}|(?:Mayor|Minister|Historian|Economist|Biologist|Environmentalist|Treasurer|Councillor|Inspector|Rector|Director|Professor|Engineer|Analyst|Tester|Skipper|Nurse|Teacher|Chairman|Chairwoman|President|Spokesman|Spokeswoman|Sponsor|Architect|Author|Lawyer|Judge|Dean|Researcher|Farmer) )(?<rest>${person} \\p{Ll}.*)$`,
  'u',
);
const named = new RegExp(
  `^(?:The |Its )?[\\p{L}’'-]+(?: (?!of |for |to )[\\p{L}’'-]+){0,6}, (?<who>${person}), (?<rest>\\p{Ll}.*)$`,
  'u',
);
const placed = new RegExp(
  `^(?<who>${person})(?: (?:of|from|at) (?:the )?[^,;]{2,60}?)? (?<verb>(?:${auxiliary}|\\p{Ll}+ed|says|said|found|gave|led|left|told|won|lost|took|made|went|wants|plans|hopes|thinks|fears)\\b.*)$`,
  'u',
);
const relative = /^(?<who>[^,;:]{3,80}), (?:who|which) (?<deed>[^,;:]{5,120}), (?<rest>\p{Ll}[^;:]*)$/u;

/** "Historian Maeve Doyle", "the firm's director, Omar Pell", "Rolf Kern of the union" by the name alone. */
function byName(text: string): string[] {
  const bare = withRole.exec(text)?.groups?.rest;
  const apposed = named.exec(text)?.groups;
  const found = [bare, apposed && `${apposed.who} ${apposed.rest}`].filter((each) => each !== undefined);
  return [text, ...found].flatMap((each) => {
    const { who, verb } = placed.exec(each)?.groups ?? {};
    return who === undefined ? [each] : [each, `${who} ${verb}`];
  });
}

/** "Doyle, who led the search, believes it": what the clause between commas says, and what the one around it does. */
function aroundRelative(text: string): string[] {
  const { who = '', deed, rest } = relative.exec(text)?.groups ?? {};
  return deed === undefined || finite.test(who) ? [] : [`${who} ${deed}`, `${who} ${rest}`];
}

/** The sentences that semicolons part; none where one of them may take another back. */
const halvesOf = (text: string): string[] => {
  const halves = text.includes(':') ? [] : text.split('; ');
  return halves.length > 1 && !halves.slice(1).some((half) => revoking.test(half))
    ? halves.map((half) => half.charAt(0).toUpperCase() + half.slice(1))
    : [];
};

const wordsOfClaim = memoize(({ text }: Read) => plainWords(text));

/** What a sentence says in a clause of its own, word for word. */
const clausesOf = memoize(({ text }: Read): ReadonlySet<string> => {
  if (text.length > longest || /["“”„«»‘?]/.test(text) || subordinate.test(text)) return new Set();
  const plain = text.replace(/[.\s]+$/, '');
  const whole = [plain, ...halvesOf(plain)];
  const apart = [...whole, ...whole.flatMap((each) => standingClauses(each))].flatMap((each) => [
    each,
    ...aroundRelative(each).flatMap((clause) => [clause, ...standingClauses(clause)]),
  ]);
  const clauses = new Set(apart.flatMap(byName));
  clauses.delete(plain);
  return new Set([...clauses].map((clause) => plainWords(clause)));
});

/** Whether a statement is a clause of a sentence, word for word: nothing around it limits it. */
export const isClauseCopied = (claim: Read, source: Read): boolean => {
  const clauses = clausesOf(source);
  return clauses.size > 0 && !/["“”„«»‘?]/.test(claim.text) && clauses.has(wordsOfClaim(claim));
};
