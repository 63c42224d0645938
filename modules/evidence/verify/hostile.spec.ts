import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evidenceFrom, spanWith } from './evidence.fixture';
import { collectGarbage } from '../../../tests/doubles/collect-garbage';
import { createVerifier } from './index';
import { stem } from './words/words';

const rows = Array.from(
  { length: 60 },
  (_, at) => `${1960 + at},${(at * 1.7 + 3).toFixed(2)},${900 + at * 13}`,
);
const csv = ['Year,Passengers (million),constructor (kt)', ...rows].join('\n');

const pieces = [
  ...[
    '1 ',
    '1,',
    '12 percent ',
    '2020 ',
    'more than ',
    'half a million ',
    '“a b',
    '"a b" ',
    "'a b' ",
    'Passengers ',
    '“a b,” he said. ',
    '“A b. ',
    'A b, but c. ',
    'When asked, told, said, ',
    'the widow of Ada Holm and ',
  ],
  ...[
    'rose by 1 ',
    'fell from 1 in 2020 to 2, ',
    'part-time staff ',
    'with a total mass of 1 ',
    'the share had risen to 1 percent. ',
    'sold 5 cars in 2020, ',
    'While it was 5 tonnes in 2020, ',
    'was 5 higher in 2021 than in 2020 ',
    'between 2020 and 2021 ',
    'Of the 5 a, 3 of which are ',
    'A (5 a) ',
    'and 5 and 6 respectively ',
    'more than B: 5 against 6 ',
    'the share of a that is ',
    'In 2020, ',
    'and 5 ',
    '(',
    '- ',
    '1-',
    'a',
    'apart from a, none of the a ',
    'except a ',
    'every a built before 2010 ',
    'each a generated ',
    'the line marks ',
    'a year before, ',
    'constructor ',
    '__proto__ ',
    '$1 ',
    '1/2 ',
    'not ',
    'Aab',
    'the city of Aab ',
    "Aab's rate was 5. ",
    'The Aab metro ',
    ', while sales fell by 3% in 2020',
    'fell only in 2020, 2021 and ',
  ],
  ...[
    'one hundred and ',
    'the highest ',
    'January ',
    '{{',
    '٣',
    '½ ',
    '1e999 ',
    'Q1 2020 to ',
    '\u0000',
    '\ud800',
  ],
];

/** A sentence on a row of a table and on a text of the same words; a file with a NUL byte is refused before. */
function checkedWith(text: string) {
  const evidence = evidenceFrom(
    ['a.csv', csv],
    ['b.txt', `Start. ${text.slice(0, 390).replaceAll('\u0000', ' ')} End.`],
  );
  const spanIds = [spanWith(evidence, 'Year: 1980;'), evidence.sources[1]?.spans[0]?.id ?? ''];
  return createVerifier(evidence).sentence({ sentence: text, spanIds });
}

describe('a hostile sentence', () => {
  it.each(pieces)('of %j over and over gets a verdict', (piece) => {
    expect(checkedWith(piece.repeat(Math.ceil(20_000 / piece.length))).verdict).toMatch(/^[a-z]+$/);
  });

  it('with more than 30 figures is only related to its passages', () => {
    expect(checkedWith('1 '.repeat(31))).toMatchObject({
      verdict: 'related',
      reason: 'It holds too many figures to check.',
    });
    expect(checkedWith('1 '.repeat(30)).reason).not.toBe('It holds too many figures to check.');
  });

  it('with more than 12 quotations is only related to its passages', () => {
    const reason = 'It holds too many quotations to check.';
    expect(checkedWith('“a b” '.repeat(13))).toMatchObject({ verdict: 'related', reason });
    expect(checkedWith('“a b” '.repeat(12)).reason).not.toBe(reason);
  });

  it('of any pieces gets a verdict', () => {
    const sentence = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme' })), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(sentence, (parts) => {
        expect(checkedWith(parts.join(' ')).verdict).toMatch(/^[a-z]+$/);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a word of a megabyte', () => {
  it('is not held after its stem was found', () => {
    const megabyte = 1024 * 1024;
    const heldBy = (words: number) => {
      collectGarbage();
      const before = process.memoryUsage().heapUsed;
      for (let at = 0; at < words; at += 1) stem(`${at}${'x'.repeat(megabyte)}`);
      collectGarbage();
      return process.memoryUsage().heapUsed - before;
    };
    expect(heldBy(20)).toBeLessThan(10 * megabyte);
  });
});
