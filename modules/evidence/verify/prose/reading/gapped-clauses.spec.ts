import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage: 'Of the visits in 2023, 22% fell in spring, 47% in summer, 21% in autumn and 10% in winter.',
    truths: [
      'In 2023, 47% of the visits fell in summer.',
      'Of the visits in 2023, 10% fell in winter.',
      'In 2023, 22% of the visits fell in spring.',
    ],
    falsehoods: [
      'In 2023, 47% of the visits fell in spring.',
      'In 2022, 47% of the visits fell in summer.',
      'Of the visits in 2023, 21% fell in winter.',
      'In 2023, 31% of the visits fell in autumn.',
    ],
  },
  {
    passage:
      'First-time buyers accounted for 38% of purchases in 2023, investors for 17% and movers for the remaining 45%.',
    truths: [
      'Investors accounted for 17% of purchases in 2023.',
      'First-time buyers accounted for 38% of purchases in 2023.',
      'Movers accounted for 45% of purchases.',
    ],
    falsehoods: [
      'Investors accounted for 38% of purchases in 2023.',
      'Investors accounted for 17% of purchases in 2022.',
      'First-time buyers accounted for 17% of purchases in 2023.',
      'Investors accounted for 45% of purchases in 2023.',
      'Movers accounted for 17% of purchases in 2023.',
    ],
  },
]);
