import { describe, expect, it } from 'vitest';
import { createVerifier } from '../../../evidence/contract';
import { climateEvidence, climatePlan } from '../../../../tests/doubles/climate-example';
import { verifyDatasets } from './datasets';
import { iconFor, isMetric, makeMetrics } from './metrics';
import type { LedgerFact } from '../../plan';

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
const evidence = climateEvidence();
const given = { evidence, verifier: createVerifier(evidence), demo: false, offline: false };
const figures = verifyDatasets(climatePlan, given).figures;

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

  it('use the defaults of the spec', () => {
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

  it('number six at most, sourced ones first', () => {
    const many = Array.from({ length: 12 }, (_, at) =>
      fact(`Figure ${at}`, at === 11 ? { basis: { span: 's1' } } : {}),
    );
    const metrics = makeMetrics(many, figures, false);
    expect(metrics).toHaveLength(6);
    expect(metrics[0]).toMatchObject({ label: 'Figure 11', basis: 'source', spanIds: ['s1'] });
  });

  it('do not repeat: no growth beside a level that includes it, no highest that is also the latest', () => {
    const span = { basis: { span: 's1' } };
    const metrics = makeMetrics(
      [
        fact('Growth of sales', { ...span, value: '66.3', unit: '%', period: '1990-2023' }),
        fact('Increase in sales', { ...span, value: '15', period: '1990-2023' }),
        fact('Highest sales', { ...span, value: '38', period: '2023' }),
        fact('Increase in warmth', { ...span, value: '0.7', period: '1990-2023' }),
        fact('Warmth', { ...span, value: '1.2', period: '2023' }),
        fact('Sales', { ...span, value: '38', period: '2023', change: '+66.3%' }),
        fact('Mean sales', { ...span, value: '30', period: '1990-2023' }),
      ],
      [],
      false,
    );
    expect(metrics.map(({ label }) => label)).toEqual([
      'Sales, 2023',
      'Warmth, 2023',
      'Increase in warmth, 1990-2023',
      'Mean sales, 1990-2023',
    ]);
  });

  it('number at least four where the data allows, each with its row', () => {
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
