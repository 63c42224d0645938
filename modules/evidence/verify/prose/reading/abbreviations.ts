/** Short names by the names that a text gives with them: "SIPH" by "State Institute of Public Health". */
export type Abbreviations = ReadonlyMap<string, string>;

const given = / \((?<short>\p{Lu}[\p{L}&]{1,9})\)/gu;
/** Characters before the bracket in which the name is looked for. */
const farthest = 120;
/** Words of a name that its short form may leave away. */
const link = /^(?:of|the|for|and|in|on|de|du|für|und|der|des)$/;
/** Abbreviations of one text that are read. */
const most = 20;

/** The abbreviations that texts introduce in brackets behind the name, by its initials: "gross domestic product (GDP)". */
export function abbreviationsIn(texts: readonly string[]): Abbreviations {
  const found = new Map<string, string>();
  for (const text of texts)
    for (const { index, groups } of text.matchAll(given)) {
      const short = groups?.short ?? '';
      const name =
        found.size < most ? nameOf(short, text.slice(Math.max(0, index - farthest), index)) : undefined;
      if (name !== undefined) found.set(short, name);
    }
  return found;
}

/** The last words of a text whose initials are those of an abbreviation; links between them may have none. */
function nameOf(short: string, before: string): string | undefined {
  const letters = [...short].filter((letter) => letter !== '&').map((letter) => letter.toLowerCase());
  const words = before.split(' ');
  let at = words.length;
  while (letters.length > 0 && at > 0) {
    at -= 1;
    const word = words[at] ?? '';
    if (!/^[\p{L}’'-]+$/u.test(word)) return undefined;
    if (word.charAt(0).toLowerCase() === letters.at(-1)) letters.pop();
    else if (!link.test(word)) return undefined;
  }
  return letters.length > 0 ? undefined : words.slice(at).join(' ');
}

/** A text with each name in full: "The SIPH (…)" as "The State Institute of Public Health", without the brackets. */
export function inFull(text: string, known: Abbreviations): string {
  let full = text;
  for (const [short, name] of known)
    full = full
      .replaceAll(` (${short})`, '')
      .replace(
        new RegExp(`(?<![\\p{L}\\p{N}-])${short}(?![\\p{L}\\p{N}-])`, 'gu'),
        /^\p{Lu}/u.test(name) || !full.startsWith(short)
          ? name
          : `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      );
  return full;
}

/** A text with a name in its short form, for each name that it has. */
export const inShort = (text: string, known: Abbreviations): string[] =>
  [...known].flatMap(([short, name]) => {
    const at = text.toLowerCase().indexOf(name.toLowerCase());
    return at < 0 ? [] : [`${text.slice(0, at)}${short}${text.slice(at + name.length)}`];
  });
