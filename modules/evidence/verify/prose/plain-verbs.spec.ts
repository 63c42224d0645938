import { testWorlds } from '../../../../tests/doubles/statement-worlds';

// A verb stands for another only where both say the same of anything.
testWorlds([
  {
    passage: 'The town lifted the ban on 12 tonne lorries in May.',
    truths: ['In May the town lifted the ban on 12 tonne lorries.'],
    falsehoods: [
      'The town raised the ban on 12 tonne lorries in May.',
      'The town increased the ban on 12 tonne lorries in May.',
    ],
  },
  {
    passage: 'The trains to Corvin were delayed by 12 minutes on average.',
    truths: ['The trains to Corvin were delayed by 12 minutes on average.'],
    falsehoods: ['The trains to Corvin were postponed by 12 minutes on average.'],
  },
  {
    passage: 'The bank may extend the loan of 12 million euros to 2027.',
    truths: ['The bank may extend the loan of 12 million euros to 2027.'],
    falsehoods: ['The bank may widen the loan of 12 million euros to 2027.'],
  },
  {
    passage: 'The club backs the plan for 40 houses.',
    truths: ['The club supports the plan for 40 houses.'],
    falsehoods: ['The club opposes the plan for 40 houses.'],
  },
]);
