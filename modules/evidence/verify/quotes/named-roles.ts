import { functionWords } from '../words/lexicon';
import { meaningOf, stem } from '../words/words';
import { hasSpeechVerb } from './speeches';

const name =
  "(?:(?:Dr|Mr|Mrs|Ms|Prof|Professor|Sir)\\.? )?(?<name>(?!(?:To|The|In|On|At|By|For|But|And|As|From) )\\p{Lu}\\p{Ll}[\\p{L}’'-]*(?: (?:de|van|von|der|den|la|al|bin))?(?: \\p{Lu}[\\p{L}’'-]+){1,3})";
const end = '(?:,(?= )|(?=[.;:]|["“„«]|$))';
const heading =
  'who (?:chairs|heads|leads|runs|directs|presides over|speaks for|coordinates|manages|edits|coaches|is|has been) ';
/** "Anna Holm, head of the port,", "Anna Holm, who heads the port,", "Anna Holm, a biologist at the office". */
const behind = new RegExp(
  `${name}, (?<role>(?:(?:${heading}|the |an? )\\p{L}[^,.;:"“”]{2,70}|\\p{Ll}[^,.;:"“”]{2,30} (?:of|for|at) [^,.;:"“”]{2,50}))${end}`,
  'gu',
);
/** "harbour master Anna Holm", "The harbour master, Anna Holm,". */
const before = new RegExp(
  `(?<lead>^|[.,;:]["”]? |\\b(?:to|by|words of|said|says|adds|added) )(?<role>(?!(?:said|says|adds|added|explains|explained|states|stated) )(?:The |the |Its |its )?(?:(?:\\p{Lu}[\\p{L}&-]+ ){1,4}\\p{Lu}[\\p{L}&-]+(?=['’]s)|(?:\\p{Lu}\\p{Ll}+|CEO|CFO)|\\p{Ll}+)(?:['’]s)?(?: \\p{Ll}[\\p{L}-]*(?:['’]s?)?){0,7})(?<comma>, | )${name}(?<tail>,(?= ))?`,
  'gu',
);

/** "The chairman of the Fishers' Association, Rolf Holm,". */
const apposition = new RegExp(`(?:^|[.,;:] )(?<role>(?:[Tt]he|[Ii]ts) [\\p{L}’' -]{3,60}), ${name}`, 'gu');

/** What a person is: the noun itself, all words, and those that say of what: "planning" of "head of planning at the port". */
export type Role = { head: string; words: ReadonlySet<string>; of: ReadonlySet<string> };

const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/\b(?:CEO|chief executive officer|chief executive)\b/gi, 'chief-executive'],
  [/\b(?:CFO|chief financial officer|finance chief)\b/gi, 'chief-financier'],
  [/\bwho (?:chairs|presides over) /g, 'chair of '],
  [/\bwho (?:heads|leads|runs|directs) /g, 'head of '],
  [/\bwho speaks for /g, 'spokesperson of '],
  [/\bwho coordinates /g, 'coordinator of '],
  [/\bwho manages /g, 'manager of '],
  [/\bwho edits /g, 'editor of '],
  [/\bwho coaches /g, 'coach of '],
  [/\bwho (?:is|has been) /g, ''],
  [/\b(?:chairman|chairwoman|chairperson|president)\b/gi, 'chair'],
  [/\b(?:spokesman|spokeswoman)\b/gi, 'spokesperson'],
  [/\b(?:leader|director|boss)\b/gi, 'head'],
];

/** The role that a noun phrase, or a clause such as "who chairs the board", names. */
export function roleIn(text: string): Role | undefined {
  const plain = abbreviations.reduce((all, [pattern, instead]) => all.replace(pattern, instead), text);
  const words = plain.toLowerCase().match(/[\p{L}\p{N}-]+(?:['’]s?)?/gu) ?? [];
  const edge = words.findIndex((word) => /^(?:of|for|at|in|from|with|to|on)$/.test(word));
  const front = edge < 0 ? words : words.slice(0, edge);
  const head = front.at(-1);
  const own = (all: readonly string[]) =>
    new Set(all.filter((word) => !functionWords.has(word.replace(/['’]s?$/, ''))).map(stem));
  const [, ...behind] = edge < 0 || !/^(?:of|for)$/.test(words[edge] ?? '') ? [] : words.slice(edge);
  const next = behind.findIndex((word) => /^(?:of|for|at|in|from|with|to|on)$/.test(word));
  return head === undefined || functionWords.has(head)
    ? undefined
    : { head: stem(head), words: own(words), of: own(next < 0 ? behind : behind.slice(0, next)) };
}

/** Words that make another role of one: none may be added or left out. */
const qualifying =
  /^(?:deputy|vic|former|act|assist|ex|honorary|interim|junior|sen|chief|found|co-|outgo|incom|elect|future)/;
/** Words for the organisation that a text is about. */
const general = /^(?:company|firm|group|organis|organiz|project|programm|program|union|association|league)/;

/** Whether a role is one that a passage gives: the same noun, and no word that the passage does not have. */
export function isSameRole(own: Role, held: Role, title: ReadonlySet<string>): boolean {
  const isTitled = (word: string) => title.has(word) || title.has(meaningOf(word));
  const isBare = [...held.words].filter((word) => !general.test(word)).length === 1;
  const qualifiers = ({ words }: Role) =>
    [...words]
      .filter((word) => qualifying.test(word))
      .sort()
      .join(' ');
  return (
    own.head === held.head &&
    qualifiers(own) === qualifiers(held) &&
    // "head of the port" is not "head of planning at the port".
    (held.of.size === 0 || [...own.of].every((word) => held.of.has(word) || !held.words.has(word))) &&
    // The organisation that the title names goes without saying, where the passage names no other.
    [...own.words].every((word) => held.words.has(word) || (isBare && isTitled(word)) || general.test(word))
  );
}

/** A text without the full stops of titles: "Dr. Holm". */
export const withoutStops = (text: string) => text.replace(/\b(St|Dr|Mr|Mrs|Ms|Prof)\. (?=\p{Lu})/gu, '$1 ');

const office =
  /\b(?:head|minister|director|secretary|chair\p{Ll}*|chief|president|professor|commissioner|member|mayor|governor|vice)\b/iu;
/** "Operating profit of" before a name is what belongs to it, no role; "Minister of" is the first half of one. */
const isOpen = (role: string) =>
  /(?:^| )(?:the|an?|its|their)$/i.test(role) ||
  (functionWords.has(role.toLowerCase().split(' ').at(-1) ?? '') && !office.test(role));

const lead = (text: string) => text.replace(/^(?:The|the|Its|its) /, '');
const surname = (full: string) => full.split(' ').at(-1) ?? full;

/** The roles that a text gives a person by this surname. */
export function rolesOf(person: string, texts: readonly string[]): Role[] {
  return texts
    .map(withoutStops)
    .flatMap((text) =>
      [...text.matchAll(behind), ...text.matchAll(before), ...text.matchAll(apposition)].flatMap(
        ({ groups }) =>
          groups?.name === person || surname(groups?.name ?? '') === person
            ? (roleIn(lead(groups?.role ?? '')) ?? [])
            : [],
      ),
    );
}

/**
 * A statement without the roles that it gives the people it names, where the passages give them the same roles: "Anna Holm, head
 * of the port, said" as "Anna Holm said". Undefined where it names none, or another one.
 */
export function withoutRoles(
  text: string,
  passages: readonly string[],
  title: ReadonlySet<string>,
): string | undefined {
  const isHeld = ({ name: person = '', role = '' }: Record<string, string>) => {
    const own = isOpen(role) ? undefined : roleIn(lead(role));
    return own !== undefined && rolesOf(person, passages).some((held) => isSameRole(own, held, title));
  };
  const groupsOf = (rest: readonly unknown[]) => rest.at(-1) as Record<string, string>;
  // "St. Brannoc's", "Dr. Holm": no end of a sentence.
  const whole = withoutStops(text);
  const plain = whole
    .replace(behind, (found: string, ...rest: unknown[]) => {
      const groups = groupsOf(rest);
      const isLed = /\b[Tt]o $/.test(whole.slice(0, Number(rest.at(-3))));
      return isHeld(groups) ? `${groups.name}${isLed ? ',' : ''}` : found;
    })
    .replace(before, (found: string, ...rest: unknown[]) => {
      const groups = groupsOf(rest);
      const tail = groups.comma === ' ' ? (groups.tail ?? '') : '';
      return isHeld(groups) ? `${groups.lead}${groups.name}${tail}` : found;
    });
  return plain === whole ? undefined : plain;
}

/** What a text says in apposition that people are: "The lawyer of the count, Anna Holm,", "Anna Holm, a lawyer,". */
export const rolesNamed = (text: string): string[] =>
  [
    ...text.matchAll(apposition),
    ...[...text.matchAll(behind)].filter(({ 0: found, index }) => {
      // "According to Maud Ferris, the library lent": a clause behind a name.
      const isClosed = found.endsWith(',') || text.charAt(index + found.length) === ':';
      return isClosed || hasSpeechVerb(text.slice(Math.max(0, index - 12), index));
    }),
  ].map(({ groups }) => groups?.role ?? '');

/** Whether a text gives a person this role: "the town engineer" of "The town engineer, Amir Nassar,". */
export function rolesHeld(
  person: string,
  role: string,
  texts: readonly string[],
  title: ReadonlySet<string>,
): boolean {
  const own = roleIn(lead(role));
  return own !== undefined && rolesOf(person, texts).some((held) => isSameRole(own, held, title));
}
