import { personBefore } from './quote-attribution';
import { functionWords } from '../words/lexicon';
import { stem } from '../words/words';
import { isSameRole, type Role, roleIn, rolesOf, withoutStops } from './named-roles';

/** A person by surname, with the sentences of the cited sources that name them, and the meanings of their titles. */
export type Known = { surname: string; texts: readonly string[]; title: ReadonlySet<string> };

/** Whether the sources give a person a role as a statement has it: "the mayor", "who chairs the board", "of the Coastal Trust". */
export function isOfRole(whole: string, known: Known): boolean {
  const role = withoutAge(whole, known);
  if (role === '') return true;
  const place = /^(?:of|from|at) (?:the )?(?<of>.+)$/u.exec(role)?.groups?.of;
  if (place !== undefined) return belongsTo(place, known);
  const clause = /^(?:who|whose) (?<clause>.+)$/u.exec(role)?.groups?.clause;
  if (clause !== undefined && isToldOf(clause, known)) return true;
  const owned =
    /^(?:(?<owner>\p{Lu}[^,]*?)['’]s? (?<noun>\p{Ll}[^,]*)|[Tt]he (?<noun2>\p{Ll}+) of (?<owner2>\p{Lu}[^,]*))$/u.exec(
      role,
    )?.groups;
  if (owned && isOwned(owned.noun ?? owned.noun2 ?? '', owned.owner ?? owned.owner2 ?? '', known))
    return true;
  const own = roleIn(bare(role));
  if (own === undefined) return false;
  const held = heldRoles(known);
  return held.some(
    (each) => isSameRole(withoutPlainOwners(own, each, known), each, known.title) || leads(role, own, each),
  );
}

/** "81-year-old Wilma Soltau" of "Wilma Soltau, 81,". */
const withoutAge = (role: string, { surname, texts }: Known): string =>
  role.replace(/(?:^|(?<=\b[Aa] ))(\d{1,3})-year-old ?/u, (found, age: string) =>
    texts.some((text) => new RegExp(`${surname}, ${age}(?=[,.;]| years old)`, 'u').test(text)) ? '' : found,
  );

const bare = (role: string) =>
  role
    .replace(/^(?:[Tt]he|[Aa]n?|[Ii]ts|[Hh]is|[Hh]er|[Tt]heir) /u, '')
    .replace(/^one of (?:the|its|their) /u, '')
    .replace(/^(?:eleven|two|three|four|five|six|seven|eight|nine|ten|twelve) /, '');

const escaped = (text: string) => text.replace(/[^\p{L}\p{N} ’'-]/gu, '.');

/** "Patrice Ndong of ClearCycle" of "Patrice Ndong, campaign director of the group ClearCycle". */
function belongsTo(place: string, { surname, texts }: Known): boolean {
  const of = escaped(place);
  const beside = new RegExp(
    `(?<!\\p{L})${surname} (?:of|from|at) (?:the )?${of}(?![\\p{L}-])|(?<!\\p{L})${surname}, (?:\\d+, )?(?!(?:former|late|once|until)\\b)(?:(?!\\b(?:who|which|and|former)\\b)[^,.;:“”"]){2,80}? (?:of|for|at|from) (?:the )?(?:\\p{Ll}+ ){0,3}${of}(?=[,.;:“”"]| in\\b| who\\b|$)`,
    'u',
  );
  return /^\p{Lu}|^(?:the )?\p{Ll}+ /u.test(place) && texts.some((text) => beside.test(withoutStops(text)));
}

/** "Castellane's deputy": the passage, in the sentence behind one that Castellane begins, has "his deputy". */
function isOwned(noun: string, owner: string, { surname, texts }: Known): boolean {
  const last = owner.split(' ').at(-1) ?? owner;
  const own = new RegExp(
    `\\b(?:His|Her) ${escaped(noun)},? (?:\\p{Lu}[\\p{L}’'-]+ )?${surname}(?!\\p{L})`,
    'u',
  );
  return texts.some((text) => {
    const at = own.exec(text)?.index;
    const before = at === undefined ? '' : text.slice(0, at);
    const person =
      before === '' ? undefined : personBefore(before, /^His/.test(text.slice(at)) ? 'he' : 'she');
    return person?.split(' ').at(-1) === last;
  });
}

/** "who has driven the engine for nine years": told of the person word for word. */
function isToldOf(clause: string, { surname, texts }: Known): boolean {
  const told = new RegExp(
    `(?<!\\p{L})${surname}(?:, \\d+)?,? (?:who |whose )?(?:(?!\\p{Lu})[^.;:“”"]){0,40}?${escaped(clause)}(?![\\p{L}-])`,
    'u',
  );
  return clause.split(' ').length > 1 && texts.some((text) => told.test(withoutStops(text)));
}

/** The chief executive of a company runs it. */
const leads = (role: string, own: Role, held: Role): boolean =>
  /^who (?:runs|heads|leads|directs) /.test(role) &&
  held.head === 'chief-executive' &&
  [...own.words].every((word) => word === 'head' || held.words.has(word));

/** All roles that the sources give a person. */
function heldRoles({ surname, texts }: Known): Role[] {
  const names = `(?:\\p{Lu}[\\p{L}’'-]+ ){0,2}${surname}(?![\\p{L}’'-])`;
  const before = new RegExp(
    `(?<role>(?:\\p{Lu}\\p{Ll}+ (?:of |for |and )?){1,4}?)(?:(?:Dr|Mr|Mrs|Ms|Prof) )?(?:\\p{Lu}[\\p{L}’'-]+ )?(?<!\\p{L})${surname}(?![\\p{L}’'-])`,
    'gu',
  );
  const behind = new RegExp(
    `${names}(?:, \\d{1,3})?(?:,? is |, (?:now )?)(?<role>(?:an? |the |one of the |its |who )?(?:(?! who | and )[^,.;:“”"]){2,80})(?: who (?<clause>(?:chairs|heads|leads|runs|directs) (?:(?! and )[^,.;:“”"]){2,60}))?`,
    'gu',
  );
  const beside = new RegExp(
    `(?:\\b(?:[Tt]he|[Ii]ts|[Aa]n?|[Hh]is|[Hh]er|[Tt]heir) (?<role>(?:\\p{Ll}[\\p{L}-]* ){1,4})|(?<=^|[.“”] )(?<label>\\p{Lu}\\p{Ll}+(?: \\p{Ll}+){0,3}): )(?:(?:Dr|Mr|Mrs|Ms|Prof) )?\\p{Lu}[\\p{L}’'-]+ ${surname}(?![\\p{L}’'-])`,
    'gu',
  );
  return texts.map(withoutStops).flatMap((text) => {
    const found = [...text.matchAll(before), ...text.matchAll(behind), ...text.matchAll(beside)].flatMap(
      ({ groups }) => [
        groups?.role ?? groups?.label ?? '',
        groups?.clause === undefined ? '' : `who ${groups.clause}`,
      ],
    );
    return [...rolesOf(surname, [text]), ...found.flatMap((role) => roleIn(bare(role.trim())) ?? [])];
  });
}

/** "the harbour board" where the sources know no other board: as "the board". */
function withoutPlainOwners(own: Role, held: Role, { texts }: Known): Role {
  const extra = [...own.words].filter((word) => !held.words.has(word));
  if (extra.length !== 1) return own;
  const [word = ''] = extra;
  const isPlain = [...held.words].some((noun) => {
    if (noun === held.head) return false;
    const modifiers = new Set(texts.flatMap((text) => modifiersOf(noun, text)));
    return modifiers.size === 1 && modifiers.has(word);
  });
  return isPlain ? { ...own, words: new Set([...own.words].filter((each) => each !== word)) } : own;
}

function modifiersOf(noun: string, text: string): string[] {
  const words = text.match(/[\p{L}’'-]+/gu) ?? [];
  return words.flatMap((word, index) => {
    const before = words[index - 1]?.toLowerCase();
    return stem(word) === noun && before !== undefined && !functionWords.has(before) ? [stem(before)] : [];
  });
}
