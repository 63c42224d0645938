import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage: 'Under the deal Marlow pays 30 million now and 12 million in 2028.',
    truths: ['Marlow pays 30 million now.'],
    falsehoods: [
      'Marlow pays 12 million now.',
      'Marlow paid 12 million in 2028.',
      'Marlow pays 30 million in 2028.',
    ],
  },
  {
    passage:
      'The operator has 60 days to appeal and, if it loses, five years to remove the 43 turbines or pay 11 million euros.',
    truths: ['The operator has 60 days to appeal.'],
    falsehoods: ['The operator paid 11 million euros.'],
  },
]);
