import type { World } from '../../evidence.fixture';
import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** Statements that say something in passing, people for those who are counted, and what exchanges their subjects or figures. */
const worlds: readonly World[] = [
  {
    passage:
      'The village of Brenn was founded by monks in 1684. Brenn has 320 houses. Fjordpap employs 450 people in Denmark. Fjordpap made a loss of 3 million euros in 2022. Lake Aldmere is a freshwater lake in the north of Garland. It covers 86 square kilometres. Guests from abroad bought two fifths of all tickets.',
    truths: [
      'Founded by monks in 1684, Brenn has 320 houses.',
      'Brenn, which was founded by monks in 1684, has 320 houses.',
      'Brenn, founded by monks in 1684, has 320 houses.',
      'Monks founded Brenn in 1684.',
      'Lake Aldmere, a freshwater lake in the north of Garland, covers 86 square kilometres.',
      'About 40 percent of tickets were bought by guests from abroad.',
    ],
    falsehoods: [
      'Founded by monks in 1687, Brenn has 320 houses.',
      'Founded by Fjordpap in 1684, Brenn has 320 houses.',
      'Founded by monks in 1684, Brenn has 450 houses.',
      'Founded by monks in 1684, Fjordpap employs 450 people.',
      'Founded by monks in 1684, Lake Aldmere covers 86 square kilometres.',
      'Brenn, not founded by monks in 1684, has 320 houses.',
      'Brenn, which was founded by monks in 1684, has no houses.',
      'Brenn founded the monks in 1684.',
      'Monks were founded by Brenn in 1684.',
      'Fjordpap, which has 320 employees, made a loss of 3 million euros in 2022.',
      'Fjordpap, which has 450 employees, made a profit of 3 million euros in 2022.',
      'Fjordpap, which has 450 employees, made a loss of 3 million euros in 2023.',
      'Brenn, which has 450 employees, has 320 houses.',
      'Brenn has 450 employees.',
      'Lake Aldmere, a freshwater lake in the south of Garland, covers 86 square kilometres.',
      'Lake Aldmere, a saltwater lake in the north of Garland, covers 86 square kilometres.',
      'Fjordpap, a freshwater lake in the north of Garland, employs 450 people.',
      'About 60 percent of tickets were bought by guests from abroad.',
      'All tickets were bought by guests from abroad.',
      'About 40 percent of guests from abroad bought tickets.',
      'Guests bought 40 percent of tickets from abroad.',
    ],
  },
  {
    passage:
      'At the end of December the clinic had 2,640 patients, 85 more than a year earlier. It treated 410 dogs. The bridge cost 48 million crowns, 3 million crowns less than planned.',
    truths: [
      'The clinic had 2,640 people at the end of December, 85 more than a year earlier.',
      'The bridge had been planned to cost 51 million crowns.',
    ],
    falsehoods: [
      'The clinic treated 410 people.',
      'The clinic had 2,640 people at the end of December, 85 fewer than a year earlier.',
      'The clinic employed 2,640 people at the end of December.',
      'The clinic had 2,640 people at the end of November.',
      'The bridge had been planned to cost 45 million crowns.',
      'The bridge had been planned to cost 48 million crowns.',
      'The bridge cost 51 million crowns.',
      'The bridge was planned in 48 years.',
      'The clinic had been planned to cost 51 million crowns.',
    ],
  },
];

testWorlds(worlds);
