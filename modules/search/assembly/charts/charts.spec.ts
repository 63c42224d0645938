import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVerifier } from '../../../evidence/contract';
import type { Dataset } from '../../../evidence/evidence';
import { climateEvidence, climatePlan, noEvidence } from '../../../../tests/doubles/climate-example';
import { derivedCharts } from './derived-charts';
import { drawCharts, minCharts, maxCharts } from './charts';
import { verifyDatasets } from '../figures/datasets';
import { borderColours, fillColours } from './palette';
import type { PlannedDataset } from '../../plan';

const evidence = climateEvidence();
const planned = (changes: Partial<PlannedDataset>): PlannedDataset => ({
  id: 'p',
  title: 'Planned',
  kind: 'comparison',
  unit: '',
  columns: ['Kind', 'Amount'],
  rows: [],
  basis: 'model',
  ...changes,
});
const rowsOf = (count: number, value = (at: number) => at + 1) =>
  Array.from({ length: count }, (_, at): [string, number] => [`Kind ${at}`, value(at)]);
const draw = (datasets: PlannedDataset[], from = evidence) => {
  const settled = verifyDatasets(
    { datasets },
    { evidence: from, verifier: createVerifier(from), demo: false, offline: false },
  );
  const drawn = drawCharts(settled.figures, () => 'sec-1');
  return { charts: drawn.charts, notices: [...settled.notices, ...drawn.notices] };
};
const first = (datasets: PlannedDataset[], from = evidence) => {
  const [chart] = draw(datasets, from).charts;
  if (!chart) throw new Error('no chart was drawn');
  return chart;
};

describe('charts', () => {
  it('hold exactly the numbers of the source, whatever the case of the column names', () => {
    const chart = first(climatePlan.datasets);
    expect(chart.type).toBe('line');
    expect(chart.data.labels).toEqual(evidence.datasets[0]?.rows.map(([year]) => year));
    expect(chart.data.datasets[0]?.data).toEqual(evidence.datasets[0]?.rows.map(([, anomaly]) => anomaly));
    expect(chart).toMatchObject({
      subtitle: '°C, 1965 to 2024',
      xLabel: 'Year',
      sourceLine: 'climate.csv',
      basis: 'source',
    });
  });

  it('hold 500 points of a line at most, each as in the source, and say so', () => {
    const hourly = climateEvidence(8_760);
    const chart = first([{ ...climatePlan.datasets[0], kind: 'trend' } as PlannedDataset], hourly);
    const { labels, datasets } = chart.data;
    expect(labels.length).toBeLessThanOrEqual(500);
    expect(chart.subtitle).toContain(`${labels.length} of 8,760 points drawn`);
    expect(chart.basis).toBe('source');
    const held = new Map(hourly.datasets[0]?.rows.map(([label, value]) => [label, value]));
    expect(datasets[0]?.data).toEqual(labels.map((label) => held.get(label)));
  });

  it('show eight series of a long table with a name for nearly every row, and how many there are', () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => [String(1900 + (at % 100)), `Place ${at}`, at]);
    const [column, text] = [
      { type: 'date' as const, unit: '' },
      { type: 'text' as const, unit: '' },
    ];
    const columns = [
      { ...column, name: 'Year' },
      { ...text, name: 'Place' },
      { name: 'Count', type: 'number' as const, unit: '' },
    ];
    const spanIds = rows.map((_, at) => `s${at}`);
    const dataset: Dataset = { id: 'd9', title: 'Places', sourceId: 'src-1', columns, rows, spanIds };
    const chart = first([planned({ from: 'd9', kind: 'trend', columns: ['Year', 'Place', 'Count'] })], {
      ...evidence,
      datasets: [dataset],
    });
    expect(chart.subtitle).toContain('8 series of 20000 with the highest latest value');
    expect(chart.data.datasets[0]?.label).toBe('Place 19999');
  });

  it('equal any source, cell by cell; words and gaps are gaps', () => {
    const cell = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constant(null),
      fc.constant('n/a'),
    );
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 200 }), (cells) => {
        fc.pre(cells.some((each) => typeof each === 'number'));
        const dataset: Dataset = {
          id: 'd9',
          title: 'Any',
          sourceId: 'src-1',
          columns: [
            { name: 'Year', type: 'date', unit: '' },
            { name: 'X', type: 'number', unit: '' },
          ],
          rows: cells.map((each, at) => [String(1500 + at), each]),
          spanIds: cells.map((_, at) => `s${at}`),
        };
        const chart = first(
          [planned({ kind: 'trend', from: 'd9', columns: ['Year', 'x'], basis: 'source' })],
          { ...evidence, datasets: [dataset] },
        );
        expect(chart.data.datasets[0]?.data).toEqual(
          cells.map((each) => (typeof each === 'number' ? each : null)),
        );
      }),
      { numRuns: 50 },
    );
  });

  it.each<[PlannedDataset['kind'], number, string]>([
    ['trend', 5, 'line'],
    ['trend', 1, 'bar'],
    ['comparison', 5, 'bar'],
    ['share', 4, 'pie'],
    ['share', 5, 'doughnut'],
    ['share', 30, 'bar'],
  ])('%s of %i becomes %s', (kind, count, type) => {
    expect(first([planned({ kind, rows: rowsOf(count) })]).type).toBe(type);
  });

  it('of a share with a negative part are bars, since it is no whole', () => {
    expect(first([planned({ kind: 'share', rows: rowsOf(4, (at) => at - 1) })]).type).toBe('bar');
  });

  it('show the 60 largest of a long comparison and say so; a line keeps every point', () => {
    const bars = first([planned({ rows: rowsOf(195) })]);
    expect(bars.data.labels).toHaveLength(60);
    expect(bars.data.datasets[0]?.data[0]).toBe(195);
    expect(bars.subtitle).toContain('largest 60 of 195');
    expect(first([planned({ kind: 'trend', rows: rowsOf(195) })]).data.labels).toHaveLength(195);
  });

  it('draw several series, and long rows as one series for each name', () => {
    const long: Dataset = {
      id: 'long',
      title: 'By country',
      sourceId: 'src-1',
      columns: ['Country', 'Year', 'Tons'].map((name, at) => ({
        name,
        type: (['text', 'date', 'number'] as const)[at] ?? 'text',
        unit: '',
      })),
      rows: [
        ['A', '2000', 1],
        ['A', '2001', 2],
        ['B', '2000', 3],
        ['B', '2001', null],
      ],
      spanIds: ['s1', 's2', 's3', 's4'],
    };
    const chart = first(
      [planned({ kind: 'trend', from: 'By Country', columns: ['year', 'country', 'tons'] })],
      { ...evidence, datasets: [long] },
    );
    expect(chart.data.labels).toEqual(['2000', '2001']);
    expect(chart.data.datasets.map(({ label, data }) => [label, data])).toEqual([
      ['A', [1, 2]],
      ['B', [3, null]],
    ]);
  });

  it('reverse a source that lists its newest first', () => {
    const [dataset] = evidence.datasets;
    if (!dataset) throw new Error('no dataset');
    const turned = { ...evidence, datasets: [{ ...dataset, rows: [...dataset.rows].reverse() }] };
    expect(first(climatePlan.datasets, turned).data).toEqual(first(climatePlan.datasets).data);
  });

  it('number 4 to 12, and add no view that does not follow from the rows', () => {
    const { charts } = draw([climatePlan.datasets[0] ?? planned({})]);
    expect(charts.length).toBeGreaterThanOrEqual(minCharts);
    expect(new Set(charts.map(({ type }) => type))).toEqual(new Set(['line', 'bar', 'pie', 'doughnut']));
    expect(charts.slice(1).every(({ derivation, basis }) => derivation && basis === 'derived')).toBe(true);
    const change = charts.find(({ id }) => id === 'anomaly-change');
    const [before, after] = charts[0]?.data.datasets[0]?.data ?? [];
    expect(change?.data.datasets[0]?.data[0]).toBeCloseTo((after ?? 0) - (before ?? 0), 10);
    const many = Array.from({ length: 15 }, (_, at) => planned({ id: `p${at}`, rows: rowsOf(3) }));
    expect(draw(many).charts).toHaveLength(maxCharts);
    expect(draw(many).notices).toContain('12 charts are shown; 3 more were planned and are left out.');
  });

  it('are left out without figures, with a notice', () => {
    const { charts, notices } = draw([
      planned({
        rows: [
          ['A', 'many'],
          ['B', null],
        ],
      }),
    ]);
    expect(charts).toEqual([]);
    expect(notices).toEqual(['"Planned" is left out: it holds no figures.']);
  });

  it('of computed rows are derived; the latest of several columns are sourced', () => {
    const columns = ['year', 'anomaly', 'emissions'];
    const settle = (changes: Partial<PlannedDataset>) =>
      verifyDatasets(
        { datasets: [planned({ kind: 'trend', ...changes })] },
        { evidence, verifier: createVerifier(evidence), demo: false, offline: false },
      ).figures.flatMap(derivedCharts);
    const bases = (views: ReturnType<typeof settle>) => views.map(({ id, basis }) => [id, basis]);
    expect(bases(settle({ from: 'd1', columns }))).toEqual([
      ['p-decades', 'derived'],
      ['p-above-mean', 'derived'],
      ['p-ranges', 'derived'],
      ['p-latest', 'source'],
    ]);
    expect(new Set(settle({ rows: rowsOf(12) }).map(({ basis }) => basis))).toEqual(new Set(['model']));
  });

  it('mark invented figures as illustrative', () => {
    const settled = verifyDatasets(
      { datasets: [planned({ rows: rowsOf(3), basis: 'source' })] },
      { evidence: noEvidence, verifier: createVerifier(noEvidence), demo: true, offline: true },
    );
    expect(settled.figures[0]).toMatchObject({
      basis: 'illustrative',
      sourceLine: 'Illustrative figures, not real data',
    });
  });

  it('carry no markup in labels, titles or units [SEC-26]', () => {
    const chart = first([
      planned({
        title: '<b>Big</b> **one**',
        columns: ['<i>K</i>', '<a href="x">V</a>'],
        rows: [
          ['<img src=x>Oil', 1],
          ['Gas', 2],
        ],
      }),
    ]);
    expect([chart.title, chart.xLabel, chart.data.labels[0], chart.data.datasets[0]?.label]).toEqual([
      'Big one',
      'K',
      'Oil',
      'V',
    ]);
  });
});

describe('colours', () => {
  it('are 24 fills and 6 borders, all different', () => {
    expect(new Set(fillColours).size).toBe(24);
    expect(new Set(borderColours).size).toBe(6);
  });

  it('stay with their series in every chart of a report, and differ between slices', () => {
    const datasets = [
      planned({ id: 'a', rows: rowsOf(5) }),
      planned({ id: 'b', columns: ['Kind', 'Other', 'AMOUNT'], rows: [['x', 1, 2]] }),
      planned({ id: 'c', kind: 'share', rows: rowsOf(8) }),
    ];
    const [a, b, c] = draw(datasets).charts;
    expect(a?.data.datasets[0]?.backgroundColor).toBe(fillColours[0]);
    expect(b?.data.datasets[1]?.backgroundColor).toBe(fillColours[0]);
    expect(b?.data.datasets[0]?.backgroundColor).not.toBe(fillColours[0]);
    expect(new Set(c?.data.datasets[0]?.backgroundColor).size).toBe(8);
  });
});
