import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/security.md', 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| +\d/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const numbersIn = (text = '') => text.match(/\d+\.\d+\.\d+/g) ?? [];

/** ASVS 5.0.0: the items of level 1 by chapter and section, as `section: last parts`. */
const levelOne = Object.entries({
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2],
  '1.5': [1],
  '2.1': [1],
  '2.2': [1, 2],
  '2.3': [1],
  '3.2': [1, 2],
  '3.3': [1],
  '3.4': [1, 2],
  '3.5': [1, 2, 3],
  '4.1': [1],
  '4.4': [1],
  '5.2': [1, 2],
  '5.3': [1, 2],
  '6.1': [1],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8],
  '6.3': [1, 2],
  '6.4': [1, 2],
  '7.2': [1, 2, 3, 4],
  '7.4': [1, 2],
  '8.1': [1],
  '8.2': [1, 2],
  '8.3': [1],
  '9.1': [1, 2, 3],
  '9.2': [1],
  '10.4': [1, 2, 3, 4, 5],
  '11.3': [1, 2],
  '11.4': [1],
  '12.1': [1],
  '12.2': [1, 2],
  '13.4': [1],
  '14.2': [1],
  '14.3': [1],
  '15.1': [1],
  '15.2': [1],
  '15.3': [1],
}).flatMap(([section, parts]) => parts.map((part) => `${section}.${part}`));

/** Every test named on the page: its file, and either its number, with which its title ends, or its whole title. */
const named = [...page.matchAll(/`([\w./-]+\.(?:spec|e2e)\.tsx?)` (?:(\[SEC-\d+\])|"([^"]+)")/g)].map(
  ([, file = '', number, title = '']) => ({ file, number, title }),
);
/** The start of a call with this title: `it('title'`, or `])('title'` of it.each, on a line of its own too. */
function isTestOf(source: string, { number, title }: (typeof named)[number]): boolean {
  if (number !== undefined) return ["'", '"', '`'].some((quote) => source.includes(`${number}${quote}`));
  return ["'", '"', '`'].some((quote) =>
    source
      .split(`${quote}${title}${quote}`)
      .slice(0, -1)
      .some((before) => /\(\s*$/.test(before)),
  );
}

describe('the page about security', () => {
  it('has one row for every item of level 1, and none twice', () => {
    const numbers = rows.flatMap(([number]) => numbersIn(number));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
    expect(levelOne.filter((number) => !numbers.includes(number))).toEqual([]);
  });

  it('has a test for each row, or the reason why there is none or it does not apply', () => {
    const bare = rows.filter(
      (cells) => !/\.(spec|e2e)\.tsx?` (?:"|\[SEC-\d)|^No test: |^Does not apply: /.test(cells.at(-1) ?? ''),
    );
    expect(bare.map(([number]) => number)).toEqual([]);
  });

  it('names existing tests only', () => {
    expect(named.length).toBeGreaterThan(80);
    const missing = named.filter(
      (test) => !existsSync(test.file) || !isTestOf(readFileSync(test.file, 'utf8'), test),
    );
    expect(missing).toEqual([]);
  });

  it('uses each number for one test', () => {
    const places = named.flatMap(({ file, number }) => (number === undefined ? [] : [`${number} ${file}`]));
    const numbers = [...new Set(places)].map((place) => place.split(' ')[0]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('names existing files only', () => {
    const files = [...page.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.tsx?)`/g)].map(([, file = '']) => file);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
