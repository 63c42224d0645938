import { describe, expect, it } from 'vitest';
import { testTables } from '../../../../../tests/doubles/statement-worlds';
import { evidenceFrom } from '../../evidence.fixture';
import { longView, measureSeries } from './series-views';

const datasetOf = (name: string, table: string) => {
  const [dataset] = evidenceFrom([name, table]).datasets;
  if (!dataset) throw new Error('no table was read');
  return dataset;
};

const ropeway = `Indicator,Unit,2019,2020,2021
Passengers carried,thousand,1402,641,760
Freight carried,t,4215,3970,4466
Ticket revenue,million crowns,43.7,15.9,21.4
Punctual departures,%,90.8,96.7,95.1
`;
const caves = `Ice volume (thousand m³),2019,2020,2021
Ledenka,108.8,105.2,101.7
Mokra,7.7,7.1,6.6
All caves,116.5,112.3,108.3
`;

describe('a table with a row for each measure', () => {
  it('is a series of each, in its own unit, and cites the row', () => {
    const dataset = datasetOf('ropeway.csv', ropeway);
    const [first, second] = measureSeries(dataset);
    expect(first?.columns.map(({ name, unit }) => [name, unit])).toEqual([
      ['Year', ''],
      ['Passengers carried', 'thousand'],
    ]);
    expect(second?.rows).toEqual([
      ['2019', 4215],
      ['2020', 3970],
      ['2021', 4466],
    ]);
    expect(new Set(second?.spanIds)).toEqual(new Set([dataset.spanIds[1]]));
    expect(longView(dataset)).toBeUndefined();
  });

  it('takes units from the labels where each has one', () => {
    const table = 'Indicator,2019,2020,2021\nFreight (t),4,5,6\nRevenue (million EUR),1,2,3\n';
    expect(measureSeries(datasetOf('a.csv', table)).map(({ columns }) => columns[1]?.unit)).toEqual([
      't',
      'million EUR',
    ]);
  });
});

describe('a table with periods side by side', () => {
  it('has a row for each label and period, named and counted as its corner says', () => {
    const view = longView(datasetOf('caves.csv', caves));
    expect(view?.columns.map(({ name, unit }) => [name, unit])).toEqual([
      ['Name', ''],
      ['Year', ''],
      ['Ice volume', 'thousand m³'],
    ]);
    expect(view?.rows.slice(0, 2)).toEqual([
      ['Ledenka', '2019', 108.8],
      ['Ledenka', '2020', 105.2],
    ]);
  });

  it('is left as it is where it is too large to hold a row for each cell', () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => `Town ${at},1,2,3,4,5`).join('\n');
    const table = (count: number) => datasetOf('a.csv', `Town,2017,2018,2019,2020,2021\n${rows(count)}\n`);
    expect(longView(table(20_000))?.rows.length).toBe(100_000);
    expect(longView(table(20_001))).toBeUndefined();
  });

  it('is left as it is where other figures stand beside the periods, or labels repeat', () => {
    expect(
      longView(datasetOf('a.csv', 'Town,Area,2019,2020,2021\nArl,4,1,2,3\nBel,5,2,3,4\n')),
    ).toBeUndefined();
    expect(longView(datasetOf('b.csv', 'Town,2019,2020,2021\nArl,1,2,3\nArl,2,3,4\n'))).toBeUndefined();
  });
});

testTables([
  {
    name: 'ropeway.csv',
    table: ropeway,
    truths: `
* | In 2020, 641 thousand passengers were carried.
* | Freight carried rose by 496 t from 2020 to 2021.
* | Punctual departures were highest in 2020.
* | Ticket revenue fell from 43.7 million crowns in 2019 to 15.9 million crowns in 2020.
    `,
    falsehoods: `
* | Freight carried rose by 4,466 t in 2021.
* | Freight carried was 641 t in 2020.
* | Passengers carried reached 3,970 thousand in 2020.
* | In 2020, passengers carried came to 641.
* | Ticket revenue reached 96.7 million crowns in 2020.
* | A record 641 thousand passengers were carried in 2020.
    `,
  },
  {
    name: 'unemployment.csv',
    table: `Town,Indicator,Unit,2019,2020,2021,2022
Ashby,Unemployment rate,% of labour force,8.4,9.0,8.1,7.2
Brindle,Unemployment rate,% of labour force,6.1,7.3,6.9,6.6
Cotter,Unemployment rate,% of labour force,4.2,4.9,4.4,4.5
Dunmore,Unemployment rate,% of labour force,5.5,6.2,n/a,5.9
`,
    truths: `
* | Unemployment in Ashby was 7.2% in 2022.
* | In 2022 unemployment was higher in Ashby than in Brindle.
* | Unemployment in Cotter rose from 4.2% in 2019 to 4.5% in 2022.
* | Unemployment in Cotter was the lowest of the four towns in 2022.
* | Ashby had the highest unemployment rate in every year from 2019 to 2021.
`,
    falsehoods: `
* | Unemployment in Ashby was 8.1% in 2022.
* | Youth unemployment in Ashby was 7.2% in 2022.
* | Unemployment among women in Ashby was 7.2% in 2022.
* | Unemployment benefits in Ashby were 7.2% in 2022.
* | Unemployment in Ashby was 7.2 million in 2022.
* | In 2022 unemployment was higher in Brindle than in Ashby.
* | Unemployment in Cotter fell from 4.2% in 2019 to 4.5% in 2022.
* | Unemployment in Dunmore was the lowest of the four towns in 2022.
* | Cotter had the highest unemployment rate in every year from 2019 to 2021.
`,
  },
]);
