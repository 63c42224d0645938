import { describe, expect, it } from 'vitest';
import { evidenceFrom } from '../../evidence.fixture';
import { createVerifier } from '../../index';

const balances = { 2018: -2140, 2019: -1390, 2020: -4720, 2021: -3050, 2022: -880 };
const years = Object.keys(balances);
const table = (name: string) =>
  `Year,Exports (TWh),${name} (million EUR)\n${Object.entries(balances)
    .map(([year, balance], index) => `${year},${12 + index},${balance}`)
    .join('\n')}\n`;

const largest: readonly ((year: string, noun: string) => string)[] = [
  (year, noun) => `The ${noun} was largest in ${year}.`,
  (year, noun) => `The ${noun} was at its largest in ${year}.`,
  (year, noun) => `The ${noun} was the highest in ${year}.`,
  (year, noun) => `The ${noun} peaked in ${year}.`,
  (year, noun) => `The ${noun} reached its highest level in ${year}.`,
  (year, noun) => `In ${year}, the ${noun} was largest.`,
  (year, noun) => `The largest ${noun} was recorded in ${year}.`,
  (year, noun) => `${year} had the largest ${noun}.`,
];
const smallest: readonly ((year: string, noun: string) => string)[] = [
  (year, noun) => `The ${noun} was smallest in ${year}.`,
  (year, noun) => `The ${noun} was the lowest in ${year}.`,
  (year, noun) => `The ${noun} was at its lowest in ${year}.`,
  (year, noun) => `The smallest ${noun} was recorded in ${year}.`,
  (year, noun) => `${year} had the smallest ${noun}.`,
];

describe.each([
  ['Trade balance', 'trade deficit'],
  ['Operating result', 'operating loss'],
  ['Net result', 'net loss'],
])('the extremes of a %s below zero', (name, noun) => {
  const evidence = evidenceFrom(['figures.csv', table(name)]);
  const spanIds = evidence.datasets.flatMap((dataset) => dataset.spanIds);
  const verifier = createVerifier(evidence);
  const verdictOf = (sentence: string) => verifier.sentence({ sentence, spanIds }).verdict;
  const vouched = (forms: typeof largest) =>
    years.filter((year) => forms.some((form) => /^(?:supported|derived)$/.test(verdictOf(form(year, noun)))));

  it(`a ${noun} is largest where the figure is lowest`, () => expect(vouched(largest)).toEqual(['2020']));

  it(`a ${noun} is smallest where the figure is highest`, () => {
    expect(vouched(smallest).filter((year) => year !== '2022')).toEqual([]);
  });

  it.each(largest.map((form) => [form('2020', noun)]))('vouches for: %s', (sentence) => {
    expect(verdictOf(sentence)).toBe('derived');
  });
});
