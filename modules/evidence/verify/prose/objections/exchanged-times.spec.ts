import type { World } from '../../evidence.fixture';
import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** A figure told of the time that the passage gives for the figure it is compared with. */
const worlds: readonly World[] = [
  {
    passage:
      'By the end of 2022 the library ran 38 branches, and the service had 48,200 readers, up from 7,900 at the end of its first year.',
    truths: ['At the end of 2022 the service had 48,200 readers.'],
    falsehoods: [
      'By the end of its first year the service had 48,200 readers.',
      'At the end of its first year the service had 48,200 readers.',
      'By the end of its first year the library ran 38 branches.',
    ],
  },
  {
    passage: 'Last year 5,310 people joined the choir, against 4,260 in the first year of the campaign.',
    truths: ['Last year 5,310 people joined the choir.'],
    falsehoods: [
      'In the first year 5,310 people joined the choir.',
      'In the first year of the campaign 5,310 people joined the choir.',
    ],
  },
  {
    passage: 'The mill made 2,700 looms in its third year, compared with 1,950 in its second year.',
    truths: ['The mill made 2,700 looms in its third year.'],
    falsehoods: ['The mill made 2,700 looms in its second year.'],
  },
  {
    passage:
      'Revenue reached €512.4 million in the third quarter of 2024, against €470.1 million in the third quarter of 2023.',
    truths: ['Revenue reached €512.4 million in the third quarter of 2024.'],
    falsehoods: ['Revenue reached €512.4 million in the third quarter of 2023.'],
  },
];

testWorlds(worlds);
