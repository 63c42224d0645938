import { describe, expect, it } from 'vitest';
import { sampleClaims } from '../../tests/doubles/sample-prose';
import { sampleResult } from '../../tests/doubles/sample-result';
import type { Claim } from '../search/report';
import { meaningOf, notesOf, claimVerdicts, verdictLabels } from './claim-notes';
import { verdictCounts } from './labels';

const claim = (more: Partial<Claim>): Claim => ({
  ...{ id: 'c1', section: 's', sentence: 'It rose.', numbers: [], basis: 'source', spanIds: [] },
  verdict: 'supported',
  ...more,
});
const meaning = (more: Partial<Claim>) => {
  const [note] = notesOf({ claims: [claim(more)], sources: [] });
  return note && meaningOf(note);
};

describe('the verdicts of a report', () => {
  it('are counted from most trusted to invented, without those that do not occur', () => {
    const backwards = [...sampleClaims].reverse();
    expect(verdictCounts(backwards).map(({ verdict }) => verdict)).toEqual(claimVerdicts);
    expect(verdictCounts([claim({ verdict: 'related' })])).toEqual([{ verdict: 'related', count: 1 }]);
  });

  it('have one explanation each, all different', () => {
    const explanations = claimVerdicts.map((verdict) => verdictLabels[verdict].means);
    expect(new Set(explanations).size).toBe(6);
    for (const words of explanations) expect(words).toMatch(/^[A-Z][^.]+\.$/);
  });

  it('are followed by the reason of the claim, if it has one', () => {
    expect(meaning({ verdict: 'unsupported', reason: 'The passage gives 22.73 Gt for 1990.' })).toBe(
      'The cited source does not say this. The passage gives 22.73 Gt for 1990.',
    );
    expect(meaning({ verdict: 'unsupported' })).toBe('The cited source does not say this.');
  });

  it('promise no passage for a derived figure that an older report calls supported', () => {
    const derivation = { text: 'mean of column CO2', formula: '', inputs: [], result: null };
    expect(meaning({ derivation })).toBe(
      'The cited passages give its figures, or it was worked out from them.',
    );
    expect(meaning({})).toBe(verdictLabels.supported.means);
  });
});

it('list a passage once that a claim cites twice', () => {
  const [note] = notesOf({ claims: [claim({ spanIds: ['s2', 's1', 's2'] })], sources: sampleResult.sources });
  expect(note?.spans.map(({ span }) => span.id)).toEqual(['s2', 's1']);
});
