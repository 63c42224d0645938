import type { World } from '../evidence.fixture';
import { testWorlds } from '../../../../tests/doubles/statement-worlds';

/** Statements about a text, written without a look at the rules: 3 of the 40 false ones were vouched for at first. */
const worlds: readonly World[] = [
  {
    passage:
      "The ferry line Norlund carried 1.9 million passengers last year, a tenth fewer than in 2019 but 4 percent more than in 2023. Cars fell to 410,000, the lowest number since 2001, while lorries rose for the fifth year running, to 96,000. Of its nine ships, two run on batteries and one on methanol; the others burn diesel. Fuel cost 61 million kronor, up from 48 million, although the fleet sailed 3 percent fewer miles. Norlund's captain union won a pay rise of 5.5 percent after a strike of eleven days in March. The line cancelled 214 of 8,760 departures, 131 of them because of ice. Passengers rated the food 3.1 out of 5 and the crews 4.6. Owner Brage Holding took out 40 million kronor in dividends and put 25 million into a new terminal, which is due in 2027. A ticket for a car and two adults costs 890 kronor in July and half as much in January.",
    truths: [
      'Norlund carried 1.9 million passengers last year.',
      'The number of cars fell to 410,000.',
      'Fuel cost 61 million kronor, up from 48 million.',
      'The pay rise was 5.5 percent.',
      'Passengers rated the crews 4.6 out of 5.',
      'Brage Holding took out 40 million kronor in dividends.',
      'The number of lorries rose to 96,000.',
      'A ticket for a car and two adults costs 890 kronor in July.',
    ],
    falsehoods: [
      'Norlund carried 1.9 million passengers in 2019.',
      'Norlund carried 1.9 million cars last year.',
      'Passenger numbers were 4 percent higher than in 2019.',
      'Passenger numbers were a tenth higher than in 2019.',
      'Cars fell to 96,000.',
      'Cars fell by 410,000.',
      'Lorries rose to 410,000.',
      'Lorries fell for the fifth year running.',
      'Lorries rose by 96,000.',
      'Two of the nine ships run on methanol.',
      'One of the nine ships runs on batteries.',
      'Six of the nine ships run on batteries.',
      'All nine ships burn diesel.',
      'Fuel cost 48 million kronor last year.',
      'Fuel cost fell from 61 million to 48 million kronor.',
      'Fuel cost 61 million euros.',
      'The fleet sailed 3 percent more miles.',
      'The fleet sailed 3 percent fewer miles in March.',
      'The captains won a pay rise of 11 percent.',
      'The strike lasted 5.5 days.',
      'A strike of eleven days in May won a pay rise of 5.5 percent.',
      'The line cancelled 8,760 of 214 departures.',
      'The line cancelled 131 departures.',
      'The line cancelled 214 departures because of ice.',
      '131 departures ran because of ice.',
      'Passengers rated the food 4.6 out of 5.',
      'Passengers rated the crews 3.1.',
      'Crews rated the food 3.1 out of 5.',
      'Brage Holding put 40 million kronor into a new terminal.',
      'Brage Holding took out 25 million kronor in dividends.',
      'Norlund took out 40 million kronor in dividends.',
      'The new terminal opened in 2027.',
      'The new terminal costs 25 million kronor.',
      'The new terminal is due in 2025.',
      'A ticket for a car and two adults costs 890 kronor in January.',
      'A ticket costs 445 kronor in July.',
      'A ticket for two adults costs 890 kronor.',
      'Cheaper tickets brought more passengers.',
      'Norlund is the largest ferry line in the country.',
      'The ferries will be replaced by a bridge.',
    ],
  },
];

testWorlds(worlds);
