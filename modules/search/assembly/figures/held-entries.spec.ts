import { describe, expect, it } from 'vitest';
import type { PlannedDataset } from '../../plan';
import { csvEvidence, drawn, series } from '../../../../tests/doubles/planted-report';

const file = `Site,Fuel,Year,Generation (GWh),Emissions (kt),Unplanned outage (h)
Harrow Fen,Gas,2021,4102,1491,212
Harrow Fen,Gas,2022,4415,1602,178
Harrow Fen,Gas,2023,3738,1367,391
Kestrel Moor,Wind,2021,598,0,64
Kestrel Moor,Wind,2022,641,0,51
Kestrel Moor,Wind,2023,752,0,97
Lune Gap,Hydro,2021,331,0,38
Lune Gap,Hydro,2022,268,0,22
Lune Gap,Hydro,2023,357,0,45
Alden,Gas,2021,5210,4793,433
Alden,Gas,2022,4687,4322,518
Alden,Gas,2023,1894,1761,286
`;
const evidence = csvEvidence('plants.csv', Buffer.from(file));
const outage: PlannedDataset['rows'] = [
  ['2021', 212],
  ['2022', 178],
  ['2023', 391],
];
const chartOf = (changes: Partial<PlannedDataset>) =>
  drawn(
    { title: 'Unplanned outage', columns: ['Year', 'Unplanned outage (h)'], rows: outage, ...changes },
    { evidence },
  );

describe('rows that a model typed, of one entry of a table with several rows for each year', () => {
  it('are sourced, and the title names the entry', () => {
    const chart = chartOf({ title: 'Unplanned outage at Harrow Fen' });
    expect(chart).toMatchObject({ basis: 'source', unit: 'h', sourceLine: 'plants.csv' });
    expect(chart.title).toBe('Unplanned outage by year, Harrow Fen');
    expect(series(chart)).toEqual([['Unplanned outage', [212, 178, 391]]]);
  });

  it('are sourced with some rows, in another order, of several columns', () => {
    const chart = chartOf({
      columns: ['Year', 'Generation', 'Emissions (kt)'],
      rows: [
        ['2023', 1894, 1761],
        ['2021', 5210, 4793],
      ],
    });
    expect(chart.title).toBe('Generation and Emissions by year, Alden');
    expect(chart.chart.data.labels).toEqual(['2021', '2023']);
    expect(series(chart)).toEqual([
      ['Generation (GWh)', [5210, 1894]],
      ['Emissions (kt)', [4793, 1761]],
    ]);
  });

  it('are sourced where the name of the column names the entry', () => {
    const chart = chartOf({ columns: ['Year', 'Unplanned outage at Harrow Fen'] });
    expect(chart.title).toBe('Unplanned outage by year, Harrow Fen');
  });

  it.each<[string, Partial<PlannedDataset>]>([
    ['the title names another entry', { title: 'Unplanned outage at Kestrel Moor' }],
    ['the title names another entry besides', { title: 'Outage at Harrow Fen and Alden' }],
    ['a column names another entry', { columns: ['Year', 'Unplanned outage at Alden'] }],
    [
      'a value is of another entry',
      {
        rows: [
          ['2021', 212],
          ['2022', 51],
        ],
      },
    ],
    [
      'two values are exchanged',
      {
        rows: [
          ['2021', 178],
          ['2022', 212],
        ],
      },
    ],
    [
      'a year is not in the table',
      {
        rows: [
          ['2020', 212],
          ['2022', 178],
        ],
      },
    ],
    ['a column is another', { columns: ['Year', 'Generation'] }],
    [
      'two entries have these rows',
      {
        columns: ['Year', 'Emissions'],
        rows: [
          ['2021', 0],
          ['2022', 0],
        ],
      },
    ],
  ])('stay model-only where %s', (_, changes) => {
    expect(chartOf(changes).basis).toBe('model');
  });
});
