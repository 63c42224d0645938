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
  {
    passage:
      'The town council debated the plans for a sports hall for three hours. In the end they were approved, with 29 votes in favour and 18 against. At the same meeting the council rejected the sale of the old hospital by 24 votes to 14. The first train leaves Dalby at 6.20, the last at 21.50.',
    truths: [
      'The sale of the old hospital was rejected by 24 votes to 14.',
      'The first train leaves Dalby at 6.20.',
      'The last train leaves Dalby at 21.50.',
    ],
    falsehoods: [
      'The sale of the old hospital was approved by 24 votes to 14.',
      'The first train leaves Dalby at 21.50.',
      'The last train leaves Dalby at 6.20.',
    ],
  },
]);
