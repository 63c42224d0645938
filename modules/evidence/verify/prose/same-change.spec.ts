import type { World } from '../evidence.fixture';
import { testWorlds } from '../../../../tests/doubles/statement-worlds';

/** A change between two figures told in other words, and changes of something else, at other times or the other way. */
const worlds: readonly World[] = [
  {
    passage:
      'The playhouse sold 96,400 tickets in 2023, compared with 88,200 in 2022. The valley produced 118 tonnes of honey in 2023, down from 140 tonnes in 2022.',
    truths: [
      'Ticket sales of the playhouse rose from 88,200 in 2022 to 96,400 in 2023.',
      'Ticket sales rose from 88,200 in 2022 to 96,400 in 2023.',
      'Honey production in the valley fell by 16 percent, from 140 tonnes in 2022 to 118 tonnes in 2023.',
      'Honey production in the valley fell from 140 to 118 tonnes.',
    ],
    falsehoods: [
      'Ticket sales of the playhouse rose from 88,200 in 2023 to 96,400 in 2022.',
      'Ticket sales of the playhouse rose from 88,200 in 2021 to 96,400 in 2023.',
      'Ticket sales of the playhouse rose from 88,200 in 2022 to 96,400 in 2024.',
      'Ticket sales of the playhouse fell from 88,200 in 2022 to 96,400 in 2023.',
      'Ticket sales of the playhouse fell from 96,400 in 2022 to 88,200 in 2023.',
      'Ticket sales of the valley rose from 88,200 in 2022 to 96,400 in 2023.',
      'Ticket prices of the playhouse rose from 88,200 in 2022 to 96,400 in 2023.',
      'The number of playhouses rose from 88,200 in 2022 to 96,400 in 2023.',
      'Ticket sales of the playhouse may have risen from 88,200 in 2022 to 96,400 in 2023.',
      'Ticket sales of the playhouse did not rise from 88,200 in 2022 to 96,400 in 2023.',
      'Ticket sales of the playhouse rose from 88,200 euros in 2022 to 96,400 euros in 2023.',
      'Honey production in the valley fell by 18 percent, from 140 tonnes in 2022 to 118 tonnes in 2023.',
      'Honey production in the valley rose by 16 percent, from 140 tonnes in 2022 to 118 tonnes in 2023.',
      'Honey exports of the valley fell from 140 tonnes in 2022 to 118 tonnes in 2023.',
      'Honey production fell from 140 kilograms in 2022 to 118 kilograms in 2023.',
      'Honey production in the valley fell from 140 tonnes in 2020 to 118 tonnes.',
      'Honey production in the valley fell from 140 tonnes to 118 tonnes in 2022.',
    ],
  },
  {
    passage:
      'Revenue rose from 60 million to 87 million euros in 2023 as exports to Norway boomed. The number of complaints about delays grew from 210 in 2022 to 340 in 2023. As demand fell, the price of steel dropped from 900 euros in 2022 to 700 euros in 2023.',
    truths: ['The price of steel fell from 900 euros in 2022 to 700 euros in 2023.'],
    falsehoods: [
      'Exports rose from 60 million to 87 million euros in 2023.',
      'Exports to Norway rose from 60 million to 87 million euros in 2023.',
      'Delays grew from 210 in 2022 to 340 in 2023.',
      'The number of delays grew from 210 in 2022 to 340 in 2023.',
      'Demand fell from 900 euros in 2022 to 700 euros in 2023.',
      'The demand for steel fell from 900 euros in 2022 to 700 euros in 2023.',
      'Steel fell from 900 euros in 2022 to 700 euros in 2023.',
      'Complaints about the price grew from 210 in 2022 to 340 in 2023.',
    ],
  },
];

testWorlds(worlds);
