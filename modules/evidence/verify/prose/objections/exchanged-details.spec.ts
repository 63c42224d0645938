import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage: 'The lock-out began on 4 May and ended on 19 May.',
    truths: ['The lock-out ended on 19 May.', 'The lock-out began on 4 May.'],
    falsehoods: ['The lock-out ended on 4 May.', 'The lock-out began on 19 May.'],
  },
  {
    passage:
      'The longest breaks were found among night drivers with long routes, who averaged 52 minutes. Night drivers were 40 percent more likely to report back pain.',
    truths: ['Night drivers were 40 percent more likely to report back pain.'],
    falsehoods: [
      'Day drivers with long routes averaged 52 minutes.',
      'Day drivers were 40 percent more likely to report back pain.',
    ],
  },
  {
    passage: 'Two climbers and a guide died in the avalanche.',
    truths: ['Two climbers and a guide died in the avalanche.'],
    falsehoods: ['Two guides and a climber died in the avalanche.', 'Two guides died in the avalanche.'],
  },
  {
    passage: 'The number of people who rely on the clinics rose by 19 percent to 31,500.',
    truths: ['The number of people who rely on the clinics rose by 19 percent.'],
    falsehoods: ['The number of clinics rose by 19 percent.', 'The number of clinics rose to 31,500.'],
  },
  {
    passage: 'The minister promised 60 million euros for dykes, half of it this year.',
    truths: ['The minister promised 60 million euros for dykes.'],
    falsehoods: [
      'The minister promised 60 million euros for dykes this year.',
      'This year the minister promised 60 million euros for dykes.',
    ],
  },
  {
    passage:
      'Gifts from members fell by 8 percent to 1.38 million euros, while the town doubled its grant to 500,000 euros.',
    truths: ['Gifts from members fell by 8 percent to 1.38 million euros.'],
    falsehoods: ['The town cut its grant to 500,000 euros.', 'The town reduced its grant to 500,000 euros.'],
  },
  {
    passage: 'A second electric boat was to be bought in 2023, but the loan for it was not approved.',
    truths: ['A second electric boat was to be bought in 2023.'],
    falsehoods: ['A second electric boat was bought in 2023.', 'In 2023, a second electric boat was bought.'],
  },
  {
    passage: 'The dairy made a profit of 3.4 million pounds on sales of 51 million pounds.',
    truths: ['The dairy made a profit of 3.4 million pounds.'],
    falsehoods: [
      'The dairy made a profit of 51 million pounds.',
      'The dairy had sales of 3.4 million pounds.',
    ],
  },
  {
    passage: 'A second trial with 60 seals is to begin in 2027, provided that money is found.',
    truths: ['If money is found, a second trial with 60 seals will begin in 2027.'],
    falsehoods: ['A second trial with 60 seals will begin in 2027.'],
  },
  {
    passage: 'The canton holds 34 percent of the dam and the town 21 percent.',
    truths: ['The canton holds 34 percent of the dam.'],
    falsehoods: ['The canton holds 21 percent of the dam.', 'The dam holds 34 percent of the canton.'],
  },
]);
