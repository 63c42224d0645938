import { readFileSync } from 'node:fs';
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { expect, it } from 'vitest';
import { functionLength, longFunctions } from './long-functions.mjs';

const linter = new Linter();
const files = ['**/*.{ts,tsx}'];

it('the list of files with long functions only shrinks', () => {
  expect(longFunctions.length).toBeLessThanOrEqual(0);
});

it.each(longFunctions)('%s is on the list because a function in it is too long', (file) => {
  const source = readFileSync(file, 'utf8');
  const config = { files, languageOptions: { parser }, rules: functionLength } as Linter.Config;
  expect(linter.verify(source, [config], file)).not.toEqual([]);
});
