import { describe, expect, it } from 'vitest';
import { testTables } from '../../../../../tests/doubles/statement-worlds';
import { evidenceFrom } from '../../evidence.fixture';
import { createVerifier } from '../../index';
import { measureTables, periodTables } from './measure-tables';
import { seriesViews } from './series-views';

const datasetOf = (table: string) => {
  const [dataset] = evidenceFrom(['a.csv', table]).datasets;
  if (!dataset) throw new Error('no table was read');
  return dataset;
};

const waits = `region,year,measure,unit,value
Northmoor,2022,median_wait,days,112.5
Northmoor,2023,median_wait,days,127.0
Tolvan,2022,median_wait,days,134.2
Tolvan,2023,median_wait,days,151.8
Northmoor,2022,waiting_list,thousand patients,41.6
Northmoor,2023,waiting_list,thousand patients,44.3
Tolvan,2022,waiting_list,thousand patients,19.4
Tolvan,2023,waiting_list,thousand patients,21.8
`;
const wells = `Code,District,Measure,Unit,2021,2022,2023
V1,Vellmark,Mean nitrate,mg/L,38.4,41.7,40.2
V2,Vellmark,Wells closed,count,4,7,5
O1,Orrendal,Mean nitrate,mg/L,17.9,16.8,15.6
O2,Orrendal,Wells closed,count,1,0,2
`;

describe('a table with a row for each measure of several things', () => {
  it('is a table for each measure, in its unit', () => {
    const [first, second] = measureTables(datasetOf(waits));
    expect(first?.columns.map(({ name, unit }) => [name, unit])).toEqual([
      ['region', ''],
      ['Year', ''],
      ['median wait', 'days'],
    ]);
    expect(second?.rows[0]).toEqual(['Northmoor', '2022', 41.6]);
    expect(second?.spanIds[0]).toBe(datasetOf(waits).spanIds[4]);
  });

  it('with periods side by side has a row for each of them; codes are left out, and a count has no unit', () => {
    const [first, second] = measureTables(datasetOf(wells));
    expect(first?.rows.slice(0, 4)).toEqual([
      ['Vellmark', '2021', 38.4],
      ['Vellmark', '2022', 41.7],
      ['Vellmark', '2023', 40.2],
      ['Orrendal', '2021', 17.9],
    ]);
    expect(second?.columns.map(({ name, unit }) => [name, unit])).toEqual([
      ['District', ''],
      ['Year', ''],
      ['Wells closed', ''],
    ]);
    expect(seriesViews(datasetOf(wells))).toEqual([first, second]);
  });

  it.each([
    ['two figures of a thing', `${waits}Tolvan,2023,waiting_list,thousand patients,22\n`],
    ['two units of a measure', `${waits}Tolvan,2021,waiting_list,patients,22000\n`],
    ['a row without a measure', `${waits}Tolvan,2021,,days,22\n`],
    ['no column of measures', waits.replace('measure', 'sort')],
    ['two columns of figures', 'region,measure,unit,value,error\nA,x,t,1,2\nA,y,t,3,4\n'],
  ])('is left as it is with %s', (_, table) => {
    expect(measureTables(datasetOf(table))).toEqual([]);
  });
});

describe('a table with several rows for a thing', () => {
  it('is a table for each period, the latest last', () => {
    const [waiting] = measureTables(datasetOf(waits));
    if (!waiting) throw new Error('no table by measure');
    expect(periodTables(waiting).map(({ period, table }) => [period, table.rows])).toEqual([
      [
        '2022',
        [
          ['Northmoor', 112.5],
          ['Tolvan', 134.2],
        ],
      ],
      [
        '2023',
        [
          ['Northmoor', 127],
          ['Tolvan', 151.8],
        ],
      ],
    ]);
    expect(periodTables(datasetOf('Year,A\n2001,1\n2002,2\n'))).toEqual([]);
  });
});

it('checks the change of a figure within its own series', () => {
  const evidence = evidenceFrom(['a.csv', wells]);
  const [row] = evidence.datasets[0]?.spanIds ?? [];
  const asked = { label: 'Mean nitrate, Vellmark', value: '40.2', unit: 'mg/L', period: '2023' };
  const changeOf = (change: string) =>
    createVerifier(evidence).fact({ ...asked, change, basis: { span: row ?? '' } }).change;
  expect(['-3.6%', '+4.7%', '-60.5%'].map(changeOf)).toEqual(['-3.6%', '', '']);
});

testTables([
  {
    name: 'waits.csv',
    table: waits,
    truths: `
* | In 2023 the median wait in Tolvan was 151.8 days.
* | The waiting list in Northmoor rose from 41.6 thousand patients in 2022 to 44.3 thousand patients in 2023.
* | The median wait in Northmoor rose by 14.5 days between 2022 and 2023.
    `,
    falsehoods: `
* | In 2023 the waiting list in Tolvan was 151.8 days.
* | In 2023 the median wait in Northmoor was 151.8 days.
* | In 2022 the median wait in Tolvan was 151.8 days.
* | In 2023 the waiting list in Northmoor held 44.3 patients.
* | The median wait in Northmoor fell by 14.5 days between 2022 and 2023.
* | In 2023 the median waiting list in Northmoor was 127.0 days.
    `,
  },
  {
    name: 'wells.csv',
    table: wells,
    truths: `
* | Mean nitrate in Vellmark was 41.7 mg/L in 2022.
* | In 2023 five wells were closed in Vellmark.
    `,
    falsehoods: `
* | Mean nitrate in Orrendal was 41.7 mg/L in 2022.
* | Mean nitrate in Vellmark was 41.7 mg/L in 2023.
* | In 2023 five wells were closed in Orrendal.
* | Wells closed in Vellmark came to 40.2 in 2023.
    `,
  },
]);

testTables([
  {
    name: 'companies.csv',
    table: `Company,Item,Unit,2021,2022,2023
Kvist,Revenue,EUR million,40.1,44.0,46.2
Kvist,Costs,EUR million,41.0,42.5,47.9
Brikke,Revenue,EUR million,21.0,22.4,20.9
Brikke,Costs,EUR million,20.0,21.9,20.1
All companies,Revenue,EUR million,61.1,66.4,67.1
All companies,Costs,EUR million,61.0,64.4,68.0
`,
    truths: `
* | Revenue of Kvist rose from EUR 40.1 million in 2021 to EUR 44.0 million in 2022.
* | Kvist accounted for 68.9% of the revenue of all companies in 2023.
    `,
    falsehoods: `
* | Kvist's costs exceeded its revenue in 2022.
* | Kvist accounted for 68.9% of the revenue of all companies in 2022.
* | Brikke accounted for 68.9% of the revenue of all companies in 2023.
* | Kvist accounted for 68.9% of the costs of all companies in 2023.
    `,
  },
  {
    name: 'ferries.csv',
    table: `quarter,route,on_time_pct,delay_minutes
2022-Q3,Lindsund,77.4,612
2022-Q3,Norrvik,95.0,310
2022-Q4,Lindsund,77.6,1004
2022-Q4,Norrvik,93.5,376
2023-Q1,Lindsund,83.9,1014
2023-Q1,Norrvik,92.0,402
`,
    truths: `
* | In 2022-Q4 Lindsund had the lowest on-time share.
* | Lindsund's 77.4% in 2022-Q3 was the lowest on-time share in the table.
* | 2022-Q3 was the only quarter in which Lindsund recorded less than 1,000 delay minutes.
    `,
    falsehoods: `
* | Lindsund's 77.6% in 2022-Q4 was the lowest on-time share in the table.
* | Lindsund's 77.6% in 2022-Q4 was the lowest on-time share.
* | 2023-Q1 was the only quarter in which Lindsund recorded more than 1,000 delay minutes.
    `,
  },
]);
