import { describe, expect, it } from 'vitest';
import { climateEvidence, climatePlan } from './assembly/climate-example';
import { settleDatasets } from './datasets';
import { iconFor, isMetric, makeMetrics } from './metrics';
import type { LedgerFact } from './plan';

const fact = (label: string, changes: Partial<LedgerFact> = {}): LedgerFact => ({
  id: label.toLowerCase().replace(/\W+/g, '-'),
  label,
  value: '5',
  unit: '',
  period: '',
  change: '',
  basis: 'model',
  ...changes,
});
const figures = settleDatasets(climatePlan, climateEvidence(), false).figures;

describe('key figures', () => {
  it.each([
    [{ label: 'Value', value: '5' }, false],
    [{ label: 'Growth', value: ' icon ' }, false],
    [{ label: 'CO', value: '5' }, false],
    [{ label: 'Growth', value: ' ' }, false],
    [{ label: 'CO2', value: '5' }, true],
  ])('%o is kept: %s', (metric, kept) => {
    expect(isMetric(metric)).toBe(kept);
  });

  it('have the defaults of the spec', () => {
    expect(makeMetrics([fact('Widgets')], [], false)).toEqual([
      { label: 'Widgets', value: '5', icon: 'bar-chart', change: '+0%', basis: 'model', spanIds: [] },
    ]);
  });

  it.each([
    ['Market share', 'pie-chart'],
    ['Growth since 2000', 'trending-up'],
    ['Mean of the decade', 'chart-line'],
    ['Temperature anomaly', 'activity'],
    ['Units sold', 'bar-chart'],
  ])('%s gets the icon %s', (label, icon) => {
    expect(iconFor(label)).toBe(icon);
  });

  it('are at most eight, those with a source first', () => {
    const many = Array.from({ length: 12 }, (_, at) =>
      fact(`Figure ${at}`, at === 11 ? { basis: { span: 's1' } } : {}),
    );
    const metrics = makeMetrics(many, figures, false);
    expect(metrics).toHaveLength(8);
    expect(metrics[0]).toMatchObject({ label: 'Figure 11', basis: 'source', spanIds: ['s1'] });
  });

  it('are at least four where the data says more, each with its row', () => {
    const metrics = makeMetrics([], figures, false);
    expect(metrics).toHaveLength(4);
    const last = climateEvidence().datasets[0]?.rows.at(-1);
    expect(metrics[0]).toMatchObject({
      label: 'Latest Anomaly, 2024',
      value: `${String(last?.[1])} °C`,
      derivation: 'latest value of Anomaly',
      spanIds: ['s60'],
    });
  });
});
