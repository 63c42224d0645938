import type { World } from '../../evidence.fixture';
import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** Figures in another unit than their passage writes, and the noun that a pronoun repeats. */
const worlds: readonly World[] = [
  {
    passage:
      'The highest value, 39.6 degrees, was measured on 27 June. The maximum exceeded 33 degrees Celsius on twelve days. The price of red wine stayed at 0.95 euros per litre.',
    truths: [
      'The highest value, 39.6 °C, was measured on 27 June.',
      'The maximum exceeded 33 degrees on twelve days.',
      'The price of red wine stayed at 95 cents per litre.',
    ],
    falsehoods: [
      'The highest value, 39.6 °F, was measured on 27 June.',
      'The maximum exceeded 39.6 °C on twelve days.',
      'The price of red wine stayed at 9.5 cents per litre.',
      'The price of red wine stayed at 95 euros per litre.',
    ],
  },
  {
    passage: 'In the trial 397 people were aged 75 or over. The prize is for people under 15 years of age.',
    truths: [
      'In the trial 397 people were at least 75 years old.',
      'In the trial 397 people were aged 75 and older.',
    ],
    falsehoods: [
      'In the trial 397 people were under 75.',
      'In the trial 397 people were older than 75.',
      'In the trial 397 people were 75 years old.',
      'The prize is for people over 15.',
      'The prize is for people over 15 years of age.',
    ],
  },
  {
    passage:
      'Admissions for kidney disease rose by 38 percent and those for respiratory disease by 17 percent. The price of white wine rose to 1.12 euros and that of red wine to 0.95 euros. Costs for energy fell by 12 percent, those for staff by 3 percent.',
    truths: [
      'Admissions for kidney disease rose by 38 percent.',
      'Admissions for respiratory disease rose by 17 percent.',
      'The price of red wine rose to 0.95 euros.',
      'Costs for staff fell by 3 percent.',
    ],
    falsehoods: [
      'Admissions for kidney disease rose by 17 percent.',
      'Admissions for respiratory disease rose by 38 percent.',
      'The price of white wine rose to 0.95 euros.',
      'The price of red wine rose to 1.12 euros.',
      'Costs for energy fell by 3 percent.',
      'Costs for staff fell by 12 percent.',
    ],
  },
];

testWorlds(worlds);
