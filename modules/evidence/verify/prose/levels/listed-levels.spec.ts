import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage:
      "The trust runs three hospitals: St Wilma's with 640 beds, Pellgate General with 410 and the Orrin Clinic with 150.",
    truths: [
      'The three hospitals of the trust have 1,200 beds in total.',
      "More than half of the trust's beds are at St Wilma's.",
      'The Orrin Clinic is the smallest of the three hospitals by number of beds.',
      'The Orrin Clinic has the fewest beds.',
      "St Wilma's has more beds than Pellgate General.",
      "St Wilma's and Pellgate General together have 1,050 beds.",
      'Pellgate General has 260 more beds than the Orrin Clinic.',
      'The three hospitals have 400 beds on average.',
    ],
    falsehoods: [
      'Pellgate General has the most beds.',
      'The three hospitals have 1,250 beds in total.',
      'The Orrin Clinic has more beds than Pellgate General.',
      "Less than half of the trust's beds are at St Wilma's.",
      'Pellgate General has 250 more beds than the Orrin Clinic.',
      'The three hospitals have 410 beds on average.',
      'The four hospitals of the trust have 1,200 beds in total.',
    ],
  },
  {
    passage:
      'The University of Aldern remained the largest institution with 54,000 students, followed by the Technical University of Rosk with 36,000 and Sellin University with 27,000.',
    truths: [
      'The University of Aldern had twice as many students as Sellin University.',
      'The Technical University of Rosk had more students than Sellin University.',
      'The University of Aldern had 18,000 more students than the Technical University of Rosk.',
      'Sellin University had 27,000 students.',
    ],
    falsehoods: [
      'Sellin University had more students than the Technical University of Rosk.',
      'Sellin University was the smallest university.',
      'Sellin University had the fewest students.',
      'The universities had 117,000 students in total.',
      'The University of Aldern had three times as many students as Sellin University.',
      'Sellin University had 36,000 students.',
    ],
  },
  {
    passage:
      'The trams carried 45.6 million passengers in 2023. Line 1 remained the busiest of the six tram lines with 14.8 million, ahead of Line 2 with 11.2 million.',
    truths: [
      'Line 1 carried 3.6 million more passengers than Line 2.',
      'Line 1 and Line 2 together carried 26 million passengers.',
      'Line 2 carried 11.2 million passengers.',
    ],
    falsehoods: [
      'Line 2 carried more passengers than Line 1.',
      'Line 2 carried the fewest passengers.',
      'Line 2 carried 14.8 million passengers.',
      'Line 1 carried 3.6 million fewer passengers than Line 2.',
    ],
  },
  {
    passage:
      'The fleet consisted of 52 aircraft at the end of the year: 34 Airbus A320s, 12 Embraer E195s and 6 ATR 72s.',
    truths: [
      'There were twice as many Embraer E195s as ATR 72s.',
      'There were 22 more Airbus A320s than Embraer E195s.',
    ],
    falsehoods: [
      'There were three times as many Embraer E195s as ATR 72s.',
      'There were more ATR 72s than Embraer E195s.',
      'There were 22 more Airbus A320s than ATR 72s.',
    ],
  },
  {
    // The kinds do not add up to all.
    passage: 'The fleet consisted of 60 aircraft: 34 Airbus A320s, 12 Embraer E195s and 6 ATR 72s.',
    truths: [],
    falsehoods: ['Airbus A320s made up 65% of the fleet.', 'The fleet had the fewest ATR 72s.'],
  },
]);
