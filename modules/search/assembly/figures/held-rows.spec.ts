import { describe, expect, it } from 'vitest';
import type { PlannedDataset } from '../../plan';
import { csvEvidence, drawn, series, spanOf } from '../../../../tests/doubles/planted-report';

const nineties: PlannedDataset['rows'] = [
  ['1990', 22.73],
  ['1991', 23.19],
  ['1992', 22.53],
];

describe('a chart from a source', () => {
  it('has the title and unit of the source, whatever the plan says', () => {
    const chart = drawn({ from: 'd1', unit: 'deaths' });
    expect(chart).toMatchObject({
      ...{ title: 'CO2 emissions by year', unit: 'Gt', subtitle: 'Gt, 1990 to 2023', basis: 'source' },
      ...{ xLabel: 'Year', sourceLine: 'co2-and-temperature.csv' },
    });
    expect(chart.visualData.tables[0]?.title).toBe('CO2 emissions by year (Gt)');
    expect(chart.visualData.metrics.map(({ value }) => value)).toContain('37.79 Gt');
  });

  it('keeps the title of the offline writer, which comes from the product itself', () => {
    expect(drawn({ from: 'd1', title: 'The course of emissions' }, { offline: true }).title).toBe(
      'The course of emissions',
    );
  });

  it('names the unit of each column where they differ', () => {
    const chart = drawn({ from: 'd1', columns: ['Year', 'CO2 emissions', 'Temperature anomaly'] });
    expect(chart).toMatchObject({ title: 'CO2 emissions and Temperature anomaly by year', unit: '' });
    expect(chart.chart.data.datasets.map(({ label }) => label)).toEqual([
      'CO2 emissions (Gt)',
      'Temperature anomaly (°C)',
    ]);
  });
});

describe('rows that a model typed', () => {
  it.each(['source', 'model'] as const)(
    'are sourced when a source holds them, with the basis %s',
    (basis) => {
      const chart = drawn({ rows: nineties, basis });
      expect(chart).toMatchObject({
        ...{ title: 'CO2 emissions by year', unit: 'Gt', basis: 'source' },
        sourceLine: 'co2-and-temperature.csv',
      });
      expect(chart.chart.data.labels).toEqual(['1990', '1991', '1992']);
      expect(series(chart)).toEqual([['CO2 emissions', [22.73, 23.19, 22.53]]]);
      expect(chart.visualData.metrics.find(({ label }) => label.startsWith('Highest'))).toMatchObject({
        basis: 'derived',
        spanIds: [spanOf(1991)],
      });
      expect(chart.notices.join()).not.toContain('model-only');
    },
  );

  it.each<[string, Partial<PlannedDataset>]>([
    ['a shorter name', { columns: ['Year', 'Emissions'], rows: nineties }],
    ['the unit in the name', { columns: ['year', 'CO2 emissions (Gt)'], rows: nineties }],
    ['another name of the labels', { columns: ['Period', 'CO2 emissions'], rows: nineties }],
    [
      'years as numbers',
      {
        rows: [
          [1990, 22.73],
          [1991, 23.19],
          [1992, 22.53],
        ],
      },
    ],
    [
      'rounded values',
      {
        rows: [
          ['1990', 22.7],
          ['1991', 23.2],
          ['1992', 23],
        ],
      },
    ],
    [
      'another order of time',
      {
        rows: [
          ['1992', 22.53],
          ['1990', 22.73],
          ['1991', 23.19],
        ],
      },
    ],
    [
      'a smaller unit',
      {
        unit: 'Mt',
        rows: [
          ['1990', 22730],
          ['1991', 23190],
          ['1992', 22530],
        ],
      },
    ],
  ])('are sourced despite %s, and show the values of the source', (_, changes) => {
    const chart = drawn(changes);
    expect(chart).toMatchObject({ basis: 'source', unit: 'Gt', title: 'CO2 emissions by year' });
    expect(series(chart)).toEqual([['CO2 emissions', [22.73, 23.19, 22.53]]]);
  });

  it.each<[string, Partial<PlannedDataset>]>([
    [
      'rows are swapped',
      {
        rows: [
          ['1990', 23.19],
          ['1991', 22.73],
        ],
      },
    ],
    [
      'one value is another',
      {
        rows: [
          ['1990', 22.73],
          ['1991', 23.29],
        ],
      },
    ],
    [
      'a sign is another',
      {
        rows: [
          ['1990', 22.73],
          ['1991', -23.19],
        ],
      },
    ],
    [
      'a label is no row',
      {
        rows: [
          ['1989', 22.73],
          ['1990', 22.73],
        ],
      },
    ],
    [
      'a label stands twice',
      {
        rows: [
          ['1990', 22.73],
          ['1990', 22.73],
        ],
      },
    ],
    [
      'a label stands twice, once without a value',
      {
        rows: [
          ['1990', 22.73],
          ['1990', null],
        ],
      },
    ],
    ['a column has another name', { columns: ['Year', 'Methane emissions'], rows: nineties }],
    ['a name shares a word with the column', { columns: ['Year', 'Emission costs'], rows: nineties }],
    ['a name means several columns', { columns: ['Year', 'CO2'], rows: nineties }],
    ['columns are swapped', { columns: ['Year', 'Temperature anomaly'], rows: nineties }],
    [
      'one of two columns is not there',
      {
        columns: ['Year', 'CO2 emissions', 'Deaths'],
        rows: [
          ['1990', 22.73, 5],
          ['1991', 23.19, 6],
        ],
      },
    ],
    [
      'the unit is of another size',
      {
        unit: 'Mt',
        rows: [
          ['1990', 227.3],
          ['1991', 231.9],
        ],
      },
    ],
  ])('stay model-only with %s, and get a notice', (_, changes) => {
    const chart = drawn(changes);
    expect(chart).toMatchObject({
      ...{ basis: 'model', title: 'Coal deaths fell every year' },
      sourceLine: 'Model-only figures, not verified',
    });
    expect(new Set(chart.visualData.charts.map(({ basis }) => basis))).toEqual(new Set(['model']));
    expect(chart.notices).toContain(
      '"Coal deaths fell every year" is marked as model-only: its figures were not found in the sources.',
    );
  });

  it('stay model-only when a label matches several rows of the source', () => {
    const sales = 'Country,Year,Sales\nDE,2000,5\nFR,2000,7\nDE,2001,6\nSE,2001,8\n';
    const evidence = csvEvidence('sales.csv', Buffer.from(sales));
    const basisOf = (rows: PlannedDataset['rows']) =>
      drawn({ columns: ['Country', 'Sales'], kind: 'comparison', rows }, { evidence }).basis;
    expect(
      basisOf([
        ['FR', 7],
        ['SE', 8],
      ]),
    ).toBe('source');
    expect(
      basisOf([
        ['DE', 5],
        ['SE', 8],
      ]),
    ).toBe('model');
  });

  it('name the marks that their source has behind figures', () => {
    const evidence = csvEvidence('sales.csv', Buffer.from('Year,Sales\n2000,5\n2001,6*\n2002,7 e\n'));
    const rows = [
      ['2000', 5],
      ['2001', 6],
    ];
    expect(drawn({ columns: ['Year', 'Sales'], kind: 'trend', rows }, { evidence })).toMatchObject({
      basis: 'source',
      sourceLine: 'sales.csv, which marks some figures: * e',
    });
  });

  it('are those of the one period whose rows hold them all, which their title names', () => {
    const sales = 'Country,Year,Sales\nDE,2000,5\nFR,2000,7\nDE,2001,6\nFR,2001,7\n';
    const evidence = csvEvidence('sales.csv', Buffer.from(sales));
    const chartOf = (rows: PlannedDataset['rows']) =>
      drawn({ columns: ['Country', 'Sales'], kind: 'comparison', rows }, { evidence });
    const rows = [
      ['DE', 5],
      ['FR', 7],
    ];
    expect(chartOf(rows)).toMatchObject({ basis: 'source', title: 'Sales by country, 2000' });
    expect(chartOf([...rows, ['DE', 6]]).basis).toBe('model');
  });

  describe('of a table with headings between its rows', () => {
    const transport =
      'Section,Mode,Revenue,Staff\nNorth,Bus,84,1240\nNorth,Tram,41,512\nSouth,Bus,102,1530\nSouth,Tram,57,648\n,Grand total,284,3930\n';
    const evidence = csvEvidence('transport.csv', Buffer.from(transport));
    const chartOf = (changes: Partial<PlannedDataset>) =>
      drawn({ kind: 'comparison', ...changes }, { evidence });

    it('are sourced when each names its heading', () => {
      const rows = [
        ['Bus (North)', 84],
        ['Bus (South)', 102],
      ];
      expect(chartOf({ columns: ['Mode', 'Revenue'], rows }).basis).toBe('source');
      const turned = rows.map(([label], at) => [label ?? '', at === 0 ? 102 : 84]);
      expect(chartOf({ columns: ['Mode', 'Revenue'], rows: turned }).basis).toBe('model');
    });

    it('are a series for each heading, without the total of all', () => {
      const chart = chartOf({ from: 'd1', columns: ['Mode', 'Revenue'], rows: [] });
      expect(chart.chart.data.labels).toEqual(['Bus', 'Tram']);
      expect(series(chart)).toEqual([
        ['North', [84, 41]],
        ['South', [102, 57]],
      ]);
    });

    it('name their heading where several columns are shown', () => {
      const chart = chartOf({ from: 'd1', columns: ['Mode', 'Revenue', 'Staff'], rows: [] });
      expect(chart.chart.data.labels.slice(0, 3)).toEqual(['Bus (North)', 'Tram (North)', 'Bus (South)']);
    });
  });

  it('stay model-only although a passage holds each label and value', () => {
    const comments = {
      columns: ['Source', 'Words'],
      rows: [
        ['Global Carbon Budget', 2024],
        ['GISTEMP', 4],
      ],
    };
    expect(drawn({ ...comments, kind: 'comparison', basis: 'source' }).basis).toBe('model');
  });
});

it('key figures that are extremes of a source are derived, the latest is sourced', () => {
  const { metrics } = drawn({ from: 'd1' }).visualData;
  const basisOf = (word: string) => metrics.find(({ label }) => label.startsWith(word))?.basis;
  expect(['Latest', 'Highest', 'Lowest'].map(basisOf)).toEqual(['source', 'derived', 'derived']);
});
