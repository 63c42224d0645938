import { describe, expect, it } from 'vitest';
import { sampleResult } from '../../tests/doubles/sample-result';
import type { DerivationInput } from '../evidence/evidence';
import type { Claim } from '../search/report';
import { inputsOf, moreWords } from './derivation';
import { notesOf } from './claim-notes';

const read = (inputs: DerivationInput[], spanIds: string[] = []) => {
  const derivation = { text: 'total', formula: '1 + 2 = 3', inputs, result: 3 };
  const claim: Claim = {
    ...{ id: 'c1', section: 's', sentence: 'It is 3.', numbers: ['3'], basis: 'derived', verdict: 'derived' },
    ...{ spanIds, derivation },
  };
  return notesOf({ claims: [claim], sources: sampleResult.sources }).flatMap(inputsOf);
};
const figure = (value: number, unit: string) => read([{ spanId: 's1', label: 'A', value, unit }])[0]?.figure;

describe('the inputs of a derived figure', () => {
  it.each([
    [37.79, 'Gt', '37.79 Gt'],
    [1234567.125, '', '1,234,567.125'],
    [0.0000012345, 'm', '0.0000012345 m'],
    [-0.2, '°C', '−0.2 °C'],
    [34, '%', '34%'],
    [-12.5, '$', '−$12.5'],
  ])('are read whole, with their unit: %d %s', (value, unit, words) => {
    expect(figure(value, unit)).toBe(words);
  });

  it('link to their passage if the note has it', () => {
    const cells = ['s4', 's5'].map((spanId) => ({ spanId, label: spanId, value: 1, unit: '' }));
    expect(read(cells, ['s5']).map(({ label, passage }) => [label, passage?.text])).toEqual([
      ['s4', undefined],
      ['s5', 'Year 2024, Mean 424.61'],
    ]);
  });
});

it('the rest of a list shows its count', () => {
  expect([moreWords(1, 'input'), moreWords(94, 'passage')]).toEqual(['1 more input', '94 more passages']);
});
