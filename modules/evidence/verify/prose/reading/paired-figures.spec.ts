import { describe, expect, it } from 'vitest';
import { isVouchedOver } from '../../level-grid.fixture';

const sold = ['Arlen sold 12,400 cars in 2023.', 'Bexley sold 9,700 cars in 2023.'];
const employed = ['Arlen employed 310 people.', 'Bexley employed 280 people.'];
const compared = [
  'Arlen sold more cars than Bexley in 2023.',
  'Arlen sold 2,700 more cars than Bexley in 2023.',
  'Bexley sold fewer cars than Arlen in 2023.',
  'Together, Arlen and Bexley sold 22,100 cars in 2023.',
];

/** Two figures of each of two makers in one text, with the statements that are recognised over it. */
const texts: readonly (readonly [text: string, truths: readonly string[]])[] = [
  [
    'Arlen sold 12,400 cars in 2023 and employed 310 people. Bexley sold 9,700 cars in 2023 and employed 280 people.',
    [...sold, ...employed, ...compared],
  ],
  [
    'In 2023, Arlen sold 12,400 cars. It employed 310 people. Bexley sold 9,700 cars in the same year; it employed 280 people.',
    [sold[0] ?? '', ...employed],
  ],
  ['Arlen sold 12,400 cars in 2023, while its rival Bexley sold 9,700.', sold],
  [
    'Arlen, which employed 310 people, sold 12,400 cars in 2023. Bexley, which employed 280 people, sold 9,700 cars in 2023.',
    [...sold, ...employed, ...compared],
  ],
  ['With 310 employees, Arlen sold 12,400 cars in 2023; Bexley, with 280 employees, sold 9,700.', employed],
  ['Arlen and Bexley sold 12,400 and 9,700 cars respectively in 2023.', [...sold, ...compared]],
  ['The number of employees was 310 at Arlen and 280 at Bexley.', []],
  ['Arlen sold more cars than Bexley in 2023: 12,400 against 9,700.', [...sold, ...compared]],
  [
    'Arlen (310 employees) sold 12,400 cars in 2023, Bexley (280 employees) 9,700.',
    [...sold, ...employed, ...compared],
  ],
  [
    'It employed more people than Bexley, 310 compared with 280. They employed 310 and 280 people respectively.',
    [],
  ],
  [
    'Car sales in 2023 were 12,400 at Arlen and 9,700 at Bexley. The number of employees was 310 at Arlen and 280 at Bexley.',
    [],
  ],
  [
    'Arlen sold more cars than Bexley in 2023: 12,400 against 9,700. It also employed more people, 310 compared with 280.',
    [...sold, ...compared],
  ],
  [
    'Arlen’s car sales reached 12,400 in 2023. Bexley’s came to 9,700. Arlen’s workforce numbered 310, Bexley’s 280.',
    [],
  ],
];

const falsehoods = [
  'Bexley sold 12,400 cars in 2023.',
  'Arlen sold 9,700 cars in 2023.',
  'Bexley employed 310 people.',
  'Arlen employed 280 people.',
  'Bexley had 310 employees.',
  'Bexley sold more cars than Arlen in 2023.',
  'Bexley sold 2,700 more cars than Arlen in 2023.',
  'Bexley had more employees than Arlen.',
  'Arlen sold fewer cars than Bexley in 2023.',
  'Together, Arlen and Bexley sold 21,100 cars in 2023.',
  'Arlen sold 310 cars in 2023.',
  'Arlen employed 12,400 people.',
  'Bexley sold 280 cars in 2023.',
  'Bexley employed 9,700 people.',
  'Arlen bought 12,400 cars in 2023.',
  'Arlen sold 12,400 cars in 2022.',
  'Arlen sold 12,400 trucks in 2023.',
  'Arlen sold 22,100 cars in 2023.',
  'Arlen and Bexley each sold 12,400 cars in 2023.',
  'Neither Arlen nor Bexley sold 12,400 cars in 2023.',
  'Arlen dismissed 310 people.',
  'Arlen sold 12,400 cars in 2023, fewer than Bexley.',
  'Arlen sold 12,400 cars to Bexley in 2023.',
];

describe('figures of two', () => {
  it.each(texts)('are each of their own: %s', (text, truths) => {
    const isVouched = isVouchedOver('makers.txt', `${text} The report appeared in May.`);
    expect({
      missed: truths.filter((each) => !isVouched(each)),
      passed: falsehoods.filter(isVouched),
    }).toEqual({
      missed: [],
      passed: [],
    });
  });
});
