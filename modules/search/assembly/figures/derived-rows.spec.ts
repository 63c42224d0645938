import { describe, expect, it } from 'vitest';
import type { PlannedDataset } from '../../plan';
import { dataset, planted } from '../../../../tests/doubles/planted-report';

const of = (...values: number[]) => values.reduce((a, b) => a + b, 0);
const early = [22.73, 23.19, 22.53, 22.76, 22.99, 23.53, 24.26, 24.4, 24.3, 24.85];
const late = [37.1, 35.13, 36.99, 37.29, 37.79];
const mean = (values: number[]) => Number((of(...values) / values.length).toFixed(2));
const means: Partial<PlannedDataset> = {
  ...{
    from: 'd1',
    title: 'Mean CO2 emissions by decade',
    kind: 'comparison',
    columns: ['Period', 'CO2 emissions'],
  },
  rows: [
    ['1990s', mean(early)],
    ['2019-2023', mean(late)],
  ],
  derivation: 'mean of column CO2 emissions for each decade',
};
const drawn = (changes: Partial<PlannedDataset>, offline = true) =>
  planted({ datasets: [dataset({ ...means, ...changes })] }, { offline }).visualData.charts[0];

describe('rows computed by the offline writer', () => {
  it('are derived when each follows from the rows of its label', () => {
    expect(drawn({})).toMatchObject({
      ...{ basis: 'derived', title: 'Mean CO2 emissions by decade', unit: 'Gt' },
      ...{
        derivation: 'mean of column CO2 emissions for each decade',
        sourceLine: 'co2-and-temperature.csv',
      },
    });
  });

  it.each<[string, Partial<PlannedDataset>]>([
    [
      'totals',
      {
        rows: [['1990s', Number(of(...early).toFixed(2))]],
        derivation: 'total of column CO2 emissions for each decade',
      },
    ],
    [
      'extremes',
      {
        columns: ['Period', 'Lowest', 'Highest'],
        rows: [['1990s', 22.53, 24.85]],
        derivation: 'lowest and highest figure of column CO2 emissions in each decade',
      },
    ],
    [
      'counts',
      {
        columns: ['Period', 'Rows'],
        rows: [['1990s', 10]],
        derivation: 'number of figures of column CO2 emissions',
      },
    ],
  ])('may be %s', (_, changes) => {
    expect(drawn(changes)?.basis).toBe('derived');
  });

  it.each<[string, Partial<PlannedDataset>]>([
    ['a label names no rows', { rows: [['Somewhere', mean(early)]] }],
    [
      'a label names no rows, and its value is that of all rows',
      { rows: [['Overall', 34]], derivation: 'number of rows of column CO2 emissions' },
    ],
    ['a value is that of another decade', { rows: [['2000s', mean(early)]] }],
    ['a value is that of another column', { rows: [['1990s', 361.17]] }],
    ['a value is worked out in another way', { rows: [['1990s', 24.85]] }],
    [
      'the lowest is the highest',
      {
        columns: ['Period', 'Lowest', 'Highest'],
        rows: [['1990s', 24.85, 22.53]],
        derivation: 'lowest and highest figure of column CO2 emissions in each decade',
      },
    ],
    ['nothing says how', { derivation: 'by decade' }],
    ['no column is named', { columns: ['Period', 'Value'], derivation: 'mean for each decade' }],
  ])('are not shown as sourced when %s', (_, changes) => {
    expect(drawn(changes)).toMatchObject({ basis: 'model', sourceLine: 'Model-only figures, not verified' });
  });

  it('are allowed to the offline writer alone: a model’s stay model-only, without their derivation', () => {
    const chart = drawn({ from: undefined }, false);
    expect(chart?.basis).toBe('model');
    expect(chart).not.toHaveProperty('derivation');
    expect(drawn({ from: 'd1' }, false)).toMatchObject({ basis: 'source', title: 'CO2 emissions by year' });
  });

  it('that repeat rows of the table are sourced', () => {
    const largest = {
      columns: ['Year', 'CO2 emissions'],
      rows: [
        ['2023', 37.79],
        ['2022', 37.29],
      ],
    };
    expect(
      drawn({
        ...largest,
        derivation: 'the two rows with the largest CO2 emissions',
      }),
    ).toMatchObject({
      basis: 'source',
      derivation: 'the two rows with the largest CO2 emissions',
    });
  });
});
