import { describe, expect, it } from 'vitest';
import { confidenceLines, percent, qualityText } from './confidence';

describe('confidence in words (spec section 5)', () => {
  it.each([
    [0.81, 'high'],
    [0.8, 'good'],
    [0.61, 'good'],
    [0.6, 'moderate'],
    [0, 'moderate'],
  ])('%s is %s', (score, words) => {
    expect(qualityText(score)).toBe(words);
  });

  it('names what each score measures', () => {
    const scores = { overallConfidence: 1, contentQuality: 1, factualAccuracy: 1, completeness: 1 };
    expect(confidenceLines(scores).map(({ label, measures }) => `${label}: ${measures}`)).toEqual([
      'Overall Confidence: The scores below, weighed together',
      'Content Quality: Length, overlap and finish of the sections',
      'Factual Accuracy: Sentences and figures that are supported or derived',
      'Completeness: Sections, words (of 2,000), charts and tables that are there',
    ]);
  });

  it('is shown as a whole percentage between 0 and 100', () => {
    expect([0.784, 1.2, -1].map(percent)).toEqual(['78%', '100%', '0%']);
  });
});
