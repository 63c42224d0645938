import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** Who gave to whom, whose relative it was, and of what a figure is: as the passage has it, and the other way round. */
testWorlds([
  {
    passage:
      'The archive was opened in 2009 by the widow of Osric Dane. The price paid to cutters is 2.15 euros a bundle. Repairs to the pier cost 1.4 million crowns, a quarter of the town budget. The province paid 60 percent of that sum. The lock is open between 10 pm and 5 am. The club had a surplus of 1,340 pounds, against a deficit of 220 pounds in 2021. The filter is replaced every three years, with 640 kg of sand each time.',
    truths: [
      'The archive was opened in 2009 by the widow of Osric Dane.',
      'The price paid to cutters is 2.15 euros a bundle.',
      'The club had a surplus of 1,340 pounds.',
    ],
    falsehoods: [
      'The archive was opened in 2009 by Osric Dane.',
      'The price paid by cutters is 2.15 euros a bundle.',
      'The province paid 60 percent of the town budget.',
      'The lock is open between 5 am and 10 pm.',
      'The club had a surplus of 220 pounds in 2021.',
      'The filter is replaced with 640 kg of sand each year.',
    ],
  },
]);
