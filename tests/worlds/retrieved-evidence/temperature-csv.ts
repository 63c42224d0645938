import { fail, hold, type PlantedDocument } from './planted';
import { webResult } from './web-result';

/** Figures with a decimal comma between semicolons, a negative one, a gap, and a note on their origin. */
const csv = `# Lake Ravnvatn, mean of all buoys; measured by the Lakes Institute
Month;Water temperature (°C);Oxygen (mg/l);Ice days
2023-01;-0,2;12,8;31
2023-02;0,4;12,5;28
2023-03;2,1;12,1;17
2023-06;14,6;9,7;0
2023-07;17,9;9,1;0
2023-08;;8,8;0
`;

const [january, february, march] = ['Month: 2023-01', 'Month: 2023-02', 'Month: 2023-03'];
const [june, july, august] = ['Month: 2023-06', 'Month: 2023-07', 'Month: 2023-08'];
const columns = 'Columns: Month; Water';

export const temperatureCsv: PlantedDocument = {
  name: 'a CSV file',
  ...webResult({ path: '/lake.csv', type: 'text/csv', bytes: Buffer.from(csv) }, 'Lake Ravnvatn'),
  statements: [
    ...hold(july, 'In July 2023, the water temperature was 17.9 °C.', 'Oxygen was 9.1 mg/l in July 2023.'),
    ...hold(
      january,
      'In January 2023, the water temperature was -0.2 °C.',
      'There were 31 ice days in January 2023.',
    ),
    ...hold(
      [june, july],
      'The water temperature rose from 14.6 °C in June 2023 to 17.9 °C in July 2023.',
      'Oxygen fell by 0.6 mg/l between June 2023 and July 2023.',
    ),
    ...fail(
      july,
      ['row', 'In June 2023, the water temperature was 17.9 °C.'],
      ['year', 'In July 2022, the water temperature was 17.9 °C.'],
      ['scale', 'In July 2023, the water temperature was 179 °C.'],
      ['unit', 'In July 2023, the water temperature was 17.9 °F.'],
      ['column', 'In July 2023, the water temperature was 9.1 °C.'],
      ['unit', 'Oxygen was 9.1 g/l in July 2023.'],
    ),
    ...fail(
      january,
      ['value', 'In January 2023, the water temperature was 0.2 °C.'],
      ['value', 'There were 28 ice days in January 2023.'],
      ['denial', 'There were no ice days in January 2023.'],
    ),
    ...fail(
      [june, july],
      ['direction', 'The water temperature fell from 17.9 °C in June 2023 to 14.6 °C in July 2023.'],
      ['calculation', 'The water temperature rose by 33 °C between June 2023 and July 2023.'],
      ['order', 'Oxygen rose by 0.6 mg/l between June 2023 and July 2023.'],
    ),
    ...fail(
      august,
      ['row', 'In August 2023, the water temperature was 8.8 °C.'],
      ['value', 'In August 2023, the water temperature was 0 °C.'],
    ),
    ...fail(
      columns,
      ['calculation', 'There were 78 ice days in total.'],
      ['row', 'The water temperature was lowest in February 2023, at 0.4 °C.'],
      ['scope', 'The water temperature was highest in August 2023.'],
      ['scope', 'The water temperature rose every month of 2023.'],
    ),
    ...fail([february, march], ['direction', 'Ice days rose from 28 in February 2023 to 17 in March 2023.']),
    ...fail(
      march,
      ['range', 'In March 2023, oxygen fell below 12.1 mg/l.'],
      ['range', 'In March 2023, oxygen dropped under 12 mg/l.'],
      ['denial', 'There were 17 ice-free days in March 2023.'],
    ),
  ],
};
