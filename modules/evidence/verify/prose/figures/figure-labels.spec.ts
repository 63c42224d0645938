import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** Figures that stand beside a label, a phrase or a name in the passage, and beside another one in the statement. */
testWorlds([
  {
    passage:
      'The mean depth of the canal is 2.1 m, the greatest 6.4 m. A crew must rest for at least nine hours in total and for no less than four hours in one stretch. Fresh clay loses 30 percent of its weight in the kiln. The mill was built in 1804 by Ruth Arne, who had leased the weir three years earlier. Pump A costs 310 crowns and pump B 450 crowns. The seals make up a fifth of the price of pump B. Each gate has an area of 12 square metres.',
    truths: [
      'The mean depth of the canal is 2.1 m.',
      'Fresh clay loses 30 percent of its weight in the kiln.',
      'The seals make up a fifth of the price of pump B.',
      'Each gate has an area of 12 square metres.',
    ],
    falsehoods: [
      'The mean depth of the canal is 6.4 m.',
      'A crew must rest for at least nine hours in one stretch.',
      'Fresh clay shrinks to 30 percent of its weight in the kiln.',
      'Ruth Arne built the mill three years before she leased the weir.',
      'The seals make up a fifth of the price of pump A.',
      'All gates together have an area of 12 square metres.',
    ],
  },
]);
