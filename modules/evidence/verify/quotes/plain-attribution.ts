import { functionWords } from '../words/lexicon';
import { isCalendarWord, leadsName } from './speakers';
import { blanked, namesIn, type Quote, sentenceEnd, sentenceStart } from './quotes';

const run = "\\p{Lu}[\\p{L}’'-]+(?: (?:(?:de|van|von|der|den|la|al|bin) )?\\p{Lu}[\\p{L}’'-]+)*";
const says =
  'said|says|added|adds|explained|explains|stated|states|told|tells|wrote|writes|commented|comments|remarked|remarks|declared|declares|noted|notes|replied|replies|answered|warned|warns|argued|argues|insisted|insists|concluded|concludes|recalled|recalls|disagreed|disagrees';
const lower = "(?:\\p{Ll}[\\p{L}’'-]*,? )";
/** "said the director, Anna Holm". */
const late = new RegExp(
  `\\b(?:${says.replace('|told|tells', '')}) (?!in |at |on |to |from |during |after |before )${lower}{0,8}?(?<!\\b(?:of|at|in|from|for|to) )(?<who>${run})`,
  'u',
);
/** "Councillor Owen Breck (Green Forum) spoke", "The director, Anna Holm, said". */
const early = new RegExp(
  `^(?:[^\\p{L}]*)(?:(?:The|Its|Their|His|Her|But|And|Then|Later) )?${lower}{0,8}?(?<who>${run})(?: \\([^()]{1,40}\\))?(?:, [^,;]{2,80},|,)? (?:has |had |also )?(?<verb>\\p{Ll}+)`,
  'u',
);
const accorded = new RegExp(`\\b[Aa]ccording to ${lower}{0,8}?(?<who>${run})`, 'u');
const saying = new RegExp(`^(?:${says})$`);

/** The one person whom a sentence, without its quotes, has speak; undefined where it has none. */
function personSpeaking(sentence: string): string | undefined {
  const first = early.exec(sentence)?.groups;
  if (first?.who !== undefined && saying.test(first.verb ?? '')) return first.who;
  return (late.exec(sentence) ?? accorded.exec(sentence))?.groups?.who;
}

const titleAlone = /^(?:Dr|Mr|Mrs|Ms|Prof)$/;
const away = new RegExp(`\\([^()]{1,60}\\)|\\b(?:the|The|at|in|from|of|to) ${run}`, 'gu');

/** The person whom a sentence begins with, or has speak, where it names no other person: whom "she" stands for behind it. */
export function onlyPerson(sentence: string): string | undefined {
  const who = personSpeaking(sentence) ?? early.exec(sentence)?.groups?.who;
  if (who === undefined) return undefined;
  const others = sentence.replace(who, ' ').replace(away, ' ').slice(1).match(new RegExp(run, 'gu')) ?? [];
  return others.every((each) => isCalendarWord(each) || titleAlone.test(each)) ? who : undefined;
}

/** Sentences that a pronoun, or a speech that goes on, may reach back over. */
const mostBack = 3;

/** Whether the sentence of a quote names no speaker, and one just before it names this person. */
export function isNamedBefore(
  name: string,
  { passage, at, end }: { passage: string; at: number; end: number },
): boolean {
  let start = sentenceStart(passage, at);
  if (namesIn(blanked(passage.slice(start, sentenceEnd(passage, end)))).length > 0) return false;
  const from = start;
  for (let steps = 0; steps < mostBack && start > 0; steps += 1) start = sentenceStart(passage, start - 2);
  return namesIn(blanked(passage.slice(start, from))).includes(name);
}

/** The name of the person whose words stand at a place of a passage, where it tells so beyond doubt. */
function personQuoted(passage: string, at: number, end: number): string | undefined {
  let start = sentenceStart(passage, at);
  const own = blanked(passage.slice(start, sentenceEnd(passage, end)));
  const said = personSpeaking(own);
  if (said !== undefined) return said;
  const introduced = /:\s*$/.test(blanked(passage.slice(start, at)).trimEnd())
    ? onlyPerson(own.trim())
    : undefined;
  if (introduced !== undefined) return introduced;
  if (namesIn(own).length > 0 || /\b(?:they|we|it) (?:said|says|added|adds)\b/i.test(own)) return undefined;
  for (let steps = 0; steps < mostBack && start > 0; steps += 1) {
    const from = sentenceStart(passage, Math.max(0, start - 2));
    const sentence = blanked(passage.slice(from, start)).trim();
    if (namesIn(sentence).length > 0) return onlyPerson(sentence);
    start = from;
  }
  return undefined;
}

const plainWords =
  /^(?:how|put|it|puts|words|according|said|says|say|added|adds|explained|explains|stated|states|told|commented|comments|remarked|remarks|declared|declares|noted|notes|wrote|writes)$/;

/**
 * Whether a statement, beside its quotes, says no more than who speaks: "is how Anna Holm put it". The quotes were found word for
 * word; the person must be the one whose words they are. `isKnown`: whether a first name goes with a surname.
 */
export function isPlainAttribution(
  text: string,
  quotes: readonly Quote[],
  places: readonly { passage: string; at: number; end: number }[],
  isKnown: (first: string, last: string) => boolean,
): boolean {
  const outside = quotes.reduceRight((all, { at, end }) => `${all.slice(0, at)} ${all.slice(end)}`, text);
  const words = outside.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
  const names = words.filter((word, index) => /^\p{Lu}/u.test(word) && (index > 0 || !isPlain(word)));
  if (names.every(leadsName) || quotes.length === 0) return false;
  if (words.some((word) => !names.includes(word) && !isPlain(word))) return false;
  return places.every(({ passage, at, end }) => {
    const person = personQuoted(passage, at, end)?.split(' ') ?? [];
    return names.every(
      (name, index) =>
        isTitledAlike(name, names, person) ||
        (/^(?:Mr|Mrs|Ms)$/.test(name) && person.length > 0) ||
        (!leadsName(name) &&
          person.includes(names[index + 1] ?? '') &&
          isKnown(name, names[index + 1] ?? '')),
    );
  });
}

/** The name is one of the person; a title, only with the one before it: "Deputy Mayor" is no "Mayor". */
function isTitledAlike(name: string, names: readonly string[], person: readonly string[]): boolean {
  const at = person.indexOf(name);
  return at >= 0 && (at === 0 || !leadsName(name) || names.includes(person[at - 1] ?? ''));
}

const isPlain = (word: string) =>
  plainWords.test(word.toLowerCase()) ||
  (functionWords.has(word.toLowerCase()) && !/^(?:than|same|such|others?|another)$/.test(word));
