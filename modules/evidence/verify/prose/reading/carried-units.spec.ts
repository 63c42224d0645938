import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage: 'The museum received 4.5 million euros and the theatre 2.1.',
    truths: ['The theatre received 2.1 million euros.'],
    falsehoods: [
      'The theatre received 2.1 euros.',
      'Together the museum and the theatre received 4.5 million euros.',
    ],
  },
  {
    passage: 'The museum got 4.5 million euros, the theatre 2.1 and the library 0.8.',
    truths: ['The theatre got 2.1 million euros.', 'The library got 0.8 million euros.'],
    falsehoods: ['The theatre got 2.1 euros.', 'The library got 0.8 euros.'],
  },
  {
    passage: 'Rents were 5 percent in Arl and 7 in Bel.',
    truths: ['Rents were 7 percent in Bel.'],
    falsehoods: ['Rents were 7 in Bel.', 'Rents were 5 percent in Bel.'],
  },
  {
    passage: 'Arl spent 3.2 million crowns on roads and 1.4 on schools.',
    truths: ['Arl spent 1.4 million crowns on schools.'],
    falsehoods: ['Arl spent 1.4 crowns on schools.', 'Arl spent 1.4 on schools.'],
  },
  {
    passage: 'Late arrivals fell by 30 percent, from 500 to 350 a month.',
    truths: ['Late arrivals fell to 350 a month.'],
    falsehoods: ['Late arrivals fell by 350 percent.'],
  },
]);
