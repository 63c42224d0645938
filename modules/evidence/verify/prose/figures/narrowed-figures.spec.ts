import type { World } from '../../evidence.fixture';
import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** Statements that narrow a figure as its passage does, and otherwise. */
const worlds: readonly World[] = [
  {
    passage: 'The vaccine reached 62 percent of the residents over 65 and 18 percent of those under 65.',
    truths: [],
    falsehoods: ['The vaccine reached 62 percent of the residents under 65.'],
  },
  {
    passage: 'Two new clinics, in Elm Park and Dunmore, are planned for 2025.',
    truths: ['Two new clinics are planned for 2025.'],
    falsehoods: ['Two new clinics are planned in Elm Park.', 'Two new clinics are planned in Dunmore.'],
  },
  {
    passage: 'The line ordered six ships from Hanjo Yard and two from Baltic Works.',
    truths: ['The line ordered six ships from Hanjo Yard.'],
    falsehoods: ['Hanjo Yard ordered six ships from the line.'],
  },
  {
    passage:
      'The survey found that 38 percent read for pleasure every week, compared with 45 percent in 2019.',
    truths: ['The survey found that 38 percent read for pleasure every week.'],
    falsehoods: ['every day', 'every month', 'every year'].map(
      (often) => `The survey found that 38 percent read for pleasure ${often}.`,
    ),
  },
  {
    passage: 'Pupils in villages borrowed 11 books per year on average, twice as many as pupils in towns.',
    truths: ['Pupils in villages borrowed 11 books per year on average.'],
    falsehoods: ['Pupils in towns borrowed 11 books per year on average.'],
  },
  {
    passage: 'Of the pupils who read weekly, two thirds prefer printed books.',
    truths: ['Two thirds of the pupils who read weekly prefer printed books.'],
    falsehoods: [
      'Two thirds of the pupils prefer printed books.',
      'Of the pupils who prefer printed books, two thirds read weekly.',
      'Of the pupils who read daily, two thirds prefer printed books.',
      'Of the teachers who read weekly, two thirds prefer printed books.',
    ],
  },
  {
    passage: 'The library employs 54 people. Of these, 19 people work part-time.',
    truths: ['19 people work part-time.'],
    falsehoods: [
      '19 people work full-time.',
      'The remaining 19 people work full-time.',
      'The remaining 19 people work part-time.',
      'The other 19 people work part-time.',
    ],
  },
  {
    passage:
      'The firm has 12 shops. Seven of the shops are open on Sundays. The other five shops are rented.',
    truths: ['Seven of the shops are open on Sundays.', 'The other five shops are rented.'],
    falsehoods: [
      'The other seven shops are open on Sundays.',
      'The remaining seven shops are open on Sundays.',
      'The rest, seven shops, are open on Sundays.',
    ],
  },
];

testWorlds(worlds);
