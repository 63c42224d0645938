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

describe('how the sentences of a report stand', () => {
  it('is counted from the most trusted to the invented, and what there is none of is left out', () => {
    const backwards = [...sampleClaims].reverse();
    expect(verdictCounts(backwards).map(({ verdict: verdict }) => verdict)).toEqual(claimVerdicts);
    expect(verdictCounts([claim({ verdict: 'related' })])).toEqual([{ verdict: 'related', count: 1 }]);
  });

  it('is explained in one sentence each, and no two are the same', () => {
    const said = claimVerdicts.map((verdict) => verdictLabels[verdict].means);
    expect(new Set(said).size).toBe(6);
    for (const words of said) expect(words).toMatch(/^[A-Z][^.]+\.$/);
  });

  it('is followed by the reason of the sentence, where it has one', () => {
    expect(meaning({ verdict: 'unsupported', reason: 'The passage gives 22.73 Gt for 1990.' })).toBe(
      'The cited source does not say this. The passage gives 22.73 Gt for 1990.',
    );
    expect(meaning({ verdict: 'unsupported' })).toBe('The cited source does not say this.');
  });

  it('promises no passage for a figure that an older report worked out and called supported', () => {
    const derivation = { text: 'mean of column CO2', formula: '', inputs: [], result: null };
    expect(meaning({ derivation })).toBe(
      'The cited passages give its figures, or it was worked out from them.',
    );
    expect(meaning({})).toBe(verdictLabels.supported.means);
  });
});

it('a passage that a sentence cites twice stands in its note once', () => {
  const [note] = notesOf({ claims: [claim({ spanIds: ['s2', 's1', 's2'] })], sources: sampleResult.sources });
  expect(note?.spans.map(({ span }) => span.id)).toEqual(['s2', 's1']);
});
