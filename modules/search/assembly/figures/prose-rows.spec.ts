import { describe, expect, it } from 'vitest';
import type { PlannedDataset } from '../../plan';
import { evidenceFrom, spanWith } from '../../../evidence/verify/evidence.fixture';
import { drawn, series } from '../../../../tests/doubles/planted-report';

const jobs = `Unemployment was 4.1% in Norway, 7.2% in Sweden and 5.6% in Denmark.

Inflation was 2.9% in Norway, 3.3% in Sweden and 1.8% in Finland.

Sales were EUR 455 million in 2022. In 2023 sales reached EUR 470 million.`;
const evidence = evidenceFrom(['jobs.txt', jobs]);
const north: PlannedDataset = {
  ...{ id: 'chart', title: 'Youth unemployment soars', kind: 'comparison', unit: '%', basis: 'model' },
  columns: ['Country', 'Unemployment (%)'],
  rows: [
    ['Norway', 4.1],
    ['Sweden', 7.2],
    ['Denmark', 5.6],
  ],
};
const years: PlannedDataset = {
  ...{ ...north, kind: 'trend', unit: 'million EUR', columns: ['Year', 'Sales'] },
  rows: [
    ['2023', 470],
    ['2022', 455],
  ],
};
const pair = (columns: string[], ...rows: PlannedDataset['rows']) => ({ ...north, columns, rows });

describe('rows that a model typed and no table holds', () => {
  it('are sourced where passages state each value, under the names that were checked', () => {
    const chart = drawn(north, { evidence });
    expect(chart).toMatchObject({
      ...{ basis: 'source', title: 'Unemployment by country', unit: '%', sourceLine: 'jobs.txt' },
      xLabel: 'Country',
    });
    expect(chart.chart.data.labels).toEqual(['Norway', 'Sweden', 'Denmark']);
    expect(series(chart)).toEqual([['Unemployment', [4.1, 7.2, 5.6]]]);
    const highest = chart.visualData.metrics.find(({ label }) => label.startsWith('Highest'));
    expect(highest?.spanIds).toEqual([spanWith(evidence, 'Unemployment was')]);
  });

  it('take a label that is a time as the period, and show years in order', () => {
    const chart = drawn(years, { evidence });
    expect(chart).toMatchObject({ basis: 'source', title: 'Sales by year', unit: 'million EUR' });
    expect(chart.chart.data.labels).toEqual(['2022', '2023']);
    expect(series(chart)).toEqual([['Sales', [455, 470]]]);
  });

  it.each<[string, PlannedDataset]>([
    ['two values are exchanged', pair(['Country', 'Unemployment'], ['Norway', 7.2], ['Sweden', 4.1])],
    ['one value is another', pair(['Country', 'Unemployment'], ['Norway', 4.1], ['Sweden', 7.3])],
    ['a value is missing', pair(['Country', 'Unemployment'], ['Norway', 4.1], ['Sweden', null])],
    ['a value is of another measure', pair(['Country', 'Unemployment'], ['Norway', 4.1], ['Finland', 1.8])],
    ['the measure is another', pair(['Country', 'Inflation'], ['Norway', 4.1], ['Sweden', 7.2])],
    ['the measure is of a part', pair(['Country', 'Youth unemployment'], ['Norway', 4.1], ['Sweden', 7.2])],
    ['a label is of another group', pair(['Country', 'Unemployment'], ['Norway', 4.1], ['Iceland', 7.2])],
    ['a label stands twice', pair(['Country', 'Unemployment'], ['Norway', 4.1], ['Norway', 4.1])],
    ['the unit is another', { ...north, unit: 'million', columns: ['Country', 'Unemployment'] }],
    ['the unit in the name is another', { ...north, columns: ['Country', 'Unemployment (thousand)'] }],
    [
      'a year is another',
      {
        ...years,
        rows: [
          ['2021', 455],
          ['2023', 470],
        ],
      },
    ],
    [
      'two years are exchanged',
      {
        ...years,
        rows: [
          ['2022', 470],
          ['2023', 455],
        ],
      },
    ],
    ['the currency is another', { ...years, unit: 'million USD' }],
    ['the scale is another', { ...years, unit: 'billion EUR' }],
  ])('stay model-only where %s', (_, planned) => {
    expect(drawn(planned, { evidence }).basis).toBe('model');
  });

  it('stay model-only where the name of the labels claims something', () => {
    const [, ...measures] = north.columns;
    const named = (label: string) => drawn({ ...north, columns: [label, ...measures] }, { evidence });
    expect(named('Country').basis).toBe('source');
    expect(named('Country in recession').basis).toBe('model');
  });

  it('stay model-only where no source states all of them', () => {
    const apart = evidenceFrom(
      ['norway.txt', 'Unemployment was 4.1% in Norway.'],
      ['sweden.txt', 'Unemployment was 7.2% in Sweden and 5.6% in Denmark.'],
    );
    expect(drawn(north, { evidence: apart }).basis).toBe('model');
  });

  it('are sourced with two measures where one passage states both of each label', () => {
    const both = `Unemployment was 4.1% in Norway. Inflation was 2.9% in Norway.

Unemployment was 7.2% in Sweden. Inflation was 3.3% in Sweden.`;
    const chartOf = (...rows: PlannedDataset['rows']) =>
      drawn(pair(['Country', 'Unemployment', 'Inflation'], ...rows), {
        evidence: evidenceFrom(['both.txt', both]),
      });
    expect(chartOf(['Norway', 4.1, 2.9], ['Sweden', 7.2, 3.3])).toMatchObject({
      ...{ basis: 'source', title: 'Unemployment and Inflation by country', unit: '%' },
    });
    expect(chartOf(['Norway', 2.9, 4.1], ['Sweden', 7.2, 3.3]).basis).toBe('model');
    expect(chartOf(['Norway', 4.1, 3.3], ['Sweden', 7.2, 2.9]).basis).toBe('model');
  });

  it('are sourced up to 12 rows, and stay model-only with more', () => {
    const towns =
      'Alta Bergen Drammen Egersund Fauske Gjovik Hamar Jessheim Kongsberg Larvik Molde Narvik Oslo';
    const places = towns.split(' ');
    const text = places.map((place, at) => `Unemployment was ${at + 20}% in ${place}.`).join('\n\n');
    const rows = places.map((place, at): [string, number] => [place, at + 20]);
    const held = evidenceFrom(['places.txt', text]);
    const basisOf = (some: PlannedDataset['rows']) =>
      drawn({ ...north, rows: some }, { evidence: held }).basis;
    expect(basisOf(rows.slice(0, 12))).toBe('source');
    expect(basisOf(rows)).toBe('model');
  });
});
