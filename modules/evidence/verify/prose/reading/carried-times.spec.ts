import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage:
      "Revenue at Bellmarsh Group rose from £360 million in 2021 to £412 million in 2022. The Paints division brought in £206 million, up from £180 million, and the Tools division £132 million, up from £120 million. In both years the rest came from the Flooring division, the group's only other division. Operating profit was £45 million in 2022, compared with £36 million a year earlier.",
    truths: [
      'In 2022, the Paints division brought in £206 million.',
      'The Paints division brought in £206 million in 2022.',
      'The Paints division brought in £180 million in 2021.',
      'In 2021, the Tools division brought in £120 million.',
      'The Tools division brought in £132 million in 2022.',
      'The Paints division brought in £26 million more in 2022 than in 2021.',
      'The Paints division accounted for half of revenue in 2022.',
      'The Tools division brought in £12 million more in 2022 than in 2021.',
      'In 2022, the Paints division brought in more than the Tools division.',
    ],
    falsehoods: [],
  },
  {
    passage:
      'Bellmarsh Group reported revenue of £398m for 2023, £14m less than in 2022. The Paints division fell by £21m to £185m, while the Tools division grew from £132m to £150m. Operating profit fell to £39m from £45m.',
    truths: [
      'Operating profit was £39 million in 2023.',
      'Operating profit fell to £39m in 2023.',
      'Operating profit fell by £6 million in 2023.',
      'The Tools division grew from £132m in 2022 to £150m in 2023.',
    ],
    falsehoods: [],
  },
  {
    passage:
      'The unemployment rate in Valdoria fell from 6.8 percent in 2021 to 6.1 percent in 2022. In Northland it was 7.9 percent, down from 8.4 percent, and in the Coast region 4.3 percent, down from 5.2 percent.',
    truths: [
      'In Northland, the unemployment rate was 7.9 percent in 2022.',
      'The unemployment rate in Northland was 7.9 percent in 2022.',
      'The unemployment rate in Northland was 8.4 percent in 2021.',
      'The unemployment rate in the Coast region was 4.3 percent in 2022.',
      'The unemployment rate in Northland fell by 0.5 percentage points in 2022.',
    ],
    falsehoods: [
      'In Northland, the unemployment rate was 8.4 percent in 2022.',
      'In Northland, the unemployment rate was 4.3 percent in 2022.',
      'The unemployment rate in the Coast region was 7.9 percent in 2022.',
      'The unemployment rate in Valdoria was 7.9 percent in 2022.',
      'The unemployment rate in Valdoria fell from 5.2 percent in 2021 to 4.3 percent in 2022.',
      'At 8.4 percent, the unemployment rate in Northland was 0.5 percentage points lower in 2022 than in 2021.',
    ],
  },
  {
    passage:
      'Revenue at Bellmarsh Group rose from £360 million in 2021 to £412 million in 2022. The Paints division brought in £206 million, up from £180 million, and the Tools division £132 million, up from £120 million.',
    truths: [],
    falsehoods: [
      'In 2021, the Paints division brought in £206 million.',
      'The Paints division brought in £180 million in 2022.',
      'In 2022, the Tools division brought in £120 million.',
      'The Tools division brought in £206 million in 2022.',
      'The Paints division brought in £132 million in 2022.',
      'The Paints division brought in £360 million in 2021.',
      'In 2022, revenue was £412 million, of which £180 million came from the Paints division.',
      'The Paints division brought in £26 million more in 2021 than in 2022.',
      'The Paints division accounted for two thirds of revenue in 2021.',
      'The Tools division brought in £26 million more in 2022 than in 2021.',
      'In 2020, the Paints division brought in £180 million.',
    ],
  },
  {
    passage:
      'Revenue rose to £412 million in 2022. The Paints division has 300 employees and brings in £206 million.',
    truths: [],
    falsehoods: [
      'In 2022, the Paints division had 300 employees.',
      'In 2022, the Paints division brought in £206 million.',
    ],
  },
  {
    passage: 'Revenue rose to £412 million in 2022. The group was founded with 20 employees.',
    truths: [],
    falsehoods: ['The group was founded in 2022.'],
  },
  {
    passage:
      'Sales rose from 30 tonnes in 2019 to 40 tonnes in 2022. Profit was £5 million, compared with £4 million a year earlier.',
    truths: [],
    falsehoods: ['Profit was £4 million in 2019.', 'Profit was £4 million in 2022.'],
  },
  {
    passage: 'In 2022, the plant made 40,000 cars. Sales have since doubled. The plant had 900 workers.',
    truths: [],
    falsehoods: ['In 2022, the plant had 900 workers.'],
  },
  {
    passage: 'In 2022, the plant made 40,000 cars. In January the plant had 900 workers. It sold 300 vans.',
    truths: [],
    falsehoods: ['In 2022, it sold 300 vans.'],
  },
  {
    passage:
      'Larkmoor Hospitals Trust treated 148,200 inpatients in 2023, up from 142,500 in 2022. Attendances at its emergency departments rose from 80,000 to 96,000 over the same period.',
    truths: [
      'Attendances at its emergency departments rose from 80,000 in 2022 to 96,000 in 2023.',
      'Attendances at the emergency departments rose by 20% between 2022 and 2023.',
    ],
    falsehoods: [
      'Attendances at its emergency departments rose from 80,000 in 2021 to 96,000 in 2022.',
      'Attendances at the emergency departments rose by 20% between 2021 and 2023.',
    ],
  },
  {
    passage:
      'Revenue of Tharsk Line fell to $3.2 billion in 2023 from $4.0 billion a year earlier.\n\nThe freight rate dropped from $1,500 to $1,110 per container. Staff numbers fell from 400 to 380.',
    truths: [
      'The freight rate dropped from $1,500 per container in 2022 to $1,110 in 2023.',
      'Staff numbers fell by 5 percent in 2023.',
    ],
    falsehoods: [
      'The freight rate dropped from $1,500 per container in 2021 to $1,110 in 2022.',
      'Staff numbers fell by 5 percent in 2022.',
      'Staff numbers fell by 5 percent in 2024.',
    ],
  },
  {
    passage:
      'Revenue of Tharsk Line fell to $3.2 billion in 2023 from $4.0 billion a year earlier.\n\nIn the fourth quarter, staff numbers fell from 400 to 380. Turnout in the district was 61 percent, compared with 70 percent nationally.\n\nBetween 2015 and 2020 it had grown from 2 to 5 billion. Wages rose from 300 to 400 euros.',
    truths: [],
    falsehoods: [
      'Staff numbers fell by 5 percent in 2023.',
      'Turnout in the district fell from 70 percent in 2022 to 61 percent in 2023.',
      'Wages rose by 100 euros in 2023.',
    ],
  },
  {
    passage:
      'Profit may rise from 3 million euros in 2023 to 4 million euros in 2024.\n\nStaff numbers fell from 400 to 380.',
    truths: [],
    falsehoods: ['Staff numbers fell by 5 percent in 2024.'],
  },
]);
