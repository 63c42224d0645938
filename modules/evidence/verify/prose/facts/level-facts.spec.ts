import { testWorlds } from '../../../../../tests/doubles/statement-worlds';
import type { World } from '../../evidence.fixture';

/** Sizes told in other words than the passage, names for what a source is about, and words of another figure. */
const worlds: readonly World[] = [
  {
    passage:
      'The plant at Corvo covers 240 hectares. The scheme generated 610 gigawatt-hours in 2023, compared with 480 gigawatt-hours in 2022. The programme had cost EUR 75 million by the end of 2023, of which EUR 30 million went into roads.',
    truths: [
      'The plant at Corvo covers an area of 2.4 square kilometres.',
      'The cost of the programme totalled EUR 75 million by the end of 2023.',
    ],
    falsehoods: [
      'The plant at Corvo covers an area of 24 square kilometres.',
      'The plant at Corvo has a height of 240 hectares.',
      'The cost of the programme totalled EUR 30 million by the end of 2023.',
      'The cost of the programme totalled EUR 75 million by the end of 2022.',
      'The cost of the roads totalled EUR 75 million by the end of 2023.',
      'The cost of the programme totalled EUR 75 million a year.',
    ],
  },
  {
    passage:
      'The average download speed was 310 megabits per second on 5G and 64 megabits per second on 4G. Of those asked in 2023, 1,400 lived in the hills and the others lived in the valley.',
    truths: [
      'The average download speed was 64 megabits per second on 4G.',
      'Of those asked in 2023, 1,400 lived in the hills.',
    ],
    falsehoods: [
      'The average download speed was 310 megabits per second on 4G.',
      'The average download speed was 64 megabits per second on 5G.',
      'Of those asked in 2023, 1,400 lived in the valley.',
    ],
  },
  {
    passage:
      'Tern Foods, a supermarket chain based in Hull, has grown for a decade. The company opened 14 stores and closed 5, and ended the year with 318 stores. Its rival Orrin opened 9 stores.',
    truths: ['Tern Foods opened 14 stores and closed five.'],
    falsehoods: [
      'Orrin opened 14 stores and closed five.',
      'Tern Foods opened nine stores.',
      'Tern Foods closed 14 stores and opened five.',
      'Orrin had 318 stores at the end of the year.',
    ],
  },
];

testWorlds(worlds);
