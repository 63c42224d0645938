import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage: 'Kaltbrunn, the second largest town of the canton, has 21,000 inhabitants and three theatres.',
    truths: [
      'Kaltbrunn has 21,000 inhabitants.',
      'The second largest town of the canton has 21,000 inhabitants.',
    ],
    falsehoods: [
      'The canton has 21,000 inhabitants.',
      'The canton has three theatres.',
      'The second town has 21,000 inhabitants.',
    ],
  },
  {
    passage: 'The airline, owned by three states, flies 41 aircraft to 70 airports in 22 countries.',
    truths: ['The airline flies 41 aircraft.', 'The airline, owned by three states, flies 41 aircraft.'],
    falsehoods: ['The airline owns 41 aircraft.', 'Three states fly 41 aircraft.'],
  },
  {
    passage:
      'Torvald Bank, whose head office is in Lund, earned 210 million crowns, 40 million of them abroad.',
    truths: ['Torvald Bank earned 210 million crowns.'],
    falsehoods: ['The head office earned 210 million crowns.', 'Lund earned 210 million crowns.'],
  },
  {
    passage:
      'The mine, closed in 1992 and reopened in 2016, yields 12,000 tonnes a year, a third of what it did before.',
    truths: ['The mine yields 12,000 tonnes a year.'],
    falsehoods: ['Before, the mine yielded 12,000 tonnes a year.'],
  },
]);
