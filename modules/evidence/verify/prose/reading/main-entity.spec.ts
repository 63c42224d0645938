import { expect, test } from 'vitest';
import type { Source } from '../../../evidence';
import { mainEntityOf, withMainNames } from './main-entity';

const sourceOf = (...texts: string[]): Source =>
  ({
    id: 'a',
    title: 'a.txt',
    kind: 'txt',
    spans: texts.map((text, at) => ({ id: `a${at}`, text })),
  }) as unknown as Source;

test.each([
  ['Tern Foods, a supermarket chain based in Hull, reported sales of 8 million.', 'Tern Foods', 'company'],
  ['The container ship Aldis Bay ran aground off the island of Torsk on Friday.', 'Aldis Bay', 'ship'],
  ['Carmaker Veltra built 250,000 vehicles at its factory in Zarnow in 2023.', 'Veltra', 'carmaker'],
  [
    'In 2023, the Keld Solar Programme reached 40,000 homes in the province.',
    'Keld Solar Programme',
    'programme',
  ],
])('reads what the source is about from “%s”', (text, name, noun) => {
  const main = mainEntityOf(sourceOf(text));
  expect(main?.name).toBe(name);
  expect(main?.nouns.has(noun)).toBe(true);
});

test.each(['Consumer prices rose by 3.4 percent in the year to March 2024.', 'A short line.', ''])(
  'reads nothing from “%s”',
  (text) => expect(mainEntityOf(sourceOf(text))).toBeUndefined(),
);

const main = mainEntityOf(
  sourceOf(
    'Tern Foods, a supermarket chain based in Hull, reported sales of 8 million.',
    'Tern has 40 stores.',
  ),
);

test('tells sentences on the company and pronouns behind it by name', () => {
  const texts = [
    'Tern Foods reported sales.',
    'It has 40 stores.',
    'The company opened two.',
    'It closed one.',
  ];
  expect(withMainNames(texts, main)).toEqual([
    [],
    ['Tern Foods has 40 stores.', 'Tern has 40 stores.'],
    ['Tern Foods opened two.', 'Tern opened two.'],
    ['Tern Foods closed one.', 'Tern closed one.'],
  ]);
});

test.each([
  ['a sentence on another company', ['Orrin opened a shop.', 'The company has 40 stores.']],
  ['a rival company', ['It bought a rival company.', 'The company has 40 stores.']],
  ['a pronoun that begins a text', ['It has 40 stores.']],
  ['a pronoun behind something else', ['Prices rose.', 'It was a record.']],
  ['another noun', ['Tern Foods reported sales.', 'The depot has 40 gates.']],
])('leaves %s as it is', (_case, texts) => {
  expect(withMainNames(texts, main).at(-1)).toEqual([]);
});
