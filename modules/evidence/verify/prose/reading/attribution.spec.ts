import type { World } from '../../evidence.fixture';
import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** Reports of a later clause, additions behind a comma, and the month of May: none says anything of the figure before it. */
const worlds: readonly World[] = [
  {
    passage:
      'The trial cost 2.3 million kronor; the authors state that the maker of the vaccine had no say in its design. The clinic treated 410 patients in 2023, but its director warns that two doctors leave soon. The ward admitted 86 children, while the union argues that the true figure was 120. The hospital says that it saved 4 million kronor; the kitchen alone saved 900,000 kronor. The dispensary filled 5,200 prescriptions; according to the auditor, 300 were duplicates. Waiting times fell by 12 days; the ministry says so in its report.',
    truths: ['The trial cost 2.3 million kronor.', 'The clinic treated 410 patients in 2023.'],
    falsehoods: [
      'The ward admitted 86 children.',
      'The ward admitted 120 children.',
      'The hospital saved 4 million kronor.',
      '300 prescriptions were duplicates.',
      'Waiting times fell by 12 days.',
      'The maker of the vaccine paid 2.3 million kronor.',
      'The design cost 2.3 million kronor.',
      'The director treated 410 patients in 2023.',
      'Two doctors treated 410 patients in 2023.',
      'The authors state that the trial cost 2.3 million kronor.',
      'The trial did not cost 2.3 million kronor.',
    ],
  },
  {
    passage:
      'The dairy sells a quarter of its cheese abroad, mainly to Denmark. Its milk price rose by 6 percent, mostly because of feed. A fire in May destroyed 1,800 wheels of cheese. The herd may shrink to 240 cows. The board hired 14 people, usually for one season. It lent 35 cows to farms, partly in Jutland.',
    truths: [
      'The dairy sells a quarter of its cheese abroad.',
      'The milk price rose by 6 percent.',
      'A fire in May destroyed 1,800 wheels of cheese.',
      'In May a fire destroyed 1,800 wheels of cheese.',
    ],
    falsehoods: [
      'The dairy sells a quarter of its cheese to Denmark.',
      'The dairy sells all of its cheese to Denmark.',
      'The milk price rose by 6 percent because of feed.',
      'Feed rose by 6 percent.',
      'A fire may destroy 1,800 wheels of cheese.',
      'A fire may have destroyed 1,800 wheels of cheese.',
      'A fire in March destroyed 1,800 wheels of cheese.',
      'A fire in June destroyed 1,800 wheels of cheese.',
      'The herd shrank to 240 cows.',
      'The herd shrank to 240 cows in May.',
      'In May the herd shrank to 240 cows.',
      'The herd shrinks to 240 cows.',
      'The board hired 14 people for one season.',
      'It lent 35 cows to farms in Jutland.',
    ],
  },
];

testWorlds(worlds);
