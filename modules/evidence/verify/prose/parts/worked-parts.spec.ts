import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** Parts of wholes, their rest, their share and their number, in the plainest words. */
testWorlds([
  {
    passage: '210 of the 640 farms in the district keep cattle.',
    truths: [
      '430 farms in the district do not keep cattle.',
      'About 33% of the farms in the district keep cattle.',
      'Nearly a third of the farms in the district keep cattle.',
      'Fewer than half of the farms in the district keep cattle.',
      'A minority of the farms in the district keep cattle.',
      'Not all of the farms in the district keep cattle.',
      'More than 200 farms in the district keep cattle.',
      'The number of farms in the district that keep cattle is 210.',
    ],
    falsehoods: [
      '430 farms in the district keep cattle.',
      '420 farms in the district do not keep cattle.',
      'A majority of the farms in the district keep cattle.',
      'Most farms in the district keep cattle.',
      'More than half of the farms in the district keep cattle.',
      '210 farms in the district keep sheep.',
      '210 large farms in the district do not keep cattle.',
      'Exactly a third of the farms in the district keep cattle.',
      'The number of farms in the district that do not keep cattle is 210.',
      '430 of the 650 farms in the district do not keep cattle.',
    ],
  },
  {
    passage: 'The town has 300 shops, of which 20% open on Sundays.',
    truths: [
      '60 shops in the town open on Sundays.',
      'One in five shops in the town opens on Sundays.',
      'Four fifths of the shops in the town do not open on Sundays.',
      'Most shops in the town do not open on Sundays.',
    ],
    falsehoods: [
      '60 shops in the town do not open on Sundays.',
      '60 shops in the town open on Mondays.',
      'One in four shops in the town opens on Sundays.',
      'Most shops in the town open on Sundays.',
      'Of the 240 shops in the town, 60 open on Sundays.',
    ],
  },
  {
    passage: 'Hill School has 600 pupils: 150 walk to school, 180 come by bus and 270 come by car.',
    truths: [
      'A quarter of the pupils at Hill School walk to school.',
      '75 % of the pupils at Hill School do not walk to school.',
      '30 per cent of the pupils at Hill School come by bus.',
    ],
    falsehoods: [
      'A quarter of the pupils at Hill School come by bus.',
      '75 % of the pupils at Hill School walk to school.',
      '45 per cent of the pupils at Hill School come by bus.',
    ],
  },
  {
    passage: 'Two fifths of the patients in the trial were not given the new drug; the rest were.',
    truths: [
      '60% of the patients in the trial were given the new drug.',
      'The share of patients in the trial who were given the new drug was 60 per cent.',
      'More of the patients in the trial were given the new drug than were not.',
    ],
    falsehoods: [
      '40% of the patients in the trial were given the new drug.',
      'The share of patients in the trial who were given the new drug was 40 per cent.',
    ],
  },
  {
    passage: 'The estate has 707 flats. 627 of them have a balcony.',
    truths: [
      '627 of the flats on the estate have a balcony; the other 80 do not.',
      'About 89% of the flats on the estate have a balcony, which is 627 flats.',
    ],
    falsehoods: [
      '627 of the flats on the estate have a balcony; the other 707 do not.',
      '80 of the flats on the estate have a balcony, and the other 627 do not.',
      'About 89% of the flats on the estate have a balcony, which is 707 flats.',
    ],
  },
  {
    passage: 'The route is 120 km long. 30 per cent of it runs through forest.',
    truths: ['36 km of the route run through forest.', '84 km of the route do not run through forest.'],
    falsehoods: ['84 km of the route run through forest.', '36 m of the route run through forest.'],
  },
  {
    passage:
      'At least 35 % of the bridges in the county are closed. The union says that half of the nurses work nights.',
    truths: [],
    falsehoods: [
      '65 % of the bridges in the county are not closed.',
      '35 % of the bridges in the county are closed.',
      'A majority of the nurses do not work nights.',
      'Half of the nurses do not work nights.',
    ],
  },
]);
