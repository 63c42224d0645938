import type { World } from '../evidence.fixture';
import { testWorlds } from '../../../../tests/doubles/statement-worlds';

/** Figures worked out from two of a passage and statements of several parts, each with what turns them. */
const worlds: readonly World[] = [
  {
    passage:
      'The rescue service recorded 1,036 accidents, 57 fewer than the year before. It has 14 stations. The Darnow yard employs 1,460 people. It delivered nine ships in 2022, three more than in 2021.',
    truths: [
      'The rescue service had recorded 1,093 accidents in the previous year.',
      'The yard delivered six ships in 2021.',
      'The yard delivered 9 ships in 2022 and 6 in 2021.',
    ],
    falsehoods: [
      'The rescue service had recorded 979 accidents in the previous year.',
      'The rescue service recorded 1,093 accidents.',
      'The rescue service had recorded 1,036 accidents in the previous year.',
      'The yard delivered six ships in 2022.',
      'The yard delivered twelve ships in 2021.',
      'The yard delivered six ships in 2020.',
      'The yard employs six people.',
      'The rescue service closed 1,093 stations in the previous year.',
      'The yard delivered nine ships in 2021.',
      'The yard delivered 6 ships in 2022 and 9 in 2021.',
    ],
  },
  {
    passage:
      'The lift company employed 740 people at the peak of the season, 215 of them all year round. Seven of the nine launches succeeded. Crews have laid 1,240 kilometres of cable, of which 310 kilometres hang from poles.',
    truths: ['Some 78 percent of the launches succeeded.', 'A quarter of the cable hangs from poles.'],
    falsehoods: [
      'About 71 percent of the people worked all year round.',
      'Some 22 percent of the launches succeeded.',
      'Some 78 percent of the launches failed.',
      'Three quarters of the cable hangs from poles.',
      'A quarter of the cable was laid by the lift company.',
      'About 29 percent of the launches succeeded.',
      'About 29 percent of the people worked at the peak of the season.',
    ],
  },
  {
    passage:
      'In 2024, 64.8 percent of the patients were treated within the guarantee; in 2023 the share had been 57.3 percent. The average outage lasted 95 minutes in 2023, compared with 140 minutes in 2022.',
    truths: [
      'In 2024, 64.8 percent of the patients were treated within the guarantee, 7.5 percentage points more than in 2023.',
      'The average outage was 45 minutes shorter in 2023 than in 2022.',
      'The average outage lasted 95 minutes in 2023, 45 minutes less than in 2022.',
    ],
    falsehoods: [
      'In 2024, 64.8 percent of the patients were treated within the guarantee, 7.5 percent more than in 2023.',
      'In 2024, 64.8 percent of the patients were treated within the guarantee, 7.5 percentage points less than in 2023.',
      'In 2023, 64.8 percent of the patients were treated within the guarantee, 7.5 percentage points more than in 2024.',
      'In 2024, 64.8 percent of the patients were treated within the guarantee, 7.5 percentage points more than in 2022.',
      'The average outage was 45 minutes longer in 2023 than in 2022.',
      'The average outage was 45 minutes shorter in 2022 than in 2023.',
      'The average outage lasted 95 minutes in 2023, 45 minutes more than in 2022.',
    ],
  },
  {
    passage:
      'The survey covered 1,150 households and did not include businesses. The council may introduce a tariff, but no decision has been taken. The mill employed 310 people in 2021. The mill sold 45,000 loaves in 2022. The union criticised the plan, and the board defended it.',
    truths: [
      'The survey, which covered 1,150 households, did not include businesses.',
      'The survey, which covered 1,150 households, left out businesses.',
      'The mill employed 310 people in 2021 and sold 45,000 loaves in 2022.',
    ],
    falsehoods: [
      'The survey, which covered 1,150 businesses, left out households.',
      'The survey, which covered 1,150 households, included businesses.',
      'The survey, which covered 1,510 households, left out businesses.',
      'The council will introduce a tariff, although no decision has been taken.',
      'The council may introduce a tariff, although a decision has been taken.',
      'The mill employed 310 people and sold 45,000 loaves in 2022.',
      'The mill employed 310 people in 2022 and sold 45,000 loaves in 2021.',
      'The mill sold 45,000 loaves and employed 310 people in 2021.',
      'The board criticised the plan, and the union defended it.',
      'The survey covered 1,150 households, and the mill left out businesses.',
      'The council, which employed 310 people in 2021, may introduce a tariff.',
    ],
  },
];

testWorlds(worlds);
