import { isCalendarWord } from '../words/calendar';
import { stretchesIn } from './speeches';
import { speechVerbs } from '../words/speech-verbs';

/**
 * How a statement presents what it quotes: "The mayor, Ada Holm, told the board: “…”". `quotes`: the quotes, those that "she said" splits
 * as one. `given`, `name`: titles and names before the surname, and the surname. `roles`: what it says that the person is. `beside`: what
 * it says of the occasion.
 */
export type QuotingFrame = {
  quotes: readonly string[];
  given: readonly string[];
  name: string;
  roles: readonly string[];
  verb: string;
  beside: readonly string[];
  /** What it says of the speaker before that: a statement of its own. */
  first?: string;
};

const mark = '¶';
const person = '§';
const longest = 300;

const verb = `(?:also |later |once |then |had |has )?(?<verb>${speechVerbs})`;
const forms = [
  `^(?<lead>(?:In|On|At|After|Before|During|Of|About|Asked|When|Standing|Speaking|Reached)\\b[^¶§]*?,? )?§,? ${verb}(?<tail>[^¶§:]*?)[,:]?(?<that> that)? ¶[.!?]?$`,
  `^¶,? (?<verb>${speechVerbs}) §(?<tail>[^¶§]*?)\\.?$`,
  `^¶,? §,? ${verb}(?<tail>[^¶§]*?)\\.?$`,
  `^(?:[Aa]ccording to|In the words of|To quote) §[,:] ¶\\.?$`,
  `^As § (?<verb>puts?|said|says)(?: it)?[,:] ¶\\.?$`,
  `^¶,? (?:according to §|in the words of §|as § puts? it|is how § puts? it)\\.?$`,
].map((form) => new RegExp(form, 'u'));
/** "Holm said no branch would close, and added: “…”". */
const joined = new RegExp(
  `^(?<first>(?:[^¶§]+?, )?§[^¶§]+?),? (?:and|but)(?: then| later)? (?<verb>${speechVerbs})(?<tail>[^¶§:]*?)[,:] ¶[.!?]?$|^(?<first2>§[^¶§]+?), (?<verb2>adding|saying|warning|replying)[,:] ¶[.!?]?$`,
  'u',
);

/** A statement that says of its quotes who speaks, and of the occasion nothing that stands between them. */
export function quotingFrame(text: string, surname: string): QuotingFrame | undefined {
  const { quotes, outside } = unquoted(text);
  if (outside.length > longest || quotes.length === 0) return undefined;
  for (const { index } of outside.matchAll(new RegExp(`(?<![\\p{L}’'-])${surname}(?![\\p{L}’'-])`, 'gu'))) {
    const speaker = speakerAround(outside, index, surname);
    const plain = speaker && outside.slice(0, speaker.at) + person + outside.slice(speaker.end);
    if (!speaker || !plain) continue;
    const both = joined.exec(plain)?.groups;
    const found = forms.map((form) => form.exec(plain)).find(Boolean);
    if (both) {
      const { given, roles } = speaker;
      const first = (both.first ?? both.first2 ?? '').replace(person, () => [...given, surname].join(' '));
      const told = (both.tail ?? '').trim();
      return {
        ...{ quotes, given, name: surname, roles, verb: both.verb ?? 'added' },
        beside: told === '' ? [] : [told],
        first: `${first}.`,
      };
    }
    if (!found) continue;
    const { verb: own = 'said', lead = '', tail = '' } = found.groups ?? {};
    const beside = [lead, tail].map((part) => part.replace(/^[\s,]+|[\s,]+$/g, '')).filter(Boolean);
    return { quotes, given: speaker.given, name: surname, roles: speaker.roles, verb: own, beside };
  }
  return undefined;
}

/** The quotes of a text, and the text with a mark for each; “No one,” she said, “builds for fun.” is one. */
function unquoted(text: string): { quotes: string[]; outside: string } {
  const quotes: string[] = [];
  let outside = '';
  let from = 0;
  for (const { at, end } of stretchesIn(text)) {
    const gap = text.slice(from, at);
    const quote = text.slice(at + 1, end - 1).trim();
    const before = quotes.at(-1);
    const isSplit = before !== undefined && /^ [^.;:?!“”"]{3,100}[,.] $/u.test(gap) && isClause(gap);
    if (isSplit) {
      // The attribution in the midst of a split quote stands behind the whole.
      quotes[quotes.length - 1] = `${before} ${quote}`;
      outside += gap.replace(/[,.] $/, '');
    } else {
      quotes.push(quote);
      outside += gap + mark;
    }
    from = end;
  }
  return { quotes, outside: outside + text.slice(from) };
}

const isClause = (gap: string) => new RegExp(`\\b(?:${speechVerbs})\\b`, 'u').test(gap);

type Speaker = { at: number; end: number; given: string[]; roles: string[] };
const boundary = new RegExp(
  `^.*(?:[,:;.¶] |\\b(?:${speechVerbs}|by|[Aa]ccording to|words of|quote|As|as|how) |^)`,
  'su',
);
const rolesBehind = new RegExp(
  `^(?: (?:of|from|at) (?:(?! (?:${speechVerbs})\\b)[^,:;¶]){2,60}?(?=,| (?:${speechVerbs})\\b| puts?\\b|\\.?$|:))?(?:, (?!(?:${speechVerbs})\\b|in |on |at |after |as )(?:(?!, (?:${speechVerbs})\\b)[^:;¶]){2,100}?(?=, (?:${speechVerbs})\\b|, puts?\\b|, ¶|\\.?$|: ¶))?`,
  'u',
);

/** The words around a surname that are of the speaker: name, titles and roles. */
function speakerAround(outside: string, at: number, surname: string): Speaker | undefined {
  const lead = outside.slice(0, at);
  const from = boundary.exec(lead)?.[0].length ?? 0;
  const words = lead.slice(from).split(' ').filter(Boolean);
  // "In 2022 Roland Spry told": no role.
  const isLead = /^(?:In|On|At|After|Before|During|Of|By)$/.test(words[0] ?? '');
  const skipped = isLead
    ? words.findLastIndex((word) => !/^\p{Lu}\p{Ll}/u.test(word) || isCalendarWord(word)) + 1
    : 0;
  words.splice(0, skipped);
  const cut = words.findLastIndex((word) => !/^\p{Lu}/u.test(word)) + 1;
  const isLedAlone = cut === words.length || words.length === 0;
  const given = isLedAlone ? [] : words.slice(cut);
  const roles = [words.slice(0, cut).join(' ')];
  // "The chairman, Ada Holm,": the role stands before the comma.
  const early =
    /(?:^|[:;¶,] |\b(?:said|says|added|adds|to|of) )(?<role>(?:[Tt]he|[Ii]ts|[Hh]er|[Hh]is|(?:\p{Lu}[\p{L}-]+ ){0,2}\p{Lu}[\p{L}-]+['’]s?) [^,:;¶]{2,60}), $/u.exec(
      outside.slice(0, from),
    )?.groups?.role;
  const isEarly = early !== undefined && roles[0] === '';
  const start = isEarly
    ? from - early.length - 2
    : from + (skipped === 0 ? 0 : lead.slice(from).split(' ').slice(0, skipped).join(' ').length + 1);
  const behind = rolesBehind.exec(outside.slice(at + surname.length))?.[0] ?? '';
  if (isEarly) roles.push(early);
  return {
    at: start,
    end: at + surname.length + behind.length,
    given,
    roles: [...roles, ...behind.split(', ')].map((role) => role.trim()).filter(Boolean),
  };
}
