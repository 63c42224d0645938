import { describe, expect, it } from 'vitest';
import { compareFacts } from './agreement';
import type { LedgerFact } from '../../plan';

const fact = (label: string, value: string, unit = '', period = '2024'): LedgerFact => ({
  id: label.toLowerCase().replace(/\W+/g, '-'),
  label,
  value,
  unit,
  period,
  change: '',
  basis: 'model',
});
const compare = (a: LedgerFact, b: LedgerFact) => compareFacts({ facts: [a] }, { facts: [b] });

describe('two plans', () => {
  it.each([
    ['the same words', fact('Market size', '12.5B', '$'), fact('Size of the market', '12.5B', '$')],
    ['scale in the unit', fact('Market size', '12.5B', '$'), fact('Market size', '12.5', 'billion USD')],
    ['rounding', fact('CO2 emissions', '37,149', 'Mt'), fact('CO2 emissions', '37,150.2', 'Mt')],
    ['percent in words', fact('Solar share', '5.5', '%'), fact('Share of solar', '5.5', 'percent')],
    ['units of another size', fact('CO2 emissions', '37.15', 'Gt'), fact('CO2 emissions', '37,149', 'Mt')],
    [
      'the unit in the value',
      fact('Market size', '12.5 billion dollars'),
      fact('Market size', '12.5', 'billion USD'),
    ],
    ['a period left open', fact('Leader', 'Norway', ''), fact('Leader', 'norway', '', '')],
  ])('agree despite %s', (_, a, b) => {
    expect(compare(a, b)).toEqual({ agreement: 1, conflicts: [], confirmed: [a.id] });
  });

  it('differ in a sentence that names both figures', () => {
    expect(compare(fact('Solar share', '5.5', '%'), fact('Solar share', '7', '%'))).toEqual({
      agreement: 0,
      conflicts: ['The two models differ on "Solar share, 2024": one has 5.5%, the other 7%.'],
      confirmed: [],
    });
  });

  it.each([
    ['another period', fact('Solar share', '5.5', '%'), fact('Solar share', '9', '%', '2030')],
    ['another unit', fact('Solar output', '5', 'TWh'), fact('Solar output', '9', 'GW')],
    ['another matter', fact('Solar share', '5.5', '%'), fact('Oil price', '80', '%')],
  ])('are not compared across %s', (_, a, b) => {
    expect(compare(a, b)).toEqual({ agreement: 0, conflicts: [], confirmed: [] });
  });

  it('are not measured when one plans no facts', () => {
    expect(compareFacts({ facts: [] }, { facts: [fact('A', '1')] }).agreement).toBeNull();
    expect(compareFacts({ facts: [fact('A', '1')] }, { facts: [] }).agreement).toBeNull();
  });

  it('give the share of the first plan that the second confirms', () => {
    const facts = [
      fact('Solar share', '5', '%'),
      fact('Wind share', '8', '%'),
      fact('Coal price', '90', '$'),
    ];
    expect(compareFacts({ facts }, { facts: facts.slice(1) }).agreement).toBeCloseTo(2 / 3);
  });
});
