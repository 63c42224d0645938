import { styled, xlsxOf } from '../../doubles/documents/office';
import { fail, hold, type PlantedDocument } from './planted';
import { webResult } from './web-result';

/** A workbook of two sheets whose columns have the same names; shares are formatted as percent. */
const percent = 1;
const bytes = xlsxOf({
  styles: ['0.0%'],
  sheets: {
    Hospitals: [
      ['Hospital beds of the Vestre region'],
      ['Year', 'Beds', 'Occupancy (%)', 'Nurses', 'Budget (million EUR)'],
      [2019, 1420, styled(0.861, percent), 2310, 318.4],
      [2020, 1385, styled(0.792, percent), 2275, 331.9],
      [2021, 1402, styled(0.814, percent), 2248, 347.2],
      [2022, 1366, styled(0.883, percent), 2190, 360.5],
    ],
    'Nursing homes': [
      ['Year', 'Places', 'Waiting list'],
      [2021, 860, 143],
      [2022, 905, 128],
    ],
  },
});

const [first, second] = ['Year: 2019; Beds', 'Year: 2020; Beds'];
const [third, last] = ['Year: 2021; Beds', 'Year: 2022; Beds'];
const columns = 'Columns: Year; Beds';
const homes = 'Year: 2022; Places';

export const bedsXlsx: PlantedDocument = {
  name: 'a workbook in XLSX',
  ...webResult(
    {
      path: '/beds.xlsx',
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      bytes,
    },
    'Hospital beds',
  ),
  statements: [
    ...hold(
      first,
      'The region had 1,420 beds in 2019.',
      'The budget was 318.4 million euros in 2019.',
      'In 2019, occupancy was 86.1 percent.',
    ),
    ...hold(
      [first, last],
      'Beds fell from 1,420 in 2019 to 1,366 in 2022.',
      'The budget grew by 13.2 percent between 2019 and 2022.',
      'Occupancy rose by 2.2 percentage points between 2019 and 2022.',
    ),
    ...hold(columns, 'Occupancy was lowest in 2020, at 79.2 percent.'),
    ...hold(homes, 'In 2022, nursing homes had 905 places.'),
    ...fail(
      first,
      ['row', 'The region had 1,385 beds in 2019.'],
      ['year', 'The region had 1,420 beds in 2018.'],
      ['column', 'The region had 2,310 beds in 2019.'],
      ['scale', 'The budget was 318.4 billion euros in 2019.'],
      ['unit', 'The budget was 318.4 million dollars in 2019.'],
      ['scale', 'In 2019, occupancy was 0.861 percent.'],
      ['denial', 'The region had fewer than 1,420 beds in 2019.'],
    ),
    ...fail(
      [first, last],
      ['direction', 'Beds rose from 1,420 in 2019 to 1,366 in 2022.'],
      ['order', 'Beds fell from 1,366 in 2019 to 1,420 in 2022.'],
      ['percentage points', 'Occupancy rose by 2.2 percent between 2019 and 2022.'],
      ['calculation', 'The budget grew by 11.7 percent between 2019 and 2022.'],
      ['direction', 'The number of nurses grew by 5.2 percent between 2019 and 2022.'],
      ['scope', 'Beds fell every year from 2019 to 2022.'],
      ['hedge', 'Beds fell because the budget grew by 13.2 percent between 2019 and 2022.'],
    ),
    ...fail(
      [second, third],
      ['direction', 'Beds fell by 17 between 2020 and 2021.'],
      ['calculation', 'Nurses fell by 37 between 2020 and 2021.'],
    ),
    ...fail(
      columns,
      ['row', 'Occupancy was highest in 2019, at 86.1 percent.'],
      ['calculation', 'The region had 1,393 beds on average between 2019 and 2021.'],
      ['year', 'Occupancy was lowest in 2021, at 79.2 percent.'],
    ),
    ...fail(
      homes,
      ['column', 'In 2022, hospitals had 905 places.'],
      ['column', 'In 2022, the waiting list of nursing homes had 905 people.'],
      ['value', 'In 2022, nursing homes had 1,366 places.'],
      ['direction', 'In 2022, the waiting list grew to 128.'],
    ),
    ...fail(
      first,
      ['denial', 'In 2019, the region lacked 2,310 nurses.'],
      ['denial', 'In 2019, 1,420 beds were vacant.'],
      ['direction', 'The budget was 318.4 million euros higher in 2019.'],
    ),
    ...fail(
      columns,
      ['unit', 'The budget rose by 42.1 million euros a year between 2019 and 2022.'],
      ['scope', 'Occupancy exceeded 80 percent in all four years.'],
      ['row', 'Nurses peaked in 2020, at 2,275.'],
    ),
  ],
};
