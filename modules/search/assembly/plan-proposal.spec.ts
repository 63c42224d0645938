import { describe, expect, it } from 'vitest';
import { climateEvidence, climatePlan, noEvidence } from '../../../tests/doubles/climate-example';
import type { LedgerFact } from '../plan';
import { proposePlan, type Proposing } from './plan-proposal';

const propose = (changes: Partial<Proposing> = {}) =>
  proposePlan({
    ...{ plan: climatePlan, query: 'Warmth', evidence: climateEvidence(), offline: false },
    ...changes,
  });

describe('a plan for the person who decides about it', () => {
  it('names sections, figures, data and sources, each figure with its basis', () => {
    const { sections, ...proposed } = propose();
    expect(sections.map(({ title, brief }) => `${title}: ${brief}`)).toEqual([
      'Temperature: What the record says of temperature',
      'Emissions: What the record says of emissions',
      'Outlook: What the record says of outlook',
    ]);
    expect(proposed).toEqual({
      title: 'A warming record',
      summary: expect.stringContaining('-0.11 °C in 1965') as string,
      figures: [
        {
          id: 'anomaly-1965',
          label: 'Anomaly, 1965',
          value: '-0.11 °C',
          basis: 'source',
          source: 'climate.csv',
        },
        { id: 'market', label: 'Market size, 2024', value: '$12.5B', basis: 'model' },
      ],
      datasets: [
        {
          ...{
            id: 'anomaly',
            rows: 60,
            series: 1,
            period: '1965 to 2024',
            basis: 'source',
            source: 'climate.csv',
          },
          title: expect.any(String) as string,
        },
        {
          ...{ id: 'mix', title: 'Energy mix', rows: 3, series: 1, period: '', basis: 'model' },
          source: 'Model-only figures, not verified',
        },
      ],
      sources: [{ id: 'src-1', title: 'climate.csv', passages: 61 }],
      demo: false,
    });
  });

  it.each<[string, Partial<LedgerFact>]>([
    ['another value than its row', { value: '-0.12' }],
    ['the year of another row', { period: '1970' }],
    ['another unit', { unit: 'Gt' }],
    ['another label than its column', { label: 'Methane' }],
    ['a passage that does not exist', { basis: { span: 's999' } }],
    ['a dataset that does not exist', { basis: { dataset: 'd9', derivation: 'mean of Anomaly' } }],
  ])('does not call a figure sourced that has %s', (_, wrong) => {
    const [fact] = climatePlan.facts;
    const facts = [{ ...(fact as LedgerFact), ...wrong }];
    expect(propose({ plan: { ...climatePlan, facts } }).figures[0]).not.toHaveProperty('source');
    expect(propose({ plan: { ...climatePlan, facts } }).figures[0]?.basis).toBe('model');
  });

  it('calls every figure of the offline writer without sources illustrative', () => {
    const { demo, figures, datasets } = propose({ evidence: noEvidence, offline: true });
    expect(demo).toBe(true);
    const bases = [...figures, ...datasets].map(({ basis }) => basis);
    expect(bases.length).toBeGreaterThan(2);
    expect(new Set(bases)).toEqual(new Set(['illustrative']));
  });
});
