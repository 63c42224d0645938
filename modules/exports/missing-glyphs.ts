/** Scripts with common names; the first that matches a character counts. */
const scripts: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Japanese'],
  [/\p{Script=Hangul}/u, 'Korean'],
  [/\p{Script=Han}/u, 'Chinese'],
  [/\p{Script=Arabic}/u, 'Arabic'],
  [/\p{Script=Hebrew}/u, 'Hebrew'],
  [/\p{Script=Thai}/u, 'Thai'],
  [/\p{Script=Devanagari}/u, 'Devanagari'],
  [/\p{Script=Bengali}/u, 'Bengali'],
  [/\p{Script=Tamil}/u, 'Tamil'],
  [/\p{Script=Georgian}/u, 'Georgian'],
  [/\p{Script=Armenian}/u, 'Armenian'],
  [/\p{Script=Ethiopic}/u, 'Ethiopic'],
  [/\p{L}/u, 'other'],
];

/** Notice to readers of the PDF: the scripts that the printing machine has no font for. */
export function missingGlyphsSentence(letters: readonly string[]): string {
  const names = new Set<string>();
  for (const letter of letters) {
    const name = scripts.find(([pattern]) => pattern.test(letter))?.[1];
    if (name) names.add(name);
  }
  const writing = names.size > 0 ? `${listed([...names])} writing` : 'some of its signs';
  const count =
    letters.length === 1 ? 'one sign shows as an empty box' : `${letters.length} signs show as empty boxes`;
  return (
    `The machine that made this PDF has no font for ${writing}: ${count}. ` +
    'The standalone page of this report shows them wherever such a font is installed.'
  );
}

const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');
