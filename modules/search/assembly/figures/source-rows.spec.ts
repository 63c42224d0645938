import { describe, expect, it } from 'vitest';
import type { Assembly } from '../assemble';
import type { PlannedDataset } from '../../plan';
import { csvEvidence, dataset, drawn, planted, series } from '../../../../tests/doubles/planted-report';

const file = `Site,Fuel,Year,Generation (GWh),Emissions (kt)
Harrow,Gas,2021,4102,1491
Harrow,Gas,2022,4415,1602
Harrow Moor,Wind,2021,598,0
Harrow Moor,Wind,2022,641,0
Alden,Gas,2021,5210,4793
Alden,Gas,2022,4687,4322
`;
const evidence = csvEvidence('plants.csv', Buffer.from(file));
const chartOf = (changes: Partial<PlannedDataset>, more: Partial<Assembly> = {}) =>
  drawn(
    { from: 'd1', columns: ['Year', 'Generation'], title: 'Output of the plants', ...changes },
    { evidence, ...more },
  );

describe('a chart from a table with several rows for each year', () => {
  it('has a series for each entry of the column that tells the rows of a year apart', () => {
    const chart = chartOf({});
    expect(chart).toMatchObject({ title: 'Generation by year and site', unit: 'GWh', basis: 'source' });
    expect(chart.chart.data.labels).toEqual(['2021', '2022']);
    expect(series(chart)).toEqual([
      ['Harrow', [4102, 4415]],
      ['Harrow Moor', [598, 641]],
      ['Alden', [5210, 4687]],
    ]);
  });

  it('has that column also where the planned one has several rows for a year', () => {
    const chart = chartOf({ columns: ['Year', 'Fuel', 'Generation'] });
    expect(chart.title).toBe('Generation by year and site');
    expect(chart.chart.data.labels).toEqual(['2021', '2022']);
  });

  it('has a series for each entry and each of several columns', () => {
    const chart = chartOf({ columns: ['Year', 'Generation', 'Emissions'] });
    expect(chart).toMatchObject({ title: 'Generation and Emissions by year and site', unit: '' });
    expect(chart.chart.data.labels).toEqual(['2021', '2022']);
    expect(series(chart)).toHaveLength(6);
    expect(series(chart)).toContainEqual(['Alden: Emissions (kt)', [4793, 4322]]);
  });

  it.each<[string, Partial<PlannedDataset>]>([
    ['its title', { title: 'Generation at Harrow Moor, 2021-2022' }],
    ['its title in other letters', { title: 'harrow moor: generation' }],
    ['a column', { columns: ['Year', 'Generation at Harrow Moor (GWh)'] }],
  ])('shows only the entry that %s names, and names it in its title', (_, changes) => {
    const chart = chartOf(changes);
    expect(chart).toMatchObject({ title: 'Generation by year, Harrow Moor', unit: 'GWh', basis: 'source' });
    expect(chart.chart.data.labels).toEqual(['2021', '2022']);
    expect(series(chart)).toEqual([['Generation', [598, 641]]]);
    expect(chart.notices.join()).not.toContain('does without');
  });

  it('shows several columns of the entry that its title names', () => {
    const columns = ['Year', 'Generation', 'Emissions'];
    const chart = chartOf({ title: 'Alden: output and emissions', columns });
    expect(chart.title).toBe('Generation and Emissions by year, Alden');
    expect(series(chart)).toEqual([
      ['Generation (GWh)', [5210, 4687]],
      ['Emissions (kt)', [4793, 4322]],
    ]);
  });

  it('shows every entry where its title names two, or one of another column', () => {
    expect(series(chartOf({ title: 'Alden against Harrow Moor' }))).toHaveLength(3);
    expect(series(chartOf({ title: 'Generation from wind' }))).toHaveLength(3);
  });

  it('takes a word in small letters for no name in capitals', () => {
    const codes = 'Code,Year,Sales\nAT,2021,5\nIT,2021,6\nAT,2022,7\nIT,2022,8\n';
    const sales = (title: string) =>
      series(
        chartOf(
          { columns: ['Year', 'Sales'], title },
          { evidence: csvEvidence('sales.csv', Buffer.from(codes)) },
        ),
      );
    expect(sales('Sales at their peak')).toHaveLength(2);
    expect(sales('Sales in AT')).toEqual([['Sales', [5, 7]]]);
  });

  it('is left out where no column tells the rows of a year apart', () => {
    const file = 'Region,Sex,Year,Jobs\nA,f,2021,1\nA,m,2021,2\nB,f,2021,3\nB,m,2021,4\nA,f,2022,5\n';
    const planned = dataset({ from: 'd1', columns: ['Year', 'Jobs'], title: 'Jobs' });
    const { visualData, notices } = planted(
      { datasets: [planned] },
      { evidence: csvEvidence('jobs.csv', Buffer.from(file)) },
    );
    expect(visualData.charts).toEqual([]);
    expect(notices).toContain(
      '"Jobs" is left out: several rows of its source have one label, and no column of names tells them apart.',
    );
  });

  it('shows the rows of the latest year where the table is too large to be held once more for each', () => {
    const rows = Array.from(
      { length: 30_000 },
      (_, at) => `Site ${at % 50},${1000 + Math.floor(at / 50)},${at}`,
    );
    const large = csvEvidence('large.csv', Buffer.from(`Site,Year,Output,A,B\n${rows.join(',1,2\n')},1,2\n`));
    const chart = chartOf({ kind: 'comparison', columns: ['Site', 'Output'] }, { evidence: large });
    expect(chart.title).toBe('Output by site, 1599');
    expect(chart.chart.data.labels).toHaveLength(50);
    expect(chart.chart.data.labels).toContain('Site 7');
  });
});
