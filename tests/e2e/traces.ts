import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every file of a folder, whatever it is called. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Where one of these words can be read, as `word in file`: in UTF-8 or UTF-16, in capitals or not, in a name or inside. */
export function tracesIn(folder: string, words: readonly string[]): string[] {
  return filesIn(folder).flatMap((path) => {
    const content = `${path} ${readIfThere(path)}`.toLowerCase();
    return words
      .filter((word) => spellings(word).some((spelling) => content.includes(spelling)))
      .map((word) => `${word} in ${path}`);
  });
}

/** As the bytes look when each is read as a character; a NUL stands before or after each in UTF-16. */
function spellings(word: string): string[] {
  const utf8 = Buffer.from(word.toLowerCase(), 'utf8').toString('latin1');
  return [utf8, [...word.toLowerCase()].join('\0')];
}

/** SQLite takes files away while one looks. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
