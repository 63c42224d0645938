import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every file of a folder. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Every occurrence of these words as `word in file`: in UTF-8 or UTF-16, in any case, in file names and contents. */
export function findWordsIn(folder: string, words: readonly string[]): string[] {
  return filesIn(folder).flatMap((path) => {
    const content = `${path} ${readIfThere(path)}`.toLowerCase();
    return words
      .filter((word) => spellings(word).some((spelling) => content.includes(spelling)))
      .map((word) => `${word} in ${path}`);
  });
}

/** The word as bytes in Latin-1; UTF-16 has a NUL before or after each. */
function spellings(word: string): string[] {
  const utf8 = Buffer.from(word.toLowerCase(), 'utf8').toString('latin1');
  return [utf8, [...word.toLowerCase()].join('\0')];
}

/** SQLite may delete files during the search. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
