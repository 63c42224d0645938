import type { Read } from './read-sentence';
import { verbUses } from './verb-uses';

const person = "\\p{Lu}\\p{Ll}[\\p{L}’'-]*(?: \\p{Lu}\\p{Ll}[\\p{L}’'-]*)*";
const speaker = new RegExp(
  `^(?<early>${person})(?:, [^,]{2,60},)? (?:said|says|added|adds|warned|warns|explained|told)\\b|\\b(?:said|says|added|adds|warned|warns|explained) (?:the )?(?:[\\p{Ll}-]+ ){0,3}(?<late>${person})`,
  'gu',
);
const presented = new RegExp(
  `^(?<name>${person}), (?:an?|the|who|its|chief|head|director|professor) [^,]{2,80}, \\p{Ll}`,
  'u',
);
const opening =
  /^(?:The|A|An|In|On|At|By|For|According|Biologist|Professor|Doctor|Minister|Mayor|President|Director|Inspector|Treasurer|She|He|But|And)$/;

/** How far back a pronoun may reach, over sentences that have the same pronoun. */
const mostBack = 3;

/** "She" or "He" that begins a sentence, as the one person that the sentences before speak of. */
export function namedFor(text: string, before: readonly string[]): string {
  const pronoun = /^(?:She|He) /.exec(text)?.[0];
  const name = pronoun && personOf(before.slice(-mostBack), pronoun.trim().toLowerCase());
  return name ? text.replace(pronoun, `${name} `) : text;
}

function personOf(before: readonly string[], pronoun: string): string | undefined {
  const last = before.at(-1);
  if (last === undefined) return undefined;
  const outside = last.replace(/["“][^"”]*["”]?/g, ' ').trim();
  const introduced = presented.exec(outside)?.groups?.name;
  const subjects = [...outside.matchAll(speaker)].flatMap(
    ({ groups }) => groups?.early ?? groups?.late ?? [],
  );
  if (introduced !== undefined && !namesAnother(outside, introduced)) subjects.push(introduced);
  const [name, ...more] = [...new Set(subjects.map(withoutTitles).filter(Boolean))];
  if (name !== undefined) return more.length === 0 ? name : undefined;
  // "…," she said.: the same person still, where no other name follows.
  const isSame = new RegExp(`(?:^|[ ,])${pronoun} (?:said|says|added|adds|warned|explained)\\b`, 'iu').test(
    outside,
  );
  return isSame && !namesAnother(outside, ' ') ? personOf(before.slice(0, -1), pronoun) : undefined;
}

/** "Karl Boe, head of the lab, met Ulla Sten": the pronoun behind it may stand for either. */
const namesAnother = (text: string, name: string): boolean =>
  /\p{Lu}/u.test(
    text.slice(name.length).replace(/ (?:the|at|in|from) \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*/gu, ' '),
  );

const withoutTitles = (found: string) =>
  found
    .split(' ')
    .filter((word) => !opening.test(word))
    .join(' ');

/** "Karl Boe met Ulla Sten. She": which of the two a pronoun stands for is not said. */
export const isOfEither = (text: string, before: string): boolean =>
  /(?:^|[;,] )(?:she|he)\b/i.test(text) &&
  [...before.replace(/["“][^"”]*["”]?/g, ' ').matchAll(fullName)].length > 1;

const fullName = /(?<!\b(?:the|The|at|in|from) )(?:\p{Lu}[\p{L}’'-]* )+\p{Lu}\p{Ll}[\p{L}’'-]+/gu;

const general = /^(?:The|This) (?:company|firm|group|business)(?![\p{L}’'-])/u;

/**
 * The sentence before one, where it tells of whom that speaks: "the company" is who the sentence before is about, and no other one
 * that it names. Of two that it is about, it is neither.
 */
export function subjectBefore(claim: Read, source: Read, before: Read | undefined): Read | undefined {
  if (!before || !general.test(source.text)) return before;
  const end = verbUses(before)[0]?.word.at ?? before.text.length;
  const subject = before.words.filter(({ at }) => at < end);
  const names = claim.words.filter(
    ({ isName, meaning }) => isName && !source.meanings.has(meaning) && before.meanings.has(meaning),
  );
  // "Velmora of Utrecht" is Velmora, and not Utrecht.
  const isTold = names.every((name) =>
    subject.some(
      ({ meaning, at }, index) =>
        meaning === name.meaning &&
        (!/\b(?:of|in|at|from|near) $/.test(before.text.slice(0, at)) ||
          subject.slice(0, index).some((word) => word.isName && claim.meanings.has(word.meaning))),
    ),
  );
  return isTold && !(names.length > 0 && subject.some(({ lower }) => lower === 'and')) ? before : undefined;
}
