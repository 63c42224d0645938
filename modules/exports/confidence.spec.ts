import { describe, expect, it } from 'vitest';
import { percent, qualityText } from './confidence';

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

  it('is shown as a whole percentage between 0 and 100', () => {
    expect([0.784, 1.2, -1].map(percent)).toEqual(['78%', '100%', '0%']);
  });
});
