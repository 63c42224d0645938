import { type Finding, finding } from '../tables/check-table';
import { functionWords } from '../words/lexicon';
import { meaningOf } from '../words/words';
import {
  addresseesIn,
  attributionOf,
  namesIn,
  personQuoted,
  nameRun,
  type QuotePlace,
  sentenceOf,
} from './quote-attribution';
import type { CitedPassage } from './cited-passage';
import { isOfFamily, leadsName } from './speakers';
import { hasSpeechVerb } from './speeches';
import { opinionVerbs, speechVerbs } from '../words/speech-verbs';

/** A quote in a passage. `context`: meanings of its heading and title. */
export type HeldQuote = QuotePlace & { context: ReadonlySet<string> };

export const undecidedSpeaker = finding('related', 'The check could not decide whose words these are.');

/**
 * A name in the statement that is none of the speaker: unsupported where the passage names another one beyond doubt. `outside`: the
 * statement without what it quotes.
 */
export function speakerFault(
  outside: string,
  held: HeldQuote,
  cited: readonly CitedPassage[],
): Finding | undefined {
  const { text: speaker, isOwn, told } = attributionOf(held);
  const addressees = new Set(addresseesIn(outside).filter((name) => told.includes(name)));
  const names = namesIn(outside.replace(leadingRole, (role) => (hasSpeechVerb(role) ? role : ' ')));
  const others = names.filter((name) => !addressees.has(name));
  const stranger = strangerIn(others, outside, speaker, held, cited);
  const speaking = namesIn(personQuoted(held)?.name ?? '');
  // "Holm asked Brand. “No,” she replied": both stand beside the quote, and one of them speaks.
  if (stranger === undefined)
    return isOfOthers(speakersIn(outside), speaking) ||
      isOfOtherPerson(outside, speaker) ||
      isOfOtherNoun(outside, sentenceOf(held))
      ? undecidedSpeaker
      : undefined;
  const name = wholeName(stranger, outside);
  if (speaker.trim() === '' && !isInSources(cited, (text) => text.includes(stranger)))
    return finding('unsupported', `The passage does not name ${name} as the speaker.`);
  const person = personQuoted(held)?.name.split(' ') ?? [];
  const isNamedBefore = held.passage.outside.slice(0, held.at).includes(stranger);
  const own = speakersIn(outside);
  const isOther =
    (isOwn || (person.length > 0 && !isNamedBefore)) &&
    !holdsName(sentenceOf(held), stranger) &&
    own.length > 0 &&
    // "The director of the institute, Hanne Brisk, said": the speaker stands beside the role.
    !(person.length > 1 && outside.includes(person.join(' '))) &&
    // "Of her successor, Mateo Lindgren, Venn says": the speaker is right.
    own.every((last) => !person.includes(last) && !holdsName(speaker, last));
  return isOther
    ? finding('unsupported', `The passage gives this quote to another speaker than ${name}.`)
    : undecidedSpeaker;
}

/** Another person speaks than the statement names, though both stand beside the quote. */
const isOfOthers = (own: readonly string[], speaking: readonly string[]): boolean =>
  own.length > 0 && speaking.length > 0 && !own.some((last) => speaking.includes(last));

const roleOf =
  /(?<name>\p{Lu}[\p{L}’'-]+), (?:the|an?) (?<role>\p{Ll}[^,;:]{1,60}?),|\b[Tt]he (?<before>\p{Ll}[\p{L}-]*) (?:\p{Lu}[\p{L}’'-]+ ){0,2}(?<last>\p{Lu}[\p{L}’'-]+)/u;

/** "Holm, the engineer" where of two persons beside the quote the other one is the engineer. */
function isOfOtherPerson(outside: string, speaker: string): boolean {
  const { name, role, before, last } = roleOf.exec(outside)?.groups ?? {};
  const [who, noun] = [name ?? last, (role ?? before)?.split(' ').at(-1)];
  const isAlone = namesIn(speaker).every((each) => outside.includes(each));
  if (who === undefined || noun === undefined || isAlone) return false;
  const own = new RegExp(`(?:[^,]*, |[^,]*)${who}(?:, [^,]*)?`, 'u').exec(speaker)?.[0] ?? '';
  return holdsName(speaker, noun) && !holdsName(own, noun);
}

const listening =
  /\b(?:the|an?|its|their) (?<who>\p{Ll}[\p{L}-]+) (?:told|asked|reminded|warned|assured|informed|answered) (?:the|an?|its|their) (?<whom>\p{Ll}[\p{L}-]+)/iu;
const speakingNoun = /^(?:In \d{4},? )?[Tt]he (?<who>\p{Ll}[\p{L}-]+) \p{Ll}+/u;
const relativeClause = /, (?:which|who|whose|whom) [^,;:]{3,120},/gu;

/** "The inquiry told the engineer" of an engineer who told it; "the agency warned" of a report "which the agency kept secret". */
function isOfOtherNoun(outside: string, sentence: string): boolean {
  const [own, held] = [listening.exec(outside)?.groups, listening.exec(sentence)?.groups];
  if (own && held && own.who === held.whom && own.whom === held.who) return true;
  const who = speakingNoun.exec(outside.trim())?.groups?.who;
  const main = sentence.replace(relativeClause, ' ');
  return who !== undefined && main !== sentence && holdsName(sentence, who) && !holdsName(main, who);
}

const tells = `(?:${speechVerbs}|${opinionVerbs})`;
const spoken = new RegExp(
  `(?<who>${nameRun})(?: (?:of|from|at) [^,;:]{2,50})?(?:, (?:(?!\\b${tells}\\b)[^;:]){2,80},|,)? (?:has |had |have |also |later |once |never |publicly )*${tells}\\b|(?:\\b${tells}|[Aa]ccording to|[Ww]ords of) (?!in |on |at |of |to |about )(?:\\p{Ll}[\\p{L}’'-]*,? ){0,6}(?<late>${nameRun})`,
  'gu',
);

/** The surnames of those whom a statement has speak. */
const speakersIn = (outside: string): string[] =>
  [
    ...outside
      .replace(/\b(Dr|Mr|Mrs|Ms|Prof|St)\. (?=\p{Lu})/gu, '$1 ')
      .slice(0, 600)
      .matchAll(spoken),
  ].flatMap(({ groups }) => {
    const last = (groups?.who ?? groups?.late ?? '').split(' ').at(-1) ?? '';
    return namesIn(last);
  });

const holdsName = (text: string, name: string) =>
  text.split(/[^\p{L}'’-]+/u).some((word) => word.startsWith(name));

/** "Chief executive Helena Strand": a role at the beginning of a sentence. */
export const leadingRole =
  /^\W*(?!(?:In|On|At|By|For|Of|As|From|According|Asked|When|After|Before|The|A|An) )\p{Lu}\p{Ll}+ (?:\p{Ll}+ ){1,3}(?=\p{Lu})/u;

/** A name in the statement that is none of the speaker, nor of whom the speaker works for. */
function strangerIn(
  names: readonly string[],
  outside: string,
  speaker: string,
  held: HeldQuote,
  cited: readonly CitedPassage[],
): string | undefined {
  const beside = sentenceOf(held);
  return names.find((name, index) => {
    const follows = names[index + 1] ?? '';
    const next = new RegExp(`${name}['’]?s? ${follows}`).test(outside) ? follows : '';
    if (leadsName(name) && isTitled(name, names.slice(index + 1, index + 3), speaker, cited)) return false;
    if (!leadsName(name) && hasNamesake(name, next, cited) && !beside.includes(`${name} ${next}`))
      return true;
    return (
      !functionWords.has(name.toLowerCase()) &&
      !(isEmployer(name, outside) && held.context.has(meaningOf(name))) &&
      !speaker.toLowerCase().includes(name.toLowerCase()) &&
      !isFullName(name, next, speaker, cited)
    );
  });
}

/** "Professor Winther" of one whom the source calls "Professor Adele Winther", "Mr Fasch" of whom it calls "he". */
function isTitled(
  title: string,
  names: readonly string[],
  speaker: string,
  cited: readonly CitedPassage[],
): boolean {
  if (/^(?:Mr|Mrs|Ms|Miss)$/.test(title))
    return !new RegExp(`\\b(?:${title === 'Mr' ? 'she|Mrs|Ms' : 'he|Mr'})\\b`).test(speaker);
  const last = names.filter((name) => speaker.includes(name)).at(-1);
  const called = new RegExp(`\\b${title}\\.? (?:\\p{Lu}[\\p{L}’'-]+ ){0,2}${last}\\b`, 'u');
  return last !== undefined && isInSources(cited, (text) => text.includes(title) && called.test(text));
}

/** Whether a passage of a cited source holds a text. */
const isInSources = (cited: readonly CitedPassage[], holds: (text: string) => boolean) =>
  [...new Set(cited.map(({ source }) => source))].some(({ spans }) => spans.some(({ text }) => holds(text)));

/** "Helga Dornik of Statistics Varland": whom a speaker works for. */
const isEmployer = (name: string, text: string): boolean =>
  [...text.matchAll(/\p{Lu}[\p{L}'’-]+ (?:of|from|at) (?:the )?((?:\p{Lu}[\p{L}'’-]+ ?){1,4})/gu)].some(
    ([, run = '']) => run.split(' ').includes(name),
  );

/** All words of the name that one of them belongs to. */
const wholeName = (name: string, text: string): string =>
  text.match(/\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/gu)?.find((run) => run.split(' ').includes(name)) ??
  name;

/** "Elin Hauge" of a speaker whom the passage calls Hauge and its source has by both names. */
function isFullName(first: string, last: string, speaker: string, cited: readonly CitedPassage[]): boolean {
  if (last === '' || !speaker.includes(last) || cited.some(({ passage }) => isOfFamily(last, passage.text)))
    return false;
  return fullNames(last, cited).includes(`${first} ${last}`) && !hasNamesake(first, last, cited);
}

/** Another person of the same surname appears in a cited source. */
export const hasNamesake = (first: string, last: string, cited: readonly CitedPassage[]): boolean =>
  fullNames(last, cited)
    .map((name) => name.replace(/['’]s?(?= )/, ''))
    .some((name) => name !== `${first} ${last}` && !leadsName(name.split(' ')[0] ?? ''));

/** First and last name of each person of a surname in the cited sources. */
export function fullNames(last: string, cited: readonly CitedPassage[]): string[] {
  if (!/^\p{Lu}[\p{L}'’-]+$/u.test(last)) return [];
  const sources = new Set(cited.map(({ source }) => source));
  const pattern = new RegExp(`\\p{Lu}[\\p{L}'’-]+ ${last}(?!\\p{L})`, 'gu');
  return [...sources].flatMap(({ spans }) =>
    spans.flatMap(({ text }) => (text.includes(last) ? (text.match(pattern) ?? []) : [])),
  );
}
