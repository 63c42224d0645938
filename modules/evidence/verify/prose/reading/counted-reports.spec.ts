import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage:
      'According to the statistics office of Velmark, the wheat harvest in Talmere reached 2.76 million tonnes in 2021. According to the household survey of 2023, 63% of children under five slept under a net.',
    truths: [
      'The wheat harvest in Talmere reached 2.76 million tonnes in 2021.',
      'In 2023, 63% of children under five slept under a net.',
    ],
    falsehoods: [
      'The wheat harvest in Talmere reached 2.76 million tonnes in 2022.',
      'The wheat harvest in Talmere reached 2.67 million tonnes in 2021.',
      'In 2021, 63% of children under five slept under a net.',
    ],
  },
  {
    passage:
      'Larkmoor Hospitals Trust treated 148,200 inpatients in 2023, up from 142,500 in 2022, according to its annual report, which was published on 14 May 2024.',
    truths: [
      'Larkmoor Hospitals Trust treated 148,200 inpatients in 2023.',
      'The trust treated 5,700 more inpatients in 2023 than in 2022.',
    ],
    falsehoods: [
      'Larkmoor Hospitals Trust treated 148,200 inpatients in 2022.',
      'Larkmoor Hospitals Trust treated 148,200 inpatients in 2024.',
      'The trust treated 5,700 fewer inpatients in 2023 than in 2022.',
    ],
  },
  {
    passage:
      'Kolbjorn Haven, 27 February 2024 - Tharsk Line, the container carrier, said on Tuesday that its revenue fell to $3.2 billion in 2023 from $4.0 billion a year earlier.',
    truths: [
      'Tharsk Line generated revenue of $3.2 billion in 2023.',
      'Revenue at Tharsk Line declined by 20% in 2023.',
    ],
    falsehoods: [
      'Tharsk Line generated revenue of $4.0 billion in 2023.',
      'Revenue at Tharsk Line rose by 20% in 2023.',
      'Revenue at Tharsk Line declined by 20% in 2024.',
    ],
  },
  {
    passage: 'Lisgar Airport handled 8.6 million passengers in 2022, its operator said on Tuesday.',
    truths: ['Lisgar Airport handled 8.6 million passengers in 2022.'],
    falsehoods: ['Lisgar Airport handled 8.6 million passengers in 2021.'],
  },
]);

/** Words on others, on what is to come, or in praise remain the words of their speaker. */
const views: readonly (readonly [passage: string, statement: string])[] = [
  ['The company said its filter removes 99% of the particles.', 'The filter removes 99% of the particles.'],
  ['The union said 4,000 workers were dismissed in 2023.', 'In 2023, 4,000 workers were dismissed.'],
  ['Sales would reach 5 million euros in 2024, the company said.', 'Sales reached 5 million euros in 2024.'],
  [
    'Norvik carried 3 million passengers in 2023, the rival airline said.',
    'Norvik carried 3 million passengers in 2023.',
  ],
  ['Alder sold 40,000 cars in 2023, Berg said.', 'Alder sold 40,000 cars in 2023.'],
  [
    'According to critics of the plan, the tram carried 3 million passengers in 2023.',
    'The tram carried 3 million passengers in 2023.',
  ],
  [
    'The company said its sales rose to 5 million euros in 2023 because of its better service.',
    'Sales rose to 5 million euros in 2023 because of better service.',
  ],
  [
    'Alder said that it expects sales of 5 million euros for 2024.',
    'Alder had sales of 5 million euros in 2024.',
  ],
];
testWorlds(views.map(([passage, statement]) => ({ passage, truths: [], falsehoods: [statement] })));
