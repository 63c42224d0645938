import { describe, expect, it } from 'vitest';
import { factLabel, factValue, missingFigure, resolveFacts } from './ledger';
import type { LedgerFact } from './plan';

const fact = (changes: Partial<LedgerFact>): LedgerFact => ({
  id: 'co2',
  label: 'CO2',
  value: '37,149.79',
  unit: 'Mt',
  period: '2023',
  change: '',
  basis: 'model',
  ...changes,
});

describe('a fact as shown', () => {
  it.each([
    ['37,149.79', 'Mt', '37,149.79 Mt'],
    ['37.40', '%', '37.40%'],
    ['12.5B', '$', '$12.5B'],
    ['-3', '$', '-$3'],
    ['40%', '%', '40%'],
    ['Norway', '', 'Norway'],
    ['12.5 billion dollars', 'dollars', '12.5 billion dollars'],
    ['2.80', 'x', '2.80x'],
    ['36.6', 'EUR million', 'EUR 36.6 million'],
    ['-36.6', '$ million', '-$36.6 million'],
    ['5', 'EUR', '5 EUR'],
  ])('%s in %s is %s', (value, unit, read) => {
    expect(factValue(fact({ value, unit }))).toBe(read);
  });

  it('names its period once', () => {
    expect(factLabel(fact({}))).toBe('CO2, 2023');
    expect(factLabel(fact({ label: 'CO2 in 2023' }))).toBe('CO2 in 2023');
  });
});

describe('placeholders', () => {
  const facts = [
    fact({}),
    fact({ id: 'share', value: '40', unit: '%' }),
    fact({ id: 'cost', value: '5', unit: '$' }),
  ];
  it.each([
    ['{{co2}}', '37,149.79 Mt'],
    ['{{ CO2 }}', '37,149.79 Mt'],
    ['{{fact:co2}} and {{ fact : co2 }}', '37,149.79 Mt and 37,149.79 Mt'],
    ['{{co2}} Mt', '37,149.79 Mt'],
    ['{{share}} percent', '40 percent'],
    ['${{cost}}', '$5'],
    ['open {{co2 end', 'open co2 end'],
  ])('%s reads %s', (markdown, text) => {
    expect(resolveFacts(markdown, facts).text).toBe(text);
  });

  it('not in the ledger are reported, once each', () => {
    expect(resolveFacts('{{co2}} {{gone}} {{ gone }} {{}}', facts)).toEqual({
      text: `37,149.79 Mt ${missingFigure} ${missingFigure} ${missingFigure}`,
      used: ['co2'],
      unresolved: ['gone', '(empty)'],
    });
  });
});
