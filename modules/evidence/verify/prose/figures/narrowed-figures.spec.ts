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
  {
    passage: 'Whereas 62% of women read the paper daily, only 47% of men do; among the young it is 9%.',
    truths: ['62% of women read the paper daily.'],
    falsehoods: ['62% of women read the paper.'],
  },
  {
    passage: 'The ferry carries 1,200 passengers daily and 9,000 lorries a month.',
    truths: ['The ferry carries 1,200 passengers daily.', 'The ferry carries 9,000 lorries a month.'],
    falsehoods: ['The ferry carries 1,200 passengers.', 'The ferry carries 9,000 lorries.'],
  },
  {
    passage: 'Some 31% of adults often feel lonely; 52% sometimes do.',
    truths: ['Some 31% of adults often feel lonely.'],
    falsehoods: ['Some 31% of adults feel lonely.'],
  },
  {
    passage: 'Every third patient waited over two months, every tenth over six.',
    truths: ['Every third patient waited over two months.'],
    falsehoods: ['Every patient waited over two months.'],
  },
  {
    passage: 'Helga Stern left half of her fortune of 8 million to its museum.',
    truths: ['Helga Stern left half of her fortune of 8 million to the museum.'],
    falsehoods: ['Helga Stern left 8 million to the museum.'],
  },
  {
    passage: 'From the tower, 312 steps high, one sees 40 kilometres on clear days.',
    truths: ['From the tower one sees 40 kilometres on clear days.'],
    falsehoods: ['One sees 40 kilometres from the tower.'],
  },
];

testWorlds(worlds);
