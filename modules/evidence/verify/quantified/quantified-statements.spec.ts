import { beforeAll, describe, expect, it } from 'vitest';
import { verdictsOver, vouched } from '../claims.fixture';
import { testTables } from '../../../../tests/doubles/statement-worlds';

type Planted = { quantifier: string; sentence: string; isTrue: boolean };

const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];
const years = [2020, 2021, 2022, 2023];
/** Visitors in thousand, staff, and the result in EUR million of each pool. */
const pools: readonly (readonly [name: string, visitors: number, staff: number, result: number])[] = [
  ['Alder Lane', 212, 31, 0.4],
  ['Brook Street', 98, 14, -0.7],
  ['Eastfield', 154, 22, 1.1],
  ['Fenwick Road', 61, 9, -1.3],
  ['Lido', 187, 18, 0.2],
  ['Westgate', 123, 25, -0.2],
];
/** Visitors in thousand of each pool in each year. */
const visits: Readonly<Record<string, readonly number[]>> = {
  'Alder Lane': [120, 160, 212, 240],
  Eastfield: [154, 131, 149, 171],
  Lido: [187, 150, 166, 158],
};
const poolTable = [
  'Pool,Visitors (thousand),Staff,Operating result (EUR million)',
  ...pools.map((cells) => cells.join(',')),
].join('\n');
const yearTable = [
  'Pool,Year,Visitors (thousand)',
  ...Object.entries(visits).flatMap(([name, values]) =>
    values.map((value, at) => [name, years[at], value].join(',')),
  ),
].join('\n');

/** What may be said of a pool, with the verb of one and of several, and of which it is so. */
const predicates = [
  ...[60, 90, 110, 150, 180, 200].map((limit) => ({
    said: `had more than ${limit} thousand visitors`,
    with: `more than ${limit} thousand visitors`,
    holds: ([, visitors]: (typeof pools)[number]) => visitors > limit,
  })),
  ...[10, 16, 24, 40].map((limit) => ({
    said: `had fewer than ${limit} staff`,
    with: `fewer than ${limit} staff`,
    holds: ([, , staff]: (typeof pools)[number]) => staff < limit,
  })),
  {
    said: 'had a negative operating result',
    with: 'a negative operating result',
    holds: ([, , , result]: (typeof pools)[number]) => result < 0,
  },
];

function* overNames(): Generator<Planted> {
  for (const { said, with: what, holds } of predicates) {
    const held = pools.filter(holds).map(([name]) => name);
    const counts = [1, 2, 3, 4, 5, 6];
    for (const all of ['All six pools', 'Each of the six pools', 'Every pool', 'Each pool', 'All pools'])
      yield { quantifier: 'all', sentence: `${all} ${said}.`, isTrue: held.length === pools.length };
    for (const count of counts) {
      const many = `${capital(words[count] ?? '')}`;
      const some = count === 1 ? 'pool' : 'pools';
      const isJust = held.length === count;
      yield { quantifier: 'so many', sentence: `${many} of the six pools ${said}.`, isTrue: isJust };
      yield { quantifier: 'so many', sentence: `${many} ${some} ${said}.`, isTrue: isJust };
      yield {
        quantifier: 'at least',
        sentence: `At least ${words[count] ?? ''} ${some} ${said}.`,
        isTrue: held.length >= count,
      };
      yield {
        quantifier: 'more than',
        sentence: `More than ${words[count] ?? ''} of the six pools ${said}.`,
        isTrue: held.length > count,
      };
      yield {
        quantifier: 'fewer than',
        sentence: `Fewer than ${words[count] ?? ''} pools ${said}.`,
        isTrue: held.length < count,
      };
    }
    yield { quantifier: 'most', sentence: `Most pools ${said}.`, isTrue: held.length > 3 };
    for (const [at, [one]] of pools.entries()) {
      const isOnly = held.length === 1 && held[0] === one;
      yield { quantifier: 'only', sentence: `Only ${one} ${said}.`, isTrue: isOnly };
      yield { quantifier: 'only', sentence: `${one} was the only pool with ${what}.`, isTrue: isOnly };
      yield { quantifier: 'only', sentence: `${one} was the only pool that ${said}.`, isTrue: isOnly };
      for (const [other] of pools.slice(at + 1)) {
        const isBoth = held.length === 2 && held.includes(one) && held.includes(other);
        yield { quantifier: 'only two', sentence: `Only ${one} and ${other} ${said}.`, isTrue: isBoth };
        yield {
          quantifier: 'only two',
          sentence: `${one} and ${other} were the only pools with ${what}.`,
          isTrue: isBoth,
        };
        yield {
          quantifier: 'only two',
          sentence: `Two pools, ${one} and ${other}, ${said}.`,
          isTrue: isBoth,
        };
      }
    }
  }
}

function* overTimes(): Generator<Planted> {
  for (const [name, values] of Object.entries(visits)) {
    for (const limit of [110, 125, 140, 155, 165, 180, 220]) {
      const above = values.map((value) => value > limit);
      const count = above.filter(Boolean).length;
      const said = `${name} had more than ${limit} thousand visitors`;
      yield { quantifier: 'every year', sentence: `${said} in every year.`, isTrue: count === 4 };
      yield {
        quantifier: 'every year',
        sentence: `In each of the four years, ${said}.`,
        isTrue: count === 4,
      };
      for (const from of [0, 1, 2])
        for (const to of [from + 1, from + 2, from + 3].filter((each) => each < 4)) {
          const span = above.slice(from, to + 1);
          yield {
            quantifier: 'every year from to',
            sentence: `${said} in every year from ${years[from] ?? 0} to ${years[to] ?? 0}.`,
            isTrue: span.every(Boolean),
          };
          yield {
            quantifier: 'both',
            sentence: `${said} in both ${years[from] ?? 0} and ${years[to] ?? 0}.`,
            isTrue: above[from] === true && above[to] === true,
          };
        }
      for (const many of [1, 2, 3, 4])
        yield {
          quantifier: 'in so many years',
          sentence: `${said} in ${words[many] ?? ''} of the four years.`,
          isTrue: count === many,
        };
      for (const at of [1, 2, 3])
        yield {
          quantifier: 'first',
          sentence: `${said} for the first time in ${years[at] ?? 0}.`,
          isTrue: above.indexOf(true) === at,
        };
    }
  }
  for (const [at, year] of years.entries()) {
    if (at === 0) continue;
    const rises = Object.values(visits).filter((values) => (values[at] ?? 0) > (values[at - 1] ?? 0)).length;
    for (const [verb, count] of [
      ['rose', rises],
      ['fell', 3 - rises],
    ] as const) {
      yield {
        quantifier: 'all',
        sentence: `In ${year}, visitors ${verb} at all three pools.`,
        isTrue: count === 3,
      };
      for (const many of [1, 2, 3])
        yield {
          quantifier: 'so many',
          sentence: `In ${year}, visitors ${verb} at ${words[many] ?? ''} of the three pools.`,
          isTrue: count === many,
        };
    }
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

describe.each([
  { name: 'names', file: 'pools.csv', table: poolTable, planted: [...overNames()] },
  { name: 'times', file: 'visitors.csv', table: yearTable, planted: [...overTimes()] },
])('quantifiers over the $name of a table', ({ file, table, planted }) => {
  const verdict = verdictsOver(file, `${table}\n`);
  let held: readonly (Planted & { isHeld: boolean })[] = [];

  beforeAll(() => {
    held = planted.map((each) => ({ ...each, isHeld: vouched.includes(verdict(`* | ${each.sentence}`)) }));
  }, 120_000);

  it('vouches for no false sentence', () => {
    expect(held.filter(({ isTrue, isHeld }) => !isTrue && isHeld).map(({ sentence }) => sentence)).toEqual(
      [],
    );
    expect(held.filter(({ isTrue }) => !isTrue).length).toBeGreaterThan(100);
  });

  it.each([...new Set(planted.map(({ quantifier }) => quantifier))])(
    'vouches for nine in ten of the true sentences: %s',
    (quantifier) => {
      const truths = held.filter((each) => each.quantifier === quantifier && each.isTrue);
      const open = truths.filter(({ isHeld }) => !isHeld).map(({ sentence }) => sentence);
      expect(open.length / truths.length, open.join('\n')).toBeLessThan(0.1);
    },
  );
});

testTables([
  {
    name: 'yards.csv',
    table: `Yard,Year,Ships delivered,Operating result (EUR million)
Norde,2021,4,2.1
Norde,2022,6,3.4
Norde,2023,7,3.9
Holm,2021,5,-0.8
Holm,2022,3,-1.6
Holm,2023,4,0.5
Sund,2021,9,1.2
Sund,2022,8,
Sund,2023,9,1.9
`,
    truths: `
* | Norde was the only yard that delivered more ships in 2022 than in 2021.
* | Holm was the only yard with a negative operating result in 2021.
* | Norde had a positive operating result in each of the three years.
* | In both 2022 and 2023, Norde delivered more ships than Holm.
* | Of the three yards, Sund delivered the most ships in every year.
* | Ships delivered by Norde rose in both 2022 and 2023.
* | In 2023, all three yards had a positive operating result.
* | In 2023, ships delivered rose at all three yards.
* | In 2022, ships delivered fell at two of the three yards.
* | Norde was the only yard to deliver more ships in 2022 than in 2021.
* | Two yards, Holm and Sund, delivered fewer ships in 2022 than in 2021.
* | In 2023, Holm had a positive operating result for the first time.
* | Norde exceeded 5 ships delivered for the first time in 2022.
`,
    falsehoods: `
* | Norde was the only yard with a positive operating result in 2022.
* | Norde was the only yard whose operating result rose in 2022.
* | Sund had a positive operating result in each of the three years.
* | All three yards had a positive operating result in 2022.
* | In both 2021 and 2022, Norde delivered more ships than Holm.
* | Nearly all yards had a positive operating result in 2023.
* | Not all yards had a positive operating result in 2023.
* | All four yards had a positive operating result in 2023.
* | All yards had a positive operating result.
* | All three owners had a positive operating result in 2023.
* | Each of the three yards had a positive operating result in 2024.
* | All three yards together had an operating result of more than EUR 6.5 million in 2023.
* | All three yards had an operating result of EUR 3.9 million in 2023.
* | Ships delivered by Norde rose in both 2021 and 2022.
* | Ships delivered by Norde rose in each of the three years.
* | Two yards, Norde and Sund, delivered fewer ships in 2022 than in 2021.
* | Two yards delivered fewer ships in 2023 than in 2022.
* | Holm had a negative operating result for the first time in 2022.
* | Holm had a negative operating result for the first time in 2021.
* | Sund had a positive operating result for the first time in 2023.
* | Only Norde delivered more than 3 ships in 2021.
* | Only Sund delivered ships in 2021, 9 of them.
* | Only Sund had an operating result of EUR 1.2 million in 2021.
* | Only Norde and Holm delivered more ships in 2023 than in 2022.
* | Norde was the only old yard whose operating result rose in 2022.
* | Holm was the only yard without a positive operating result in 2022.
* | Norde delivered more ships than Sund in every year but one.
* | Sund delivered the most ships in every month.
`,
  },
]);
