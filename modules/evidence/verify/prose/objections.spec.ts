import type { World } from '../evidence.fixture';
import { testWorlds } from '../../../../tests/doubles/statement-worlds';

/** Statements in nearly the words of their source, each with one small thing exchanged. */
const worlds: readonly World[] = [
  {
    passage:
      'The foundry employed 820 people in May, of whom 310 worked part-time. The works council, which had asked for a 6% rise, accepted 4.5% in June.',
    truths: ['The foundry employed 820 people in May.', 'In May, the foundry employed 820 people.'],
    falsehoods: ['The foundry employed 820 people part-time in May.'],
  },
  {
    passage:
      'The Quay theatre sold 18,200 tickets last season, against 27,900 at the Old Mill. The regional arts board paid for three quarters of the £480,000 budget.',
    truths: ['The regional arts board paid for three quarters of the £480,000 budget.'],
    falsehoods: [
      'The Quay theatre sold 18,200 tickets last season, against 27,900 the season before.',
      'The regional arts board paid for the whole of the £480,000 budget.',
    ],
  },
  {
    passage:
      'The Morna 40 runs on a different motor, and its noise is slightly below the limit of 62. The two makers moved in opposite directions. Nortek, the third-largest maker, sold 7,400.',
    truths: ['Nortek, the third-largest maker, sold 7,400.'],
    falsehoods: [
      'The Morna 40 runs on the same motor.',
      'The noise of the Morna 40 is far below the limit of 62.',
      'The two makers moved in the same direction.',
      'Nortek, the largest maker, sold 7,400.',
    ],
  },
  {
    passage:
      'Elm College, which had 5,300 applicants, offered places to 2,600 of them and enrolled 1,450. The senate approved the plan in May, having turned down a smaller version with 300 rooms in 2022.',
    truths: ['Elm College enrolled 1,450.', 'Elm College had 5,300 applicants.'],
    falsehoods: [
      'Elm College offered places to 1,450 of them.',
      'Places were offered by Elm College to 5,300 applicants.',
      'The senate approved a smaller version with 300 rooms in 2022.',
    ],
  },
  {
    passage:
      'The grower, Aldane, says that half of the loss was caused by pumps the council switched off at night. A tenants’ group said it feared that the yard would be closed within two years. The reeve, Ann Moss, said the warning had come three hours too late.',
    truths: ['A tenants’ group said it feared that the yard would be closed within two years.'],
    falsehoods: [
      'The council says that half of the loss was caused by pumps it switched off at night.',
      'Aldane says that half of the loss was caused by pumps that Aldane switched off at night.',
      'Peter Voss said he feared that the yard would be closed within two years.',
      'The warning came three hours too late.',
    ],
  },
  {
    passage:
      'Output by volume fell by 4% in the quarter, while output by value rose by 7%. Ferries will leave at 6.10 a.m. on weekdays and at 8.20 on Sundays. Its bid values Harne at €2.4 billion, and Tolmar will pay in shares.',
    truths: [
      'Output by volume fell by 4% in the quarter, while output by value rose by 7%.',
      'Ferries will leave at 6.10 a.m. on weekdays and at 8.20 on Sundays.',
    ],
    falsehoods: [
      'Output by value fell by 4% in the quarter, while output by volume rose by 7%.',
      'Ferries will leave at 8.20 on weekdays and at 6.10 a.m. on Sundays.',
      'The bid values Tolmar at €2.4 billion.',
    ],
  },
];

testWorlds(worlds);
