import { describe, expect, it } from 'vitest';
import type { LedgerFact } from '../plan';
import { climateEvidence } from './climate-example';
import { settleFacts } from './settle-facts';

const evidence = climateEvidence();
const values = evidence.datasets[0]?.rows.map(([, value]) => Number(value)) ?? [];
const settled = (
  value: string,
  basis: LedgerFact['basis'],
  { offline = false, demo = false, period = '' } = {},
) =>
  settleFacts([{ id: 'f', label: 'Anomaly', value, unit: '', period, change: '', basis }], evidence, {
    offline,
    demo,
  });
const basisOf = (...asked: Parameters<typeof settled>) => {
  const basis = settled(...asked).facts[0]?.basis;
  return typeof basis === 'object' ? 'source' : basis;
};
const derived = { dataset: 'd1', derivation: 'mean of Anomaly' };

describe('a fact of the ledger', () => {
  it.each([
    ['-0.11', 's1', 'source'],
    ['-0.1', 's1', 'source'],
    ['-0.12', 's1', 'model'],
    ['-0.11', 's999', 'model'],
    ['', 's1', 'model'],
  ])('%s resting on %s is %s', (value, span, basis) => {
    expect(basisOf(value, { span })).toBe(basis);
  });

  it('derived by a model is computed again, over the years it speaks of', () => {
    const mean = values.reduce((a, b) => a + b, 0) / values.length;
    expect(basisOf(mean.toFixed(2), derived)).toBe('source');
    expect(basisOf((mean + 7).toFixed(2), derived)).toBe('model');
    const decade = values.slice(25, 35).reduce((a, b) => a + b, 0) / 10;
    expect(basisOf(decade.toFixed(4), derived, { period: '1990-1999' })).toBe('source');
    expect(basisOf(decade.toFixed(4), { ...derived, dataset: 'nowhere' }, { period: '1990-1999' })).toBe(
      'model',
    );
  });

  it('derived by the offline writer stands, for it was computed from the data', () => {
    expect(basisOf('0.4242', derived, { offline: true })).toBe('source');
  });

  it('of a demo is illustrative, and nobody is told of a source it never had', () => {
    expect(settled('1', { span: 's1' }, { demo: true })).toMatchObject({
      facts: [{ basis: 'illustrative' }],
      notices: [],
    });
  });
});
