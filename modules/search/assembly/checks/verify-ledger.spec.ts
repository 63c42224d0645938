import { describe, expect, it } from 'vitest';
import type { LedgerFact } from '../../plan';
import { noEvidence } from '../../../../tests/doubles/climate-example';
import { co2Evidence, fact, planted, spanOf } from '../../../../tests/doubles/planted-report';

const in1990 = { span: spanOf(1990) };
/** The views of one planted fact: its key figure, its row in the table of figures, and the notices. */
function shown(one: LedgerFact, changes: Parameters<typeof planted>[1] = {}) {
  const { visualData, notices, sources } = planted({ facts: [one] }, changes);
  const ledger = visualData.tables.find(({ id }) => id === 'table-ledger');
  return {
    metric: visualData.metrics[0],
    restsOn: ledger?.rows[0]?.[3],
    basis: ledger?.basis,
    doubts: notices.filter((notice) => notice.includes('model-only')),
    cited: sources.flatMap(({ spans }) => spans.map(({ id }) => id)),
  };
}

describe('a figure of the ledger', () => {
  it('is sourced when its row holds it', () => {
    expect(shown(fact({ basis: in1990 }))).toMatchObject({
      metric: {
        ...{ label: 'CO2 emissions, 1990', value: '22.73 Gt', change: '+0%', basis: 'source' },
        spanIds: [spanOf(1990)],
      },
      ...{ restsOn: 'co2-and-temperature.csv', basis: 'source', doubts: [] },
    });
  });

  it.each<[string, Partial<LedgerFact>]>([
    ['a label that is not the column', { label: 'Global methane emissions' }],
    ['the label of another column', { label: 'Temperature anomaly' }],
    ['a period that is not the row’s', { period: '2015' }],
    ['a period that the table does not have', { period: '2024' }],
    ['a unit that is not the column’s', { unit: 'million t' }],
    ['a unit of another kind', { unit: '°C' }],
    ['a sign of its own', { value: '-22.73' }],
    ['a digit of its own', { value: '22.74' }],
    ['a span that does not exist', { basis: { span: 's999' } }],
    ['no value', { value: '' }],
  ])('with %s is model-only, without a change, and gets a notice', (_, changes) => {
    const { metric, restsOn, basis, doubts } = shown(fact({ basis: in1990, change: '+99.9%', ...changes }));
    expect(restsOn).toBe('Model only, not verified');
    expect(basis).toBe('model');
    expect(doubts.join()).toContain('is marked as model-only: the source it names does not hold');
    if (changes.value !== '') expect(metric).toMatchObject({ basis: 'model', change: '+0%', spanIds: [] });
  });

  it('in another language is model-only, and its source is not said to lack it', () => {
    const finnish = fact({ label: 'CO2-päästöt vuonna', basis: in1990, change: '+99.9%' });
    const { metric, restsOn, doubts } = shown(finnish);
    expect(restsOn).toBe('Model only, not verified');
    expect(metric).toMatchObject({ basis: 'model', change: '+0%', spanIds: [] });
    expect(doubts).toEqual([
      '1 figure is marked as model-only: the check reads English, and it or its source is in another language.',
    ]);
  });

  it('gets a notice with the value of the source', () => {
    expect(shown(fact({ basis: in1990, period: '2015' })).doubts).toEqual([
      expect.stringMatching(/^"CO2 emissions" is marked as model-only: .* does not hold 22\.73 Gt\. .*35\.4/),
    ]);
  });

  it('keeps a change that the table gives, with its derivation, and drops any other', () => {
    const in2023 = { value: '37.79', period: '2023', basis: { span: spanOf(2023) } };
    expect(shown(fact({ ...in2023, change: '+66.3%' })).metric).toMatchObject({
      change: '+66.3%',
      basis: 'source',
      derivation: expect.stringMatching(
        /^change: growth of CO2 emissions, 1990 to 2023: .*66\.256/,
      ) as string,
      spanIds: [spanOf(2023), spanOf(1990)],
    });
    for (const change of ['+99.9%', '-66.3%', 'much more'])
      expect(shown(fact({ ...in2023, change })).metric).toMatchObject({ change: '+0%', basis: 'source' });
  });

  it('in another unit of the same kind is sourced', () => {
    expect(shown(fact({ basis: in1990, value: '22,730', unit: 'Mt' })).metric?.basis).toBe('source');
  });

  it('computed from a table is derived, with its formula and inputs', () => {
    const mean = fact({
      ...{ label: 'Mean CO2 emissions', value: '23.00', period: '1990 to 1994' },
      basis: { dataset: 'd1', derivation: 'mean of column CO2 emissions, 1990 to 1994' },
    });
    const value = ((22.73 + 23.19 + 22.53 + 22.76 + 22.99) / 5).toFixed(2);
    for (const offline of [false, true]) {
      const { metric, restsOn, basis, cited } = shown({ ...mean, value }, { offline });
      expect(metric).toMatchObject({ basis: 'derived', spanIds: [1990, 1991, 1992, 1993, 1994].map(spanOf) });
      expect(metric?.derivation).toContain('mean of CO2 emissions, 1990 to 1994: (22.73 + 23.19');
      expect(restsOn).toMatch(/^Derived: mean of CO2 emissions/);
      expect(basis).toBe('derived');
      expect(cited).toContain(spanOf(1992));
      expect(shown({ ...mean, value: '24.84' }, { offline }).metric?.basis).toBe('model');
    }
  });

  it('may name its dataset by the title', () => {
    const title = co2Evidence.datasets[0]?.title ?? '';
    const latest = { label: 'CO2 emissions', value: '37.79', period: '2023' };
    const basis = { dataset: title, derivation: 'latest figure of column CO2 emissions' };
    expect(shown(fact({ ...latest, basis })).metric?.basis).toBe('source');
    expect(shown(fact({ ...latest, basis: { ...basis, dataset: 'nowhere' } })).metric?.basis).toBe('model');
  });

  it('of the model stays model-only, even where a source holds it, and its change is dropped', () => {
    expect(shown(fact({ basis: 'model', change: '+4%' }))).toMatchObject({
      metric: { basis: 'model', change: '+0%', spanIds: [] },
      doubts: [],
    });
  });

  it('of a demo is illustrative, keeps its change and adds no notice', () => {
    expect(
      shown(fact({ basis: in1990, change: '+4%' }), { offline: true, evidence: noEvidence }),
    ).toMatchObject({
      metric: { basis: 'illustrative', change: '+4%' },
      doubts: [],
    });
  });
});
