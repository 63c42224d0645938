import { describe, expect, it } from 'vitest';
import { readSentence } from '../reading/read-sentence';
import type { Proposition } from './proposition';
import { propositionsOf } from './read-propositions';
import type { Slot } from './slots';
import type { Unit } from './tagged-units';

/** A proposition in one line: subject | verb | slots | times | speaker. */
function shown(proposition: Proposition): string {
  const { read, subject, verb, auxiliaries, isDenied, isPassive, hedges, slots, times, speaker } =
    proposition;
  const textOf = (units: readonly Unit[]) => units.map(({ at, end }) => read.text.slice(at, end)).join(' ');
  const slot = ({ lead, units, isBack }: Slot) => `${isBack ? '< ' : ''}${lead} ${textOf(units)}`.trim();
  const does = [
    ...(isDenied ? ['not'] : []),
    ...hedges.map((hedge) => `(${hedge.split(' ')[0]})`),
    ...(isPassive ? ['be'] : []),
    verb?.lower ?? auxiliaries.at(-1),
  ];
  const parts = [subject.map(slot).join(' '), does.join(' '), slots.map(slot).join('; ')];
  const when = times.map(({ of }) => of.text).join(', ');
  return [...parts, ...[when, textOf(speaker)].filter((part) => part !== '')].join(' | ');
}

const cases: readonly (readonly [sentence: string, propositions: readonly string[]])[] = [
  [
    'The Melk Dam, completed in 1974, is 135 metres high.',
    ['The Melk Dam | is | 135 metres high', 'The Melk Dam | be completed |  | 1974'],
  ],
  [
    'The site was discovered in 2015 by a farmer, Peter Lowe, who found coins while ploughing.',
    [
      'The site | be discovered | by a farmer; by Peter Lowe | 2015',
      'Peter Lowe | found | coins; while ploughing',
    ],
  ],
  [
    'The train was used by 42 percent of commuters, the car by 35 percent and the bicycle by 14 percent.',
    [
      'The train | be used | by 42 percent; of commuters',
      'the car | be used | by 35 percent; of commuters',
      'the bicycle | be used | by 14 percent; of commuters',
    ],
  ],
  [
    'The rate was 5 percent with the drug and 10 percent with placebo.',
    ['The rate | was | 5 percent; with the drug', 'The rate | was | 10 percent; with placebo'],
  ],
  [
    'The work cost £320,000, of which the fund paid £240,000 and the county council the rest.',
    ['The work | cost | £320,000', 'the fund | paid | £240,000', 'the county council | paid | the rest'],
  ],
  [
    'Torsa was the largest city with 1,872,000 people, followed by Melin with 624,000 and Kesta with 310,000.',
    [
      'Torsa | was | the largest city; with 1,872,000 people',
      'Melin | has | 624,000',
      'Kesta | has | 310,000',
    ],
  ],
  [
    'Sales were 8.4 million in 2023, up from 8.0 million in 2022.',
    ['Sales | were | 8.4 million; < up from 8.0 million; < in 2022 | 2023'],
  ],
  [
    'Lindale Transit plans to hire 90 drivers and to replace all diesel buses by 2032.',
    [
      'Lindale Transit | (plan) hire | 90 drivers',
      'Lindale Transit | (plan) replace | all diesel buses; by 2032 | 2032',
    ],
  ],
  [
    'The agency expects the population to grow further.',
    ['the population | (expect) grow | further | The agency'],
  ],
  [
    'According to the report, the fire did not damage the bathhouse.',
    ['the fire | not damage | the bathhouse | the report'],
  ],
  [
    '"Demand remains weak," said finance chief Marta Lindner.',
    ['Demand | remains | weak | finance chief Marta Lindner'],
  ],
  [
    'In 2023 revenue rose to 2.8 million and operating costs fell to 2.1 million.',
    ['revenue | rose | to 2.8 million | 2023', 'operating costs | fell | to 2.1 million | 2023'],
  ],
  [
    'The bank lent $310 million, the government paid $186 million and investors provided the rest.',
    [
      'The bank | lent | $310 million',
      'the government | paid | $186 million',
      'investors | provided | the rest',
    ],
  ],
  [
    'In Upper Wick 310 of the 1,240 homes were flooded, in Millbeck 484 of the 2,200.',
    ['310 of the 1,240 homes | be flooded | in Upper Wick', '484 of the 2,200 | be flooded | in Millbeck'],
  ],
  [
    'The largest lock, at Vell, is 240 metres long and the second largest, at Hask, 160.',
    ['Vell | is | 240 metres long', 'the second largest | is | at Hask; 160'],
  ],
  [
    'The station has 600 megawatts, of which 450 are in use, and the number of registered users is small.',
    [
      'The station | has | 600 megawatts',
      '450 | are | in use',
      'the number of registered users | is | small',
    ],
  ],
  ['No wards were closed during the year.', ['No wards | be closed | during the year']],
  ['There were more women than men.', ['more women | were | than men']],
];

describe('propositions of a sentence', () => {
  it.each(cases)('are read: %s', (sentence, propositions) => {
    expect(propositionsOf(readSentence(sentence)).map(shown)).toEqual(propositions);
  });

  it.each([
    'Did the mill close?',
    'The mill (built in 1902) closed.',
    'The mayor called it "a triumph" and left.',
    'The mill and the brewery of Vell.',
  ])('are left where a part is not read: %s', (sentence) => {
    expect(propositionsOf(readSentence(sentence))).toEqual([]);
  });
});
