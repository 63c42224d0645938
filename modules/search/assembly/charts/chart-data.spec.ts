import { describe, expect, it } from 'vitest';
import { createVerifier } from '../../../evidence/contract';
import { csvEvidence } from '../../../../tests/doubles/planted-report';
import { drawCharts } from './charts';
import { verifyDatasets } from '../figures/datasets';
import type { PlannedDataset } from '../../plan';

const evidenceOf = (table: string) => csvEvidence('table.csv', Buffer.from(table));
const planned = (changes: Partial<PlannedDataset>): PlannedDataset => ({
  ...{
    id: 'p',
    title: 'Planned',
    kind: 'comparison',
    unit: '',
    columns: ['Kind', 'Amount'],
    rows: [],
    basis: 'model',
  },
  ...changes,
});
function draw(dataset: PlannedDataset, evidence = evidenceOf('Year,Level\n2019,1\n2020,2\n')) {
  const settled = verifyDatasets(
    { datasets: [dataset] },
    { evidence, verifier: createVerifier(evidence), demo: false, offline: false },
  );
  return drawCharts(settled.figures, () => 'sec-1').charts;
}
function first(...given: Parameters<typeof draw>) {
  const [chart] = draw(...given);
  if (!chart) throw new Error('no chart was drawn');
  return chart;
}

describe('the rows of a chart', () => {
  it('leave a row that adds up the others out of slices and bars, and say so', () => {
    const rows: PlannedDataset['rows'] = [
      ['Box', 184],
      ['Delta', 312],
      ['Sled', 104],
      ['All classes', 600],
    ];
    for (const kind of ['share', 'comparison'] as const) {
      const chart = first(planned({ kind, rows }));
      expect(chart.data.labels).toEqual(['Box', 'Delta', 'Sled']);
      expect(chart.subtitle).toBe('without “All classes”');
    }
    const kites = evidenceOf(
      'Class,Kites,Prize (dollars)\nBox,184,10\nDelta,312,20\nSled,104,5\nClub,600,35\n',
    );
    const sourced = { from: 'd1', columns: ['Class', 'Kites'], basis: 'source' as const };
    expect(first(planned({ kind: 'share', ...sourced }), kites).data.labels).toEqual([
      'Box',
      'Delta',
      'Sled',
    ]);
    // The mean that a view compares with is one of the parts as well.
    const charts = draw(planned({ rows: [...rows, ['Train', 41], ['Kite', 12]] }));
    expect(charts.find(({ id }) => id === 'p-above-mean')?.data.datasets[0]?.data).toEqual([2, 3]);
  });

  it('name three of many sums, and stay as they are where hardly anything else is left', () => {
    const sums: PlannedDataset['rows'] = Array.from({ length: 5 }, (_, at) => [`Total ${at}`, at + 1]);
    const parts: PlannedDataset['rows'] = [
      ['Box', 1],
      ['Delta', 2],
    ];
    expect(first(planned({ rows: [...parts, ...sums] })).subtitle).toBe(
      'without “Total 0”, “Total 1”, “Total 2” and 2 more sums',
    );
    expect(first(planned({ rows: [['Box', 1], ...sums] })).data.labels.length).toBe(6);
  });

  it('draw a line for each row where periods stand side by side, and bars of one period with its name and unit', () => {
    const caves = evidenceOf('Ice volume (t),2019,2020,2021\nMokra,7,6,5\nLedenka,108,105,101\n');
    const sourced = { from: 'd1', basis: 'source' as const };
    const columns = ['Ice volume (t)', '2019', '2020', '2021'];
    const lines = first(planned({ kind: 'trend', columns, ...sourced }), caves);
    expect(lines).toMatchObject({
      type: 'line',
      title: 'Ice volume by year and name',
      unit: 't',
      basis: 'source',
    });
    expect(lines.data.labels).toEqual(['2019', '2020', '2021']);
    expect(lines.data.datasets.map(({ label, data }) => [label, data])).toEqual([
      ['Mokra', [7, 6, 5]],
      ['Ledenka', [108, 105, 101]],
    ]);
    const bars = first(planned({ columns: ['Ice volume (t)', '2020'], ...sourced }), caves);
    expect(bars).toMatchObject({ type: 'bar', title: 'Ice volume, 2020', unit: 't', xLabel: '' });
  });
});
