import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segmentsIn } from './graphemes';

describe.each(['word', 'sentence'] as const)('a text segmented in parts, by each %s', (granularity) => {
  const segmenter = new Intl.Segmenter('en', { granularity });
  const found = (text: string) =>
    [...segmentsIn(text, segmenter)].map(({ segment, index }) => [segment, index]);
  const atOnce = (text: string) => [...segmenter.segment(text)].map(({ segment, index }) => [segment, index]);

  it('has the same segments as when segmented as a whole', () => {
    const piece = fc.constantFrom(
      'The river rises. ',
      'Dr. ',
      'U.S. ',
      '3.5 % ',
      'word ',
      '日本語の文章。',
      'x'.repeat(700),
      '“Said so.” ',
      '\n\n',
      'éa\u0301 ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 120 }), (pieces) => {
        expect(found(pieces.join(''))).toEqual(atOnce(pieces.join('')));
      }),
      { numRuns: 40 },
    );
  });

  it('covers a long text to its end', () => {
    const text = 'It rises. '.repeat(5_000);
    expect(
      found(text)
        .map(([segment]) => segment)
        .join(''),
    ).toBe(text);
  });
});
