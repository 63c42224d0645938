import ts from 'typescript';
import { expect, it } from 'vitest';
import { findWords, hasAvoidedName } from './word-list';

const linesOf = (source: string) =>
  findWords(ts, 'a.ts', source).map(({ line, found }) => `${line} ${found}`);

it.each([
  ['a comment', '\n// Whoever asks first wins.\nconst a = 1;', '2 Whoever'],
  ['a docstring', '/**\n * Counts.\n * What somebody does.\n */\nexport const a = 1;', '3 somebody'],
  ['a comment behind code', 'const a = 1; // nobody reads this', '1 nobody'],
  ['a comment inside an object', 'const a = {\n  // the story\n  b: 1,\n};', '2 story'],
  ['a log message', "deps.logger.warn({ a }, 'this runner lets go of a workflow');", '1 lets go of'],
  ['a test title', "it('tells whoever asks', () => {});", '1 whoever'],
  ['the title of a table', "it.each(rows)('is told %s', () => {});", '1 is told'],
  ['a suite', "describe('the door', () => {});", '1 door'],
])('finds an avoided word in %s', (_, source, found) => {
  expect(linesOf(source)).toEqual([found]);
});

it.each([
  ['a stored word', "vault.get('farewells', key);"],
  ['an event field', 'const { story } = started;'],
  ['a part of a word', '// The history of outdoors.'],
  ['a text for users', "const sentence = 'Nobody else sees it.';"],
])('leaves %s alone', (_, source) => {
  expect(linesOf(source)).toEqual([]);
});

it('finds a file name that paraphrases, and accepts others', () => {
  const names = [
    'door.ts',
    'farewell.spec.ts',
    'date-utils.ts',
    'history.ts',
    'outdoors.ts',
    'event-store.ts',
  ];
  expect(names.filter(hasAvoidedName)).toEqual(['door.ts', 'farewell.spec.ts', 'date-utils.ts']);
});
