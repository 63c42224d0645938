import { describe, expect, it } from 'vitest';
import { isVouchedFor } from '../../evidence.fixture';

/** How a text gives three parks their visitors; the values differ, so each order of two parks is true or false. */
const forms: readonly (readonly [form: string, text: (a: string, b: string, c: string) => string])[] = [
  [
    'a clause each',
    (a, b, c) => `Arden had ${a} visitors, Brill had ${b} visitors and Corve had ${c} visitors.`,
  ],
  ['one verb', (a, b, c) => `Arden had ${a} visitors, Brill ${b} and Corve ${c}.`],
  ['sentences', (a, b, c) => `Arden had ${a} visitors. Brill had ${b}. Corve had ${c}.`],
  ['semicolons', (a, b, c) => `Arden had ${a} visitors; Brill had ${b}; Corve had ${c}.`],
  [
    'followed by',
    (a, b, c) =>
      `The parks differ. Arden had ${a} visitors, followed by Brill with ${b} and Corve with ${c}.`,
  ],
  ['counted at', (a, b, c) => `In 2023, ${a} visitors came to Arden, ${b} to Brill and ${c} to Corve.`],
  ['while', (a, b, c) => `Arden had ${a} visitors, while Brill had ${b} visitors and Corve ${c}.`],
  [
    'an aside',
    (a, b, c) => `The largest park, Arden, had ${a} visitors; another, Brill, had ${b}, and Corve had ${c}.`,
  ],
  [
    'two and one',
    (a, b, c) => `Arden had ${a} visitors and Brill ${b}. In Corve, ${c} visitors were counted.`,
  ],
];

const values = [40, 30, 15] as const;
const orders = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
] as const;
const parks = ['Arden', 'Brill', 'Corve'] as const;

type Statement = { passage: string; sentence: string; isTrue: boolean };

/** All comparisons of two parks in one wording of a text, over three ways to hand out the values. */
const statementsIn = (text: (a: string, b: string, c: string) => string): Statement[] =>
  orders.flatMap((order) => {
    const [a, b, c] = order.map((at) => values[at] ?? 0);
    const passage = text(`${a},000`, `${b},000`, `${c},000`);
    const of = { Arden: a ?? 0, Brill: b ?? 0, Corve: c ?? 0 };
    return parks.flatMap((one) =>
      parks
        .filter((other) => other !== one)
        .flatMap((other) => {
          const [more, gap] = [of[one] > of[other], Math.abs(of[one] - of[other])];
          return [
            { passage, sentence: `${one} had more visitors than ${other}.`, isTrue: more },
            { passage, sentence: `${one} had ${gap},000 more visitors than ${other}.`, isTrue: more },
            {
              passage,
              sentence: `${one} had twice as many visitors as ${other}.`,
              isTrue: of[one] === 2 * of[other],
            },
            { passage, sentence: `${one} had ${of[other]},000 visitors.`, isTrue: false },
          ];
        }),
    );
  });

describe('figures of several things in one sentence', () => {
  it.each(forms)('are never exchanged: %s', (_, text) => {
    const vouched = statementsIn(text).filter(
      ({ isTrue, passage, sentence }) => !isTrue && isVouchedFor(passage, sentence),
    );
    expect(vouched).toEqual([]);
  });

  it.each(forms.slice(0, 5))('are compared: %s', (_, text) => {
    const truths = statementsIn(text).filter(({ isTrue }) => isTrue);
    const recognised = truths.filter(({ passage, sentence }) => isVouchedFor(passage, sentence));
    expect(recognised.length / truths.length).toBeGreaterThan(0.6);
  });
});
