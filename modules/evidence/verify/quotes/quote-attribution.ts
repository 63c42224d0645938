import { functionWords, speechStems } from '../words/lexicon';
import { stem } from '../words/words';
import { isCalendarWord } from '../words/calendar';
import {
  hasSpeechVerb,
  type QuotedText,
  readQuotedText,
  type Speech,
  sentenceEnd,
  sentenceStart,
  speechAt,
} from './speeches';
import { speechVerbs } from '../words/speech-verbs';

/** A quote in a passage. */
export type QuotePlace = { passage: QuotedText; at: number; end: number };

/** The words that tell whose a quote is. `isOwn`: they stand in the sentence of the quote, not in one before it. `told`: who is addressed. */
export type Attribution = { text: string; isOwn: boolean; told: readonly string[] };

const namePart = /\p{Lu}[\p{L}'’-]+/gu;
const commonStarts = new Set(
  'according said as when while after before one two three more most yes no if but our his her their what how there whether although though since because until unless despite during under among besides still also even perhaps then later now here instead meanwhile however finally only nobody everyone somebody nothing asked questioned pressed speaking'.split(
    ' ',
  ),
);

/** Names in a text: capitalised words that do not begin a sentence by being common. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(namePart)]
    .map(([name]) => name.replace(/['’]s?$/, ''))
    .filter((name) => !functionWords.has(name.toLowerCase()) && !commonStarts.has(name.toLowerCase()))
    .filter((name) => !isCalendarWord(name));
}

/** One or more capitalised words: the name of a person, a place or an office. */
export const nameRun = "\\p{Lu}[\\p{L}’'-]+(?: (?:(?:de|van|von|der|den|la|al|bin) )?\\p{Lu}[\\p{L}’'-]+)*";
/** "She said", "He thanked". */
export const leadingPronoun = /^\W*(?:He|She|he|she)\b/;
/** "told Ruth Amsel", "thanked Ruth Amsel for": no speaker. */
export const addressed = new RegExp(
  `\\b(?:told|tells|asked|asks|thank(?:s|ed)|prais(?:es|ed)|accus(?:es|ed)|to|by) (?:\\p{Ll}+ ){0,2}[*_]?${nameRun}`,
  'gu',
);

const lower = "(?:\\p{Ll}[\\p{L}’'-]*,? )";
/** "said the director, Anna Holm". */
const late = new RegExp(
  `\\b(?:${speechVerbs.replace('|told|tells', '')}) (?!in |at |on |to |from |during |after |before )${lower}{0,8}?(?<!\\b(?:of|at|in|from|for|to) )(?<who>${nameRun})`,
  'u',
);
/** "of the Technical University", "(Green Forum)". */
const belonging = ` (?:of|at|from|for) (?:the )?${nameRun}| \\([^()]{1,40}\\)`;
/** "County health commissioner Raymond Tsai": the first word of a role. */
const opening = `\\p{Lu}\\p{Ll}+(?= (?!(?:told|tells|asked|asks|met|meets|and|of|in|at|\\p{Ll}+ed) )(?:\\p{Ll}+ ){1,4}\\p{Lu})`;
/** "Councillor Owen Breck (Green Forum) spoke", "The director, Anna Holm, said". */
const early = new RegExp(
  `^(?:[^\\p{L}]*)(?:(?:The|Its|Their|His|Her|But|And|Then|Later|${opening}) )?${lower}{0,8}?(?<who>${nameRun})(?:${belonging})?(?:, [^,;]{2,80},|,)? (?:has |had |also )?(?<verb>\\p{Ll}+)`,
  'u',
);
const accorded = new RegExp(
  `(?:\\b[Aa]ccording to|^Asked by(?=[^,]*$)) ${lower}{0,8}?(?<who>${nameRun})`,
  'u',
);
const saying = new RegExp(`^(?:${speechVerbs})$`);

/** "Of her successor, Ada Holm, she says": who speaks behind the words before the comma. */
const leadBefore =
  /^\W*(?:Of|On|About|In|At|After|Before|During|When|As|With|For|From|Asked|Reached|Standing|Speaking|Later|Then|Afterwards)\b[^;:]{0,160}?(?:, |(?<=\b(?:Later|Then|Afterwards)) )(?=(?:he|she) (?:has |had |also )?\p{Ll}+)/u;

/** The one person whom a sentence, without its quotes, has speak; undefined where it has none. */
export function personSpeaking(sentence: string): string | undefined {
  const first = early.exec(sentence)?.groups;
  if (first?.who !== undefined && saying.test(first.verb ?? '')) return first.who;
  return (late.exec(sentence) ?? accorded.exec(sentence) ?? lastSpeaking(sentence))?.groups?.who;
}

const apposition = /, (?:(?:the|an?|its|his|her|their) [^,;:“”]{2,80}|\d{1,3}),/gu;
const beforeVerb = new RegExp(
  `(?<!\\b(?:of|at|from|for|in|and)(?: the)? )(?<!\\p{L})(?<who>${nameRun})(?:${belonging}){0,3},? (?:who )?(?:has |had |also |later )*(?:${speechVerbs})\\b(?![^,;]{0,40}\\b(?:whether|if)\\b)`,
  'gu',
);

/** "Asked by Brand, the engineer, about it, Ada Holm, the mayor, said", "among them Ada Holm, a baker, who said": the name before the verb. */
const lastSpeaking = (sentence: string) =>
  [...sentence.slice(0, longestAttribution).replace(apposition, '').matchAll(beforeVerb)]
    .filter(({ groups }) => !/^(?:Asked|Questioned|Pressed)$/.test(groups?.who ?? ''))
    .at(-1);
const longestAttribution = 400;

const titleAlone = /^(?:Dr|Mr|Mrs|Ms|Prof)$/;
const organisation =
  '(?:company|group|firm|carmaker|maker|agency|institute|university|bank|club|ministry|party|newspaper|magazine|station|town|city|village|district|estate|chain|operator|supplier|producer|association|union|cooperative|clinic|hospital|school)';
const away = new RegExp(
  `\\([^()]{1,60}\\)|\\b(?:the|The|at|in|from|of|to|near) ${nameRun}|\\b(?:for|of|at|from) the (?:\\p{Ll}[\\p{L}-]* ){0,2}${organisation} ${nameRun}`,
  'gu',
);

/** The person whom a sentence begins with, or has speak, where it names no other person: whom "she" stands for behind it. */
export function onlyPerson(sentence: string): string | undefined {
  const who = personSpeaking(sentence) ?? early.exec(sentence)?.groups?.who;
  if (who === undefined || namesIn(who).length === 0) return undefined;
  const behind = sentence.slice(sentence.indexOf(who) + who.length);
  // "Ada Holm, an economist at the Lund Institute, said": no other person.
  const plain = `${sentence.slice(0, sentence.indexOf(who))} ${behind.replace(/^, \p{Ll}[^,;]{2,80},/u, ' ')}`;
  const others = plain.replace(away, ' ').slice(1).match(new RegExp(nameRun, 'gu')) ?? [];
  return others.every((each) => isCalendarWord(each) || titleAlone.test(each)) ? who : undefined;
}

/** Sentences that a pronoun, or a speech that goes on, may reach back over. */
const mostBack = 4;
const pronoun = /\b(?:he|she)\b/i;
/** A person by name, and the words of the passage that tell of them. */
type Person = { name: string; told: string };

/** The person whose words stand at a place of a passage, where it tells so beyond doubt. */
export function personQuoted({ passage, at }: QuotePlace): Person | undefined {
  const speech = speechAt(passage, at);
  return speech && speakerOf(speech, passage.outside);
}

/** "Holm's own lawyer, Ada Brand, protested": the owner does not speak. */
const owner = /^\W*(?:\p{Lu}[\p{L}-]* )?\p{Lu}[\p{L}-]*['’]s? (?:own )?(?=\p{Ll})/u;
/** "Solar storms, she said, can upset them", "Would she come again?": of the person before. */
const ofSame = /, (?:he|she) \p{Ll}+, |^\W*\p{Lu}\p{Ll}+ (?:he|she) [^?]*\?/u;

/** The person whom a pronoun at the end of a text stands for. */
export function personBefore(text: string, pronounThere: 'he' | 'she'): string | undefined {
  const { outside } = readQuotedText(`${text} `);
  return speakerOf(
    { attribution: `${pronounThere} said`, at: outside.length, end: outside.length, isInterrupted: false },
    outside,
  )?.name;
}

function speakerOf({ attribution: whole, at }: Speech, outside: string): Person | undefined {
  const attribution = whole
    .replace(leadBefore, '')
    .replace(owner, 'The ')
    .replace(/\b(St|Dr|Mr|Mrs|Ms|Prof)\. (?=\p{Lu})/gu, '$1 ');
  const named = (name: string | undefined, told: string) => (name === undefined ? undefined : { name, told });
  if (!leadingPronoun.test(attribution)) {
    const said = personSpeaking(attribution);
    if (said !== undefined) return named(said, attribution);
    if (namesIn(attribution.replace(addressed, ' ')).length > 0)
      return /:$/.test(attribution) ? named(onlyPerson(attribution), attribution) : undefined;
    if (attribution !== '' && !pronoun.test(attribution)) return undefined;
  }
  const she = /\bshe\b/i.test(attribution);
  let start = sentenceStart(outside, at + 1);
  for (let steps = 0; steps < mostBack && start > 0; steps += 1) {
    if (outside.charAt(start - 1) === '\n' && !isOfOne(outside.slice(0, start - 1))) return undefined;
    const from = sentenceStart(outside, Math.max(0, start - 2));
    const sentence = outside.slice(from, start).replace(/[“”]/g, ' ').trim();
    start = from;
    // "She is 68": still the person of the sentence before.
    if ((leadingPronoun.test(sentence) || ofSame.test(sentence)) && !hasOtherPerson(sentence)) continue;
    if (namesIn(sentence).length === 0) continue;
    const who = answering(sentence, attribution) ?? onlyPerson(sentence) ?? speakingOn(sentence);
    const told = sentence.replace(/, who [^,;]{2,80},/, ',');
    return (she ? male : female).test(told) || (she ? ofHer : ofHim).test(told)
      ? undefined
      : named(who, sentence);
  }
  return undefined;
}

/** "Holm asked Brand whether it was so. “No,” she replied": the person asked. */
const answering = (sentence: string, attribution: string): string | undefined =>
  /\b(?:repl|answer|retort|respond)\p{Ll}*/u.test(attribution)
    ? new RegExp(
        `^\\W*(?:The (?:\\p{Ll}[\\p{L}-]* ){1,4}|The (?:\\p{Ll}[\\p{L}-]* ?){1,4}, )?${nameRun},? (?:then |later )?(?:asked|asks) (?<who>${nameRun}) (?:whether|if|about|why|how|when|what|where|who)\\b`,
        'u',
      ).exec(sentence.replace(apposition, ''))?.groups?.who
    : undefined;

/** "Pavel told the council that she would sue Hydrona. “We will,” she said": who speaks goes on to speak. */
function speakingOn(sentence: string): string | undefined {
  const { who, verb } = early.exec(sentence)?.groups ?? {};
  const isOpen =
    who === undefined || !saying.test(verb ?? '') || /^ask/.test(verb ?? '') || /['’]s?$/.test(who);
  return isOpen ||
    (sentence.match(addressed) ?? []).some(
      (part) => /^(?:told|tells|asked|asks|thank|prais|accus)/.test(part) && !/ the /.test(part),
    )
    ? undefined
    : who;
}

/** Whether one person alone speaks in the last paragraph of a text. */
function isOfOne(text: string): boolean {
  const sentences = text.slice(text.lastIndexOf('\n') + 1).split(/(?<=[.!?”]) /);
  const last = sentences.flatMap((each) => personSpeaking(each)?.split(' ').at(-1) ?? []);
  return new Set(last).size < 2;
}

const male = /\b(?:Mr|Sir|Lord|Baron|King|Prince)\b/;
const female = /\b(?:Mrs|Ms|Miss|Dame|Lady|Baroness|Queen|Princess)\b/;

/** "Doule, reviewing her book": another person than the one who acts may be meant. */
const ofHer = /\b(?:her|hers)\b/;
const ofHim = /\b(?:him|his)\b/;

/** Two capitalised words on end, or a title: another person whom a pronoun could mean. */
const hasOtherPerson = (sentence: string) =>
  /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|\b(?:Mr|Mrs|Ms|Dr|Professor) /u.test(sentence.replace(away, ' '));

/** The names in "told Ruth Amsel", "thanked Ruth Amsel for". */
export const addresseesIn = (text: string): string[] => namesIn((text.match(addressed) ?? []).join(' '));

/** Who speaks at a place of a passage, as its own sentence or one of the three before it names them. */
export function attributionOf({ passage, at, end }: QuotePlace): Attribution {
  const { outside } = passage;
  const speech = speechAt(passage, at);
  const from = sentenceStart(outside, (speech?.at ?? at) + 1);
  // "Rejected it as “an insult” and announced a strike": who speaks stands before the quote.
  const isJoined = /^\W*(?:and|but) /.test(speech?.attribution ?? '');
  const own =
    speech && !isJoined
      ? speech.attribution
      : besideSpeech(`${outside.slice(from, at)} ${outside.slice(end, sentenceEnd(outside, end))}`);
  // "She told Ruth Amsel": the addressee does not speak.
  const speaking = leadingPronoun.test(own) ? own.replace(addressed, ' ') : own;
  const told = addresseesIn(own);
  if (namesIn(speaking).length > 0 && !leadingPronoun.test(own))
    return { text: `${besideSpeech(own) || own}${ownerBefore(own, outside, from)}`, isOwn: true, told };
  // "The priest asked": none of the people named before.
  if (/\p{L}/u.test(speaking) && !pronoun.test(speaking) && hasSpeechVerb(speaking))
    return { text: speaking, isOwn: false, told };
  const person = personQuoted({ passage, at, end });
  return { text: `${speaking} ${person?.told ?? speakerBefore(outside, from)}`.trim(), isOwn: false, told };
}

const owned = /\b[Ii]ts (?:\p{Ll}+ ){0,2}?\p{Ll}+,? \p{Lu}/u;

/** "its director": of the one organisation that the sentence before names. */
function ownerBefore(speaker: string, outside: string, from: number): string {
  if (!owned.test(speaker) || from < 2) return '';
  const sentence = outside.slice(sentenceStart(outside, from - 2), from);
  const runs = sentence.match(/(?<!^)\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*/gu) ?? [];
  const [name, ...more] = [...new Set(runs)];
  return name !== undefined && more.length === 0 ? ` of ${name}` : '';
}

/** "Nadia Petrov won against Simon Achebe": of two persons by first and last name, the first is the one who goes on to speak. */
function firstPerson(sentence: string): string {
  const persons = [...sentence.matchAll(/\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}’'-]+)+/gu)];
  const [first, second] = persons;
  return first && second ? sentence.slice(0, first.index + first[0].length) : sentence;
}

/** The speaker of earlier sentences, where a speech goes on or "she said" points back. */
function speakerBefore(outside: string, from: number): string {
  let end = from;
  for (let steps = 0; steps < 3 && end > 0; steps += 1) {
    const start = sentenceStart(outside, Math.max(0, end - 2));
    const sentence = outside.slice(start, end);
    const found = besideSpeech(sentence);
    if (found !== '') return found;
    if (namesIn(sentence).length > 0) return firstPerson(actingIn(sentence.replace(owning, ' ')));
    end = start;
  }
  return '';
}

/** "Fenn's deputy, Ruth Amsel": the owner is not the one who acts. */
const owning = /\p{Lu}[\p{L}-]*['’](?:s\b|(?=\s))/gu;
const onOther =
  /^(?<who>\W*(?:\p{L}[\p{L}’'-]*,? ){0,6}?(?:\p{Lu}[\p{L}’'-]+ ){2,4}(?:\([^()]{1,40}\) )?)\p{Ll}+(?:ed|s) (?:\p{Ll}+ ){0,3}\p{Lu}[\p{L}’'-]+ \p{Lu}/u;
/** "Lars Brun thanked Mira Oake": the one who acts, where the sentence has it done to another. */
const actingIn = (sentence: string) => onOther.exec(sentence)?.groups?.who ?? sentence;

function besideSpeech(text: string): string {
  for (const { 0: word, index } of text.matchAll(/[\p{L}]+/gu)) {
    const verb = speechStems.has(stem(word)) || /^(?:according|words|spokes\p{L}+)$/iu.test(word);
    // "Asked whether it was safe, Holt said": no name of a speaker.
    if (!verb || /^(?:Asked|Questioned|Speaking)$/.test(word)) continue;
    const before = text.slice(Math.max(0, index - 70), index + word.length);
    const after = text.slice(index + word.length, index + word.length + 70);
    const [, relative] = /(\p{Lu}[^,]{1,60}), who (?:had |has )?[\p{L}]+$/u.exec(before) ?? [];
    if (relative) return relative.replace(/^.*\b(?:by|from|of|against|to|with) /u, '');
    if (namesIn(before).length > 0) return `${before}${roleBehind(after)}`;
    if (!/^(?:told|tells|asked|asks)$/i.test(word) && namesIn(after).length > 0) return `${before}${after}`;
  }
  return '';
}

/** What follows a speaker named before the verb may give a role, and names of others. */
const roleBehind = (text: string) => text.replace(/\p{Lu}[\p{L}'’-]*/gu, ' ');

/** The sentence that a quote, or the speech that it is part of, stands in, without what is quoted; with the words that interrupt it. */
export function sentenceOf({ passage, at, end }: QuotePlace): string {
  const speech = speechAt(passage, at);
  const [from, to] = [speech?.at ?? at, speech?.end ?? end];
  return passage.outside.slice(
    sentenceStart(passage.outside, from + 1),
    sentenceEnd(passage.outside, to - 2),
  );
}
