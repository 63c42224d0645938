import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage:
      'In 2023 the park counted 1.34 million visits, 9% more than the 1.23 million of 2022 but still short of the record of 1.41 million set in 2019.',
    truths: ['The park counted 1.34 million visits in 2023.'],
    falsehoods: [
      'The park counted 1.23 million visits in 2023.',
      'The park counted 1.41 million visits in 2023.',
      'The park counted 1.34 million visits in 2022.',
      'The park counted 1.34 million visits in 2019.',
    ],
  },
  {
    passage: 'In 2024 we awarded 640 scholarships worth £3.2 million in total (2023: 575 scholarships).',
    truths: ['640 scholarships were awarded in 2024.', '575 scholarships were awarded in 2023.'],
    falsehoods: ['640 scholarships were awarded in 2023.', '575 scholarships were awarded in 2024.'],
  },
  {
    passage: 'EBITDA amounted to EUR 31.2 million (2022: EUR 38.7 million).',
    truths: ['EBITDA amounted to EUR 31.2 million.', 'EBITDA amounted to EUR 38.7 million in 2022.'],
    falsehoods: [
      'EBITDA amounted to EUR 38.7 million.',
      'EBITDA amounted to EUR 31.2 million in 2022.',
      'EBITDA rose from EUR 31.2 million to EUR 38.7 million.',
    ],
  },
  {
    passage:
      'In 2023 the coast guard put two new patrol boats into service. Its crews found 137 breaches of the rules, compared with 164 in 2022.',
    truths: ["The coast guard's crews found 137 breaches of the rules in 2023, compared with 164 in 2022."],
    falsehoods: [
      "The coast guard's crews found 164 breaches of the rules in 2023.",
      "The coast guard's crews found 164 breaches of the rules in 2023, compared with 137 in 2022.",
    ],
  },
  {
    passage:
      'The network ran five branches and one mobile library in 2023. Together the five branches were visited 486,200 times, compared with 451,900 visits in 2022.',
    truths: [],
    falsehoods: ['The five branches counted 451,900 visits in 2023.'],
  },
]);
