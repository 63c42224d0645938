import type { World } from '../../evidence.fixture';
import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** Rises and falls beside one another in a sentence, and figures in brackets, told of the other way or of another thing. */
const worlds: readonly World[] = [
  {
    passage:
      'Exports of timber, which make up 31 percent of the total, fell by 4 percent, while exports of paper increased by 7 percent.',
    truths: ['Exports of paper were up by 7 percent.', 'Paper exports were up by 7 percent.'],
    falsehoods: [
      'Exports of paper were down by 7 percent.',
      'Paper exports were down by 7 percent.',
      'Paper exports were down 7 percent.',
      'Exports of paper are 7 percent lower.',
      'Paper exports were 7 percent smaller.',
      'Paper exports shrank by 7 percent.',
      'Exports of timber were up by 4 percent.',
      'Timber exports were 4 percent higher.',
      'Timber exports are up 4 percent.',
      'Exports of timber were down by 7 percent.',
    ],
  },
  {
    passage:
      'Rents in the harbour district rose by 62 euros a month; in the old town they dropped by 18 euros a month. Bread became 5 percent dearer and milk 3 percent cheaper.',
    truths: [],
    falsehoods: [
      'Rents in the harbour district were down by 62 euros a month.',
      'Rents in the harbour district are 62 euros a month lower.',
      'In the old town rents were up by 18 euros a month.',
      'In the old town rents were 18 euros a month higher.',
      'Bread is 5 percent cheaper.',
      'Milk became 3 percent dearer.',
    ],
  },
  {
    passage:
      'Rye takes up 28 percent of the arable land, less than wheat (35 percent) but more than oats (9 percent).',
    truths: ['Rye takes up 28 percent of the arable land.'],
    falsehoods: [
      'Rye takes up 35 percent of the arable land.',
      'Rye accounts for 35 percent of the arable land.',
      'Rye makes up 9 percent of the arable land.',
      'Wheat takes up 28 percent of the arable land.',
      'Wheat takes up 9 percent of the arable land.',
      'Oats take up 35 percent of the arable land.',
    ],
  },
];

testWorlds(worlds);
