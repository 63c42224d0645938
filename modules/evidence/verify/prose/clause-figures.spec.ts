import { testWorlds } from '../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage: 'Food prices rose by 5.2% and energy prices fell by 1.8%. Core inflation stood at 3.3%.',
    truths: ['Food prices rose by 5.2% and energy prices fell by 1.8%.', 'Energy prices fell by 1.8%.'],
    falsehoods: [
      'Food prices rose by 5.2% and energy prices by 1.8%.',
      'Energy prices fell by 1.8% and food prices by 5.2%.',
      'Food prices fell by 5.2% and energy prices by 1.8%.',
    ],
  },
  {
    passage:
      'The catch was 4.4 per cent less than in 2023. The landed value, by contrast, increased from 511.3 million to 527.7 million kronar.',
    truths: ['The landed value was 527.7 million kronar.'],
    falsehoods: [
      'In 2023 the landed value was 527.7 million kronar.',
      'In 2023 the landed value increased to 527.7 million kronar.',
    ],
  },
  {
    passage:
      'The fleet numbered 1,284 vessels. Only 96 of them were longer than 24 metres, but these took 71 per cent of the landed weight. Vessels under 12 metres landed nine per cent.',
    truths: ['Vessels under 12 metres landed nine per cent.'],
    falsehoods: [
      'Vessels under 12 metres took 71 per cent of the landed weight.',
      'Vessels took 71 per cent of the landed weight.',
      'The fleet took 71 per cent of the landed weight.',
    ],
  },
  {
    passage: 'The proposal was carried by 43 votes to 9, with 4 abstentions.',
    truths: ['The proposal was carried by 43 votes to 9.'],
    falsehoods: ['The proposal was carried by 43 votes to 4.', 'The proposal was carried by 9 votes to 43.'],
  },
  {
    passage:
      'Maravec and Strande voted for a cut of 0.25 percentage points. No patient had waited longer than 78 weeks.',
    truths: [
      'Maravec and Strande voted for a cut of a quarter of a percentage point.',
      'No patient had waited more than 78 weeks.',
    ],
    falsehoods: [
      'Maravec and Strande voted for a cut of half a percentage point.',
      'Maravec and Strande voted for a cut of a quarter of a per cent.',
      'Some patients had waited more than 78 weeks.',
      'No patient had waited less than 78 weeks.',
    ],
  },
]);
